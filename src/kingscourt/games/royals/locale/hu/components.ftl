### Royals: játékelemek és elnevezéseik

## A játék és kiadásai

royals-game = Royals
    .about = A 17. század nagy nemesi házai Európáért küzdenek: kártyákkal udvari pozíciókat szereznek, cselszövéssel elveszik a másokét, és háromszor mérik össze befolyásukat.
    .length = 60 perc
    .weight = Közepes
royals-edition-rulebook = Szabályfüzet szerinti kiadás
    .about = A szabályfüzetet követi, ahol pedig az hallgat vagy ellentmond önmagának, ott a mi döntésünk érvényes; ez a szokásos választás. Azokat a számokat, amelyek csak a táblán láthatók, rekonstruáltuk.
royals-edition-arcane-2016 = Arcane Wonders-kiadás (2016)
    .about = A későbbi angol kiadás szerint játszható: három brit kártyával több van benne; ha valaki az üres húzópakliból kér országkártyát, a dobópaklit azonnal meg kell keverni; három játékosnál pedig kevesebb a nemesi ház bónusz.

## A játékelemek csoportjai

royals-family-country = Országok
royals-family-intrigue = Cselszövéskártyák
royals-family-title = Címek
royals-family-city = Városok
royals-family-position = Pozíciók
royals-family-noble = Nemesi ház

## Országok

royals-country-france = Franciaország
royals-country-german-states = Német államok
royals-country-britain = Britannia
royals-country-spain = Spanyolország
royals-country-entry = { $country }
    .rule = A lapjaival az ország városainak pozícióit lehet kifizetni. Korszak végén a legnagyobb befolyású játékos kapja a két jelző közül az értékesebbet.

## Cselszövéskártyák

royals-intrigue-france-german-states = Franciaország / Német államok
royals-intrigue-france-britain = Franciaország / Britannia
royals-intrigue-france-spain = Franciaország / Spanyolország
royals-intrigue-german-states-britain = Német államok / Britannia
royals-intrigue-german-states-spain = Német államok / Spanyolország
royals-intrigue-britain-spain = Britannia / Spanyolország
royals-intrigue-entry = { $intrigue }
    .rule = A rajta látható két ország bármelyikében segít átvenni egy pozíciót. Bármely két cselszövéskártya együtt egy tetszőlegesnek felel meg.

## Címek

royals-title-marshal = Marsall
    .low = marsall
royals-title-baron = Báró
    .low = báró
royals-title-countess = Grófnő
    .low = grófnő
royals-title-duke = Herceg
    .low = herceg
royals-title-cardinal = Bíboros
    .low = bíboros
royals-title-princess = Hercegnő
    .low = hercegnő
royals-title-king = Király
    .low = király
royals-title-entry = { $title }
    .low = { $title_low }
    .rule = Ilyen címmel több városban is van pozíció. A játék végén az kapja a címjelző pontjait, akinek a legtöbb kockája van rajta; ha ketten állnak az élen, megfelezik.

## Városok

royals-city-paris = Párizs
royals-city-lyon = Lyon
royals-city-rennes = Rennes
royals-city-marseille = Marseille
royals-city-bordeaux = Bordeaux
royals-city-vienna = Bécs
royals-city-cologne = Köln
royals-city-munich = München
royals-city-berlin = Berlin
royals-city-dublin = Dublin
royals-city-london = London
royals-city-edinburgh = Edinburgh
royals-city-madrid = Madrid
royals-city-seville = Sevilla
royals-city-valencia = Valencia
royals-city-barcelona = Barcelona
royals-city-entry = { $city }
    .rule = Aki a játék során elsőként foglal el itt pozíciót, megkapja a városbónuszt. A nyomtatott bónusz a befolyás holtversenyeit is eldönti.

## Pozíciók

royals-position-entry = { $title } ({ $city })
    .rule = Aki tartja, annak befolyást ad az országban, amíg valaki át nem veszi.

## A nemesi ház

royals-noble-entry = Nemesi ház bónuszok
    .rule = Akinek minden címjelzőn van kockája, megkapja a legmagasabb, még elérhető nemesi ház bónuszt; játékosonként egyszer.

## Színek

royals-colour-grey = szürke
royals-colour-purple = lila
royals-colour-orange = narancs
royals-colour-black = fekete
royals-colour-white = fehér

## Beállítások

royals-option-totals = Aktuális pontszámok
    .about = Látsszon-e játék közben a többi játékos pontszáma. Aki számol, amúgy is tudja.
royals-option-totals-hidden = nem látszik
royals-option-totals-shown = látszik
royals-option-colours = Színek
    .about = Ki melyik színnel játszik. A feketéből és a fehérből több kocka van.
royals-option-colours-by-seat = ülésrend szerint
royals-option-colours-chosen = egymás után választva
