### What hints say: what an answer is good for, and what one should think twice about

## Themes

paladins-hint-points = Dat levert overwinningspunten op.
paladins-hint-attributes = Dat verhoogt je eigenschappen.
paladins-hint-orders = Dat brengt je dichter bij een bevel van de koning.
paladins-hint-people = Zo win je inwoners of buitenstaanders die iets blijven opleveren.
paladins-hint-workshops = Dat bespaart je arbeiders in elke latere ronde.
paladins-hint-plan = Dat haalt het meeste uit je arbeiders.
paladins-hint-workers = Zo houd je meer arbeiders over.
paladins-hint-resources = Zo houd je meer zilver en proviand over.
paladins-hint-suspicion = Zo houd je verdenkingen en schulden op afstand.

## Warnings

paladins-warning-criminal-for-a-criminal = Je zou een crimineel inzetten om een crimineel te krijgen.
paladins-warning-criminal-where-a-labourer-could-stand = Hier mag elke arbeider staan; een crimineel is elders meer waard.
paladins-warning-conspires-into-own-accusation = De belastingvoorraad is bijna leeg, en bij de inquisitie zou jij de meeste verdenkingen hebben.
paladins-warning-debt-for-a-few-resources = Een schuld kost meer dan dit beetje waard is.
paladins-warning-debt-instead-of-silver-in-the-last-round = Een schuld uit de laatste ronde kun je bijna niet meer aflossen, en je hebt het zilver.
paladins-warning-free-relief-declined = Hiermee raak je gratis een schuld of een verdenking kwijt.
paladins-warning-passes-with-workers-to-lose = Je zou arbeiders verliezen die nog iets kunnen opleveren.
paladins-warning-criminal-returned-labourer-kept = Een crimineel kan elke arbeider vervangen, een dagloner niet.
paladins-warning-workshop-on-a-finished-action = Deze actie kun je niet meer uitvoeren, dus een werkplaats heeft hier geen nut.
paladins-warning-space-whose-reward-is-lost = De beloning van dit vak kun je niet gebruiken.
paladins-warning-prayer-for-nothing = Het gebed maakt alleen zijn eigen vak vrij.
paladins-warning-debt-taken = Je neemt een schuld, die aan het eind overwinningspunten kost als je die niet aflost.
paladins-warning-order-out-of-reach = Het bevel van de koning voor deze actie is bijna niet meer te vervullen.
