### Rival Kings: the rules to read

## Chapters

rival-kings-chapter-start = Goal and start
    .about = The throne is empty, and the finest court wins it: buildings and subjects that belong together bring the points. Here is what lies on the table at first.
rival-kings-chapter-round = Round and cycle
    .about = You will play the same short cycle again and again, two to a round. Here is what happens in it, and what everyone may see.
rival-kings-chapter-conflicts = Conflicts
    .about = Once the characters lie open, it turns out who gets in whose way. That brings conflict markers, and nobody wants those.
rival-kings-chapter-theft = Turn order and theft
    .about = A robber begins the turn with what belongs to somebody else. Here is who goes first, and how an action is stolen.
rival-kings-chapter-actions = The actions
    .about = There are five kinds of action on the characters. Here is how each of them works, whether it is your own or stolen.
rival-kings-chapter-subjects = Subjects and abilities
    .about = Subjects do more than score: in every cycle one of yours can help you. What each of them can do is on its card.
rival-kings-chapter-end = End and scoring
    .about = At the start nobody knows how long a game will last. Here is when it ends and what counts then; it pays to know early what goes together.
rival-kings-chapter-two-players = Two players
    .about = With just two of you, ranks would seldom clash, so a card of the character pile joins in. If there are more of you, skip this chapter.
rival-kings-chapter-rare = Matches and rare cases
    .about = Several games in a row, things that run out, and what holds where the booklets disagree. You will seldom need it.

## Components by kind

rival-kings-components-character = Characters
rival-kings-components-building = Buildings
rival-kings-components-subject = Subjects

## Positions that show a rule

rival-kings-position-second-cycle = The first cycle of this round is over, and your Queen is gone: nobody plays a character twice in a round. Choose the Count or the Countess now. The other one stays unused, and then all characters are shuffled anew.
rival-kings-position-equal-ranks = Your Bursar and a rival’s Knight are both of rank D, so each of you took a marker. You may not rob the Diplomat, and you have just one action: take money or buy a building, not both. You go first because you have fewer markers.
rival-kings-position-whom-to-rob = Your Queen is of rank A and steals from D, so from the Knight. The Countess has three actions, but she is of rank E: only D robs her. If you steal “Recruit a subject”, you can recruit twice on this turn.
rival-kings-position-deny-action = Your Duke has to lay a crest on an action of the Courtier, and only two are on that card. “Take money” brings you coins. “Pass on conflict” brings you nothing, as you have no marker, but it stays covered: the Courtier cannot pass on any of those three markers.
rival-kings-position-left-to-right = The actions of your Bursar go from left to right: first take money, then buy a building. So what you pay for the building stays at its pile, for the others. If you decline the money now, there is no going back.
rival-kings-position-no-money = At two piles there is no money, so you cannot take any there. New coins come only when all four are empty. “Pass on conflict” was skipped, because you have no marker.
rival-kings-position-mixed-pile = A Troubadour has left the Vineyard on a subject pile, and you may buy it there: all that matters is that a building lies on top. The Garden costs 4 coins, you have 3, and nobody may run into debt. The Innkeeper is not a building.
rival-kings-position-newcomer = Your Scholar is active and would bring you 3 coins, enough even for the Bishop. Use him before you recruit: the new subject goes to the end of the row and is active in his place. In each cycle you use just one ability.
rival-kings-position-own-pair = Your Court Lady can swap a building. The Garden is not free: it makes a perfect pair with your Gardener. The Mine is free, and you could get the Pavilion for it, which suits the Court Lady; the Vineyard is safe beside its Vintner.
rival-kings-position-last-card = Only one card is left on the first subject pile. If you recruit it, this cycle is the last: the others still take their turns, then the points are counted, even though the round would have another cycle. If you need more time, leave it there.
rival-kings-position-best-pair = The Vineyard makes a perfect pair with your Vintner: 3 and 1, so 4 points. The Garden only has the colour of your Watchman; such a pair scores the higher value, 4 points as well. But the Vineyard costs 1 coin less, and the 3 coins you keep are worth another point.
rival-kings-position-turned-up = The turned-up Knight has your rank, D, so you took a marker. The Countess took two: one because you rob her, and one because the Knight would rob her, too. The card does nothing else: you steal, and you carry out all your actions.
