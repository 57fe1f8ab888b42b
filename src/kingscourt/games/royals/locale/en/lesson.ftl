### Royals: what the herald says in the first game

## The first turn

royals-lesson-first-take-title = Your first card
royals-lesson-first-take-why = Your noble house wants power at four courts; most points after three periods win.
royals-lesson-first-take-what = Cards are a country’s favour: take the Spanish one from the display.
royals-lesson-first-take-instead = One Spanish card wins { $points } points in Valencia; any other single card brings fewer.
royals-lesson-first-occupy-title = A Marshal in Valencia
royals-lesson-first-occupy-why = A position costs cards of its country: the number in its square.
royals-lesson-first-occupy-what = Occupy Valencia: { $device ->
        [touch] tap
       *[other] click
    } the Marshal there.
royals-lesson-first-occupy-instead = Valencia pays { $points } points at once, Barcelona { $less }, and waiting nothing.
royals-lesson-first-title-title = Two cubes
royals-lesson-first-title-why = Whoever is first in a city takes its bonus: Valencia paid you { $points } points.
royals-lesson-first-title-what = Your second cube lies on the Marshal’s title. Whoever has the most cubes there scores at the end: { $device ->
        [touch] tap
       *[other] click
    } it.
royals-lesson-first-title-elsewhere = The title tokens lie together in a box of their own: find the Marshal.
royals-lesson-first-rivals-title = Aldric reaches Marseille
royals-lesson-first-rivals-why = Later players draw more on their first turn: Aldric drew two cards.
royals-lesson-first-rivals-what = Look at Marseille: the Baron there cost him two French cards. Then go on.
royals-lesson-first-third-title = Beatrix reaches Cologne
royals-lesson-first-third-why = Beatrix plays third, so she drew three cards on her first turn.
royals-lesson-first-third-what = Look at Cologne: the Baron there cost her two German cards. Then go on.

## The second turn

royals-lesson-first-draw-title = Two ways to draw
royals-lesson-first-draw-why = From now on you draw three country cards, or one and an intrigue card.
royals-lesson-first-draw-what = Choose to draw three country cards.
royals-lesson-first-draw-what-2 = Take the three French cards from the display, one by one.
royals-lesson-first-draw-instead = Three French cards lie face up, exactly the price of a Countess.
royals-lesson-first-countess-title = A Countess in Lyon
royals-lesson-first-countess-why = A position’s influence stands in its circle, and Lyon pays { $points } points now.
royals-lesson-first-countess-what = Pay your three French cards: { $device ->
        [touch] tap
       *[other] click
    } the Countess in Lyon.
royals-lesson-first-countess-instead = Being first in Lyon pays { $points } points, more than any other city within reach.
royals-lesson-first-influence-title = Influence in a country
royals-lesson-first-influence-why = Each period pays the two most influential in a country, here { $first } and { $second }.
royals-lesson-first-influence-what = You and Aldric have influence 1 each; your Countess outranks his Baron: { $device ->
        [touch] tap
       *[other] click
    } France.
royals-lesson-first-influence-elsewhere = Influence is added up country by country: look at the panel of France.

## Intrigue

royals-lesson-first-intrigue-title = An intrigue card
royals-lesson-first-intrigue-why = Rivals hold positions too: an intrigue card lets you take one over.
royals-lesson-first-intrigue-why-3 = Your intrigue card opens positions in the German States and Spain.
royals-lesson-first-intrigue-what = Choose to draw one card of each kind.
royals-lesson-first-intrigue-what-2 = Take an intrigue card from its deck.
royals-lesson-first-intrigue-what-3 = Take a country card from the deck: it may be German.
royals-lesson-first-intrigue-instead = Take one of each: the intrigue card will open a rival’s position.
royals-lesson-first-intrigue-instead-3 = The display has no German card, but the deck may have one.
royals-lesson-first-nothing-title = Nothing to buy yet
royals-lesson-first-nothing-why = The deck gave you a British card; positions in Britain cost two or more.
royals-lesson-first-nothing-what = One British card buys nothing yet, so end your turn.
royals-lesson-first-nothing-instead = Your one British card buys nothing, so there is nothing else to do.
royals-lesson-first-wild-title = Any three for one
royals-lesson-first-wild-why = Any three country cards stand for one you lack: with that, you reach Munich.
royals-lesson-first-wild-what = Choose to draw three country cards.
royals-lesson-first-wild-what-2 = Take the three cards from the display, one by one.
royals-lesson-first-wild-what-3 = Occupy the Baron in Munich: one German card, any three for the second.
royals-lesson-first-wild-what-4 = You hold one German card: three others stand in for the second.
royals-lesson-first-wild-instead = Munich is vacant: the face-up cards are enough, and being first pays { $points } points.
royals-lesson-first-wild-instead-3 = You have all you need: the Baron in Munich pays { $points } points.
royals-lesson-first-takeover-title = Taking a position over
royals-lesson-first-takeover-why = A rival’s position costs its usual price plus an intrigue card of that country.
royals-lesson-first-takeover-why-3 = Her cube gets banished: it gives no influence, but keeps city and title.
royals-lesson-first-takeover-what = Choose to draw three country cards.
royals-lesson-first-takeover-what-2 = Take the three cards from the display; two of them are German.
royals-lesson-first-takeover-what-3 = Take over Beatrix’s Baron: two German cards and your intrigue card.
royals-lesson-first-takeover-instead = The face-up cards are certain, two are German, and a Baron outranks a Marshal.
royals-lesson-first-takeover-instead-2 = Two of these cards are German: with them you can pay for a Baron.
royals-lesson-first-takeover-instead-3 = You have all you need: two German cards and the intrigue card.

## The period and the aims

royals-lesson-first-period-title = A period ends
royals-lesson-first-period-why = I played on until the display could not be refilled: that ends the period.
royals-lesson-first-period-what = London, Vienna and influence brought you to { $score } points: { $device ->
        [touch] tap
       *[other] click
    } your score.
royals-lesson-first-period-elsewhere = Your score is the number beside your name.
royals-lesson-first-aims-title = Long-term aims
royals-lesson-first-aims-why = A cube in every German city pays { $bonus } points to whoever is first.
royals-lesson-first-aims-what = You lack only Berlin: { $device ->
        [touch] tap
       *[other] click
    } it.
royals-lesson-first-aims-elsewhere = Berlin is the German city where you have no cube.
royals-lesson-first-yours-title = Seven titles
royals-lesson-first-yours-why = Cubes on all seven titles pay as well: these are your long-term aims.
royals-lesson-first-yours-what = Draw three country cards; from here on the choice is yours.

## When first met after the lesson

royals-lesson-first-met-hand-limit = The hand limit is 12 country cards and 4 intrigue cards.
royals-lesson-first-met-intrigue-pair = Any two intrigue cards stand for one; taking over a King needs two.
royals-lesson-first-met-banished = A banished cube gives no influence, but counts for its city and title.
royals-lesson-first-met-country-bonus = A cube in every city takes the best country bonus left; banished cubes count.
royals-lesson-first-met-noble-house = Cubes on all seven titles take the best noble house bonus left.
royals-lesson-first-met-last-round = Everyone gets the same number of turns; then period three and titles score.
