### Kingsburg: the goal card

## The goal

kingsburg-goal-who = For five years you rule a province on the edge of the kingdom.
kingsburg-goal-what = In spring, summer and autumn your dice win the help of the King’s advisors, and you may build; in winter an enemy attacks.
kingsburg-goal-win = Whoever has the most victory points after the fifth winter wins.

## A year

kingsburg-round = A year
kingsburg-round-roll = Roll
kingsburg-round-roll-does = the smallest sum begins
kingsburg-round-send = Send
kingsburg-round-send-does = dice that add up to the advisor’s number
kingsburg-round-receive = Receive
kingsburg-round-receive-does = the court gives, 1 to 18
kingsburg-round-build = Build
kingsburg-round-build-does = one building, left to right in its row
kingsburg-round-recruit = Recruit
kingsburg-round-recruit-does = a soldier for 2 goods
kingsburg-round-winter = Winter
kingsburg-round-winter-does = beat the enemy’s strength to win
kingsburg-round-repeats = in spring, summer and autumn

## What scores and what hurts

kingsburg-scores-buildings = 0 to 9
kingsburg-scores-buildings-for = a new building; some bring more later
kingsburg-scores-advisors = 1 to 3
kingsburg-scores-advisors-for = help from the Jester, Smuggler or Queen
kingsburg-scores-reward = 1 a year
kingsburg-scores-reward-for = the most buildings, after spring
kingsburg-scores-battle = 1 a winter
kingsburg-scores-battle-for = the strongest winner; some enemies bring more
kingsburg-scores-defeat = Defeat
kingsburg-scores-defeat-for = goods, points or a building are lost
