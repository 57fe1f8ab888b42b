### Paladins of the West Kingdom: the goal card

## The goal

paladins-goal-who = You govern a city of the West Kingdom for seven rounds.
paladins-goal-does = Each round a paladin and a tavern bring you workers; their actions raise faith, strength and influence, which open better actions.
paladins-goal-wins = Whoever has the most victory points after round seven wins.

## A round

paladins-round = A round
paladins-round-paladin = Paladin
paladins-round-paladin-does = use one of three, with two workers
paladins-round-tavern = Tavern
paladins-round-tavern-does = take four more workers
paladins-round-act = Act
paladins-round-act-does = one action each turn
paladins-round-pass = Pass
paladins-round-pass-does = keep up to three workers
paladins-round-row = New faces
paladins-round-row-does = the rows of cards move on
paladins-round-repeats = turn by turn

## What scores, and what hurts

paladins-scores-attributes = 0 to 20
paladins-scores-attributes-for = each attribute, by its marker
paladins-scores-orders = 4, 6, 8
paladins-scores-orders-for = each King’s Order: its action five times
paladins-scores-actions = 1 to 9
paladins-scores-actions-for = several actions, done five times or more
paladins-scores-outsiders = by card
paladins-scores-outsiders-for = converted outsiders and walls
paladins-scores-goods = 1 for 3
paladins-scores-goods-for = silver and provisions left over
paladins-scores-debts = −3
paladins-scores-debts-for = each unpaid debt; once paid, +1
