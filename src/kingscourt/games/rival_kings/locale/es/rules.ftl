### Rival Kings: las reglas por número

## Preparación

rival-kings-rule-1-1 = Juegan de dos a cuatro personas. Se barajan los 32 edificios y se ponen dos pilas de 8, boca arriba, en el centro de la mesa; lo mismo se hace con los 32 súbditos. De cada pila solo se ve la carta de arriba. Los otros 16 edificios y 16 súbditos son dinero por su reverso: un súbdito vale 1 moneda y un edificio 2.
    .title = Pilas y dinero
    .ruling = Los reglamentos solo dicen que los reversos muestran 1 o 2 monedas; el dato de qué cartas muestran 1 y cuáles 2 procede de dos reseñas independientes.
rival-kings-rule-1-2 = Cada una de las cuatro pilas empieza con 2 monedas. Cada jugador toma 5 monedas, dos blasones y un marcador de conflicto. Lo que queda de las 48 monedas y los 30 marcadores es la reserva.
    .title = Monedas y marcadores al empezar
    .ruling = El dinero se puede cambiar libremente, así que solo cuentan las cantidades.
rival-kings-rule-1-3 = Al empezar cada ronda se barajan los 12 personajes y cada jugador recibe tres. Con tres jugadores, los tres que sobran se apartan sin verlos; con dos, los seis que sobran forman una pila boca abajo.
    .title = Reparto de personajes

## Ronda y vuelta

rival-kings-rule-2-1 = Una ronda tiene dos vueltas. En cada una, cada jugador juega un personaje, así que uno de los tres queda sin usar. Después se barajan de nuevo todos los personajes.
    .title = Dos vueltas por ronda
rival-kings-rule-2-2 = Una vuelta tiene tres partes: todos eligen en secreto un personaje y lo revelan a la vez; luego vienen los conflictos; luego los jugadores realizan sus acciones por rango, de la A a la F.
    .title = Desarrollo de una vuelta
rival-kings-rule-2-3 = Todos ven las monedas, los marcadores, las filas de cartas, el tamaño de las pilas y los personajes jugados. Hasta que acaba la partida, o la serie entera, quedan ocultos las manos, el personaje sin usar, los personajes apartados, la pila boca abajo, las cartas bajo la de arriba de una pila y el anverso del dinero. Se ve quién ha elegido ya, pero no qué; una elección se puede cambiar hasta que elija el último jugador.
    .title = Visible y oculto
    .ruling = Los reglamentos no dicen hasta qué punto se juega a la vista. Mostramos lo que está delante de todos y ocultamos el resto.

## Conflictos

rival-kings-rule-3-1 = Primero los rangos iguales: dos jugadores cuyos personajes tienen el mismo rango toman un marcador cada uno. No pueden robar en esta vuelta, y cada uno realiza solo una de las acciones sin cubrir de su personaje, elegida cuando llega su turno; la habilidad de un súbdito va aparte. Puede haber dos de estas parejas a la vez, pero nunca tres personajes de un rango.
    .title = Rangos iguales
rival-kings-rule-3-2 = Después los robos: A roba a D, B a C, C a F, D a E y E a F. F no roba a nadie, y nadie roba a A ni a B. Quien es robado toma un marcador por cada ladrón. Un rango con un conflicto entre iguales no roba ni causa marcadores de este modo.
    .title = Quién roba a quién
rival-kings-rule-3-3 = En su propio turno, antes de cualquier acción propia, el ladrón cubre con un blasón una acción del personaje de la víctima y la realiza él mismo en el acto. El blasón es obligatorio; a la acción se puede renunciar, y sigue cubierta. Si hay dos víctimas, cada una pierde una acción, en el orden que quiera el ladrón. Lo que está cubierto no se puede volver a robar, y siempre queda una acción. Los marcadores, el dinero, el precio y la fila son los del ladrón.
    .title = Robar una acción
    .ruling = Con dos víctimas, la primera acción robada se realiza, o se renuncia a ella, antes de cubrir la segunda.
rival-kings-rule-3-4 = Dentro de un rango empieza quien tenga menos marcadores, contados cuando llega el turno de ese rango. Si hay empate, empieza el personaje con el símbolo de desempate.
    .title = Orden dentro de un rango
rival-kings-rule-3-5 = Con dos jugadores se descubre la carta de arriba de la pila de personajes después de revelar y antes de cualquier Jardinero; no se puede cambiar. Tras los demás conflictos se compara con cada jugador: si tiene el mismo rango, o un rango que roba al del jugador, ese jugador toma un marcador. No hace nada más y queda descubierta junto a la pila; en la segunda vuelta se descubre la siguiente carta.
    .title = La carta descubierta con dos jugadores
    .ruling = Donde los reglamentos hablan de un rango superior, entendemos un rango que roba al del jugador (RK-3.2).
rival-kings-rule-3-6 = Si no quedan marcadores en la reserva, no se toma ninguno. Los últimos se reparten en el orden de RK-3.7 y, dentro de una pareja, en el de RK-3.4.
    .title = Cuando se acaban los marcadores
    .ruling = Los reglamentos no prevén este caso.
rival-kings-rule-3-7 = El orden es: Jardineros; rangos iguales de la A a la F; robos de la A a la E con las decisiones de los Vigías; la carta descubierta. Todos los marcadores se reparten antes del primer turno; los blasones solo se ponen en los turnos de los ladrones.
    .title = Orden de los conflictos

## Acciones

rival-kings-rule-4 = Las acciones de un personaje se realizan de izquierda a derecha, tal como están impresas. Una acción a la que se renuncia se pierde; no hay vuelta atrás.
    .title = De izquierda a derecha
rival-kings-rule-4-1 = Devuelve uno de tus marcadores a la reserva. Sin marcador no ocurre nada.
    .title = Resolver conflicto
rival-kings-rule-4-2 = Da uno de tus marcadores a cualquier rival. Sin marcador no ocurre nada.
    .title = Traspasar conflicto
rival-kings-rule-4-3 = Toma todo el dinero de una de las cuatro pilas. Si las cuatro están vacías, primero se ponen en cada una 2 monedas de la reserva mientras haya: en las dos pilas de edificios y luego en las dos de súbditos; la última puede recibir una sola moneda. El dinero de una pila sin cartas se queda allí y se puede tomar.
    .title = Tomar dinero
    .ruling = No se permite contar, pero quien haya seguido los pagos conoce las cantidades; por eso la mesa las muestra, y una opción las oculta. Las pilas solo se rellenan si la acción se realiza de verdad.
rival-kings-rule-4-4 = Elige un súbdito que esté sobre una pila y añade su precio completo al dinero de esa pila; no se puede dejar a deber. El súbdito va al final de tu fila y queda activo.
    .title = Reclutar súbdito
rival-kings-rule-4-5 = Elige un edificio que esté sobre una pila y añade su precio completo al dinero de esa pila; no se puede dejar a deber. El edificio va al final de tu fila.
    .title = Comprar un edificio
rival-kings-rule-4-6 = Se puede renunciar a cualquier acción.
    .title = Renunciar a una acción
    .ruling = También cuando se podría realizar.

## Súbditos

rival-kings-rule-5-1 = El último súbdito de tu fila está activo. En cualquier momento de tu propio turno, antes del primer robo, entre medias o después de la última acción, puedes recurrir a su habilidad, pero solo a una habilidad por vuelta. Un súbdito reclutado en este turno está disponible enseguida si antes no se usó ninguna habilidad. El Jardinero y el Vigía actúan solo antes o durante los conflictos.
    .title = Una habilidad por vuelta
    .ruling = La mesa no ofrece una habilidad con la que no se podría hacer nada; así nadie la gasta por descuido.
rival-kings-rule-5-2 = Un edificio y un súbdito de un mismo dueño que llevan el mismo símbolo son una pareja perfecta; el Obispo y la Dama no pueden tomarlos ni entregarlos. Una carta está libre solo mientras su dueño tenga más copias de ella que de su compañera, contadas antes del cambio. Sin una carta libre en ambos lados, la habilidad no se puede usar.
    .title = Las parejas perfectas siguen unidas
    .ruling = Los reglamentos no dicen cómo cuentan las segundas copias; comparar los números protege exactamente las parejas.
rival-kings-rule-5-3 = Quien ha usado una habilidad en esta vuelta no obtiene otra de un súbdito recibido en un cambio. Un rival cuya fila ha alterado un Obispo usa en su propio turno lo que entonces esté activo.
    .title = Súbditos que cambian de manos
    .ruling = Los reglamentos callan; se deduce de una sola habilidad por vuelta.

## Final y puntuación

rival-kings-rule-6-1 = Cuando una de las cuatro pilas está vacía, se juega la vuelta hasta el final, con todos los turnos completos; entonces termina la partida, incluso tras la primera vuelta de una ronda.
    .title = Final de la partida
rival-kings-rule-6-2 = Primero se forman todas las parejas perfectas posibles, que puntúan ambos valores. Con las demás cartas se forman parejas de un edificio y un súbdito del mismo color, de la manera que dé más puntos; cada una puntúa el valor más alto. Cada carta suelta puntúa 1; cada 3 monedas, 1; y cada marcador resta 2. El total puede ser negativo.
    .title = Puntuación
    .ruling = Una pareja del mismo color solo se forma si vale al menos tanto como dos cartas sueltas.
rival-kings-rule-6-3 = Con los mismos puntos gana quien tenga menos marcadores y luego quien tenga más monedas; después se comparte la victoria.
    .title = Empates
    .ruling = Ningún reglamento resuelve los empates.
rival-kings-rule-6-4 = Si se quiere, se juegan varias partidas seguidas, hasta un número de partidas o de puntos; las puntuaciones se suman. Una serie a puntos termina tras la partida en que alguien los alcanza, a más tardar tras 20 partidas. Gana el total más alto; un empate se comparte.
    .title = Series
    .ruling = El límite de 20 partidas y el empate compartido son nuestros.
rival-kings-rule-6-5 = Tras 10 rondas seguidas en las que ninguna pila haya menguado, termina la partida. El cambio de un Trovador no cuenta.
    .title = Estancamiento
    .ruling = Como se puede renunciar a las acciones, una partida podría durar para siempre.

## Los reglamentos

rival-kings-rule-9 = Donde los reglamentos se contradicen, vale el de cinco idiomas. Así, el Caballero recluta, una habilidad se usa una vez por vuelta, el Viticultor y el Minero miran una sola pila, cuatro pilas vacías se rellenan con 2 monedas de valor cada una, y el Marino puede actuar dos veces, pero no está obligado.
    .title = Donde los reglamentos difieren
