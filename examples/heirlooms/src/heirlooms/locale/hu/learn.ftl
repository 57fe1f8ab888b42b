### The lesson and the goal card

## The first game

heirlooms-lesson-first-look-title = Te lépsz először
heirlooms-lesson-first-look-why = Beatrixszal örököltök: minden örökségdarabot a legmagasabb lap visz el.
heirlooms-lesson-first-look-what = Nézd meg az intéző lapját: ő is licitál.
heirlooms-lesson-first-look-instead = Az intéző lapjából tudod meg, mennyi kell a nyeréshez.
heirlooms-lesson-first-steward-title = Az intéző lapja
heirlooms-lesson-first-steward-why = Az intéző lapja { $card }, és ezt csak te tudod.
heirlooms-lesson-first-steward-what =
    { $device ->
        [touch] Koppints
       *[other] Kattints
    } az intézőre.
heirlooms-lesson-first-steward-elsewhere = Az intéző a ház nevében licitál: az örökösök között találod.
heirlooms-lesson-first-wait-title = Senki sem áll félre
heirlooms-lesson-first-wait-why = Megkérhetnéd Beatrixot, hogy álljon félre, és ne licitáljon.
heirlooms-lesson-first-wait-what = Most hadd licitáljon: ne tégy semmit.
heirlooms-lesson-first-wait-instead = Ha félreáll, ő is megnézheti az intéző lapját.
heirlooms-lesson-first-bid-title = Épp elég
heirlooms-lesson-first-bid-why = Minden lap csak egyszer használható, ezért ne adj többet a kelleténél.
heirlooms-lesson-first-bid-what = Licitálj a 12-essel.
heirlooms-lesson-first-bid-instead = A 17-es is nyerne, de a hegedű többet ér; az 5-öst az intéző megveri.
heirlooms-lesson-first-won-title = Az első örökségdarabod
heirlooms-lesson-first-won-why = A liciteket egyszerre fedik fel, és a legmagasabb viszi a darabot.
heirlooms-lesson-first-won-what =
    { $device ->
        [touch] Koppints
       *[other] Kattints
    } magadra: itt látod, mit nyertél.
heirlooms-lesson-first-won-elsewhere = Az örökségdarabjaid a neved mellett vannak.
heirlooms-lesson-first-on-title = Most már egyedül
heirlooms-lesson-first-on-why = Az nyer, akinek a darabjai a legtöbbet érik; akár az intéző is.
heirlooms-lesson-first-on-what = Licitálj a tükörre, ahogy jónak látod.
heirlooms-lesson-first-met-asked = Aki félreáll, nem licitál, viszont megnézi az intéző lapját.

## The goal card

heirlooms-goal-heir = Egy régi ház egyik örököse vagy.
heirlooms-goal-bids = Fordulónként egy örökségdarab a tét, és mindenki titokban licitál egy lappal.
heirlooms-goal-worth = Az utolsó örökségdarab után az nyer, akinek a darabjai a legtöbbet érik.
heirlooms-round = Egy forduló
heirlooms-round-offer = Tét
heirlooms-round-offer-does = előkerül a következő örökségdarab
heirlooms-round-head = Asztalfő
heirlooms-round-head-does = megnézi az intéző lapját, vagy félreállást kér
heirlooms-round-bid = Licit
heirlooms-round-bid-does = mindenki titokban választ egy lapot
heirlooms-round-award = Nyertes
heirlooms-round-award-does = a legmagasabb lap viszi
heirlooms-scores-heirloom = 2–5
heirlooms-scores-heirloom-for = a házikó minden örökségdarabja
heirlooms-scores-steward = 0
heirlooms-scores-steward-for = az intéző is elvihet örökségdarabokat
