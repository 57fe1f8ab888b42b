### Rival Kings: la primera partida, contada por Odo

## Pasos

rival-kings-lesson-first-choose-title = Una elección secreta
rival-kings-lesson-first-choose-why = El trono está vacío; lo ganará la corte con más puntos.
rival-kings-lesson-first-choose-what = Todos juegan un personaje en secreto: elige al Lord Protector.
rival-kings-lesson-first-choose-instead = Nadie roba al rango A, que juega primero: elige al Lord Protector.

rival-kings-lesson-first-rank-title = Primero A, al final F
rival-kings-lesson-first-rank-why = Una vez descubiertos, los personajes juegan por rango: primero A, al final F.
rival-kings-lesson-first-rank-what =
    { $device ->
        [touch] Toca
       *[other] Pulsa
    } el personaje que juega primero: tu Lord Protector.
rival-kings-lesson-first-rank-elsewhere = El rango A juega antes que los demás, y ese es tu Lord Protector.

rival-kings-lesson-first-rob-title = Robar a un rango
rival-kings-lesson-first-rob-why = Tu A roba al D: Aldric tomó un marcador y pierde una acción.
rival-kings-lesson-first-rob-what = Pon tu blasón en la acción «Tomar dinero» de Aldric.
rival-kings-lesson-first-rob-what-2 = La acción robada la realizas tú: toma las monedas del Viñedo.
rival-kings-lesson-first-rob-instead = Necesitas dinero; toma las monedas del Viñedo antes de pagar allí.
rival-kings-lesson-first-rob-instead-2 = Toma lo que hay en el Viñedo, donde pagarás después.

rival-kings-lesson-first-money-title = El dinero de una pila
rival-kings-lesson-first-money-why = Quien toma dinero toma todas las monedas de una pila.
rival-kings-lesson-first-money-what =
    { $coins ->
        [one] Ahora tienes { $coins } moneda: { $device ->
                [touch] toca
               *[other] pulsa
            } el sitio vacío de las monedas del Viñedo.
       *[other] Ahora tienes { $coins } monedas: { $device ->
                [touch] toca
               *[other] pulsa
            } el sitio vacío de las monedas del Viñedo.
    }
rival-kings-lesson-first-money-elsewhere = Las monedas estaban junto al Viñedo, donde ya no queda nada.

rival-kings-lesson-first-buy-title = Tu primer edificio
rival-kings-lesson-first-buy-why = El precio de una carta es también su valor en una pareja.
rival-kings-lesson-first-buy-what = Compra el Viñedo por { $price }; las monedas quedan ahí para quien las tome.
rival-kings-lesson-first-buy-instead = Compra el Viñedo: su pareja, el Viticultor, también está a la vista.

rival-kings-lesson-first-watch-title = Los robados también roban
rival-kings-lesson-first-watch-why = El D de Aldric roba al E de Beatrix. Así se lleva las 3 monedas que pagaste.
rival-kings-lesson-first-watch-what =
    { $device ->
        [touch] Toca
       *[other] Pulsa
    } el blasón de Aldric en la carta de Beatrix: le robó «Tomar dinero».
rival-kings-lesson-first-watch-elsewhere = El blasón muestra al ladrón: busca el de Aldric en la carta de Beatrix.

rival-kings-lesson-first-trader-title = La segunda vuelta
rival-kings-lesson-first-trader-why = Una ronda son dos vueltas; uno de tus tres personajes queda sin usar.
rival-kings-lesson-first-trader-what = Elige al Comerciante: cuatro acciones, pero los rangos C y E le roban.
rival-kings-lesson-first-trader-instead = El Sacerdote no recluta, y tú necesitas al Viticultor.

rival-kings-lesson-first-settle-title = Resolver un conflicto
rival-kings-lesson-first-settle-why = Beatrix te robó: por eso tienes un marcador, que resta 2 puntos.
rival-kings-lesson-first-settle-what =
    { $markers ->
        [one] Tienes { $markers } marcador: devuélvelo con «Resolver conflicto».
       *[other] Tienes { $markers } marcadores: devuelve uno con «Resolver conflicto».
    }
rival-kings-lesson-first-settle-instead = Tus propias acciones están en tu Comerciante; si renuncias a una, se pierde.

rival-kings-lesson-first-pair-title = Una pareja perfecta
rival-kings-lesson-first-pair-why = Edificio y súbdito con el mismo símbolo: una pareja perfecta suma ambos valores.
rival-kings-lesson-first-pair-what = Recluta al Viticultor por { $price }; va con tu Viñedo.
rival-kings-lesson-first-pair-instead = Solo el Viticultor forma una pareja perfecta con tu Viñedo.

rival-kings-lesson-first-ability-title = Tu súbdito activo
rival-kings-lesson-first-ability-why = El Prado está a la vista, pero su pareja está oculta en una pila.
rival-kings-lesson-first-ability-why-2 = Tu último súbdito está activo: una vez por vuelta, el Viticultor mira una pila.
rival-kings-lesson-first-ability-why-3 = Ves toda la pila en tu mano y puedes comprar una carta.
rival-kings-lesson-first-ability-what = Con el Prado puedes formar tu próxima pareja: { $device ->
        [touch] toca
       *[other] pulsa
    } esa carta.
rival-kings-lesson-first-ability-what-2 = Usa al Viticultor: busca al Herborista en la pila de la Dama.
rival-kings-lesson-first-ability-what-3 = Toma al Herborista: si luego compras el Prado, formarán una pareja perfecta.
rival-kings-lesson-first-ability-elsewhere = El Prado está a la vista en la primera pila de edificios.

rival-kings-lesson-first-end-title = El final de la partida
rival-kings-lesson-first-end-why = Cuando se agota una pila, esa vuelta es la última; luego todo esto cuenta.
rival-kings-lesson-first-end-what =
    { $device ->
        [touch] Toca
       *[other] Pulsa
    } tus puntos. Cuentan parejas, cartas sueltas y cada 3 monedas, menos 2 por marcador.
rival-kings-lesson-first-end-elsewhere = La tabla junto a tus cartas suma tus puntos.

## Lo que aparece después

rival-kings-lesson-first-met-round = Cada ronda empieza con tres personajes nuevos; nadie ve los de otros.
rival-kings-lesson-first-met-equal-ranks = Rangos iguales: ambos toman un marcador, no roban y conservan una acción.
rival-kings-lesson-first-met-give = Un marcador entregado le cuesta los 2 puntos a su nuevo dueño.
rival-kings-lesson-first-met-gardener = El Jardinero intercambia personajes nada más descubrirlos; nadie puede negarse.
rival-kings-lesson-first-met-watchman = El Vigía pasa el marcador al ladrón; la acción se roba igualmente.
rival-kings-lesson-first-met-last-card = Se ha agotado una pila: se termina esta vuelta y se cuentan los puntos.
