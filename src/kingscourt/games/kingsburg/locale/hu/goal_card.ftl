### Kingsburg: a célkártya

## A cél

kingsburg-goal-who = Öt évig te kormányzol egy tartományt a királyság peremén.
kingsburg-goal-what = Tavasszal, nyáron és ősszel kockáiddal a király tanácsadóit nyered meg, és építhetsz; télen ellenség támad.
kingsburg-goal-win = Az ötödik tél után az nyer, akinek a legtöbb győzelmi pontja van.

## Egy év

kingsburg-round = Egy év
kingsburg-round-roll = Dobás
kingsburg-round-roll-does = a legkisebb összeg kezd
kingsburg-round-send = Küldés
kingsburg-round-send-does = a kockák összege a tanácsadó száma
kingsburg-round-receive = Ajándék
kingsburg-round-receive-does = az udvar adja, 1-től 18-ig
kingsburg-round-build = Építés
kingsburg-round-build-does = egy épület, soronként balról jobbra
kingsburg-round-recruit = Kiképzés
kingsburg-round-recruit-does = katona 2 nyersanyagért
kingsburg-round-winter = Tél
kingsburg-round-winter-does = aki erősebb az ellenségnél, nyer
kingsburg-round-repeats = tavasszal, nyáron és ősszel

## Ami pontot hoz, és ami fáj

kingsburg-scores-buildings = 0–9
kingsburg-scores-buildings-for = új épület; némelyik később is hoz pontot
kingsburg-scores-advisors = 1–3
kingsburg-scores-advisors-for = az udvari bolond, a csempész vagy a királynő
kingsburg-scores-reward = évente 1
kingsburg-scores-reward-for = tavasz után a legtöbb épületért
kingsburg-scores-battle = telente 1
kingsburg-scores-battle-for = a legerősebb győztesnek; némelyik ellenség többet hoz
kingsburg-scores-defeat = Vereség
kingsburg-scores-defeat-for = elvész nyersanyag, pont vagy épület
