### Paladines del Reino del Oeste: lo que dice la mesa

## Preguntas

paladins-prompt-hire-free = ¿A qué ciudadano contratas gratis?
paladins-prompt-use = ¿Qué paladín cabalga contigo en esta ronda?
paladins-prompt-top = ¿Qué paladín va encima de tu mazo? El otro va debajo.
paladins-prompt-tavern = ¿Qué taberna tomas?
paladins-prompt-turn = Elige una acción o pasa.
paladins-prompt-place = { $deed }: ¿qué trabajador colocas?
paladins-prompt-favour = { $favour }: ¿a qué trabajador envías?
paladins-prompt-hire = ¿A qué ciudadano contratas?
paladins-prompt-dismiss = ¿A qué ciudadano despides?
paladins-prompt-payment = ¿Pagas { $n } de plata o tomas una deuda?
paladins-prompt-attack = ¿A qué forastero atacas?
paladins-prompt-convert = ¿A qué forastero conviertes?
paladins-prompt-commission = ¿Adónde va tu monje?
paladins-prompt-garrison = ¿Adónde va tu puesto avanzado?
paladins-prompt-absolve = ¿En qué casilla pones tu jarra?
paladins-prompt-develop = ¿Adónde va tu taller?
paladins-prompt-pray = ¿De qué acción se van todos los trabajadores?
paladins-prompt-recruit-free = ¿A qué ciudadano contratas o despides gratis?
paladins-prompt-option = ¿Qué opción eliges?
paladins-prompt-reaction = ¿Cuál de tus ciudadanos reacciona primero?
paladins-prompt-inquisition = Inquisición: ¿a cuál de tus ciudadanos usas?
paladins-prompt-return =
    { $n ->
        [one] Puedes quedarte con tres trabajadores; { $n } tiene que volver. ¿Cuál?
       *[other] Puedes quedarte con tres trabajadores; { $n } tienen que volver. ¿Cuál primero?
    }
paladins-prompt-reward-criminal = ¿Tomas un criminal y, con él, una sospecha?
paladins-prompt-reward-discard-suspicion = ¿Descartas una sospecha?
paladins-prompt-reward-pay-debt = ¿Pagas una deuda?
paladins-prompt-reward-destroy-debt = ¿Destruyes una deuda?

## Respuestas

paladins-deed-develop = Desarrollar
    .name = { paladins-deed-develop }
paladins-deed-dismiss = Reclutar con un trabajador: despedir
    .name = { paladins-deed-dismiss }
paladins-deed-hire = Reclutar con dos trabajadores: contratar
    .name = { paladins-deed-hire }
paladins-deed-hunt-1 = Cazar con un trabajador
    .name = { paladins-deed-hunt-1 }
paladins-deed-hunt-2 = Cazar con dos trabajadores
    .name = { paladins-deed-hunt-2 }
paladins-deed-trade-1 = Comerciar con un trabajador
    .name = { paladins-deed-trade-1 }
paladins-deed-trade-2 = Comerciar con dos trabajadores
    .name = { paladins-deed-trade-2 }
paladins-deed-pray = Rezar
    .name = { paladins-deed-pray }
paladins-deed-conspire = Conspirar
    .name = { paladins-deed-conspire }
paladins-deed-commission = Comisionar
    .name = { paladins-deed-commission }
paladins-deed-fortify = Fortificar
    .name = { paladins-deed-fortify }
paladins-deed-garrison = Guarnecer
    .name = { paladins-deed-garrison }
paladins-deed-absolve = Absolver
    .name = { paladins-deed-absolve }
paladins-deed-attack = Atacar
    .name = { paladins-deed-attack }
paladins-deed-convert = Convertir
    .name = { paladins-deed-convert }
paladins-action-pass = Pasar
paladins-action-favour = Usar el Favor del Rey: { $favour }
paladins-action-place = Colocar: { $worker }
paladins-action-place-favour = Enviar: { $worker }
paladins-action-hire = Contratar: { $townsfolk }
paladins-action-dismiss = Despedir: { $townsfolk } ({ $rewards })
paladins-action-react = Usar: { $townsfolk } ({ $rewards })
paladins-action-attack = Atacar: { $outsider } ({ $people })
paladins-action-convert = Convertir: { $outsider } ({ $people })
paladins-action-use = Usar: { $paladin }
paladins-action-top = Poner encima: { $paladin }
paladins-action-monk = Ir a la zona { $area } ({ $rewards })
paladins-action-outpost = Ir a la zona { $area } ({ $rewards })
paladins-action-jar = Poner la jarra aquí: { $rewards }
paladins-action-workshop = Poner el taller en «{ $task }», casilla { $n }
paladins-action-clear = Despejar: «{ $task }»
paladins-action-choose = Elegir: { $rewards }
paladins-action-tavern = Tomar { $workers }
paladins-action-return = Devolver: { $worker }
paladins-action-pay-silver = Pagar plata
paladins-action-pay-with-debt = Tomar una deuda
paladins-action-take-criminal = Tomar el criminal
paladins-action-discard-suspicion = Descartar una sospecha
paladins-action-pay-debt = Pagar una deuda
paladins-action-destroy-debt = Destruir una deuda
paladins-action-decline = Renunciar

## Lo que cuesta y da una elección

paladins-thing-paid-debt =
    { $n ->
        [one] { $n } deuda pagada
       *[other] { $n } deudas pagadas
    }
paladins-thing-worker =
    { $n ->
        [one] { $n } trabajador
       *[other] { $n } trabajadores
    }
paladins-thing-suspicion =
    { $n ->
        [one] { $n } sospecha
       *[other] { $n } sospechas
    }
paladins-terms-spaces = casillas: { $workers }
paladins-terms-debt =
    { $n ->
        [one] una deuda sin pagar cuesta { $n } punto de victoria al final
       *[other] una deuda sin pagar cuesta { $n } puntos de victoria al final
    }
paladins-terms-short = no te alcanza la plata, así que tomas una deuda
paladins-terms-lost = se pierde, porque no puedes usarlo: { $rewards }
paladins-terms-pray-self = solo despeja su propia casilla
paladins-terms-worth =
    { $n ->
        [one] vale por ahora { $n } punto de victoria
       *[other] vale por ahora { $n } puntos de victoria
    }
paladins-terms-reaction = { $reaction }
paladins-terms-paladin = cuando todos estén a la vista: { $workers }
paladins-terms-boosts = durante la ronda: { $boosts }
paladins-terms-ability = { $ability }
paladins-terms-suspicion =
    { $n ->
        [one] trae además { $n } sospecha
       *[other] trae además { $n } sospechas
    }
paladins-terms-opponent-suspicion =
    { $n ->
        [one] el rival toma { $n } sospecha
       *[other] el rival toma { $n } sospechas
    }
paladins-terms-inquisition = la reserva de impuestos puede agotarse, y entonces llega la inquisición
paladins-terms-go-back =
    { $n ->
        [one] { $n } trabajador a tu elección vuelve a la reserva
       *[other] { $n } trabajadores a tu elección vuelven a la reserva
    }
paladins-terms-pass = sales de la ronda

## Registro: rondas

paladins-event-start = Empieza { $player }.
paladins-event-round = Empieza la ronda { $n }.
    .heading = Ronda { $n }
paladins-event-marker = { $player } tiene ahora el marcador de jugador inicial.
paladins-event-townsfolk = Nuevo en la ciudad: { $townsfolk }.
paladins-event-outsider = En la frontera: { $outsider }.
paladins-event-townsfolk-leaves = Deja la ciudad: { $townsfolk }.
paladins-event-outsider-leaves = Sigue su camino: { $outsider }.
paladins-event-order = Se revela la Orden del Rey: { $order }, { $times } veces por { $points } puntos de victoria.
paladins-event-favour-revealed = Se revela el Favor del Rey: { $favour }.
paladins-event-tavern = Se revela una taberna: { $workers }.
paladins-event-taverns-shuffled = Se barajan las tabernas descartadas.
paladins-event-draw = Robas la carta de { $paladin }.
paladins-event-draws = { $player } roba un paladín.
paladins-event-put = Pones a { $top } encima de tu mazo y a { $bottom } debajo.
paladins-event-puts = { $player } devuelve dos paladines.
paladins-event-reveal = { $player } revela a { $paladin }: { $workers }.
paladins-event-tavern-taken = { $player } toma una taberna: { $workers }.
paladins-event-turn = Le toca a { $player }.
paladins-event-pass = { $player } pasa.
paladins-event-pass-forced = { $player } ya no puede hacer nada y pasa.
paladins-event-pass-idle = { $player } no tiene más trabajadores y pasa.
paladins-event-return = { $player } devuelve: { $worker }.
paladins-event-round-end = La ronda { $n } ha terminado.
paladins-event-end = La partida ha terminado.
paladins-event-score =
    { $n ->
        [one] { $player }: { $n } punto de victoria.
       *[other] { $player }: { $n } puntos de victoria.
    }

## Registro: acciones

paladins-event-place = { $player } coloca un trabajador en «{ $task }»: { $worker }.
paladins-event-favour = { $player } envía un trabajador al Favor del Rey «{ $favour }»: { $worker }.
paladins-event-pay-silver = { $player } paga { $n } de plata.
paladins-event-pay-provisions =
    { $n ->
        [one] { $player } paga { $n } provisión.
       *[other] { $player } paga { $n } provisiones.
    }
paladins-event-develop = { $player } pone un taller en «{ $task }».
paladins-event-hire = { $player } contrata a este ciudadano: { $townsfolk }.
paladins-event-dismiss = { $player } despide a este ciudadano: { $townsfolk }.
paladins-event-clear = { $player } retira todos los trabajadores de «{ $task }».
paladins-event-commission = { $player } comisiona un monje en la zona { $area }.
paladins-event-garrison = { $player } guarnece un puesto avanzado en la zona { $area }.
paladins-event-fortify = { $player } construye la muralla número { $n }.
paladins-event-absolve = { $player } absuelve con la jarra número { $n }.
paladins-event-attack = { $player } ataca a este forastero: { $outsider }.
paladins-event-convert = { $player } convierte a este forastero: { $outsider }.
paladins-event-react = Reacciona un ciudadano de { $player }: { $townsfolk }.

## Registro: ganancias y pérdidas

paladins-event-gain = { $player } recibe { $reward_acc }.
paladins-event-lost = { $player } no puede aprovechar una recompensa: { $reward }.
paladins-event-decline = { $player } renuncia a esto: { $reward }.
paladins-event-decline-reactions = { $player } no usa más ciudadanos contra la inquisición.
paladins-event-top = La { $attribute } de { $player } ya no puede subir más.
paladins-event-debt = { $player } toma una deuda.
paladins-event-debt-paid = { $player } paga una deuda.
paladins-event-debt-destroyed = { $player } destruye una deuda.
paladins-event-tax = { $player } toma { $n } de plata como impuesto.
paladins-event-suspicion =
    { $n ->
        [0] { $player } queda bajo sospecha, sin impuesto.
       *[other] { $player } queda bajo sospecha, con { $n } de plata de impuesto.
    }
paladins-event-discard =
    { $n ->
        [one] { $player } descarta { $n } sospecha.
       *[other] { $player } descarta { $n } sospechas.
    }
paladins-event-suspicions-shuffled = Se barajan las sospechas descartadas.
paladins-event-inquisition = Llega la inquisición.
paladins-event-inquisition-nobody = Nadie está bajo sospecha, así que nadie toma una deuda.
paladins-event-accused =
    { $n ->
        [one] { $player } tiene el mayor número de sospechas ({ $n }), toma una deuda y no descarta ninguna.
       *[other] { $player } tiene el mayor número de sospechas ({ $n }), toma una deuda y descarta la mitad, redondeada hacia abajo.
    }
paladins-event-tax-refilled =
    { $n ->
        [one] Vuelve { $n } de plata a la reserva de impuestos.
       *[other] Vuelven { $n } de plata a la reserva de impuestos.
    }

## Registro: el rival artificial

paladins-event-scheme = El rival revela un plan: { $scheme }.
paladins-event-schemes-shuffled = Se barajan los planes del rival.
paladins-event-scheme-freed = Un plan «Favor» pasa a los descartes del rival.
paladins-event-opponent-workers = El rival tiene { $n } trabajadores en esta ronda.
paladins-event-opponent-workshop = El rival tiene un taller en «{ $task }».
paladins-event-opponent-places =
    { $n ->
        [one] El rival coloca { $n } trabajador en «{ $task }».
       *[other] El rival coloca { $n } trabajadores en «{ $task }».
    }
paladins-event-opponent-recruits = El rival pone un trabajador en «Reclutar» de su fila.
paladins-event-opponent-prays-free = El rival reza.
paladins-event-opponent-prays = El rival pone un trabajador en «Rezar» de su fila.
paladins-event-opponent-trades = El rival pone un trabajador en «Comerciar» de su fila.
paladins-event-opponent-conspires = El rival pone un trabajador en «Conspirar» de su fila y gana { $n } trabajadores.
paladins-event-opponent-rests = El rival devuelve un trabajador y descansa.
paladins-event-opponent-out = El rival sale de la ronda.
paladins-event-opponent-idle = El rival no tiene más trabajadores y sale de la ronda.
paladins-event-scheme-fails = El rival no puede llevar a cabo su plan: { $reason }. Usa en su lugar su fila de acciones.
paladins-event-marker-points = Su marcador de recursos lleva al rival a la columna { $n }.
paladins-event-space-preferred = De las casillas a su alcance, el rival prefiere esta: { $rewards }.
paladins-reason-occupied = ya hay trabajadores allí
paladins-reason-workers = tiene muy pocos trabajadores
paladins-reason-limit = no se puede hacer más veces
paladins-reason-reach = no hay nada a su alcance
paladins-reason-orders = no puede cumplir ninguna Orden
paladins-reason-favour = no hay ningún Favor libre
paladins-event-opponent-cleared = Todos los trabajadores del rival vuelven a la reserva general.
paladins-event-opponent-absolve = El rival absuelve y da la vuelta a la jarra número { $n }.
paladins-event-opponent-tax =
    { $n ->
        [one] Impuesto del rival: { $n } de plata pasa de la reserva de impuestos a la reserva general.
       *[other] Impuesto del rival: { $n } de plata pasan de la reserva de impuestos a la reserva general.
    }
paladins-event-track =
    { $n ->
        [one] El marcador de recursos avanza { $n } casilla.
       *[other] El marcador de recursos avanza { $n } casillas.
    }
paladins-event-track-round = El marcador de recursos vuelve a empezar y sube la { $attribute } del rival.
paladins-event-tax-removed = El rival no tiene una carta así: 1 de plata de la reserva de impuestos va a la reserva general.

## Por qué no

paladins-refusal-occupied = Ya hay trabajadores en las casillas de «{ $task }».
paladins-refusal-one-go = Ya has usado «{ $task }» en esta ronda con un trabajador; un segundo no puede sumarse más tarde.
paladins-refusal-workers = Tus trabajadores no pueden llenar las casillas de «{ $task }».
paladins-missing-worker =
    { $n ->
        [1] { $worker_a } para la primera casilla
        [2] { $worker_a } para la segunda casilla
       *[other] { $worker_a } para la tercera casilla
    }
paladins-refusal-no-worker = No tienes ningún trabajador de este tipo: { $worker }.
paladins-refusal-kind = Esta casilla no admite trabajadores de este tipo: { $worker }.
paladins-refusal-needed = Necesitas a este trabajador para otra casilla: { $worker }.
paladins-refusal-silver = Cuesta { $n } de plata; tienes { $has }.
paladins-refusal-provisions =
    { $n ->
        [one] Cuesta { $n } provisión; tienes { $has }.
       *[other] Cuesta { $n } provisiones; tienes { $has }.
    }
paladins-refusal-limit = Ya has usado «{ $task }» { $n } veces, y no se puede más.
paladins-refusal-level = Exige { $need }; tienes { $has }.
paladins-refusal-no-workshop = No te quedan talleres.
paladins-refusal-no-townsfolk = No hay ningún ciudadano en la fila.
paladins-refusal-no-wall = No quedan cartas de muralla.
paladins-refusal-no-outsider = No hay ningún forastero en la fila.
paladins-refusal-no-space = No hay ninguna casilla libre a tu alcance.
paladins-refusal-row = Esa carta no está en la fila.
paladins-refusal-space-taken = Allí ya hay un monje o un puesto avanzado.
paladins-refusal-space-closed = Esta casilla solo se abre con { $n } jugadores o más.
paladins-refusal-jar-taken = Allí ya hay una jarra.
paladins-refusal-workshop-there = Allí ya hay un taller.
paladins-refusal-nobody-there = No hay ningún trabajador en «{ $task }».
paladins-refusal-favour-hidden = Este Favor no está revelado.
paladins-refusal-favour-taken = Este Favor ya se ha usado en esta ronda.
paladins-refusal-favour-worker = Este Favor solo admite a este trabajador: { $worker }.
paladins-refusal-option = Esta opción no podrías aprovecharla, pero otra sí.
paladins-refusal-tavern = Alguien ya ha tomado esta taberna.
paladins-refusal-hand = Este paladín no está entre las cartas que aún puedes elegir.
paladins-refusal-return = No tienes ningún trabajador de este tipo que devolver: { $worker }.
paladins-refusal-react = Este ciudadano no reacciona ahora.
paladins-refusal-condition = La condición de este ciudadano no se cumple ahora.

## La mesa en palabras

paladins-outline-title-setup = Preparación
paladins-outline-title-paladins = Ronda { $n } de 7: elección de paladines
paladins-outline-title-taverns = Ronda { $n } de 7: elección de tabernas
paladins-outline-title-turns = Ronda { $n } de 7
paladins-outline-title-over = La partida ha terminado
paladins-outline-orders = Órdenes del Rey
paladins-outline-order-hidden = Orden { $n }
paladins-outline-favours = Favores del Rey
paladins-outline-favour-hidden = Favor { $n }
paladins-outline-supply = Reserva general
paladins-outline-tax = Reserva de impuestos
paladins-outline-suspicions = Mazo de sospechas
paladins-outline-debts = Mazo de deudas
paladins-outline-walls = Mazo de murallas
paladins-outline-townsfolk-row = Ciudadanos
paladins-outline-outsider-row = Forasteros
paladins-outline-column-empty = Columna { $n }
paladins-outline-areas = Zonas
paladins-outline-area = Zona { $n }
paladins-outline-taverns = Tabernas
paladins-outline-silver = Plata
paladins-outline-provisions = Provisiones
paladins-outline-workers = Trabajadores
paladins-outline-own-suspicions = Sospechas
paladins-outline-hired = Ciudadanos contratados
paladins-outline-attacked = Forasteros atacados
paladins-outline-workshops = Talleres restantes
paladins-outline-jars = Casillas de jarra libres
paladins-outline-jar = Casilla de jarra { $n }
paladins-outline-boosted = { $n } + { $boost }
paladins-outline-tavern = Taberna
paladins-outline-space = Casilla { $n }
paladins-outline-column = { $n }. { $card }
paladins-outline-outsider-deck = Mazo de forasteros
paladins-outline-townsfolk-deck = Mazo de ciudadanos
paladins-outline-deck = Mazo de paladines
paladins-outline-deck-top = Encima: { $cards }
paladins-outline-deck-bottom = Debajo, de arriba abajo: { $cards }
paladins-line-spaces = Casillas: { $workers }
paladins-line-need = Exige { $need }
paladins-line-cost = Coste: { $cost }
paladins-line-cost-none = Sin coste
paladins-line-cost-or-debt = Coste: { $cost } o una deuda
paladins-line-needs-by-use = Requisito de { $attribute }, uso a uso: { $levels }
paladins-line-silver-by-use = Plata, uso a uso: { $levels }
paladins-line-provisions-by-use = Provisiones, uso a uso: { $levels }
paladins-line-gives = Recompensa: { $rewards }
paladins-line-gives-with = Con { $n } trabajadores: { $rewards }
paladins-line-options = Después, a elegir: { $options }
paladins-line-limit = Como máximo { $n } veces por partida
paladins-line-points = { $n } veces: { $points } en total
paladins-line-dismissed = Despedido: { $rewards }
paladins-line-hired = Contratado, al momento: { $rewards }
paladins-line-reaction = Contratado, { $reaction }
paladins-line-attack = Para atacar: { $need }, o 1 de plata por cada 2 que falten
paladins-line-attacked = Atacado: { $rewards }
paladins-line-convert = Para convertir: { $need }
paladins-line-converted = Convertido: { $rewards }
paladins-line-takes = Admite: { $worker }
paladins-line-order = Se cumple con «{ $task }» al menos { $n } veces
paladins-line-copies = { $n } en el mazo
paladins-line-workers = Trabajadores: { $workers }
paladins-line-boosts = Para la ronda: { $boosts }
paladins-line-open = Abierta a partir de { $n } jugadores
paladins-line-area-faith = Monjes: { $need }
paladins-line-area-strength = Puestos avanzados: { $need }
paladins-line-full = Llena con { $n } de plata
paladins-line-last-silver = Su última plata trae la inquisición
paladins-line-each = { $points } por cada una al final
paladins-line-suspicions = { $n } con { $tax } de plata de impuesto
paladins-line-under = El próximo da: { $rewards }
paladins-line-full-for = Llena con { $n } de plata ({ $seats })
paladins-line-unpaid = Sin pagar: { $points } al final
paladins-line-paid = Pagada: { $points } al final
paladins-line-under-all = Bajo los talleres, desde la izquierda: { $workers }
paladins-line-seats =
    { $n ->
        [one] { $n } jugador
       *[other] { $n } jugadores
    }
paladins-line-amount = { $n }
paladins-state-free = libre
paladins-state-taken = la tiene { $player }
paladins-state-used = lo ha usado { $player }: { $worker }
paladins-state-face-down = boca abajo
paladins-state-passed = ha pasado
paladins-state-start = tiene el marcador de jugador inicial
paladins-state-hand = en la mano
paladins-state-round = en uso esta ronda
paladins-state-progress = { $player }: { $n } de { $times }
paladins-state-monk = monje ({ $player })
paladins-state-outpost = puesto avanzado ({ $player })
paladins-state-discarded = descartado
paladins-state-empty = vacía
paladins-outline-solitaire = Planes del rival
paladins-outline-track = Marcador de recursos, casilla
paladins-outline-stack = Marcadores, desde arriba
paladins-outline-row = Usado de su fila
paladins-outline-schemes = Mazo de planes

## La hoja de puntuación

paladins-score-orders = Órdenes del Rey
paladins-score-faith = Fe
paladins-score-strength = Fuerza
paladins-score-influence = Influencia
paladins-score-develop = Talleres
paladins-score-commission = Monjes
paladins-score-garrison = Puestos avanzados
paladins-score-fortify = Murallas construidas
paladins-score-walls = Puntos en murallas
paladins-score-absolve = Jarras
paladins-score-outsiders = Forasteros convertidos
paladins-score-paid-debts = Deudas pagadas
paladins-score-unpaid-debts = Deudas sin pagar
paladins-score-resources = Plata y provisiones

## El final

paladins-outcome-points = Gana { $winner } con más puntos de victoria que nadie: { $n }.
paladins-outcome-orders = Gana { $winner }: empate a { $n } puntos de victoria, pero más por las Órdenes del Rey.
paladins-outcome-suspicions = Gana { $winner }: empate a { $n } puntos de victoria y también en los puntos por Órdenes, pero con menos sospechas.
paladins-outcome-shared = Victoria compartida con { $n } puntos de victoria: { $winners }.
paladins-outcome-solo-won = { $player } vence al rival, { $n } a { $other }.
paladins-outcome-solo-lost = { $player } no vence al rival: { $n } a { $other }.

## The drawn board

paladins-board-kingdom = El reino
paladins-board-board = Mi tablero
paladins-board-rivals = Rivales
paladins-board-town = En la ciudad
paladins-board-realm = En el reino
paladins-board-free = gratis
paladins-board-occupied = ocupada
paladins-board-workers = faltan trabajadores
paladins-board-nothing-left = nada al alcance
paladins-board-limit = las { $n } hechas
paladins-board-have = tienes
paladins-board-dismiss = despedir
paladins-board-hire = contratar
paladins-board-clear = vaciar una acción
paladins-board-points = puntos
paladins-board-points-of =
    { $n ->
        [one] punto
       *[other] puntos
    }
paladins-board-hand = Paladines a elegir
paladins-board-hired = Contratados
paladins-board-jars = Casillas de jarra
paladins-board-debts = deudas, { $points } cada una
paladins-board-paid = pagadas, { $points } cada una
paladins-board-debts-short = deudas { $points }
paladins-board-paid-short = pagadas { $points }
paladins-board-tax-left = { $n } de { $full } de plata
paladins-board-tax-end = a 0: inquisición
paladins-board-most = Más sospechas
paladins-board-start = inicial
paladins-board-open = Mostrar todo el tablero
paladins-board-close = Ocultar el tablero
paladins-board-back = Volver a mi tablero
paladins-board-row = Su fila de acciones
paladins-board-last-turn = Su último turno
paladins-board-criminal = criminal: sustituye a cualquier tipo
paladins-board-holdings = Lo que tiene un jugador
paladins-board-rewards = Recompensas
paladins-board-actions = Acciones
paladins-board-decks = Mazos
paladins-board-inquisition = Inquisición

## Lo que nombra un análisis

paladins-topic-points = Puntos del tablero
paladins-topic-attributes = Atributos
paladins-topic-orders = Órdenes del Rey
paladins-topic-people = Ciudadanos y forasteros
paladins-topic-workshops = Talleres
paladins-topic-workers = Trabajadores
paladins-topic-resources = Plata y provisiones
paladins-topic-suspicion = Sospechas y deudas
