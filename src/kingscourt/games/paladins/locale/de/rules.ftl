### Paladine des Westfrankenreichs: die Regeln nach Nummern

## Aufbau

paladins-rule-1-1 = Es spielen eine bis vier Personen; wer allein ist, spielt gegen einen künstlichen Gegner. Über dem Spielplan liegen fünf Stadtbewohner, unter ihm sechs Eindringlinge; Mauern, Verdachtskarten und Tavernen sind gemischt, die Schulden liegen mit der unbezahlten Seite nach oben. Der Steuervorrat beginnt zu zweit mit 5 Silber, zu dritt mit 6, zu viert mit 8.
    .title = Der Spielplan
    .ruling = Für eine Person enthält der Steuervorrat 5 Silber; keine Quelle nennt die Zahl.
paladins-rule-1-2 = Drei zufällige Befehle des Königs und fünf zufällige Karten der Gunst des Königs liegen verdeckt aus. Die übrigen verlassen das Spiel, ohne dass jemand sie ansieht.
    .title = Befehle und Gunst
paladins-rule-1-3 = Alle haben 8 Werkstätten, 7 Mönche, 7 Außenposten und 7 Krüge, die Eigenschaften Glaube, Stärke und Einfluss auf 0, 3 Silber, 1 Proviant und einen eigenen gemischten Stapel der zwölf Paladine.
    .title = Was alle haben
paladins-rule-1-4 = Wer beginnt, wird ausgelost. In umgekehrter Reihenfolge, der Startspieler zuletzt, heuern alle kostenlos einen Stadtbewohner der Reihe an; seine Sofortbelohnung gilt, und dazwischen wird nicht aufgefüllt. Danach rückt die Reihe nach rechts und wird links aufgefüllt.
    .title = Startspieler und erste Stadtbewohner
paladins-rule-1-5 = Verdachtskarten, angegriffene Eindringlinge und ihr Volk, Ressourcen und beide Reihen sind offen. Geheim sind die gezogenen Paladine bis zum Aufdecken, die oben und unten in den eigenen Stapel gelegten Karten und alles, was verdeckt liegt.
    .title = Was offen ist

## Die Runde

paladins-rule-2-1 = Das Spiel dauert sieben Runden. Ab der zweiten wandert zuerst der Startspielermarker nach links.
    .title = Der Startspielermarker
paladins-rule-2-2 = In den Runden 1 und 2 wird ein Befehl aufgedeckt, in Runde 3 ein Befehl und eine Gunst, in den Runden 4 bis 7 eine Gunst.
    .title = Befehle und Gunst aufdecken
paladins-rule-2-3 = Es wird eine Taverne mehr aufgedeckt, als Personen mitspielen. Die abgelegten Tavernen werden nur gemischt, wenn eine Karte gebraucht wird und der Stapel leer ist.
    .title = Tavernen
paladins-rule-2-4 = Alle ziehen gleichzeitig und geheim drei Paladine vom eigenen Stapel. Einer wird in dieser Runde eingesetzt, einer kommt oben auf den Stapel, einer ganz nach unten.
    .title = Einen Paladin wählen
    .ruling = Eingesetzte Paladine verlassen das Spiel. Was ein Paladin zu den Eigenschaften beiträgt, gilt für die Runde.
paladins-rule-2-5 = Vom Startspieler an decken alle ihren Paladin auf und nehmen seine zwei Arbeiter. Dann, wieder vom Startspieler an, nehmen alle eine Taverne mit ihren vier Arbeitern; Verdacht, der dabei entsteht, und die dadurch ausgelösten Inquisitionen werden abgewickelt, bevor der Nächste wählt. Eine Taverne bleibt übrig.
    .title = Arbeiter von Paladinen und aus Tavernen
paladins-rule-2-6 = Vom Startspieler an führt man reihum eine Aktion aus oder passt, bis alle gepasst haben. Wer gepasst hat, ist aus der Runde ausgestiegen.
    .title = Züge
paladins-rule-2-7 = Wer keinen Arbeiter oder keine mögliche Aktion hat, muss passen. Beim Passen kehren alle Arbeiter vom eigenen Tableau zurück, nicht aber die auf der Gunst des Königs, und von den übrigen Arbeitern behält man höchstens drei nach eigener Wahl.
    .title = Passen
    .ruling = Die Grenze von drei wird nur beim Passen geprüft; später gewonnene Arbeiter bleiben.
paladins-rule-2-8 = Am Ende einer Runde wird der Stadtbewohner der Spalte ganz rechts abgelegt, falls dort einer liegt; die anderen rücken nach rechts, die freien Spalten werden gefüllt. Der Eindringling der Spalte ganz links wird abgelegt, falls dort einer liegt; die anderen rücken nach links, die freien Spalten werden gefüllt. Abgelegtes wird nie wieder eingemischt; ist der Stapel leer, bleiben Spalten leer. Tavernen werden abgelegt, Arbeiter auf der Gunst kehren zurück, die Gunst bleibt offen. Während einer Runde bleiben Lücken, und Kosten und Bedingungen gehören zur Spalte.
    .title = Das Ende einer Runde
paladins-rule-2-9 = Jeder gewonnene Verbrecher bringt sofort einen Verdacht, auch aus Tavernen und von Paladinen.
    .title = Verbrecher bringen Verdacht
paladins-rule-2-10 = Eine Eigenschaft zählt so viel, wie ihr Marker zeigt, dazu der Beitrag des Paladins dieser Runde.
    .title = Eigenschaften
    .ruling = Marker bleiben bei 12 stehen, weitere Gewinne verfallen; zusammen mit dem Paladin darf eine Eigenschaft 12 übersteigen.
paladins-rule-2-11 = Arbeiter, Silber und Proviant des allgemeinen Vorrats gehen nie aus.
    .title = Der allgemeine Vorrat
    .ruling = Das Regelheft sagt nicht, was bei Knappheit geschieht, also gibt es keine.
paladins-rule-2-12 = Nach dem letzten Passen der siebten Runde endet das Spiel sofort.
    .title = Das Ende des Spiels

## Aktionen

paladins-rule-3-0 = Eine Aktion ist nur möglich, wenn alle ihre Felder ohne Werkstatt leer sind. Ein farbloses Feld nimmt jeden Arbeiter auf, ein farbiges seine Art oder einen Verbrecher, ein Verbrecherfeld nur Verbrecher. Die Reihenfolge: Felder, Bedingung und Kosten prüfen; Arbeiter einsetzen; zahlen; die Figur bewegen oder die Karte nehmen; Belohnungen in gedruckter Reihenfolge; der Eigenschaftsschritt der Aktion; das Abwerfen, das beim Vergeben erlaubt ist; die Fähigkeit des Paladins; helfende Stadtbewohner. Ein Verdacht oder eine Inquisition schiebt sich zwischen zwei Belohnungen.
    .title = Ablauf einer Aktion
    .ruling = Wo das Regelheft über die Reihenfolge schweigt, gilt diese. Nichts, was eine Aktion bringt, zählt für ihre eigene Bedingung, ihre Kosten oder Arbeiter.
paladins-rule-3-1 = Ausbauen verlangt zwei beliebige Arbeiter und 4 Silber. Die Werkstatt ganz links kommt auf eines der ersten zwei Felder einer Aktion der rechten Seite, höchstens zwei je Aktion, und ersetzt dort für immer einen Arbeiter. Ein Arbeiter auf diesem Feld geht in den allgemeinen Vorrat, andere bleiben und blockieren weiter. Den Arbeiter, der unter der Werkstatt erscheint, erhältst du.
    .title = Ausbauen
paladins-rule-3-2 = Anwerben mit einem beliebigen Arbeiter: Ein Stadtbewohner der Reihe wird für die Belohnung in seiner Ecke entlassen. Mit einem zweiten Arbeiter, einem Kämpfer: Er wird angeheuert und bringt, was unten auf seiner Karte steht. In beiden Fällen wird die Spalte bezahlt, von links 3 Silber oder eine Schuld, 2 Silber oder eine Schuld, 2, 1 und 0 Silber. Ob ein oder zwei Arbeiter kommen, entscheidet sich in einer einzigen Aktion; ein zweiter kann nicht später dazukommen.
    .title = Anwerben
    .ruling = Auch das Entlassen darf mit einer Schuld bezahlt werden, und sie wird vor der Belohnung aufgenommen.
paladins-rule-3-3 = Jagen bringt für einen Arbeiter 1 Proviant, mit einem Kundschafter dazu 3. Handeln bringt für einen Arbeiter 1 Silber, mit einem Händler dazu 3. Ob ein oder zwei Arbeiter kommen, entscheidet sich in einer einzigen Aktion.
    .title = Jagen und Handeln
paladins-rule-3-4 = Beten verlangt einen Geistlichen und 2 Silber: Alle Arbeiter verlassen eine Aktion des eigenen Tableaus, links oder rechts. Arbeiter auf der Gunst des Königs und Werkstätten bleiben. Ein Gebet als Belohnung braucht weder Geistlichen noch Silber noch Feld.
    .title = Beten
    .ruling = Mit „Beten“ darf man auch „Beten“ selbst räumen.
paladins-rule-3-5 = Verschwören verlangt einen beliebigen Arbeiter und bringt einen Verbrecher und mit ihm einen Verdacht.
    .title = Verschwören
paladins-rule-3-6 = Die sechs Aktionen der rechten Seite verlangen je drei Arbeiter und sind im Spiel je höchstens siebenmal möglich; nur das Angreifen ist unbegrenzt. Aussenden verlangt den Glauben des Gebiets, Stationieren seine Stärke; beide kosten der Reihe nach 1, 1, 1, 2, 2, 3, 3 Proviant, setzen eine Figur auf ein freies Feld des Spielplans für dessen Belohnung und erhöhen Einfluss oder Glauben. Befestigen verlangt Einfluss 0, 1, 3, 5, 7, 9, 11, kostet ebenfalls 1, 1, 1, 2, 2, 3, 3 Proviant und bringt die oberste Mauerkarte. Vergeben verlangt den Einfluss des Krugs, kostet 1, 2, 2, 2, 3, 3, 3 Silber, stellt den Krug auf ein freies Krugfeld für dessen Belohnung, erhöht den Glauben und erlaubt das Abwerfen eines Verdachts. Angreifen verlangt die Stärke der Spalte oder 1 Silber für je 2 fehlende, aufgerundet, und bringt die Belohnungen in der Ecke des Eindringlings. Bekehren verlangt den Glauben der Spalte, kostet 0, 1, 2, 2, 2, 3, 3 Silber und bringt die Stärke des Eindringlings und am Ende seine Punkte. Gebiete und Spalten verlangen Glauben 0, 2, 4, 6, 8, 10 und Stärke 1, 3, 5, 7, 9, 11. Mit 3+ oder 4+ bezeichnete Felder sind bei weniger Personen geschlossen.
    .title = Aktionen im Königreich
    .ruling = Krüge verlangen Einfluss 0, 2, 4, 6, 8, 10, 12; sicher ist nur der erste Wert.
paladins-rule-3-7 = Als Aktion geht ein passender Arbeiter auf eine aufgedeckte, freie Gunst des Königs. Jede ist je Runde am ganzen Tisch nur einmal nutzbar. Ihre Kosten werden zuerst voll bezahlt; wo es so steht, wird dafür eine Schuld aufgenommen. Von mehreren Möglichkeiten wählt man eine.
    .title = Die Gunst des Königs
paladins-rule-3-8 = Auf Belohnungen darf man verzichten, auch auf einen Verbrecher, dann ohne seinen Verdacht. Erzwungen sind nur Steuern, Verdacht und Schulden. Die Arbeiter von Paladinen und aus Tavernen und der Verbrecher beim Verschwören sind keine Belohnungen und werden vollständig genommen.
    .title = Belohnungen
    .ruling = Mit einer kostenlosen Anwerbung darf man jede Karte der Reihe anheuern oder entlassen, ohne Arbeiter, Silber oder Schuld. Eine kostenlose Werkstatt braucht weder Arbeiter noch Silber und gilt als Ausbauen. Eine Belohnung, die nicht nutzbar ist, verfällt. Alle Steuersymbole einer Karte sind ein Betrag. Was nie unwillkommen sein kann, wird ohne Nachfrage genommen.
paladins-rule-3-9 = Stadtbewohner, die zu einer Aktion gehören, geben ihre Belohnung jedes Mal, nach den eigenen Wirkungen der Aktion und in der Reihenfolge, die ihr Besitzer wählt. Sind es mehrere, gibt jeder seine. Wer während einer Aktion angeheuert wird, hilft bei dieser Aktion noch nicht.
    .title = Helfende Stadtbewohner
paladins-rule-3-10 = Ohne Mauerkarte ist kein Befestigen möglich, ohne Eindringling in der Reihe weder Angreifen noch Bekehren, ohne Stadtbewohner kein Anwerben, ohne Werkstatt kein Ausbauen, ohne freies Feld in Reichweite weder Aussenden noch Stationieren.
    .title = Wenn etwas ausgegangen ist
    .ruling = Das Regelheft behandelt diese Fälle nicht.
paladins-rule-3-11 = Die Fähigkeit eines Paladins gilt in dieser Runde für seine Aktion. „Kein Proviant“ und „kein Silber“ streichen diese Kosten, beim Anwerben auch die Schuld, nie aber das Silber eines Angriffs. Was er zusätzlich bringt, kommt nach den Kosten aus dem allgemeinen Vorrat, auch wenn nur ein Arbeiter eingesetzt wird. Ausbauen kostet mit seinem Paladin 2 Silber.
    .title = Fähigkeiten der Paladine
    .ruling = Für kostenlose Belohnungen gelten Fähigkeiten nicht.

## Steuern, Verdacht, Schulden, Inquisition

paladins-rule-4-1 = Eine Steuer muss genommen werden, als Silber aus dem Steuervorrat. Was dort fehlt, kommt aus dem allgemeinen Vorrat.
    .title = Steuern
paladins-rule-5-1 = Ein Verdacht ist die oberste Karte seines Stapels, offen auf den eigenen Haufen gelegt; dann werden seine 0, 1 oder 2 Silber als Steuer genommen, er zählt also in der Inquisition, die er auslöst. Mehrere werden einzeln genommen.
    .title = Verdacht
paladins-rule-5-2 = Ist der Verdachtsstapel leer, werden die abgelegten Karten gemischt. Gibt es auch keine abgelegten, kommt sofort eine Inquisition, danach wird gezogen.
    .title = Kein Verdacht mehr im Stapel
paladins-rule-5-3 = Wird das letzte Silber des Steuervorrats genommen, kommt sofort eine Inquisition. Nach jeder Inquisition wird der Steuervorrat auf den Anfangswert aufgefüllt.
    .title = Wann die Inquisition kommt
paladins-rule-5-4 = Zuerst werden alle Stadtbewohner eingesetzt, die zur Inquisition gehören, jeder einmal und in der Reihenfolge, die ihr Besitzer wählt; ihre Bedingung wird beim Einsatz geprüft. Dann nimmt, wer die meisten Verdachtskarten und mindestens eine hat, eine unbezahlte Schuld auf und wirft die Hälfte des eigenen Haufens ab, abgerundet; bei Gleichstand gilt das für alle. Abgeworfen werden immer die neuesten zuerst. Auch wer gepasst hat, nimmt teil.
    .title = Die Inquisition
    .ruling = Es geht reihum, beginnend beim aktiven Spieler. Auf das Abwerfen des Verschwörers darf man verzichten.
paladins-rule-5-5 = Am Ende kostet eine unbezahlte Schuld 3 Siegpunkte, eine bezahlte bringt 1. Bezahlen dreht eine Schuld um, Streichen gibt eine unbezahlte in den Stapel zurück. Der Schuldeneintreiber hilft direkt nach jeder umgedrehten Schuld.
    .title = Schulden
    .ruling = Auch ein leerer Schuldenstapel gibt Schulden.
paladins-rule-5-6 = Keine Inquisition beginnt während einer anderen: Kein Stadtbewohner, der zur Inquisition gehört, gibt Steuern oder Verbrecher.
    .title = Eine Inquisition nach der anderen

## Wertung

paladins-rule-6-1 = Ein Befehl ist mit mindestens fünf Ausführungen seiner Aktion erfüllt; beim Angreifen zählen die angegriffenen Eindringlinge. Befehle bringen nach ihrem Platz 4, 6 und 8 Siegpunkte. Jede Eigenschaft zählt nach ihrem Marker, ohne Paladin: 0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20 für 0 bis 12.
    .title = Befehle und Eigenschaften
paladins-rule-6-2 = 6, 7 oder 8 Werkstätten bringen insgesamt 1, 3 oder 6 Siegpunkte; 5, 6 oder 7 Mönche insgesamt 2, 5 oder 9, Außenposten ebenso; 5, 6 oder 7 Mauern insgesamt 1, 3 oder 6, Krüge ebenso. Dazu kommen auf Mauern gedruckte Punkte, bekehrte Eindringlinge, Schulden und 1 für je 3 Silber und Proviant zusammen. Alles wird abgerundet.
    .title = Figuren, Schulden, Ressourcen
paladins-rule-6-3 = Bekehrte Eindringlinge zählen nach ihrem Namen: für je 2 Ausführungen einer Aktion, je 4 einer Eigenschaft, jeden Angegriffenen eines Volks, erfüllte Befehle, bekehrte Söldner, bezahlte Schulden oder verbliebenen Verdacht; ein Verräter macht unbezahlte Schulden billiger.
    .title = Bekehrte Eindringlinge
    .ruling = Der Jäger zählt die Stadtbewohner neben dem Tableau, wie auch immer sie angeheuert wurden. Jeder Söldner zählt alle bekehrten Söldner, wenn der Tisch nichts anderes wählt. Beliebig viele Verräter wirken wie einer.
paladins-rule-6-4 = Bei Gleichstand entscheiden mehr Punkte aus Befehlen, dann weniger Verdacht; sonst wird der Sieg geteilt.
    .title = Gleichstand

## Allein spielen

paladins-rule-7-1 = Der künstliche Gegner hat ein Tableau mit 7 Mönchen, Außenposten und Krügen, gestapelte Eigenschaftsmarker mit Einfluss unten, Glauben darüber und Stärke oben, und einen Ressourcenmarker auf dem ersten von fünf Feldern. Seine fünf Pläne „Gunst“ liegen beiseite; die anderen zwölf sind sein Stapel. Beim Aufbau heuerst du einen Stadtbewohner an, er nicht.
    .title = Der künstliche Gegner
    .ruling = Der Stapel enthält je einen Plan der rechten Aktionen und sechs „Befehle“. Es gelten die Felder, die zu zweit offen sind.
paladins-rule-7-2 = Je nach Schwierigkeit werden 1, 3 oder 5 Befehle aufgedeckt, und jeder bringt eine Werkstatt des Gegners auf seine Aktion; dann werden sie zurückgemischt. Auf jedem Befehl liegt eine seiner Werkstätten, auf jeder Gunst ein Plan „Gunst“: Beim Aufdecken kommt die Werkstatt auf diese Aktion, der Plan auf seine Ablage.
    .title = Schwierigkeit
paladins-rule-7-3 = Du beginnst immer, und ihr wechselt euch ab; ist eine Seite ausgestiegen, macht die andere allein weiter. Der Gegner hat keinen Paladin. Es werden zwei Tavernen aufgedeckt: Du nimmst eine, und für jeden Verbrecher auf der anderen nimmt er einen Verdacht, aber keinen Arbeiter.
    .title = Züge gegen den Gegner
paladins-rule-7-4 = Jede Runde hat der Gegner drei Arbeiter mehr als die Nummer der Runde, alle gleich, und behält keinen. Kosten an Silber und Proviant kümmern ihn nicht. Ein Verbrecher ist für ihn ein gewöhnlicher Arbeiter mit einem Verdacht. Jede Ressource, die er erhielte, rückt seinen Marker ein Feld nach rechts; hinter dem letzten Feld beginnt er von vorn, und seine niedrigste Eigenschaft unter 12 steigt um 1. Von mehreren auf einer Stufe steigt die oberste, und ein Marker, der steigt, liegt obenauf. Seine Steuern gehen in den allgemeinen Vorrat und rücken den Ressourcenmarker vor.
    .title = Arbeiter und Ressourcenleiste
paladins-rule-7-5 = Der Marker zeigt auf die Karte, die der Gegner in einer Reihe von Stadtbewohnern, Gunst oder Eindringlingen nimmt. Ist sie nicht verfügbar, geht es nach rechts und im Kreis weiter; nach dem fünften Eindringling kommt der sechste.
    .title = Worauf der Marker zeigt
paladins-rule-7-6 = In seinem Zug wird ein Plan aufgedeckt und kommt sofort auf die Ablage. Erlauben es Arbeiter, freie Felder, Zahl der Ausführungen und Eigenschaft, führt er die Aktion aus; sonst die erste mögliche von Anwerben, Beten, Handeln, Verschwören und Rasten, für je einen Arbeiter und je einmal in der Runde. Beten oder Anwerben als Belohnung belegt kein Feld dieser Reihe. Ohne Arbeiter steigt er aus der Runde aus.
    .title = Sein Zug
    .ruling = Ein leerer Planstapel wird aus der Ablage gemischt. Wie viele Arbeiter eine Aktion der Reihe kostet, steht nirgends; bei uns ist es einer.
paladins-rule-7-7 = Beim Anwerben entlässt er. Beten räumt seine rechte Seite oder bringt, wenn sie leer ist, einen Arbeiter, und mischt alle Pläne. Handeln rückt den Marker um 1 vor. Verschwören bringt einen Verdacht und zwei Arbeiter. Rasten rückt den Marker um 1 und um die Zahl der übrigen Arbeiter vor; dann steigt der Gegner aus der Runde aus.
    .title = Seine Aktionsreihe
paladins-rule-7-8 = Beim Aussenden und Stationieren wählt er in Reichweite, in dieser Rangfolge: kostenlose Anwerbung, eine vorhandene Schuld bezahlen, Gebet, zwei Arbeiter, einen Arbeiter, Silber, einen Verdacht abwerfen, eine nicht vorhandene Schuld bezahlen; von gleichen Feldern das erste. Beim Vergeben dreht er den nächsten Krug an Ort und Stelle um, erhöht seinen Glauben und bezahlt eine Schuld, sonst wirft er einen Verdacht ab. Bei Mauern nimmt er, wenn möglich, die linke Möglichkeit. Angriff und Bekehrung bleiben innerhalb seiner Eigenschaften. Der Plan „Befehle“ versucht die noch nicht erfüllten Befehle von rechts nach links; erfüllte nur, wenn alle erfüllt sind.
    .title = Seine Aktionen
    .ruling = Ob er beim Vergeben einen Verdacht mehr abwirft, ist eine Option am Tisch.
paladins-rule-7-9 = Für jeden Verdacht und jede unbezahlte Schuld, die er abgeben sollte und nicht hat, geht 1 Silber aus dem Steuervorrat in den allgemeinen Vorrat; der Marker bleibt stehen, und das letzte Silber bringt auch hier eine Inquisition.
    .title = Was er nicht hat
paladins-rule-7-10 = Am Ende einer Runde werden die Karten der zwei Spalten ganz rechts bei den Stadtbewohnern und der zwei Spalten ganz links bei den Eindringlingen abgelegt; für eine leere Spalte wird keine andere Karte abgelegt. Seine Pläne werden nur beim Beten und bei leerem Stapel gemischt.
    .title = Das Rundenende allein
paladins-rule-7-11 = Der Gegner erhält Punkte wie ein Mensch am Tisch, mindestens 1 für jeden bekehrten Eindringling, aber nichts für Werkstätten und Ressourcen; seine Werkstätten zählen für Hüter.
    .title = Seine Punkte
    .ruling = Ein Verräter ist ihm neben der Wirkung auf Schulden 1 Punkt wert.
paladins-rule-7-12 = Ein Plan „Gunst“ schickt einen Arbeiter auf die Gunst, auf die sein Marker zeigt, sonst auf die nächste aufgedeckte und freie; gibt es keine, hilft seine Aktionsreihe.
    .title = Seine Gunst
    .ruling = Eine Schuld, die eine Gunst kostet, nimmt auch er.
paladins-rule-7-13 = Er nimmt die linke Möglichkeit, wo sie möglich ist, das heißt, wenn er eine solche Schuld oder einen solchen Verdacht hat; ist keine möglich, trotzdem die linke. Ausbauen kann er nicht und nimmt die andere. Von Eigenschaften nimmt er die zuerst gedruckte.
    .title = Seine Entscheidungen
paladins-rule-7-14 = Er nimmt an jeder Inquisition teil wie ein Mensch am Tisch, auch wenn er aus der Runde ausgestiegen ist.
    .title = Der Gegner in der Inquisition
    .ruling = Das Regelheft sagt nicht, ob das nach dem Ausstieg aus der Runde noch gilt.
paladins-rule-7-15 = Jede Anwerbung ist bei ihm ein Entlassen nach dem Marker. Belohnungen kommen in gedruckter Reihenfolge, und ein dadurch bewegter Marker zählt für die nächste.
    .title = Der Gegner wirbt an
paladins-rule-7-16 = Du gewinnst mit mehr Siegpunkten als der Gegner; gleich viele genügen nicht.
    .title = Allein gewinnen
