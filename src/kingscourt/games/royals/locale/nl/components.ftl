### Royals: spelmateriaal en de woorden ervoor

## Het spel en zijn edities

royals-game = Royals
    .about = De grote adelshuizen van de 17e eeuw strijden om Europa: kaarten winnen posities aan het hof, intriges nemen ze van anderen af, en driemaal wordt de invloed gewogen.
    .length = 60 minuten
    .weight = Middelzwaar
royals-edition-rulebook = Editie volgens het spelregelboekje
    .about = Volgt het spelregelboekje, met eigen beslissingen waar het zwijgt of zichzelf tegenspreekt; de gebruikelijke keuze. Getallen die alleen op het bord staan, zijn gereconstrueerd.
royals-edition-arcane-2016 = Editie van Arcane Wonders (2016)
    .about = Speelt als de latere Engelse editie: drie Britse kaarten meer, een lege landenstapel wordt opnieuw geschud zodra iemand ervan wil trekken, en met drie spelers zijn er minder adelshuisbonussen.

## Groepen spelmateriaal

royals-family-country = Landen
royals-family-intrigue = Intrigekaarten
royals-family-title = Titels
royals-family-city = Steden
royals-family-position = Posities
royals-family-noble = Adelshuis

## Landen

royals-country-france = Frankrijk
royals-country-german-states = Duitse Staten
royals-country-britain = Brittannië
royals-country-spain = Spanje
royals-country-entry = { $country }
    .rule = Met de kaarten ervan betaal je posities in de steden van het land. Wie er aan het einde van een periode de meeste invloed heeft, neemt de betere van de twee fiches.

## Intrigekaarten

royals-intrigue-france-german-states = Frankrijk / Duitse Staten
royals-intrigue-france-britain = Frankrijk / Brittannië
royals-intrigue-france-spain = Frankrijk / Spanje
royals-intrigue-german-states-britain = Duitse Staten / Brittannië
royals-intrigue-german-states-spain = Duitse Staten / Spanje
royals-intrigue-britain-spain = Brittannië / Spanje
royals-intrigue-entry = { $intrigue }
    .rule = Helpt om een positie over te nemen in een van de twee landen die erop staan. Twee willekeurige intrigekaarten gelden samen als één naar keuze.

## Titels

royals-title-marshal = Maarschalk
    .low = maarschalk
royals-title-baron = Baron
    .low = baron
royals-title-countess = Gravin
    .low = gravin
royals-title-duke = Hertog
    .low = hertog
royals-title-cardinal = Kardinaal
    .low = kardinaal
royals-title-princess = Prinses
    .low = prinses
royals-title-king = Koning
    .low = koning
royals-title-entry = { $title }
    .low = { $title_low }
    .rule = Posities met deze titel zijn er in meerdere steden. Wie aan het einde van het spel de meeste blokjes op de titelfiche heeft, krijgt de punten; twee die gelijkstaan, delen ze.

## Steden

royals-city-paris = Parijs
royals-city-lyon = Lyon
royals-city-rennes = Rennes
royals-city-marseille = Marseille
royals-city-bordeaux = Bordeaux
royals-city-vienna = Wenen
royals-city-cologne = Keulen
royals-city-munich = München
royals-city-berlin = Berlijn
royals-city-dublin = Dublin
royals-city-london = Londen
royals-city-edinburgh = Edinburgh
royals-city-madrid = Madrid
royals-city-seville = Sevilla
royals-city-valencia = Valencia
royals-city-barcelona = Barcelona
royals-city-entry = { $city }
    .rule = Wie hier als allereerste een positie bezet, neemt de stadsbonus. De gedrukte bonus beslist ook bij gelijke invloed.

## Posities

royals-position-entry = { $title } in { $city }
    .rule = Wie deze positie bezet houdt, heeft de invloed ervan in het land, tot iemand de positie overneemt.

## Het adelshuis

royals-noble-entry = Adelshuisbonussen
    .rule = Voor een blokje op elke titelfiche: de hoogste adelshuisbonus die er nog is, één keer per speler.

## Kleuren

royals-colour-grey = grijs
royals-colour-purple = paars
royals-colour-orange = oranje
royals-colour-black = zwart
royals-colour-white = wit

## Opties

royals-option-totals = Tussenstanden
    .about = Of de punten van de anderen tijdens het spel te zien zijn. Wie meetelt, kent ze toch al.
royals-option-totals-hidden = niet te zien
royals-option-totals-shown = te zien
royals-option-colours = Kleuren
    .about = Wie met welke kleur speelt. Van zwart en wit zijn er meer blokjes.
royals-option-colours-by-seat = volgens de plaats
royals-option-colours-chosen = om beurten gekozen
