### What hints say: what an answer is good for, and what one should think twice about

## Themes

rival-kings-hint-cards = Többet érnek tőle a kártyáid.
rival-kings-hint-coins = Több érméd marad tőle.
rival-kings-hint-markers = Megszabadít a konfliktusjelzőktől.
rival-kings-hint-offers = Segít, hogy jó lapot szerezz a paklikból.
rival-kings-hint-safety = Kevésbé leszel kitéve lopásnak és azonos rangoknak.
rival-kings-hint-theft = Így még ellophatsz egy akciót.
rival-kings-hint-rivals = Jobban állsz tőle a többiekhez képest.
rival-kings-hint-ability = Hasznos képességet ad, vagy meghagyja.

## Warnings

rival-kings-warning-money-declined = Ez a pénz nem kerül semmibe.
rival-kings-warning-smaller-money-taken = Egy másik paklinál jóval több pénz van.
rival-kings-warning-marker-kept = A konfliktusjelző a végén pontba kerül, és most megszabadulhatnál egytől.
rival-kings-warning-marker-to-a-trailing-rival = Ez a játékos messze lemaradt; a jelző az élen állónak jobban fájna.
rival-kings-warning-watchman-unused = A városőr visszaküldhetné ezt a jelzőt a tolvajnak.
rival-kings-warning-free-ability-unused = Az alattvalód képessége nem kerül semmibe, és még nem használtad.
rival-kings-warning-good-card-declined-with-money = Van itt egy lap, amely több pontot hoz, mint amennyibe kerül, és ki tudod fizetni.
rival-kings-warning-last-card-bought-at-a-loss = A játék e szakasz után véget ér, és ez a lap többe kerül, mint amennyit hoz.
rival-kings-warning-game-ended-as-last = Ezzel véget ér a játék, és te vagy az utolsó.
rival-kings-warning-rivals-pair-completed-by-a-swap = Az odaadott lap párt ad a másik játékosnak.
rival-kings-warning-swap-at-a-loss = Ezzel a cserével pontot veszítesz.
rival-kings-warning-ability-covered = Az új alattvaló azonnal aktív lesz, a mostani képességét pedig még nem használtad.
rival-kings-warning-partners-gone = Ennek a lapnak minden párja másoknál van.
rival-kings-warning-game-ended-behind = Ezzel véget ér a játék, és valakinek több pontja van.
