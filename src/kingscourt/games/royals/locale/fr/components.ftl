### Royals : le matériel et ses mots

## Le jeu et ses éditions

royals-game = Royals
    .about = Les grandes maisons nobles du XVIIe siècle se disputent l’Europe : des cartes gagnent des positions à la cour, l’intrigue les prend aux autres, et l’on pèse trois fois l’influence.
    .length = 60 minutes
    .weight = Moyen
royals-edition-rulebook = Édition du livret de règles
    .about = Suit le livret de règles, avec nos propres décisions là où il se tait ou se contredit ; c’est le choix habituel. Les nombres que seul le plateau montre sont reconstitués.
royals-edition-arcane-2016 = Édition Arcane Wonders (2016)
    .about = Se joue comme l’édition anglaise plus récente : trois cartes britanniques de plus, une pioche de pays vide est remélangée dès qu’on y prend une carte, et à trois il y a moins de bonus de maison noble.

## Familles de matériel

royals-family-country = Pays
royals-family-intrigue = Cartes Intrigue
royals-family-title = Titres
royals-family-city = Villes
royals-family-position = Positions
royals-family-noble = Maison noble

## Pays

royals-country-france = France
royals-country-german-states = États allemands
royals-country-britain = Grande-Bretagne
royals-country-spain = Espagne
royals-country-entry = { $country }
    .rule = Ses cartes paient les positions de ses villes. À la fin d’une période, qui y a le plus d’influence prend le meilleur de ses deux jetons.

## Cartes Intrigue

royals-intrigue-france-german-states = France / États allemands
royals-intrigue-france-britain = France / Grande-Bretagne
royals-intrigue-france-spain = France / Espagne
royals-intrigue-german-states-britain = États allemands / Grande-Bretagne
royals-intrigue-german-states-spain = États allemands / Espagne
royals-intrigue-britain-spain = Grande-Bretagne / Espagne
royals-intrigue-entry = { $intrigue }
    .rule = Aide à prendre une position dans l’un ou l’autre des pays qu’elle montre. Deux cartes Intrigue quelconques en valent une au choix.

## Titres

royals-title-marshal = Maréchal
    .low = maréchal
royals-title-baron = Baron
    .low = baron
royals-title-countess = Comtesse
    .low = comtesse
royals-title-duke = Duc
    .low = duc
royals-title-cardinal = Cardinal
    .low = cardinal
royals-title-princess = Princesse
    .low = princesse
royals-title-king = Roi
    .low = roi
royals-title-entry = { $title }
    .low = { $title_low }
    .rule = Plusieurs villes ont une position de ce titre. Qui a le plus de cubes sur le jeton de titre à la fin de la partie en marque les points ; deux joueurs à égalité les partagent.

## Villes

royals-city-paris = Paris
royals-city-lyon = Lyon
royals-city-rennes = Rennes
royals-city-marseille = Marseille
royals-city-bordeaux = Bordeaux
royals-city-vienna = Vienne
royals-city-cologne = Cologne
royals-city-munich = Munich
royals-city-berlin = Berlin
royals-city-dublin = Dublin
royals-city-london = Londres
royals-city-edinburgh = Édimbourg
royals-city-madrid = Madrid
royals-city-seville = Séville
royals-city-valencia = Valence
royals-city-barcelona = Barcelone
royals-city-entry = { $city }
    .rule = La toute première personne à occuper ici une position prend le bonus de ville. Le bonus imprimé départage aussi les égalités d’influence.

## Positions

royals-position-entry = { $title } à { $city }
    .rule = Qui la tient en a l’influence dans le pays, jusqu’à ce que quelqu’un la lui prenne.

## La maison noble

royals-noble-entry = Bonus de maison noble
    .rule = Pour un cube sur chaque jeton de titre : le plus haut bonus de maison noble qui reste, une fois par joueur.

## Couleurs

royals-colour-grey = gris
royals-colour-purple = violet
royals-colour-orange = orange
royals-colour-black = noir
royals-colour-white = blanc

## Options

royals-option-totals = Scores en cours
    .about = Détermine si les points des autres s’affichent pendant la partie. Qui compte les connaît de toute façon.
royals-option-totals-hidden = non affichés
royals-option-totals-shown = affichés
royals-option-colours = Couleurs
    .about = Qui joue avec quelle couleur. Le noir et le blanc ont plus de cubes.
royals-option-colours-by-seat = selon la place
royals-option-colours-chosen = choisies tour à tour
