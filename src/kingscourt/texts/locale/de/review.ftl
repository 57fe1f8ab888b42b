### Was die Analyse einer beendeten Partie sagt

## Wann und was

review-when-setup = Spielaufbau
review-when-part = { $when }, { $part }
review-when-value = { $name } { $value }
review-what-answer = { $player }: „{ $answer }“.
review-what-hidden = { $line } ({ $things })
review-what-together = { $first } { $second }
review-what-seen = { $player } bekam: { $things }.
review-what-draw = Der Zufall entschied.
review-why-more =
    { $n ->
        [one] { $topic }: etwa { $n } Punkt besser
       *[other] { $topic }: etwa { $n } Punkte besser
    }
review-why-fewer =
    { $n ->
        [one] { $topic }: etwa { $n } Punkt schlechter
       *[other] { $topic }: etwa { $n } Punkte schlechter
    }

## Überschrift und Geschichte

review-headline-led = { $player } blieb durchweg vorn.
review-headline-behind = { $player } gewann von Platz { $place } aus.
review-headline-shared = { $players } teilen sich den Sieg.
review-story-led-before = Zunächst führte { $player }.
review-story-led-since = { $when } – von hier an lag { $player } nie mehr klar zurück.
review-story-luck = { $when } – { $what } Die Gewinnchance von { $player } ging von { $before } auf { $after } %.
review-story-choice = { $when } – { $what } Das ließ eine Gewinnchance von { $after } %; „{ $answer }“ hätte { $before } % gelassen.

## Tabellen und Listen

review-chances = Gewinnchance
review-estimated = geschätzt aus { $n } weitergespielten Partien je Stellung, im Mittel ± { $error }
review-column-seat = Platz
review-column-start = Anfang
review-column-luck = Glück
review-column-own = Eigene Züge
review-column-others = Züge der anderen
review-column-result = Ergebnis
review-column-good = Gute Züge
review-moments = Entscheidende Momente
review-no-moments = Keine einzelne Ziehung und keine einzelne Wahl hat eine Gewinnchance um fünf Prozentpunkte verschoben.
review-kind-luck = Glück
review-kind-choice = Wahl
review-opponent = Gegner
review-better = Besser: { $answer }
review-story = Die Geschichte
review-working = Jede Stellung wird weitergespielt
