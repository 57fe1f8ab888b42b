### Kingsburg: lo que dice el heraldo en la primera partida

## Primavera

kingsburg-lesson-first-goal-title = Cinco años, una provincia
kingsburg-lesson-first-goal-why = Durante cinco años esta provincia fronteriza es tuya; gana quien más puntos tenga.
kingsburg-lesson-first-goal-what = El rey da un recurso a cada uno: toma la piedra.
kingsburg-lesson-first-goal-instead = Los consejeros vienen después. Primero toma la piedra: la necesitas para una capilla de 5 puntos.
kingsburg-lesson-first-order-title = Quién empieza
kingsburg-lesson-first-order-why = Las sumas bajas van primero: con dados flojos eliges antes a tus consejeros.
kingsburg-lesson-first-order-what = Has sacado { $mine }, Beatrix { $beatrix } y Aldric { $aldric }: { $device ->
        [touch] toca
       *[other] pulsa
    } el jugador que empieza.
kingsburg-lesson-first-order-elsewhere = Comparamos los dados de los tres jugadores: empieza la suma más baja.
kingsburg-lesson-first-one-die-title = Un solo dado
kingsburg-lesson-first-one-die-why = Un dado va al consejero cuyo número muestra.
kingsburg-lesson-first-one-die-what = Envía tu 2 al escudero, que da 1 de oro.
kingsburg-lesson-first-one-die-instead = El 3 y el 5 dan juntos 2 de oro: guárdalos por ahora.
kingsburg-lesson-first-taken-title = Quien llega primero elige
kingsburg-lesson-first-taken-why = Un consejero ya visitado no recibe a nadie más en esta estación.
kingsburg-lesson-first-taken-what = El general y el campeón están ocupados: { $device ->
        [touch] toca
       *[other] pulsa
    } uno y mira por quién.
kingsburg-lesson-first-taken-elsewhere = Busca un retrato con dados de un rival: ese consejero está ocupado.
kingsburg-lesson-first-adding-title = Sumar dados
kingsburg-lesson-first-adding-why = Varios dados cuentan juntos, y su suma debe coincidir exactamente con un número.
kingsburg-lesson-first-adding-what = 3 y 5 suman 8: envía ambos al tesorero por 2 de oro.
kingsburg-lesson-first-adding-instead = El tesorero da 2 de oro, suficiente para una estatua en esta estación.
kingsburg-lesson-first-help-title = Dones de la corte
kingsburg-lesson-first-help-why = Colocados todos los dados, los consejeros ayudan por orden, del 1 al 18.
kingsburg-lesson-first-help-what =
    { $device ->
        [touch] Toca
       *[other] Pulsa
    } tus recursos. Del escudero y el tesorero vienen { $gold } de oro; del rey, { $stone } de piedra.
kingsburg-lesson-first-help-elsewhere = Tus recursos están junto a tus dados.
kingsburg-lesson-first-building-title = Levantar un edificio
kingsburg-lesson-first-building-why = La mayoría de los puntos viene de los edificios; cada estación puedes levantar uno.
kingsburg-lesson-first-building-what = Construye la estatua: 2 de oro te dan 3 puntos al momento.
kingsburg-lesson-first-building-instead = Ningún otro edificio que puedas pagar ahora da tantos puntos.

## Verano

kingsburg-lesson-first-reward-title = Recompensa del rey
kingsburg-lesson-first-reward-why = Tras la primavera, quien más edificios tiene gana 1 punto, también si empata.
kingsburg-lesson-first-reward-what = Empatas con Aldric a uno: { $device ->
        [touch] toca
       *[other] pulsa
    } tu puntuación, que ya es { $score }.
kingsburg-lesson-first-reward-elsewhere = Tu puntuación está en el marco dorado.
kingsburg-lesson-first-choice-title = Dones a elección
kingsburg-lesson-first-choice-why = El mercader da oro o madera; el astrónomo, cualquier recurso y una ficha «+2».
kingsburg-lesson-first-choice-what = Envía el 1 y el 6 al astrónomo: juntos suman 7.
kingsburg-lesson-first-choice-what-2 = Envía tu 4 al mercader.
kingsburg-lesson-first-choice-what-3 = Toma oro del mercader: la capilla cuesta 3 de oro y 1 de piedra.
kingsburg-lesson-first-choice-what-4 = Toma oro también del astrónomo: ya son 3.
kingsburg-lesson-first-choice-instead = Ambos pueden darte oro; la capilla cuesta 3 de oro y 1 de piedra.
kingsburg-lesson-first-choice-instead-2 = El mercader puede darte oro, que necesitas para la capilla.
kingsburg-lesson-first-choice-instead-3 = Solo te falta oro: la capilla cuesta 3 de oro y 1 de piedra.
kingsburg-lesson-first-rows-title = Uno tras otro
kingsburg-lesson-first-rows-why = Los cuatro edificios de una fila se levantan por orden, sin saltarse ninguno.
kingsburg-lesson-first-rows-what =
    { $device ->
        [touch] Toca
       *[other] Pulsa
    } la iglesia: es la tercera de su fila y tiene que esperar.
kingsburg-lesson-first-rows-elsewhere = Mira la iglesia, la tercera de la fila «Fe».
kingsburg-lesson-first-rows-what-2 = Construye la capilla, la segunda de la fila.
kingsburg-lesson-first-rows-instead = La capilla da 5 puntos y abre el camino a la iglesia.

## Otoño

kingsburg-lesson-first-plus-two-title = La ficha «+2»
kingsburg-lesson-first-plus-two-why = Es otoño. Una ficha «+2» suma 2 al total, como mucho una por dado.
kingsburg-lesson-first-plus-two-what = Envía el 5, un 3 y la «+2» al general: suman 10.
kingsburg-lesson-first-plus-two-what-2 = Envía tu último dado, el otro 3, al arquitecto por 1 de madera.
kingsburg-lesson-first-plus-two-instead = El general da 2 soldados y te muestra al enemigo.
kingsburg-lesson-first-plus-two-instead-2 = Con la madera del arquitecto puedes construir una barricada.
kingsburg-lesson-first-preparing-title = Llegan los goblins
kingsburg-lesson-first-preparing-why = El general te enseñó al enemigo de este invierno: goblins de fuerza { $strength }.
kingsburg-lesson-first-preparing-why-2 = Tu fuerza debe superar la del enemigo; el dado del rey ayudará un poco.
kingsburg-lesson-first-preparing-what =
    { $device ->
        [touch] Toca
       *[other] Pulsa
    } el enemigo para verlo otra vez.
kingsburg-lesson-first-preparing-elsewhere = El enemigo no está ahí, sino bajo «Batalla de invierno».
kingsburg-lesson-first-preparing-what-2 = Construye la barricada: te da +1 de fuerza contra los goblins.
kingsburg-lesson-first-preparing-instead = Con 1 de madera no pagas un soldado, pero la barricada te da +1.

## Invierno

kingsburg-lesson-first-soldiers-title = Reclutar soldados
kingsburg-lesson-first-soldiers-why = Antes del invierno, cada 2 recursos permiten reclutar un soldado.
kingsburg-lesson-first-soldiers-what = Ya no te quedan recursos, pero el general te envió { $soldiers } soldados: { $device ->
        [touch] tócalos
       *[other] púlsalos
    }.
kingsburg-lesson-first-soldiers-elsewhere = Tus soldados se cuentan con tus recursos, al final de la fila.
kingsburg-lesson-first-winter-title = La batalla de invierno
kingsburg-lesson-first-winter-why = Cuentan soldados y edificios, y el dado del rey suma 1 a todos.
kingsburg-lesson-first-winter-what =
    { $device ->
        [touch] Toca
       *[other] Pulsa
    } el enemigo: tu { $mine } supera su { $against }. Ganas 1 de piedra, y 1 punto por la mayor fuerza.
kingsburg-lesson-first-winter-elsewhere = El enemigo y su fuerza están arriba, en la cabecera de la batalla.

## Lo que aparece más tarde

kingsburg-lesson-first-met-recruiting = Los refuerzos del rey sumarán de 1 a 6; un soldado da más seguridad.
kingsburg-lesson-first-met-lost-building = Un edificio perdido se lleva sus puntos, pero se puede reconstruir.
kingsburg-lesson-first-met-soldiers-home = Tras la batalla los soldados vuelven a casa; el próximo invierno necesitarás otros.
kingsburg-lesson-first-met-white-die = Ayuda del rey: quien tiene menos edificios puede tirar un dado blanco en primavera.
kingsburg-lesson-first-met-envoy = El enviado ayuda a quien tiene menos edificios: consejero ocupado o segundo edificio.
kingsburg-lesson-first-met-re-roll = Todos tus dados muestran el mismo número: puedes volver a tirar uno.
