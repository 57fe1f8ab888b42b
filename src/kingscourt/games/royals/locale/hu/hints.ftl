### What hints say: what an answer is good for, and what one should think twice about

## Themes

royals-hint-points = Azonnal pontot hoz.
royals-hint-influence = Növeli a befolyásodat egy országban, amelyet pontozni fognak.
royals-hint-titles = Segít, hogy egy címen neked legyen a legtöbb kockád.
royals-hint-bonuses = Közelebb visz egy országbónuszhoz vagy egy nemesi ház bónuszhoz.
royals-hint-cards = Hasznos lapokhoz jutsz vele, vagy megmaradnak nálad.
royals-hint-suits = Közelebb visz egy pozícióhoz, amelyre gyűjthetsz.
royals-hint-intrigues = Cselszövéskártyához jutsz vele az átvételekhez, vagy megmarad nálad.

## Warnings

royals-warning-three-cards-drawn-in-vain = A kézlimit fölé kerülsz, és nincs mire elköltened ezeket a lapokat.
royals-warning-no-intrigue-on-full-board = Minden pozíció foglalt: cselszövéskártya nélkül egyet sem vehetsz át.
royals-warning-cards-thrown-away = Olyan lapokat kell majd eldobnod, amelyekkel elfoglalhatnál egy szabad pozíciót.
royals-warning-king-left-vacant = Minden lapod megvan egy még szabad királyi pozícióhoz.
royals-warning-points-left-behind = Hamarosan pontozzák a korszakot, és egy elérhető pozíció pontot hozna.
royals-warning-needless-wild-cards = Van hozzá illő lapod; ha másokkal fizetsz, több lapodba kerül.
royals-warning-long-suit-broken = Ezek annak az országnak a lapjai, amelyikből a legtöbbed van; más országok egy-egy lapja is megtenné.
royals-warning-last-card-not-taken = A kínálatban ott van a lap, amely egy drága pozícióhoz hiányzik.
royals-warning-takeover-beside-vacancy = Ugyanez a cím szabad ebben az országban, és nem kell hozzá cselszövéskártya.
royals-warning-three-cards-for-one = Több lapod hiányzik ebből az országból, és mindegyikért három másikat adsz.
royals-warning-above-hand-limit = Több országkártyád van, mint amennyit megtarthatsz; el kell majd dobnod belőlük.
royals-warning-period-ends = Ezzel a húzással elfogy a pakli, és a köröd után pontozzák a korszakot.
