### Rival Kings: the goal card

rival-kings-goal-who = The throne is empty, and your court is to be the finest.
rival-kings-goal-do = Play one character per cycle in secret: its rank says when you act and whom you rob, and its actions bring money, buildings and subjects.
rival-kings-goal-win = The cycle in which a pile runs out is the last; then whoever has the most points wins.

rival-kings-round = A cycle, two per round
rival-kings-round-choose = Choose
rival-kings-round-choose-does = a character in secret; one of three stays unused
rival-kings-round-reveal = Reveal
rival-kings-round-reveal-does = all at the same time
rival-kings-round-markers = Markers
rival-kings-round-markers-does = for the robbed and for equal ranks
rival-kings-round-rob = Rob
rival-kings-round-rob-does = take an action with your crest
rival-kings-round-act = Act
rival-kings-round-act-does = your actions from left to right
rival-kings-round-repeats = in turn by rank, A to F

rival-kings-scores-perfect-pair = 2 to 8
rival-kings-scores-perfect-pair-for = a perfect pair: same symbol, both values
rival-kings-scores-colour-pair = 2 to 4
rival-kings-scores-colour-pair-for = building and subject of one colour: the higher value
rival-kings-scores-single = 1
rival-kings-scores-single-for = each card without a partner
rival-kings-scores-coins = 1
rival-kings-scores-coins-for = every 3 coins
rival-kings-scores-marker = −2
rival-kings-scores-marker-for = each conflict marker
