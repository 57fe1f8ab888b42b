### What hints say: what an answer is good for, and what one should think twice about

## Themes

kingsburg-hint-points = Győzelmi pontot hoz.
kingsburg-hint-goods = Több nyersanyagod marad tőle.
kingsburg-hint-income = A későbbi évszakokban újra meg újra megtérül.
kingsburg-hint-building = Közelebb visz egy jó épülethez.
kingsburg-hint-winter = Felkészít az idei tél küzdelmére.
kingsburg-hint-later-winters = Erősebb leszel tőle a következő teleken.
kingsburg-hint-dice = Több kockád vagy jelölőd marad más tanácsadókra.
kingsburg-hint-envoy = Jól kihasználod vele a király követét.
kingsburg-hint-favour = Elérhető marad vele a királyi segítség vagy az „Ünnep a királytól” jutalma.

## Warnings

kingsburg-warning-envoy-unused = A király követe nem kerül semmibe, te mégsem használnád.
kingsburg-warning-last-soldiers-not-hired = Az utolsó ősz után a nyersanyag már csak katonákra jó, és a küzdelem még nincs megnyerve.
kingsburg-warning-building-risked-for-want-of-a-soldier = Ha nem képezel ki még egy katonát, télen elveszíthetsz egy épületet.
kingsburg-warning-needless-soldier = A küzdelem már meg van nyerve; egy újabb katona nem hoz semmit.
kingsburg-warning-useless-token-for-a-point = Ezt a jelölőt már nem használhatod; egy nyersanyag győzelmi pontot hozna.
kingsburg-warning-last-building-declined = Most építhetsz utoljára, és van pontot érő épület, amelyet ki tudsz fizetni.
kingsburg-warning-passed-with-free-dice = Még van olyan kockád, amellyel elérsz egy tanácsadót.
kingsburg-warning-useless-advisor = Ez a tanácsadó nyersanyagot cserél, és neked nincs mit becserélned.
kingsburg-warning-white-dice-left = A fehér kockák nem kerülnek semmibe, te mégsem dobnál mindegyikkel.
kingsburg-warning-goods-not-exchanged = Ezután a nyersanyag már semmit sem ér; most még győzelmi pont lehet belőle.
kingsburg-warning-more-points-lost = Választhatnál olyan épületet is, amely kevesebb győzelmi pontot ér.
kingsburg-warning-winter-lost = Ilyen kevés katonával szinte biztosan elveszíted a küzdelmet.
kingsburg-warning-soldiers-out-of-reach = Ha felépíted ezt az épületet, a nyersanyagaidból már nem telik elég katonára az idei télre.
kingsburg-warning-weakening-building = Ez az épület minden küzdelemben gyengít.
