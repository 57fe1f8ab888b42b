### Rival Kings: de doelkaart

rival-kings-goal-who = De troon is leeg, en jouw hof moet het mooiste worden.
rival-kings-goal-do = Per cyclus speel je in het geheim een karakter: de rang bepaalt wanneer je handelt en wie je besteelt, de acties leveren geld, gebouwen en onderdanen op.
rival-kings-goal-win = De cyclus waarin een stapel opraakt, is de laatste; dan wint wie de meeste punten heeft.

rival-kings-round = Een cyclus, twee per ronde
rival-kings-round-choose = Kiezen
rival-kings-round-choose-does = in het geheim een karakter; een van de drie blijft over
rival-kings-round-reveal = Omdraaien
rival-kings-round-reveal-does = allemaal tegelijk
rival-kings-round-markers = Markers
rival-kings-round-markers-does = voor bestolenen en gelijke rangen
rival-kings-round-rob = Stelen
rival-kings-round-rob-does = een actie, met je wapenschild
rival-kings-round-act = Handelen
rival-kings-round-act-does = je acties van links naar rechts
rival-kings-round-repeats = om de beurt, rang A tot F

rival-kings-scores-perfect-pair = 2 tot 8
rival-kings-scores-perfect-pair-for = perfect paar: zelfde symbool, beide waarden
rival-kings-scores-colour-pair = 2 tot 4
rival-kings-scores-colour-pair-for = gebouw en onderdaan van één kleur: de hoogste waarde
rival-kings-scores-single = 1
rival-kings-scores-single-for = elke losse kaart
rival-kings-scores-coins = 1
rival-kings-scores-coins-for = elke 3 munten
rival-kings-scores-marker = −2
rival-kings-scores-marker-for = elke conflictmarker
