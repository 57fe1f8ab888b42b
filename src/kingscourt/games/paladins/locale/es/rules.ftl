### Paladines del Reino del Oeste: las reglas por número

## Preparación

paladins-rule-1-1 = Juegan de una a cuatro personas; quien juega en solitario se enfrenta a un rival artificial. Encima del tablero principal hay cinco ciudadanos y debajo seis forasteros; las murallas, las sospechas y las tabernas están barajadas, y las deudas muestran su cara sin pagar. La reserva de impuestos empieza con 5 de plata para dos jugadores, 6 para tres y 8 para cuatro.
    .title = El tablero principal
    .ruling = Para un jugador, la reserva de impuestos tiene 5 de plata; ninguna fuente lo dice.
paladins-rule-1-2 = Tres Órdenes del Rey y cinco Favores del Rey al azar quedan boca abajo en el tablero. Las demás cartas salen de la partida sin que nadie las mire.
    .title = Órdenes y Favores
paladins-rule-1-3 = Cada jugador tiene 8 talleres, 7 monjes, 7 puestos avanzados y 7 jarras, los atributos fe, fuerza e influencia a 0, 3 de plata, 1 provisión y un mazo propio, barajado, con los doce paladines.
    .title = Qué tiene cada jugador
paladins-rule-1-4 = El jugador inicial se sortea. En orden inverso, con el jugador inicial en último lugar, cada uno contrata gratis a un ciudadano de la fila; su recompensa inmediata cuenta, y entretanto la fila no se repone. Después la fila se desliza a la derecha y se completa por la izquierda.
    .title = Jugador inicial y primeros ciudadanos
paladins-rule-1-5 = Las sospechas, los forasteros atacados y su pueblo, los recursos y ambas filas están a la vista de todos. Son secretos los paladines robados hasta que se revelan, las cartas que se ponen encima y debajo del mazo propio, y todo lo que está boca abajo.
    .title = Qué está a la vista

## La ronda

paladins-rule-2-1 = La partida dura siete rondas. A partir de la segunda, el marcador de jugador inicial pasa primero al jugador de la izquierda.
    .title = El marcador de jugador inicial
paladins-rule-2-2 = En las rondas 1 y 2 se revela una Orden; en la ronda 3, una Orden y un Favor; en las rondas 4 a 7, un Favor.
    .title = Revelar Órdenes y Favores
paladins-rule-2-3 = Se revelan tantas tabernas como jugadores, más una. Las tabernas descartadas solo se barajan cuando hace falta una carta y el mazo está vacío.
    .title = Tabernas
paladins-rule-2-4 = Todos a la vez y en secreto, los jugadores roban tres paladines de su mazo. Uno se usa en esta ronda, otro va encima del mazo y otro debajo.
    .title = Elegir un paladín
    .ruling = Los paladines usados salen de la partida. Lo que un paladín añade a los atributos dura la ronda.
paladins-rule-2-5 = Empezando por el jugador inicial, cada uno revela su paladín y toma sus dos trabajadores. Luego, otra vez desde el jugador inicial, cada uno toma una taberna con sus cuatro trabajadores; las sospechas que trae, y las inquisiciones que provocan, se resuelven antes de que elija el siguiente. Sobra una taberna.
    .title = Paladines y tabernas traen trabajadores
paladins-rule-2-6 = Desde el jugador inicial y por turnos, cada uno realiza una acción o pasa, hasta que todos hayan pasado. Quien ha pasado queda fuera de la ronda.
    .title = Turnos
paladins-rule-2-7 = Quien no tiene trabajadores o ninguna acción posible debe pasar. Al pasar vuelven todos los trabajadores del tablero propio, pero no los que están en Favores, y de los trabajadores que sobran se conservan tres como máximo, a elección del jugador.
    .title = Pasar
    .ruling = El límite de tres solo se comprueba al pasar; los trabajadores que se reciben después se quedan.
paladins-rule-2-8 = Al final de una ronda se descarta el ciudadano de la columna más a la derecha, si lo hay; los demás se deslizan a la derecha y se llenan las columnas libres. Se descarta el forastero de la columna más a la izquierda, si lo hay; los demás se deslizan a la izquierda y se llenan las columnas libres. Los descartes nunca se vuelven a barajar; con el mazo vacío, las columnas quedan vacías. Las tabernas se descartan, los trabajadores de los Favores vuelven y los Favores siguen revelados. Durante una ronda los huecos se quedan donde están, y costes y requisitos van con la columna.
    .title = El final de una ronda
paladins-rule-2-9 = Cada criminal que se recibe trae al momento una sospecha, también los de tabernas y paladines.
    .title = Los criminales traen sospechas
paladins-rule-2-10 = Un atributo vale lo que muestra su marcador más lo que añade el paladín de esta ronda.
    .title = Atributos
    .ruling = Los marcadores se detienen en 12 y lo que exceda se pierde; junto con el paladín, un atributo puede pasar de 12.
paladins-rule-2-11 = Los trabajadores, la plata y las provisiones de la reserva general nunca se agotan.
    .title = La reserva general
    .ruling = El reglamento no dice qué pasa cuando faltan piezas, así que nunca faltan.
paladins-rule-2-12 = Cuando pasa el último jugador de la séptima ronda, la partida termina en el acto.
    .title = El final de la partida

## Acciones

paladins-rule-3-0 = Una acción solo puede usarse si todas sus casillas sin taller están vacías. Una casilla sin color admite cualquier trabajador; una de color, los de su clase o un criminal; una de criminal, solo criminales. El orden es: comprobar casillas, requisito y coste; colocar trabajadores; pagar; mover la pieza o tomar la carta; recompensas en el orden impreso; el paso de atributo de la acción; el descarte que permite absolver; la habilidad del paladín; los ciudadanos que reaccionan. Una sospecha o una inquisición se resuelve entre dos recompensas.
    .title = Cómo transcurre una acción
    .ruling = Donde el reglamento calla sobre el orden, vale este. Nada de lo que da una acción cuenta para su propio requisito, coste o trabajadores.
paladins-rule-3-1 = Desarrollar pide dos trabajadores cualesquiera y 4 de plata. El taller más a la izquierda pasa a una de las dos primeras casillas de una acción del lado derecho, dos como máximo por acción, y hace para siempre de trabajador. Un trabajador en esa casilla vuelve a la reserva general; los demás se quedan y siguen bloqueando. El trabajador que aparece donde estaba el taller es para ti.
    .title = Desarrollar
paladins-rule-3-2 = Reclutar con un trabajador cualquiera: se despide a un ciudadano de la fila por la recompensa de su esquina. Con un segundo trabajador, un luchador: se le contrata por su parte inferior. En ambos casos se paga la columna; desde la izquierda, 3 de plata o una deuda, 2 de plata o una deuda, 2, 1 y 0 de plata. El número de trabajadores, uno o dos, se decide en una sola acción; un segundo no puede sumarse más tarde.
    .title = Reclutar
    .ruling = También se puede pagar con una deuda al despedir, y se toma antes de la recompensa.
paladins-rule-3-3 = Cazar da 1 provisión por un trabajador, 3 si se suma un explorador. Comerciar da 1 de plata por un trabajador, 3 si se suma un comerciante. El número de trabajadores, uno o dos, se decide en una sola acción.
    .title = Cazar y comerciar
paladins-rule-3-4 = Rezar pide un clérigo y 2 de plata: todos los trabajadores dejan una acción del tablero propio, del lado izquierdo o del derecho. Los trabajadores en Favores y los talleres se quedan. Una oración obtenida como recompensa no necesita clérigo, ni plata, ni casilla.
    .title = Rezar
    .ruling = Rezar también puede despejar su propia casilla.
paladins-rule-3-5 = Conspirar pide un trabajador cualquiera y da un criminal y, con él, una sospecha.
    .title = Conspirar
paladins-rule-3-6 = Las seis acciones del lado derecho piden tres trabajadores cada una y pueden hacerse siete veces como máximo en una partida; solo atacar no tiene límite. Comisionar exige la fe de la zona y guarnecer, su fuerza; ambas cuestan, uso a uso, 1, 1, 1, 2, 2, 3, 3 provisiones, ponen una pieza en una casilla libre del tablero principal por su recompensa y suben la influencia o la fe. Fortificar exige influencia 0, 1, 3, 5, 7, 9, 11, cuesta también 1, 1, 1, 2, 2, 3, 3 provisiones y da la carta de muralla superior. Absolver exige la influencia de la jarra, cuesta 1, 2, 2, 2, 3, 3, 3 de plata, pone la jarra en una casilla de jarra libre por su recompensa, sube la fe y permite descartar una sospecha. Atacar exige la fuerza de la columna, o 1 de plata por cada 2 que falten, redondeando hacia arriba, y da las recompensas de la esquina del forastero. Convertir exige la fe de la columna, cuesta 0, 1, 2, 2, 2, 3, 3 de plata y da la fuerza del forastero y sus puntos al final. Las zonas y columnas exigen fe 0, 2, 4, 6, 8, 10 y fuerza 1, 3, 5, 7, 9, 11. Las casillas marcadas 3+ o 4+ están cerradas con menos jugadores.
    .title = Acciones en el reino
    .ruling = Las jarras exigen influencia 0, 2, 4, 6, 8, 10, 12; solo la primera se sabe con certeza.
paladins-rule-3-7 = Como acción, un trabajador de su clase va a un Favor del Rey revelado y libre. Cada uno puede usarse una vez por ronda entre toda la mesa. Su coste se paga entero antes, tomando una deuda donde así lo dice; de varias opciones se elige una.
    .title = Los Favores del Rey
paladins-rule-3-8 = Se puede renunciar a las recompensas, también a un criminal, y entonces no llega su sospecha. Solo son obligatorios los impuestos, las sospechas y las deudas. Los trabajadores de paladines y tabernas y el criminal de conspirar no son recompensas y se toman todos.
    .title = Recompensas
    .ruling = Un reclutamiento gratuito permite contratar o despedir a cualquier ciudadano de la fila, sin trabajadores, plata ni deuda. Un taller gratuito no necesita trabajadores ni plata y cuenta como desarrollar. Una recompensa que no puede usarse se pierde. Todos los iconos de impuesto de una carta son una sola cantidad. Lo que siempre conviene se toma sin preguntar.
paladins-rule-3-9 = Los ciudadanos que reaccionan a una acción dan su recompensa cada vez que se realiza, tras los efectos propios de la acción y en el orden que elija su dueño. Si son varios, cada uno da la suya. Quien se contrata durante una acción no reacciona a esa misma acción.
    .title = Ciudadanos que reaccionan
paladins-rule-3-10 = Sin carta de muralla no se puede fortificar; sin forastero en la fila, ni atacar ni convertir; sin ciudadano en la fila, no se recluta; sin taller, no se desarrolla; sin casilla libre al alcance, ni comisionar ni guarnecer.
    .title = Cuando algo se ha agotado
    .ruling = El reglamento no trata estos casos.
paladins-rule-3-11 = La habilidad de un paladín vale para su acción en esta ronda. «Sin provisiones» y «sin plata» anulan ese coste, al reclutar también la deuda, pero nunca la plata de un ataque. Lo que añade viene de la reserva general después del coste, también con un solo trabajador. Desarrollar cuesta 2 de plata con su paladín.
    .title = Habilidades de los paladines
    .ruling = Las habilidades no se aplican a las recompensas gratuitas.

## Impuestos, sospechas, deudas, inquisición

paladins-rule-4-1 = Un impuesto se toma siempre, en plata de la reserva de impuestos. Lo que falte en esta viene de la reserva general.
    .title = Impuestos
paladins-rule-5-1 = Una sospecha es la carta superior de su mazo, puesta boca arriba en el montón propio; después se toman sus 0, 1 o 2 de plata como impuesto, así que cuenta en la inquisición que provoca. Si son varias, se toman de una en una.
    .title = Sospecha
paladins-rule-5-2 = Cuando el mazo de sospechas está vacío, se barajan sus descartes. Cuando ambos están vacíos, llega en el acto una inquisición, y luego se roba la carta.
    .title = No quedan cartas de sospecha
paladins-rule-5-3 = Cuando se toma la última plata de la reserva de impuestos, llega en el acto una inquisición. Tras cada inquisición, la reserva de impuestos se repone hasta lo que tenía al empezar.
    .title = Cuándo llega la inquisición
paladins-rule-5-4 = Primero se usan todos los ciudadanos que reaccionan a la inquisición, cada uno una vez y en el orden que elija su dueño; sus condiciones se comprueban al usarlos. Después, quien tenga el mayor número de sospechas, al menos una, toma una deuda sin pagar y descarta la mitad de su montón, redondeando hacia abajo; en un empate, todos los empatados. Al descartar sospechas, las más recientes van siempre primero. También participa quien ha pasado.
    .title = La inquisición
    .ruling = Los jugadores actúan en orden de turno desde el activo. Al descarte del conspirador se puede renunciar.
paladins-rule-5-5 = Al final, una deuda sin pagar cuesta 3 puntos de victoria y una pagada da 1. Pagar da la vuelta a una deuda; destruir devuelve al mazo una deuda sin pagar. El cobrador de deudas reacciona justo después de cada deuda a la que se da la vuelta.
    .title = Deudas
    .ruling = Un mazo de deudas vacío sigue dando deudas.
paladins-rule-5-6 = Ninguna inquisición empieza dentro de otra: ningún ciudadano que reacciona a ella da impuestos ni criminales.
    .title = Una sola inquisición a la vez

## Puntuación

paladins-rule-6-1 = Una Orden se cumple con al menos cinco usos de su acción; en atacar cuentan los forasteros atacados. Las Órdenes dan 4, 6 y 8 puntos de victoria según su lugar. Cada atributo puntúa por su marcador, sin el paladín: 0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20 de 0 a 12.
    .title = Órdenes y atributos
paladins-rule-6-2 = 6, 7 u 8 talleres dan 1, 3 o 6 puntos de victoria en total; 5, 6 o 7 monjes, 2, 5 o 9 en total, y lo mismo los puestos avanzados; 5, 6 o 7 murallas, 1, 3 o 6 en total, y lo mismo las jarras. Se suman los puntos impresos en las murallas, los forasteros convertidos, las deudas y 1 por cada 3 de plata y provisiones juntas. Todas las divisiones se redondean hacia abajo.
    .title = Piezas, deudas y recursos
paladins-rule-6-3 = Los forasteros convertidos puntúan según su nombre: por cada 2 usos de una acción, cada 4 de un atributo, cada forastero atacado de un pueblo, Órdenes cumplidas, mercenarios convertidos, deudas pagadas o sospechas conservadas; un traidor abarata las deudas sin pagar.
    .title = Forasteros convertidos
    .ruling = El cazador cuenta los ciudadanos junto al tablero, contratados de cualquier manera. Cada mercenario puntúa por todos, salvo que la mesa elija otra cosa. Cualquier número de traidores tiene el efecto de uno.
paladins-rule-6-4 = En caso de empate gana quien tenga más puntos por Órdenes y luego quien tenga menos sospechas; si el empate sigue, la victoria se comparte.
    .title = Empates

## Jugar en solitario

paladins-rule-7-1 = El rival artificial tiene un tablero con 7 monjes, 7 puestos avanzados y 7 jarras, sus marcadores de atributo apilados, con la influencia abajo, la fe encima y la fuerza arriba del todo, y un marcador de recursos en la primera de cinco casillas. Sus cinco planes «Favor» se apartan; los otros doce son su mazo. En la preparación tú contratas a un ciudadano y él no.
    .title = El rival artificial
    .ruling = El mazo tiene un plan de cada acción del lado derecho y seis de «Órdenes». Se usan las casillas abiertas a dos jugadores.
paladins-rule-7-2 = Según la dificultad se revelan 1, 3 o 5 Órdenes, y cada una pone un taller del rival en su acción; después se vuelven a barajar. Sobre cada Orden hay uno de sus talleres y sobre cada Favor un plan «Favor»: cuando se revela la carta, el taller pasa a esa acción o el plan a sus descartes.
    .title = Dificultad
paladins-rule-7-3 = Empiezas siempre tú, y los turnos se alternan; cuando un bando queda fuera, el otro sigue solo. El rival no tiene paladín. Se revelan dos tabernas: tú tomas una y, por cada criminal de la otra, el rival toma una sospecha, pero ningún trabajador.
    .title = Turnos contra el rival
paladins-rule-7-4 = En cada ronda el rival tiene tres trabajadores más que el número de la ronda, todos iguales, y no conserva ninguno. No paga costes de plata ni de provisiones. Un criminal que recibe es un trabajador corriente con una sospecha. Cada recurso que recibiría mueve su marcador una casilla a la derecha; pasada la última, el marcador vuelve a empezar y su atributo más bajo por debajo de 12 sube 1. De varios en el mismo nivel sube el de arriba, y un marcador que sube queda encima. Sus impuestos van a la reserva general y mueven el marcador.
    .title = Trabajadores y marcador de recursos
paladins-rule-7-5 = El marcador señala la carta que toma en una fila de ciudadanos, Favores o forasteros. Si no está disponible, sigue hacia la derecha y da la vuelta; tras el quinto forastero viene el sexto.
    .title = Qué señala el marcador
paladins-rule-7-6 = En su turno se revela un plan, que va al momento a los descartes. Si lo permiten los trabajadores, las casillas libres, los usos y el atributo, se realiza la acción; si no, la primera posible entre reclutar, rezar, comerciar, conspirar y descansar, con un trabajador y cada una como máximo una vez por ronda. Una oración o un reclutamiento recibidos como recompensa no ocupan ninguna casilla de esta fila. Sin trabajadores queda fuera de la ronda.
    .title = Su turno
    .ruling = Un mazo de planes vacío se baraja con sus descartes. No se dice cuántos trabajadores ocupa una acción de la fila; nosotros contamos uno.
paladins-rule-7-7 = Reclutar despide. Rezar despeja su lado derecho, o da un trabajador si ya está despejado, y baraja todos los planes. Comerciar mueve el marcador 1. Conspirar da una sospecha y dos trabajadores. Descansar mueve el marcador 1, más 1 por cada trabajador que quede, y luego el rival queda fuera.
    .title = Su fila de acciones
paladins-rule-7-8 = Comisionar y guarnecer eligen, dentro del alcance: un reclutamiento gratuito, pagar una deuda que tiene, una oración, dos trabajadores, un trabajador, plata, descartar una sospecha, pagar una deuda que no tiene; entre casillas iguales, la primera. Absolver da la vuelta a la siguiente jarra en su sitio, sube la fe y paga una deuda o, si no, descarta una sospecha. De una muralla se toma la opción izquierda si es posible. Atacar y convertir se mantienen dentro de sus atributos. El plan «Órdenes» intenta las Órdenes aún sin cumplir de derecha a izquierda; las cumplidas, solo si lo están todas.
    .title = Sus acciones
    .ruling = Si absolver descarta una sospecha más es una opción de la mesa.
paladins-rule-7-9 = Por cada sospecha o deuda sin pagar que debería entregar y no tiene, 1 de plata de la reserva de impuestos va a la reserva general; el marcador no se mueve, y la última plata trae igualmente una inquisición.
    .title = Lo que no tiene
paladins-rule-7-10 = Al final de una ronda se descartan las cartas de las dos columnas de ciudadanos más a la derecha y de las dos columnas de forasteros más a la izquierda; por una columna vacía no se descarta otra carta. Sus planes solo se barajan cuando reza o cuando su mazo está vacío.
    .title = El final de una ronda en solitario
paladins-rule-7-11 = El rival puntúa como un jugador, al menos 1 por cada forastero convertido, pero nada por talleres ni recursos; sus talleres sí cuentan para los guardianes.
    .title = Sus puntos
    .ruling = Un traidor vale 1, además de su efecto sobre las deudas.
paladins-rule-7-12 = Un plan «Favor» envía un trabajador al Favor que señala su marcador o, si no, al siguiente que esté revelado y libre; si no lo hay, ayuda su fila de acciones.
    .title = Sus Favores
    .ruling = Si un Favor cuesta una deuda, sí la toma.
paladins-rule-7-13 = Toma la opción izquierda donde es posible, es decir, donde tiene esa deuda o sospecha; si ninguna es posible, la izquierda. No puede desarrollar y toma la otra opción. De los atributos toma el primero impreso.
    .title = Sus elecciones
paladins-rule-7-14 = Participa en cada inquisición como un jugador, también cuando está fuera de la ronda.
    .title = El rival en la inquisición
    .ruling = El reglamento no dice si lo hace después de salir de la ronda.
paladins-rule-7-15 = Todo reclutamiento suyo despide, según el marcador. Las recompensas llegan en el orden impreso, y si una mueve el marcador, su nueva posición vale para la siguiente.
    .title = El rival recluta
paladins-rule-7-16 = Ganas con más puntos de victoria que el rival; igualarlo no basta.
    .title = Ganar en solitario
