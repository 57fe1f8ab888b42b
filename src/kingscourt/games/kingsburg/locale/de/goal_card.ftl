### Kingsburg: die Zielkarte

## Das Ziel

kingsburg-goal-who = Fünf Jahre lang regierst du eine Provinz am Rand des Königreichs.
kingsburg-goal-what = Im Frühling, Sommer und Herbst gewinnen deine Würfel die Hilfe der Berater des Königs, und du darfst bauen; im Winter greift ein Feind an.
kingsburg-goal-win = Wer nach dem fünften Winter die meisten Siegpunkte hat, gewinnt.

## Ein Jahr

kingsburg-round = Ein Jahr
kingsburg-round-roll = Würfeln
kingsburg-round-roll-does = die kleinste Summe beginnt
kingsburg-round-send = Schicken
kingsburg-round-send-does = die Summe der Würfel ist die Zahl des Beraters
kingsburg-round-receive = Erhalten
kingsburg-round-receive-does = der Hof gibt, 1 bis 18
kingsburg-round-build = Bauen
kingsburg-round-build-does = ein Gebäude, in jeder Zeile von links
kingsburg-round-recruit = Rekrutieren
kingsburg-round-recruit-does = ein Soldat für 2 Waren
kingsburg-round-winter = Winter
kingsburg-round-winter-does = wer stärker ist als der Feind, siegt
kingsburg-round-repeats = im Frühling, Sommer und Herbst

## Was Punkte bringt und was schadet

kingsburg-scores-buildings = 0 bis 9
kingsburg-scores-buildings-for = ein neues Gebäude; manche bringen später mehr
kingsburg-scores-advisors = 1 bis 3
kingsburg-scores-advisors-for = Hilfe von Hofnarr, Schmuggler oder Königin
kingsburg-scores-reward = 1 je Jahr
kingsburg-scores-reward-for = für die meisten Gebäude nach dem Frühling
kingsburg-scores-battle = 1 je Winter
kingsburg-scores-battle-for = für den stärksten Sieger; manche Feinde bringen mehr
kingsburg-scores-defeat = Niederlage
kingsburg-scores-defeat-for = kostet Waren, Punkte oder ein Gebäude
