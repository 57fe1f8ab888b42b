### Royals: lo que dice el heraldo en la primera partida

## El primer turno

royals-lesson-first-take-title = Tu primera carta
royals-lesson-first-take-why = Tu casa noble ambiciona cuatro cortes; tras tres periodos gana quien más puntos tenga.
royals-lesson-first-take-what = Cada carta es el favor de un país: toma la española de la oferta.
royals-lesson-first-take-instead = Una carta española da { $points } puntos en Valencia; cualquier otra carta sola da menos.
royals-lesson-first-occupy-title = Un mariscal en Valencia
royals-lesson-first-occupy-why = Una posición cuesta cartas de su país; un mariscal, solo una.
royals-lesson-first-occupy-what = Ocupa Valencia: { $device ->
        [touch] toca
       *[other] pulsa
    } su mariscal.
royals-lesson-first-occupy-instead = Valencia da { $points } puntos al instante, Barcelona { $less }, y esperar no da nada.
royals-lesson-first-title-title = Dos cubos
royals-lesson-first-title-why = El primero en una ciudad toma su bonificación: Valencia te dio { $points } puntos.
royals-lesson-first-title-what = Tu segundo cubo cuenta para el título: { $device ->
        [touch] toca
       *[other] pulsa
    } la ficha del mariscal.
royals-lesson-first-title-elsewhere = Las fichas de título están juntas en un recuadro propio: busca la del mariscal.
royals-lesson-first-rivals-title = Juegan tus rivales
royals-lesson-first-rivals-why = Quien juega después roba más en su primer turno: Aldric dos cartas, Beatrix tres.
royals-lesson-first-rivals-what = Síguelos hasta Marsella y Colonia, y luego continúa.

## El segundo turno

royals-lesson-first-draw-title = Dos formas de robar
royals-lesson-first-draw-why = Desde ahora robas tres cartas de país, o una y una carta de intriga.
royals-lesson-first-draw-what = Elige robar tres cartas de país.
royals-lesson-first-draw-what-2 = Toma de la oferta las tres cartas francesas, una a una.
royals-lesson-first-draw-instead = Hay tres cartas francesas a la vista: justo el precio de una condesa.
royals-lesson-first-countess-title = Una condesa en Lyon
royals-lesson-first-countess-why = Cada posición da influencia (los títulos caros, más), y Lyon da ahora { $points } puntos.
royals-lesson-first-countess-what = Paga tus tres cartas francesas: { $device ->
        [touch] toca
       *[other] pulsa
    } la condesa de Lyon.
royals-lesson-first-countess-instead = Lyon da { $points } puntos al primero, más que cualquier otra ciudad a tu alcance.
royals-lesson-first-influence-title = Influencia en un país
royals-lesson-first-influence-why = Cada periodo, los dos más influyentes de un país puntúan, aquí { $first } y { $second }.
royals-lesson-first-influence-what = Empatas con Aldric en influencia (1); tu condesa desempata: { $device ->
        [touch] toca
       *[other] pulsa
    } Francia.
royals-lesson-first-influence-elsewhere = La influencia se suma país por país: mira el panel de Francia.

## Intrigas

royals-lesson-first-intrigue-title = Una carta de intriga
royals-lesson-first-intrigue-why = Las posiciones libres se agotan; las cartas de intriga abren las de tus rivales.
royals-lesson-first-intrigue-what = Elige robar una carta de cada clase.
royals-lesson-first-intrigue-what-2 = Roba una carta de intriga de su mazo.
royals-lesson-first-intrigue-what-3 = Roba una carta de país del mazo: quizá sea alemana.
royals-lesson-first-intrigue-what-4 = Tu carta británica aún no alcanza para nada: termina el turno.
royals-lesson-first-intrigue-instead = La intriga abre posiciones rivales; sin cartas alemanas en la oferta, prueba el mazo.
royals-lesson-first-wild-title = Tres cualesquiera por una
royals-lesson-first-wild-why = Tres cartas de país cualesquiera valen por una que te falte.
royals-lesson-first-wild-what = Elige robar tres cartas de país.
royals-lesson-first-wild-what-2 = Toma las tres cartas de la oferta.
royals-lesson-first-wild-what-3 = Ocupa la posición de barón en Múnich: cuesta dos cartas alemanas.
royals-lesson-first-wild-what-4 = Tienes una carta alemana: paga la segunda con las otras tres.
royals-lesson-first-wild-instead = Múnich está libre: bastan las cartas visibles, y el primero gana { $points } puntos.
royals-lesson-first-takeover-title = Arrebatar una posición
royals-lesson-first-takeover-why = Una posición rival cuesta su precio normal más una carta de intriga del país.
royals-lesson-first-takeover-what = Elige robar tres cartas de país.
royals-lesson-first-takeover-what-2 = Toma las tres cartas de la oferta; dos de ellas son alemanas.
royals-lesson-first-takeover-what-3 = Arrebátale el barón a Beatrix con dos cartas alemanas y tu carta de intriga.
royals-lesson-first-takeover-instead = Las cartas visibles son seguras, dos son alemanas, y un barón supera al mariscal.

## El periodo y las metas

royals-lesson-first-period-title = Termina un periodo
royals-lesson-first-period-why = He jugado hasta que la oferta no se pudo rellenar: así acaba el periodo.
royals-lesson-first-period-what = Ya tienes { $score } puntos: { $device ->
        [touch] toca
       *[other] pulsa
    } un país y mira quién puntuó.
royals-lesson-first-period-elsewhere = El panel de cada país dice quién puntuó allí.
royals-lesson-first-aims-title = Metas a largo plazo
royals-lesson-first-aims-why = Un cubo en cada ciudad de un país puntúa; uno en cada título, también.
royals-lesson-first-aims-what = Solo te falta Berlín en los Estados alemanes: { $device ->
        [touch] toca
       *[other] pulsa
    } ese país.
royals-lesson-first-aims-elsewhere = Mira el panel de los Estados alemanes, no las cartas ni las ciudades.
royals-lesson-first-aims-what-2 = Desde aquí decides tú: tres cartas, o una de cada clase.

## Lo que aparece por primera vez después de la lección

royals-lesson-first-met-hand-limit = Límite de mano: 12 cartas de país y 4 cartas de intriga.
royals-lesson-first-met-intrigue-pair = Dos cartas de intriga cualesquiera valen por una; arrebatar un rey exige dos.
royals-lesson-first-met-banished = Un cubo desterrado no da influencia, pero sigue contando para su ciudad y título.
royals-lesson-first-met-country-bonus = Un cubo en cada ciudad da la mejor bonificación de país restante, desterrados incluidos.
royals-lesson-first-met-noble-house = Tener cubos en los siete títulos da la mejor bonificación de casa noble restante.
royals-lesson-first-met-last-round = Todos juegan igual número de turnos; después puntúan el tercer periodo y los títulos.
