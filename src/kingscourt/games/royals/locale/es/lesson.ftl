### Royals: lo que dice el heraldo en la primera partida

## El primer turno

royals-lesson-first-take-title = Tu primera carta
royals-lesson-first-take-why = Tu casa noble ambiciona cuatro cortes; tras tres periodos gana quien más puntos tenga.
royals-lesson-first-take-what = Cada carta es el favor de un país: toma la española de la oferta.
royals-lesson-first-take-instead = Una carta española da { $points } puntos en Valencia; cualquier otra carta sola da menos.
royals-lesson-first-occupy-title = Un mariscal en Valencia
royals-lesson-first-occupy-why = Una posición cuesta cartas de su país: el número de su cuadrado.
royals-lesson-first-occupy-what = Ocupa Valencia: { $device ->
        [touch] toca
       *[other] pulsa
    } su mariscal.
royals-lesson-first-occupy-instead = Valencia da { $points } puntos al instante, Barcelona { $less }, y esperar no da nada.
royals-lesson-first-title-title = Dos cubos
royals-lesson-first-title-why = El primero en una ciudad toma su bonificación: Valencia te dio { $points } puntos.
royals-lesson-first-title-what = Tu segundo cubo está en la ficha del mariscal. Quien tenga más cubos allí puntuará al final: { $device ->
        [touch] toca
       *[other] pulsa
    } esa ficha.
royals-lesson-first-title-elsewhere = Las fichas de título están juntas en un recuadro propio: busca la del mariscal.
royals-lesson-first-rivals-title = Aldric en Marsella
royals-lesson-first-rivals-why = Quien juega después roba más en su primer turno: Aldric robó dos cartas.
royals-lesson-first-rivals-what = Mira Marsella: el barón le costó dos cartas francesas. Luego sigue.
royals-lesson-first-third-title = Beatrix en Colonia
royals-lesson-first-third-why = Beatrix juega en tercer lugar, así que en su primer turno robó tres cartas.
royals-lesson-first-third-what = Mira Colonia: el barón le costó dos cartas alemanas. Luego sigue.

## El segundo turno

royals-lesson-first-draw-title = Dos formas de robar
royals-lesson-first-draw-why = Desde ahora robas tres cartas de país, o una y una carta de intriga.
royals-lesson-first-draw-what = Elige robar tres cartas de país.
royals-lesson-first-draw-what-2 = Toma de la oferta las tres cartas francesas, una a una.
royals-lesson-first-draw-instead = Hay tres cartas francesas a la vista: justo el precio de una condesa.
royals-lesson-first-countess-title = Una condesa en Lyon
royals-lesson-first-countess-why = La influencia de una posición está en su círculo. Lyon da ahora { $points } puntos.
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
royals-lesson-first-intrigue-why = Tus rivales también tienen posiciones: una carta de intriga te permite arrebatarles una.
royals-lesson-first-intrigue-why-3 = Tu carta de intriga abre posiciones en los Estados alemanes y en España.
royals-lesson-first-intrigue-what = Elige robar una carta de cada clase.
royals-lesson-first-intrigue-what-2 = Roba una carta de intriga de su mazo.
royals-lesson-first-intrigue-what-3 = Roba una carta de país del mazo: quizá sea alemana.
royals-lesson-first-intrigue-instead = Toma una de cada clase: la carta de intriga abrirá una posición rival.
royals-lesson-first-intrigue-instead-3 = En la oferta no hay cartas alemanas, pero quizá sí en el mazo.
royals-lesson-first-nothing-title = Aún no alcanza para nada
royals-lesson-first-nothing-why = El mazo te dio una carta británica; cada posición británica libre cuesta más.
royals-lesson-first-nothing-what = Una sola carta británica aún no alcanza para nada: termina el turno.
royals-lesson-first-nothing-instead = Tu única carta británica no alcanza para nada: no puedes hacer otra cosa.
royals-lesson-first-wild-title = Tres cualesquiera por una
royals-lesson-first-wild-why = Tres cartas de país cualesquiera valen por una que te falte: así alcanzas Múnich.
royals-lesson-first-wild-what = Elige robar tres cartas de país.
royals-lesson-first-wild-what-2 = Toma las tres cartas de la oferta, una a una.
royals-lesson-first-wild-what-3 = Ocupa el barón de Múnich: una carta alemana y tres cualesquiera por la segunda.
royals-lesson-first-wild-what-4 = Tienes una carta alemana: paga la segunda con las otras tres.
royals-lesson-first-wild-instead = Múnich está libre: bastan las cartas visibles, y el primero gana { $points } puntos.
royals-lesson-first-wild-instead-3 = Tienes todo lo necesario: el barón de Múnich da { $points } puntos.
royals-lesson-first-takeover-title = Arrebatar una posición
royals-lesson-first-takeover-why = Una posición rival cuesta su precio normal más una carta de intriga del país.
royals-lesson-first-takeover-why-3 = Su cubo queda desterrado: ya no da influencia, pero cuenta para ciudad y título.
royals-lesson-first-takeover-what = Elige robar tres cartas de país.
royals-lesson-first-takeover-what-2 = Toma las tres cartas de la oferta; dos de ellas son alemanas.
royals-lesson-first-takeover-what-3 = Arrebátale el barón a Beatrix con dos cartas alemanas y tu carta de intriga.
royals-lesson-first-takeover-instead = Las cartas visibles son seguras, dos son alemanas, y un barón supera al mariscal.
royals-lesson-first-takeover-instead-2 = Dos de estas cartas son alemanas: con ellas puedes pagar un barón.
royals-lesson-first-takeover-instead-3 = Tienes todo lo necesario: dos cartas alemanas y la carta de intriga.

## El periodo y las metas

royals-lesson-first-period-title = Termina un periodo
royals-lesson-first-period-why = He jugado hasta que la oferta no se pudo rellenar: así acaba el periodo.
royals-lesson-first-period-what = Londres, Viena y la influencia te han llevado a { $score } puntos: { $device ->
        [touch] toca
       *[other] pulsa
    } tus puntos.
royals-lesson-first-period-elsewhere = Tus puntos están junto a tu nombre.
royals-lesson-first-aims-title = Metas a largo plazo
royals-lesson-first-aims-why = Quien primero tenga un cubo en cada ciudad alemana gana { $bonus } puntos.
royals-lesson-first-aims-what = Solo te falta Berlín: { $device ->
        [touch] toca
       *[other] pulsa
    } esa ciudad.
royals-lesson-first-aims-elsewhere = Berlín es la ciudad alemana donde no tienes ningún cubo.
royals-lesson-first-yours-title = Siete títulos
royals-lesson-first-yours-why = Tener cubos en los siete títulos también puntúa. Esas son tus metas a largo plazo.
royals-lesson-first-yours-what = Roba tres cartas de país; desde aquí decides tú.

## Lo que aparece por primera vez después de la lección

royals-lesson-first-met-hand-limit = Límite de mano: 12 cartas de país y 4 cartas de intriga.
royals-lesson-first-met-intrigue-pair = Dos cartas de intriga cualesquiera valen por una; arrebatar un rey exige dos.
royals-lesson-first-met-banished = Un cubo desterrado no da influencia, pero sigue contando para su ciudad y título.
royals-lesson-first-met-country-bonus = Un cubo en cada ciudad da la mejor bonificación de país restante, desterrados incluidos.
royals-lesson-first-met-noble-house = Tener cubos en los siete títulos da la mejor bonificación de casa noble restante.
royals-lesson-first-met-last-round = Todos juegan igual número de turnos; después puntúan el tercer periodo y los títulos.
