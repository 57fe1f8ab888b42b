### Rival Kings: componentes y sus nombres

## El juego, su edición y sus opciones

rival-kings-game = Rival Kings
    .about = El trono está vacío. Juega en secreto personajes de la corte, roba las acciones de tus rivales y reúne súbditos y edificios que encajen entre sí.
    .length = De 30 a 45 minutos
    .weight = Ligero
rival-kings-edition-rulebook = Edición del reglamento
    .about = Sigue los reglamentos de la caja; donde se contradicen o callan, se aplican nuestras decisiones.
rival-kings-option-match = Duración de la serie
    .one-game = Una sola partida.
    .games-2 = Dos partidas seguidas; los puntos se suman.
    .games-3 = Tres partidas seguidas; los puntos se suman.
    .games-5 = Cinco partidas seguidas; los puntos se suman.
    .points-20 = Tantas partidas como haga falta hasta que alguien tenga 20 puntos.
    .points-40 = Tantas partidas como haga falta hasta que alguien tenga 40 puntos.
    .points-60 = Tantas partidas como haga falta hasta que alguien tenga 60 puntos.
    .points = Otro número de puntos:
    .games = Otro número de partidas:
rival-kings-option-money = Dinero en las pilas
    .shown = La mesa muestra cuánto dinero hay en cada pila.
    .hidden = Hay que recordar cuánto dinero hay en cada pila.

## Personajes

rival-kings-character-lord-protector = Lord Protector
    .the = el Lord Protector
    .acc = al Lord Protector
    .rule = { rival-kings-printed-character }
rival-kings-character-queen = Reina
    .the = la Reina
    .acc = a la Reina
    .rule = { rival-kings-printed-character }
rival-kings-character-duke = Duque
    .the = el Duque
    .acc = al Duque
    .rule = { rival-kings-printed-character }
rival-kings-character-count = Conde
    .the = el Conde
    .acc = al Conde
    .rule = { rival-kings-printed-character }
rival-kings-character-courtier = Cortesano
    .the = el Cortesano
    .acc = al Cortesano
    .rule = { rival-kings-printed-character }
rival-kings-character-priest = Sacerdote
    .the = el Sacerdote
    .acc = al Sacerdote
    .rule = { rival-kings-printed-character }
rival-kings-character-bursar = Tesorero
    .the = el Tesorero
    .acc = al Tesorero
    .rule = { rival-kings-printed-character }
rival-kings-character-knight = Caballero
    .the = el Caballero
    .acc = al Caballero
    .rule = { rival-kings-printed-character }
rival-kings-character-countess = Condesa
    .the = la Condesa
    .acc = a la Condesa
    .rule = { rival-kings-printed-character }
rival-kings-character-diplomat = Diplomático
    .the = el Diplomático
    .acc = al Diplomático
    .rule = { rival-kings-printed-character }
rival-kings-character-trader-1 = Comerciante I
    .the = el Comerciante I
    .acc = al Comerciante I
    .rule = { rival-kings-printed-character }
rival-kings-character-trader-2 = Comerciante II
    .the = el Comerciante II
    .acc = al Comerciante II
    .rule = { rival-kings-printed-character }

## Edificios

rival-kings-building-garden = Jardín
    .the = el Jardín
    .acc = el Jardín
    .rule = { rival-kings-printed-building }
rival-kings-building-castle-wall = Muro del castillo
    .the = el Muro del castillo
    .acc = el Muro del castillo
    .rule = { rival-kings-printed-building }
rival-kings-building-prison = Prisión
    .the = la Prisión
    .acc = la Prisión
    .rule = { rival-kings-printed-building }
rival-kings-building-pavilion = Pabellón
    .the = el Pabellón
    .acc = el Pabellón
    .rule = { rival-kings-printed-building }
rival-kings-building-cathedral = Catedral
    .the = la Catedral
    .acc = la Catedral
    .rule = { rival-kings-printed-building }
rival-kings-building-university = Universidad
    .the = la Universidad
    .acc = la Universidad
    .rule = { rival-kings-printed-building }
rival-kings-building-tavern = Taberna
    .the = la Taberna
    .acc = la Taberna
    .rule = { rival-kings-printed-building }
rival-kings-building-harbor = Puerto
    .the = el Puerto
    .acc = el Puerto
    .rule = { rival-kings-printed-building }
rival-kings-building-forge = Forja
    .the = la Forja
    .acc = la Forja
    .rule = { rival-kings-printed-building }
rival-kings-building-carpentry = Carpintería
    .the = la Carpintería
    .acc = la Carpintería
    .rule = { rival-kings-printed-building }
rival-kings-building-market = Mercado
    .the = el Mercado
    .acc = el Mercado
    .rule = { rival-kings-printed-building }
rival-kings-building-inn = Posada
    .the = la Posada
    .acc = la Posada
    .rule = { rival-kings-printed-building }
rival-kings-building-vineyard = Viñedo
    .the = el Viñedo
    .acc = el Viñedo
    .rule = { rival-kings-printed-building }
rival-kings-building-mine = Mina
    .the = la Mina
    .acc = la Mina
    .rule = { rival-kings-printed-building }
rival-kings-building-herb-meadow = Prado
    .the = el Prado
    .acc = el Prado
    .rule = { rival-kings-printed-building }
rival-kings-building-farm = Granja
    .the = la Granja
    .acc = la Granja
    .rule = { rival-kings-printed-building }

## Súbditos

rival-kings-subject-gardener = Jardinero
    .the = el Jardinero
    .acc = al Jardinero
    .rule =
        { $whose ->
            [rival] Una vez revelados los personajes y antes de cualquier conflicto, su dueño intercambia su personaje con otro jugador, que no puede negarse. El rango, el símbolo de desempate y el derecho a robar van con la carta.
           *[own] Una vez revelados los personajes y antes de cualquier conflicto, intercambia tu personaje con otro jugador, que no puede negarse. El rango, el símbolo de desempate y el derecho a robar van con la carta.
        }
    .ruling = Si hay varios Jardineros, deciden por el orden de los rangos revelados, y cada uno ve los cambios anteriores.
rival-kings-subject-watchman = Vigía
    .the = el Vigía
    .acc = al Vigía
    .rule =
        { $whose ->
            [rival] Cuando su dueño vaya a recibir un marcador porque le roba un rango superior, lo recibe el ladrón en su lugar; la acción queda robada de todos modos. No sirve contra un rango igual.
           *[own] Cuando vayas a recibir un marcador porque te roba un rango superior, lo recibe el ladrón en tu lugar; la acción queda robada de todos modos. No sirve contra un rango igual.
        }
    .ruling = En cada vuelta solo te libras de un ladrón; si te roban dos, eliges de cuál. Con dos jugadores, si te roba el rango de la carta descubierta, el marcador no va a nadie. Un marcador que te entregan no es un robo y se queda contigo.
rival-kings-subject-jailer = Carcelero
    .the = el Carcelero
    .acc = al Carcelero
    .rule =
        { $whose ->
            [rival] Su dueño toma 1 moneda de la reserva por cada uno de sus marcadores, mientras haya reserva.
           *[own] Toma 1 moneda de la reserva por cada uno de tus marcadores, mientras haya reserva.
        }
rival-kings-subject-court-lady = Dama
    .the = la Dama
    .acc = a la Dama
    .rule =
        { $whose ->
            [rival] Un edificio de su dueño y uno de otro jugador cambian de manos, estén donde estén. Las cartas de parejas perfectas se quedan donde están.
           *[own] Un edificio tuyo y uno de otro jugador cambian de dueño, estén donde estén. Las cartas de parejas perfectas se quedan donde están.
        }
    .ruling = Ambos edificios van al final de su nueva fila.
rival-kings-subject-bishop = Obispo
    .the = el Obispo
    .acc = al Obispo
    .rule =
        { $whose ->
            [rival] Un súbdito de su dueño y uno de otro jugador cambian de manos, estén donde estén; ambos van al final de su nueva fila y allí están activos. Las cartas de parejas perfectas se quedan donde están.
           *[own] Un súbdito tuyo y uno de otro jugador cambian de dueño, estén donde estén; ambos van al final de su nueva fila y allí están activos. Las cartas de parejas perfectas se quedan donde están.
        }
rival-kings-subject-scholar = Erudito
    .the = el Erudito
    .acc = al Erudito
    .rule =
        { $whose ->
            [rival] Su dueño toma 1 moneda de la reserva por cada uno de sus edificios, mientras haya reserva.
           *[own] Toma 1 moneda de la reserva por cada uno de tus edificios, mientras haya reserva.
        }
rival-kings-subject-troubadour = Trovador
    .the = el Trovador
    .acc = al Trovador
    .rule =
        { $whose ->
            [rival] Su dueño cambia una de sus cartas por una carta descubierta del centro de la mesa, incluso un edificio por un súbdito o al revés. Un súbdito tomado así está activo.
           *[own] Cambia una de tus cartas por una carta descubierta del centro de la mesa, incluso un edificio por un súbdito o al revés. Un súbdito tomado así está activo.
        }
    .ruling = Tu carta se coloca encima de esa pila, que conserva su tamaño, su dinero y su sitio y puede quedar mezclada: se recluta un súbdito o se compra un edificio de lo alto de cualquier pila. El Trovador puede entregarse a sí mismo o romper una de tus parejas.
rival-kings-subject-sailor = Marino
    .the = el Marino
    .acc = al Marino
    .rule =
        { $whose ->
            [rival] En un conflicto con un jugador del mismo rango, su dueño realiza dos veces su única acción. Puede renunciar a cualquiera de las dos, y el dinero puede venir de otra pila la segunda vez.
           *[own] En un conflicto con un jugador del mismo rango, realiza dos veces tu única acción. Puedes renunciar a cualquiera de las dos, y el dinero puede venir de otra pila la segunda vez.
        }
    .ruling = Anúncialo antes de la acción. Solo un Marino reclutado con esa misma acción puede repetirla después.
rival-kings-subject-blacksmith = Herrero
    .the = el Herrero
    .acc = al Herrero
    .rule =
        { $whose ->
            [rival] Un edificio que su dueño compre con una acción propia o robada cuesta 1 moneda menos; el precio puede bajar a 0.
           *[own] Un edificio que compres con una acción propia o robada cuesta 1 moneda menos; el precio puede bajar a 0.
        }
rival-kings-subject-carpenter = Carpintero
    .the = el Carpintero
    .acc = al Carpintero
    .rule =
        { $whose ->
            [rival] Su dueño realiza una acción «Comprar un edificio» adicional.
           *[own] Realiza una acción «Comprar un edificio» adicional.
        }
rival-kings-subject-market-woman = Vendedora
    .the = la Vendedora
    .acc = a la Vendedora
    .rule =
        { $whose ->
            [rival] Su dueño realiza una acción «Tomar dinero» adicional.
           *[own] Realiza una acción «Tomar dinero» adicional.
        }
rival-kings-subject-innkeeper = Posadero
    .the = el Posadero
    .acc = al Posadero
    .rule =
        { $whose ->
            [rival] Su dueño realiza una acción «Reclutar súbdito» adicional.
           *[own] Realiza una acción «Reclutar súbdito» adicional.
        }
rival-kings-subject-vintner = Viticultor
    .the = el Viticultor
    .acc = al Viticultor
    .rule =
        { $whose ->
            [rival] Su dueño mira a solas una de las dos pilas de súbditos y toma de ella el súbdito que quiera por su precio. Se conserva el orden de las demás cartas.
           *[own] Mira a solas una de las dos pilas de súbditos y toma de ella el súbdito que quieras por su precio. Se conserva el orden de las demás cartas.
        }
    .ruling = Puedes no tomar nada; la habilidad queda usada igualmente. Todos ven qué carta tomas y de qué lugar.
rival-kings-subject-miner = Minero
    .the = el Minero
    .acc = al Minero
    .rule =
        { $whose ->
            [rival] Su dueño mira a solas una de las dos pilas de edificios y toma de ella el edificio que quiera por su precio. Se conserva el orden de las demás cartas.
           *[own] Mira a solas una de las dos pilas de edificios y toma de ella el edificio que quieras por su precio. Se conserva el orden de las demás cartas.
        }
    .ruling = Puedes no tomar nada; la habilidad queda usada igualmente. Todos ven qué carta tomas y de qué lugar.
rival-kings-subject-herbalist = Herborista
    .the = el Herborista
    .acc = al Herborista
    .rule =
        { $whose ->
            [rival] Su dueño da uno de sus marcadores a otro jugador.
           *[own] Da uno de tus marcadores a otro jugador.
        }
rival-kings-subject-farmer = Granjero
    .the = el Granjero
    .acc = al Granjero
    .rule =
        { $whose ->
            [rival] Su dueño recupera una acción robada y la realiza en su turno. El blasón se queda donde está.
           *[own] Recupera una acción robada y realízala en tu turno. El blasón se queda donde está.
        }
    .ruling = Puede ser en cualquier momento de tu turno y fuera del orden habitual, incluso si un rango igual te deja una sola acción.

## Acciones de los personajes

rival-kings-kind-settle = Resolver conflicto
    .the = la acción «Resolver conflicto»
    .acc = la acción «Resolver conflicto»
    .does = devuelve uno de tus marcadores
rival-kings-kind-give = Traspasar conflicto
    .the = la acción «Traspasar conflicto»
    .acc = la acción «Traspasar conflicto»
    .does = da uno de tus marcadores a un rival
rival-kings-kind-money = Tomar dinero
    .the = la acción «Tomar dinero»
    .acc = la acción «Tomar dinero»
    .does = toma todas las monedas de una pila
rival-kings-kind-recruit = Reclutar súbdito
    .the = la acción «Reclutar súbdito»
    .acc = la acción «Reclutar súbdito»
    .does = paga el súbdito de encima de una pila
rival-kings-kind-buy = Comprar un edificio
    .the = la acción «Comprar un edificio»
    .acc = la acción «Comprar un edificio»
    .does = paga el edificio de encima de una pila

## Las pilas del centro de la mesa

rival-kings-pile-buildings-1 = Primera pila de edificios
    .the = la primera pila de edificios
    .acc = la primera pila de edificios
    .at = en la primera pila de edificios
    .on = sobre la primera pila de edificios
    .from = de la primera pila de edificios
rival-kings-pile-buildings-2 = Segunda pila de edificios
    .the = la segunda pila de edificios
    .acc = la segunda pila de edificios
    .at = en la segunda pila de edificios
    .on = sobre la segunda pila de edificios
    .from = de la segunda pila de edificios
rival-kings-pile-subjects-1 = Primera pila de súbditos
    .the = la primera pila de súbditos
    .acc = la primera pila de súbditos
    .at = en la primera pila de súbditos
    .on = sobre la primera pila de súbditos
    .from = de la primera pila de súbditos
rival-kings-pile-subjects-2 = Segunda pila de súbditos
    .the = la segunda pila de súbditos
    .acc = la segunda pila de súbditos
    .at = en la segunda pila de súbditos
    .on = sobre la segunda pila de súbditos
    .from = de la segunda pila de súbditos

## Familias de cartas

rival-kings-family-character = Personajes
rival-kings-family-building = Edificios
rival-kings-family-subject = Súbditos

## Colores

rival-kings-colour-yellow = amarillo, corte real
rival-kings-colour-red = rojo, ciudad
rival-kings-colour-blue = azul, pueblo
rival-kings-colour-green = verde, campo

## En las cartas

rival-kings-printed-character = Un personaje de la corte, elegido en secreto. Quien tenga el rango robado toma un marcador y pierde una acción; el ladrón la realiza en primer lugar.
rival-kings-printed-building = Un edificio puntúa al final: una pareja perfecta da ambos valores; una pareja del mismo color, el valor más alto; una carta suelta, 1 punto.
