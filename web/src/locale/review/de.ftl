### What the page of a review says, loaded with it

web-review-result = Ergebnis
web-review-none = Es gibt keine Analyse
web-review-failed = Die Analyse ist fehlgeschlagen
web-review-being-made = Die Analyse läuft
web-review-being-made-about = Von jeder Stellung aus wird weitergespielt, um zu sehen, was jeder Zug wert war. Das kann ein, zwei Minuten dauern; danach ist die Analyse für alle fertig.
web-review-progress = { $done } von { $total } Zügen
web-review-chances = Gewinnchance
web-review-estimated = geschätzt aus { $games } Partien, die von jeder Stellung aus weitergespielt wurden, ± { $points }
web-review-chart-about = Die Gewinnchancen aller im Verlauf der Partie; ein Knopf zeigt sie als Tabelle.
web-review-start = Am Anfang
web-review-moment = Moment { $n }: { $what }
web-review-moments = { $n ->
    [one] Der entscheidende Moment
   *[other] { $n } entscheidende Momente
}
web-review-no-moments = Kein einzelner Moment hat diese Partie entschieden.
web-review-luck = Glück
web-review-own-choice = deine Wahl
web-review-choice-of = Wahl von { $name }
web-review-better = Besser: { $answer }
web-review-no-choice = Hier gab es nichts zu wählen
web-review-open-replay = In der Wiederholung ansehen
web-review-played = Gewählt
web-review-better-answer = Besser
web-review-compared = Gewinnchance von { $name } nach jeder Antwort
web-review-mark-own = du
web-review-mark-better = besser
web-review-mark-better-for = besser für { $name }
web-review-seen-by-you = Was du gesehen hast
web-review-seen-by = Was { $name } gesehen hat
web-review-previous = Vorheriger Moment
web-review-next = Nächster Moment
web-review-luck-about = Das war Glück: Niemand konnte es vorhersehen. Die Gewinnchance von { $name }:
web-review-before = Vorher
web-review-after = Nachher
web-review-seat = Platz
web-review-luck-column = Glück: was der Zufall gab
web-review-skill-column = Können: gute Züge
web-review-good-of = { $good } von { $all } Zügen höchstens zwei Prozentpunkte unter dem besten
web-review-story = Die Geschichte
web-review-picture = Als Bild speichern
web-review-link-copied = Der Link zu dieser Analyse ist kopiert.
web-review-link-private = Der Link ist kopiert. Dieser Tisch ist privat: Nur wer ihn sehen darf, kann die Analyse öffnen.
