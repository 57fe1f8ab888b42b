### Rival Kings: het eerste spel, verteld door Odo

## Stappen

rival-kings-lesson-first-choose-title = Een geheime keuze
rival-kings-lesson-first-choose-why = De troon is leeg; het hof met de meeste punten wint hem.
rival-kings-lesson-first-choose-what = Iedereen speelt in het geheim een karakter: kies de rijksbestuurder.
rival-kings-lesson-first-choose-instead = Rang A wordt nooit bestolen en handelt het eerst: speel de rijksbestuurder.

rival-kings-lesson-first-rank-title = A eerst, F het laatst
rival-kings-lesson-first-rank-why = Eenmaal omgedraaid handelen de karakters op rang: A eerst, F het laatst.
rival-kings-lesson-first-rank-what =
    { $device ->
        [touch] Tik
       *[other] Klik
    } op wie als eerste handelt: jouw rijksbestuurder.
rival-kings-lesson-first-rank-elsewhere = Rang A handelt vóór alle anderen, en dat is jouw rijksbestuurder.

rival-kings-lesson-first-rob-title = Een rang bestelen
rival-kings-lesson-first-rob-why = Jouw A besteelt Aldrics D: hij kreeg een marker en verliest een actie.
rival-kings-lesson-first-rob-what = Leg je wapenschild op Aldrics ‘geld pakken’.
rival-kings-lesson-first-rob-what-2 = Wat je steelt, voer je zelf uit: pak de munten bij de wijngaard.
rival-kings-lesson-first-rob-instead = Je hebt geld nodig; haal het bij de wijngaard weg voordat je daar betaalt.
rival-kings-lesson-first-rob-instead-2 = Pak wat er bij de wijngaard ligt; daar betaal je straks.

rival-kings-lesson-first-money-title = Geld van een stapel pakken
rival-kings-lesson-first-money-why = Wie geld pakt, pakt alle munten van één stapel.
rival-kings-lesson-first-money-what =
    { $coins ->
        [one] Je hebt { $coins } munt: { $device ->
                [touch] tik
               *[other] klik
            } op de lege plek voor munten bij de wijngaard.
       *[other] Je hebt { $coins } munten: { $device ->
                [touch] tik
               *[other] klik
            } op de lege plek voor munten bij de wijngaard.
    }
rival-kings-lesson-first-money-elsewhere = De munten lagen bij de wijngaard, op de plek die nu leeg is.

rival-kings-lesson-first-buy-title = Je eerste gebouw
rival-kings-lesson-first-buy-why = De prijs van een kaart is ook haar waarde in een paar.
rival-kings-lesson-first-buy-what = Koop de wijngaard voor { $price }; de munten blijven daar tot iemand ze pakt.
rival-kings-lesson-first-buy-instead = Koop de wijngaard: de wijnboer die erbij hoort, ligt ook open.

rival-kings-lesson-first-watch-title = Bestolenen stelen ook
rival-kings-lesson-first-watch-why = Aldrics D besteelt Beatrix’ E en pakt de 3 munten die jij betaalde.
rival-kings-lesson-first-watch-what =
    { $device ->
        [touch] Tik
       *[other] Klik
    } op Aldrics wapenschild op Beatrix’ kaart: hij stal ‘geld pakken’.
rival-kings-lesson-first-watch-elsewhere = Op een gestolen actie ligt het wapenschild van de dief. Zoek dat van Aldric op Beatrix’ kaart.

rival-kings-lesson-first-trader-title = De tweede cyclus
rival-kings-lesson-first-trader-why = Een ronde heeft twee cycli; een van je drie karakters blijft ongebruikt.
rival-kings-lesson-first-trader-what = Speel de handelaar: vier acties, maar de rangen C en E bestelen hem.
rival-kings-lesson-first-trader-instead = De priester neemt niemand in dienst, en jij hebt de wijnboer nodig.

rival-kings-lesson-first-settle-title = Een conflict oplossen
rival-kings-lesson-first-settle-why = Beatrix heeft je bestolen: daardoor kreeg je een marker, die je 2 punten kost.
rival-kings-lesson-first-settle-what =
    { $markers ->
        [one] Je hebt { $markers } marker: leg die terug met ‘conflict oplossen’.
       *[other] Je hebt { $markers } markers: leg er een terug met ‘conflict oplossen’.
    }
rival-kings-lesson-first-settle-instead = Je eigen acties staan op je handelaar; een actie waarvan je afziet, is weg.

rival-kings-lesson-first-pair-title = Een perfect paar
rival-kings-lesson-first-pair-why = Gebouw en onderdaan met hetzelfde symbool: een perfect paar levert beide waarden op.
rival-kings-lesson-first-pair-what = Neem de wijnboer voor { $price } in dienst; hij hoort bij je wijngaard.
rival-kings-lesson-first-pair-instead = Alleen de wijnboer vormt een perfect paar met je wijngaard.

rival-kings-lesson-first-ability-title = Je actieve onderdaan
rival-kings-lesson-first-ability-why = De bloemenweide ligt open, maar haar partner ligt verborgen in een stapel.
rival-kings-lesson-first-ability-why-2 = Je nieuwste onderdaan is actief: de wijnboer doorzoekt één keer per cyclus een stapel.
rival-kings-lesson-first-ability-why-3 = Je krijgt de hele stapel in handen en mag er één kaart uit kopen.
rival-kings-lesson-first-ability-what = Met de bloemenweide kun je je volgende paar vormen: { $device ->
        [touch] tik
       *[other] klik
    } erop.
rival-kings-lesson-first-ability-what-2 = Gebruik de wijnboer: zoek de kruidkundige in de stapel van de hofdame.
rival-kings-lesson-first-ability-what-3 = Pak de kruidkundige: koop je straks de bloemenweide, dan is dat een perfect paar.
rival-kings-lesson-first-ability-elsewhere = De bloemenweide ligt open op de eerste stapel gebouwen.

rival-kings-lesson-first-end-title = Het einde van het spel
rival-kings-lesson-first-end-why = De cyclus waarin een stapel opraakt, is de laatste; dan telt dit allemaal.
rival-kings-lesson-first-end-what =
    { $device ->
        [touch] Tik
       *[other] Klik
    } op je punten. Paren, losse kaarten en elke 3 munten tellen, min 2 per marker.
rival-kings-lesson-first-end-elsewhere = De tabel bij je kaarten telt je punten op.

## Wat later voorkomt

rival-kings-lesson-first-met-round = Elke ronde begint met drie nieuwe karakters; niemand ziet die van anderen.
rival-kings-lesson-first-met-equal-ranks = Gelijke rangen: beiden nemen een marker, stelen niets en houden één actie.
rival-kings-lesson-first-met-give = Een doorgegeven marker kost de nieuwe eigenaar de 2 punten.
rival-kings-lesson-first-met-gardener = De tuinman ruilt karakters meteen na het omdraaien; niemand kan weigeren.
rival-kings-lesson-first-met-watchman = De wachter geeft de marker aan de dief; de actie wordt toch gestolen.
rival-kings-lesson-first-met-last-card = Een stapel is op: deze cyclus wordt uitgespeeld, dan tellen jullie de punten.
