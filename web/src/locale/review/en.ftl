### What the page of a review says, loaded with it

web-review-result = Result
web-review-none = There is no review
web-review-failed = The review could not be made
web-review-being-made = The review is being made
web-review-being-made-about = The game is played on from every position, to see what each move was worth. This may take a minute or two, once for everybody.
web-review-progress = { $done } of { $total } moves
web-review-chances = Chance of winning
web-review-estimated = estimated from { $games } games played on from each position, ± { $points }
web-review-chart-about = Everybody’s chance of winning over the game; a button shows it as a table.
web-review-start = At the start
web-review-moment = Moment { $n }: { $what }
web-review-moments = { $n ->
    [one] The moment that decided it
   *[other] { $n } moments that decided it
}
web-review-no-moments = No single moment decided this game.
web-review-luck = luck
web-review-own-choice = your choice
web-review-choice-of = { $name }’s choice
web-review-better = Better: { $answer }
web-review-no-choice = Nothing to choose here
web-review-open-replay = See it in the replay
web-review-played = Chosen
web-review-better-answer = Better
web-review-compared = { $name }’s chance of winning after each answer
web-review-mark-own = you
web-review-mark-better = better
web-review-mark-better-for = better for { $name }
web-review-seen-by-you = What you saw
web-review-seen-by = What { $name } saw
web-review-previous = Previous moment
web-review-next = Next moment
web-review-luck-about = This was luck: nobody could have foreseen it. { $name }’s chance of winning:
web-review-before = Before
web-review-after = After
web-review-seat = Seat
web-review-luck-column = Luck: what chance gave
web-review-skill-column = Skill: good choices
web-review-good-of = { $good } of { $all } choices within two percentage points of the best
web-review-story = The story
web-review-picture = Save as a picture
web-review-link-copied = The link to this review is copied.
web-review-link-private = The link is copied. This table is private: only people who may see it can open the review.
