### Royals: the goal card

## The goal

royals-goal-who = You lead a noble house in 17th-century Europe.
royals-goal-do = Cards of four countries put your people into titled positions; intrigue cards drive rivals out of theirs.
royals-goal-win = Whoever has the most points after three periods wins.

## A turn in pictures

royals-round = A turn
royals-round-repeats = as often as you can pay
royals-round-draw = Draw
royals-round-draw-does = three country cards, or one and an intrigue card
royals-round-pay = Pay
royals-round-pay-does = cards of the country; any three stand for one
royals-round-occupy = Occupy
royals-round-occupy-does = a vacant position, or take over a rival’s by intrigue
royals-round-discard = Discard
royals-round-discard-does = down to 12 country cards and 4 intrigue cards
royals-round-refill = Refill
royals-round-refill-does = the display to three; if that fails, the period ends

## What scores and what hurts

royals-scores-city = 2 to 6
royals-scores-city-for = first position in a city, at once
royals-scores-influence = 2 to 10
royals-scores-influence-for = most and second-most influence in a country, each period
royals-scores-country = 4 to 12
royals-scores-country-for = a cube in every city of a country
royals-scores-noble = 8 to 16
royals-scores-noble-for = a cube on all seven title tokens
royals-scores-title = 4 to 16
royals-scores-title-for = most cubes on a title token at the end; two tied share
royals-scores-banished = No influence
royals-scores-banished-for = from a banished cube; points are never lost
