### Was der Client selbst sagt

web-plain = { $name }

## Startseite

web-title = Vier Höfe, ein Tisch.
web-subtitle = Spiel sofort gegen Bots, mit Freunden per Link, live oder einen Zug am Tag. Ohne Konto.
web-games = Spiele
web-players = Personen
web-areas = Bereiche des Tisches
web-play-now = Jetzt spielen
web-new-table = Neuer Tisch
web-my-tables = Meine Tische
web-open-tables = Offene Tische
web-no-tables = Noch kein Tisch. „Jetzt spielen“ beginnt einen.
web-no-open-tables = Gerade wartet niemand auf Mitspielende.
web-watch-tables = Einer Partie zuschauen
web-nothing-to-watch = Gerade läuft keine öffentliche Partie.
web-watch = Zuschauen
web-find-table = Tisch suchen
web-any-game = Jedes Spiel
web-any-pace = Jedes Tempo
web-any-language = Jede Sprache
web-no-such-tables = Kein solcher Tisch wartet auf Mitspielende.
web-more-tables = Weitere Tische
web-your-turn = Du bist dran
web-next = Du bist dran: { $game }
web-status-open = Wartet auf Mitspielende
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

## Neuer Tisch, Einladung, Warten

web-seats = Plätze
web-seat = Platz { $n }
web-seat-me = Ich
web-seat-device = An diesem Gerät
web-seat-invited = Einladung per Link
web-seat-open = Offen für alle
web-seat-bot = Bot
web-seat-person = Person
web-level = Stärke
web-level-greedy = Ehrgeizig
web-level-random = Sorglos
web-name = Name
web-pace = Tempo
web-pace-none = Ohne Uhr
    .about = Alle nehmen sich die Zeit, die sie brauchen.
web-pace-live = Live
    .about = 15 Minuten für jeden, 15 Sekunden mehr für jede Antwort.
web-pace-days = Ein Zug am Tag
    .about = Bis zu einem Tag für jede Antwort.
web-public = Andere können diesen Tisch finden und zusehen
web-free-undo = Ich kann alles zurücknehmen; das Protokoll sagt es dazu
web-edition = Ausgabe
web-variants = Feinheiten der Regeln
web-reconstructed = Rekonstruierte Werte auf Plan und Karten: { $n } von { $all }
web-make-table = Tisch decken
web-unknown-game = Dieses Spiel ist hier nicht installiert.
web-join = Mitspielen
web-invited = Du bist an einen Tisch eingeladen
web-join-forbidden = Diese Einladung gilt nicht mehr. Bitte um einen neuen Link.
web-join-not-found = Diesen Tisch gibt es nicht mehr.
web-join-wrong-moment = Hier sitzt schon jemand, oder das Spiel hat begonnen.
web-door = Der Code dieses Raums
web-door-about = Er steht auf dem Bildschirm der Gastgeberin oder des Gastgebers neben der Adresse.
web-door-code = Code
web-door-wrong = Auf dem anderen Bildschirm steht ein anderer Code.
web-door-open = Eintreten
web-sit-down = Platz nehmen
web-lobby = Wartet auf Mitspielende
web-ready = Bereit
web-waiting = Noch nicht da
web-invite = Einladen
web-link = Link für diesen Platz
web-link-copied = Der Link ist kopiert; schick ihn weiter.
web-seal = Siegel der Würfel:
web-seal-about = Jede Ziehung steht schon fest. Nach dem Spiel lässt sie sich mit diesem Siegel prüfen.
web-leave = Aufstehen
web-close-table = Tisch schließen
web-start = Beginnen

## Einstellungen

web-settings = Einstellungen
web-language = Sprache
web-theme = Aussehen
web-theme-system = Wie das System
web-theme-dark = Dunkel
web-theme-light = Hell
web-theme-to-light = Zum hellen Aussehen wechseln
web-theme-to-dark = Zum dunklen Aussehen wechseln
web-motion = Bewegung
web-motion-full = Voll
web-motion-fast = Schnell
web-motion-none = Keine
web-days-off = Freie Tage
    .about = An Tischen mit Tagen je Zug steht deine Uhr an diesen Tagen still: an bis zu zwei Wochentagen und an { $days } einzelnen Tagen im Jahr. Die Wochentage kannst du einmal ändern, danach nach dreißig Tagen wieder.
    .left = Einzelne Tage, die dieses Jahr übrig sind: { $left }
web-days-off-date = Ein einzelner Tag
web-days-off-add = Hinzufügen
web-sound = Ton
web-sound-turn = Ein Klang, wenn ich dran bin
web-save = Speichern
web-saved = Gespeichert.
web-my-data = Meine Daten
    .about = Einen Gast kennt nur dieser Browser: Wer sich abmeldet, kommt als jemand Neues zurück.
web-my-data-download = Herunterladen
web-sign-out = Abmelden
web-signed-out = Du bist abgemeldet.
web-sign-out-elsewhere = Überall sonst abmelden
web-signed-out-elsewhere =
    { $n ->
        [one] Ein anderer Browser wurde abgemeldet.
       *[other] { $n } andere Browser wurden abgemeldet.
    }
web-erase = Mich löschen
    .about = Dein Name verschwindet von allen Tischen, ebenso alles, was du gesagt hast; in laufenden Spielen übernimmt ein Bot deinen Platz. Beendete Spiele bleiben, ohne deinen Namen. Das lässt sich nicht zurücknehmen.
web-erase-confirm = Schreib zur Bestätigung deinen Namen: { $name }
web-erase-now = Endgültig löschen
web-erased = Du bist gelöscht. Dein Name verschwindet in ein, zwei Minuten von den Tischen.

## Am Tisch

web-loading = Der Tisch wird gedeckt …
web-no-entry = Dieser Tisch öffnet sich nicht
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
web-paused = Das Spiel pausiert.
web-held-rules = Dieser Tisch ruht, bis jemand nach seinen Regeln gesehen hat.
web-held-error = Dieser Tisch ruht: Die Regeln haben hier einen Fehler gemacht. Alle Uhren stehen, und wer den Dienst betreibt, weiß davon.
web-held-work = Dieser Tisch ruht: Ein Schritt löste mehr aus, als die Regeln je brauchen. Alle Uhren stehen, und wer den Dienst betreibt, weiß davon.
web-held-components = Dieser Tisch ruht: Seine Materialdatei wird nicht mehr angenommen. { $problem }
web-held-silent = Dieser Tisch ruht: Die Arbeit an ihm brach mehrmals ab. Alle Uhren stehen, und wer den Dienst betreibt, weiß davon.
web-back = Zurück
web-send = Senden
web-undo = Rückgängig
web-final = nicht zurückzunehmen
web-take-back = Zurücknehmen: { $step }
web-steps = Bisher gewählt
web-choices =
    { $n ->
        [one] { $n } Möglichkeit
       *[other] { $n } Möglichkeiten
    }
web-find = Suchen
web-which = Welche?
web-why-not = Warum nicht?
web-not-your-turn = Du bist nicht dran.
web-amount = Anzahl
web-less = Weniger
web-more = Mehr
web-more-of = { $n } weitere
web-fewer = Weniger zeigen
web-log = Verlauf
web-chat = Gespräch
web-chat-none = Noch hat niemand etwas gesagt.
web-people = Personen
web-people-none = Sonst ist niemand hier.
web-mute = Stummschalten
    .about = Stummgeschaltet: Du liest nicht mehr, was sie schreiben.
web-block = Blockieren
    .about = Blockiert: Du liest sie nicht, und an Tischen, an denen du sitzt oder die du eröffnet hast, schauen sie weder zu noch setzen sie sich.
web-send-away = Fortschicken
    .about = Fortgeschickt: Sie kommen nicht an diesen Tisch zurück.
web-chat-say = Etwas sagen
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
web-since = Seit du zuletzt hier warst
web-go-on = Weiter

## Das Ende

web-over = Das Spiel ist zu Ende.
web-winner = Sieg
web-score-sheet = Wertungsbogen
web-total = Summe
web-chart = Punkte im Spielverlauf
web-chart-about = Punkte aller im Spielverlauf; als Tabelle auf Knopfdruck.
web-chart-as-table = Als Tabelle
web-chart-as-lines = Als Linien
web-rematch = Noch einmal spielen
web-record = Protokoll herunterladen
web-verify = Würfel prüfen
web-verified = Alle { $draws } Ziehungen stimmen mit dem Siegel überein.
web-not-verified = Das Protokoll hält nicht stand:

## Tasten

web-keys = Tasten
web-key-walk = von Möglichkeit zu Möglichkeit gehen
web-key-pick = wählen
web-key-back = einen Schritt zurück
web-key-undo = rückgängig
web-key-find = alle Möglichkeiten zeigen
web-key-help = diese Liste

## Die Leitung

web-offline = Der Dienst ist nicht erreichbar.
web-service-down = Der Dienst ist nicht erreichbar. Diese Seite versucht es von selbst wieder.
web-line-down = Verbindung unterbrochen: Was du siehst, kann veraltet sein. Neuer Versuch …
web-line-down-sending = Verbindung unterbrochen: Deine Antwort ist aufgehoben und geht hinaus, sobald die Leitung steht.
web-outdated = Von dieser Seite gibt es eine neuere Fassung.
web-reload = Neu laden
web-problem = Unterwegs ist etwas schiefgegangen. Versuch es gleich noch einmal.

## Was den Tisch angeht

web-menu = Tisch
web-share = Link zu diesem Tisch kopieren
web-return = Meinen Platz wieder einnehmen
web-resume = Weiterspielen
web-offer-pause = Eine Pause vorschlagen
web-offer-undo = Bitten, meinen letzten Zug zurückzunehmen
web-offer-end = Vorschlagen, das Spiel zu beenden
web-resign = Aufgeben
web-resign-sure = Wirklich aufgeben: Ein Bot spielt für mich weiter
web-offered-pause = { $name } schlägt eine Pause vor.
web-offered-end = { $name } schlägt vor, das Spiel hier zu beenden.
web-offered-undo = { $name } möchte einen Zug zurücknehmen.
web-offered-remove = { $name } möchte einen verlassenen Platz einem Bot geben.
web-yes = Einverstanden
web-no = Nein
web-no-rule = Zu dieser Regel gibt es keinen Text.
web-rules = Regeln
web-rules-all = Alle Regeln
web-rules-find = In den Regeln suchen
web-rules-none = Dazu sagt keine Regel etwas.
web-rules-pieces = Karten und Teile

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
web-eyes = Mit wessen Augen
web-eyes-watcher = Zuschauer
web-eyes-open = Alles offen
web-secrets = Was jede Person allein sah
web-secrets-none = Hier wusste niemand mehr als die anderen.
web-to-table = Zum Tisch
web-past = Stellung bei Zug { $n }
web-now = Zurück zur Gegenwart

## Royals

web-royals-influence = Einfluss
web-royals-price = Preis in Länderkarten
web-royals-payment = Bezahlung
web-royals-take-back = Zurücknehmen: { $card }
