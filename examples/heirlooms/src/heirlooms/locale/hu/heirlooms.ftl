### Örökség: minden, amit a játék mond

## A játék

heirlooms-game = Örökség
    .about = Az örökséget titkos licitek osztják szét, és az öreg intéző is licitál.
    .length = 10–15 perc
    .weight = Könnyű
heirlooms-edition-cottage = A házikó
    .about = Három örökségdarab: rövid játszma.
heirlooms-edition-manor = A kúria
    .about = Hat örökségdarab: hosszú játszma, amelyet az utolsó darabok döntenek el.
heirlooms-option-losers = A nem nyertes licitek lapjai
    .discard = Kikerülnek a játékból.
    .keep = Gazdájuk mindenki előtt visszaveszi őket.
heirlooms-steward = Az intéző

## Az örökség darabjai

heirlooms-heirloom-teapot = Teáskanna
    .acc = a teáskannát
heirlooms-heirloom-mirror = Tükör
    .acc = a tükröt
heirlooms-heirloom-clock = Óra
    .acc = az órát
heirlooms-heirloom-portrait = Arckép
    .acc = az arcképet
heirlooms-heirloom-violin = Hegedű
    .acc = a hegedűt
heirlooms-heirloom-ring = Gyűrű
    .acc = a gyűrűt
heirlooms-card-heirloom = { $heirloom }
    .rule = Örökségdarab: a fordulójában a legmagasabb lap viszi.
heirlooms-line-worth = Értéke: { $n }
heirlooms-components-heirloom = Örökségdarabok

## Kérdések és válaszok

heirlooms-prompt-turn = Te ülsz az asztalfőn. Mit teszel a licit előtt? A tét: { $heirloom }.
heirlooms-prompt-answer = { $player } arra kér, hogy állj félre. Átengeded a többieknek { $heirloom_acc }?
heirlooms-prompt-bidding = Melyik lappal licitálsz? A tét: { $heirloom }.
heirlooms-action-look = Megnézem az intéző lapját
heirlooms-action-ask = Félreállásra kérem: { $player }
heirlooms-action-wait = Nem teszek semmit
heirlooms-action-agree = Félreállok, és megnézem a lapot
heirlooms-action-decline = Licitálok
heirlooms-action-bid = Ezzel licitálok: { $card }
heirlooms-terms-bid = a legmagasabb lap viszi { $heirloom_acc }, az értéke { $worth }
heirlooms-terms-aside = erre nem licitálsz: { $heirloom }
heirlooms-thing-card = { $card }. számú lap
heirlooms-thing-heirloom = { $heirloom }

## Ami történik

heirlooms-event-dealt = Kapott lapod: { $card }.
heirlooms-event-dealt-other = { $player } lapot kap.
heirlooms-event-offered = A tét: { $heirloom }.
heirlooms-event-looked = { $player } megnézi az intéző lapját.
heirlooms-event-asked = { $player } félreállásra kéri ezt az örököst: { $other }.
heirlooms-event-agree = { $player } félreáll, és megnézi az intéző lapját.
heirlooms-event-decline = { $player } licitálni fog.
heirlooms-event-steward = Az intéző lapja: { $card }.
heirlooms-event-bid = { $player } licitje: { $card }.
heirlooms-event-won = { $player } elnyeri { $heirloom_acc }.
heirlooms-event-spent = Kikerül a játékból ez a lap: { $card }.
heirlooms-event-kept = { $player } alulmarad, és visszaveszi a lapját: { $card }.

## Miért nem

heirlooms-refusal-looked = Az intéző lapját már megnézted.
heirlooms-refusal-yourself = Csak másik örököst kérhetsz.
heirlooms-refusal-hand = Ez a lap nincs a kezedben.

## Az asztal szavakban

heirlooms-outline-table = { $round }. forduló
heirlooms-outline-offer = A tét: { $heirloom }
heirlooms-outline-cards =
    { $n ->
        [one] { $n } lap
       *[other] { $n } lap
    }
heirlooms-outline-card = { $card }. számú lap
heirlooms-score-heirlooms = Örökségdarabok
heirlooms-outcome-worth = A győztes örökségdarabjai érnek a legtöbbet.

## A szabályok szám szerint

heirlooms-rule-1-1 = 2–4 örökös játszik. A dobozban legyen elég lap nekik és az intézőnek is: mindegyiküknek örökségdarabonként egy. A lapok 1-től számozottak, minden szám egyszer szerepel.
    .title = Örökösök és lapok
heirlooms-rule-1-2 = Minden örökös annyi lapot kap, ahány örökségdarab van, és nem mutatja meg őket senkinek.
    .title = A kézben tartott lapok
heirlooms-rule-1-3 = Az intéző paklija képpel lefelé fekszik, örökségdarabonként egy lappal. Egyik lapját sem ismeri senki, amíg valaki meg nem nézi.
    .title = Az intéző
heirlooms-rule-2-1 = Minden fordulóban a következő örökségdarab a tét. Először az lép, aki az asztalfőn ül, utána mindenki licitál. A következő fordulóban a balra ülő örökös kerül az asztalfőre.
    .title = Fordulók
heirlooms-rule-2-2 = Az asztalfőn ülő örökös fordulónként egyszer megnézheti az intéző legfelső lapját. A többiek azt látják, hogy megnézte, azt nem, hogy mi az.
    .title = Egy pillantás
heirlooms-rule-2-3 = Az asztalfőn ülő örökös ezután megkérhet egy másikat, hogy álljon félre. Ezzel a lépése véget ér, ahogy a várakozással is.
    .title = Egy kérés
heirlooms-rule-2-4 = A megkérdezett örökös azonnal válaszol. Aki beleegyezik, ebben a fordulóban nem licitál, hanem megnézi az intéző lapját.
    .title = A válasz
heirlooms-rule-3-1 = Aki nem állt félre, titokban kiválaszt egy lapot a kezéből: ez a licitje.
    .title = Licitek
heirlooms-rule-3-2 = Minden licitet egyszerre fordítanak fel az intéző legfelső lapjával. A legmagasabb lap nyeri az örökségdarabot; az intéző is nyerhet.
    .title = A legmagasabb lap
heirlooms-rule-3-3 = A licitre tett lapok kikerülnek a játékból. A „visszavétel” változatban csak a nyertes lap: a többi örökös visszaveszi a magáét, és mindenki ismeri.
    .title = A lapok a licit után
heirlooms-rule-4-1 = Az utolsó örökségdarab után véget ér a játék. Az nyer, akinek a darabjai a legtöbbet érik, akár az intéző is; egyenlő érték esetén közös a helyezés.
    .title = A játék vége
