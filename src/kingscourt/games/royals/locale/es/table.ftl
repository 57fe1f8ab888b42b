### Royals: lo que dice la mesa

## Preguntas

royals-prompt-colour = ¿Qué color eliges?
royals-prompt-draw = ¿Qué robas?
royals-prompt-take =
    { $n ->
        [one] Roba { $n } carta de país, de la oferta o del mazo.
       *[other] Roba { $n } cartas de país, de la oferta o del mazo.
    }
royals-prompt-take-both =
    { $n ->
        [0] Roba una carta de intriga.
       *[other] Roba una carta de país y una carta de intriga. ¿Cuál primero?
    }
royals-prompt-play = Ocupa o arrebata una posición, o termina el turno.
royals-prompt-wild =
    { $cost ->
        [one] Paga { $cost } carta de país ({ $country }). ¿La pagas con un comodín (3 cartas cualesquiera = 1)?
       *[other] Paga { $cost } cartas de país ({ $country }). ¿Cuántas de ellas pagas con comodines (3 cartas cualesquiera = 1)?
    }
royals-prompt-wild-intrigue =
    { $cost ->
        [one] Paga { $cost } carta de intriga ({ $country }). ¿La pagas con una pareja comodín (2 cartas cualesquiera = 1)?
       *[other] Paga { $cost } cartas de intriga ({ $country }). ¿Cuántas de ellas pagas con parejas comodín (2 cartas cualesquiera = 1)?
    }
royals-prompt-give =
    { $n ->
        [one] { $n } carta más para comodines: ¿cuál das?
       *[other] { $n } cartas más para comodines: ¿cuál das?
    }
royals-prompt-give-intrigue =
    { $n ->
        [one] { $n } carta de intriga más ({ $country }): ¿cuál das?
       *[other] { $n } cartas de intriga más ({ $country }): ¿cuál das?
    }
royals-prompt-give-any-intrigue =
    { $n ->
        [one] { $n } carta de intriga más, cualquiera: ¿cuál das?
       *[other] { $n } cartas de intriga más, cualesquiera: ¿cuál das?
    }
royals-prompt-discard =
    { $n ->
        [one] { $n } carta por encima del límite de mano: ¿cuál descartas?
       *[other] { $n } cartas por encima del límite de mano: ¿cuál descartas?
    }

## Respuestas

royals-action-colour = Jugar con el { $colour }
royals-action-draw-countries =
    { $n ->
        [one] Robar { $n } carta de país
       *[other] Robar { $n } cartas de país
    }
royals-action-draw-both = Robar una carta de país y una carta de intriga
royals-action-take = Tomar de la oferta: { $country }
royals-action-take-deck = Robar del mazo de países
royals-action-take-intrigue = Robar del mazo de intriga
royals-action-occupy = Ocupar: { $title_low } en { $city }
royals-action-take-over = Arrebatar: { $title_low } en { $city }
royals-action-end-turn = Terminar el turno
royals-action-wild =
    { $n ->
        [0] Pagar sin comodines
        [one] Pagar con { $n } comodín
       *[other] Pagar con { $n } comodines
    }
royals-action-wild-intrigue =
    { $n ->
        [0] Pagar sin parejas comodín
        [one] Pagar con { $n } pareja comodín
       *[other] Pagar con { $n } parejas comodín
    }
royals-action-give = Dar una carta de país: { $country }
royals-action-give-intrigue = Dar la intriga: { $intrigue }
royals-action-discard = Descartar una carta de país: { $country }
royals-action-discard-intrigue = Descartar la intriga: { $intrigue }

## Lo que una elección cuesta y da

royals-terms-cards = { $own } del propio país ({ $country }) y, tres por una, de cualquier país: { $others }
royals-terms-cards-choice =
    { $cost ->
        [one] { $cost } carta del país ({ $country }), o tres cualesquiera en su lugar
       *[other] { $cost } cartas del país ({ $country }), o tres cualesquiera por cada una, hasta { $n }
    }
royals-terms-cards-any = { $n } cartas de país cualesquiera
royals-terms-intrigues = cartas de intriga: { $own } con este país ({ $country }) y, dos por una, de cualquier clase: { $others }
royals-terms-intrigues-choice =
    { $cost ->
        [one] { $cost } carta de intriga con este país ({ $country }), o dos cualesquiera en su lugar
       *[other] { $cost } cartas de intriga con este país ({ $country }), o dos cualesquiera por cada una, hasta { $n }
    }
royals-terms-intrigues-own =
    { $n ->
        [one] { $n } carta de intriga con este país ({ $country })
       *[other] { $n } cartas de intriga con este país ({ $country })
    }
royals-terms-intrigues-any = { $n } cartas de intriga cualesquiera
royals-terms-whole-hand = se van todas tus cartas de país
royals-terms-influence = tu influencia ({ $country }): de { $before } a { $after }
royals-terms-influence-loser = influencia de { $player }: de { $before } a { $after }
royals-terms-surplus =
    { $n ->
        [one] después se descarta { $n } carta por encima del límite de mano
       *[other] después se descartan { $n } cartas por encima del límite de mano
    }
royals-terms-period-ends = el periodo { $period } acaba con este turno
royals-thing-country =
    { $n ->
        [one] { $n } carta ({ $country })
       *[other] { $n } cartas ({ $country })
    }
royals-thing-intrigue =
    { $n ->
        [one] { $n } carta de intriga ({ $intrigue })
       *[other] { $n } cartas de intriga ({ $intrigue })
    }
royals-thing-any-country =
    { $n ->
        [one] { $n } carta de país cualquiera
       *[other] { $n } cartas de país cualesquiera
    }
royals-thing-any-intrigue =
    { $n ->
        [one] { $n } carta de intriga cualquiera
       *[other] { $n } cartas de intriga cualesquiera
    }
royals-thing-cube =
    { $n ->
        [one] { $n } cubo
       *[other] { $n } cubos
    }
royals-thing-token-city =
    { $points ->
        [one] la bonificación de ciudad ({ $city }, { $points } punto)
       *[other] la bonificación de ciudad ({ $city }, { $points } puntos)
    }
royals-thing-token-country =
    { $points ->
        [one] una bonificación de país ({ $country }, { $points } punto)
       *[other] una bonificación de país ({ $country }, { $points } puntos)
    }
royals-thing-token-noble-house =
    { $points ->
        [one] una bonificación de casa noble ({ $points } punto)
       *[other] una bonificación de casa noble ({ $points } puntos)
    }

## Crónica: las cartas

royals-event-colour = { $player } juega con el { $colour } ({ $n } cubos).
royals-event-start = Jugador inicial: { $player }.
royals-event-turn = Le toca a { $player }.
royals-event-display = Boca arriba en la oferta: { $country }.
royals-event-plan-countries =
    { $n ->
        [one] { $player } roba { $n } carta de país y ninguna carta de intriga.
       *[other] { $player } roba { $n } cartas de país y ninguna carta de intriga.
    }
royals-event-plan-both = { $player } roba una carta de país y una carta de intriga.
royals-event-take = { $player } toma una carta de la oferta: { $country }.
royals-event-draw = { $player } roba una carta del mazo de países.
royals-event-draw-own = Robas una carta de país: { $country }.
royals-event-draw-intrigue = { $player } roba una carta de intriga.
royals-event-draw-own-intrigue = Robas una carta de intriga: { $intrigue }.
royals-event-no-card = No queda ninguna carta que { $player } pueda robar.
royals-event-pay =
    { $n ->
        [one] { $player } paga { $n } carta de país: { $country }.
       *[other] { $player } paga { $n } cartas de país: { $country }.
    }
royals-event-give = { $player } da una carta para un comodín: { $country }.
royals-event-give-intrigue = { $player } da una carta de intriga: { $intrigue }.
royals-event-discard = { $player } descarta una carta de país: { $country }.
royals-event-discard-intrigue = { $player } descarta una carta de intriga: { $intrigue }.
royals-event-no-play = { $player } no tiene cartas suficientes para ninguna posición que aún se pueda lograr; su turno termina.
royals-event-shuffle = El descarte de países se baraja en un nuevo mazo.
royals-event-shuffle-intrigue = El descarte de intriga se baraja en un nuevo mazo.

## Crónica: posiciones y puntos

royals-event-occupy = { $player } ocupa una posición: { $title_low } en { $city }.
royals-event-take-over = { $player } arrebata una posición: { $title_low } en { $city } (hasta ahora, de { $loser }).
royals-event-bonus-city =
    { $points ->
        [one] { $player } toma la bonificación de ciudad: { $city }, { $points } punto.
       *[other] { $player } toma la bonificación de ciudad: { $city }, { $points } puntos.
    }
royals-event-bonus-country =
    { $points ->
        [one] { $player } toma una bonificación de país: { $country }, { $points } punto.
       *[other] { $player } toma una bonificación de país: { $country }, { $points } puntos.
    }
royals-event-bonus-country-gone = { $player } tiene un cubo en cada ciudad del país ({ $country }), pero no queda ninguna bonificación de país.
royals-event-bonus-noble =
    { $points ->
        [one] { $player } toma una bonificación de casa noble: { $points } punto.
       *[other] { $player } toma una bonificación de casa noble: { $points } puntos.
    }
royals-event-bonus-noble-gone = { $player } tiene un cubo en cada ficha de título, pero no queda ninguna bonificación de casa noble.
royals-event-last-round = El tercer periodo ha acabado. Se termina la ronda y después se puntúa.
royals-event-scoring = Se puntúa el periodo { $period }.
    .heading = { $period }
royals-event-token-first =
    { $points ->
        [one] { $country }: { $player } va en primer lugar por influencia ({ $influence }), { $points } punto.
       *[other] { $country }: { $player } va en primer lugar por influencia ({ $influence }), { $points } puntos.
    }
royals-event-token-second =
    { $points ->
        [one] { $country }: { $player } va en segundo lugar por influencia ({ $influence }), { $points } punto.
       *[other] { $country }: { $player } va en segundo lugar por influencia ({ $influence }), { $points } puntos.
    }
royals-event-tie-title = { $country }: { $player } empata con { $loser } en influencia ({ $influence }); decide el título más alto: { $title_low } ({ $player }).
royals-event-tie-city = { $country }: { $player } empata con { $loser } en influencia ({ $influence }) y en su título más alto ({ $title_low }); decide la mayor bonificación de ciudad: { $city }, { $points } ({ $player }).
royals-event-token-unused = { $country }: la ficha de { $points } no es para nadie y sale del juego.
royals-event-majority =
    { $points ->
        [one] { $title }: { $player } tiene más cubos que nadie ({ $n }), { $points } punto.
       *[other] { $title }: { $player } tiene más cubos que nadie ({ $n }), { $points } puntos.
    }
royals-event-majority-half =
    { $points ->
        [one] { $title }: { $player } comparte el mayor número de cubos ({ $n }), media ficha, { $points } punto.
       *[other] { $title }: { $player } comparte el mayor número de cubos ({ $n }), media ficha, { $points } puntos.
    }
royals-event-majority-none = { $title }: nadie tiene un cubo allí, así que la ficha de título no es para nadie.
royals-event-majority-tied = { $title }: { $players } empatan con más cubos que los demás ({ $n }); si son más de dos, la ficha de título no es para nadie.
royals-event-tie-end =
    { $points ->
        [one] { $players } empatan a { $points } punto; decide la ficha de más valor.
       *[other] { $players } empatan a { $points } puntos; decide la ficha de más valor.
    }

## Por qué no

royals-refusal-colour = Este color no está disponible: { $colour }.
royals-refusal-cubes = Hacen falta dos cubos; tienes { $n }.
royals-refusal-draw-first = Primero tienes que robar tus cartas.
royals-refusal-first-turn = En el primer turno nadie roba cartas de intriga.
royals-refusal-draw = Lo que has elegido robar no incluye esta carta, o ya no la incluye.
royals-refusal-display = En la oferta no hay ninguna carta así: { $country }.
royals-refusal-deck = El mazo de países está vacío; toma una carta de la oferta.
royals-refusal-held = Esta posición es de { $player }: { $title_low } en { $city }. Solo se puede arrebatar.
royals-refusal-cards =
    { $cost ->
        [one] { $title } en { $city } cuesta { $cost } carta de país ({ $country }). Incluso con comodines tu mano solo vale { $n }.
       *[other] { $title } en { $city } cuesta { $cost } cartas de país ({ $country }). Incluso con comodines tu mano solo vale { $n }.
    }
royals-refusal-wild-few = Con tan pocos comodines harían falta más cartas del país ({ $country }): { $needed }, y tienes { $n }.
royals-refusal-wild-many = Con tantos comodines harían falta más cartas: { $needed }, y tienes { $n }.
royals-refusal-hand = No tienes esa carta de país: { $country }.
royals-refusal-hand-intrigue = No tienes esa carta de intriga: { $intrigue }.
royals-refusal-vacant = Esta posición está libre: { $title_low } en { $city }. Se ocupa, no hay a quién arrebatársela.
royals-refusal-own = Esta posición ya es tuya: { $title_low } en { $city }.
royals-refusal-intrigue =
    { $needed ->
        [one] Arrebatarla cuesta { $needed } carta de intriga ({ $country }): { $title_low } en { $city }. Incluso por parejas las tuyas solo valen { $n }.
       *[other] Arrebatarla cuesta { $needed } cartas de intriga ({ $country }): { $title_low } en { $city }. Incluso por parejas las tuyas solo valen { $n }.
    }
royals-refusal-wild-intrigue = Tus cartas de intriga no permiten ese número de parejas ({ $country }).
royals-refusal-not-shown = Primero va una carta de intriga que muestre este país: { $country }. Esta muestra { $intrigue }.
royals-refusal-limit = Solo se descarta lo que pasa del límite de mano; de estas cartas no tienes demasiadas.

## La mesa en palabras

royals-outline-setup = Preparación
royals-outline-over = La partida ha terminado
royals-outline-period = Periodo
royals-outline-period-name = { $period }
royals-outline-to-move = le toca a { $player }
royals-outline-round-ends = última ronda
royals-outline-period-ends = acaba después de este turno
royals-outline-colours = Colores para elegir
royals-outline-display = Oferta
royals-outline-display-empty = vacía
royals-outline-decks = Mazos
royals-outline-empty = vacío
royals-outline-deck-name = Mazo de países
royals-outline-deck-name-intrigue = Mazo de intriga
royals-outline-discards-name = Cartas de país descartadas
royals-outline-discards-name-intrigue = Cartas de intriga descartadas
royals-outline-influence = Influencia
royals-outline-ahead-title = por delante de { $player } por el título más alto ({ $title_low })
royals-outline-ahead-city = por delante de { $player } por la mayor bonificación de ciudad ({ $city }, { $points })
royals-outline-realm-bonus = Bonificación de país
royals-outline-period-tokens = Fichas de periodo por influencia
royals-outline-token-first = { $period }, 1.er puesto
royals-outline-token-second = { $period }, 2.º puesto
royals-outline-city-bonus = Bonificación de ciudad
royals-outline-exiles = Cubos desterrados
royals-outline-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
royals-outline-vacant = libre
royals-outline-held = en manos de { $player }
royals-outline-paying = { $player } está pagando
royals-outline-taken = tomada por { $player }
royals-outline-gone = fuera del juego
royals-outline-ladder = Fichas de título
royals-outline-noble-house = Bonificaciones de casa noble
royals-outline-noble-bonus = Bonificación de casa noble
royals-outline-cubes-of = Cubos de { $player }
royals-outline-cubes-left = Cubos restantes
royals-outline-tokens = Fichas tomadas
royals-outline-plays-with = juega con el { $colour }
royals-outline-seen = a la vista de todos
royals-outline-hand-name = Cartas de país
royals-outline-hand-name-intrigue = Cartas de intriga

## Lo que está impreso en los componentes

royals-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
royals-line-box-cards =
    { $n ->
        [one] { $n } carta en la caja
       *[other] { $n } cartas en la caja
    }
royals-line-cities = Ciudades: { $cities }
royals-line-country-bonuses = Bonificaciones de país: { $first } y { $second } puntos
royals-line-period = Influencia en { $period }: { $first } y { $second } puntos
royals-line-countries = Muestra { $countries }
royals-line-price =
    { $n ->
        [one] Precio: { $n } carta del país
       *[other] Precio: { $n } cartas del país
    }
royals-line-price-country =
    { $n ->
        [one] Precio: { $n } carta ({ $country })
       *[other] Precio: { $n } cartas ({ $country })
    }
royals-line-takeover =
    { $n ->
        [one] Arrebatarla cuesta además { $n } carta de intriga
       *[other] Arrebatarla cuesta además { $n } cartas de intriga
    }
royals-line-influence = Influencia: { $n }
royals-line-title-token = Ficha de título: { $points } puntos, cada mitad { $half }
royals-line-half =
    { $points ->
        [one] Cada mitad: { $points } punto
       *[other] Cada mitad: { $points } puntos
    }
royals-line-country = País: { $country }
royals-line-positions = Posiciones: { $titles }
royals-line-city-bonus =
    { $points ->
        [one] Bonificación de ciudad: { $points } punto
       *[other] Bonificación de ciudad: { $points } puntos
    }
royals-line-noble-house = Con { $n } jugadores: { $bonuses }

## Hoja de puntos y resultado

royals-score-city = Bonificaciones de ciudad
royals-score-country = Bonificaciones de país
royals-score-noble-house = Bonificación de casa noble
royals-score-period = Fichas de periodo
royals-score-title = Fichas de título
royals-outcome-points =
    { $points ->
        [one] { $player } gana con { $points } punto de victoria.
       *[other] { $player } gana con { $points } puntos de victoria.
    }
royals-outcome-token =
    { $points ->
        [one] { $player } gana con { $points } punto de victoria; el empate lo decidió la ficha más alta ({ $best }).
       *[other] { $player } gana con { $points } puntos de victoria; el empate lo decidió la ficha más alta ({ $best }).
    }
royals-outcome-shared =
    { $points ->
        [one] Victoria compartida con { $points } punto de victoria: { $players }.
       *[other] Victoria compartida con { $points } puntos de victoria: { $players }.
    }

## El tablero

royals-board-have = { $n } de { $all } cartas
royals-board-have-intrigue = { $n } de { $all } cartas de intriga
royals-board-deck-countries = Países
royals-board-deck-intrigue = Intriga
royals-board-legend-have = cartas que tienes y cartas que cuesta
royals-board-legend-banished = cubos junto a una ciudad: desterrados
royals-board-first-place = 1.º
royals-board-second-place = 2.º

## Lo que nombra un análisis

royals-topic-points = Puntos obtenidos
royals-topic-periods = Fichas de periodo
royals-topic-titles = Fichas de título
royals-topic-bonuses = Bonificaciones de países y casas nobles
royals-topic-cards = Cartas de país
royals-topic-intrigues = Cartas de intriga
royals-topic-positions = Posiciones al alcance
