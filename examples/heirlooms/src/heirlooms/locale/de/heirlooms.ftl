### Erbstücke: alles, was das Spiel sagt

## Das Spiel

heirlooms-game = Erbstücke
    .about = Ein Erbe wird durch verdeckte Gebote verteilt, und der alte Verwalter bietet mit.
    .length = 10 bis 15 Minuten
    .weight = Leicht
heirlooms-edition-cottage = Das Häuschen
    .about = Drei Erbstücke: ein kurzes Erbe.
heirlooms-edition-manor = Das Gutshaus
    .about = Sechs Erbstücke: ein langes Erbe, und die letzten Stücke entscheiden.
heirlooms-option-losers = Karten von Geboten, die nicht gewinnen
    .discard = Sie verlassen das Spiel.
    .keep = Ihre Besitzer nehmen sie offen zurück.
heirlooms-steward = Der Verwalter

## Die Erbstücke

heirlooms-heirloom-teapot = Teekanne
    .acc = die Teekanne
heirlooms-heirloom-mirror = Spiegel
    .acc = den Spiegel
heirlooms-heirloom-clock = Uhr
    .acc = die Uhr
heirlooms-heirloom-portrait = Porträt
    .acc = das Porträt
heirlooms-heirloom-violin = Geige
    .acc = die Geige
heirlooms-heirloom-ring = Fingerring
    .acc = den Fingerring
heirlooms-card-heirloom = { $heirloom }
    .rule = Ein Erbstück: Die höchste Karte seiner Runde gewinnt es.
heirlooms-line-worth = Wert: { $n }
heirlooms-components-heirloom = Erbstücke

## Fragen und Antworten

heirlooms-prompt-turn = Du sitzt am Kopf der Tafel. Was tust du vor den Geboten für { $heirloom_acc }?
heirlooms-prompt-answer = { $player } bittet dich auszusetzen. Überlässt du { $heirloom_acc } den anderen?
heirlooms-prompt-bidding = Welche Karte bietest du für { $heirloom_acc }?
heirlooms-action-look = Die Karte des Verwalters ansehen
heirlooms-action-ask = { $player } bitten auszusetzen
heirlooms-action-wait = Nichts tun
heirlooms-action-agree = Aussetzen und die Karte ansehen
heirlooms-action-decline = Mitbieten
heirlooms-action-bid = { $card } bieten
heirlooms-terms-bid = die höchste Karte gewinnt { $heirloom_acc }, Wert { $worth }
heirlooms-terms-aside = kein Gebot für { $heirloom_acc }
heirlooms-thing-card = Karte { $card }
heirlooms-thing-heirloom = { $heirloom }

## Was geschieht

heirlooms-event-dealt = Du erhältst die { $card }.
heirlooms-event-dealt-other = { $player } erhält eine Karte.
heirlooms-event-offered = Geboten wird für: { $heirloom }.
heirlooms-event-looked = { $player } sieht die Karte des Verwalters an.
heirlooms-event-asked = { $player } bittet { $other } auszusetzen.
heirlooms-event-agree = { $player } setzt aus und sieht die Karte des Verwalters an.
heirlooms-event-decline = { $player } bietet mit.
heirlooms-event-steward = Die Karte des Verwalters ist die { $card }.
heirlooms-event-bid = { $player } bietet { $card }.
heirlooms-event-won = { $player } gewinnt { $heirloom_acc }.
heirlooms-event-spent = Die { $card } kommt aus dem Spiel.
heirlooms-event-kept = { $player } wird überboten und nimmt die { $card } zurück.

## Warum nicht

heirlooms-refusal-looked = Du hast die Karte des Verwalters schon angesehen.
heirlooms-refusal-yourself = Bitten kannst du nur jemand anderen.
heirlooms-refusal-hand = Diese Karte hast du nicht auf der Hand.

## Der Tisch in Worten

heirlooms-outline-table = Runde { $round }
heirlooms-outline-offer = Geboten wird für: { $heirloom }
heirlooms-outline-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
heirlooms-outline-card = Karte { $card }
heirlooms-score-heirlooms = Erbstücke
heirlooms-outcome-worth = Die Erbstücke des Siegers sind am meisten wert.

## Die Regeln nach Nummern

heirlooms-rule-1-1 = Es spielen zwei bis vier Erben. Die Schachtel muss genug Karten für sie und den Verwalter enthalten, für jeden eine je Erbstück. Die Karten tragen die Zahlen ab 1, jede einmal.
    .title = Erben und Karten
heirlooms-rule-1-2 = Alle Erben erhalten eine Karte je Erbstück und zeigen sie niemandem.
    .title = Die Hand
heirlooms-rule-1-3 = Der Verwalter hat einen verdeckten Stapel mit einer Karte je Erbstück. Niemand kennt eine Karte daraus, bevor jemand sie ansieht.
    .title = Der Verwalter
heirlooms-rule-2-1 = In jeder Runde wird für das nächste Erbstück geboten. Zuerst ist am Zug, wer am Kopf der Tafel sitzt, dann bieten alle. In der nächsten Runde geht dieser Platz nach links weiter.
    .title = Runden
heirlooms-rule-2-2 = Wer am Kopf der Tafel sitzt, darf einmal je Runde die oberste Karte des Verwalters ansehen. Die anderen sehen, dass sie angesehen wurde, aber nicht, welche es ist.
    .title = Ein Blick
heirlooms-rule-2-3 = Danach darf, wer am Kopf der Tafel sitzt, jemand anderen bitten auszusetzen. Damit endet der Zug, ebenso durch Warten.
    .title = Eine Bitte
heirlooms-rule-2-4 = Wer gebeten wird, antwortet sofort. Wer zustimmt, bietet in dieser Runde nicht und sieht stattdessen die Karte des Verwalters an.
    .title = Die Antwort
heirlooms-rule-3-1 = Alle, die nicht aussetzen, wählen geheim eine Handkarte als Gebot.
    .title = Gebote
heirlooms-rule-3-2 = Alle Gebote werden zusammen mit der obersten Karte des Verwalters aufgedeckt. Die höchste Karte gewinnt das Erbstück, auch die des Verwalters.
    .title = Die höchste Karte
heirlooms-rule-3-3 = Gebotene Karten verlassen das Spiel. Mit der Option „behalten“ nur die siegreiche: Die anderen nehmen ihre Karten zurück, und alle kennen sie.
    .title = Karten nach dem Gebot
heirlooms-rule-4-1 = Nach dem letzten Erbstück endet das Spiel. Es gewinnt, wessen Erbstücke am meisten wert sind, und sei es der Verwalter; bei gleichem Wert teilt man sich den Rang.
    .title = Das Ende
