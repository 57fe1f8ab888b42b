### Kingsburg: the rules to read

## Chapters

kingsburg-chapter-start = Goal and start
    .about = You govern a province for five years, and whoever has the most victory points at the end wins. Here is what everyone begins with.
kingsburg-chapter-year = The year in brief
    .about = Five times the year runs through the same eight phases. Here you see what comes when; the other chapters go into detail.
kingsburg-chapter-dice = The roll
    .about = Spring, summer and autumn all begin with a roll. It gives you your dice for the season and decides who goes first.
kingsburg-chapter-advisors = The advisors
    .about = This is the heart of the game: your dice win you the help of the King’s advisors, and everyone wants the same ones.
kingsburg-chapter-buildings = Buildings
    .about = What the court gives you turns into buildings: they bring most of your victory points, and many of them help you until the game is over.
kingsburg-chapter-king = The King’s favour
    .about = Between the seasons the King looks at how much everyone has built. Whoever is behind gets help, and whoever is ahead gets a reward.
kingsburg-chapter-soldiers = Before winter
    .about = An enemy comes every winter, and all you know is how strong it may be. Soldiers are the quickest way to be ready.
kingsburg-chapter-battle = The winter battle
    .about = Everyone meets the same enemy, but each with their own strength. The battle goes step by step, just as you read it here.
kingsburg-chapter-end = End of the game
    .about = One last choice is left, for whoever owns a Cathedral; then it is clear who has won.
kingsburg-chapter-two-players = Two players
    .about = With just two of you there would be room to spare at court, so neutral dice make it crowded. If there are more of you, skip this chapter.

## Components by kind

kingsburg-components-advisor = Advisors
kingsburg-components-building = Buildings
kingsburg-components-enemy = Enemies

## Positions that show a rule

kingsburg-position-white-die = You own the Farms, so before the roll you say how many white dice you roll: none or one. Two would need the King’s aid as well, and that counts in spring only. An extra die makes your sum larger, and the largest sum goes last.
kingsburg-position-exact-sum = Your 4 and 5 make 9, but dice already lie on the Master Hunter. The Jester is free, yet too large a sum is no use: it must be exactly his number. So one die goes alone: the 4 to the Merchant or the 5 to the Sergeant.
kingsburg-position-own-die = You have a 5 of your own and a white 4 left. The white die may not go to the Merchant alone, because every group needs a die of your own colour. Together they make 9 for the Master Hunter.
kingsburg-position-tokens = You have a 3, a 5 and two “+2” tokens. Both dice together take both tokens, which makes 12 for the Duchess. The 5 alone takes just one token, so it cannot make 9.
kingsburg-position-left-to-right = Your goods would pay for the Church, but there is a gap in its row: the Chapel to its left is missing. So build the Chapel first, and the Church in a later season.
kingsburg-position-town-hall = The season ends, and the Town Hall lets you choose: one “+2” token, or 1 victory point for one good. The token you already have buys no point here, because tokens are not goods. You choose once a season.
kingsburg-position-tied-aid = You and another player have two buildings and one good each; the third player has more buildings. In such a tie nobody gets the white die. Instead, both of you take one good of your choice.
kingsburg-position-envoy = The General is taken, but you hold the envoy and have declared influence. So your 6 and 4 may join him this once, and he helps both of you. Placing on a free advisor does not use up the envoy.
kingsburg-position-soldiers = A soldier costs 2 goods of any kind: gold and wood, or wood twice. Your three goods pay for one soldier, and the last good alone recruits nobody. “+2” tokens do not count; with the Barracks, 1 good would do.
kingsburg-position-lost-building = The goblins have strength 5, you only 3: your gold is gone, and now you lose a building. Your rightmost buildings stand in column 2, so you choose between the Chapel and the Blacksmith. The Statue in column 1 is safe.
kingsburg-position-cathedral = The last battle is over, and your Cathedral exchanges goods in pairs: five goods make two pairs, so 2 victory points. A third pair lacks one good, and a “+2” token is not a good. What you keep counts in a tie.
kingsburg-position-neutral-dice = With two players the neutral dice come first: the Architect, the Sergeant and the Astronomer are closed to both of you. Neither the 3 nor 3 and 4 together can go there; only the envoy would allow it. The 4 alone may still go to the Merchant.
