### Royals: las reglas por número

## Preparación

royals-rule-1-1 = Juegan de dos a cinco personas, cada una con los cubos de un color: 46 en negro o blanco, 36 en gris, morado o naranja. Dos jugadores usan el negro y el blanco; con tres o más vale cualquier color. Quien ocupa una posición o la arrebata necesita dos cubos en su reserva. Los cubos desterrados y los que están sobre fichas de título no vuelven nunca.
    .title = Jugadores y cubos
    .ruling = El reglamento no dice qué pasa cuando faltan cubos; con menos de dos no se puede ocupar nada. Los colores van según el sitio (gris, morado, naranja, negro, blanco; con dos jugadores negro y blanco), salvo que la mesa deje elegir.
royals-rule-1-2 = De las 99 cartas de país, 31 son de Francia, 26 de los Estados alemanes, 22 de Gran Bretaña y 20 de España. Antes de barajar se devuelven algunas a la caja, en este orden de países: con dos jugadores, 11, 9, 8 y 6; con tres, 9, 8, 7 y 6; con cuatro, 6, 5, 5 y 4; con cinco, ninguna. Las cartas barajadas son el mazo de países; las tres primeras se ponen boca arriba como oferta.
    .title = Cartas de país
    .arcane-2016 = Gran Bretaña tiene 25 cartas, así que en total son 102. Retiramos las mismas cantidades.
royals-rule-1-3 = Hay 24 cartas de intriga, cuatro por cada una de las seis parejas de países. Forman un mazo boca abajo con su propio descarte.
    .title = Cartas de intriga
    .ruling = La lista de parejas del reglamento tiene errores; en la caja cada pareja aparece cuatro veces.
royals-rule-1-4 = En el tablero hay: 16 bonificaciones de ciudad (cinco en Francia, cuatro en los Estados alemanes y otras tantas en España, tres en Gran Bretaña), dos bonificaciones de país por cada país, bonificaciones de casa noble de 16, 12 y 8 puntos (con dos jugadores solo la de 8), dos fichas de periodo por país para 1648, 1680 y 1714, y siete fichas de título que se parten en dos mitades iguales.
    .title = Fichas
    .arcane-2016 = Con tres jugadores las bonificaciones de casa noble son de 12 y 8 puntos.
royals-rule-1-5 = El jugador inicial se sortea. Se juega en el sentido de las agujas del reloj.
    .title = Jugador inicial
    .ruling = Según el reglamento empieza el más joven; el sorteo no pregunta la edad a nadie.

## El turno

royals-rule-2 = Un turno consta de: robar cartas, jugar cartas, final del turno. Robar es obligatorio, también con la mano llena, y se termina antes de jugar la primera carta. Jugar es voluntario.
    .title = El turno
royals-rule-2-1 = En su primer turno cada jugador roba solo cartas de país, y cuántas depende de su lugar en el orden, contado desde el jugador inicial: con dos jugadores, 2 y 3; con tres, 1, 2 y 3; con cuatro, 1, 1, 2 y 3; con cinco, 1, 1, 2, 2 y 3. Por lo demás es un turno como cualquier otro.
    .title = El primer turno
royals-rule-2-2 = Desde el segundo turno se roban o bien tres cartas de país, o bien una carta de país y una carta de intriga, en el orden que se quiera.
    .title = Qué se roba
    .ruling = Hay que decir cuál de las dos antes de robar la primera carta.
royals-rule-2-3 = Cada carta de país viene de lo alto del mazo o de la oferta. Los huecos de la oferta siguen vacíos hasta el final del turno.
    .title = Mazo u oferta
    .ruling = Las cartas se toman de una en una, y cada una se ve antes de elegir la siguiente.
royals-rule-2-4 = Si hay que robar una carta de intriga y su mazo está vacío, se baraja su descarte, que pasa a ser el nuevo mazo. Siempre hay suficientes.
    .title = Se acaba el mazo de intriga
royals-rule-2-5 = Un mazo de países vacío no da cartas. Lo que falte por robar viene entonces de la oferta, que siempre basta.
    .title = Se acaba el mazo de países
    .arcane-2016 = Quien pide una carta a un mazo vacío hace que el descarte se baraje al momento en un nuevo mazo. El periodo acaba después de este turno; entonces la oferta solo se completa, sin barajar otra vez.
royals-rule-2-6 = Se puede jugar tantas veces como lo permitan las cartas y en cualquier orden: ocupar posiciones libres y arrebatar las de otros.
    .title = Jugar cartas
royals-rule-2-6a = Para ocupar una posición libre se descartan tantas cartas de su país como cuesta su título; luego se pone un cubo en la posición y otro en la ficha de título. Una posición nunca lleva más de un cubo. Las dos posiciones de una ciudad pueden ser de la misma persona.
    .title = Ocupar una posición
    .ruling = El pago es exacto; nadie puede descartar más de lo que se pide.
royals-rule-2-6b = Tres cartas de país cualesquiera valen por una carta de país a elección, tantas veces como se quiera en un mismo pago.
    .title = Comodines
    .ruling = El reglamento habla de jugadores a los que les falta una carta. Nosotros permitimos los comodines siempre, y entre las tres puede haber cartas del país deseado.
royals-rule-2-6c = Se puede arrebatar una posición a otro jugador, nunca la propia. Se descarta una carta de intriga que muestre el país, dos si es un rey, y después la posición se ocupa como siempre. Quien no pueda hacer los dos pagos no puede empezar. El cubo antiguo queda desterrado en la casilla de esa ciudad, y su compañero sobre la ficha de título se queda. Dos cartas de intriga cualesquiera valen por una a elección, por cada una que haga falta; un rey cuesta, pues, dos, tres o cuatro.
    .title = Arrebatar una posición
    .ruling = El reglamento habla de jugadores a los que les falta una carta de intriga. Como con las cartas de país, permitimos el cambio siempre, y las dos pueden mostrar el país deseado.
royals-rule-2-7 = Durante el turno se pueden superar los límites de mano. Al final se descarta exactamente lo que pase de 12 cartas de país y 4 cartas de intriga, a elección propia. Luego la oferta se rellena hasta tres cartas y se mira si acaba el periodo.
    .title = Final del turno
royals-rule-2-8 = Las manos son secretas; cuántas cartas tienen, no. Todos ven lo que se toma de la oferta y lo que se descarta; una carta robada de un mazo la ve solo quien la roba. Terminada la partida, todo queda a la vista.
    .title = Manos secretas
    .ruling = El reglamento lo da por sabido sin decirlo.

## Bonificaciones

royals-rule-3 = Quien cumple la condición de una bonificación toma su ficha al momento y la guarda boca abajo hasta el final.
    .title = Bonificaciones
    .ruling = Quién tomó qué ficha no es un secreto. Lo único que no se ve es la puntuación en curso de los demás, salvo que la mesa haya elegido mostrarla.
royals-rule-3-1 = La primera persona que ocupa una posición en una ciudad toma su bonificación de ciudad. Por eso arrebatar una posición nunca la da.
    .title = Bonificación de ciudad
royals-rule-3-2 = Quien tiene al menos un cubo en cada ciudad de un país toma allí la bonificación de país más alta que quede; los cubos desterrados cuentan. Si no queda ninguna, no se toma nada, y nadie toma dos en el mismo país.
    .title = Bonificación de país
royals-rule-3-3 = Quien tiene al menos un cubo en las siete fichas de título toma la bonificación de casa noble más alta que quede. Si no queda ninguna, no se toma nada, y nadie toma dos.
    .title = Bonificación de casa noble
royals-rule-3-4 = Una sola jugada puede dar bonificaciones de las tres clases, pero solo a quien tiene el turno.
    .title = Varias bonificaciones a la vez
    .ruling = Llegan en este orden: ciudad, país, casa noble.

## Periodos y final

royals-rule-4-1 = Un periodo acaba cuando, al final de un turno, la oferta no se puede rellenar hasta tres cartas. (Tres cartas en la oferta y un mazo vacío aún no lo acaban.) La oferta se rellena cuanto se pueda, el descarte se baraja en un nuevo mazo de países, la oferta se completa y el periodo se puntúa. Sigue el jugador siguiente.
    .title = Final de un periodo
royals-rule-4-2 = En el tercer periodo el mazo y la oferta se renuevan igual, pero antes de puntuar se termina la ronda con turnos completos, para que todos hayan tenido los mismos. Se puntúa después del turno de quien se sienta a la derecha del jugador inicial; al momento, si fue esa persona quien lo acabó.
    .title = La última ronda
    .ruling = El reglamento dice a la izquierda, pero así no todos tendrían los mismos turnos.
royals-rule-4-3 = En cada país todos suman la influencia de las posiciones que tienen en ese momento. Los cubos desterrados no dan ninguna. Quienes tienen influencia se ordenan: el primero toma la ficha más alta de este periodo, el segundo la más baja. Si solo uno tiene influencia, la segunda ficha sale del juego; si no la tiene nadie, las dos.
    .title = Puntuación de un periodo
    .ruling = Una sola clasificación por país resuelve los empates por el primer puesto, por el segundo y entre tres.
royals-rule-4-4 = En un empate va delante quien tiene el título más alto en ese país. Si también eso es igual, decide la ciudad donde lo tiene: la de mayor bonificación de ciudad impresa, tomara quien tomara su ficha. A quien tiene el título dos veces le cuenta la mejor ciudad.
    .title = Empates de influencia
royals-rule-4-5 = Después del tercer periodo se puntúan los títulos, el más bajo primero. Quien tiene más cubos en una ficha de título gana su valor completo. Si empatan exactamente dos, cada uno toma una mitad; si empatan más, nadie toma nada.
    .title = Puntuación de los títulos
    .ruling = Sin un cubo allí nunca se empata, y una ficha sin cubos sale del juego.
royals-rule-4-6 = Gana quien tiene más puntos de victoria. En un empate decide la ficha más alta, sea de la clase que sea; si también eso es igual, la victoria se comparte.
    .title = Victoria
    .ruling = Media ficha de título cuenta por su mitad.
