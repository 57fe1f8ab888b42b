### The lesson and the goal card

## The first game

heirlooms-lesson-first-look-title = Empieza tu turno
heirlooms-lesson-first-look-why = Heredas con Beatrix: la carta más alta gana cada objeto.
heirlooms-lesson-first-look-what = Mira la carta del mayordomo: él también puja.
heirlooms-lesson-first-look-instead = La carta del mayordomo te dice cuánto hace falta para ganar.
heirlooms-lesson-first-steward-title = La carta del mayordomo
heirlooms-lesson-first-steward-why = Solo tú sabes que su carta es el { $card }.
heirlooms-lesson-first-steward-what =
    { $device ->
        [touch] Toca
       *[other] Pulsa
    } el mayordomo.
heirlooms-lesson-first-steward-elsewhere = El mayordomo puja en nombre de la casa: búscalo entre los herederos.
heirlooms-lesson-first-wait-title = Nadie se aparta
heirlooms-lesson-first-wait-why = Podrías pedir a Beatrix que se aparte y no puje.
heirlooms-lesson-first-wait-what = Déjala pujar: no hagas nada.
heirlooms-lesson-first-wait-instead = Si se aparta, también ella ve la carta del mayordomo.
heirlooms-lesson-first-bid-title = Lo justo
heirlooms-lesson-first-bid-why = Cada carta sirve una sola vez, así que no gastes de más.
heirlooms-lesson-first-bid-what = Puja con el 12.
heirlooms-lesson-first-bid-instead = El 17 también gana, pero el violín vale más; el 5 pierde.
heirlooms-lesson-first-won-title = Tu primer objeto
heirlooms-lesson-first-won-why = Todas las pujas se descubren a la vez, y gana la más alta.
heirlooms-lesson-first-won-what =
    { $device ->
        [touch] Toca
       *[other] Pulsa
    } tu sitio y mira qué has ganado.
heirlooms-lesson-first-won-elsewhere = Tus objetos están junto a tu nombre.
heirlooms-lesson-first-on-title = Por tu cuenta
heirlooms-lesson-first-on-why = Gana quien tenga los objetos de más valor, incluso el mayordomo.
heirlooms-lesson-first-on-what = Puja por el espejo como quieras.
heirlooms-lesson-first-met-asked = Quien se aparta no puja, pero ve la carta del mayordomo.

## The goal card

heirlooms-goal-heir = Eres uno de los herederos de una casa antigua.
heirlooms-goal-bids = En cada ronda hay un objeto en juego y todos pujan con una carta en secreto.
heirlooms-goal-worth = Tras el último objeto gana quien tenga los objetos de más valor.
heirlooms-round = Una ronda
heirlooms-round-offer = Objeto
heirlooms-round-offer-does = se subasta el siguiente
heirlooms-round-head = Presidencia
heirlooms-round-head-does = mira la carta del mayordomo o pide que alguien se aparte
heirlooms-round-bid = Puja
heirlooms-round-bid-does = todos eligen una carta en secreto
heirlooms-round-award = Adjudicación
heirlooms-round-award-does = gana la carta más alta
heirlooms-scores-heirloom = 2 a 5
heirlooms-scores-heirloom-for = cada objeto de la casita
heirlooms-scores-steward = 0
heirlooms-scores-steward-for = el mayordomo también gana objetos
