### Amit egy befejezett játszma elemzése mond

## Mikor és mi

review-when-setup = Előkészületek
review-when-part = { $when }, { $part }
review-when-value = { $name }: { $value }
review-what-answer = { $player }: „{ $answer }”.
review-what-hidden = { $line } ({ $things })
review-what-together = { $first } { $second }
review-what-seen = { $player } ezt kapta: { $things }.
review-what-draw = A véletlen döntött.
review-why-more = { $topic }: körülbelül { $n } ponttal jobb
review-why-fewer = { $topic }: körülbelül { $n } ponttal rosszabb

## Címsor és történet

review-headline-led = { $player } végig az élen maradt.
review-headline-behind =
    { $place ->
        [5] { $player } az 5. helyről nyert.
       *[other] { $player } a { $place }. helyről nyert.
    }
review-headline-shared = Közös győzelem: { $players }.
review-story-led-before = Eleinte { $player } vezetett.
review-story-led-since = { $when } – innentől { $player } már sosem maradt le egyértelműen.
review-story-luck = { $when } – { $what } { $player } esélye: { $before } → { $after }%.
review-story-choice = { $when } – { $what } Így { $after }% esély maradt, ezzel { $before }% lett volna: „{ $answer }”.

## Táblázatok és listák

review-chances = Nyerési esély
review-estimated = becslés állásonként { $n } továbbjátszott játszma alapján, átlagosan ± { $error }
review-column-seat = Hely
review-column-start = Kezdet
review-column-luck = Szerencse
review-column-own = Saját döntések
review-column-others = Mások döntései
review-column-result = Eredmény
review-column-good = Jó döntések
review-moments = Döntő pillanatok
review-no-moments = Egyetlen húzás vagy döntés sem változtatott öt százalékpontot az esélyeken.
review-kind-luck = szerencse
review-kind-choice = döntés
review-opponent = Ellenfél
review-better = Jobb: { $answer }
review-story = A történet
review-working = Továbbjátszás minden állásból
