### Royals: what the table says

## Questions

royals-prompt-colour = Which colour do you choose?
royals-prompt-draw = What do you draw?
royals-prompt-take =
    { $n ->
        [one] Draw { $n } country card, from the display or from the deck.
       *[other] Draw { $n } country cards, from the display or from the deck.
    }
royals-prompt-take-both =
    { $n ->
        [0] Draw an intrigue card.
       *[other] Draw a country card and an intrigue card. Which comes first?
    }
royals-prompt-play = Occupy a position, take one over, or end your turn.
royals-prompt-wild =
    { $cost ->
        [one] Pay { $cost } country card ({ $country }). Do you pay it with a wild card (any 3 cards = 1)?
       *[other] Pay { $cost } country cards ({ $country }). How many of them do you pay with wild cards (any 3 cards = 1)?
    }
royals-prompt-wild-intrigue =
    { $cost ->
        [one] Pay { $cost } intrigue card ({ $country }). Do you pay it with a wild pair (any 2 cards = 1)?
       *[other] Pay { $cost } intrigue cards ({ $country }). How many of them do you pay with wild pairs (any 2 cards = 1)?
    }
royals-prompt-give =
    { $n ->
        [one] { $n } more card towards a wild card: which one do you give?
       *[other] { $n } more cards towards wild cards: which one do you give?
    }
royals-prompt-give-intrigue =
    { $n ->
        [one] { $n } more intrigue card ({ $country }): which one do you give?
       *[other] { $n } more intrigue cards ({ $country }): which one do you give?
    }
royals-prompt-give-any-intrigue =
    { $n ->
        [one] { $n } more intrigue card of any kind: which one do you give?
       *[other] { $n } more intrigue cards of any kind: which one do you give?
    }
royals-prompt-discard =
    { $n ->
        [one] { $n } card above the hand limit: which one do you discard?
       *[other] { $n } cards above the hand limit: which one do you discard?
    }

## Answers

royals-action-colour = Play with { $colour }
royals-action-draw-countries =
    { $n ->
        [one] Draw { $n } country card
       *[other] Draw { $n } country cards
    }
royals-action-draw-both = Draw a country card and an intrigue card
royals-action-take = Take from the display: { $country }
royals-action-take-deck = Draw from the country deck
royals-action-take-intrigue = Draw from the intrigue deck
royals-action-occupy = Occupy: { $title_low } in { $city }
royals-action-take-over = Take over: { $title_low } in { $city }
royals-action-end-turn = End your turn
royals-action-wild =
    { $n ->
        [0] Pay without wild cards
        [one] Pay with { $n } wild card
       *[other] Pay with { $n } wild cards
    }
royals-action-wild-intrigue =
    { $n ->
        [0] Pay without wild pairs
        [one] Pay with { $n } wild pair
       *[other] Pay with { $n } wild pairs
    }
royals-action-give = Give a country card: { $country }
royals-action-give-intrigue = Give an intrigue card: { $intrigue }
royals-action-discard = Discard a country card: { $country }
royals-action-discard-intrigue = Discard an intrigue card: { $intrigue }

## What a choice takes and brings

royals-terms-cards = { $own } of the country itself ({ $country }), plus { $others } of any country, three for one
royals-terms-cards-choice =
    { $cost ->
        [one] { $cost } card of the country ({ $country }), or any three for it
       *[other] { $cost } cards of the country ({ $country }), or any three for each of up to { $n }
    }
royals-terms-cards-any = any { $n } country cards
royals-terms-intrigues = intrigue cards: { $own } with this country ({ $country }), plus { $others } of any kind, two for one
royals-terms-intrigues-choice =
    { $cost ->
        [one] { $cost } intrigue card with this country ({ $country }), or any two for it
       *[other] { $cost } intrigue cards with this country ({ $country }), or any two for each of up to { $n }
    }
royals-terms-intrigues-own =
    { $n ->
        [one] { $n } intrigue card with this country ({ $country })
       *[other] { $n } intrigue cards with this country ({ $country })
    }
royals-terms-intrigues-any = any { $n } intrigue cards
royals-terms-whole-hand = this takes all your country cards
royals-terms-influence = your influence ({ $country }): from { $before } to { $after }
royals-terms-influence-loser = influence of { $player }: from { $before } to { $after }
royals-terms-surplus =
    { $n ->
        [one] then { $n } card above the hand limit is discarded
       *[other] then { $n } cards above the hand limit are discarded
    }
royals-terms-period-ends = the period { $period } ends with this turn
royals-thing-country =
    { $n ->
        [one] { $n } card ({ $country })
       *[other] { $n } cards ({ $country })
    }
royals-thing-intrigue =
    { $n ->
        [one] { $n } intrigue card ({ $intrigue })
       *[other] { $n } intrigue cards ({ $intrigue })
    }
royals-thing-any-country =
    { $n ->
        [one] { $n } country card of any kind
       *[other] { $n } country cards of any kind
    }
royals-thing-any-intrigue =
    { $n ->
        [one] { $n } intrigue card of any kind
       *[other] { $n } intrigue cards of any kind
    }
royals-thing-cube =
    { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
royals-thing-token-city =
    { $points ->
        [one] the city bonus of { $city } ({ $points } point)
       *[other] the city bonus of { $city } ({ $points } points)
    }
royals-thing-token-country =
    { $points ->
        [one] a country bonus ({ $country }, { $points } point)
       *[other] a country bonus ({ $country }, { $points } points)
    }
royals-thing-token-noble-house =
    { $points ->
        [one] a noble house bonus ({ $points } point)
       *[other] a noble house bonus ({ $points } points)
    }

## The log: cards

royals-event-colour = { $player } plays with { $colour } ({ $n } cubes).
royals-event-start = { $player } is the start player.
royals-event-turn = It is { $player }’s turn.
royals-event-display = Face up in the display: { $country }.
royals-event-plan-countries =
    { $n ->
        [one] { $player } draws { $n } country card and no intrigue card.
       *[other] { $player } draws { $n } country cards and no intrigue card.
    }
royals-event-plan-both = { $player } draws a country card and an intrigue card.
royals-event-take = { $player } takes a card from the display: { $country }.
royals-event-draw = { $player } draws a card from the country deck.
royals-event-draw-own = You draw a country card: { $country }.
royals-event-draw-intrigue = { $player } draws an intrigue card.
royals-event-draw-own-intrigue = You draw an intrigue card: { $intrigue }.
royals-event-no-card = There is no card left for { $player } to draw.
royals-event-pay =
    { $n ->
        [one] { $player } pays { $n } country card: { $country }.
       *[other] { $player } pays { $n } country cards: { $country }.
    }
royals-event-give = { $player } gives a card towards a wild card: { $country }.
royals-event-give-intrigue = { $player } gives an intrigue card: { $intrigue }.
royals-event-discard = { $player } discards a country card: { $country }.
royals-event-discard-intrigue = { $player } discards an intrigue card: { $intrigue }.
royals-event-no-play = { $player } has too few cards for any position that could still be had, so the turn ends.
royals-event-shuffle = The country discards are shuffled into a new deck.
royals-event-shuffle-intrigue = The intrigue discards are shuffled into a new deck.

## The log: positions and points

royals-event-occupy = { $player } occupies a position: { $title_low } in { $city }.
royals-event-take-over = { $player } takes over a position: { $title_low } in { $city } (until now { $loser }’s).
royals-event-bonus-city =
    { $points ->
        [one] { $player } takes the city bonus: { $city }, { $points } point.
       *[other] { $player } takes the city bonus: { $city }, { $points } points.
    }
royals-event-bonus-country =
    { $points ->
        [one] { $player } takes a country bonus: { $country }, { $points } point.
       *[other] { $player } takes a country bonus: { $country }, { $points } points.
    }
royals-event-bonus-country-gone = { $player } has a cube in every city of the country ({ $country }), but no country bonus is left.
royals-event-bonus-noble =
    { $points ->
        [one] { $player } takes a noble house bonus: { $points } point.
       *[other] { $player } takes a noble house bonus: { $points } points.
    }
royals-event-bonus-noble-gone = { $player } has a cube on every title token, but no noble house bonus is left.
royals-event-last-round = The third period is over. The round is played to its end, then the period is scored.
royals-event-scoring = The period { $period } is scored.
    .heading = { $period }
royals-event-token-first =
    { $points ->
        [one] { $country }: { $player } has the most influence ({ $influence }), { $points } point.
       *[other] { $country }: { $player } has the most influence ({ $influence }), { $points } points.
    }
royals-event-token-second =
    { $points ->
        [one] { $country }: { $player } comes second in influence ({ $influence }), { $points } point.
       *[other] { $country }: { $player } comes second in influence ({ $influence }), { $points } points.
    }
royals-event-tie-title = { $country }: { $player } and { $loser } are level in influence ({ $influence }); the higher title decides: { $title_low } ({ $player }).
royals-event-tie-city = { $country }: { $player } and { $loser } are level in influence ({ $influence }) and in their highest title ({ $title_low }); the higher city bonus decides: { $city }, { $points } ({ $player }).
royals-event-token-unused = { $country }: nobody qualifies for the token worth { $points }; it leaves the game.
royals-event-majority =
    { $points ->
        [one] { $title }: { $player } has the most cubes ({ $n }), { $points } point.
       *[other] { $title }: { $player } has the most cubes ({ $n }), { $points } points.
    }
royals-event-majority-half =
    { $points ->
        [one] { $title }: { $player } is tied for the most cubes ({ $n }) and takes half the token, { $points } point.
       *[other] { $title }: { $player } is tied for the most cubes ({ $n }) and takes half the token, { $points } points.
    }
royals-event-majority-none = { $title }: nobody has a cube there, so the title token goes to nobody.
royals-event-majority-tied = { $title }: { $players } are tied for the most cubes ({ $n }); more than two share nothing, so the title token goes to nobody.
royals-event-tie-end =
    { $points ->
        [one] { $players } are level on { $points } point; the highest single token decides.
       *[other] { $players } are level on { $points } points; the highest single token decides.
    }

## Why not

royals-refusal-colour = This colour is not available: { $colour }.
royals-refusal-cubes =
    { $n ->
        [one] Two cubes are needed, and you have only { $n } left.
       *[other] Two cubes are needed, and you have { $n } left.
    }
royals-refusal-draw-first = First you have to draw your cards.
royals-refusal-first-turn = On the first turn nobody draws an intrigue card.
royals-refusal-draw = The draw you have chosen does not include this card, or not any more.
royals-refusal-display = The display does not show such a card: { $country }.
royals-refusal-deck = The country deck is empty; take a card from the display.
royals-refusal-held = This position is held by { $player }: { $title_low } in { $city }. It can only be taken over.
royals-refusal-cards =
    { $cost ->
        [one] The { $title } in { $city } costs { $cost } country card ({ $country }). Even with wild cards your hand is worth { $n }.
       *[other] The { $title } in { $city } costs { $cost } country cards ({ $country }). Even with wild cards your hand is worth { $n }.
    }
royals-refusal-wild-few = With so few wild cards you would need more cards of the country ({ $country }): { $needed }, and you have { $n }.
royals-refusal-wild-many = With so many wild cards you would need more cards: { $needed }, and you have { $n }.
royals-refusal-hand = You have no such country card: { $country }.
royals-refusal-hand-intrigue = You have no such intrigue card: { $intrigue }.
royals-refusal-vacant = This position is vacant: { $title_low } in { $city }. Occupy it instead of taking it over.
royals-refusal-own = This position is already yours: { $title_low } in { $city }.
royals-refusal-intrigue =
    { $needed ->
        [one] A takeover of the { $title_low } in { $city } takes { $needed } intrigue card ({ $country }). Even in pairs yours are worth { $n }.
       *[other] A takeover of the { $title_low } in { $city } takes { $needed } intrigue cards ({ $country }). Even in pairs yours are worth { $n }.
    }
royals-refusal-wild-intrigue = Your intrigue cards do not allow that number of pairs ({ $country }).
royals-refusal-not-shown = First comes an intrigue card that shows { $country }; this one shows { $intrigue }.
royals-refusal-limit = Only the surplus above the hand limit is discarded; you do not have too many of these cards.

## The table in words

royals-outline-setup = Setup
royals-outline-over = The game is over
royals-outline-period = Period
royals-outline-period-name = { $period }
royals-outline-to-move = { $player } to move
royals-outline-round-ends = last round
royals-outline-period-ends = ends after this turn
royals-outline-colours = Colours to choose from
royals-outline-display = Display
royals-outline-display-empty = empty
royals-outline-decks = Decks
royals-outline-empty = empty
royals-outline-deck-name = Country deck
royals-outline-deck-name-intrigue = Intrigue deck
royals-outline-discards-name = Discarded country cards
royals-outline-discards-name-intrigue = Discarded intrigue cards
royals-outline-influence = Influence
royals-outline-ahead-title = ahead of { $player } by the higher title: { $title_low }
royals-outline-ahead-city = ahead of { $player } by the higher city bonus: { $city }, { $points }
royals-outline-realm-bonus = Country bonus
royals-outline-period-tokens = Period tokens for influence
royals-outline-token-first = { $period }, 1st place
royals-outline-token-second = { $period }, 2nd place
royals-outline-city-bonus = City bonus
royals-outline-exiles = Banished cubes
royals-outline-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
royals-outline-vacant = vacant
royals-outline-held = held by { $player }
royals-outline-paying = { $player } is paying
royals-outline-taken = taken by { $player }
royals-outline-gone = out of the game
royals-outline-ladder = Title tokens
royals-outline-noble-house = Noble house bonuses
royals-outline-noble-bonus = Noble house bonus
royals-outline-cubes-of = { $player }’s cubes
royals-outline-cubes-left = Cubes left
royals-outline-tokens = Tokens taken
royals-outline-plays-with = plays with { $colour }
royals-outline-seen = seen by all
royals-outline-hand-name = Country cards
royals-outline-hand-name-intrigue = Intrigue cards

## What is printed on things

royals-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
royals-line-box-cards =
    { $n ->
        [one] { $n } card in the box
       *[other] { $n } cards in the box
    }
royals-line-cities = Cities: { $cities }
royals-line-country-bonuses = Country bonuses: { $first } and { $second } points
royals-line-period = Influence in { $period }: { $first } and { $second } points
royals-line-countries = Shows { $countries }
royals-line-price =
    { $n ->
        [one] Price: { $n } card of the country
       *[other] Price: { $n } cards of the country
    }
royals-line-price-country =
    { $n ->
        [one] Price: { $n } card ({ $country })
       *[other] Price: { $n } cards ({ $country })
    }
royals-line-takeover =
    { $n ->
        [one] A takeover also costs { $n } intrigue card
       *[other] A takeover also costs { $n } intrigue cards
    }
royals-line-influence = Influence: { $n }
royals-line-title-token = Title token: { $points } points, each half { $half }
royals-line-half =
    { $points ->
        [one] Each half: { $points } point
       *[other] Each half: { $points } points
    }
royals-line-country = Country: { $country }
royals-line-positions = Positions: { $titles }
royals-line-city-bonus =
    { $points ->
        [one] City bonus: { $points } point
       *[other] City bonus: { $points } points
    }
royals-line-noble-house = With { $n } players: { $bonuses }

## Score sheet and result

royals-score-city = City bonuses
royals-score-country = Country bonuses
royals-score-noble-house = Noble house bonus
royals-score-period = Period tokens
royals-score-title = Title tokens
royals-outcome-points =
    { $points ->
        [one] { $player } wins with { $points } victory point.
       *[other] { $player } wins with { $points } victory points.
    }
royals-outcome-token =
    { $points ->
        [one] { $player } wins with { $points } victory point; a tie, decided by the highest single token ({ $best }).
       *[other] { $player } wins with { $points } victory points; a tie, decided by the highest single token ({ $best }).
    }
royals-outcome-shared =
    { $points ->
        [one] Shared victory with { $points } victory point: { $players }.
       *[other] Shared victory with { $points } victory points: { $players }.
    }

## The board

royals-board-have = { $n } of { $all } cards
royals-board-have-intrigue = { $n } of { $all } intrigue cards
royals-board-deck-countries = Countries
royals-board-deck-intrigue = Intrigue
royals-board-legend-have = cards you have, and cards it costs
royals-board-legend-banished = cubes beside a city: banished
royals-board-first-place = 1st
royals-board-second-place = 2nd

## What a review names

royals-topic-points = Points taken
royals-topic-periods = Period tokens
royals-topic-titles = Title tokens
royals-topic-bonuses = Country and noble house bonuses
royals-topic-cards = Country cards
royals-topic-intrigues = Intrigue cards
royals-topic-positions = Positions within reach
