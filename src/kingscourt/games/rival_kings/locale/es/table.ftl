### Rival Kings: lo que dice la mesa

## Preguntas

rival-kings-prompt-choose = Elige un personaje en secreto.
rival-kings-prompt-gardener = ¿Intercambias tu personaje con el de otro jugador?
rival-kings-prompt-watchman = { $player } te roba. ¿Toma el ladrón el marcador en tu lugar?
rival-kings-prompt-watchman-card = La carta descubierta te roba: { $character }. ¿Rechazas el marcador?
rival-kings-prompt-theft = ¿Qué acción robas? Pon un blasón encima.
rival-kings-prompt-action = { $kind }: { $kind_does } o renuncia.
rival-kings-prompt-stolen = Robada a { $player }: { $kind_does } o renuncia.
rival-kings-prompt-one-action = Rangos iguales: ¿qué única acción de tu personaje realizas?
rival-kings-prompt-end = Tus acciones están hechas. Usa a tu súbdito o termina el turno.
rival-kings-prompt-swap-rival = ¿Qué carta tomas a cambio? Entregas: { $card }.
rival-kings-prompt-swap-middle = ¿Qué carta descubierta tomas a cambio? Entregas: { $card }.
rival-kings-prompt-pick = Estás mirando { $pile_acc }. ¿Qué carta tomas?

## Respuestas

rival-kings-action-play = Jugar: { $character }
rival-kings-action-cover = Robar { $kind_acc } a { $player }
rival-kings-action-settle = Devolver un marcador
rival-kings-action-give = Dar un marcador a { $player }
rival-kings-action-money = Tomar el dinero que hay { $pile_at }
rival-kings-action-recruit = Reclutar al súbdito { $pile_from }
rival-kings-action-buy = Comprar el edificio { $pile_from }
rival-kings-action-decline = Renunciar
rival-kings-action-end = Terminar el turno
rival-kings-action-take = Tomar de { $player }: { $card }
rival-kings-action-take-older = Tomar de { $player }: { $card } (la más antigua)
rival-kings-action-for = Tomar la carta { $pile_from }
rival-kings-action-pick = Tomar: { $card }, número { $position } desde arriba
rival-kings-action-leave = No tomar nada
rival-kings-action-use = Usar { $subject_acc }
rival-kings-action-use-player = Usar { $subject_acc }: { $player }
rival-kings-action-use-pile = Usar { $subject_acc } { $pile_at }
rival-kings-action-use-kind = Usar { $subject_acc }: { $kind }
rival-kings-action-use-card = Usar { $subject_acc } y ofrecer: { $card }
rival-kings-action-use-older = Usar { $subject_acc } y ofrecer: { $card } (la más antigua)

## Lo que cuesta y da una respuesta

rival-kings-thing-card =
    { $n ->
        [1] { $card }
       *[other] { $n } × { $card }
    }
rival-kings-thing-coin =
    { $n ->
        [one] { $n } moneda
       *[other] { $n } monedas
    }
rival-kings-thing-marker =
    { $n ->
        [one] { $n } marcador
       *[other] { $n } marcadores
    }
rival-kings-thing-ability =
    { $n ->
        [one] { $n } habilidad de esta vuelta
       *[other] { $n } habilidades de esta vuelta
    }
rival-kings-thing-hidden-money =
    { $n ->
        [one] el dinero que hay allí
       *[other] el dinero de { $n } pilas
    }
rival-kings-thing-building =
    { $n ->
        [one] { $n } edificio
       *[other] { $n } edificios
    }
rival-kings-thing-subject =
    { $n ->
        [one] { $n } súbdito
       *[other] { $n } súbditos
    }
rival-kings-thing-character =
    { $n ->
        [one] { $n } personaje
       *[other] { $n } personajes
    }
rival-kings-terms-character = rango { $rank }, roba al rango { $loot }: { $actions }
rival-kings-terms-peaceful-character = rango { $rank }, no roba a nadie: { $actions }
rival-kings-terms-deflects = { $player } toma el marcador; aun así te roba la acción
rival-kings-terms-idle-theft = ahora no podrías realizarla, solo cubrirla
rival-kings-terms-swap-between = entretanto, tu súbdito puede cambiar una carta
rival-kings-terms-perfect-pair = pareja perfecta con { $card_the }
rival-kings-terms-last-card = última carta de la pila: la partida termina tras esta vuelta

## Lo que ocurre: rondas y personajes

rival-kings-event-game = Empieza la partida { $n } de la serie.
    .heading = Partida { $n }
rival-kings-event-round = Ronda { $n }: se reparten los personajes.
    .heading = Ronda { $n }
rival-kings-event-dealt = Cada jugador ha recibido { $n } personajes.
rival-kings-event-cycle = Vuelta { $n }: todos eligen un personaje.
    .heading = Vuelta { $n }
rival-kings-event-hand = Tu mano: { $cards }.
rival-kings-event-reveal = { $who } juega: { $character }.
rival-kings-event-turned-up = Se descubre de la pila: { $character }.
rival-kings-event-turn = Es el turno de { $who }, con rango { $rank }.
rival-kings-event-turn-markers = Es el turno de { $who }, antes que { $player }: ambos tienen rango { $rank }, pero { $who } tiene menos marcadores.
rival-kings-event-turn-symbol = Es el turno de { $who }, antes que { $player }: ambos tienen rango { $rank } y los mismos marcadores, pero { $who } tiene el símbolo de desempate.
rival-kings-event-cycle-ends = Termina la vuelta; los blasones vuelven a su dueño y los personajes se apartan.
rival-kings-event-hand-returned =
    { $n ->
        [one] Pones boca abajo tu personaje no jugado: { $cards }.
       *[other] Pones boca abajo tus personajes no jugados: { $cards }.
    }
rival-kings-event-collected = Termina la ronda; se recogen todos los personajes.
rival-kings-event-forgotten = Las cartas que habías visto se barajan con las demás ({ $pile }).
rival-kings-event-top = Nueva carta { $pile_on }: { $card }.
rival-kings-event-ran-out = No queda ninguna carta { $pile_on }. La partida termina tras esta vuelta.
rival-kings-event-standstill = Diez rondas seguidas sin que mengüe ninguna pila. La partida ha terminado.

## Lo que ocurre: conflictos

rival-kings-event-keeps-character = { $who } conserva su personaje.
rival-kings-event-swap-characters = { $who } usa { $subject_acc } y cambia con { $player } { $given_the } por { $taken_the }.
rival-kings-event-same-rank = { $who } toma un marcador, conserva una acción y no puede robar: { $player } también tiene rango { $rank }.
rival-kings-event-robbed = { $who } toma un marcador: le roba { $player }, pues el rango { $rank } roba al rango { $loot }.
rival-kings-event-deflected = { $who } usa { $subject_acc }: { $player } toma el marcador.
rival-kings-event-clash-equal = { $who } toma un marcador, pues la carta de la pila también tiene rango { $rank }: { $character }.
rival-kings-event-clash-robbed = { $who } toma un marcador, pues la carta de la pila tiene rango { $rank }, que roba al rango { $loot }: { $character }.
rival-kings-event-fended-off = { $who } usa { $subject_acc }: nadie toma el marcador.
rival-kings-event-no-marker-left = No queda ningún marcador para { $who }.
rival-kings-event-cover = { $who } cubre con un blasón { $kind_acc } de { $player }.
rival-kings-event-last-action-stays = { $who } no roba nada a { $player }: solo le queda una acción sin cubrir.

## Lo que ocurre: turnos

rival-kings-event-settle = { $who } devuelve un marcador.
rival-kings-event-give = { $who } da un marcador a { $player }.
rival-kings-event-money =
    { $n ->
        [one] { $who } toma { $n } moneda { $pile_from }.
       *[other] { $who } toma { $n } monedas { $pile_from }.
    }
rival-kings-event-refill =
    { $n ->
        [one] Ninguna de las cuatro pilas tenía dinero; de la reserva llega { $n } moneda.
       *[other] Ninguna de las cuatro pilas tenía dinero; de la reserva llegan { $n } monedas.
    }
rival-kings-event-recruit =
    { $n ->
        [one] { $who } recluta { $card_acc } { $pile_from } por { $n } moneda.
       *[other] { $who } recluta { $card_acc } { $pile_from } por { $n } monedas.
    }
rival-kings-event-buy =
    { $n ->
        [one] { $who } compra { $card_acc } { $pile_from } por { $n } moneda.
       *[other] { $who } compra { $card_acc } { $pile_from } por { $n } monedas.
    }
rival-kings-event-decline = { $who } renuncia a { $kind_acc }.
rival-kings-event-decline-stolen = { $who } renuncia a { $kind_acc }, robada a { $player }.
rival-kings-event-decline-all = { $who } renuncia a la única acción que le deja un rango igual.
rival-kings-event-cannot-no-marker = { $who } no puede realizar { $kind_acc }: no tiene ningún marcador.
rival-kings-event-cannot-no-money = { $who } no puede realizar { $kind_acc }: no hay dinero ni en las pilas ni en la reserva.
rival-kings-event-cannot-no-card = { $who } no puede realizar { $kind_acc }: no hay ninguna carta así encima de una pila.
rival-kings-event-cannot-too-dear = { $who } no puede realizar { $kind_acc }: sus monedas no bastan para ninguna carta de encima de una pila.
rival-kings-event-cannot-any = { $who } no puede realizar ninguna acción de su personaje.
rival-kings-event-use = { $who } usa { $subject_acc }.
rival-kings-event-coins =
    { $n ->
        [one] { $who } toma { $n } moneda de la reserva.
       *[other] { $who } toma { $n } monedas de la reserva.
    }
rival-kings-event-twice = { $who } realizará dos veces { $kind_acc }.
rival-kings-event-again = { $who } realiza { $kind_acc } una vez más.
rival-kings-event-recover = { $who } realiza { $kind_acc } aunque se la robaron.
rival-kings-event-swap-cards = { $who } cambia con { $player } { $given_the } por { $taken_the }.
rival-kings-event-swap-middle = { $who } deja { $given_the } { $pile_on } y se lleva { $taken_the }.
rival-kings-event-look = { $who } mira { $pile_acc }.
rival-kings-event-seen = Miras { $pile_acc }; desde arriba: { $cards }.
rival-kings-event-leave = { $who } mira { $pile_acc } y no toma ninguna carta.

## Lo que ocurre: el final

rival-kings-event-perfect-pair = { $who } suma { $n } por una pareja perfecta: { $building } y { $subject }.
rival-kings-event-colour-pair = { $who } suma { $n } por una pareja de un color: { $building } y { $subject }.
rival-kings-event-rest = { $who } suma { $n } por cartas sueltas ({ $singles }), monedas ({ $coins }) y marcadores ({ $markers }).
rival-kings-event-points =
    { $n ->
        [one] { $who } consigue { $n } punto.
       *[other] { $who } consigue { $n } puntos.
    }
rival-kings-event-total =
    { $n ->
        [one] { $who } tiene { $n } punto en la serie.
       *[other] { $who } tiene { $n } puntos en la serie.
    }

## Por qué no

rival-kings-refusal-not-in-hand = No tienes en la mano { $character_the }.
rival-kings-refusal-played-before = En esta ronda ya se jugó o se descubrió { $character_the }.
rival-kings-refusal-equal-steals-nothing = En un conflicto de rangos iguales no puedes robar.
rival-kings-refusal-one-action-only = Los rangos iguales te dejan una sola acción.
rival-kings-refusal-not-your-victim = Tu rango no roba a { $player }.
rival-kings-refusal-one-crest-a-victim = Solo robas una acción a { $player }, antes de tus propias acciones.
rival-kings-refusal-stolen-first = Primero realiza la acción robada o renuncia a ella; después robas a { $player }.
rival-kings-refusal-victim-lacks-action = Ese personaje no tiene { $kind_acc }.
rival-kings-refusal-already-covered = { $kind }: la cubre un blasón.
rival-kings-refusal-last-action-stays = La última acción sin cubrir no se puede robar.
rival-kings-refusal-theft-first = Primero pon un blasón en una acción de tu víctima.
rival-kings-refusal-order = No toca { $kind_the }: se va de izquierda a derecha y no hay vuelta atrás.
rival-kings-refusal-not-printed = Tu personaje no tiene { $kind_acc }.
rival-kings-refusal-no-marker = No tienes ningún marcador.
rival-kings-refusal-not-to-yourself = Un marcador va a otro jugador.
rival-kings-refusal-no-money = Ahí no hay dinero que tomar.
rival-kings-refusal-top-no-subject = No hay ningún súbdito encima.
rival-kings-refusal-top-no-building = No hay ningún edificio encima.
rival-kings-refusal-too-dear =
    { $price ->
        [one] El precio es de { $price } moneda; tienes { $coins }.
       *[other] El precio es de { $price } monedas; tienes { $coins }.
    }
rival-kings-refusal-not-active = Solo puedes usar a tu súbdito activo, no { $subject_acc }.
rival-kings-refusal-used-this-cycle = Ya has usado una habilidad en esta vuelta.
rival-kings-refusal-only-in-conflicts = Solo puedes usar { $subject_acc } antes o durante los conflictos.
rival-kings-refusal-only-on-own-turn = Solo puedes usar { $subject_acc } en tu propio turno.
rival-kings-refusal-paired = No puedes cambiar { $card_the }: forma parte de una pareja perfecta.
rival-kings-refusal-nothing-to-swap-for = Ningún rival tiene una carta libre para cambiar.
rival-kings-refusal-not-there = Ahí no está { $card_the }.
rival-kings-refusal-other-sort = Tiene que ser una carta de la misma clase.
rival-kings-refusal-no-coins = No te daría ninguna moneda.
rival-kings-refusal-not-stolen = Esta acción no te la han robado.
rival-kings-refusal-no-equal-rank = Solo sirve con la única acción que te dejan los rangos iguales.
rival-kings-refusal-nothing-to-do = Con esta acción no se puede hacer nada ahora.
rival-kings-refusal-empty-pile = No queda ninguna carta.
rival-kings-refusal-only-when-buying = Solo sirve cuando compras un edificio con una acción.
rival-kings-refusal-wrong-pile = Esta habilidad no sirve con esta clase de pila.
rival-kings-refusal-needs-a-rival = Para esto necesitas a otro jugador.

## La mesa en palabras

rival-kings-outline-round = Ronda { $n }
rival-kings-outline-cycle = Vuelta { $n }
rival-kings-outline-game = Partida { $n }
rival-kings-outline-middle = Centro de la mesa
rival-kings-outline-on-top = Encima: { $card }
rival-kings-outline-empty = vacía
rival-kings-outline-money = Dinero
rival-kings-outline-money-hidden = cantidad oculta
rival-kings-outline-position = carta { $n } desde arriba
rival-kings-outline-supply = Reserva
rival-kings-outline-coins = Monedas
rival-kings-outline-markers = Marcadores
rival-kings-outline-turned-up = carta de la pila
rival-kings-outline-out = Ya jugados en esta ronda
rival-kings-outline-look = En tus manos
rival-kings-outline-hand = Personajes en la mano
rival-kings-outline-chosen = carta elegida
rival-kings-outline-player = { $player }
rival-kings-outline-to-move = en su turno
rival-kings-outline-decided = ha elegido
rival-kings-outline-one-action = una sola acción
rival-kings-outline-covered = robada por { $player }
rival-kings-outline-now = ahora
rival-kings-outline-done = hecha
rival-kings-outline-to-come = pendiente
rival-kings-outline-row-order = Súbditos desde el principio de la fila
rival-kings-outline-active = en activo
rival-kings-outline-active-subject = Súbdito activo
rival-kings-outline-used = habilidad de esta vuelta ya usada
rival-kings-outline-earlier = Puntos de partidas anteriores

## En las cartas

rival-kings-printed-rank = Rango { $rank }
rival-kings-printed-steals = Roba una acción a todos los de rango { $loot }
rival-kings-printed-peaceful = No roba a nadie
rival-kings-printed-actions = Acciones de izquierda a derecha: { $actions }
rival-kings-printed-tie = Símbolo de desempate: primero entre iguales
rival-kings-printed-tie-about = ≈ Símbolo de desempate: primero entre iguales
rival-kings-printed-price =
    { $n ->
        [one] Precio: { $n } moneda
       *[other] Precio: { $n } monedas
    }
rival-kings-printed-points =
    { $n ->
        [one] { $n } punto en pareja
       *[other] { $n } puntos en pareja
    }
rival-kings-printed-colour = Color: { $colour }
rival-kings-printed-pair = Pareja perfecta con { $card_the }

## Puntos

rival-kings-score-perfect-pairs = Parejas perfectas
rival-kings-score-colour-pairs = Parejas de un color
rival-kings-score-single-cards = Cartas sueltas
rival-kings-score-coins = Monedas
rival-kings-score-markers = Marcadores
rival-kings-score-earlier-games = Partidas anteriores
rival-kings-outcome-points =
    { $n ->
        [one] { $who } gana con { $n } punto.
       *[other] { $who } gana con { $n } puntos.
    }
rival-kings-outcome-markers = { $who } gana: empate a puntos ({ $n }), pero con menos marcadores.
rival-kings-outcome-coins = { $who } gana: empate a puntos ({ $n }) y marcadores, pero con más monedas.
rival-kings-outcome-shared = Victoria compartida: { $who }, con empate en puntos ({ $n }), marcadores y monedas.
rival-kings-outcome-match-points =
    { $n ->
        [one] { $who } gana la serie con { $n } punto.
       *[other] { $who } gana la serie con { $n } puntos.
    }
rival-kings-outcome-match-shared = Victoria compartida en la serie con { $n } puntos: { $who }.

## On the board

rival-kings-board-choose-title = Elección secreta
rival-kings-board-choose-hint = Todos los personajes se descubren a la vez. Puedes cambiar de idea hasta la última elección.
rival-kings-board-turns-title = Turnos por rango
rival-kings-board-turns-hint = Las flechas muestran quién roba a quién; las discontinuas aún no han ocurrido.
rival-kings-board-reveal-title = Se descubre la corte
rival-kings-board-nobody = nadie
rival-kings-board-out = fuera
rival-kings-board-steals = Roba al rango { $loot }
rival-kings-board-robs = Roba a { $player }
rival-kings-board-robbed-by = Le roba el rango { $ranks }
rival-kings-board-robbed-by-nobody = Nadie le roba
rival-kings-board-who-steals = Qué rango roba a cuál
rival-kings-board-clash = Rangos iguales: un marcador cada uno, sin robo, una sola acción
rival-kings-board-acts-now = juega
rival-kings-board-acts-later = pendiente
rival-kings-board-has-acted = ya ha jugado
rival-kings-board-choosing = elige…
rival-kings-board-my-choice = Elección sellada: { $character }. Solo tú la conoces.
rival-kings-board-declined = omitida
rival-kings-board-left = no realizada
rival-kings-board-cannot = ahora no es posible
rival-kings-board-cannot-no-marker = ningún marcador
rival-kings-board-cannot-no-money = no hay dinero
rival-kings-board-cannot-no-card = ninguna carta encima
rival-kings-board-cannot-too-dear = faltan monedas
rival-kings-board-short =
    { $n ->
        [one] falta { $n } moneda
       *[other] faltan { $n } monedas
    }
rival-kings-board-pile-ends = Cuando se agota una pila, la partida acaba tras esa vuelta.
rival-kings-board-pairs-with-yours = Pareja perfecta con tu carta: { $card }
rival-kings-board-score-then = puntos luego
rival-kings-board-score-with =
    { $n ->
        [one] Si pagas esta carta ahora, tendrás { $n } punto.
       *[other] Si pagas esta carta ahora, tendrás { $n } puntos.
    }
rival-kings-board-score = Puntos
rival-kings-board-total = Total
rival-kings-board-now = ahora
rival-kings-board-then = luego
rival-kings-board-perfect-pair = Pareja perfecta
rival-kings-board-colour-pair = Pareja de un color
rival-kings-board-single = Suelta
rival-kings-board-waits-for = Espera: { $card }
rival-kings-board-each-marker = Cada marcador resta 2 puntos al final.
rival-kings-board-empty-row = Aún no hay cartas. Recluta súbditos y compra edificios; los que van juntos puntúan más.
rival-kings-board-in-hand = En mano
rival-kings-board-legend-steals = El rango al que roba este personaje: quien lo tiene toma un marcador y pierde una acción.
rival-kings-board-legend-crest = Un blasón en una acción: el dueño del blasón la ha robado y la realiza él.
rival-kings-board-legend-coins = Precio de una carta, y dinero: cada 3 monedas valen 1 punto al final.
rival-kings-board-legend-perfect = un edificio y un súbdito con el mismo símbolo suman ambos valores.
rival-kings-board-legend-colour = un edificio y un súbdito del mismo color suman el valor mayor.
rival-kings-board-pane-court = Corte
rival-kings-board-pane-piles = Pilas
rival-kings-board-pane-mine = Mis cartas
rival-kings-board-pane-rivals = Rivales
rival-kings-board-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
rival-kings-board-crests =
    { $n ->
        [one] { $n } blasón libre
       *[other] { $n } blasones libres
    }

## Lo que nombra un análisis

rival-kings-topic-points = Cartas de la fila
rival-kings-topic-coins = Monedas
rival-kings-topic-markers = Marcadores
rival-kings-topic-offers = Cartas ofrecidas
rival-kings-topic-actions = Acciones robadas o perdidas
rival-kings-topic-abilities = Habilidades de los súbditos
