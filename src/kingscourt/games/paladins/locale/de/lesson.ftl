### Paladine des Westfrankenreichs: was Odo in der ersten Partie sagt

paladins-lesson-first-hire-title = Eine Stadt, sieben Runden
paladins-lesson-first-hire-why = Du führst eine Stadt durch sieben Runden; wer die meisten Siegpunkte hat, gewinnt.
paladins-lesson-first-hire-what = Stadtbewohner helfen dir immer wieder: Heuere den Messdiener an, der jedes Aussenden belohnt.
paladins-lesson-first-hire-instead = Der Messdiener gibt sofort Silber und bei jedem Aussenden wieder.

paladins-lesson-first-order-title = Der Befehl des Königs
paladins-lesson-first-order-why = „Aussenden“ schickt Mönche ins Land; der König verlangt es fünfmal, für 4 Siegpunkte.
paladins-lesson-first-order-what =
    { $device ->
        [touch] Tippe auf seinen Befehl.
       *[other] Klicke auf seinen Befehl oder auf „Aussenden“ auf deinem Tableau.
    }
paladins-lesson-first-order-elsewhere = Was der König verlangt, steht auf seinem Befehl; du tust es mit „Aussenden“.

paladins-lesson-first-paladins-title = Drei Paladine zur Wahl
paladins-lesson-first-paladins-why = Einer hilft jetzt, einer kommt für die nächste Runde obenauf, der dritte nach unten.
paladins-lesson-first-paladins-what = Setze Ivon ein: Er bringt Glauben, und Aussenden kostet keinen Proviant.
paladins-lesson-first-paladins-what-2 = Lege Gérier obenauf: Nächste Runde ziehst du ihn wieder.
paladins-lesson-first-paladins-instead = Ivon spart dir jetzt Proviant; Gériers Glaube hilft dir später beim Bekehren.
paladins-lesson-first-paladins-instead-2 = Liegt Gérier obenauf, hast du nächste Runde seinen Glauben.

paladins-lesson-first-tavern-title = Arbeiter aus der Taverne
paladins-lesson-first-tavern-why = Arbeiter haben Farben, und ein farbiges Feld nimmt nur die eigene.
paladins-lesson-first-tavern-what = Nimm zwei Händler, einen Kundschafter und einen Tagelöhner: Sie passen zu „Aussenden“ und „Handeln“.
paladins-lesson-first-tavern-instead = Zum Handeln brauchst du bald zwei Händler; nur die golden umrahmte Taverne hat sie.

paladins-lesson-first-commission-title = Ein Mönch für Gebiet 2
paladins-lesson-first-commission-why = Gebiet 2 verlangt Glaube 2, und Ivon leiht dir diese Runde { $n }.
paladins-lesson-first-commission-what = Wähle „Aussenden“: Es braucht einen Kundschafter, einen Geistlichen und einen beliebigen Arbeiter.
paladins-lesson-first-commission-what-2 = Setze deinen Tagelöhner ein; hier passt jeder Arbeiter.
paladins-lesson-first-commission-what-3 = Stelle den Mönch auf den Spielplan: in Gebiet 2, wo du einen Kundschafter bekommst.
paladins-lesson-first-commission-instead = Ivons Glaube gilt nur eine Runde: Nutze ihn jetzt für „Aussenden“.
paladins-lesson-first-commission-instead-2 = Hier passt jeder Arbeiter: Behalte die, deren Farben du noch brauchst.
paladins-lesson-first-commission-instead-3 = Dein Glaube reicht bis Gebiet 2, und dort wartet ein Kundschafter.

paladins-lesson-first-wheel-title = Eine Eigenschaft erhöht die andere
paladins-lesson-first-wheel-why = Eigenschaften helfen einander: „Aussenden“ braucht Glauben und erhöht den Einfluss.
paladins-lesson-first-wheel-what =
    { $device ->
        [touch] Tippe
       *[other] Klicke
    } auf den Einfluss, jetzt { $n }: „Befestigen“ und „Vergeben“ verlangen ihn.
paladins-lesson-first-wheel-elsewhere = Der Einfluss ist deine dritte Eigenschaft, die grüne.

paladins-lesson-first-trade-title = Handeln mit zwei Arbeitern
paladins-lesson-first-trade-why = Allein bringt ein Arbeiter beim Handeln 1 Silber, mit einem Händler 3.
paladins-lesson-first-trade-what = Wähle „Mit zwei Arbeitern handeln“; später darf niemand mehr dazukommen.
paladins-lesson-first-trade-what-2 = Setze beide Händler ein.
paladins-lesson-first-trade-instead = Mit einem Händler bringt Handeln am meisten, und du hast zwei.

paladins-lesson-first-conspire-title = Ein Verbrecher, ein Verdacht
paladins-lesson-first-conspire-why = Ein Verbrecher passt überall, bringt aber eine Verdachtskarte, oft mit Silber aus dem Steuervorrat.
paladins-lesson-first-conspire-what =
    { $device ->
        [touch] Tippe
       *[other] Klicke
    } auf den Steuervorrat. Sind die letzten { $n } Silber weg, bestraft die Inquisition den Verdächtigsten.
paladins-lesson-first-conspire-elsewhere = Der Steuervorrat liegt beim Königreich; er zeigt auch, wer am verdächtigsten ist.
paladins-lesson-first-conspire-what-2 = Wähle „Verschwören“: Das kostet einen Arbeiter.
paladins-lesson-first-conspire-instead = Aldric hat mehr Verdachtskarten als du: Lass die Inquisition kommen.

paladins-lesson-first-inquisition-title = Die Inquisition
paladins-lesson-first-inquisition-why = Deine Verdachtskarte nahm das letzte Silber aus dem Steuervorrat, also kam die Inquisition.
paladins-lesson-first-inquisition-what =
    { $device ->
        [touch] Tippe
       *[other] Klicke
    } auf Aldrics Verdachtskarten. Er hatte die meisten, bekam eine Schuld und verlor die Hälfte.
paladins-lesson-first-inquisition-elsewhere = Die Augen sind Verdachtskarten: Sieh dir die von Aldric an.

paladins-lesson-first-pass-title = Passen
paladins-lesson-first-pass-why = Beim Passen räumst du dein Tableau; bis zu drei freie Arbeiter bleiben dir.
paladins-lesson-first-pass-what = Passe: Dein Kundschafter und dein Verbrecher bleiben bei dir.
paladins-lesson-first-pass-instead = Die zwei Arbeiter, die dir bleiben, leisten nächste Runde neben Gérier mehr.

paladins-lesson-first-return-title = Runde zwei
paladins-lesson-first-return-why = Der Paladin, den du obenauf gelegt hast, ist zurück, mit zwei neuen.
paladins-lesson-first-return-what = Setze Gérier ein: Sein Glaube hilft dir beim Bekehren.
paladins-lesson-first-return-what-2 = Lege Olivier obenauf: Er bringt in Runde drei Glauben.
paladins-lesson-first-return-instead = Mit Gériers Glauben kannst du diese Runde bekehren, und Olivier bringt später neuen.

paladins-lesson-first-develop-title = Eine Werkstatt für immer
paladins-lesson-first-develop-why = Für 4 Silber belegt eine Werkstatt ein Feld: Sie spart jede Runde einen Arbeiter.
paladins-lesson-first-develop-why-4 = 3 Silber oder Proviant zählen am Ende 1 Punkt, doch eine Werkstatt spart Arbeiter.
paladins-lesson-first-develop-what = Für eine Werkstatt brauchst du zwei Arbeiter: Nimm die Taverne mit zwei Tagelöhnern.
paladins-lesson-first-develop-what-2 = Wähle „Ausbauen“ auf deinem Tableau.
paladins-lesson-first-develop-what-3 = Setze beide Tagelöhner ein.
paladins-lesson-first-develop-what-4 = Setze die Werkstatt auf das erste Feld von „Aussenden“; du bekommst einen Kundschafter.
paladins-lesson-first-develop-instead = Zum Ausbauen reichen zwei Tagelöhner, und die anderen Arbeiter bleiben frei.
paladins-lesson-first-develop-instead-4 = Der Befehl verlangt fünfmal „Aussenden“: Dieses Feld wirst du am meisten nutzen.

paladins-lesson-first-convert-title = Bekehren oder angreifen
paladins-lesson-first-convert-why = Ein angegriffener Eindringling gibt jetzt Belohnungen, ein bekehrter am Ende Punkte.
paladins-lesson-first-convert-what = Wähle „Bekehren“; die erste Bekehrung ist kostenlos.
paladins-lesson-first-convert-what-2 = Setze zuerst deinen Kämpfer ein, dann deinen Händler und deinen Geistlichen.
paladins-lesson-first-convert-what-3 = Bekehre den Abenteurer: Er bringt dir Punkte für deine ausgesandten Mönche.

paladins-lesson-first-scoring-title = Was am Ende zählt
paladins-lesson-first-scoring-why = Eigenschaften, Befehle, häufige Aktionen und bekehrte Eindringlinge bringen Punkte; eine unbezahlte Schuld kostet 3. Punkte stehen auf rotem Grund.
paladins-lesson-first-scoring-what =
    { $device ->
        [touch] Tippe
       *[other] Klicke
    } an, was du erreichen willst; ab jetzt entscheidest du.
paladins-lesson-first-scoring-elsewhere = Wähle etwas von dem, was leuchtet: Das sind gute Ziele für den Anfang.

## Was nach der Lektion begegnet

paladins-lesson-first-met-favour = Eine Gunst des Königs kostet einen Arbeiter; am ganzen Tisch nur einmal je Runde.
paladins-lesson-first-met-recruit = Ein Arbeiter entlässt einen Stadtbewohner für die Belohnung; ein Kämpfer dazu heuert ihn an.
paladins-lesson-first-met-attack = Fehlende Stärke kostet Silber: 1 für je 2, aufgerundet.
paladins-lesson-first-met-pray = Beten räumt eine Aktion deines Tableaus, sodass du sie wieder nutzen kannst.
paladins-lesson-first-met-absolve = Ein Krug bringt seine Belohnung und Glauben, und du darfst einen Verdacht abwerfen.
paladins-lesson-first-met-debt = Eine Schuld kostet am Ende 3 Punkte; bezahlt bringt sie 1.
