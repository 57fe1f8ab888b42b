### Kingsburg: die Regeln nach Nummern

## Begriffe

kingsburg-rule-0-1 = Waren sind Gold, Holz und Stein, sonst nichts. Ein „+2“-Marker zählt niemals dazu: Er bleibt außer Betracht, wenn für die Hilfe des Königs, für den Gesandten oder bei Gleichstand am Ende Waren verglichen werden, er bezahlt keinen Soldaten, deckt keinen Verlust, und auch die Kathedrale nimmt ihn nicht.
    .title = Was als Ware zählt

## Vorbereitung

kingsburg-rule-1-1 = Es spielen zwei bis fünf Personen. Alle beginnen mit drei Würfeln der eigenen Farbe und ohne Siegpunkte, Soldaten, Waren, Marker und Gebäude. Wer es schafft, darf alle 20 Gebäude besitzen.
    .title = Spielerzahl und Beginn
    .ruling = In der Schachtel liegen nur 17 Gebäudemarker je Farbe; das halten wir für Sparsamkeit beim Material, nicht für eine Obergrenze beim Bauen.
kingsburg-rule-1-2 = Die Feindkarten sind nach Jahren sortiert: je fünf Karten für die Jahre I bis V. Aus jedem Jahr wird eine Karte ungesehen gezogen; diese fünf bilden den Feindstapel, Jahr I zuoberst, Jahr V zuunterst. Die übrigen 20 Karten verlassen das Spiel, ebenfalls ungesehen. Die Rückseite verrät allen, wie stark der Feind sein kann: 2 bis 4 im Jahr I, 3 bis 5 in II, 4 bis 6 in III, 5 bis 7 in IV, 7 bis 9 in V.
    .title = Der Feindstapel
kingsburg-rule-1-3 = Die Zugreihenfolge zu Spielbeginn wird ausgelost, und zwar von derselben Zufallsquelle, die auch die Würfel des Tisches wirft.
    .title = Erste Zugreihenfolge
    .ruling = Das Regelheft überlässt die Startplätze der Runde; das Los bevorzugt niemanden.
kingsburg-rule-1-4 = Alle dürfen jederzeit sehen, wie viele Waren und „+2“-Marker die anderen haben. Der Vorrat ist unerschöpflich, an Gold, Holz und Stein ebenso wie an Markern, und Marker dürfen in beliebiger Zahl aufgehoben werden.
    .title = Offene Waren, unerschöpflicher Vorrat
    .ruling = Das Regelheft sagt nicht, ob Waren offen liegen, daher folgen wir der englischen Ausgabe; und da es den Vorrat an Waren unerschöpflich nennt, behandeln wir die Marker ebenso.

## Das Jahr

kingsburg-rule-2-1 = Phase 1. Wer die wenigsten Gebäude hat, erhält einen weißen Würfel, darf ihn im kommenden Frühling mitwerfen und gibt ihn danach zurück. Haben mehrere gleich wenige Gebäude, erhält ihn unter ihnen, wer die wenigsten Waren hat. Herrscht auch bei den Waren Gleichstand, bekommt niemand den Würfel; stattdessen nehmen alle, die in beiden Zahlen gleichauf liegen, je eine Ware nach Wahl. Beispiel: Bei gleich vielen Gebäuden und 0, 0 und 2 Waren nehmen nur die beiden ohne Waren eine. Zu Beginn von Jahr 1 liegen alle gleichauf, also nehmen alle eine Ware.
    .title = Die Hilfe des Königs
kingsburg-rule-2-2 = Phase 3. Wer die meisten Gebäude hat, erhält 1 Siegpunkt; liegen mehrere gleichauf vorn, erhalten sie ihn alle. Solange niemand ein Gebäude besitzt, geht die Phase ohne Punkte vorüber.
    .title = Die Belohnung des Königs
    .ruling = Ganz ohne Gebäude lägen alle zugleich vorn, und eine Belohnung für leeres Land ergibt keinen Sinn.
kingsburg-rule-2-3 = Phase 5. Wer die wenigsten Gebäude hat, erhält den Gesandten; haben mehrere gleich wenige, erhält ihn unter ihnen, wer die wenigsten Waren hat; herrscht auch dann Gleichstand, erhält ihn in diesem Jahr niemand. Er dient nur im unmittelbar folgenden Herbst. Zu Beginn dieses Herbstes wird eines von dreien angesagt: Einfluss, Bauen oder ungenutzt. Ohne Ansage, auch wegen abgelaufener Zeit, gilt er als ungenutzt. Die Ansage ist endgültig, und ergibt sich keine zulässige Nutzung, verfällt der Gesandte. Einfluss: Ein einziges Mal dürfen Würfel auf einen bereits besetzten Berater gesetzt werden, gleich ob dort fremde Würfel liegen, eigene (dann kommt die Hilfe zweimal) oder ein neutraler Würfel (dann erhält sonst niemand Hilfe). Alle übrigen Bedingungen des Setzens müssen erfüllt sein. Verbraucht wird der Gesandte nur durch ein solches Setzen, und auf einem Berater liegen nie mehr als zwei Gruppen. Bauen: Im eigenen Bauzug werden zwei Bauaktionen nacheinander ausgeführt. Jede wird voll bezahlt, auf die zweite darf verzichtet werden, und für sie zählen Waren und Wirkungen, wie sie nach der ersten stehen. Genutzt oder nicht, am Ende dieses Herbstes kehrt der Gesandte zurück.
    .title = Der Gesandte des Königs
    .english-2007 = Der Gesandte braucht keine Ansage und darf vor der nächsten Phase 5 einmal in einer beliebigen produktiven Jahreszeit genutzt werden; verbraucht wird er durch das Setzen auf einen besetzten Berater oder durch die zweite Bauaktion eines Zuges, und er kehrt dann zurück, spätestens aber in jener Phase 5, ehe er neu vergeben wird.
kingsburg-rule-2-4 = Phase 7, Rekrutierung. In Zugreihenfolge dürfen alle beliebig viele Soldaten rekrutieren und zahlen für jeden 2 Waren nach Wahl. Mit der Kaserne kostet ein Soldat nur 1 Ware.
    .title = Rekrutierung von Soldaten
kingsburg-rule-2-5 = Ein Jahr hat acht Phasen: Hilfe des Königs, Frühling, Belohnung des Königs, Sommer, Gesandter des Königs, Herbst, Rekrutierung und Winterschlacht. Es ist vorbei, wenn sein Winter vorbei ist; das Spiel endet nach dem Winter von Jahr 5.
    .title = Fünf Jahre, acht Phasen
kingsburg-rule-2-6 = Die im Herbst ermittelte Zugreihenfolge gilt weiter für die Rekrutierung, die Winterschlacht und die nächste Hilfe des Königs und ist im Frühling die vorherige Reihenfolge. Haben in einem Schritt mehrere etwas zu wählen, wählen sie offen und nacheinander in Zugreihenfolge.
    .title = Dauer der Zugreihenfolge

## Die produktiven Jahreszeiten

kingsburg-rule-3-0 = Frühling, Sommer und Herbst sind die produktiven Jahreszeiten. Jede beginnt mit diesen Schritten in dieser Abfolge: Im Herbst wird der Gesandte angesagt; wer die Gilde der Kaufleute besitzt, erhält 1 Gold; zu zweit werden die neutralen Würfel geworfen; alle werfen ihre Würfel.
    .title = Beginn einer Jahreszeit
    .english-2007 = Der Gesandte wird nicht angesagt, daher beginnt der Herbst wie die anderen Jahreszeiten.
kingsburg-rule-3-1 = Zuerst sagen alle, die durch die Hilfe des Königs (im Frühling) oder den Bauernhof weiße Würfel haben, in der vorherigen Zugreihenfolge, wie viele weiße Würfel sie mitwerfen. Dann werfen alle die drei Würfel der eigenen Farbe zusammen mit den gewählten weißen Würfeln. Danach entscheiden alle, die dank Standbild oder Kapelle neu werfen dürfen, in der vorherigen Zugreihenfolge, ob sie es tun. Nun steht die neue Zugreihenfolge fest: Alle zählen sämtliche geworfenen Würfel zusammen, weiße Würfel eingeschlossen; die niedrigste Summe kommt zuerst, die höchste zuletzt. Bei gleicher Summe bleibt die bisherige Abfolge untereinander bestehen.
    .title = Wurf und Zugreihenfolge
    .ruling = Laut Regelheft darf ein weißer Würfel geworfen werden; es sagt aber nicht, wann das entschieden wird und wer zuerst neu wirft. Bei uns fällt die Entscheidung vor dem ersten Wurf, und die Abfolge der neuen Würfe ist die der englischen Ausgabe.
    .english-2007 = Weiße Würfel werden immer geworfen. Mit der Kapelle dürfen alle Würfel neu geworfen werden, wenn ihre Summe mit den weißen höchstens 7 beträgt; sie darf neben dem Standbild genutzt werden, in beliebiger Abfolge und jedes einmal, wobei die Bedingung vor dem zweiten Mal erneut geprüft wird.
kingsburg-rule-3-2 = Gespielt wird in Zugreihenfolge, Runde um Runde: Wer am Zug ist, setzt Würfel auf einen Berater oder passt. Passen ist immer erlaubt. Wer gepasst hat, setzt in dieser Jahreszeit nichts mehr, erhält aber weiterhin Hilfe, darf bauen und nimmt am Ende der Jahreszeit teil. Wer keine Würfel mehr hat, ist fertig; der Schritt endet, wenn niemand mehr übrig ist. Gesetzt wird eine Gruppe von Würfeln, deren Summe genau der Zahl des Beraters entspricht, und zwar auf einen Berater, den in dieser Jahreszeit noch niemand beeinflusst hat.
    .title = Berater beeinflussen
    .ruling = Im Text des Regelhefts genügt eine Summe, die mindestens so hoch ist wie die Zahl, doch sein Spielbeispiel geht nur mit der genauen Summe auf.
kingsburg-rule-3-2a = In jeder Gruppe muss mindestens ein Würfel der eigenen Farbe liegen; beide weißen Würfel dürfen in derselben Gruppe sein. Wer selbst mit Markern, Markt oder angesagtem Gesandten nicht mehr zulässig setzen kann, passt automatisch.
    .title = Eigener Würfel je Gruppe
    .ruling = Nach dem Regelheft muss nur passen, wer ausschließlich weiße Würfel übrig hat; die englische Ausgabe verlangt in jeder Gruppe einen eigenen Würfel, und daran halten wir uns.
    .english-2007 = Prüft der Tisch, ob noch ein zulässiges Setzen möglich ist, gilt ein vorhandener Gesandter als angesagt.
kingsburg-rule-3-2b = Ein „+2“-Marker bei einer Gruppe erhöht deren Summe um 2. Eine Gruppe nimmt so viele Marker auf, wie sie Würfel hat, weiße Würfel mitgezählt, und nicht mehr. Mit dem Setzen sind die Marker ausgegeben.
    .title = „+2“-Marker in einer Gruppe
    .english-2007 = Eine Gruppe nimmt nur einen Marker auf, gleich wie viele Würfel sie hat.
kingsburg-rule-3-2c = Wer den Markt besitzt, darf einmal je Jahreszeit eine Gruppe samt Markern um 1 höher oder niedriger werten, sofern eine Zahl von 1 bis 18 herauskommt. Verbraucht wird der Markt nur durch ein Setzen, das ihn benötigt; mit dem Gesandten darf er verbunden werden.
    .title = Den Markt nutzen
kingsburg-rule-3-3 = Die Berater helfen der Reihe nach von 1 bis 18, jeder demjenigen, dessen Würfel bei ihm liegen; hat der Gesandte zwei Gruppen zusammengeführt, erhalten beide Hilfe, in Zugreihenfolge. Die Hilfe kommt von selbst; gefragt wird nur, wo es etwas zu wählen gibt, und die Gaben eines Beraters kommen in der Abfolge, in der sie genannt sind. Was jemand vom Feind sieht, bleibt geheim, bis diese Karte aufgedeckt wird. Zum Schluss nehmen alle ihre Würfel zurück; weiße Würfel und ausgegebene Marker kommen in den Vorrat.
    .title = Hilfe der Berater
    .ruling = Das Regelheft lässt einen Berater zwei Spielern helfen, ohne zu sagen, wem zuerst; das regelt wie auch sonst die Zugreihenfolge.
kingsburg-rule-3-4 = In Zugreihenfolge bauen alle je ein Gebäude oder keines. Die Kosten werden bezahlt, die Siegpunkte des Gebäudes sofort gewertet. In seiner Zeile setzt ein Gebäude alle Gebäude links davon voraus, und niemand besitzt dasselbe Gebäude zweimal. Mit dem Kran kosten Gebäude der Spalten 3 und 4 je 1 Gold weniger; Holz und Stein sind voll zu zahlen. Ein Gebäude wirkt, sobald es steht: Ein zuerst gebauter Kran verbilligt schon die zweite Bauaktion des Gesandten, während eine Wirkung auf einen früheren Schritt erst ab der nächsten Jahreszeit spürbar ist.
    .title = Ein Gebäude bauen
kingsburg-rule-3-5 = Zum Abschluss der Jahreszeit erhalten alle in Zugreihenfolge, was ihnen zusteht. Gasthaus, nur am Ende des Sommers: ein „+2“-Marker. Rathaus: ein „+2“-Marker oder auf Wunsch stattdessen der Tausch einer Ware gegen 1 Siegpunkt, nur einmal. Botschaft: 1 Siegpunkt. In eben dieser Jahreszeit gebaute Gebäude zählen bereits.
    .title = Ende einer Jahreszeit
    .english-2007 = Das Rathaus gibt keinen Marker; einmal je Jahreszeit darf dort ein „+2“-Marker oder eine Ware für 1 Siegpunkt abgegeben werden, auch der Marker, den das Gasthaus in diesem Sommer gebracht hat.

## Winterschlacht

kingsburg-rule-4-1 = Die oberste Karte des Feindstapels wird aufgedeckt. Wer in der Zugreihenfolge vorn ist, wirft einen Würfel für die Verstärkung des Königs; die Zahl gilt für alle.
    .title = Feind und Verstärkung
kingsburg-rule-4-2 = Die eigene Stärke ist die Zahl der Soldaten plus die Verstärkung des Königs plus oder minus die Beiträge der eigenen Gebäude. Eine Obergrenze gibt es nicht; dass die Leiste bei 9 endet, hat keine Bedeutung.
    .title = Stärke in der Schlacht
kingsburg-rule-4-3 = Stärke über der des Feindes: Sieg, es gibt die Belohnung. Gleiche Stärke: Es geschieht nichts, außer dass die Steinmauer daraus einen vollen Sieg macht, mit Belohnung, mit dem Siegpunkt der Festung und mit Anspruch auf den Punkt für die größte Stärke. Stärke unter der des Feindes: Niederlage, die Verluste werden fällig. Zuerst stehen alle Stärken und Ergebnisse fest; dann folgen in Zugreihenfolge für jeden Belohnung oder Verluste und der Siegpunkt der Festung. Ein dabei verlorenes Gebäude ändert an dieser Schlacht nichts mehr.
    .title = Sieg, Unentschieden, Niederlage
kingsburg-rule-4-4 = Ganz zuletzt erhält 1 zusätzlichen Siegpunkt, wer unter den Siegern der Schlacht die größte Stärke hat; sind mehrere gleich stark, erhalten sie ihn alle.
    .title = Der stärkste Sieger
kingsburg-rule-4-5 = Verluste fallen in dieser Abfolge an: Gold, Stein, Holz, Waren nach eigener Wahl, Gebäude, Siegpunkte. Ein Verlust, der eine bestimmte Ware nennt, trifft nur diese Ware; wer zu wenig hat, gibt, was da ist, und bleibt nichts schuldig. Ein Gebäude geht aus der am weitesten rechts liegenden Spalte verloren, in der über alle Zeilen hinweg ein eigenes steht; stehen dort in mehreren Zeilen welche, darf gewählt werden; wer kein Gebäude hat, verliert keines. Mit ihm gehen seine Siegpunkte und seine Wirkung; später darf es zum vollen Preis und für seine Punkte erneut gebaut werden. Der Punktestand kann unter 0 fallen.
    .title = Verluste in der Schlacht
    .ruling = Ein Punktestand ist eine Zahl, die von der Leiste nur angezeigt wird, und endet daher nicht an deren Anfang.
    .english-2007 = Stehen in der am weitesten rechts liegenden Spalte mehrere Gebäude, geht das in der obersten dieser Zeilen verloren.
kingsburg-rule-4-6 = Nach der Schlacht ziehen alle Soldaten heim, sodass alle wieder bei 0 stehen, und die Feindkarte verlässt das Spiel.
    .title = Nach der Schlacht

## Spielende

kingsburg-rule-5-1 = Nach der letzten Schlacht wird für jede noch stehende Kathedrale in Zugreihenfolge entschieden, wie viele Paare von Waren gegen je 1 Siegpunkt getauscht werden, von keinem bis zu allen; Getauschtes zählt bei Gleichstand nicht mehr. Wer die meisten Siegpunkte hat, gewinnt. Bei Gleichstand entscheiden die meisten verbliebenen Waren, dann die meisten Gebäude; wer auch dann noch gleichauf liegt, teilt sich den Sieg.
    .title = Spielende und Sieg
    .ruling = Das Regelheft empfiehlt als letzten Ausweg, sich auf einen Sieger zu einigen; die englische Ausgabe lässt den Sieg teilen, und das kommt ohne Debatte aus.
    .english-2007 = Die Kathedrale zahlt von selbst 1 Siegpunkt für je 2 behaltene Waren, und diese Waren zählen bei Gleichstand weiterhin.

## Zu zweit

kingsburg-rule-6-1 = Besondere Regeln gibt es nur zu zweit. Zu Beginn jeder produktiven Jahreszeit, vor allen anderen Würfen, werden drei neutrale Würfel geworfen; sie besetzen den Berater, dessen Zahl ihrer Summe entspricht. Dann werden zwei weitere geworfen, und jeder besetzt den Berater mit der gezeigten Zahl; zeigen beide dieselbe, wird nur einer gesetzt. Wo schon ein neutraler Würfel liegt, bewirkt ein weiterer nichts.
    .title = Neutrale Würfel
    .ruling = Das Regelheft sagt nicht, was geschieht, wenn ein neutraler Würfel auf einen anderen trifft; ein besetzter Berater kann nicht noch besetzter werden.
    .english-2007 = Die beiden Würfel liegen zusammen auf dem Berater, dessen Zahl ihrer Summe entspricht; nur wenn dort schon die drei neutralen Würfel liegen, werden sie getrennt, und von zwei gleichen kommt dann einer beiseite.
kingsburg-rule-6-2 = Zu zweit legen beide, sobald die Zugreihenfolge feststeht und vor dem ersten Setzen, in Zugreihenfolge je einen ihrer geworfenen Würfel beiseite, sei es einer der eigenen Farbe oder ein weißer. Er bleibt in dieser Jahreszeit ungenutzt, hat für die Zugreihenfolge aber gezählt.
    .title = Ein Würfel kommt beiseite
    .ruling = Das Regelheft sagt weder, welcher Würfel gemeint ist, noch, wer zuerst wählt; wir erlauben jeden Würfel und lassen wie auch sonst die Zugreihenfolge entscheiden.
    .english-2007 = Kein Würfel wird beiseitegelegt.
kingsburg-rule-6-3 = Neutrale Würfel verschwinden mit dem Ende der Jahreszeit. Bis dahin dürfen nur mit dem Gesandten Würfel zu ihnen auf den Berater gesetzt werden.
    .title = Neutrale Würfel gehen
