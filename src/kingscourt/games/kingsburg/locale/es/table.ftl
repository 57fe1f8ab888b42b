### Kingsburg: lo que dice la mesa

## Partes de un grupo de dados

kingsburg-group-dice = { $dice }
kingsburg-group-white = { $dice } blanco
kingsburg-group-tokens =
    { $n ->
        [one] { $n } ficha
       *[other] { $n } fichas
    }
kingsburg-group-market-higher = mercado +1
kingsburg-group-market-lower = mercado −1
kingsburg-order-sum = { $player }: { $n }
kingsburg-strength-help = refuerzos del rey +{ $n }
kingsburg-strength-building = { $building } { $change }
kingsburg-strength-buildings = edificios { $change }
kingsburg-defence = Tu fuerza sin los refuerzos del rey: { $strength } ({ $parts }). Enemigo: { $range }.
kingsburg-gift-alike =
    { $n ->
        [one] { $n } recurso
       *[other] { $n } recursos de la misma clase
    }
kingsburg-gift-or = o bien { $first }, o bien { $second }
kingsburg-gift-turn = si quieres, 1 recurso cambiado por 1 de cada una de las otras dos clases
kingsburg-gift-buy = si quieres, { $goods } a cambio de { $price }
kingsburg-gift-look = una mirada secreta al enemigo
kingsburg-promise-advisor = { $gifts }, más tarde en esta estación
kingsburg-terms-pass = ya no colocas nada en esta estación
kingsburg-terms-reroll = solo una vez en esta estación
kingsburg-thing-envoy =
    { $n ->
        [1] el enviado del rey
       *[other] { $n } enviado del rey
    }
kingsburg-thing-market =
    { $n ->
        [one] { $n } uso del mercado
       *[other] { $n } usos del mercado
    }

## Preguntas

kingsburg-prompt-take-aid = Ayuda del rey: ¿qué recurso tomas?
kingsburg-prompt-take-advisor =
    { $n ->
        [one] { $giver }: ¿qué recurso tomas?
       *[other] { $giver }: ¿de qué clase tomas { $n } recursos?
    }
kingsburg-prompt-take-enemy = Recompensa por la victoria: ¿qué recurso tomas?
kingsburg-prompt-turn-good = { $giver }: ¿qué recurso cambias por 1 de cada una de las otras dos clases?
kingsburg-prompt-buy-goods =
    { $n ->
        [one] { $giver }: ¿pagas { $price } por { $n } recurso a elección?
       *[other] { $giver }: ¿pagas { $price } por { $n } recursos a elección?
    }
kingsburg-prompt-roll-white =
    { $n ->
        [one] ¿Tiras tu dado blanco junto con tus propios dados?
       *[other] Tienes { $n } dados blancos. ¿Cuántos tiras junto con tus propios dados?
    }
kingsburg-prompt-reroll = ¿Vuelves a tirar?
kingsburg-prompt-set-aside = ¿Qué dado dejas aparte en esta estación?
kingsburg-prompt-envoy = ¿Para qué reservas este otoño el enviado del rey?
kingsburg-prompt-influence = Coloca dados en un consejero o pasa.
kingsburg-prompt-build = Construye un edificio o pasa.
kingsburg-prompt-second-build = El enviado permite un segundo edificio. Constrúyelo o renuncia a él.
kingsburg-prompt-trade = { $giver }: ¿qué cambias por { $points }?
kingsburg-prompt-token-or-trade = { $giver }: ¿tomas { $amount } o prefieres cambiar 1 recurso por { $points }?
kingsburg-prompt-recruit =
    { $n ->
        [one] Recluta soldados a { $n } recurso cada uno o termina. { $defence }
       *[other] Recluta soldados a { $n } recursos cada uno o termina. { $defence }
    }
kingsburg-prompt-give =
    { $n ->
        [one] El enemigo se lleva { $n } recurso más. ¿Cuál entregas?
       *[other] El enemigo se lleva { $n } recursos más. ¿Cuál entregas primero?
    }
kingsburg-prompt-lose-building = ¿Qué edificio pierdes?
kingsburg-prompt-exchange =
    { $n ->
        [one] Cada recurso aporta { $points }. ¿Cuántos cambias?
       *[other] Cada { $n } recursos aportan { $points }. ¿Cuántas veces cambias?
    }

## Respuestas

kingsburg-action-place = Colocar { $group } en { $advisor_the }
kingsburg-action-place-long = { $advisor }: { $group }
kingsburg-action-pass = Pasar
kingsburg-action-decline = Renunciar
kingsburg-action-done = Terminar el reclutamiento
kingsburg-action-take = Tomar { $amount }
kingsburg-action-turn = Cambiar { $amount } por { $gained }
kingsburg-action-smuggle = Pagar y elegir recursos
kingsburg-action-roll-white =
    { $n ->
        [0] No tirar ningún dado blanco
        [one] Tirar { $n } dado blanco
       *[other] Tirar { $n } dados blancos
    }
kingsburg-action-give = Entregar { $amount }
kingsburg-action-trade = Cambiar { $amount }
kingsburg-action-recruit = Reclutar por { $price }
kingsburg-action-exchange =
    { $n ->
        [0] No cambiar nada
        [one] Cambiar una vez
       *[other] Cambiar { $n } veces
    }
kingsburg-action-reroll = Volver a tirar el { $n }
kingsburg-action-reroll-white = Volver a tirar el { $n } blanco
kingsburg-action-reroll-all = Volver a tirar todos los dados
kingsburg-action-set-aside = Dejar aparte el { $n }
kingsburg-action-set-aside-white = Dejar aparte el { $n } blanco
kingsburg-action-envoy-influence = Reservarlo para un consejero ocupado
kingsburg-action-envoy-build = Reservarlo para un segundo edificio
kingsburg-action-envoy-unused = Dejarlo sin usar
kingsburg-action-build = Construir { $building_acc }
kingsburg-action-lose = Perder { $building_acc }

## Registro: calendario y orden de turno

kingsburg-event-start = Empieza la partida.
kingsburg-event-first-order = Se sortea el orden de turno: { $players }.
kingsburg-event-year = Empieza el año { $n }.
    .heading = Año { $n }
kingsburg-event-phase = { $phase }
    .heading = { $phase }
kingsburg-event-order = El orden de turno sigue los dados, primero la suma más baja: { $players }.
kingsburg-event-order-tied = Con sumas iguales ({ $n }) se mantiene el orden anterior: { $players }.
kingsburg-event-turn = Le toca a { $player }.
kingsburg-event-over = La partida ha terminado.

## Registro: ayuda, recompensa y enviado del rey

kingsburg-event-aid-die = { $player } tiene menos edificios que nadie y recibe la ayuda del rey: un dado blanco para la primavera.
kingsburg-event-aid-die-goods = De quienes tienen menos edificios, { $player } es quien tiene menos recursos y recibe la ayuda del rey: un dado blanco para la primavera.
kingsburg-event-aid-tied = Empate en la ayuda del rey, en edificios y en recursos; cada uno toma un recurso a elección: { $players }.
kingsburg-event-take-aid = { $player } recibe { $amount } como ayuda del rey.
kingsburg-event-reward = { $player } recibe 1 punto de victoria, la recompensa del rey por el mayor número de edificios.
kingsburg-event-reward-nobody = Nadie tiene edificios, así que nadie recibe la recompensa del rey.
kingsburg-event-envoy = { $player } tiene menos edificios que nadie y obtiene el enviado del rey.
kingsburg-event-envoy-goods = De quienes tienen menos edificios, { $player } es quien tiene menos recursos y obtiene el enviado del rey.
kingsburg-event-envoy-nobody = Nadie obtiene el enviado del rey, porque hay empate en edificios y recursos: { $players }.
kingsburg-event-envoy-influence = { $player } reserva el enviado para un consejero ocupado.
kingsburg-event-envoy-build = { $player } reserva el enviado para un segundo edificio.
kingsburg-event-envoy-unused = { $player } deja el enviado sin usar.
kingsburg-event-envoy-spent = { $player } ha usado el enviado de este otoño.
kingsburg-event-envoy-back = El enviado deja a { $player } y vuelve con el rey.

## Registro: dados

kingsburg-event-roll = { $player } saca { $dice }.
kingsburg-event-roll-white = { $player } saca { $dice } (blanco).
kingsburg-event-white-left =
    { $n ->
        [one] { $player } deja un dado blanco sin tirar.
       *[other] { $player } deja { $n } dados blancos sin tirar.
    }
kingsburg-event-reroll = { $player } vuelve a tirar un { $before } y saca { $after }.
kingsburg-event-reroll-white = { $player } vuelve a tirar un { $before } blanco y saca { $after }.
kingsburg-event-reroll-all = { $player } vuelve a tirar todos los dados.
kingsburg-event-reroll-declined = { $player } no vuelve a tirar.
kingsburg-event-neutral = Se colocan dados neutrales en { $advisor_the }: { $group }.
kingsburg-event-neutral-out = Un { $n } neutral no encuentra sitio propio y queda fuera.
kingsburg-event-set-aside = { $player } deja aparte un { $n }.
kingsburg-event-set-aside-white = { $player } deja aparte un { $n } blanco.
kingsburg-event-place = { $player } coloca { $group } en { $advisor_the }.
kingsburg-event-place-envoy = { $player } coloca { $group } en { $advisor_the }, junto a los dados que ya estaban, gracias al enviado.
kingsburg-event-pass = { $player } pasa.
kingsburg-event-pass-forced = { $player } pasa, porque los dados que le quedan no alcanzan para ningún consejero libre.
kingsburg-event-pass-only-white = A { $player } solo le quedan dados blancos, no puede colocar nada y pasa.
kingsburg-event-dice-home = Todos recuperan sus dados.
kingsburg-event-market-ready = { $player } puede volver a usar el mercado.
kingsburg-event-neutral-gone = Los dados neutrales dejan la corte.

## Registro: recursos y edificios

kingsburg-event-gain-advisor = { $giver }: { $player } recibe { $gains }.
kingsburg-event-take-advisor = { $giver }: { $player } recibe { $amount }.
kingsburg-event-gain-building = { $giver }: { $player } recibe { $gains }.
kingsburg-event-gain-enemy = { $player } recibe { $gains } por la victoria sobre { $giver_the }.
kingsburg-event-take-enemy = { $player } recibe { $amount } por la victoria sobre { $giver_the }.
kingsburg-event-declined = { $giver }: { $player } renuncia.
kingsburg-event-nothing-to-turn = { $giver }: { $player } no tiene recursos que cambiar y no recibe nada.
kingsburg-event-turn-good = { $giver }: { $player } recibe { $gains } a cambio de { $amount }.
kingsburg-event-points-paid = { $giver }: { $player } paga { $amount } por los recursos.
kingsburg-event-look = { $giver }: { $player } averigua en secreto qué enemigo viene.
kingsburg-event-look-seen = Ves al enemigo: { $card }. La derrota cuesta { $loss }; la victoria aporta { $reward }.
kingsburg-event-build = { $player } construye { $building_acc } por { $price } y obtiene { $points }.
kingsburg-event-build-free = { $player } construye { $building_acc } gratis y obtiene { $points }.
kingsburg-event-no-building = { $player } no construye nada.
kingsburg-event-no-second-building = { $player } renuncia a un segundo edificio.
kingsburg-event-cannot-build = { $player } no puede construir, porque sus recursos no alcanzan para ninguno de sus próximos edificios.
kingsburg-event-all-built = { $player } ya tiene todos los edificios y no construye nada.
kingsburg-event-cannot-build-second = { $player } no puede construir un segundo edificio, porque sus recursos no alcanzan para ninguno.
kingsburg-event-trade = { $giver }: { $player } recibe { $points } a cambio de { $amount }.
kingsburg-event-nothing-to-trade = { $giver }: { $player } no tiene nada que cambiar.
kingsburg-event-recruit = { $player } recluta 1 soldado por { $price }.
kingsburg-event-no-soldier = { $player } no recluta soldados.
kingsburg-event-no-more-soldiers = { $player } no recluta más soldados.
kingsburg-event-cannot-recruit =
    { $n ->
        [one] { $player } no puede reclutar: un soldado cuesta { $n } recurso.
       *[other] { $player } no puede reclutar: un soldado cuesta { $n } recursos.
    }
kingsburg-event-exchange = { $giver }: { $player } recibe { $points } a cambio de { $price }.
kingsburg-event-no-exchange = { $player } no cambia ningún recurso.
kingsburg-event-too-few-goods = { $giver }: { $player } tiene muy pocos recursos ({ $n }) y no recibe puntos.
kingsburg-event-goods-counted = { $giver }: { $player } recibe { $points } por los recursos conservados.

## Registro: invierno

kingsburg-event-enemy = Aquí está el enemigo: { $card }. La derrota cuesta { $loss }; la victoria aporta { $reward }.
kingsburg-event-kings-help = { $player } saca { $n }: son los refuerzos del rey para todos.
kingsburg-event-battle-won = { $player } vence con fuerza { $n } ({ $parts }) contra { $strength }.
kingsburg-event-battle-drawn = { $player } empata con fuerza { $n } ({ $parts }) contra { $strength }: ni gana ni pierde nada.
kingsburg-event-battle-lost = { $player } sufre una derrota con fuerza { $n } ({ $parts }) contra { $strength }.
kingsburg-event-draw-wins = { $giver }: el empate de { $player } cuenta como victoria.
kingsburg-event-lose-goods = { $player } pierde { $losses }.
kingsburg-event-goods-short = { $player } no tiene suficiente, así que se libra de esta pérdida: { $losses }.
kingsburg-event-no-goods-lost = { $player } no tiene recursos que perder.
kingsburg-event-lose-building = { $player } pierde { $building_acc } y, con ello, { $points }.
kingsburg-event-no-building-lost = { $player } no tiene ningún edificio que perder.
kingsburg-event-lose-points = { $player } pierde { $amount }.
kingsburg-event-strongest = { $player } recibe 1 punto de victoria, el del vencedor más fuerte.
kingsburg-event-no-winner = Nadie ha vencido, así que no se otorga el punto del vencedor más fuerte.
kingsburg-event-enemy-leaves = Los soldados vuelven a casa, y { $foe_the } salen de la partida.

## Por qué no: dados y consejeros

kingsburg-refusal-dice-missing = No tienes estos dados para colocar: { $group }.
kingsburg-refusal-sum = { $group }: este grupo cuenta como { $n }, pero { $advisor_the } exige exactamente { $number }.
kingsburg-refusal-occupied = En esta estación ya hay dados en { $advisor_the }.
kingsburg-refusal-neutral = Hay dados neutrales en { $advisor_the }; solo el enviado permite unirse a ellos.
kingsburg-refusal-only-white = Un grupo necesita al menos un dado de tu propio color.
kingsburg-refusal-token-limit =
    { $limit ->
        [one] Este grupo solo puede llevar { $limit } ficha.
       *[other] Este grupo puede llevar { $limit } fichas como máximo.
    }
kingsburg-refusal-tokens-missing =
    { $owned ->
        [0] No tienes ninguna ficha «+2».
        [one] Solo tienes { $owned } ficha «+2».
       *[other] Solo tienes { $owned } fichas «+2».
    }
kingsburg-refusal-no-market = Solo con el mercado puede valer un grupo 1 más o 1 menos.
kingsburg-refusal-market-used = Tu mercado ya se ha usado en esta estación.
kingsburg-refusal-die-missing = No tienes ningún dado de esa clase que muestre { $n }.
kingsburg-refusal-white-dice =
    { $n ->
        [one] En esta estación solo tienes { $n } dado blanco.
       *[other] En esta estación solo tienes { $n } dados blancos.
    }
kingsburg-refusal-no-reroll = Ninguno de tus edificios permite esta nueva tirada.
kingsburg-refusal-reroll-used = Esta nueva tirada ya se ha usado en esta estación.
kingsburg-refusal-dice-differ = No todos tus dados muestran el mismo número.
kingsburg-refusal-sum-too-high = Tus dados suman { $n }; para esta nueva tirada el máximo es { $limit }.

## Por qué no: recursos y edificios

kingsburg-refusal-already-built = { $building }: ya tienes este edificio.
kingsburg-refusal-left-missing = { $building }: antes necesitas, a su izquierda, { $needed_the }.
kingsburg-refusal-building-price = { $building }: todavía necesitas { $missing }.
kingsburg-refusal-soldier-price =
    { $n ->
        [one] Un soldado te cuesta exactamente { $n } recurso.
       *[other] Un soldado te cuesta exactamente { $n } recursos.
    }
kingsburg-refusal-soldier-goods = No te alcanza para pagar { $price }.
kingsburg-refusal-not-offered = { $giver }: { $amount } no forma parte de la oferta.
kingsburg-refusal-good-missing = No tienes { $amount }.
kingsburg-refusal-not-traded = { $giver }: { $amount } no se puede cambiar aquí.
kingsburg-refusal-building-missing = { $building }: no tienes este edificio.
kingsburg-refusal-not-rightmost = { $building }: las pérdidas empiezan por la columna más a la derecha en la que tienes algún edificio.
kingsburg-refusal-too-few-goods =
    { $owned ->
        [one] Solo tienes { $owned } recurso.
       *[other] Solo tienes { $owned } recursos.
    }
kingsburg-lacking-die = un { $n }
kingsburg-lacking-white-die = un { $n } blanco
kingsburg-lacking-own-die = un dado de tu propio color
kingsburg-lacking-sum = { $n } más

## La mesa en palabras

kingsburg-outline-start = Antes del primer año
kingsburg-outline-year = Año { $n } de { $years }
kingsburg-outline-over = La partida ha terminado
kingsburg-outline-order = Orden de turno
kingsburg-outline-players = { $players }
kingsburg-outline-foe = Enemigo
kingsburg-outline-foe-unknown = desconocido, fuerza de { $low } a { $high }
kingsburg-outline-looked = visto por { $players }
kingsburg-outline-kings-help = Refuerzos del rey
kingsburg-outline-court = Corte
kingsburg-outline-taken =
    { $n ->
        [0] todos los consejeros están libres
        [one] { $n } consejero está ocupado
       *[other] { $n } consejeros están ocupados
    }
kingsburg-outline-taken-by = puesto ocupado por { $player }
kingsburg-outline-taken-neutral = puesto ocupado por dados neutrales
kingsburg-outline-advisor = { $n }. { $advisor }
kingsburg-outline-neutral = Dados neutrales
kingsburg-outline-group = { $group }
kingsburg-outline-province = Provincia de { $player }
kingsburg-outline-vp = Puntos de victoria
kingsburg-outline-goods = Recursos
kingsburg-outline-gold = Oro
kingsburg-outline-wood = Madera
kingsburg-outline-stone = Piedra
kingsburg-outline-tokens = Fichas «+2»
kingsburg-outline-soldiers = Soldados
kingsburg-outline-strength = Fuerza
kingsburg-outline-defence = Fuerza sin los refuerzos del rey
kingsburg-outline-span = { $span }
kingsburg-outline-result-won = victoria
kingsburg-outline-result-drawn = empate
kingsburg-outline-result-lost = derrota
kingsburg-outline-aid = Ayuda del rey
kingsburg-outline-aid-die = un dado blanco en primavera
kingsburg-outline-envoy = Enviado del rey
kingsburg-outline-envoy-waiting = aún sin usar
kingsburg-outline-envoy-spent = ya sin uso este otoño
kingsburg-outline-envoy-influence = para un consejero ocupado
kingsburg-outline-envoy-build = para un segundo edificio
kingsburg-outline-envoy-influence-build = para un consejero ocupado o un segundo edificio
kingsburg-outline-market = Mercado
kingsburg-outline-market-ready = sin usar en esta estación
kingsburg-outline-market-used = usado en esta estación
kingsburg-outline-passed = ha pasado
kingsburg-outline-die = Dado
kingsburg-outline-die-white = Dado blanco
kingsburg-outline-times = { $n } × { $face }
kingsburg-outline-aside = Aparte
kingsburg-outline-buildings = Edificios
kingsburg-outline-built = en pie
kingsburg-outline-next = puede ser el siguiente
kingsburg-outline-supply = Reserva

## El recuento

kingsburg-score-buildings = Edificios
kingsburg-score-advisors = Consejeros
kingsburg-score-kings-reward = Recompensa del rey
kingsburg-score-seasons = Ayuntamiento y embajada
kingsburg-score-battles = Batallas ganadas
kingsburg-score-losses = Batallas perdidas
kingsburg-score-final-goods = Catedral

## El final

kingsburg-outcome-points = Gana { $players } con más puntos de victoria que nadie ({ $n }).
kingsburg-outcome-goods = Gana { $players }: empate a { $n } puntos de victoria, pero con más recursos restantes.
kingsburg-outcome-buildings = Gana { $players }: empate en puntos de victoria y recursos, pero con más edificios.
kingsburg-outcome-shared = Victoria compartida: { $players }, con empate en puntos de victoria, recursos y edificios.

## El tablero

kingsburg-board-dice = Mis dados
kingsburg-board-sum = Suma: { $n }
kingsburg-board-no-dice = No quedan dados
kingsburg-board-not-rolled = Ahora no hay dados
kingsburg-board-sum-needed = pide { $n }
kingsburg-board-row-1 = Fe
kingsburg-board-row-2 = Comercio
kingsburg-board-row-3 = Armas
kingsburg-board-row-4 = Murallas
kingsburg-board-row-5 = Consejo
kingsburg-board-strongest = mayor fuerza
kingsburg-board-no-change = ni ganancias ni pérdidas

## Lo que nombra un análisis

kingsburg-topic-points = Puntos de victoria
kingsburg-topic-goods = Recursos
kingsburg-topic-buildings = Próximos edificios
kingsburg-topic-battles = Batallas
kingsburg-topic-dice = Dados y fichas
kingsburg-topic-envoy = Enviado del rey
kingsburg-topic-favour = Ayuda del rey y recompensa del rey
