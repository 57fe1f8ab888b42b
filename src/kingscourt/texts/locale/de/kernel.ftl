### Was jeder Tisch sagt, was auch immer gespielt wird

## Personen und Aufzählungen

kernel-seat = Spieler { $n }
kernel-list-none = nichts
    .acc = nichts
kernel-list-next = { $list }, { $item }
kernel-list-last = { $list } und { $item }
    .before-i = { $list } und { $item }

## Arten von Fragen

kernel-question-pick-one = Wähle eine Möglichkeit
kernel-question-pick-several = Wähle mehrere Möglichkeiten
kernel-question-pick-place = Wähle einen Ort
kernel-question-pick-amount = Wähle eine Menge
kernel-question-confirm = Bestätige
kernel-question-order = Lege die Reihenfolge fest

## Was eine Wahl kostet und bringt

kernel-terms-both = { $takes }, dafür { $gives }
kernel-terms-takes = kostet: { $takes }
kernel-terms-gives = bringt: { $gives }
kernel-terms-may-take = kann höchstens kosten: { $takes }
kernel-terms-may-give = kann höchstens bringen: { $gives }
kernel-terms-draw = dann entscheidet der Zufall
kernel-terms-next = { $list }; { $item }

## Warum der Tisch Nein sagt

kernel-refusal-turn = Du bist nicht am Zug.
kernel-refusal-question = Das beantwortet nicht die Frage, die der Tisch stellt.
kernel-refusal-over = Das Spiel ist zu Ende.
kernel-refusal-barrier = Dieser Schritt deckt etwas auf und kann deshalb nur der letzte eines Befehls sein.
kernel-refusal-unknown = Keine Aktion dieses Spiels lautet „{ $text }“.
kernel-refusal-stale = Am Tisch ist es inzwischen weitergegangen. Sieh noch einmal hin und entscheide dann.
kernel-refusal-sealed = Eine geheime Wahl muss vollständig sein, wenn sie abgegeben wird.
kernel-refusal-undo = Du kannst nichts zurücknehmen: Der Schritt davor war nicht deiner, er hat etwas aufgedeckt, oder ein Bot hat seitdem einen Platz übernommen.
kernel-refusal-consent = Noch haben nicht alle zugestimmt, die zustimmen müssen.
kernel-refusal-lesson = Dieser Schritt der Lektion wartet auf etwas anderes. Odo sagt, worauf.

## Die Regeln des Tisches nach Nummern

kernel-rule-1 = Nur wer gerade gefragt ist, kann handeln. Wählen mehrere gleichzeitig, kann jeder von ihnen handeln.
    .title = Wer am Zug ist
kernel-rule-2 = Eine Aktion gilt nur, wenn sie die Frage beantwortet, die der Tisch in diesem Moment stellt.
    .title = Antwort auf die Frage
kernel-rule-3 = Ist das Spiel zu Ende, kann nichts mehr getan werden; alles Verborgene liegt dann für alle offen.
    .title = Nach dem Ende
kernel-rule-4 = Ein Befehl kann aus mehreren Schritten bestehen; entweder werden alle ausgeführt oder keiner. Ein Schritt, der etwas aufdeckt, etwa Würfel oder eine Karte, kann nur der letzte sein: Würde ein späterer Schritt abgelehnt, wüsste der Spieler schon, was gekommen ist.
    .title = Aufgedeckt wird zuletzt
kernel-rule-5 = Jede Aktion hat in ihrem Spiel genau einen Wortlaut. Einen anderen Text nimmt der Tisch nicht an.
    .title = Wortlaut der Aktionen
kernel-rule-6 = Ein Befehl gehört zu der Stellung, für die er gegeben wurde. Hat sich die Frage an diesen Spieler seitdem geändert, wird er nicht ausgeführt.
    .title = Verspätete Befehle
kernel-rule-7 = Wählen Spieler geheim und gleichzeitig, gibt jeder seine ganze Wahl auf einmal ab. Sie kann ersetzt werden, bis der Letzte gewählt hat; vorher sieht sie niemand.
    .title = Geheime Wahl
kernel-rule-8 = Im eigenen Zug darf man Schritte zurücknehmen, bis zu dem letzten, der etwas aufgedeckt hat, vom Zufall entschieden wurde oder von jemand anderem kam. Jede Rücknahme steht im Verlauf. An einem Tisch können insgesamt höchstens 2000 Einträge zurückgenommen werden. Niemand kann zurücknehmen, was geschah, bevor ein Bot den Platz eines Menschen übernahm. Wo ein Mensch allein mit Bots spielt, kann der Tisch ihm erlauben, alles zurückzunehmen; die Aufzeichnung vermerkt das.
    .title = Zurücknehmen
kernel-rule-9 = Wer mehr als das zurücknehmen oder das Spiel vorzeitig beenden will, braucht die Zustimmung aller anderen, die nicht aufgegeben haben, ob sie da sind oder nicht: Schweigen ist keine Zustimmung. Was gezogen und zurückgenommen wurde, wird neu gezogen.
    .title = Zustimmung des Tisches
kernel-rule-10 = Eine Lektion ist eine vorbereitete Partie. Bis zu ihrem letzten Schritt nimmt sie nur den Zug an, den der jeweilige Schritt lehrt; Schritte, die andere Züge erlauben, sagen das dazu. Vorbereitete Ziehungen stehen in der Aufzeichnung, und eine solche Partie zählt sonst nirgends.
    .title = Lektionen

## Was am Tisch geschieht

kernel-event-undo = { $player } nimmt einen Zug zurück.
kernel-event-resign = { $player } gibt auf.
kernel-event-timeout = Die Zeit von { $player } ist abgelaufen; die Antwort gibt jetzt der Tisch.
kernel-event-takeover = Für { $player } spielt jetzt ein Bot ({ $bot }).
kernel-event-return = { $player } ist zurück am Tisch.
kernel-event-end = Die Spieler einigen sich darauf, das Spiel hier zu beenden.
kernel-event-upgrade = Die Regeln dieses Tisches wurden auf Version { $version } aktualisiert; an der Stellung ändert sich nichts.

## Wie ein Spiel sonst enden kann

kernel-outcome-agreed = Die Spieler haben sich geeinigt, das Spiel zu beenden; es gibt keine Rangliste.
kernel-outcome-resigned = Das Spiel endete, weil jemand aufgegeben hat.
kernel-outcome-resigned-last = Wer aufgegeben hat, steht unabhängig von den Punkten an letzter Stelle.

## Die Regelsammlung

kernel-reference-title = { $game }: die Regeln nach Nummern
kernel-reference-table = Der Tisch: Regeln für jedes Spiel
kernel-reference-rules = Regeln
kernel-reference-components = Spielmaterial
kernel-reference-ruling = Unsere Auslegung
kernel-reference-see = Siehe
kernel-reference-refusable = Der Tisch kann einen Zug nach dieser Regel ablehnen.

kernel-card-reconstructed = ≈ steht für eine rekonstruierte Zahl: Korrigiere sie anhand deiner Schachtel.
kernel-missing = Es fehlt: { $list }
