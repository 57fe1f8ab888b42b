### Royals: játékelemek és elnevezéseik

## A játék és kiadásai

royals-game = Royals
    .about = A 17. század nagy nemesi házai Európáért küzdenek: kártyákkal udvari pozíciókat szereznek, cselszövéssel elveszik a másokét, és háromszor mérik össze befolyásukat.
    .length = 60 perc
    .weight = Közepes
royals-edition-rulebook = Szabályfüzet szerinti kiadás
    .about = A szabályfüzetet követi, ahol pedig az hallgat vagy ellentmond önmagának, ott a mi döntésünk érvényes; ez a szokásos választás. Azokat a számokat, amelyek csak a táblán láthatók, mi állítottuk helyre.
royals-edition-arcane-2016 = Arcane Wonders-kiadás (2016)
    .about = A későbbi angol kiadás szerint játszható: három további brit kártya, ha valaki az elfogyott országkártyapakliból kér lapot, azonnal újra kell keverni, és három játékosnál kevesebb a nemesi ház bónusz.

## A játékelemek csoportjai

royals-family-country = Országok
royals-family-intrigue = Cselszövéskártyák
royals-family-title = Címek
royals-family-city = Városok

## Országok

royals-country-france = Franciaország
royals-country-german-states = Német államok
royals-country-britain = Britannia
royals-country-spain = Spanyolország
royals-country-entry = { $country }
    .rule = Az országkártyák száma: { $n }. Városok: { $cities }. Országbónuszok: { $first } és { $second } pont.

## Cselszövéskártyák

royals-intrigue-france-german-states = Franciaország / Német államok
royals-intrigue-france-britain = Franciaország / Britannia
royals-intrigue-france-spain = Franciaország / Spanyolország
royals-intrigue-german-states-britain = Német államok / Britannia
royals-intrigue-german-states-spain = Német államok / Spanyolország
royals-intrigue-britain-spain = Britannia / Spanyolország
royals-intrigue-entry = { $intrigue }
    .rule = Ez a cselszövéskártya a rajta látható két ország bármelyikének pozíciójára kijátszható: { $countries }. Ilyen kártyák száma: { $n }.

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
    .rule = A pozíció ára országkártyában: { $cards }. Befolyása: { $influence }. Átvételéhez szükséges cselszövéskártyák: { $intrigues }. A címjelző { $points } pontot ér, a fele-fele { $half } pontot.

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
    .rule = Ország: { $country }. Pozíciók: { $titles }. Városbónusz: { $points } pont.

## Színek

royals-colour-grey = szürke
royals-colour-purple = lila
royals-colour-orange = narancs
royals-colour-black = fekete
royals-colour-white = fehér

## Beállítások

royals-option-totals = Aktuális pontszámok
    .about = Látszódjék-e játék közben a többi játékos pontszáma. Aki számol, amúgy is tudja.
royals-option-totals-hidden = nem látszik
royals-option-totals-shown = látszik
royals-option-colours = Színek
    .about = Ki melyik színnel játszik. A feketéből és a fehérből több kocka van.
royals-option-colours-by-seat = ülésrend szerint
royals-option-colours-chosen = egymás után választva
