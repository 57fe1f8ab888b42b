### Paladines del Reino del Oeste: los componentes y sus nombres

## El juego, su edición y sus opciones

paladins-game = Paladines del Reino del Oeste
    .about = Siete rondas en un reino amenazado: en cada ronda un paladín cabalga en tu ayuda, los trabajadores llenan tu tablero, y la fe, la fuerza y la influencia abren camino a hazañas cada vez mayores, mientras la inquisición lleva la cuenta de cada moneda dudosa.
    .length = De 90 a 120 minutos
    .weight = Duro
paladins-edition-rulebook = Edición del reglamento
    .about = Sigue el reglamento, con decisiones propias donde este calla; los valores que ninguna fuente aclara son opciones de la mesa.
paladins-opponent = Rival

paladins-option-difficulty = Dificultad
    .about = Con cuántos talleres empieza el rival artificial cuando juegas en solitario.
    .easy = Fácil
    .medium = Media
    .hard = Difícil
paladins-option-suspicion-split = Cartas de sospecha
    .about = Cuántas cartas de sospecha llevan 0, 1 y 2 impuestos.
    .six-eight-ten = 6, 8 y 10
    .ten-eight-six = 10, 8 y 6
paladins-option-third-squire = El tercer escudero
    .about = Qué atributo sube el tercer escudero en una inquisición.
    .faith = Fe
    .strength = Fuerza
paladins-option-second-vigilante = El justiciero sarraceno
    .about = Qué da atacar al justiciero sarraceno además de influencia y un clérigo.
    .destroy-debt = Destruir una deuda
    .discard-suspicion = Descartar una sospecha
paladins-option-workshop-workers = Trabajadores bajo los talleres
    .about = En qué orden aparecen los trabajadores que hay bajo los talleres.
    .by-turns = Explorador, comerciante, luchador, clérigo, y vuelta a empezar
    .in-pairs = Dos exploradores, dos comerciantes, dos luchadores, dos clérigos
paladins-option-jar-spaces = Casillas de jarra
    .about = Si dos casillas de jarra pagan una deuda o si dos descartan una sospecha.
    .two-debts = Dos pagan una deuda
    .two-suspicions = Dos descartan una sospecha
paladins-option-opponent-absolve = El rival absuelve
    .about = Qué más hace el rival artificial cuando absuelve.
    .debt-or-suspicion = Pagar una deuda, o descartar una sospecha
    .one-suspicion-more = Descartar una sospecha y luego pagar una deuda o descartar otra más
paladins-option-mercenaries = Mercenarios
    .about = Si cada mercenario convertido puntúa por todos o si todos juntos puntúan una sola vez.
    .each = Puntúa cada carta
    .as-a-set = Puntúan como un solo grupo
paladins-option-schemes = Planes del rival
    .about = Qué hay en los doce planes del rival artificial.
    .six-orders = Uno por acción y seis de «Órdenes»
    .no-orders = Dos por acción

## Trabajadores, atributos, pueblos

paladins-worker-labourer = obrero
paladins-worker-scout = explorador
paladins-worker-merchant = comerciante
paladins-worker-fighter = luchador
paladins-worker-cleric = clérigo
paladins-worker-criminal = criminal
paladins-worker-any = cualquier trabajador

paladins-content-labourer = obrero
paladins-content-scout = explorador
paladins-content-merchant = comerciante
paladins-content-fighter = luchador
paladins-content-cleric = clérigo
paladins-content-criminal = criminal
paladins-content-workshop = taller

paladins-attribute-faith = fe
paladins-attribute-strength = fuerza
paladins-attribute-influence = influencia

paladins-people-viking = vikingo
paladins-people-byzantine = bizantino
paladins-people-saracen = sarraceno

## Acciones del tablero de jugador

paladins-task-develop = desarrollar
paladins-task-recruit = reclutar
paladins-task-hunt = cazar
paladins-task-trade = comerciar
paladins-task-pray = rezar
paladins-task-conspire = conspirar
paladins-task-commission = comisionar
paladins-task-fortify = fortificar
paladins-task-garrison = guarnecer
paladins-task-absolve = absolver
paladins-task-attack = atacar
paladins-task-convert = convertir

## Recompensas y cantidades

paladins-reward-labourer =
    { $n ->
        [one] { $n } obrero
       *[other] { $n } obreros
    }
paladins-reward-scout =
    { $n ->
        [one] { $n } explorador
       *[other] { $n } exploradores
    }
paladins-reward-merchant =
    { $n ->
        [one] { $n } comerciante
       *[other] { $n } comerciantes
    }
paladins-reward-fighter =
    { $n ->
        [one] { $n } luchador
       *[other] { $n } luchadores
    }
paladins-reward-cleric =
    { $n ->
        [one] { $n } clérigo
       *[other] { $n } clérigos
    }
paladins-reward-criminal =
    { $n ->
        [one] { $n } criminal
       *[other] { $n } criminales
    }
paladins-reward-silver = { $n } de plata
paladins-reward-provision =
    { $n ->
        [one] { $n } provisión
       *[other] { $n } provisiones
    }
paladins-reward-faith = { $n } de fe
paladins-reward-strength = { $n } de fuerza
paladins-reward-influence = { $n } de influencia
paladins-reward-tax =
    { $n ->
        [one] { $n } impuesto
       *[other] { $n } impuestos
    }
paladins-reward-pray = una oración
paladins-reward-recruit = un reclutamiento gratuito
paladins-reward-develop = un taller gratuito
paladins-reward-discard-suspicion =
    { $n ->
        [one] descartar una sospecha
       *[other] descartar { $n } sospechas
    }
paladins-reward-pay-debt = pagar una deuda
paladins-reward-destroy-debt = destruir una deuda
paladins-reward-debt =
    { $n ->
        [one] { $n } deuda sin pagar
       *[other] { $n } deudas sin pagar
    }
paladins-reward-points =
    { $n ->
        [one] { $n } punto de victoria
       *[other] { $n } puntos de victoria
    }
paladins-either = { $first } o { $second }
paladins-together = { $rewards }
paladins-plain = { $name }

## Paladines

paladins-paladin-anseis = Anséis
paladins-paladin-berengier = Bérengier
paladins-paladin-engelier = Engelier
paladins-paladin-gerier = Gérier
paladins-paladin-gerin = Gérin
paladins-paladin-girard = Girard
paladins-paladin-ivon = Ivon
paladins-paladin-ivoire = Ivoire
paladins-paladin-oliver = Oliveros
paladins-paladin-otton = Otón
paladins-paladin-roland = Roldán
paladins-paladin-samson = Sansón

paladins-ability-no-provisions = { $task } no cuesta provisiones
paladins-ability-no-silver = { $task } no cuesta plata
paladins-ability-save = { $task } cuesta { $n } de plata menos
paladins-ability-gain = { $task } da además { $rewards }

paladins-card-paladin = { $paladin }
    .rule = Trabajadores: { $workers }. Para la ronda: { $boosts }. Habilidad: { $ability }.

## Ciudadanos

paladins-townsfolk-abbot = Abad
    .rule = Contratado, el abad da una recompensa cada vez que absuelves.
paladins-townsfolk-acolyte = Acólito
    .rule = Contratado, el acólito da una recompensa cada vez que comisionas a un monje.
paladins-townsfolk-architect = Arquitecto
    .rule = Contratado, el arquitecto da una recompensa cada vez que desarrollas, también con un taller gratuito.
paladins-townsfolk-defender = Defensor
    .rule = Contratado, el defensor da una recompensa cada vez que atacas.
paladins-townsfolk-gatekeeper = Portero
    .rule = Contratado, el portero da una recompensa cada vez que fortificas.
paladins-townsfolk-missionary = Misionero
    .rule = Contratado, el misionero da una recompensa cada vez que conviertes.
paladins-townsfolk-watchman = Vigía
    .rule = Contratado, el vigía da una recompensa cada vez que guarneces un puesto avanzado.
paladins-townsfolk-conspirator = Conspirador
    .rule = Contratado, el conspirador te deja descartar una sospecha en cada inquisición, antes de que se acuse a nadie.
paladins-townsfolk-debt-collector = Cobrador de deudas
    .rule = Contratado, el cobrador de deudas da un trabajador justo después de cada deuda que pagas; las deudas destruidas no cuentan.
paladins-townsfolk-peddler = Buhonero
    .rule = Contratado, el buhonero da una recompensa en cada inquisición en la que tengas al menos 2 sospechas cuando se usa la carta.
paladins-townsfolk-squire = Escudero
    .rule = Contratado, el escudero sube un atributo en cada inquisición en la que no tengas ninguna sospecha cuando se usa la carta.

paladins-trigger-develop = cada vez que desarrollas
paladins-trigger-recruit = cada vez que reclutas
paladins-trigger-hunt = cada vez que cazas
paladins-trigger-trade = cada vez que comercias
paladins-trigger-pray = cada vez que rezas
paladins-trigger-conspire = cada vez que conspiras
paladins-trigger-commission = cada vez que comisionas
paladins-trigger-fortify = cada vez que fortificas
paladins-trigger-garrison = cada vez que guarneces
paladins-trigger-absolve = cada vez que absuelves
paladins-trigger-attack = cada vez que atacas
paladins-trigger-convert = cada vez que conviertes
paladins-trigger-inquisition = en cada inquisición
paladins-trigger-inquisition-least = en cada inquisición, con al menos { $n } sospechas
paladins-trigger-inquisition-most =
    { $n ->
        [0] en cada inquisición, sin sospechas
        [one] en cada inquisición, con { $n } sospecha como máximo
       *[other] en cada inquisición, con { $n } sospechas como máximo
    }
paladins-trigger-pay-debt = por cada deuda que pagas

paladins-reaction = { $trigger }: { $rewards }
paladins-hired = al momento: { $hire }; { $reaction }

paladins-card-townsfolk = { $townsfolk } { $number }
    .rule = { $townsfolk }. Despedido: { $dismiss }. Contratado, al momento: { $hire }. Contratado, { $trigger }: { $rewards }.

## Forasteros

paladins-outsider-adventurer = Aventurero
    .rule = Convertido: 1 punto de victoria por cada 2 monjes que hayas comisionado.
paladins-outsider-archer = Arquero
    .rule = Convertido: 1 punto de victoria por cada 2 puestos avanzados que hayas guarnecido.
paladins-outsider-armourer = Armero
    .rule = Convertido: 1 punto de victoria por cada 4 de fuerza.
paladins-outsider-assassin = Asesino
    .rule = Convertido: 1 punto de victoria por cada sarraceno que hayas atacado.
paladins-outsider-barbarian = Bárbaro
    .rule = Convertido: 1 punto de victoria por cada bizantino que hayas atacado.
paladins-outsider-champion = Campeón
    .rule = Convertido: 1 punto de victoria, y 1 más por cada Orden que hayas cumplido.
paladins-outsider-guardian = Guardián
    .rule = Convertido: 1 punto de victoria por cada 2 talleres que hayas colocado.
paladins-outsider-hunter = Cazador
    .rule = Convertido: 1 punto de victoria por cada 2 ciudadanos que hayas contratado.
paladins-outsider-invader = Invasor
    .rule = Convertido: 1 punto de victoria por cada vikingo que hayas atacado.
paladins-outsider-lookout = Centinela
    .rule = Convertido: 1 punto de victoria por cada 2 murallas que hayas construido.
paladins-outsider-marauder = Saqueador
    .rule = Convertido: 1 punto de victoria por cada 4 de influencia.
paladins-outsider-mercenary = Mercenario
    .rule = Convertido: 1 punto de victoria, y 1 más por cada mercenario que hayas convertido.
paladins-outsider-protector = Protector
    .rule = Convertido: 1 punto de victoria por cada deuda que hayas pagado.
paladins-outsider-thief = Ladrón
    .rule = Convertido: 1 punto de victoria por cada sospecha que aún tengas.
paladins-outsider-traitor = Traidor
    .rule = Convertido: cada deuda sin pagar te cuesta 1 punto de victoria en vez de 3.
paladins-outsider-vigilante = Justiciero
    .rule = Convertido: 1 punto de victoria por cada 2 jarras que hayas movido.
paladins-outsider-warrior = Guerrero
    .rule = Convertido: 1 punto de victoria por cada 4 de fe.

paladins-card-outsider = { $outsider } { $number }
    .rule = { $outsider }, { $people }. Atacado: { $attack }. Convertido: { $convert }, y puntos al final según su nombre.

## Las cartas del Rey

paladins-favour-recruit = Huésped de la ciudad
paladins-favour-taxes = Colecta
paladins-favour-pardon = Indulto
paladins-favour-develop = Taller real
paladins-favour-attribute = Enseñanza
paladins-favour-labourers = Manos amigas
paladins-favour-criminals = Mazmorra abierta
paladins-favour-loan = Préstamo
paladins-favour-provisions = Despensa
paladins-favour-pray = Capilla real

paladins-card-favour = { $favour }
    .rule = Admite: { $worker }. Coste: { $cost }. Recompensa: { $rewards }.

paladins-order-commission = Orden: comisionar
paladins-order-fortify = Orden: fortificar
paladins-order-garrison = Orden: guarnecer
paladins-order-absolve = Orden: absolver
paladins-order-attack = Orden: atacar
paladins-order-convert = Orden: convertir

paladins-card-order = { $order }
    .rule = La cumple quien al final haya realizado esta acción al menos { $n } veces: { $task }.

## Murallas, tabernas, casillas, planes

paladins-card-wall = Muralla { $number }
    .rule = { $copies } en el mazo. Recompensa: { $rewards }.
    .choice = { $copies } en el mazo. Recompensa: { $rewards }; después, a elegir: { $options }.
paladins-card-tavern = Taberna { $number }
    .rule = Trabajadores: { $workers }.
paladins-card-jar = Casilla de jarra { $number }
    .rule = Recompensa: { $rewards }.
paladins-card-space = Zona { $area }, casilla { $number }
    .rule = Abierta a partir de { $players } jugadores. Recompensa: { $rewards }.

paladins-scheme-commission = Comisionar
paladins-scheme-fortify = Fortificar
paladins-scheme-garrison = Guarnecer
paladins-scheme-absolve = Absolver
paladins-scheme-attack = Atacar
paladins-scheme-convert = Convertir
paladins-scheme-orders = Órdenes
paladins-scheme-favour = Favor
