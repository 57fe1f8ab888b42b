### Heirlooms: everything the game says

## The game

heirlooms-game = Heirlooms
    .about = An inheritance is shared out by sealed bids, and the old steward bids too.
    .length = 10 to 15 minutes
    .weight = Light
heirlooms-edition-cottage = The cottage
    .about = Three heirlooms: a short inheritance.
heirlooms-edition-manor = The manor
    .about = Six heirlooms: a long inheritance, and the last pieces decide.
heirlooms-option-losers = Cards of bids that did not win
    .discard = They leave the game.
    .keep = Their owners take them back, for all to see.
heirlooms-steward = The steward

## The heirlooms

heirlooms-heirloom-teapot = Teapot
    .acc = the teapot
heirlooms-heirloom-mirror = Mirror
    .acc = the mirror
heirlooms-heirloom-clock = Clock
    .acc = the clock
heirlooms-heirloom-portrait = Portrait
    .acc = the portrait
heirlooms-heirloom-violin = Violin
    .acc = the violin
heirlooms-heirloom-ring = Ring
    .acc = the ring
heirlooms-card-heirloom = { $heirloom }
    .rule = An heirloom: the highest card of its round wins it.
heirlooms-line-worth = Worth: { $n }
heirlooms-components-heirloom = Heirlooms

## Questions and answers

heirlooms-prompt-turn = You are the head of the table. What do you do before the bids for { $heirloom_acc }?
heirlooms-prompt-answer = { $player } asks you to stand aside. Do you leave { $heirloom_acc } to the others?
heirlooms-prompt-bidding = Which card do you bid for { $heirloom_acc }?
heirlooms-action-look = Look at the steward’s card
heirlooms-action-ask = Ask { $player } to stand aside
heirlooms-action-wait = Do nothing
heirlooms-action-agree = Stand aside and look
heirlooms-action-decline = Bid
heirlooms-action-bid = Bid { $card }
heirlooms-terms-bid = the highest card wins { $heirloom_acc }, worth { $worth }
heirlooms-terms-aside = no bid for { $heirloom_acc }
heirlooms-thing-card = card { $card }
heirlooms-thing-heirloom = { $heirloom }

## What happens

heirlooms-event-dealt = You are dealt the { $card }.
heirlooms-event-dealt-other = { $player } is dealt a card.
heirlooms-event-offered = On offer: { $heirloom }.
heirlooms-event-looked = { $player } looks at the steward’s card.
heirlooms-event-asked = { $player } asks { $other } to stand aside.
heirlooms-event-agree = { $player } stands aside and looks at the steward’s card.
heirlooms-event-decline = { $player } will bid.
heirlooms-event-steward = The steward’s card is the { $card }.
heirlooms-event-bid = { $player } bids { $card }.
heirlooms-event-won = { $player } wins { $heirloom_acc }.
heirlooms-event-spent = The { $card } leaves the game.
heirlooms-event-kept = { $player } is outbid and takes the { $card } back.

## Why not

heirlooms-refusal-looked = You have already looked at the steward’s card.
heirlooms-refusal-yourself = You can only ask another heir.
heirlooms-refusal-hand = This card is not in your hand.

## The table in words

heirlooms-outline-table = Round { $round }
heirlooms-outline-offer = On offer: { $heirloom }
heirlooms-outline-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
heirlooms-outline-card = Card { $card }
heirlooms-score-heirlooms = Heirlooms
heirlooms-outcome-worth = The winner’s heirlooms are worth the most.

## The rules by number

heirlooms-rule-1-1 = Two to four heirs play. The box must hold enough cards for them and for the steward, one each for every heirloom. Cards are numbered from 1, each number once.
    .title = Heirs and cards
heirlooms-rule-1-2 = Every heir is dealt one card for each heirloom and shows it to nobody.
    .title = Hands
heirlooms-rule-1-3 = The steward has a face-down pile of one card for each heirloom. Nobody knows a card of it before someone looks at it.
    .title = The steward
heirlooms-rule-2-1 = In each round the next heirloom is on offer. The head of the table has a turn, then all bid. In the next round the heir to the left is the head.
    .title = Rounds
heirlooms-rule-2-2 = The head may look at the steward’s top card, once per round. The others see that it was looked at, not what it is.
    .title = A look
heirlooms-rule-2-3 = The head may then ask one other heir to stand aside. That ends the turn, as waiting does.
    .title = A request
heirlooms-rule-2-4 = The heir who is asked answers at once. Whoever agrees does not bid in this round, and looks at the steward’s card instead.
    .title = The answer
heirlooms-rule-3-1 = Everyone who does not stand aside secretly chooses a card from their own hand as a bid.
    .title = Bids
heirlooms-rule-3-2 = All bids are opened together with the steward’s top card. The highest card wins the heirloom; the steward can win it too.
    .title = The highest card
heirlooms-rule-3-3 = The cards that were bid leave the game. With the option “keep” only the winning card does: the other heirs take theirs back, and everyone knows them.
    .title = Cards after the bid
heirlooms-rule-4-1 = After the last heirloom the game ends. Whoever’s heirlooms are worth the most wins, even if it is the steward; those with equal worth share a rank.
    .title = The end
