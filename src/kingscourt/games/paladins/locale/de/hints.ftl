### What hints say: what an answer is good for, and what one should think twice about

## Themes

paladins-hint-points = Das bringt Siegpunkte.
paladins-hint-attributes = Das erhöht deine Eigenschaften.
paladins-hint-orders = Das bringt dich einem Befehl des Königs näher.
paladins-hint-people = Damit gewinnst du Stadtbewohner oder Eindringlinge, die dir weiterhin etwas bringen.
paladins-hint-workshops = Das spart dir in jeder späteren Runde Arbeiter.
paladins-hint-plan = Damit holst du am meisten aus deinen Arbeitern heraus.
paladins-hint-workers = Damit hast du mehr Arbeiter.
paladins-hint-resources = Damit hast du mehr Silber und Proviant.
paladins-hint-suspicion = Das hält Verdacht und Schulden fern.

## Warnings

paladins-warning-criminal-for-a-criminal = Du würdest einen Verbrecher einsetzen, um einen Verbrecher zu bekommen.
paladins-warning-criminal-where-a-labourer-could-stand = Hier kann jeder Arbeiter stehen; ein Verbrecher ist anderswo mehr wert.
paladins-warning-conspires-into-own-accusation = Der Steuervorrat ist fast leer, und bei der Inquisition hättest du am meisten Verdacht.
paladins-warning-debt-for-a-few-resources = Eine Schuld kostet mehr, als diese wenigen Ressourcen wert sind.
paladins-warning-debt-instead-of-silver-in-the-last-round = Eine Schuld aus der letzten Runde lässt sich kaum noch bezahlen, und du hast das Silber.
paladins-warning-free-relief-declined = Damit würdest du umsonst eine Schuld oder einen Verdacht los.
paladins-warning-passes-with-workers-to-lose = Du würdest Arbeiter verlieren, die noch etwas bringen könnten.
paladins-warning-criminal-returned-labourer-kept = Ein Verbrecher kann jeden Arbeiter ersetzen, ein Tagelöhner nicht.
paladins-warning-workshop-on-a-finished-action = Diese Aktion kannst du nicht mehr ausführen, also nützt eine Werkstatt hier nichts.
paladins-warning-space-whose-reward-is-lost = Die Belohnung dieses Feldes kannst du nicht nutzen.
paladins-warning-prayer-for-nothing = Das Gebet räumt nur sein eigenes Feld.
paladins-warning-debt-taken = Du nimmst eine Schuld auf, die am Ende Siegpunkte kostet, wenn du sie nicht bezahlst.
paladins-warning-order-out-of-reach = Der Befehl des Königs für diese Aktion ist kaum noch zu erfüllen.
