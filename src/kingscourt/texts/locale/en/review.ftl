### What a review of a finished game says

## When and what

review-when-setup = Setup
review-when-part = { $when }, { $part }
review-when-value = { $name } { $value }
review-what-answer = { $player }: “{ $answer }”.
review-what-hidden = { $line } ({ $things })
review-what-together = { $first } { $second }
review-what-seen = { $player } received: { $things }.
review-what-draw = Chance decided.
review-why-more =
    { $n ->
        [one] { $topic }: about { $n } point better
       *[other] { $topic }: about { $n } points better
    }
review-why-fewer =
    { $n ->
        [one] { $topic }: about { $n } point worse
       *[other] { $topic }: about { $n } points worse
    }

## Headline and story

review-headline-led = { $player } stayed in front throughout.
review-headline-behind =
    { $place ->
        [2] { $player } won from second place.
        [3] { $player } won from third place.
        [4] { $player } won from fourth place.
       *[other] { $player } won from fifth place.
    }
review-headline-shared = { $players } share the victory.
review-story-led-before = At first { $player } led.
review-story-led-since = { $when } – from here on { $player } was never clearly behind.
review-story-luck = { $when } – { $what } { $player }’s chance went from { $before } to { $after }%.
review-story-choice = { $when } – { $what } That left a chance of { $after }%; “{ $answer }” would have left { $before }%.

## Tables and lists

review-chances = Chance of winning
review-estimated = estimated from { $n } games played on from each position, ± { $error } on average
review-column-seat = Seat
review-column-start = Start
review-column-luck = Luck
review-column-own = Own choices
review-column-others = Others’ choices
review-column-result = Result
review-column-good = Good choices
review-moments = Moments that decided it
review-no-moments = No single draw or choice moved a chance by five percentage points.
review-kind-luck = luck
review-kind-choice = choice
review-opponent = Opponent
review-better = Better: { $answer }
review-story = The story
review-working = Playing on from every position
