### Royals: las reglas para leer

## Capítulos

royals-chapter-goal = El objetivo
    .about = Con qué se gana y de qué fichas vienen los puntos.
royals-chapter-turn = Un turno
    .about = El turno entero en pocas palabras, quién empieza y qué pueden saber los demás de tus cartas.
royals-chapter-draw = Robar cartas
    .about = Cada turno empieza con cartas nuevas. Aquí ves cuántas recibes y de dónde.
royals-chapter-occupy = Ocupar posiciones
    .about = Las cartas se vuelven poder cuando pagas con ellas posiciones en la corte. Este capítulo trata de las libres.
royals-chapter-takeover = Arrebatar posiciones
    .about = Cuando ya no quedan las mejores posiciones, la intriga te abre las de tus rivales.
royals-chapter-bonuses = Bonificaciones
    .about = Algunos puntos se ganan al instante: son de quien llega primero. Estas carreras duran toda la partida.
royals-chapter-turn-end = El final del turno
    .about = Antes de que empiece el jugador siguiente, toca mirar tu límite de mano y la oferta. A veces con ello acaba un periodo.
royals-chapter-influence = Influencia
    .about = Tres veces por partida, cada país premia a quienes más pesan en él. Es entonces cuando rinden tus posiciones.
royals-chapter-end = El final de la partida
    .about = El tercer periodo no se cierra como los dos primeros. Después tienen la palabra los cubos de las fichas de título.
royals-chapter-supply = Mazos y cubos
    .about = Cuánto hay de cada cosa y qué pasa en el raro caso de que se acabe.

## Componentes por clase

royals-components-country = Países
royals-components-intrigue = Cartas de intriga
royals-components-title = Títulos
royals-components-city = Ciudades
royals-components-position = Posiciones
royals-components-noble = Bonificaciones de casa noble

## Posiciones que muestran una regla

royals-position-draw-first = Con las cuatro cartas francesas de tu mano podrías pagar el duque de Marsella. Pero tu turno acaba de empezar: primero robas y después juegas. Tampoco puedes terminar el turno sin robar.
royals-position-one-draw = Has robado tus tres cartas de país, dos de ellas de la oferta. En este turno ya no puedes tomar nada más, ni de la oferta ni de un mazo. Los huecos siguen vacíos hasta el final de tu turno; ahora solo puedes jugar cartas.
royals-position-price = Tienes cuatro cartas francesas, suficientes para el duque de Marsella. El cardenal de Lyon cuesta cinco, y tus dos cartas alemanas no ayudan. La condesa de Rennes no está libre, porque la posición la tiene un rival.
royals-position-wild = El barón de Colonia cuesta dos cartas alemanas y solo tienes una. Tus otras tres cartas valen juntas por la segunda, sean de los países que sean.
royals-position-takeover = Los barones de Sevilla y Edimburgo son de rivales. Cada uno cuesta dos cartas, y las tienes. Tu carta de intriga muestra Francia y España, así que puedes arrebatar Sevilla; para Edimburgo te haría falta una que muestre Gran Bretaña, o dos cualesquiera.
royals-position-king = Tienes las ocho cartas francesas que cuesta el rey de París. Pero arrebatar un rey exige dos cartas de intriga, y solo una de las tuyas muestra Francia; la otra, por sí sola, no vale nada. Para la princesa de Rennes basta una.
royals-position-city-bonus = Tres cartas francesas pagan una condesa: la libre de Rennes o, con tu carta de intriga, la de un rival en Lyon. En Rennes aún no ha estado nadie, así que allí tomas la bonificación de ciudad. La de Lyon ya no está, y arrebatar una posición nunca da ninguna.
royals-position-country-bonus = Tienes una posición en Londres, y en Dublín hay un cubo tuyo desterrado. Con el barón de Edimburgo tienes un cubo en cada ciudad británica, porque también cuenta el desterrado. Tomas la mejor bonificación de país, además de la bonificación de ciudad de Edimburgo.
royals-position-hand-limit = Tu turno acaba con 14 cartas de país y 4 cartas de intriga. El límite de mano es de 12 y 4, así que sobran dos cartas de país, y tú eliges cuáles descartar. No puedes descartar una carta de intriga en su lugar.
royals-position-period-end = La oferta tiene dos huecos, pero en el mazo de países solo queda una carta. Si terminas tu turno, faltan cartas para la oferta y se puntúa el periodo. Antes aún puedes ocupar el barón de Múnich, que te da el segundo puesto en los Estados alemanes.
royals-position-tie = En España, el cardenal de un rival tiene influencia 2, y tu mariscal, 1. Con el barón de Sevilla lo igualarías, pero el rival seguiría delante, porque el cardenal es el título más alto. Con el duque de Valencia tendrías más influencia.
royals-position-titles = Este es el último turno de la partida. En la ficha de título del barón tres jugadores tienen dos cubos cada uno, así que no sería de nadie. Si arrebatas el barón de Sevilla, tienes tres y te llevas la ficha entera; los dos de tu rival se quedan.
