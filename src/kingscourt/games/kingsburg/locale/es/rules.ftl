### Kingsburg: las reglas por número

## Conceptos

kingsburg-rule-0-1 = Los recursos son el oro, la madera y la piedra, nada más. Una ficha «+2» nunca es uno de ellos: no se tiene en cuenta al comparar recursos para la ayuda del rey, para el enviado o en un empate final, no sirve para reclutar soldados, no cubre ninguna pérdida y la catedral no la acepta.
    .title = Qué es un recurso

## Preparación

kingsburg-rule-1-1 = Participan de dos a cinco jugadores. Todos empiezan con tres dados de su propio color y sin puntos de victoria, soldados, recursos, fichas ni edificios. Un jugador puede llegar a tener los 20 edificios.
    .title = Jugadores y comienzo
    .ruling = La caja trae solo 17 marcadores de edificio por jugador; lo tomamos por ahorro de material y no por un límite a lo que se puede construir.
kingsburg-rule-1-2 = Las cartas de enemigo se separan por año: cinco cartas para cada uno de los años I a V. De cada año se saca una carta sin que nadie la vea, y esas cinco forman el mazo de enemigos, con el año I arriba y el año V abajo. Las otras 20 salen de la partida, también sin verse. El dorso de una carta dice a todos qué fuerza puede tener el enemigo: de 2 a 4 en el año I, de 3 a 5 en el II, de 4 a 6 en el III, de 5 a 7 en el IV, de 7 a 9 en el V.
    .title = El mazo de enemigos
kingsburg-rule-1-3 = El orden de turno al comienzo de la partida se sortea, con la misma fuente de azar que tira los dados de la mesa.
    .title = Primer orden de turno
    .ruling = El reglamento deja que los jugadores se coloquen como quieran; un sorteo no favorece a nadie.
kingsburg-rule-1-4 = Todos pueden ver en cualquier momento cuántos recursos y fichas «+2» tiene cada jugador. La reserva es inagotable, tanto de oro, madera y piedra como de fichas, y un jugador puede guardar cuantas fichas quiera.
    .title = Recursos visibles, reserva inagotable
    .ruling = El reglamento no dice si los recursos están a la vista, así que seguimos la edición inglesa; y como da por inagotable la reserva de recursos, tratamos igual las fichas.

## El año

kingsburg-rule-2-1 = Fase 1. Quien tiene menos edificios recibe un dado blanco, puede tirarlo con sus dados en la primavera siguiente y después lo devuelve. Si varios jugadores tienen igual de pocos edificios, lo recibe el que tenga menos recursos entre ellos. Si también empatan en recursos, nadie recibe el dado; en su lugar, cada jugador empatado en ambas cuentas toma un recurso a elección. Ejemplo: con los mismos edificios y 0, 0 y 2 recursos, solo toman uno los dos jugadores sin recursos. Al comienzo del año 1 todos están empatados, así que todos toman un recurso.
    .title = La ayuda del rey
kingsburg-rule-2-2 = Fase 3. El jugador con más edificios gana 1 punto de victoria; si varios van en cabeza, lo gana cada uno de ellos. Mientras ningún jugador tenga un edificio, nadie gana nada.
    .title = La recompensa del rey
    .ruling = Sin edificios en ninguna parte, todos irían en cabeza, y una recompensa por una tierra vacía no tiene sentido.
kingsburg-rule-2-3 = Fase 5. El enviado va al jugador con menos edificios; en caso de empate, al que tenga menos recursos entre ellos; si el empate sigue, este año a nadie. Solo sirve en el otoño siguiente. Al empezar ese otoño, quien lo tiene declara una de tres cosas: influencia, construcción o sin usar. No declarar nada, también por agotarse el tiempo, significa sin usar. La declaración es definitiva y, si no se presenta ningún uso permitido, el enviado se pierde. Influencia: una vez, quien lo tiene puede colocar dados en un consejero ya ocupado, ya sea por otro jugador, por él mismo (entonces recibe la ayuda dos veces) o por un dado neutral (entonces solo él recibe ayuda). Deben cumplirse todas las demás condiciones de una colocación. Solo una colocación así gasta el enviado, y en un consejero nunca hay más de dos grupos. Construcción: en su turno de construir, quien lo tiene realiza dos acciones de construcción seguidas. Cada una se paga entera, la segunda es voluntaria, y para ella valen los recursos y efectos tal como queden tras la primera. Usado o no, el enviado se devuelve cuando acaba ese otoño.
    .title = El enviado del rey
    .english-2007 = El enviado no necesita declaración y puede usarse una vez, en cualquier estación productiva antes de la siguiente fase 5; lo gasta una colocación en un consejero ocupado o la segunda acción de construcción de un turno, y se devuelve entonces o, a más tardar, en esa fase 5, antes de entregarlo de nuevo.
kingsburg-rule-2-4 = Fase 7, reclutamiento. En orden de turno, cada jugador puede reclutar cuantos soldados quiera y paga 2 recursos a elección por cada uno. Con el cuartel, un soldado cuesta solo 1 recurso.
    .title = Reclutamiento de soldados
kingsburg-rule-2-5 = Un año tiene ocho fases: ayuda del rey, primavera, recompensa del rey, verano, enviado del rey, otoño, reclutamiento y batalla de invierno. Acaba cuando acaba su invierno, y la partida termina tras el invierno del año 5.
    .title = Cinco años, ocho fases
kingsburg-rule-2-6 = El orden de turno fijado en otoño sigue vigente para el reclutamiento, para la batalla de invierno y para la siguiente ayuda del rey, y la primavera lo toma como orden anterior. Cuando varios jugadores tienen algo que elegir en un mismo paso, lo hacen abiertamente, uno tras otro en orden de turno.
    .title = Duración del orden de turno

## Las estaciones productivas

kingsburg-rule-3-0 = La primavera, el verano y el otoño son las estaciones productivas. Cada una empieza con estos pasos, uno tras otro: en otoño se declara el uso del enviado; los propietarios del gremio de mercaderes reciben 1 de oro; con dos jugadores se tiran los dados neutrales; los jugadores tiran sus dados.
    .title = Comienzo de una estación
    .english-2007 = El enviado no se declara, así que el otoño empieza como las demás estaciones.
kingsburg-rule-3-1 = Primero, en el orden de turno anterior, quien tiene un dado blanco por la ayuda del rey (en primavera) o por la granja dice cuántos dados blancos tira. Después, todos los jugadores tiran los tres dados de su propio color junto con los dados blancos elegidos. Después, en el orden de turno anterior, quienes pueden volver a tirar gracias a la estatua o la capilla deciden si lo hacen. Entonces se fija el nuevo orden de turno: cada jugador suma todos los dados tirados, incluidos los dados blancos; la suma más baja va primero y la más alta, al final. Los jugadores con sumas iguales conservan el orden que tenían entre sí.
    .title = Tirada y orden de turno
    .ruling = El reglamento dice que un jugador puede tirar un dado blanco, pero no cuándo se decide ni quién vuelve a tirar primero; aquí se decide antes de la primera tirada, y la secuencia de nuevas tiradas es la de la edición inglesa.
    .english-2007 = Los dados blancos se tiran siempre. La capilla permite volver a tirar todos los dados cuando suman 7 o menos, incluidos los dados blancos; puede usarse además de la estatua, cualquiera primero y cada una solo una vez, y la condición se comprueba de nuevo antes de la segunda.
kingsburg-rule-3-2 = En orden de turno, ronda tras ronda, cada jugador coloca dados en un consejero o pasa. Siempre se puede pasar. Quien ha pasado no coloca nada más en esta estación, pero sigue recibiendo ayuda, puede construir y participa en el final de la estación. Quien no tiene dados ha terminado, y el paso acaba cuando no queda nadie. Se coloca un grupo de dados cuya suma sea exactamente el número del consejero, en un consejero en el que nadie haya influido en esta estación.
    .title = Influir en los consejeros
    .ruling = El texto del reglamento admite una suma igual o superior al número, pero su ejemplo desarrollado solo cuadra con la suma exacta.
kingsburg-rule-3-2a = En cada grupo, al menos un dado debe ser del color del jugador; los dos dados blancos pueden estar en el mismo grupo. Un jugador al que no le queda ninguna colocación permitida, ni siquiera con fichas, el mercado o un enviado declarado, pasa automáticamente.
    .title = Un dado propio por grupo
    .ruling = El reglamento solo dice que quien se queda únicamente con dados blancos debe pasar; la edición inglesa pide un dado propio en cada grupo, y la seguimos.
    .english-2007 = Cuando la mesa comprueba si queda alguna colocación permitida, un enviado en mano cuenta como declarado.
kingsburg-rule-3-2b = Una ficha «+2» unida a un grupo aumenta su suma en 2. Un grupo puede llevar tantas fichas como dados tenga, incluidos los dados blancos, y ninguna más. Las fichas se gastan al colocarlas.
    .title = Fichas «+2» del grupo
    .english-2007 = Un grupo puede llevar una sola ficha, por muchos dados que tenga.
kingsburg-rule-3-2c = Una vez por estación, el propietario del mercado puede hacer que un grupo, fichas incluidas, valga 1 más o 1 menos, siempre que resulte un número del 1 al 18. El mercado solo se gasta con una colocación que lo necesite, y puede combinarse con el enviado.
    .title = Uso del mercado
kingsburg-rule-3-3 = Los consejeros ayudan uno tras otro, del 1 al 18, cada uno al jugador cuyos dados están en él; si el enviado ha reunido dos grupos, ambos reciben ayuda, en orden de turno. La ayuda llega por sí sola; el jugador solo elige donde haga falta, y los dones de un consejero llegan en el orden en que se enumeran. Lo que un jugador ve del enemigo queda en secreto hasta que esa carta se descubre. Al final todos recogen sus dados, y los dados blancos y las fichas gastadas vuelven a la reserva.
    .title = Ayuda de los consejeros
    .ruling = El reglamento permite que un consejero ayude a dos jugadores sin decir quién va primero; lo resuelve el orden de turno, como en lo demás.
kingsburg-rule-3-4 = En orden de turno, cada jugador construye un edificio o ninguno. Se paga el coste y se anotan en el acto los puntos de victoria del edificio. Dentro de su fila, un edificio exige todos los edificios a su izquierda, y nadie tiene dos veces el mismo edificio. Con la grúa, los edificios de las columnas 3 y 4 cuestan 1 de oro menos; la madera y la piedra se pagan enteras. Un edificio funciona desde que está en pie: una grúa construida primero abarata la segunda acción de construcción del enviado, mientras que un efecto sobre un paso anterior se nota a partir de la siguiente estación.
    .title = Construir un edificio
kingsburg-rule-3-5 = Para cerrar la estación, cada jugador, en orden de turno, toma lo que le corresponde. Posada, solo al final del verano: una ficha «+2». Ayuntamiento: una ficha «+2» o, en su lugar, si el propietario así lo decide, un recurso cambiado por 1 punto de victoria, solo una vez. Embajada: 1 punto de victoria. Los edificios construidos en esta misma estación ya cuentan.
    .title = Final de una estación
    .english-2007 = El ayuntamiento no da ficha; una vez por estación su propietario puede pagar una ficha «+2» o un recurso por 1 punto de victoria, y sirve para ello la ficha que la posada dio ese verano.

## Batalla de invierno

kingsburg-rule-4-1 = Se descubre la primera carta del mazo de enemigos. El primer jugador en orden de turno tira un dado para los refuerzos del rey; el número vale para todos los jugadores.
    .title = Enemigo y refuerzos
kingsburg-rule-4-2 = La fuerza de un jugador es el número de sus soldados más los refuerzos del rey más o menos lo que aporten sus edificios. No tiene límite superior; que la escala acabe en 9 no significa nada.
    .title = Fuerza en batalla
kingsburg-rule-4-3 = Fuerza superior a la del enemigo: el jugador vence y toma la recompensa. Fuerza igual: no ocurre nada, salvo que la muralla de piedra lo convierte en una victoria completa, con recompensa, con el punto de victoria de la fortaleza y con derecho al punto del vencedor más fuerte. Fuerza inferior a la del enemigo: el jugador sufre las pérdidas. Primero quedan fijadas todas las fuerzas y todos los resultados; después cada jugador, en orden de turno, toma recompensa o pérdidas, y el punto de victoria de la fortaleza. Un edificio perdido entretanto ya no cambia esta batalla.
    .title = Victoria, empate, derrota
kingsburg-rule-4-4 = En último lugar, de entre los vencedores de la batalla, el jugador de mayor fuerza gana 1 punto de victoria adicional; si varios vencedores son igual de fuertes, lo gana cada uno de ellos.
    .title = El vencedor más fuerte
kingsburg-rule-4-5 = Las pérdidas se aplican en este orden: oro, piedra, madera, recursos a elección del jugador, edificios, puntos de victoria. Lo que nombra una clase de recursos se toma solo de esa clase; quien no tiene bastante da lo que tiene, y no queda deuda. Un edificio se pierde de la columna más a la derecha en la que el jugador tenga alguno, mirando todas las filas; si varias filas tienen uno allí, elige el propietario; quien no tiene edificios no pierde ninguno. Sus puntos de victoria y su efecto se van con él, y más tarde puede construirse otra vez, a su coste entero y por sus puntos. Una puntuación puede bajar de 0.
    .title = Pérdidas en batalla
    .ruling = Una puntuación es un número que la escala se limita a mostrar, así que no se detiene donde empieza la escala.
    .english-2007 = Si varias filas tienen un edificio en la columna más a la derecha, se pierde el de la más alta de esas filas.
kingsburg-rule-4-6 = Tras la batalla todos los soldados vuelven a casa, de modo que todos quedan de nuevo en 0, y la carta de enemigo sale de la partida.
    .title = Tras la batalla

## Final de la partida

kingsburg-rule-5-1 = Tras la última batalla, los propietarios de una catedral que siga en pie deciden, en orden de turno, cuántas parejas de recursos cambian por 1 punto de victoria cada una, desde ninguna hasta todas las que tengan; lo cambiado ya no cuenta para desempatar. Gana quien tiene más puntos de victoria. En caso de empate decide quién conserva más recursos y luego quién tiene más edificios; quienes aun así sigan empatados comparten la victoria.
    .title = Final y vencedor
    .ruling = El reglamento pide como último recurso que los jugadores acuerden un vencedor; la edición inglesa les deja compartir la victoria, y eso no requiere debate.
    .english-2007 = La catedral paga por sí sola 1 punto de victoria por cada 2 recursos conservados, y esos recursos siguen contando en un empate.

## Dos jugadores

kingsburg-rule-6-1 = Solo las partidas de dos tienen reglas especiales. Al comienzo de cada estación productiva, antes de que tiren los jugadores, se tiran tres dados neutrales, que ocupan el consejero cuyo número es su suma. Después se tiran otros dos, y cada uno ocupa el consejero cuyo número muestra; si ambos muestran el mismo número, se coloca solo uno. Donde ya hay un dado neutral, otro no añade nada.
    .title = Dados neutrales
    .ruling = El reglamento no dice qué pasa cuando un dado neutral se encuentra con otro; un consejero ocupado no puede estarlo más.
    .english-2007 = Los dos dados van juntos al consejero cuyo número es su suma; solo si los tres dados neutrales ya están allí se separan, y de dos dados iguales uno se deja entonces aparte.
kingsburg-rule-6-2 = Con dos jugadores, una vez fijado el orden de turno y antes de la primera colocación, cada jugador, en orden de turno, deja aparte uno de los dados que tiró, de su propio color o blanco. Ese dado no se usa en esta estación, pero ha contado para el orden de turno.
    .title = Un dado aparte
    .ruling = El reglamento no dice qué dado ni quién elige primero; admitimos cualquier dado y dejamos que decida el orden de turno, como en lo demás.
    .english-2007 = No se deja ningún dado aparte.
kingsburg-rule-6-3 = Los dados neutrales se van cuando acaba la estación. Hasta entonces solo el enviado permite unirse a ellos en su consejero.
    .title = Retirada de dados neutrales
