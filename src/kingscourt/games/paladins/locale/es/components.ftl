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
    .a = un obrero
paladins-worker-scout = explorador
    .a = un explorador
paladins-worker-merchant = comerciante
    .a = un comerciante
paladins-worker-fighter = luchador
    .a = un luchador
paladins-worker-cleric = clérigo
    .a = un clérigo
paladins-worker-criminal = criminal
    .a = un criminal
paladins-worker-any = cualquier trabajador
    .a = un trabajador

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

paladins-task-develop = Desarrollar
paladins-task-recruit = Reclutar
paladins-task-hunt = Cazar
paladins-task-trade = Comerciar
paladins-task-pray = Rezar
paladins-task-conspire = Conspirar
paladins-task-commission = Comisionar
paladins-task-fortify = Fortificar
paladins-task-garrison = Guarnecer
paladins-task-absolve = Absolver
paladins-task-attack = Atacar
paladins-task-convert = Convertir

## Recompensas y cantidades

paladins-reward-labourer =
    { $n ->
        [one] { $n } obrero
       *[other] { $n } obreros
    }
    .acc = { $n ->
        [one] { $n } obrero
       *[other] { $n } obreros
    }
paladins-reward-scout =
    { $n ->
        [one] { $n } explorador
       *[other] { $n } exploradores
    }
    .acc = { $n ->
        [one] { $n } explorador
       *[other] { $n } exploradores
    }
paladins-reward-merchant =
    { $n ->
        [one] { $n } comerciante
       *[other] { $n } comerciantes
    }
    .acc = { $n ->
        [one] { $n } comerciante
       *[other] { $n } comerciantes
    }
paladins-reward-fighter =
    { $n ->
        [one] { $n } luchador
       *[other] { $n } luchadores
    }
    .acc = { $n ->
        [one] { $n } luchador
       *[other] { $n } luchadores
    }
paladins-reward-cleric =
    { $n ->
        [one] { $n } clérigo
       *[other] { $n } clérigos
    }
    .acc = { $n ->
        [one] { $n } clérigo
       *[other] { $n } clérigos
    }
paladins-reward-criminal =
    { $n ->
        [one] { $n } criminal
       *[other] { $n } criminales
    }
    .acc = { $n ->
        [one] { $n } criminal
       *[other] { $n } criminales
    }
paladins-reward-silver = { $n } de plata
    .acc = { $n } de plata
paladins-reward-provision =
    { $n ->
        [one] { $n } provisión
       *[other] { $n } provisiones
    }
    .acc = { $n ->
        [one] { $n } provisión
       *[other] { $n } provisiones
    }
paladins-reward-faith = { $n } de fe
    .acc = { $n } de fe
paladins-reward-strength = { $n } de fuerza
    .acc = { $n } de fuerza
paladins-reward-influence = { $n } de influencia
    .acc = { $n } de influencia
paladins-reward-tax = { $n } de plata de impuesto
    .acc = { $n } de plata de impuesto
paladins-reward-pray = una oración
    .acc = una oración
paladins-reward-recruit = un reclutamiento gratuito
    .acc = un reclutamiento gratuito
paladins-reward-develop = un taller gratuito
    .acc = un taller gratuito
paladins-reward-discard-suspicion =
    { $n ->
        [one] descartar una sospecha
       *[other] descartar { $n } sospechas
    }
    .acc = { $n ->
        [one] descartar una sospecha
       *[other] descartar { $n } sospechas
    }
paladins-reward-pay-debt = pagar una deuda
    .acc = pagar una deuda
paladins-reward-destroy-debt = destruir una deuda
    .acc = destruir una deuda
paladins-reward-debt =
    { $n ->
        [one] { $n } deuda sin pagar
       *[other] { $n } deudas sin pagar
    }
    .acc = { $n ->
        [one] { $n } deuda sin pagar
       *[other] { $n } deudas sin pagar
    }
paladins-reward-points =
    { $n ->
        [one] { $n } punto de victoria
       *[other] { $n } puntos de victoria
    }
    .acc = { $n ->
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

paladins-ability-no-provisions = «{ $task }» no cuesta provisiones
paladins-ability-no-silver = «{ $task }» no cuesta plata
paladins-ability-save = «{ $task }» cuesta { $n } de plata menos
paladins-ability-gain = «{ $task }» da además { $rewards }

paladins-card-paladin = { $paladin }
    .rule = Habilidad: { $ability }.

## Ciudadanos

paladins-townsfolk-abbot = Abad
    .rule = Una vez contratado, el abad da una recompensa cada vez que su dueño absuelve.
paladins-townsfolk-acolyte = Acólito
    .rule = Una vez contratado, el acólito da una recompensa cada vez que su dueño comisiona un monje.
paladins-townsfolk-architect = Arquitecto
    .rule = Una vez contratado, el arquitecto da una recompensa cada vez que su dueño desarrolla, también con un taller gratuito.
paladins-townsfolk-defender = Defensor
    .rule = Una vez contratado, el defensor da una recompensa cada vez que su dueño ataca.
paladins-townsfolk-gatekeeper = Portero
    .rule = Una vez contratado, el portero da una recompensa cada vez que su dueño fortifica.
paladins-townsfolk-missionary = Misionero
    .rule = Una vez contratado, el misionero da una recompensa cada vez que su dueño convierte.
paladins-townsfolk-watchman = Vigía
    .rule = Una vez contratado, el vigía da una recompensa cada vez que su dueño guarnece un puesto avanzado.
paladins-townsfolk-conspirator = Conspirador
    .rule = Una vez contratado, el conspirador permite descartar una sospecha en cada inquisición, antes de que se acuse a nadie.
paladins-townsfolk-debt-collector = Cobrador de deudas
    .rule = Una vez contratado, el cobrador de deudas da un trabajador justo después de cada deuda pagada; las deudas destruidas no cuentan.
paladins-townsfolk-peddler = Buhonero
    .rule = Una vez contratado, el buhonero da una recompensa en cada inquisición en la que su dueño tenga al menos 2 sospechas cuando se usa la carta.
paladins-townsfolk-squire = Escudero
    .rule = Una vez contratado, el escudero sube un atributo en cada inquisición en la que su dueño no tenga ninguna sospecha cuando se usa la carta.

paladins-trigger-develop =
    { $whose ->
        [rival] cada vez que desarrolla
       *[own] cada vez que desarrollas
    }
paladins-trigger-recruit =
    { $whose ->
        [rival] cada vez que recluta
       *[own] cada vez que reclutas
    }
paladins-trigger-hunt =
    { $whose ->
        [rival] cada vez que caza
       *[own] cada vez que cazas
    }
paladins-trigger-trade =
    { $whose ->
        [rival] cada vez que comercia
       *[own] cada vez que comercias
    }
paladins-trigger-pray =
    { $whose ->
        [rival] cada vez que reza
       *[own] cada vez que rezas
    }
paladins-trigger-conspire =
    { $whose ->
        [rival] cada vez que conspira
       *[own] cada vez que conspiras
    }
paladins-trigger-commission =
    { $whose ->
        [rival] cada vez que comisiona un monje
       *[own] cada vez que comisionas un monje
    }
paladins-trigger-fortify =
    { $whose ->
        [rival] cada vez que fortifica
       *[own] cada vez que fortificas
    }
paladins-trigger-garrison =
    { $whose ->
        [rival] cada vez que guarnece un puesto avanzado
       *[own] cada vez que guarneces un puesto avanzado
    }
paladins-trigger-absolve =
    { $whose ->
        [rival] cada vez que absuelve
       *[own] cada vez que absuelves
    }
paladins-trigger-attack =
    { $whose ->
        [rival] cada vez que ataca
       *[own] cada vez que atacas
    }
paladins-trigger-convert =
    { $whose ->
        [rival] cada vez que convierte
       *[own] cada vez que conviertes
    }
paladins-trigger-inquisition = en cada inquisición
paladins-trigger-inquisition-least =
    { $whose ->
        [rival] en cada inquisición en la que tenga al menos { $n } sospechas
       *[own] en cada inquisición en la que tengas al menos { $n } sospechas
    }
paladins-trigger-inquisition-most =
    { $whose ->
        [rival] { $n ->
            [0] en cada inquisición en la que no tenga sospechas
            [one] en cada inquisición en la que tenga { $n } sospecha como máximo
           *[other] en cada inquisición en la que tenga { $n } sospechas como máximo
        }
       *[own] { $n ->
            [0] en cada inquisición en la que no tengas sospechas
            [one] en cada inquisición en la que tengas { $n } sospecha como máximo
           *[other] en cada inquisición en la que tengas { $n } sospechas como máximo
        }
    }
paladins-trigger-pay-debt =
    { $whose ->
        [rival] por cada deuda que paga
       *[own] por cada deuda que pagas
    }

paladins-reaction = { $trigger }: { $rewards }

paladins-card-townsfolk = { $townsfolk } { $number }
    .rule = Ciudadano: se le despide por la recompensa de su esquina o se le contrata por su parte inferior.

## Forasteros

paladins-outsider-adventurer = Aventurero
    .rule = Convertido: 1 punto de victoria por cada 2 monjes comisionados.
paladins-outsider-archer = Arquero
    .rule = Convertido: 1 punto de victoria por cada 2 puestos avanzados guarnecidos.
paladins-outsider-armourer = Armero
    .rule = Convertido: 1 punto de victoria por cada 4 de fuerza.
paladins-outsider-assassin = Asesino
    .rule = Convertido: 1 punto de victoria por cada sarraceno atacado.
paladins-outsider-barbarian = Bárbaro
    .rule = Convertido: 1 punto de victoria por cada bizantino atacado.
paladins-outsider-champion = Campeón
    .rule = Convertido: 1 punto de victoria, y 1 más por cada Orden cumplida.
paladins-outsider-guardian = Guardián
    .rule = Convertido: 1 punto de victoria por cada 2 talleres colocados.
paladins-outsider-hunter = Cazador
    .rule = Convertido: 1 punto de victoria por cada 2 ciudadanos contratados.
paladins-outsider-invader = Invasor
    .rule = Convertido: 1 punto de victoria por cada vikingo atacado.
paladins-outsider-lookout = Centinela
    .rule = Convertido: 1 punto de victoria por cada 2 murallas construidas.
paladins-outsider-marauder = Saqueador
    .rule = Convertido: 1 punto de victoria por cada 4 de influencia.
paladins-outsider-mercenary = Mercenario
    .rule = Convertido: 1 punto de victoria, y 1 más por cada mercenario convertido.
paladins-outsider-protector = Protector
    .rule = Convertido: 1 punto de victoria por cada deuda pagada.
paladins-outsider-thief = Ladrón
    .rule = Convertido: 1 punto de victoria por cada sospecha que quede al final.
paladins-outsider-traitor = Traidor
    .rule = Convertido: cada deuda sin pagar cuesta 1 punto de victoria en vez de 3.
paladins-outsider-vigilante = Justiciero
    .rule = Convertido: 1 punto de victoria por cada 2 jarras movidas.
paladins-outsider-warrior = Guerrero
    .rule = Convertido: 1 punto de victoria por cada 4 de fe.

paladins-card-outsider = { $outsider } { $number }
    .rule = Forastero: se le ataca por las recompensas de su esquina o se le convierte por su parte inferior y por puntos al final.

## Las cartas del Rey

paladins-favour-recruit = Huésped de la ciudad
paladins-favour-taxes = Recaudación
paladins-favour-pardon = Indulto
paladins-favour-develop = Taller real
paladins-favour-attribute = Enseñanza
paladins-favour-labourers = Manos amigas
paladins-favour-criminals = Mazmorra abierta
paladins-favour-loan = Préstamo
paladins-favour-provisions = Despensa
paladins-favour-pray = Capilla real

paladins-card-favour = { $favour }
    .rule = Favor del Rey: un trabajador lo usa como acción, una vez por ronda para toda la mesa.

paladins-order-commission = Orden: Comisionar
paladins-order-fortify = Orden: Fortificar
paladins-order-garrison = Orden: Guarnecer
paladins-order-absolve = Orden: Absolver
paladins-order-attack = Orden: Atacar
paladins-order-convert = Orden: Convertir

paladins-card-order = { $order }
    .rule = Orden del Rey: al final da sus puntos a todos los que la hayan cumplido.

## Murallas, tabernas, casillas, planes

paladins-card-wall = Muralla { $number }
    .rule = Carta de muralla: al fortificar se toma la de encima del mazo.
paladins-card-tavern = Taberna { $number }
    .rule = Taberna: se toma al principio de una ronda por sus trabajadores.
paladins-card-jar = Casilla de jarra { $number }
    .rule = Casilla del tablero de jugador: una jarra puesta aquí da la recompensa.
paladins-card-space = Zona { $area }, casilla { $number }
    .rule = Casilla del tablero principal: un monje o un puesto avanzado puesto aquí da la recompensa.
paladins-card-scheme = { $scheme }
    .rule = Un plan del rival artificial: la acción que intenta.
paladins-card-workshop = Taller
    .rule = Sustituye para siempre a un trabajador; al colocarlo se gana el trabajador que hay debajo.
paladins-card-debt = Deuda
    .rule = Sin pagar hasta que una recompensa la paga y le da la vuelta; destruida, vuelve al mazo.
paladins-card-suspicion = Sospecha
    .rule = Viene con cada criminal; en una inquisición, quien tiene más toma una deuda.
paladins-card-tax = Reserva de impuestos
    .rule = De aquí salen los impuestos; tras una inquisición se llena de nuevo.
paladins-card-area = Zona { $area }
    .rule = Una zona del tablero principal; el forastero de la misma columna exige lo mismo.
paladins-card-task = { $task }
    .rule = Una acción del tablero de jugador.

paladins-scheme-commission = Comisionar
paladins-scheme-fortify = Fortificar
paladins-scheme-garrison = Guarnecer
paladins-scheme-absolve = Absolver
paladins-scheme-attack = Atacar
paladins-scheme-convert = Convertir
paladins-scheme-orders = Órdenes
paladins-scheme-favour = Favor
