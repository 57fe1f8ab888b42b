### Paladins of the West Kingdom: the rules to read

## Chapters

paladins-chapter-goal = The goal
    .about = You lead a city for seven rounds, and whoever has the most victory points wins. Here is what you begin with, and how your attributes count.
paladins-chapter-setup = Setup
    .about = The table is set for you. Here is what lies where, and what stays secret.
paladins-chapter-round = The start of a round
    .about = In each round cards are turned up, everyone chooses a paladin and a tavern, and then all act in turn until everyone has passed. This is how it begins.
paladins-chapter-turns = Turns and actions
    .about = Your workers go to your own board, for one action each turn. These rules hold for every action.
paladins-chapter-town = The left side
    .about = Small actions for one or two workers: they bring silver, provisions, helpers and workshops, or free an action again.
paladins-chapter-kingdom = The right side
    .about = Six great actions, from which most of the points come. Each needs one attribute and raises another.
paladins-chapter-help = Help for your actions
    .about = This round’s paladin, the townsfolk you have hired and the King’s Favours do part of the work for you.
paladins-chapter-suspicion = Suspicion and inquisition
    .about = Criminals can do any work, but they arouse suspicion. Here is what that costs, and when the inquisition comes.
paladins-chapter-passing = Passing and round’s end
    .about = When to pass is a choice, too. Here is what stays with you, and how the table is made ready for the next round.
paladins-chapter-scoring = End and scoring
    .about = After seven rounds everything is counted. If you know early what scores, it is easier to choose.
paladins-chapter-rare = Rare cases
    .about = This is what holds when something runs out. You will seldom need it.
paladins-chapter-alone = Playing alone
    .about = Alone you face an artificial opponent, which follows its scheme cards. The table plays its turns; here is what to expect.

## Components by kind

paladins-components-paladin = Paladins
paladins-components-townsfolk = Townsfolk
paladins-components-outsider = Outsiders
paladins-components-favour = King’s Favours
paladins-components-order = King’s Orders
paladins-components-wall = Wall cards
paladins-components-tavern = Taverns
paladins-components-jar = Jar spaces
paladins-components-space = Spaces of the main board
paladins-components-task = Actions of the player board
paladins-components-area = Areas
paladins-components-supply = Tax supply, suspicions, debts, workshops
paladins-components-scheme = Schemes

## Positions that show a rule

paladins-position-choose-paladin = You hold three paladins. One rides with you this round, with two workers, attributes and an ability. One goes on top of your deck and comes back next round; the third goes to the bottom, for a long time.
paladins-position-pick-tavern = The start player has taken the tavern with two clerics and two merchants, so it is gone. It is your turn to pick one of the other three. The one with two criminals would bring you two suspicions at once.
paladins-position-spaces-taken = Workers already stand on Commission, so it is closed until they leave; the workshop alone would not be in the way. Attack is open: you have no fighter, but a criminal can take that space.
paladins-position-one-go = A labourer has traded alone for 1 silver. The merchant cannot join him any more: you choose one worker or two in a single action. You can still hunt with two workers, because nobody stands there.
paladins-position-recruit-on-debt = You have no silver, and the column that costs nothing is empty. You can still recruit: in the two leftmost columns you may take a debt instead of paying. The columns in between accept silver only.
paladins-position-prayer = Pray takes a cleric and 2 silver; you have a cleric, but only 1 silver. The Royal chapel gives a prayer as a reward: one worker of any kind is enough, and Commission can be free again.
paladins-position-attack-or-convert = The first two columns are empty, so the nearest outsider asks for strength 5. You lack 3, which would cost 2 silver, and you have only 1. Your faith is 4 with Anséis, and that is enough to convert the outsider.
paladins-position-favour-used = Another player’s labourer stands on the Storehouse, so nobody can use it again this round. The Loan is free: any worker can go there, but its cost comes first, an unpaid debt.
paladins-position-last-silver = Only 1 silver is left in the tax supply. If you conspire, a suspicion comes with the criminal, and if it carries a tax, the inquisition comes at once. You would then have the most suspicions and take a debt.
paladins-position-three-stay = You have five workers left. If you pass, your board is cleared and two of the five go back; you choose which. Your scout on the King’s Favour leaves only at the end of the round.
paladins-position-fifth-use = Four of your monks are out, and the Order asks for five commissions: the fifth brings its 6 victory points. With Oliver’s faith every area is open to you now. At the end only the marker counts: faith 6 scores 6 victory points.
paladins-position-out-of-reach = Both spaces of area 1 are taken, and area 2 asks for faith 2; you have 1. So you cannot commission a monk now. With strength 3, however, you can garrison an outpost in area 2.
