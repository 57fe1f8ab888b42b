### Wat de analyse van een gespeelde partij zegt

## Wanneer en wat

review-when-setup = Voorbereiding
review-when-part = { $when }, { $part }
review-when-value = { $name } { $value }
review-what-answer = { $player }: ‘{ $answer }’.
review-what-hidden = { $line } ({ $things })
review-what-together = { $first } { $second }
review-what-seen = { $player } kreeg: { $things }.
review-what-draw = Het toeval besliste.
review-why-more =
    { $n ->
        [one] { $topic }: ongeveer { $n } punt beter
       *[other] { $topic }: ongeveer { $n } punten beter
    }
review-why-fewer =
    { $n ->
        [one] { $topic }: ongeveer { $n } punt slechter
       *[other] { $topic }: ongeveer { $n } punten slechter
    }

## Kop en verhaal

review-headline-led = { $player } lag het hele spel voorop.
review-headline-behind = { $player } won vanaf de { $place }e plaats.
review-headline-shared = { $players } delen de overwinning.
review-story-led-before = Eerst lag { $player } voorop.
review-story-led-since = { $when } – vanaf hier lag { $player } nooit meer duidelijk achter.
review-story-luck = { $when } – { $what } De kans van { $player } ging van { $before } naar { $after }%.
review-story-choice = { $when } – { $what } Daarna was de kans { $after }%; met ‘{ $answer }’ was die { $before }% geweest.

## Tabellen en lijsten

review-chances = Winstkans
review-estimated = geschat uit { $n } verder gespeelde partijen per stand, gemiddeld ± { $error }
review-column-seat = Plaats
review-column-start = Begin
review-column-luck = Geluk
review-column-own = Eigen keuzes
review-column-others = Keuzes van anderen
review-column-result = Uitslag
review-column-good = Goede keuzes
review-moments = Beslissende momenten
review-no-moments = Geen enkele trekking of keuze verschoof een kans met vijf procentpunt.
review-kind-luck = geluk
review-kind-choice = keuze
review-opponent = Tegenstander
review-better = Beter: { $answer }
review-story = Het verhaal
review-working = Vanuit elke stand wordt verder gespeeld
