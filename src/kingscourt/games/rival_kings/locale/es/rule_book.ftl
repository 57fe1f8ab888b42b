### Rival Kings: las reglas para leer

## Capítulos

rival-kings-chapter-start = Objetivo y comienzo
    .about = El trono está vacío, y lo gana la corte más brillante: los edificios y súbditos que van juntos dan los puntos. Aquí ves qué hay en la mesa al empezar.
rival-kings-chapter-round = Ronda y vuelta
    .about = Jugarás una y otra vez la misma vuelta corta, dos por ronda. Aquí ves qué pasa en ella y qué pueden ver todos.
rival-kings-chapter-conflicts = Conflictos
    .about = En cuanto se descubren los personajes, se ve quién se cruza en el camino de quién. Eso trae marcadores de conflicto, y nadie los quiere.
rival-kings-chapter-theft = Orden y robo
    .about = Un ladrón empieza su turno con lo que es de otro. Aquí ves quién juega primero y cómo se roba una acción.
rival-kings-chapter-actions = Las acciones
    .about = En los personajes hay cinco clases de acciones. Aquí ves cómo funciona cada una, sea tuya o robada.
rival-kings-chapter-subjects = Súbditos y habilidades
    .about = Los súbditos no solo dan puntos: en cada vuelta, uno de los tuyos puede ayudarte. Lo que sabe hacer cada uno está en su carta.
rival-kings-chapter-end = Final y puntuación
    .about = Al empezar, nadie sabe cuánto durará una partida. Aquí ves cuándo termina y qué cuenta entonces; conviene saber pronto qué cartas van juntas.
rival-kings-chapter-two-players = Dos jugadores
    .about = Entre dos, los rangos chocarían pocas veces, así que interviene una carta de la pila de personajes. Si sois más, sáltate este capítulo.
rival-kings-chapter-rare = Series y casos raros
    .about = Varias partidas seguidas, lo que puede acabarse y lo que vale donde los reglamentos se contradicen. Lo necesitarás pocas veces.

## Componentes por clase

rival-kings-components-character = Personajes
rival-kings-components-building = Edificios
rival-kings-components-subject = Súbditos

## Posiciones que muestran una regla

rival-kings-position-second-cycle = La primera vuelta de esta ronda ha terminado, y tu Reina ya no está: nadie juega un personaje dos veces en una ronda. Elige ahora al Conde o a la Condesa. El que sobre queda sin usar, y después se barajan de nuevo todos los personajes.
rival-kings-position-equal-ranks = Tu Tesorero y el Caballero de un rival tienen ambos el rango D, así que habéis tomado un marcador cada uno. No puedes robar al Diplomático, y solo tienes una acción: tomar dinero o comprar un edificio, no las dos cosas. Empiezas tú, porque tienes menos marcadores.
rival-kings-position-whom-to-rob = Tu Reina tiene el rango A y roba a D, es decir, al Caballero. La Condesa tiene tres acciones, pero es de rango E: solo D le roba. Si robas «Reclutar súbdito», puedes reclutar dos veces en este turno.
rival-kings-position-deny-action = Tu Duque tiene que poner un blasón en una acción del Cortesano, y esa carta solo tiene dos. «Tomar dinero» te da monedas. «Traspasar conflicto» no te da nada, porque no tienes ningún marcador, pero queda cubierta: así el Cortesano no puede deshacerse de ninguno de sus tres marcadores.
rival-kings-position-left-to-right = Las acciones de tu Tesorero van de izquierda a derecha: primero tomar dinero, luego comprar un edificio. Así, lo que pagas por el edificio se queda en su pila, para los demás. Si ahora renuncias al dinero, no hay vuelta atrás.
rival-kings-position-no-money = En dos pilas no hay dinero, así que ahí no puedes tomar nada. Solo llegan monedas nuevas cuando las cuatro están vacías. Se ha saltado «Traspasar conflicto», porque no tienes ningún marcador.
rival-kings-position-mixed-pile = Un Trovador ha dejado el Viñedo sobre una pila de súbditos, y puedes comprarlo ahí: basta con que haya un edificio encima. El Jardín cuesta 4 monedas, tú tienes 3, y no se puede dejar a deber. El Posadero no es un edificio.
rival-kings-position-newcomer = Tu Erudito está activo y te daría 3 monedas, suficientes incluso para el Obispo. Úsalo antes de reclutar: el nuevo súbdito va al final de la fila y queda activo en su lugar. En cada vuelta usas una sola habilidad.
rival-kings-position-own-pair = Tu Dama puede cambiar un edificio. El Jardín no está libre: forma una pareja perfecta con tu Jardinero. La Mina está libre, y por ella podrías recibir el Pabellón, que va con la Dama; el Viñedo está a salvo junto a su Viticultor.
rival-kings-position-last-card = En la primera pila de súbditos queda una sola carta. Si la reclutas, esta vuelta es la última: los demás aún juegan su turno y luego se cuentan los puntos, aunque a la ronda le quedara otra vuelta. Si necesitas más tiempo, déjala ahí.
rival-kings-position-best-pair = El Viñedo forma una pareja perfecta con tu Viticultor: 3 y 1, o sea, 4 puntos. El Jardín solo tiene el color de tu Vigía; una pareja así puntúa el valor más alto, también 4 puntos. Pero el Viñedo cuesta 1 moneda menos, y las 3 monedas que te quedan valen otro punto.
rival-kings-position-turned-up = El Caballero descubierto tiene tu rango, D, así que has tomado un marcador. La Condesa ha tomado dos: uno porque tú le robas y otro porque el Caballero también le robaría. La carta no hace nada más: robas y realizas todas tus acciones.
