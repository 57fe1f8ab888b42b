### Royals: components and their words

## The game and its editions

royals-game = Royals
    .about = The great noble houses of the 17th century struggle for Europe: cards win positions at court, intrigue takes them from others, and three times influence is weighed.
    .length = 60 minutes
    .weight = Medium
royals-edition-rulebook = Rulebook edition
    .about = Follows the rulebook, with our own rulings where it is silent or contradicts itself; the usual choice. Numbers that only the board shows are reconstructed.
royals-edition-arcane-2016 = Arcane Wonders edition (2016)
    .about = Plays like the later English edition: three more British cards, a reshuffle at once when an empty country deck is asked for a card, and fewer noble house bonuses for three players.

## Families of components

royals-family-country = Countries
royals-family-intrigue = Intrigue cards
royals-family-title = Titles
royals-family-city = Cities
royals-family-position = Positions
royals-family-noble = Noble house

## Countries

royals-country-france = France
royals-country-german-states = German States
royals-country-britain = Britain
royals-country-spain = Spain
royals-country-entry = { $country }
    .rule = Its cards pay for positions in its cities. Whoever has the most influence there when a period ends takes the better of its two tokens.

## Intrigue cards

royals-intrigue-france-german-states = France / German States
royals-intrigue-france-britain = France / Britain
royals-intrigue-france-spain = France / Spain
royals-intrigue-german-states-britain = German States / Britain
royals-intrigue-german-states-spain = German States / Spain
royals-intrigue-britain-spain = Britain / Spain
royals-intrigue-entry = { $intrigue }
    .rule = Helps to take over a position in either of the two countries it shows. Any two intrigue cards together do the work of one.

## Titles

royals-title-marshal = Marshal
    .low = Marshal
royals-title-baron = Baron
    .low = Baron
royals-title-countess = Countess
    .low = Countess
royals-title-duke = Duke
    .low = Duke
royals-title-cardinal = Cardinal
    .low = Cardinal
royals-title-princess = Princess
    .low = Princess
royals-title-king = King
    .low = King
royals-title-entry = { $title }
    .low = { $title_low }
    .rule = Positions of this title stand in several cities. Whoever has the most cubes on the title token at the end of the game scores it; two who are level share it.

## Cities

royals-city-paris = Paris
royals-city-lyon = Lyon
royals-city-rennes = Rennes
royals-city-marseille = Marseille
royals-city-bordeaux = Bordeaux
royals-city-vienna = Vienna
royals-city-cologne = Cologne
royals-city-munich = Munich
royals-city-berlin = Berlin
royals-city-dublin = Dublin
royals-city-london = London
royals-city-edinburgh = Edinburgh
royals-city-madrid = Madrid
royals-city-seville = Seville
royals-city-valencia = Valencia
royals-city-barcelona = Barcelona
royals-city-entry = { $city }
    .rule = The first player ever to occupy a position here takes the city bonus. The printed bonus also breaks ties for influence.

## Positions

royals-position-entry = { $title } in { $city }
    .rule = Whoever holds it has its influence in the country, until somebody takes it over.

## The noble house

royals-noble-entry = Noble house bonuses
    .rule = For a cube on each of the title tokens: the highest noble house bonus that is left, once per player.

## Colours

royals-colour-grey = grey
royals-colour-purple = purple
royals-colour-orange = orange
royals-colour-black = black
royals-colour-white = white

## Options

royals-option-totals = Running totals
    .about = Whether the points of the other players are shown during the game. Whoever counts along knows them anyway.
royals-option-totals-hidden = not shown
royals-option-totals-shown = shown
royals-option-colours = Colours
    .about = Who plays with which colour. Black and white have more cubes.
royals-option-colours-by-seat = by seat
royals-option-colours-chosen = chosen one after the other
