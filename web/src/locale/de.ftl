### Was der Client selbst sagt

web-plain = { $name }

## Startseite

web-title = Vier Höfe, ein Tisch.
web-subtitle = Spiel sofort gegen Bots oder per Link mit Freunden: live oder mit einem Zug am Tag. Ohne Konto.
web-games = Spiele
web-players = Spieler
web-areas = Bereiche des Tisches
web-play-now = Jetzt spielen
web-new-table = Neuer Tisch
web-my-tables = Meine Tische
web-open-tables = Offene Tische
web-no-tables = Noch kein Tisch. „Jetzt spielen“ eröffnet einen.
web-no-open-tables = Gerade wartet niemand auf Mitspieler.
web-watch-tables = Einer Partie zuschauen
web-nothing-to-watch = Gerade läuft keine öffentliche Partie.
web-watch = Zuschauen
web-find-table = Tisch suchen
web-any-game = Alle Spiele
web-any-pace = Jedes Tempo
web-any-language = Alle Sprachen
web-no-such-tables = Kein solcher Tisch wartet auf Mitspieler.
web-more-tables = Weitere Tische
web-your-turn = Du bist dran
web-next = Du bist dran: { $game }
web-status-open = Wartet auf Mitspieler
web-status-running = Läuft
web-status-over = Beendet
web-status-held = Angehalten
web-status-closed = Geschlossen
web-closed-because = Die Betreiber haben den Tisch geschlossen: { $reason }
web-free =
    { $n ->
        [one] { $n } Platz frei
       *[other] { $n } Plätze frei
    }
web-guest = Gast { $n }
web-credits = Dank
web-credits-icons = Symbole: game-icons.net von Lorc, Delapouite und anderen, CC BY 3.0; nur Größe und Farbe sind geändert.
web-credits-fonts = Schriften: Cinzel von Natanael Gama und Alegreya Sans von Juan Pablo del Peral, SIL Open Font License.
web-credits-games = Die Spiele gehören ihren Autoren und Verlagen. Die Regeln stehen hier in unseren eigenen Worten; Bilder, Texte und Logos von ihnen verwenden wir nicht.
web-home = Startseite

## Ein Spiel lernen

web-learn-pages = Seiten
web-learn-to-play = Spielen
web-learn = Lernen
web-learn-to-tables = Tische
web-learn-title = Setz dich. Wir fangen gleich an.
web-learn-subtitle = Der Herold Odo spielt deine erste Partie mit dir: zehn Minuten, ohne Regelheft.
web-learn-courts = Du kennst { $n } von { $all } Höfen.
web-learn-first = Erste Partie · { $n } Min.
web-learn-go-on = Weiter · noch { $n } Min.
web-learn-again = Erste Partie noch einmal
web-learn-new = Neu
web-learn-step = Schritt { $n } von { $all }
web-learn-done = Fertig
web-learn-newcomer = Neu hier? Odo bringt dir in zehn Minuten ein Spiel bei.
web-learn-how = So geht eine erste Partie
web-learn-how-act = Du spielst sofort
    .about = Odo sagt, was zu tun ist und warum, und auf dem Brett leuchtet, worauf du klicken sollst.
web-learn-how-wrong = Fehler sind nur Fragen
    .about = Klickst du etwas anderes an, erfährst du die Regel dahinter. Das kostet nie einen Zug.
web-learn-how-keep = Geh, wann du willst
    .about = Der Tisch wartet auf dich bei dem Schritt, an dem du warst.
web-learn-how-on = Dann ist es deine Partie
    .about = Nach dem letzten Schritt geht dieselbe Partie weiter, gegen gutmütige Bots.
web-goal = Ziel
web-goal-pins = die Zahlen stehen auch auf dem Brett
web-goal-scores = Was Punkte bringt
web-goal-hurts = Was schadet
web-goal-never = Für { $game } nicht mehr zeigen
web-goal-teach = Bring es mir bei, { $n } Min.
web-goal-got-it = Verstanden
web-goal-players = { $n } Spieler
web-goal-minutes = { $n } Min.
web-key-goal = das Ziel des Spiels zeigen
web-key-hints = fragen, was ich tun könnte

## Neuer Tisch, Einladung, Warten

web-seats = Plätze
web-seat = Platz { $n }
web-seat-me = Ich
web-seat-device = An diesem Gerät
web-seat-invited = Einladung per Link
web-seat-open = Offen für alle
web-seat-bot = Bot
web-seat-person = Spieler
web-level = Spielstärke
web-level-random = Hofnarr
    .about = Spielt, was der Würfel sagt.
web-level-squire = Knappe
    .about = Spielt vernünftig und gibt sich oft mit dem Zweitbesten zufrieden. Gut für eine erste Partie.
web-level-knight = Ritter
    .about = Spielt solide, mit kleinen Ungenauigkeiten.
web-level-lord = Fürst
    .about = Irrt kaum. Wer gewinnen will, muss vorausplanen.
web-level-king = König
    .about = Spielt jede Idee im Kopf weiter, bevor er wählt. Der Stärkste, den wir haben.
web-name = Name
web-pace = Tempo
web-pace-none = Ohne Uhr
    .about = Alle nehmen sich die Zeit, die sie brauchen.
web-pace-live = Live
    .about = 15 Minuten pro Spieler, dazu 15 Sekunden für jede Antwort.
web-pace-days = Ein Zug am Tag
    .about = Bis zu einem Tag für jede Antwort.
web-public = Andere können diesen Tisch finden und zuschauen
web-free-undo = Ich kann alles zurücknehmen; die Aufzeichnung vermerkt das
web-bots-pause = Bots warten vor ihrer Antwort, wie Menschen es tun
web-edition = Ausgabe
web-variants = Regelvarianten
web-reconstructed = Rekonstruierte Werte auf Plan und Karten: { $n } von { $all }
web-make-table = Tisch eröffnen
web-unknown-game = Dieses Spiel ist hier nicht installiert.
web-join = Mitspielen
web-invited = Du bist an einen Tisch eingeladen
web-invited-to-watch = Du bist eingeladen, bei einem Spiel zuzuschauen
web-at-table = Am Tisch
web-join-forbidden = Diese Einladung gilt nicht mehr. Bitte um einen neuen Link.
web-join-wrong = Dieser Link öffnet keinen Tisch: Vielleicht fehlt ein Stück davon. Bitte um einen neuen.
web-join-not-found = Diesen Tisch gibt es nicht mehr.
web-join-wrong-moment = Dieser Platz ist schon besetzt, oder das Spiel hat begonnen.
web-door = Raumcode
web-door-about = Er steht auf dem Bildschirm des Gastgebers neben der Adresse.
web-door-code = Code
web-door-wrong = Auf dem Bildschirm des Gastgebers steht ein anderer Code.
web-door-open = Eintreten
web-sit-down = Platz nehmen
web-sit-last = Du nimmst den letzten Platz: Das Spiel beginnt sofort.
web-lobby = Wartet auf Mitspieler
web-ready = Bereit
web-waiting = Noch nicht da
web-invite = Einladen
web-link = Link für diesen Platz
web-link-copied = Der Link ist kopiert; schick ihn weiter.
web-seal = Siegel der Würfel:
web-seal-about = Der Server hat eine Zufallszahl versiegelt; wer sich setzt, gibt eine eigene dazu. Nach dem Spiel lässt sich prüfen, dass alle Ziehungen daraus folgen.
web-leave = Tisch verlassen
web-close-table = Tisch schließen
web-start = Starten

## Freunde

web-name-ask = Wie sollen die anderen dich nennen?
web-name-ask-about = Dein Name steht auf der Einladung und an deinem Platz.
web-invited-by = Du bist an den Tisch von { $host } eingeladen
web-invited-to-watch-by = Du bist eingeladen, am Tisch von { $host } zuzuschauen
web-code-have = Hast du einen Code bekommen?
web-code-open = Beitreten
web-code-where = Einzugeben auf der Startseite von { $address }
web-invite-title = Einladung für Platz { $n }
web-invite-until = Gültig bis { $time }, für eine Person.
web-link-copy = Link kopieren
web-link-share = Teilen
web-qr = QR-Code des Links
web-bot-title = Ein Bot für Platz { $n }
web-bot-instead = Lieber ein Bot
web-bot-seat = Bot einsetzen
web-bot-starts = Kein anderer Platz ist leer: Das Spiel beginnt sofort.
web-missing-players =
    { $n ->
        [one] Ein Mitspieler fehlt noch
       *[other] { $n } Mitspieler fehlen noch
    }
web-you = du
web-leave-about = Dein Platz wird für jemand anderen frei.
web-leave-sure = Ja, verlassen
web-close-table-about = Der Tisch wird für alle geschlossen, und seine Einladungen gelten nicht mehr.
web-close-table-sure = Ja, schließen
web-rematch-offered = { $name } möchte noch einmal spielen.
web-rematch-waits = Die Revanche wartet auf Mitspieler.
web-rematch-join = Zur Revanche
web-resigned = aufgegeben
web-told-to = Nur { $name } erfuhr: „{ $text }“
web-end-now = Das Spiel beenden
web-end-now-about = Niemand sonst muss zustimmen: Das Spiel endet sofort, und niemand gewinnt.
web-end-now-sure = Ja, beenden
web-offer-remove = Vorschlagen, dass ein Bot den Platz von { $name } übernimmt

## Einstellungen

web-settings = Einstellungen
web-language = Sprache
web-theme = Farbschema
web-theme-system = Wie das System
web-theme-dark = Dunkel
web-theme-light = Hell
web-theme-to-light = Zum hellen Farbschema wechseln
web-theme-to-dark = Zum dunklen Farbschema wechseln
web-motion = Animationen
web-motion-full = Vollständig
web-motion-fast = Schnell
web-motion-none = Keine
web-telling-pace = Züge der anderen
web-telling-pace-slow = Langsam
web-telling-pace-normal = Normal
web-telling-pace-fast = Schnell
web-telling-pace-at-once = Sofort
web-telling = Was geschah
web-telling-at = { $n } von { $count }
web-telling-back = Ein Ereignis zurück
web-telling-on = Ein Ereignis weiter
web-telling-stop = Anhalten
web-telling-resume = Weiter
web-telling-skip = Überspringen
web-telling-skip-over = Zum Ergebnis
web-telling-then = Dann du:
web-telling-again = Noch einmal ansehen, was geschah
web-key-skip = überspringen, was die anderen taten
web-key-card = die Karte des fokussierten Elements offen halten
web-card-rule = Regel: { $name }
web-read-rule = Regel lesen
web-key-events = ein Ereignis zurück oder weiter, während gezeigt wird, was geschah
web-days-off = Freie Tage
    .about = An Tischen, an denen ein Zug Tage dauern darf, steht deine Uhr an diesen Tagen still: an bis zu zwei Wochentagen und an { $days } einzelnen Tagen im Jahr. Hast du die Wochentage geändert, kannst du sie nach dreißig Tagen wieder ändern.
    .left = Einzelne Tage, die dir dieses Jahr noch bleiben: { $left }
web-days-off-date = Ein einzelner Tag
web-days-off-add = Hinzufügen
web-sound = Ton
web-sound-turn = Signalton, wenn ich dran bin
web-hints = Tipps
web-hints-turn = Odo sagt, was ich tun könnte, und warnt mich
web-shared-device = Gemeinsames Gerät
    .about = Das Gerät behält dann keine Stellungen deiner Tische, die sich ohne Verbindung lesen lassen.
web-shared-device-turn = Auch andere benutzen dieses Gerät
web-save = Speichern
web-saved = Gespeichert.
web-my-data = Meine Daten
    .about = Einen Gast kennt nur dieser Browser: Wenn du dich abmeldest, kommst du als neuer Gast zurück.
web-my-data-download = Herunterladen
web-sign-out = Abmelden
web-signed-out = Du bist abgemeldet.
web-sign-out-elsewhere = Überall sonst abmelden
web-signed-out-elsewhere =
    { $n ->
        [one] Ein anderer Browser wurde abgemeldet.
       *[other] { $n } andere Browser wurden abgemeldet.
    }
web-erase = Meine Daten löschen
    .about = Dein Name und alles, was du geschrieben hast, verschwinden von allen Tischen; in laufenden Spielen übernimmt ein Bot deinen Platz. Beendete Spiele bleiben, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
web-erase-confirm = Gib zur Bestätigung deinen Namen ein: { $name }
web-erase-now = Endgültig löschen
web-erased = Deine Daten sind gelöscht. Dein Name verschwindet in ein, zwei Minuten von den Tischen.

## Am Tisch

web-loading = Tisch wird geladen …
web-no-entry = Dieser Tisch lässt sich nicht öffnen
web-prompt = Die Frage
web-your-turn-name = Du bist dran, { $name }.
web-choosing =
    { $count ->
        [one] { $names } wählt …
       *[other] { $names } wählen …
    }
web-sealed-done = Deine Wahl ist versiegelt. Der Tisch wartet auf { $names }.
web-wait = Einen Moment …
web-sending = Wird gesendet …
web-aimed = Gewählt: { $action }. Die Eingabetaste sendet es, Escape verwirft es.
web-aimed-final = Gewählt: { $action }. Die Eingabetaste sendet es, dann lässt es sich nicht mehr zurücknehmen; Escape verwirft es.
web-you-watch = Du schaust zu.
web-paused = Das Spiel pausiert.
web-held-rules = Dieser Tisch ist angehalten, bis seine Regeln geprüft sind.
web-held-error = Dieser Tisch ist angehalten, weil in seinen Regeln ein Fehler aufgetreten ist. Alle Uhren stehen, und die Betreiber wissen Bescheid.
web-held-work = Dieser Tisch ist angehalten, weil ein Schritt weit mehr Arbeit ausgelöst hat, als die Regeln je brauchen sollten. Alle Uhren stehen, und die Betreiber wissen Bescheid.
web-held-components = Dieser Tisch ist angehalten, weil seine Materialdatei nicht mehr angenommen wird. { $problem }
web-held-silent = Dieser Tisch ist angehalten, weil die Arbeit an ihm mehrmals unterbrochen wurde. Alle Uhren stehen, und die Betreiber wissen Bescheid.
web-back = Zurück
web-send = Senden
web-time-then = Läuft die Zeit ab: { $action }
web-undo = Zurücknehmen
web-answer = { $label }: { $terms }
web-answer-final = { $name }, lässt sich nicht zurücknehmen
web-take-back = Zurücknehmen: { $step }
web-steps = Bisher gewählt
web-so-far = Bisher – { $terms }
web-choices =
    { $n ->
        [one] { $n } Möglichkeit
       *[other] { $n } Möglichkeiten
    }
web-all-choices = Alle Möglichkeiten ({ $n })
web-choices-hint = Was du hier wählst, wird noch nicht gesendet: Du bestätigst es danach.
web-hints-ask = Was könnte ich tun?
web-hints-thinking = Odo überlegt …
web-hints-found =
    { $n ->
        [one] Odo sieht { $n } Möglichkeit.
       *[other] Odo sieht { $n } Möglichkeiten.
    }
web-hints-none = Hier gibt es nichts abzuwägen.
web-find = Suchen
web-which = Welche?
web-can-choose = wählbar
web-chosen = gewählt
web-out-of-reach = nicht erreichbar
web-to-move = am Zug
web-why-not = Warum nicht?
web-not-your-turn = Du bist nicht dran.
web-amount = Anzahl
web-less = Weniger
web-more = Mehr
web-more-of = { $n } weitere
web-fewer = Weniger zeigen
web-log = Verlauf
web-log-empty = Hier steht nach und nach, was geschieht.
web-earlier-lines =
    { $n ->
        [one] { $n } frühere Zeile steht im Verlauf.
       *[other] { $n } frühere Zeilen stehen im Verlauf.
    }
web-chat = Chat
web-chat-new =
    { $n ->
        [one] Chat, { $n } neue Nachricht
       *[other] Chat, { $n } neue Nachrichten
    }
web-chat-none = Noch hat niemand etwas geschrieben.
web-people = Personen
web-people-none = Sonst ist niemand hier.
web-mute = Stummschalten
    .about = Stummgeschaltet: Du siehst nicht mehr, was diese Person schreibt.
web-block = Blockieren
    .about = Blockiert: Du siehst nicht mehr, was diese Person schreibt, und sie kann an Tischen, an denen du sitzt oder die du eröffnet hast, weder zuschauen noch Platz nehmen.
web-send-away = Fortschicken
    .about = Fortgeschickt: Diese Person kann nicht an diesen Tisch zurück.
web-chat-say = Etwas schreiben
web-bot = Bot
web-away = abwesend
web-days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
web-close = Schließen
web-curtain = Gib das Gerät weiter an { $name }
web-curtain-open = Ich bin da
web-go-on = Weiter

## Das Ende

web-over = Das Spiel ist zu Ende.
web-winner = Sieg
web-score-sheet = Wertungsbogen
web-total = Summe
web-chart = Punkte im Spielverlauf
web-chart-about = Punkte aller Spieler im Spielverlauf; ein Knopf zeigt sie als Tabelle.
web-chart-as-table = Als Tabelle
web-chart-as-lines = Als Linien
web-rematch = Noch einmal spielen
web-record = Aufzeichnung herunterladen
web-verify = Würfel prüfen
web-verified = Der Server hat alle { $draws } Ziehungen nachgerechnet: Sie folgen aus dem Startwert in der Aufzeichnung.
web-verified-prepared = { $draws } weitere hat die Lektion vorbereitet; die Aufzeichnung nennt sie.
web-not-verified = Die Aufzeichnung ist nicht gültig:

## Tasten

web-keys = Tasten
web-key-walk = zwischen den Möglichkeiten wechseln
web-key-pick = wählen; noch einmal: senden
web-key-back = einen Schritt zurück
web-key-answer = zu den Antworten
web-key-undo = zurücknehmen
web-key-find = alle Möglichkeiten zeigen
web-key-help = diese Liste
web-keys-reader = Mit einem Screenreader funktionieren Tab, Umschalt+Tab und Eingabe immer. Pfeile und Buchstaben erreichen das Spiel nur im Fokusmodus: Einfg+Leertaste in NVDA, Einfg+Z in JAWS.

## Die Leitung

web-offline = Der Dienst ist nicht erreichbar.
web-service-down = Der Dienst ist nicht erreichbar. Diese Seite versucht es von selbst weiter.
web-line-down = Verbindung unterbrochen: Was du siehst, kann veraltet sein. Neuer Versuch …
web-line-down-sending = Verbindung unterbrochen: Deine Antwort ist gespeichert und wird gesendet, sobald die Verbindung wieder steht.
web-outdated = Von dieser Seite gibt es eine neuere Version.
web-reload = Neu laden
web-problem = Etwas ist schiefgegangen. Versuch es gleich noch einmal.
web-try-again = Noch einmal versuchen
web-trying-again = Die Verbindung ist schlecht. Neuer Versuch …
web-load-failed = Das konnte nicht geladen werden.
web-page-failed = Hier ist etwas schiefgegangen
web-page-failed-about = Nichts, was du gesendet hast, ist verloren. Versuch es noch einmal oder geh zur Startseite.
web-line-slow = Die Verbindung ist langsam: Eine Antwort dauert { $seconds } s.
web-language-failed = Diese Sprache konnte nicht geladen werden. Die Seite bleibt, wie sie ist.
web-not-found = Hier ist nichts
web-not-found-about = Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link alt oder unvollständig.

## Ohne Verbindung

web-offline-title = Keine Verbindung
web-offline-about = Ohne Verbindung kannst du die letzten Stellungen deiner Tische und die Regeln lesen. Zum Spielen brauchst du eine Verbindung.
web-offline-kept = Auf diesem Gerät gespeichert
web-offline-nothing = Auf diesem Gerät ist nichts gespeichert.
web-offline-no-table = Dieser Tisch ist auf diesem Gerät nicht gespeichert.
web-offline-position = Keine Verbindung. Das war die Stellung vom { $time }; zum Spielen brauchst du eine Verbindung.
web-offline-forget = Alles von diesem Gerät entfernen
web-offline-forgotten = Von diesem Gerät entfernt.

## Was den Tisch angeht

web-menu = Tisch
web-share = Link zu diesem Tisch kopieren
web-watch-link-copied = Der Link ist kopiert; wer ihn öffnet, kann zuschauen.
web-link-for-seated = Dieser Tisch ist privat, und du sitzt nicht daran: Nur wer hier sitzt, kann einen Link weitergeben.
web-return = Meinen Platz wieder einnehmen
web-resume = Weiterspielen
web-offer-pause = Eine Pause vorschlagen
web-offer-undo = Um Rücknahme meines letzten Zugs bitten
web-offer-end = Vorschlagen, das Spiel zu beenden
web-offer-end-about = Das Spiel endet ohne Sieger, sobald alle anderen zustimmen.
web-offer-end-sure = Ja, vorschlagen
web-resign = Aufgeben
web-resign-about = Ein Bot spielt für dich weiter, und du wirst Letzter, was immer er erreicht. Deinen Platz kannst du nicht wieder einnehmen.
web-resign-two-about = Das Spiel endet sofort, und dein Gegner gewinnt.
web-resign-sure = Ja, aufgeben
web-offered-pause = { $name } schlägt eine Pause vor.
web-offered-end = { $name } schlägt vor, das Spiel hier zu beenden.
web-offered-undo = { $name } möchte einen Zug zurücknehmen.
web-offered-remove = { $name } möchte den Platz eines abwesenden Spielers einem Bot überlassen.
web-yes = Einverstanden
web-no = Nein
web-no-rule = Zu dieser Regel gibt es keinen Text.
web-rules = Regeln
web-rules-all = Alle Regeln
web-rules-find = In den Regeln suchen
web-rules-none = Dazu sagt keine Regel etwas.
web-rules-pieces = Karten und Spielmaterial
web-rules-contents = Inhalt
web-rules-count =
    { $n ->
        [one] { $n } Regel
       *[other] { $n } Regeln
    }
web-rules-show = Zeig es mir
web-rules-read-on = In den Regeln weiterlesen
web-rules-print = Drucken
web-rules-numbers-exact = Die Zahlen sind gesichert
web-rules-numbers-derived = Manche Zahlen folgen aus anderen

## Practice

web-practice = Übung
web-practice-here = Ab hier weiterspielen
web-practice-about = Du spielst allein weiter, auf den anderen Plätzen sitzen Bots. Was dein Platz nicht sehen konnte, wird neu gezogen, und du kannst alles zurücknehmen.
web-practice-not-here = Hier hat niemand etwas zu entscheiden. Geh einen Schritt zurück oder weiter.
web-practice-seat = Dein Platz
web-practice-again = Von dort noch einmal spielen
web-practice-origin = Zurück zum Ausgangspunkt

## Replay

web-replay = Wiederholung
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-on = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-moment = Zeitpunkt der Partie
web-move-of = Zug { $n } von { $last }
web-eyes = Aus wessen Sicht
web-eyes-watcher = Zuschauer
web-eyes-open = Alles offen
web-secrets = Was nur die einzelnen Spieler sahen
web-secrets-none = Hier wusste niemand mehr als die anderen.
web-to-table = Zum Tisch
web-past = Stellung bei Zug { $n }
web-now = Zurück zum aktuellen Stand

## Royals

web-royals-influence = Einfluss
web-royals-price = Preis in Länderkarten
web-royals-payment = Bezahlung
web-royals-take-back = Zurücknehmen: { $card }
web-royals-give-for = Gib eine angehobene Karte: { $office }
web-royals-discard = Lege angehobene Karten bis zum Handlimit ab

## Kingsburg

web-kingsburg-reachable =
    { $n ->
        [one] erreichbar mit Würfel { $group }
       *[other] erreichbar mit den Würfeln { $group }
    }
web-kingsburg-more-ways =
    { $n ->
        [one] oder auf { $n } andere Weise
       *[other] oder auf { $n } andere Weisen
    }
web-kingsburg-free = frei
web-kingsburg-aimed =
    { $n ->
        [one] gewählt, mit Würfel { $group }
       *[other] gewählt, mit den Würfeln { $group }
    }
web-kingsburg-taken =
    { $n ->
        [one] { $taken }, Würfel { $group }
       *[other] { $taken }, Würfel { $group }
    }
web-kingsburg-hand = Meine Würfel und Waren
web-kingsburg-province = Meine Provinz
web-kingsburg-provinces = Provinzen
web-kingsburg-can-build = kann gebaut werden
web-kingsburg-needs = braucht zuerst { $building_acc }
web-kingsburg-dice = Würfel: { $dice }
web-kingsburg-row = Zeile { $n }
web-kingsburg-column = Spalte { $n }
web-kingsburg-costs = kostet { $price }
web-kingsburg-affordable = bezahlbar
web-kingsburg-missing = es fehlt: { $goods }
web-kingsburg-strength = Deine Stärke ohne die Verstärkung des Königs: { $low }
web-kingsburg-strength-range = Deine Stärke ohne die Verstärkung des Königs: { $low } bis { $high }
web-kingsburg-strength-now = Deine Stärke: { $n }
web-kingsburg-phase = Phase { $n } von { $all }
web-kingsburg-order = Zugreihenfolge: { $players }.
web-kingsburg-turn = Am Zug: { $player }.
web-kingsburg-turn-next = Am Zug: { $player }, danach { $next }.

## Zeichen eines Bretts

web-legend = Zeichenerklärung
web-legend-can = Gold: Hier kannst du handeln

## Die Analyse einer beendeten Partie

web-review = Analyse
web-percent = { $n } %

web-lesson = Lektion
web-lesson-odo = Odo
web-lesson-step = Schritt { $n } von { $count }
web-lesson-show = Zeig es mir
web-lesson-skip = Überspringen
web-lesson-on = Weiter
web-lesson-path = Alle Schritte
web-lesson-done = Erledigt:
web-lesson-rule = Regel: { $name }
web-lesson-leave = Lektion verlassen, Partie behalten
web-lesson-estimates = ≈ steht vor Zahlen, die das Regelheft nicht nennt; wir haben sie sorgfältig rekonstruiert.
web-lesson-then = Nach dem letzten Schritt gehört die Partie dir. Odo spricht dann nur noch, wenn du ihn fragst.
web-lesson-not-that = Das ist erlaubt, aber zuerst kommt ein anderer Zug.
web-lesson-look-there = Dein Zug ist golden umrahmt.
web-lesson-nothing-there = Da ist jetzt nichts zu tun.
web-lesson-is-yours = Das zeigt nur, was du hast.
web-lesson-is-theirs = Das gehört { $player }.
web-lesson-clicked = „{ $name }“? { $text }
web-lesson-farewell = Jetzt gehört die Partie dir
web-lesson-farewell-text = Du weißt, wie es geht. Spiel weiter, wie du magst; ich spreche nur, wenn du mich fragst. Über mein Bild oben rufst du mich: „{ $ask }“.
web-lesson-play-on = Weiterspielen
web-lesson-ask = Odo fragen
web-lesson-learnt = Was Odo dir gesagt hat
web-lesson-tell-hint = Mit den Pfeilen siehst du Schritt für Schritt, was die anderen tun.
web-lesson-look = Odo zeigt dir etwas.
web-lesson-send = Bestätige es jetzt mit dem goldenen Knopf oben.
web-lesson-send-again = Bestätige mit dem goldenen Knopf.
