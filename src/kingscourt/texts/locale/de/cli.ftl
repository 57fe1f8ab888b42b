### Was der Tisch im Terminal selbst sagt

## Anfang und Abschied

cli-default-name = Spieler
cli-bot-random = Sorglos
cli-bot-squire = Knappe
cli-bot-knight = Ritter
cli-bot-lord = Fürst
cli-bot-king = König
cli-welcome = { $player } gegen { $others }
cli-alone = { $player } spielt allein.
cli-commitment = Würfel und Karten dieser Partie stehen schon fest; ihr Siegel ist { $hash }.
cli-hint = Gib die Nummer deiner Wahl ein. o zeigt den Tisch, h, was du sonst eingeben kannst.
cli-wait = — Enter: weiterlesen —
cli-nobody-asks = Der Tisch wartet auf andere; schau später wieder vorbei.
cli-left = Du verlässt den Tisch. Es wurde keine Aufzeichnung gespeichert.
cli-record-kept = Du verlässt den Tisch. Die Aufzeichnung bis hierher liegt in { $file }.
cli-record-done = Die Aufzeichnung liegt in { $file }. So prüfst du sie: kingscourt verify { $file }
cli-record-none = Es wurde keine Aufzeichnung gespeichert. Beim nächsten Mal speichert --record DATEI eine.

## Auswahl

cli-final-all = Keine dieser Möglichkeiten lässt sich zurücknehmen.
cli-final-some = Was mit ! markiert ist, lässt sich nicht zurücknehmen.
cli-sealed = Diese Wahl bleibt geheim, bis alle gewählt haben.
cli-matches =
    { $n ->
        [one] { $n } Möglichkeit passt.
       *[other] { $n } Möglichkeiten passen. Gib eine Nummer oder mehr vom Text ein.
    }
cli-overview = Es gibt { $n } Möglichkeiten. Gib einen Namen aus der Liste ein, um nur die eines Ortes zu sehen.
cli-changed-more = Es hat sich mehr geändert: o zeigt den ganzen Tisch.
cli-choice-page = Seite { $page } von { $pages }: Enter zeigt die nächste, ein Wort sucht.
cli-hidden = Diese enthalten { $n }. Gib die Zahl noch einmal ein, um Möglichkeit { $n } selbst zu nehmen.
cli-no-match = Keine Möglichkeit enthält „{ $text }“. Frag nach dem Grund mit: ? { $text }
cli-no-number = Eine Möglichkeit { $n } gibt es nicht; die letzte ist { $last }.
cli-tried = Ausprobiert, noch nicht gesendet: { $steps }
cli-try-open = Mit einer Nummer geht es weiter, s sendet, b geht einen Schritt zurück.
cli-sealed-open = Mit einer Nummer geht es weiter, b geht einen Schritt zurück.
cli-try-send = Die nächste Frage kommt, wenn dies gesendet ist: s sendet, b geht zurück.
cli-try-ready = Der letzte Schritt lässt sich nicht zurücknehmen und geschieht deshalb erst beim Senden: s sendet, b geht zurück.
cli-try-usage = Gib p und die Nummer einer Möglichkeit ein, um zu sehen, wohin sie führt, ohne sie auszuführen.
cli-final-inside = Nach Schritt { $n } kann in derselben Eingabe nichts mehr folgen. Wähle ihn erst allein, dann geht es weiter.
cli-nothing-tried = Noch ist nichts ausprobiert. p mit einer Nummer probiert eine Möglichkeit aus, ohne sie auszuführen.
cli-undo-beyond = Weiter zurück geht es nur in einer Partie, die mit --free-undo beginnt; die Aufzeichnung vermerkt das.
cli-hints = Was du tun könntest:
cli-hints-warnings = Überleg dir das zweimal:
cli-hints-none = Hier gibt es keine Tipps.

## Regeln und Gründe

cli-refused = Nicht möglich ({ $rule }): { $reason }
cli-see-rule = r { $rule } zeigt die Regel.
cli-see-also = Siehe { $rule }: { $title }
cli-why-usage = Gib ? und einen Namen oder Ort ein, um zu erfahren, warum etwas nicht geht, zum Beispiel: ? { $name }
cli-why-possible = Das ist jetzt möglich:
cli-why-not = Jetzt nicht möglich: { $choice }
cli-why-more =
    { $n ->
        [one] Es gibt noch { $n } Möglichkeit mit anderen Gründen; gib mehr Wörter ein.
       *[other] Es gibt noch { $n } Möglichkeiten mit anderen Gründen; gib mehr Wörter ein.
    }
cli-why-nothing = Hier heißt nichts „{ $text }“, oder die Frage handelt nicht davon. o zeigt alle Orte.
cli-why-elsewhere = Um „{ $text }“ geht es bei dieser Frage nicht. Die Karte dazu: r { $text }
cli-no-place = Kein Ort heißt „{ $text }“. o zeigt alle.
cli-part-usage = Alles, was auf einer Sache steht: o und ihr Name, zum Beispiel: o { $name }
cli-log-page = l { $n } zeigt, was davor geschah.
cli-no-rule = Eine Regel „{ $text }“ gibt es nicht.
cli-rule-usage = Gib r und die Nummer einer Regel oder den Namen einer Sache ein: r { $rule } oder r { $name }. Die Kapitel dieses Spiels:
cli-near-rules = „{ $text }“ kann eines davon sein; gib r und die Nummer ein:

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
cli-help-final = Möglichkeit 3 lässt sich nicht zurücknehmen
cli-help-numbers = nimmt Möglichkeit 3, dann 1 aus der folgenden Liste, alles oder nichts
cli-help-text = zeigt die Möglichkeiten mit diesen Wörtern; gibt es nur eine, wird sie genommen
cli-help-slash = dasselbe für Zahlen: Möglichkeiten, die 8 enthalten
cli-help-try = probiert Möglichkeit 3 aus: zeigt, wohin sie führt, tut aber noch nichts
cli-help-send = sendet, was ausprobiert ist
cli-help-back = verwirft den zuletzt ausprobierten Schritt
cli-help-undo = nimmt deinen letzten Schritt zurück, solange seitdem nichts aufgedeckt wurde (mit --free-undo immer)
cli-help-hint = was könnte ich tun? ein paar sinnvolle Möglichkeiten und warum
cli-help-why = warum geht das nicht?
cli-help-rule = zeigt eine Regel nach ihrer Nummer; r allein nennt die Kapitel
cli-help-card = zeigt die Karte einer Sache: Preis, Punkte, Wirkung
cli-help-outline = zeigt den ganzen Tisch
cli-help-part = zeigt einen Teil des Tisches mit allem, was darauf steht
cli-help-log = zeigt, was zuletzt geschah; l 2, was davor geschah
cli-help-quit = verlässt den Tisch
