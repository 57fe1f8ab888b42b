### Kingsburg: las reglas para leer

## Capítulos

kingsburg-chapter-start = Objetivo y comienzo
    .about = Durante cinco años gobiernas una provincia, y al final gana quien tiene más puntos de victoria. Aquí ves con qué empieza cada uno.
kingsburg-chapter-year = El año en pocas palabras
    .about = El año recorre cinco veces las mismas ocho fases. Aquí ves qué viene y cuándo; los demás capítulos entran en detalle.
kingsburg-chapter-dice = La tirada
    .about = La primavera, el verano y el otoño empiezan con una tirada. Te da tus dados para la estación y decide quién va primero.
kingsburg-chapter-advisors = Los consejeros
    .about = Es el corazón del juego: con tus dados te ganas la ayuda de los consejeros del rey, y todos quieren a los mismos.
kingsburg-chapter-buildings = Los edificios
    .about = Lo que te da la corte se convierte en edificios: dan la mayoría de tus puntos de victoria, y muchos te ayudan hasta el final.
kingsburg-chapter-king = El favor del rey
    .about = Entre las estaciones, el rey mira cuánto ha construido cada uno. Quien va por detrás recibe ayuda, y quien va en cabeza, una recompensa.
kingsburg-chapter-soldiers = Antes del invierno
    .about = Cada invierno llega un enemigo, y solo sabes qué fuerza puede tener. Nada te prepara más deprisa que los soldados.
kingsburg-chapter-battle = La batalla de invierno
    .about = Todos se enfrentan al mismo enemigo, cada uno con su propia fuerza. La batalla transcurre paso a paso, tal como la lees aquí.
kingsburg-chapter-end = Final de la partida
    .about = Queda una última decisión para quien tiene una catedral; después se sabe quién ha ganado.
kingsburg-chapter-two-players = Dos jugadores
    .about = Con solo dos jugadores sobraría sitio en la corte, así que unos dados neutrales la llenan. Si en tu mesa hay más, sáltate este capítulo.

## Componentes por clase

kingsburg-components-advisor = Consejeros
kingsburg-components-building = Edificios
kingsburg-components-enemy = Enemigos

## Posiciones que muestran una regla

kingsburg-position-white-die = Tienes la granja, así que antes de la tirada dices cuántos dados blancos tiras: ninguno o uno. Para dos haría falta además la ayuda del rey, que solo vale en primavera. Un dado más aumenta tu suma, y la suma más alta va al final.
kingsburg-position-exact-sum = Tu 4 y tu 5 suman 9, pero en el maestro de caza ya hay dados. El bufón está libre, pero una suma demasiado alta no sirve: debe ser exactamente su número. Así que un dado va solo: el 4 al mercader o el 5 al sargento.
kingsburg-position-own-die = Te quedan un 5 de tu color y un 4 blanco. El dado blanco no puede ir solo al mercader, porque cada grupo necesita un dado de tu propio color. Juntos suman 9 para el maestro de caza.
kingsburg-position-tokens = Tienes un 3, un 5 y dos fichas «+2». Los dos dados juntos pueden llevar las dos fichas, y eso suma 12 para la duquesa. El 5 por sí solo puede llevar una única ficha, así que no llega a 9.
kingsburg-position-left-to-right = Tus recursos bastarían para la iglesia, pero en su fila hay un hueco: a su izquierda falta la capilla. Construye, pues, primero la capilla, y la iglesia en una estación posterior.
kingsburg-position-town-hall = La estación acaba y el ayuntamiento te deja elegir: una ficha «+2», o 1 punto de victoria por un recurso. La ficha que ya tienes no da aquí ningún punto, porque una ficha no es un recurso. Eliges una vez por estación.
kingsburg-position-tied-aid = Empatas con otro jugador: cada uno tiene dos edificios y un recurso; el tercero tiene más edificios. Con un empate así, nadie recibe el dado blanco. En su lugar, cada jugador empatado toma un recurso a elección.
kingsburg-position-envoy = El general está ocupado, pero tienes el enviado y has declarado influencia. Por eso puedes colocar allí tu 6 y tu 4 por esta vez, y el general ayuda a ambos jugadores. Colocar en un consejero libre no gasta el enviado.
kingsburg-position-soldiers = Un soldado cuesta 2 recursos a elección: oro y madera, o dos de madera. Tus tres recursos pagan un soldado, y el último, por sí solo, no paga ninguno. Las fichas «+2» no cuentan; con el cuartel bastaría 1 recurso.
kingsburg-position-lost-building = Los goblins tienen fuerza 5 y tú solo 3: ya has perdido tu oro, y ahora pierdes un edificio. Tus edificios más a la derecha están en la columna 2, así que eliges entre la capilla y la herrería. La estatua, en la columna 1, está a salvo.
kingsburg-position-cathedral = La última batalla ha acabado, y tu catedral cambia recursos por parejas: cinco recursos son dos parejas, es decir, 2 puntos de victoria. Para una tercera falta un recurso, y una ficha «+2» no lo es. Lo que conservas cuenta en un empate.
kingsburg-position-neutral-dice = Con dos jugadores, los dados neutrales van primero: el arquitecto, el sargento y el astrónomo están ocupados para ambos. Ni el 3 solo ni el 3 y el 4 juntos pueden ir allí; solo el enviado lo permitiría. El 4 por sí solo aún puede ir al mercader.
