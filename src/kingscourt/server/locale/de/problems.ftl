### What the service says no to, told to the person who asked

## Who asks

service-no-name = Gib zuerst deinen Namen ein.
service-unknown-here = Dieser Browser ist hier nicht bekannt. Gib deinen Namen noch einmal ein.
service-long-away = Du warst lange nicht hier. Gib deinen Namen noch einmal ein.
service-signed-out = Du bist hier abgemeldet. Gib deinen Namen ein, um dich wieder anzumelden.
service-banned = Du darfst dich hier nicht anmelden. Wenn du das für einen Irrtum hältst, schreib den Betreibern.
service-confirm-name = Gib zur Bestätigung deinen Namen genau so ein, wie er angezeigt wird.
service-nobody-there = Eine solche Person gibt es hier nicht.
service-wrong-code = Auf dem Bildschirm steht ein anderer Code.
service-wrong-link = Das ist nicht der Link vom Bildschirm.
service-other-site = Diese Seite gehört zu einer anderen Website. Öffne Kingscourt selbst.

## When it is too much, or something is away

service-too-fast = Das war viel auf einmal. Warte einen Moment und versuch es dann noch einmal.
service-too-many-windows = Hier sind zu viele Fenster offen. Schließ zuerst eines.
service-many-open-tables = Höchstens { $n } deiner Tische dürfen gleichzeitig auf Mitspieler warten. Verlass einen davon oder warte, bis einer beginnt.
service-list-full = Auf dieser Liste stehen schon { $n } Personen. Entferne zuerst jemanden.
service-many-checks = Gerade werden viele Aufzeichnungen geprüft. Versuch es gleich noch einmal.
service-too-much-check = Diese Aufzeichnung zu prüfen wäre hier zu viel Arbeit. `kingscourt verify` auf deinem eigenen Rechner prüft jede.
service-too-much-components = Diese Materialdatei zu lesen wäre zu viel Arbeit. Mach sie kleiner oder einfacher.
service-too-much-totals = Den Punkteverlauf dieser Partie zu ermitteln wäre zu viel Arbeit.
service-too-much-review = Diese Partie zu analysieren wäre zu viel Arbeit.
service-many-reviews = Für dich werden schon zwei Partien analysiert. Warte, bis eine fertig ist.
service-child-lost = Der Prozess, der daran arbeitete, wurde unterbrochen. Versuch es gleich noch einmal.
service-away = Die Tische sind gerade nicht erreichbar. Versuch es gleich noch einmal.
service-no-names = Namen und Listen sind gerade nicht erreichbar. Versuch es gleich noch einmal.
service-too-busy = An diesem Tisch passiert gerade zu viel. Versuch es noch einmal.
service-cannot-open = Dieser Tisch lässt sich nicht öffnen. Die Betreiber wissen Bescheid.
service-newer-rules = Dieser Tisch nutzt Regeln, die hier gerade erst installiert werden. Versuch es gleich noch einmal.
service-internal = Bei uns ist etwas schiefgegangen. Der Fehler ist notiert; versuch es noch einmal.

## Tables, seats and invitations

service-no-table = Diesen Tisch gibt es nicht, oder er ist privat.
service-no-invitation = Das ist keine Einladung. Bitte um einen neuen Link.
service-other-invitation = Diese Einladung gilt für einen anderen Tisch oder wurde zurückgezogen. Bitte um einen neuen Link.
service-old-invitation = Diese Einladung ist abgelaufen. Bitte um einen neuen Link.
service-no-such-code = Zu diesem Code gibt es keine Einladung. Prüfe ihn oder bitte um einen neuen.
service-private = Dieser Tisch ist privat. Du brauchst eine Einladung für einen Platz.
service-blocked = Jemand an diesem Tisch möchte nicht mit dir spielen.
service-sent-away = Wer diesen Tisch eröffnet hat, hat dich fortgeschickt.
service-not-yours-to-remove = Nur wer den Tisch eröffnet hat, kann Zuschauer fortschicken.
service-sits-here = Wer am Tisch sitzt, kann nicht fortgeschickt werden.
service-needs-person = Ein Tisch braucht mindestens einen Menschen.
service-undo-with-bots = Unbegrenzt zurücknehmen kann nur, wer allein mit Bots spielt.
service-not-waiting = Dieser Tisch wartet nicht mehr auf Mitspieler.
service-seated = Du sitzt schon an diesem Tisch.
service-not-seated = Du sitzt nicht an diesem Tisch.
service-seat-taken = Dieser Platz ist besetzt.
service-seat-kept = Dieser Platz ist für jemand anderen freigehalten.
service-no-seat-free = Kein Platz ist frei.
service-not-your-seat = Das ist nicht dein Platz.
service-seats-empty = Einige Plätze sind noch leer.
service-not-yours-to-start = Nur wer den Tisch eröffnet hat, kann das Spiel starten.
service-not-yours-to-fill = Nur wer den Tisch eröffnet hat, kann einen Platz an einen Bot vergeben.
service-not-yours-to-invite = Nur wer zum Tisch gehört, kann andere einladen.
service-not-yours-to-end = Nur wer den Tisch eröffnet hat, kann Einladungen zurückziehen.
service-not-yours-to-repeat = Nur wer mitgespielt hat, kann eine Revanche starten.
service-empty-text = Schreib etwas mit Buchstaben oder Ziffern.

## While a game runs, and after it

service-not-begun = Das Spiel hat noch nicht begonnen.
service-not-over = Das Spiel ist noch nicht zu Ende.
service-over = Das Spiel ist zu Ende.
service-paused = Das Spiel pausiert.
service-not-paused = Das Spiel pausiert nicht.
service-no-look = Hier wartet jetzt kein Schritt einer Lektion darauf, dass du etwas ansiehst.
service-held = Dieser Tisch ist angehalten, bis seine Regeln geprüft sind.
service-held-error = Dieser Tisch ist angehalten, weil in seinen Regeln ein Fehler aufgetreten ist. Alle Uhren stehen. Die Betreiber wissen Bescheid.
service-held-work = Dieser Tisch ist angehalten, weil ein Schritt weit mehr Arbeit ausgelöst hat, als die Regeln je brauchen sollten. Alle Uhren stehen. Die Betreiber wissen Bescheid.
service-held-components = Dieser Tisch ist angehalten, weil seine Materialdatei nicht mehr angenommen wird. { $problem }
service-held-silent = Dieser Tisch ist angehalten, weil die Arbeit an ihm mehrmals unterbrochen wurde. Alle Uhren stehen. Die Betreiber wissen Bescheid.
service-bad-box = Die Materialdatei dieses Tisches lässt sich hier nicht mehr lesen.
service-closed = Die Betreiber haben diesen Tisch geschlossen.
service-rules-gone = Diese Partie wurde nach Regeln gespielt, die hier nicht installiert sind. Die Aufzeichnung lässt sich noch herunterladen.
service-bot-plays = Auf diesem Platz spielt ein Bot für dich. Nimm deinen Platz zuerst wieder ein.
service-no-takeover = Auf deinem Platz spielt kein Bot.
service-resigned = Du hast schon aufgegeben.
service-proposed = Das ist schon vorgeschlagen.
service-not-proposed = Das schlägt niemand mehr vor.
service-other-offer = Der Vorschlag, auf den du geantwortet hast, gilt nicht mehr; an seiner Stelle steht ein anderer.
service-not-asked = Du wirst dazu nicht gefragt.
service-no-say = Wer aufgegeben hat oder von einem Bot vertreten wird, entscheidet hier nicht mit.
service-nobody-to-remove = Es gibt niemanden, den man entfernen könnte.
service-nothing-missed = Diese Person hat keine Frist versäumt.
service-only-watching = Du schaust hier nur zu.
service-no-hints = Tipps gibt es nur an Tischen, an denen du allein mit Bots spielst.
service-no-entry = Einen solchen Schritt gibt es in dieser Partie nicht.
service-open-later = Am Ende des Spiels liegt alles offen.
service-record-later = Die Aufzeichnung gibt es, wenn das Spiel zu Ende ist.
service-review-later = Die Analyse gibt es, wenn die Partie zu Ende ist.
service-no-review = Dieses Spiel lässt sich nicht analysieren: Niemand kann hier sagen, wie gut seine Stellungen sind.
service-no-review-of-lesson = Eine Lektion lässt sich nicht analysieren: Ihre Ziehungen und ein Teil ihrer Züge waren vorbereitet.
service-no-review-yet = Diese Partie ist noch nicht analysiert worden.
service-practice-later = Von hier kannst du weiterspielen, wenn die Partie zu Ende ist.
service-practice-over = Hier ist die Partie zu Ende. Wähle einen früheren Zeitpunkt.
service-practice-draw = Hier wird gezogen, bevor jemand entscheidet. Geh einen Schritt zurück oder weiter.
service-practice-deep = Höchstens { $n } Übungspartien können aufeinander folgen. Spiel von einer früheren aus weiter.

## Days off

service-no-such-day = { $day } ist kein Kalendertag.
service-days-off-spent = Du hast { $n } einzelne freie Tage pro Jahr; damit wäre die Grenze für { $year } überschritten.
service-weekdays-later = Deine freien Wochentage kannst du erst dreißig Tage nach der letzten Änderung wieder ändern.
