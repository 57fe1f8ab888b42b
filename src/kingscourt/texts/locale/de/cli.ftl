### Was der Tisch im Terminal selbst sagt

## Anfang und Abschied

cli-default-name = Spieler
cli-welcome = { $player } gegen { $others }
cli-alone = { $player } spielt allein.
cli-commitment = Würfel und Karten dieser Partie stehen schon fest; ihr Siegel ist { $hash }.
cli-hint = Tippe die Nummer deiner Wahl. h zeigt, was du sonst noch tippen kannst.
cli-nobody-asks = Der Tisch wartet auf andere; schau später wieder vorbei.
cli-left = Du verlässt den Tisch. Es wurde kein Protokoll geführt.
cli-record-kept = Du verlässt den Tisch. Das Protokoll bis hierher liegt in { $file }.
cli-record-done = Das Protokoll liegt in { $file }. So prüfst du es: kingscourt verify { $file }
cli-record-none = Es wurde kein Protokoll geführt. Beim nächsten Mal hält --record DATEI es fest.

## Auswahl

cli-final-all = Keine dieser Möglichkeiten lässt sich zurücknehmen.
cli-final-some = Was mit ! markiert ist, lässt sich nicht zurücknehmen.
cli-sealed = Diese Wahl bleibt geheim, bis alle gewählt haben.
cli-matches =
    { $n ->
        [one] { $n } Möglichkeit passt.
       *[other] { $n } Möglichkeiten passen. Tippe eine Nummer oder mehr vom Text.
    }
cli-overview = Das sind { $n } Möglichkeiten. Tippe einen Namen aus der Liste, um die eines Ortes zu sehen.
cli-hidden = Diese enthalten { $n }. Tippe die Zahl noch einmal, um Möglichkeit { $n } selbst zu nehmen.
cli-no-match = Keine Möglichkeit enthält „{ $text }“. Frag nach dem Grund mit: ? { $text }
cli-no-number = Eine Möglichkeit { $n } gibt es nicht; die letzte ist { $last }.
cli-tried = Ausprobiert, noch nicht gesendet: { $steps }
cli-try-open = Eine Nummer geht weiter, s sendet, b geht einen Schritt zurück.
cli-try-send = s sendet, b geht zurück.
cli-try-ready = Der letzte Schritt lässt sich nicht zurücknehmen und geschieht deshalb erst beim Senden: s sendet, b geht zurück.
cli-try-usage = Tippe p und die Nummer einer Möglichkeit, um zu sehen, wohin sie führt, ohne sie auszuführen.
cli-final-inside = Nach Schritt { $n } kann in derselben Eingabe nichts mehr folgen. Wähle ihn erst allein, dann geht es weiter.
cli-nothing-tried = Es ist nichts ausprobiert. p und eine Nummer probiert eine Möglichkeit aus, ohne sie auszuführen.
cli-undo-beyond = Weiter zurück geht es nur in einem Spiel, das mit --free-undo beginnt; das Protokoll sagt es.

## Regeln und Gründe

cli-refused = Nicht möglich ({ $rule }): { $reason }
cli-see-rule = r { $rule } zeigt die Regel.
cli-why-usage = Tippe ? und einen Ort oder Namen, zum Beispiel einen aus der Stellung oben.
cli-why-possible = Das ist jetzt möglich:
cli-why-more =
    { $n ->
        [one] Es gibt { $n } weiteren Grund; mehr Wörter engen die Frage ein.
       *[other] Es gibt { $n } weitere Gründe; mehr Wörter engen die Frage ein.
    }
cli-why-nothing = Hier heißt nichts „{ $text }“, oder die Frage handelt nicht davon. o zeigt alle Orte.
cli-no-place = Kein Ort heißt „{ $text }“. o zeigt alle.
cli-no-rule = Eine Regel „{ $text }“ gibt es nicht.
cli-near-rules = Ähnliche Regeln: { $list }

## Das Ende

cli-end = Die Partie ist zu Ende
cli-ranking = Rangliste
cli-rank = Rang
cli-player = Spieler
cli-score = Punkte
cli-score-sheet = Punkte nach Herkunft
cli-category = Herkunft
cli-total = Summe

## Hilfe

cli-help-number = nimmt Möglichkeit 3
cli-help-numbers = nimmt Möglichkeit 3, dann 1 aus der folgenden Liste, alles oder nichts
cli-help-text = zeigt die Möglichkeiten mit diesen Wörtern; gibt es nur eine, wird sie genommen
cli-help-slash = dasselbe für Zahlen: Möglichkeiten, die 8 enthalten
cli-help-try = probiert Möglichkeit 3 aus: zeigt, wohin sie führt, tut aber noch nichts
cli-help-send = sendet, was ausprobiert ist
cli-help-back = verwirft den zuletzt ausprobierten Schritt
cli-help-undo = nimmt deinen letzten Schritt zurück, solange seitdem nichts aufgedeckt wurde (mit --free-undo immer)
cli-help-why = warum geht das nicht?
cli-help-rule = zeigt eine Regel nach ihrer Nummer
cli-help-outline = zeigt die Stellung noch einmal
cli-help-part = zeigt den Teil der Stellung mit diesen Wörtern
cli-help-log = zeigt alles, was bisher geschehen ist
cli-help-quit = verlässt den Tisch
