### Paladins of the West Kingdom: what Odo says in the first game

paladins-lesson-first-hire-title = One city, seven rounds
paladins-lesson-first-hire-why = Lead a city through seven rounds; whoever has the most victory points wins.
paladins-lesson-first-hire-what = Townsfolk help you all game: hire the Acolyte, who pays you for each commission.
paladins-lesson-first-hire-instead = The Acolyte gives silver at once, and again with every commission.

paladins-lesson-first-order-title = The King’s Order
paladins-lesson-first-order-why = Commissions send monks into the land; the King wants five, for 4 victory points.
paladins-lesson-first-order-what =
    { $device ->
        [touch] Tap his Order.
       *[other] Click his Order, or Commission on your board.
    }
paladins-lesson-first-order-elsewhere = What the King wants is on his Order; you do it with Commission.

paladins-lesson-first-paladins-title = Choose among three paladins
paladins-lesson-first-paladins-why = One helps now, one on top returns next round, one goes to the bottom.
paladins-lesson-first-paladins-what = Use Ivon: he brings faith, and commissions need no provisions.
paladins-lesson-first-paladins-what-2 = Put Gérier on top: you will draw him again next round.
paladins-lesson-first-paladins-instead = Ivon saves you a provision now; Gérier’s faith will help you convert.
paladins-lesson-first-paladins-instead-2 = With Gérier on top you will have his faith next round.

paladins-lesson-first-tavern-title = Workers from a tavern
paladins-lesson-first-tavern-why = Workers have colours, and a coloured space accepts only its own.
paladins-lesson-first-tavern-what = Take two merchants, a scout and a labourer: they suit Commission and Trade.
paladins-lesson-first-tavern-instead = You will need both merchants for Trade, and only the lit tavern has two.

paladins-lesson-first-commission-title = A monk for area 2
paladins-lesson-first-commission-why = Area 2 asks for faith 2, and Ivon lends you { $n } this round.
paladins-lesson-first-commission-what = Choose Commission: it takes a scout, a cleric and any other worker.
paladins-lesson-first-commission-what-2 = Place your labourer on it; any worker will do.
paladins-lesson-first-commission-what-3 = Put the monk on the map, in area 2, where you gain a scout.
paladins-lesson-first-commission-instead = Ivon’s faith lasts one round, so use it for a commission.
paladins-lesson-first-commission-instead-2 = Any worker will do: keep those whose colours you need.
paladins-lesson-first-commission-instead-3 = Your faith reaches area 2, and a scout waits there.

paladins-lesson-first-wheel-title = One attribute raises another
paladins-lesson-first-wheel-why = Attributes feed each other: a commission needs faith and raises influence.
paladins-lesson-first-wheel-what =
    { $device ->
        [touch] Tap
       *[other] Click
    } influence, now at { $n }: Fortify and Absolve ask for it.
paladins-lesson-first-wheel-elsewhere = Influence is the third of your attributes, in green.

paladins-lesson-first-trade-title = Trade with two workers
paladins-lesson-first-trade-why = Alone, a worker trades for 1 silver; with a merchant, for 3.
paladins-lesson-first-trade-what = Choose Trade with two workers; nobody may join them later.
paladins-lesson-first-trade-what-2 = Place both merchants.
paladins-lesson-first-trade-instead = You have two merchants, and Trade pays best with them.

paladins-lesson-first-conspire-title = A criminal, a suspicion
paladins-lesson-first-conspire-why = A criminal fits every space, but brings a suspicion card, often with tax silver.
paladins-lesson-first-conspire-what =
    { $device ->
        [touch] Tap
       *[other] Click
    } the tax supply. When its last { $n } go, the inquisition punishes the most suspicious.
paladins-lesson-first-conspire-elsewhere = The tax supply lies in the kingdom and also shows who is most suspicious.
paladins-lesson-first-conspire-what-2 = Choose Conspire: it costs one worker.
paladins-lesson-first-conspire-instead = Aldric has more suspicions than you: let the inquisition come.

paladins-lesson-first-inquisition-title = The inquisition
paladins-lesson-first-inquisition-why = Your suspicion card gave you the last tax silver, so the inquisition came.
paladins-lesson-first-inquisition-what =
    { $device ->
        [touch] Tap
       *[other] Click
    } Aldric’s suspicions: he had the most, lost half and took a debt.
paladins-lesson-first-inquisition-elsewhere = The eyes are suspicions: look at Aldric’s.

paladins-lesson-first-pass-title = Pass
paladins-lesson-first-pass-why = Passing clears your board; up to three unused workers stay with you.
paladins-lesson-first-pass-what = Pass: your scout and your criminal stay with you.
paladins-lesson-first-pass-instead = The two workers you keep will do more next round, beside Gérier.

paladins-lesson-first-return-title = Round two
paladins-lesson-first-return-why = The paladin you put on top is back, with two new ones.
paladins-lesson-first-return-what = Use Gérier: his faith will help you convert.
paladins-lesson-first-return-what-2 = Put Oliver on top: he brings faith in round three.
paladins-lesson-first-return-instead = Gérier’s faith lets you convert this round, and Oliver brings faith later.

paladins-lesson-first-develop-title = A workshop for good
paladins-lesson-first-develop-why = For 4 silver a workshop covers a space: every round, you save a worker.
paladins-lesson-first-develop-why-4 = At the end, 3 silver or provisions score 1 point. A workshop saves you workers.
paladins-lesson-first-develop-what = A workshop takes two workers: take the tavern with two labourers.
paladins-lesson-first-develop-what-2 = Choose Develop on your board.
paladins-lesson-first-develop-what-3 = Place both labourers.
paladins-lesson-first-develop-what-4 = Build the workshop on the first space of Commission; you gain a scout.
paladins-lesson-first-develop-instead = Two labourers are enough to develop, and the other workers stay free.
paladins-lesson-first-develop-instead-4 = The Order asks for five commissions: that space will be used most.

paladins-lesson-first-convert-title = Convert or attack
paladins-lesson-first-convert-why = An attacked outsider gives rewards now; a converted one, points at the end.
paladins-lesson-first-convert-what = Choose Convert; the first conversion is free.
paladins-lesson-first-convert-what-2 = Place your fighter first, then your merchant and your cleric.
paladins-lesson-first-convert-what-3 = Convert the Adventurer: he scores for your commissions.

paladins-lesson-first-scoring-title = What counts in the end
paladins-lesson-first-scoring-why = Attributes, Orders, frequent actions and converted outsiders score; an unpaid debt costs 3. Points stand on red plates.
paladins-lesson-first-scoring-what =
    { $device ->
        [touch] Tap
       *[other] Click
    } what you will aim for; from now on you decide.
paladins-lesson-first-scoring-elsewhere = Choose among what is lit: those are good aims to begin with.

## Met after the lesson

paladins-lesson-first-met-favour = A King’s Favour takes one worker and serves the table once a round.
paladins-lesson-first-met-recruit = One worker dismisses a townsfolk for its reward; with a fighter, you hire.
paladins-lesson-first-met-attack = Missing strength costs silver: 1 for every 2, rounded up.
paladins-lesson-first-met-pray = Praying clears one action of your board, so that you can use it again.
paladins-lesson-first-met-absolve = A jar gives its reward and faith, and you may discard a suspicion.
paladins-lesson-first-met-debt = A debt costs 3 points at the end; once paid, it brings 1.
