### Paladines del Reino del Oeste: lo que dice la mesa

## Preguntas

paladins-prompt-hire-free = ¿A qué ciudadano contratas gratis?
paladins-prompt-use = ¿Qué paladín cabalga contigo en esta ronda?
paladins-prompt-top = ¿Qué paladín va encima de tu mazo? El otro va debajo.
paladins-prompt-tavern = ¿Qué taberna tomas?
paladins-prompt-turn = Es tu turno: elige una acción o pasa.
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
paladins-prompt-recruit-free = ¿Contratas o despides gratis a un ciudadano?
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
paladins-deed-dismiss = Reclutar con un trabajador: despedir
paladins-deed-hire = Reclutar con dos trabajadores: contratar
paladins-deed-hunt-1 = Cazar con un trabajador
paladins-deed-hunt-2 = Cazar con dos trabajadores
paladins-deed-trade-1 = Comerciar con un trabajador
paladins-deed-trade-2 = Comerciar con dos trabajadores
paladins-deed-pray = Rezar
paladins-deed-conspire = Conspirar
paladins-deed-commission = Comisionar
paladins-deed-fortify = Fortificar
paladins-deed-garrison = Guarnecer
paladins-deed-absolve = Absolver
paladins-deed-attack = Atacar
paladins-deed-convert = Convertir
paladins-action-pass = Pasar
paladins-action-favour = Favor del Rey: { $favour }
paladins-action-place = { $worker } en «{ $task }»
paladins-action-place-favour = Enviar: { $worker }
paladins-action-hire = Contratar: { $townsfolk } ({ $rewards })
paladins-action-dismiss = Despedir: { $townsfolk } ({ $rewards })
paladins-action-react = Usar: { $townsfolk } ({ $rewards })
paladins-action-attack = Atacar: { $outsider } ({ $rewards })
paladins-action-convert = Convertir: { $outsider } ({ $rewards })
paladins-action-use = Usar: { $paladin }
paladins-action-top = Encima: { $paladin }
paladins-action-monk = Zona { $area }: { $rewards }
paladins-action-outpost = Zona { $area }: { $rewards }
paladins-action-jar = Jarra: { $rewards }
paladins-action-workshop = Taller en «{ $task }», casilla { $n }
paladins-action-clear = Despejar: { $task }
paladins-action-choose = { $rewards }
paladins-action-tavern = { $workers }
paladins-action-return = Devolver: { $worker }
paladins-action-pay-silver = Pagar plata
paladins-action-pay-with-debt = Tomar una deuda
paladins-action-take-criminal = Tomar el criminal
paladins-action-discard-suspicion = Descartar una sospecha
paladins-action-pay-debt = Pagar una deuda
paladins-action-destroy-debt = Destruir una deuda
paladins-action-decline = No, gracias

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
        [one] vale { $n } punto de victoria tal como están las cosas
       *[other] vale { $n } puntos de victoria tal como están las cosas
    }
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
paladins-event-tavern = En una taberna esperan { $workers }.
paladins-event-taverns-shuffled = Se barajan las tabernas descartadas.
paladins-event-draw = Robas la carta de { $paladin }.
paladins-event-draws = { $player } roba un paladín.
paladins-event-put = Pones a { $top } encima de tu mazo y a { $bottom } debajo.
paladins-event-puts = { $player } devuelve dos paladines.
paladins-event-reveal = { $player } cabalga con { $paladin }: { $workers }.
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

paladins-event-place = { $player }: { $worker } en «{ $task }».
paladins-event-favour = { $player }: { $worker } en el Favor del Rey «{ $favour }».
paladins-event-pay-silver = { $player } paga { $n } de plata.
paladins-event-pay-provisions =
    { $n ->
        [one] { $player } paga { $n } provisión.
       *[other] { $player } paga { $n } provisiones.
    }
paladins-event-develop = { $player } pone un taller en «{ $task }».
paladins-event-hire = { $player } contrata: { $townsfolk }.
paladins-event-dismiss = { $player } despide: { $townsfolk }.
paladins-event-clear = { $player }: todos los trabajadores dejan «{ $task }».
paladins-event-commission = { $player } comisiona a un monje en la zona { $area }.
paladins-event-garrison = { $player } guarnece un puesto avanzado en la zona { $area }.
paladins-event-fortify = { $player } construye la muralla número { $n }.
paladins-event-absolve = { $player } absuelve con la jarra número { $n }.
paladins-event-attack = { $player } ataca: { $outsider }.
paladins-event-convert = { $player } convierte: { $outsider }.
paladins-event-react = Reacciona un ciudadano de { $player }: { $townsfolk }.

## Registro: ganancias y pérdidas

paladins-event-gain = { $player } recibe { $reward }.
paladins-event-lost = { $player } no puede aprovechar una recompensa: { $reward }.
paladins-event-decline = { $player } renuncia a esto: { $reward }.
paladins-event-decline-reactions = { $player } no usa más ciudadanos contra la inquisición.
paladins-event-top = { $player } no puede subir más: { $attribute }.
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
        [one] { $player } tiene más sospechas que nadie, en concreto { $n }, toma una deuda y no descarta ninguna.
       *[other] { $player } tiene más sospechas que nadie, en concreto { $n }, toma una deuda y descarta la mitad, redondeada hacia abajo.
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
paladins-event-opponent-recruits = El rival pone un trabajador en «reclutar» de su fila.
paladins-event-opponent-prays-free = El rival reza.
paladins-event-opponent-prays = El rival pone un trabajador en «rezar» de su fila.
paladins-event-opponent-trades = El rival pone un trabajador en «comerciar» de su fila.
paladins-event-opponent-conspires = El rival pone un trabajador en «conspirar» de su fila y gana { $n } trabajadores.
paladins-event-opponent-rests = El rival devuelve un trabajador y descansa.
paladins-event-opponent-out = El rival sale de la ronda.
paladins-event-opponent-idle = El rival no tiene más trabajadores y sale de la ronda.
paladins-event-scheme-fails = El rival no puede llevar a cabo su plan: { $reason }. Su fila le ayuda.
paladins-event-marker-points = Según su marcador de recursos, el rival llega a la columna { $n }.
paladins-event-space-preferred = De las casillas a su alcance, el rival prefiere esta: { $rewards }.
paladins-reason-occupied = ya hay trabajadores allí
paladins-reason-workers = tiene muy pocos trabajadores
paladins-reason-limit = no se puede más veces
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
paladins-event-track-round = El marcador de recursos vuelve a empezar y sube un atributo del rival: { $attribute }.
paladins-event-tax-removed = El rival no tiene una carta así: 1 de plata de la reserva de impuestos va a la reserva general.

## Por qué no

paladins-refusal-occupied = Ya hay trabajadores en «{ $task }».
paladins-refusal-one-go = «{ $task }» ya se ha usado en esta ronda con un trabajador; un segundo no puede sumarse más tarde.
paladins-refusal-workers = Tus trabajadores no pueden llenar las casillas de «{ $task }».
paladins-refusal-no-worker = No tienes ninguno: { $worker }.
paladins-refusal-kind = Esta casilla no admite: { $worker }.
paladins-refusal-needed = No se podría llenar otra casilla sin: { $worker }.
paladins-refusal-silver = Cuesta { $n } de plata; tienes { $has }.
paladins-refusal-provisions =
    { $n ->
        [one] Cuesta { $n } provisión; tienes { $has }.
       *[other] Cuesta { $n } provisiones; tienes { $has }.
    }
paladins-refusal-limit = «{ $task }»: ya lo has hecho { $n } veces y no se puede más.
paladins-refusal-level = Exige { $n } de { $attribute }; tienes { $has }.
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
paladins-refusal-favour-worker = Este Favor admite: { $worker }.
paladins-refusal-option = Esto no podrías aprovecharlo, pero otra opción sí.
paladins-refusal-tavern = Alguien ha tomado ya esta taberna.
paladins-refusal-hand = Este paladín no está entre las cartas que aún puedes elegir.
paladins-refusal-return = No tienes ninguno que devolver: { $worker }.
paladins-refusal-react = Este ciudadano no reacciona ahora.
paladins-refusal-condition = La condición de este ciudadano no se cumple ahora.

## La mesa en palabras

paladins-outline-title-setup = Preparación
paladins-outline-title-paladins = Ronda { $n } de 7: elección de paladines
paladins-outline-title-taverns = Ronda { $n } de 7: elección de tabernas
paladins-outline-title-turns = Ronda { $n } de 7
paladins-outline-title-over = La partida ha terminado
paladins-outline-orders = Órdenes del Rey
paladins-outline-order = { $order }, { $times } veces por { $points } puntos de victoria
paladins-outline-order-hidden = Orden { $n }, boca abajo
paladins-outline-favours = Favores del Rey
paladins-outline-favour-hidden = Favor { $n }, boca abajo
paladins-outline-favour-free = { $favour }, libre
paladins-outline-favour-taken = { $favour }: { $worker }, { $player }
paladins-outline-supply = Reserva general
paladins-outline-tax = Reserva de impuestos: { $n } de { $full } de plata
paladins-outline-suspicions = Mazo de sospechas: { $n }
paladins-outline-debts = Mazo de deudas: { $n }
paladins-outline-walls = Mazo de murallas: { $n }
paladins-outline-townsfolk-row = Ciudadanos (mazo: { $n })
paladins-outline-townsfolk = { $n }. { $townsfolk }, { $silver } de plata. Despedido: { $dismiss }. Contratado, { $hire }
paladins-outline-townsfolk-debt = { $n }. { $townsfolk }, { $silver } de plata o una deuda. Despedido: { $dismiss }. Contratado, { $hire }
paladins-outline-outsider-row = Forasteros (mazo: { $n })
paladins-outline-outsider = { $n }. { $outsider }, { $people }. Fuerza { $strength }, atacado: { $attack }. Fe { $faith }, convertido: { $gain } de fuerza
paladins-outline-column-empty = { $n }. vacía
paladins-outline-areas =
    { $n ->
        [0] Zonas: aún sin piezas
        [one] Zonas: { $n } pieza
       *[other] Zonas: { $n } piezas
    }
paladins-outline-area = Zona { $n }: fe { $faith }, fuerza { $strength }
paladins-outline-monk = monje de { $player }
paladins-outline-outpost = puesto avanzado de { $player }
paladins-outline-taverns = Tabernas
paladins-outline-tavern-free = { $workers }
paladins-outline-tavern-taken = { $workers }: la tiene { $player }
paladins-outline-player =
    { $n ->
        [one] { $player }: { $n } punto hasta ahora
       *[other] { $player }: { $n } puntos hasta ahora
    }
paladins-outline-player-passed =
    { $n ->
        [one] { $player }: { $n } punto hasta ahora, ha pasado
       *[other] { $player }: { $n } puntos hasta ahora, ha pasado
    }
paladins-outline-silver = Plata: { $n }
paladins-outline-provisions = Provisiones: { $n }
paladins-outline-workers =
    { $n ->
        [0] Sin trabajadores
        [one] { $n } trabajador
       *[other] { $n } trabajadores
    }
paladins-outline-attribute = { $attribute }: { $n }
paladins-outline-attribute-boosted = { $attribute }: { $n } + { $boost }
paladins-outline-own-suspicions = Sospechas: { $n }
paladins-outline-own-debts = Deudas: { $unpaid } sin pagar, { $paid } pagadas
paladins-outline-hired = Contratados: { $n }
paladins-outline-reacting = { $townsfolk }, { $reaction }
paladins-outline-attacked = Atacados: { $cards }
paladins-outline-attacked-one = { $outsider } ({ $people })
paladins-outline-converted = Convertidos: { $cards }
paladins-outline-action = { $task }
paladins-outline-action-done = { $task }: { $n }
paladins-outline-workshops = Talleres restantes: { $n }
paladins-outline-wall-points = Puntos en las murallas: { $n }
paladins-outline-jars = Casillas de jarra libres
paladins-outline-in-hand = En la mano: { $paladin }
paladins-outline-paladin = Paladín: { $paladin }
paladins-outline-deck = Mazo de paladines: { $n }
paladins-outline-deck-top = Encima: { $cards }
paladins-outline-deck-bottom = Debajo, la última al final: { $cards }
paladins-outline-solitaire = Planes del rival
paladins-outline-track = Marcador de recursos en la casilla { $n }
paladins-outline-stack = Sus marcadores, desde arriba: { $attributes }
paladins-outline-row = Ya usado de su fila: { $tasks }
paladins-outline-schemes = Mazo de planes: { $n }
paladins-outline-scheme = Descartado: { $scheme }, { $n }

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

paladins-outcome-points = { $players }: más puntos de victoria que nadie, { $n }.
paladins-outcome-orders = { $players }: tantos puntos de victoria como otro jugador, { $n }, pero más por las Órdenes del Rey.
paladins-outcome-suspicions = { $players }: tantos puntos de victoria como otro jugador, { $n }, y tantos por Órdenes, pero menos sospechas.
paladins-outcome-shared = Victoria compartida con { $n } puntos de victoria: { $players }.
paladins-outcome-solo-won = { $player } vence al rival, { $n } a { $other }.
paladins-outcome-solo-lost = El rival no ha sido vencido: { $player } tiene { $n }, el rival { $other }.
