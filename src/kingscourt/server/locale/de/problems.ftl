### What the service says no to, told to the person who asked

## Who asks

service-no-name = Sag zuerst deinen Namen.
service-unknown-here = Dieser Browser ist hier nicht bekannt. Sag deinen Namen noch einmal.
service-long-away = Du warst lange nicht hier. Sag deinen Namen noch einmal.
service-signed-out = Du bist hier abgemeldet. Sag deinen Namen, um wieder hereinzukommen.
service-banned = Du darfst hier nicht herein. Wenn du das für einen Irrtum hältst, schreib den Betreibern.
service-confirm-name = Schreib zur Bestätigung deinen Namen genau so, wie er dasteht.
service-nobody-there = So jemanden gibt es hier für dich nicht.
service-wrong-code = Auf dem Bildschirm steht ein anderer Code.
service-wrong-link = Das ist nicht der Link vom Bildschirm.
service-other-site = Diese Seite gehört zu einer anderen Website. Öffne Kingscourt selbst.

## When it is too much, or something is away

service-too-fast = Das war viel auf einmal. Warte einen Moment und versuch es dann noch einmal.
service-too-many-windows = Hier sind zu viele Fenster offen. Schließ zuerst eines.
service-many-open-tables = Von deinen Tischen warten noch welche auf Mitspielende, und mehr als { $n } auf einmal sind zu viele. Verlass einen davon oder warte, bis einer beginnt.
service-list-full = Auf dieser Liste stehen schon { $n } Personen. Nimm zuerst jemanden herunter.
service-many-checks = Gerade werden viele Protokolle geprüft. Versuch es gleich noch einmal.
service-too-much-check = Dieses Protokoll zu prüfen ist hier zu viel Arbeit. `kingscourt verify` auf deinem eigenen Rechner nimmt jedes.
service-too-much-components = Diese Materialdatei zu lesen ist zu viel Arbeit. Mach sie kleiner oder einfacher.
service-too-much-totals = Herauszufinden, wie die Punkte verliefen, ist bei diesem Spiel zu viel Arbeit.
service-child-lost = Der Hilfsprozess, der daran arbeitete, ist abgebrochen. Versuch es gleich noch einmal.
service-away = Die Tische sind gerade nicht erreichbar. Versuch es gleich noch einmal.
service-no-names = Namen und Listen sind gerade nicht erreichbar. Versuch es gleich noch einmal.
service-too-busy = An diesem Tisch passiert gerade zu viel. Versuch es noch einmal.
service-cannot-open = Dieser Tisch lässt sich nicht öffnen. Wer den Dienst betreibt, weiß davon.
service-newer-rules = Dieser Tisch spielt nach Regeln, die hier gerade erst ankommen. Versuch es gleich noch einmal.
service-internal = Bei uns ist etwas schiefgegangen. Es ist notiert; versuch es noch einmal.

## Tables, seats and invitations

service-no-table = Diesen Tisch gibt es nicht, oder er ist privat.
service-no-invitation = Das ist keine Einladung. Bitte um einen neuen Link.
service-other-invitation = Diese Einladung gilt für einen anderen Tisch oder wurde zurückgezogen. Bitte um einen neuen Link.
service-old-invitation = Diese Einladung ist abgelaufen. Bitte um einen neuen Link.
service-private = Dieser Tisch ist privat. Du brauchst eine Einladung für einen Platz.
service-blocked = Jemand an diesem Tisch hält dich von ihm fern.
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
service-not-yours-to-start = Nur wer den Tisch eröffnet hat, kann beginnen.
service-not-yours-to-invite = Nur wer zum Tisch gehört, kann einladen.
service-not-yours-to-end = Nur wer den Tisch eröffnet hat, kann Einladungen beenden.
service-not-yours-to-repeat = Nur wer mitgespielt hat, kann noch einmal spielen.
service-empty-text = Schreib etwas mit Buchstaben oder Ziffern.

## While a game runs, and after it

service-not-begun = Das Spiel hat noch nicht begonnen.
service-not-over = Das Spiel ist noch nicht zu Ende.
service-over = Das Spiel ist zu Ende.
service-paused = Das Spiel pausiert.
service-not-paused = Das Spiel pausiert nicht.
service-held = Dieser Tisch ruht, bis jemand nach seinen Regeln gesehen hat.
service-held-error = Dieser Tisch ruht: Die Regeln haben hier einen Fehler gemacht. Alle Uhren stehen. Wer den Dienst betreibt, weiß davon.
service-held-work = Dieser Tisch ruht: Ein Schritt löste mehr aus, als die Regeln je brauchen. Alle Uhren stehen. Wer den Dienst betreibt, weiß davon.
service-held-components = Dieser Tisch ruht: Seine Materialdatei wird nicht mehr angenommen. { $problem }
service-held-silent = Dieser Tisch ruht: Die Arbeit an ihm brach mehrmals ab. Alle Uhren stehen. Wer den Dienst betreibt, weiß davon.
service-bad-box = Die Materialdatei dieses Tisches lässt sich hier nicht mehr lesen.
service-closed = Die Betreiber haben diesen Tisch geschlossen.
service-rules-gone = Dieses Spiel wurde nach Regeln gespielt, die hier nicht installiert sind. Das Protokoll lässt sich herunterladen.
service-bot-plays = Ein Bot spielt diesen Platz für dich. Komm zuerst zurück.
service-no-takeover = Deinen Platz spielt kein Bot.
service-resigned = Du hast schon aufgegeben.
service-proposed = Das ist schon vorgeschlagen.
service-not-proposed = Das schlägt niemand mehr vor.
service-other-offer = Der Vorschlag, auf den du geantwortet hast, ist weg; an seiner Stelle steht ein anderer.
service-not-asked = Du wirst dazu nicht gefragt.
service-no-say = Wer aufgegeben hat oder wessen Platz ein Bot spielt, entscheidet hier nicht mit.
service-nobody-to-remove = Es gibt niemanden, der entfernt werden könnte.
service-nothing-missed = Diese Person hat keine Frist versäumt.
service-only-watching = Du schaust hier nur zu.
service-no-entry = Einen solchen Schritt hat das Spiel nicht.
service-open-later = Am Ende des Spiels liegt alles offen.
service-record-later = Das Protokoll gibt es, wenn das Spiel zu Ende ist.

## Days off

service-no-such-day = { $day } ist kein Tag des Kalenders.
service-days-off-spent = Im Jahr gibt es { $n } einzelne freie Tage, { $year } wären es mehr.
service-weekdays-later = Andere Wochentage können dreißig Tage nach der letzten Änderung freie Tage sein.
