### Royals: the rules to read

## Chapters

royals-chapter-goal = The goal
    .about = What wins the game, and which tokens the points come from.
royals-chapter-turn = A turn
    .about = The whole turn in brief, who begins, and what the others may know about your cards.
royals-chapter-draw = Drawing cards
    .about = Every turn begins with new cards. Here you see how many you get, and from where.
royals-chapter-occupy = Occupying positions
    .about = Cards turn into power when you pay them for positions at court. This chapter is about vacant ones.
royals-chapter-takeover = Taking positions over
    .about = When the best positions are gone, intrigue opens those of your rivals.
royals-chapter-bonuses = Bonuses
    .about = Some points are paid at once, to whoever gets there first. These races run through the whole game.
royals-chapter-turn-end = The end of a turn
    .about = Before the next player begins, it is time for your hand limit and for the display. Now and then a period ends with that.
royals-chapter-influence = Influence
    .about = Three times in a game every country rewards those who have the most say there. That is when your positions pay off.
royals-chapter-end = The end of the game
    .about = The third period closes differently from the first two. After it the cubes on the title tokens have their say.
royals-chapter-supply = Decks and cubes
    .about = How much there is of everything, and what happens in the rare case that it runs out.

## Components by kind

royals-components-country = Countries
royals-components-intrigue = Intrigue cards
royals-components-title = Titles
royals-components-city = Cities
royals-components-position = Positions
royals-components-noble = Noble house bonuses

## Positions that show a rule

royals-position-draw-first = The four French cards in your hand would pay for the Duke in Marseille. But your turn has only just begun: first you draw, then you play. Nor can you end the turn without drawing.
royals-position-one-draw = You have drawn your three country cards, two of them from the display. Nothing more can be taken on this turn, neither from the display nor from a deck. The gaps stay open until your turn ends; all you can do now is play cards.
royals-position-price = You have four French cards, enough for the Duke in Marseille. The Cardinal in Lyon costs five, and your two German cards do not help. The Countess in Rennes is not vacant, because a rival holds the position.
royals-position-wild = The Baron in Cologne costs two German cards, and you have only one. Your other three cards stand together for the second, no matter which countries they show.
royals-position-takeover = The Barons in Seville and Edinburgh belong to rivals. Each costs two cards, and you have them. Your intrigue card shows France and Spain, so you can take over Seville; for Edinburgh you would need one that shows Britain, or any two.
royals-position-king = You have the eight French cards that the King in Paris costs. But a takeover of a King demands two intrigue cards, and only one of yours shows France; the other counts for nothing by itself. For the Princess in Rennes one is enough.
royals-position-city-bonus = Three French cards pay for a Countess: the vacant one in Rennes or, with your intrigue card, a rival’s in Lyon. Nobody has been in Rennes yet, so it brings you the city bonus. Lyon’s is gone, and a takeover never brings any.
royals-position-country-bonus = You hold a position in London, and a banished cube of yours lies in Dublin. With the Baron in Edinburgh you have a cube in every British city, because a banished one counts too. You take the better country bonus, besides the city bonus of Edinburgh.
royals-position-hand-limit = Your turn ends with 14 country cards and 4 intrigue cards. The hand limit is 12 and 4, so two country cards have to go, and you choose which. You may not discard an intrigue card instead.
royals-position-period-end = The display has two gaps, but there is only one card left in the country deck. If you end your turn, there are too few cards for the display, and the period is scored. Before that you can still become Baron in Munich, which makes you second in the German States.
royals-position-tie = In Spain a rival’s Cardinal has influence 2 and your Marshal 1. With the Baron in Seville you would be level, but the rival would stay ahead, because a Cardinal is the higher title. With the Duke in Valencia you would have more influence.
royals-position-titles = This is the last turn of the game. Three players have two cubes each on the Baron’s title token, so it would go to nobody. If you take over the Baron in Seville, you have three there and get the whole token; your rival’s two remain.
