### Kingsburg: componentes y sus nombres

## El juego y sus ediciones

kingsburg-game = Kingsburg
    .about = Cinco años en el confín del reino: con los dados te ganas a los consejeros del rey, sus dones se vuelven edificios y cada invierno un enemigo pone a prueba las murallas.
    .length = De 60 a 90 minutos
    .weight = Medio
kingsburg-edition-rulebook = Edición del reglamento
    .about = Sigue el reglamento, con decisiones propias donde calla o se contradice; la opción habitual.
kingsburg-edition-english-2007 = Primera edición inglesa (2007)
    .about = Se juega como la primera edición inglesa: una sola ficha «+2» por grupo, recursos elegidos con más libertad, dados blancos que se tiran siempre, otra capilla, otro ayuntamiento y otra catedral, y un enviado sin declaración.

## Consejeros

kingsburg-advisor-jester = Bufón
    .the = el bufón
    .rule = Da 1 punto de victoria.
kingsburg-advisor-squire = Escudero
    .the = el escudero
    .rule = Da 1 de oro.
kingsburg-advisor-architect = Arquitecto
    .the = el arquitecto
    .rule = Da 1 de madera.
kingsburg-advisor-merchant = Mercader
    .the = el mercader
    .rule = Da 1 de oro o 1 de madera, según prefiera el jugador.
kingsburg-advisor-sergeant = Sargento
    .the = el sargento
    .rule = Da 1 soldado.
kingsburg-advisor-alchemist = Alquimista
    .the = el alquimista
    .rule = El jugador puede entregar 1 recurso y recibir 1 de cada una de las otras dos clases. Sin recursos no ocurre nada.
kingsburg-advisor-astronomer = Astrónomo
    .the = el astrónomo
    .rule = Da 1 recurso a elección y 1 ficha «+2».
kingsburg-advisor-treasurer = Tesorero
    .the = el tesorero
    .rule = Da 2 de oro.
kingsburg-advisor-master-hunter = Maestro de caza
    .the = el maestro de caza
    .rule = Da 1 de madera y, además, 1 de oro o 1 de piedra.
kingsburg-advisor-general = General
    .the = el general
    .rule = Da 2 soldados y luego muestra en secreto al jugador la primera carta del mazo de enemigos.
kingsburg-advisor-swordsmith = Espadero
    .the = el espadero
    .rule = Da 1 de piedra y, además, 1 de madera o 1 de oro.
kingsburg-advisor-duchess = Duquesa
    .the = la duquesa
    .rule = Da 2 recursos de la misma clase y 1 ficha «+2».
    .rule-english-2007 = Da 2 recursos cualesquiera, iguales o distintos, y 1 ficha «+2».
kingsburg-advisor-champion = Campeón
    .the = el campeón
    .rule = Da 3 de piedra.
kingsburg-advisor-smuggler = Contrabandista
    .the = el contrabandista
    .rule = Da 1 punto de victoria y 3 recursos de la misma clase.
    .rule-english-2007 = El jugador puede pagar 1 punto de victoria por 3 recursos cualesquiera, incluso con una puntuación de 0 o menos.
kingsburg-advisor-inventor = Inventor
    .the = el inventor
    .rule = Da 1 de oro, 1 de madera y 1 de piedra.
kingsburg-advisor-wizard = Mago
    .the = el mago
    .rule = Da 4 de oro.
kingsburg-advisor-queen = Reina
    .the = la reina
    .rule = Da 2 recursos de la misma clase, muestra en secreto al jugador la primera carta del mazo de enemigos y añade 3 puntos de victoria.
    .rule-english-2007 = Da 2 recursos cualesquiera, iguales o distintos, muestra en secreto al jugador la primera carta del mazo de enemigos y añade 3 puntos de victoria.
kingsburg-advisor-king = Rey
    .the = el rey
    .rule = Da 1 de oro, 1 de madera, 1 de piedra y 1 soldado.

## Edificios

kingsburg-building-statue = Estatua
    .the = la estatua
    .acc = la estatua
    .rule = Si todos los dados que tiró el propietario, también los blancos, muestran el mismo número, se puede volver a tirar uno de ellos, una sola vez, antes de fijar el orden de turno.
kingsburg-building-chapel = Capilla
    .the = la capilla
    .acc = la capilla
    .rule = Si todos los dados que tiró el propietario, también los blancos, muestran el mismo número, se puede volver a tirar uno de ellos, una sola vez, antes de fijar el orden de turno. No se suma a la estatua: incluso con las dos se vuelve a tirar un solo dado, una sola vez.
    .rule-english-2007 = Si todos los dados que tiró el propietario, también los blancos, suman 7 o menos, se pueden volver a tirar todos, una sola vez, antes de fijar el orden de turno. Estatua y capilla pueden usarse las dos, cualquiera primero, siempre que la condición de cada una se cumpla en ese momento.
kingsburg-building-church = Iglesia
    .the = la iglesia
    .acc = la iglesia
    .rule = +1 en batalla contra demonios.
kingsburg-building-cathedral = Catedral
    .the = la catedral
    .acc = la catedral
    .rule = Al final de la partida, el propietario puede cambiar recursos, en parejas de cualquier mezcla, por 1 punto de victoria la pareja.
    .rule-english-2007 = Al final de la partida aporta 1 punto de victoria por cada 2 recursos que el propietario conserve; es automático y los recursos se quedan.
kingsburg-building-inn = Posada
    .the = la posada
    .acc = la posada
    .rule = Aporta 1 ficha «+2» al final de cada verano.
kingsburg-building-market = Mercado
    .the = el mercado
    .acc = el mercado
    .rule = Una vez por estación, un grupo de dados, fichas incluidas, puede valer 1 más o 1 menos al colocarlo en un consejero.
kingsburg-building-farms = Granja
    .the = la granja
    .acc = la granja
    .rule = Aporta 1 dado blanco en cada estación productiva, pero −1 en batalla.
kingsburg-building-merchants-guild = Gremio de mercaderes
    .the = el gremio de mercaderes
    .acc = el gremio de mercaderes
    .rule = Aporta 1 de oro cuando empieza una estación productiva, antes de tirar ningún dado.
kingsburg-building-guard-tower = Torre de guardia
    .the = la torre de guardia
    .acc = la torre de guardia
    .rule = +1 en batalla.
kingsburg-building-blacksmith = Herrería
    .the = la herrería
    .acc = la herrería
    .rule = +1 en batalla.
kingsburg-building-barracks = Cuartel
    .the = el cuartel
    .acc = el cuartel
    .rule = En la fase de reclutamiento cada soldado cuesta solo 1 recurso.
kingsburg-building-wizards-guild = Gremio de magos
    .the = el gremio de magos
    .acc = el gremio de magos
    .rule = +2 en batalla.
kingsburg-building-palisade = Empalizada
    .the = la empalizada
    .acc = la empalizada
    .rule = +1 en batalla; contra zombis, +2 en su lugar.
kingsburg-building-stable = Establo
    .the = el establo
    .acc = el establo
    .rule = Cada vez que un consejero que da soldados (5, 10 o 18) ayuda al propietario, llega 1 soldado más.
kingsburg-building-stone-wall = Muralla de piedra
    .the = la muralla de piedra
    .acc = la muralla de piedra
    .rule = +1 en batalla, y un empate se convierte en victoria.
kingsburg-building-fortress = Fortaleza
    .the = la fortaleza
    .acc = la fortaleza
    .rule = +1 en batalla, y 1 punto de victoria por cada batalla ganada.
kingsburg-building-barricade = Barricada
    .the = la barricada
    .acc = la barricada
    .rule = +1 en batalla contra goblins.
kingsburg-building-crane = Grúa
    .the = la grúa
    .acc = la grúa
    .rule = Los edificios de las columnas 3 y 4 cuestan 1 de oro menos.
kingsburg-building-town-hall = Ayuntamiento
    .the = el ayuntamiento
    .acc = el ayuntamiento
    .rule = Al final de cada estación productiva aporta 1 ficha «+2», salvo que el propietario prefiera cambiar 1 recurso por 1 punto de victoria.
    .rule-english-2007 = Al final de cada estación productiva, el propietario puede pagar una vez 1 ficha «+2» o 1 recurso por 1 punto de victoria; no hay ficha gratuita.
kingsburg-building-embassy = Embajada
    .the = la embajada
    .acc = la embajada
    .rule = Aporta 1 punto de victoria al final de cada estación productiva.

## Enemigos

kingsburg-enemy-barbarians = Bárbaros
    .the = los bárbaros
kingsburg-enemy-goblins = Goblins
    .the = los goblins
kingsburg-enemy-orcs = Orcos
    .the = los orcos
kingsburg-enemy-zombies = Zombis
    .the = los zombis
kingsburg-enemy-demons = Demonios
    .the = los demonios
kingsburg-enemy-dragons = Dragones
    .the = los dragones
kingsburg-enemy-card = { $enemy }, fuerza { $strength }
    .rule = Ataca en el invierno del año { $year }.
kingsburg-card-number = Número: { $n }
kingsburg-card-gifts = Da: { $gifts }
kingsburg-card-price = Coste: { $price }
kingsburg-card-points = Valor: { $points }
kingsburg-card-space = Fila { $row }, columna { $column }
kingsburg-card-left = Exige, a su izquierda: { $buildings }
kingsburg-card-strength = Fuerza: { $n }
kingsburg-card-loss = La derrota cuesta: { $loss }
kingsburg-card-reward = La victoria aporta: { $reward }

## Recursos y cantidades

kingsburg-good-gold = { $n } de oro
    .acc = { $n } de oro
    .name = oro
kingsburg-good-wood = { $n } de madera
    .acc = { $n } de madera
    .name = madera
kingsburg-good-stone = { $n } de piedra
    .acc = { $n } de piedra
    .name = piedra
kingsburg-good-any =
    { $n ->
        [one] { $n } recurso a elección
       *[other] { $n } recursos a elección
    }
    .acc =
    { $n ->
        [one] { $n } recurso a elección
       *[other] { $n } recursos a elección
    }
    .name = recursos a elección
kingsburg-amount-goods =
    { $n ->
        [one] { $n } recurso
       *[other] { $n } recursos
    }
    .acc =
    { $n ->
        [one] { $n } recurso
       *[other] { $n } recursos
    }
    .name = recursos
kingsburg-amount-vp =
    { $n ->
        [one] { $n } punto de victoria
       *[other] { $n } puntos de victoria
    }
    .acc =
    { $n ->
        [one] { $n } punto de victoria
       *[other] { $n } puntos de victoria
    }
    .name = puntos de victoria
kingsburg-amount-soldier =
    { $n ->
        [one] { $n } soldado
       *[other] { $n } soldados
    }
    .acc =
    { $n ->
        [one] { $n } soldado
       *[other] { $n } soldados
    }
    .name = soldados
kingsburg-amount-token =
    { $n ->
        [one] { $n } ficha «+2»
       *[other] { $n } fichas «+2»
    }
    .acc =
    { $n ->
        [one] { $n } ficha «+2»
       *[other] { $n } fichas «+2»
    }
    .name = fichas «+2»
kingsburg-amount-white-die =
    { $n ->
        [one] { $n } dado blanco
       *[other] { $n } dados blancos
    }
    .acc =
    { $n ->
        [one] { $n } dado blanco
       *[other] { $n } dados blancos
    }
    .name = dados blancos
kingsburg-amount-building =
    { $n ->
        [one] { $n } edificio
       *[other] { $n } edificios
    }
    .acc =
    { $n ->
        [one] { $n } edificio
       *[other] { $n } edificios
    }
    .name = edificios
kingsburg-amount-die =
    { $n ->
        [one] { $n } dado
       *[other] { $n } dados
    }
    .acc =
    { $n ->
        [one] { $n } dado
       *[other] { $n } dados
    }
    .name = dados

## Fases del año

kingsburg-phase-aid = Ayuda del rey
    .in = en la fase de la ayuda del rey
kingsburg-phase-spring = Primavera
    .in = en primavera
kingsburg-phase-reward = Recompensa del rey
    .in = en la fase de la recompensa del rey
kingsburg-phase-summer = Verano
    .in = en verano
kingsburg-phase-envoy = Enviado del rey
    .in = en la fase del enviado del rey
kingsburg-phase-autumn = Otoño
    .in = en otoño
kingsburg-phase-recruitment = Reclutamiento
    .in = en la fase de reclutamiento
kingsburg-phase-winter = Batalla de invierno
    .in = en invierno
