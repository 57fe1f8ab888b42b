### Royals: lo que dice la mesa

## Preguntas

royals-prompt-colour = ¿Qué color eliges?
royals-prompt-draw = ¿Qué robas?
royals-prompt-take =
    { $n ->
        [one] Roba { $n } carta de país, del muestrario o del mazo.
       *[other] Roba { $n } cartas de país, del muestrario o del mazo.
    }
royals-prompt-take-both =
    { $n ->
        [0] Roba una carta de intriga.
       *[other] Roba una carta de país y una carta de intriga. ¿Cuál primero?
    }
royals-prompt-play = Ocupa o arrebata una posición, o termina el turno.
royals-prompt-wild =
    { $cost ->
        [one] Paga { $cost } carta de país ({ $country }). ¿Valen tres cualesquiera por ella?
       *[other] Paga { $cost } cartas de país ({ $country }). ¿Por cuántas de ellas valen tres cualesquiera?
    }
royals-prompt-wild-intrigue =
    { $cost ->
        [one] Paga { $cost } carta de intriga ({ $country }). ¿Valen dos cualesquiera por ella?
       *[other] Paga { $cost } cartas de intriga ({ $country }). ¿Por cuántas de ellas valen dos cualesquiera?
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
        [one] { $n } carta de país
       *[other] { $n } cartas de país
    }
royals-action-draw-both = Una carta de país y una carta de intriga
royals-action-take = Del muestrario: { $country }
royals-action-take-deck = Del mazo de países
royals-action-take-intrigue = Del mazo de intriga
royals-action-occupy = Ocupar: { $title_low } en { $city }
royals-action-take-over = Arrebatar: { $title_low } en { $city }
royals-action-end-turn = Terminar el turno
royals-action-wild =
    { $n ->
        [0] Ningún comodín
        [one] { $n } comodín
       *[other] { $n } comodines
    }
royals-action-wild-intrigue =
    { $n ->
        [0] Ninguna pareja como comodín
        [one] { $n } pareja como comodín
       *[other] { $n } parejas como comodines
    }
royals-action-give = Dar una carta de país: { $country }
royals-action-give-intrigue = Dar una carta de intriga: { $intrigue }
royals-action-discard = Descartar una carta de país: { $country }
royals-action-discard-intrigue = Descartar una carta de intriga: { $intrigue }

## Lo que una elección cuesta y da

royals-terms-cards = { $own } del propio país ({ $country }) y, tres por una, de cualquier país: { $others }
royals-terms-cards-choice =
    { $cost ->
        [one] { $cost } carta del país ({ $country }), o tres cualesquiera en su lugar
       *[other] { $cost } cartas del país ({ $country }), hasta { $n } de ellas cada una por tres cualesquiera
    }
royals-terms-cards-any = { $n } cartas de país cualesquiera
royals-terms-intrigues = cartas de intriga: { $own } con este país ({ $country }) y, dos por una, de cualquier clase: { $others }
royals-terms-intrigues-choice =
    { $cost ->
        [one] { $cost } carta de intriga con este país ({ $country }), o dos cualesquiera en su lugar
       *[other] { $cost } cartas de intriga con este país ({ $country }), hasta { $n } de ellas cada una por dos cualesquiera
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
royals-event-display = Boca arriba en el muestrario: { $country }.
royals-event-plan-countries =
    { $n ->
        [one] { $player } roba { $n } carta de país y ninguna carta de intriga.
       *[other] { $player } roba { $n } cartas de país y ninguna carta de intriga.
    }
royals-event-plan-both = { $player } roba una carta de país y una carta de intriga.
royals-event-take = { $player } toma una carta del muestrario: { $country }.
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
royals-event-take-over = { $player } arrebata una posición: { $title_low } en { $city } (hasta ahora { $loser }).
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
        [one] { $country }: { $player } tiene más influencia que nadie ({ $influence }), { $points } punto.
       *[other] { $country }: { $player } tiene más influencia que nadie ({ $influence }), { $points } puntos.
    }
royals-event-token-second =
    { $points ->
        [one] { $country }: { $player } va en segundo lugar por influencia ({ $influence }), { $points } punto.
       *[other] { $country }: { $player } va en segundo lugar por influencia ({ $influence }), { $points } puntos.
    }
royals-event-tie-title = { $country }: { $player } y { $loser } empatan en influencia ({ $influence }); decide el título más alto: { $title_low } ({ $player }).
royals-event-tie-city = { $country }: { $player } y { $loser } empatan en influencia ({ $influence }) y en su título más alto ({ $title_low }); decide la mayor bonificación de ciudad: { $city }, { $points } ({ $player }).
royals-event-token-unused = { $country }: la ficha de { $points } no es para nadie y sale del juego.
royals-event-majority =
    { $points ->
        [one] { $title }: { $player } tiene más cubos que nadie ({ $n }), { $points } punto.
       *[other] { $title }: { $player } tiene más cubos que nadie ({ $n }), { $points } puntos.
    }
royals-event-majority-half =
    { $points ->
        [one] { $title }: { $player } empata en cabeza ({ $n } cubos), media ficha, { $points } punto.
       *[other] { $title }: { $player } empata en cabeza ({ $n } cubos), media ficha, { $points } puntos.
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
royals-refusal-cubes = Hacen falta dos cubos y te quedan { $n }.
royals-refusal-draw-first = Primero tienes que robar tus cartas.
royals-refusal-first-turn = En el primer turno nadie roba cartas de intriga.
royals-refusal-draw = El robo que has elegido no incluye esta carta, o ya no.
royals-refusal-display = En el muestrario no hay tal carta: { $country }.
royals-refusal-deck = El mazo de países está vacío; toma una carta del muestrario.
royals-refusal-held = Esta posición es de { $player }: { $title_low } en { $city }. Solo se puede arrebatar.
royals-refusal-cards =
    { $cost ->
        [one] { $title } en { $city } cuesta { $cost } carta de país ({ $country }). Incluso con comodines tu mano solo vale { $n }.
       *[other] { $title } en { $city } cuesta { $cost } cartas de país ({ $country }). Incluso con comodines tu mano solo vale { $n }.
    }
royals-refusal-wild-few = Con tan pocos comodines harían falta más cartas del país ({ $country }): { $needed }, y tienes { $n }.
royals-refusal-wild-many = Con tantos comodines harían falta más cartas: { $needed }, y tienes { $n }.
royals-refusal-hand = No tienes tal carta de país: { $country }.
royals-refusal-hand-intrigue = No tienes tal carta de intriga: { $intrigue }.
royals-refusal-vacant = Esta posición está libre: { $title_low } en { $city }. Se ocupa, no hay a quien arrebatársela.
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
royals-outline-now = Periodo { $period }, le toca a { $player }
royals-outline-ends = Periodo { $period }, acaba después de este turno; le toca a { $player }
royals-outline-last-round = Periodo { $period }, última ronda; le toca a { $player }
royals-outline-over = La partida ha terminado
royals-outline-colours = Colores para elegir
royals-outline-colour = { $colour }
royals-outline-count = { $country } × { $n }
royals-outline-count-intrigue = { $intrigue } × { $n }
royals-outline-display = Muestrario
royals-outline-display-empty = Muestrario: vacío
royals-outline-decks = Mazos
royals-outline-deck =
    { $n ->
        [0] Mazo de países: vacío
        [one] Mazo de países: { $n } carta
       *[other] Mazo de países: { $n } cartas
    }
royals-outline-deck-intrigue =
    { $n ->
        [0] Mazo de intriga: vacío
        [one] Mazo de intriga: { $n } carta
       *[other] Mazo de intriga: { $n } cartas
    }
royals-outline-discards = Cartas de país descartadas: { $cards }
royals-outline-no-discards = Ninguna carta de país descartada
royals-outline-discards-intrigue = Cartas de intriga descartadas: { $cards }
royals-outline-no-discards-intrigue = Ninguna carta de intriga descartada
royals-outline-realm = { $country }: { $first } y { $second } puntos por influencia en este periodo
royals-outline-realm-done = { $country }
royals-outline-influence = influencia: { $standings }
royals-outline-standing = { $player } ({ $n })
royals-outline-realm-bonus = bonificación de país { $points }
royals-outline-realm-bonus-taken = bonificación de país { $points }: { $player }
royals-outline-token-taken = { $period }, { $points } puntos: { $player }
royals-outline-token-gone = { $period }, { $points } puntos: nadie
royals-outline-town = { $city }, bonificación de ciudad { $points }
royals-outline-town-taken = { $city }, bonificación de ciudad { $points } para { $player }
royals-outline-position =
    { $n ->
        [one] { $title }: libre, { $n } carta, influencia { $influence }
       *[other] { $title }: libre, { $n } cartas, influencia { $influence }
    }
royals-outline-position-held = { $title }: { $player }, influencia { $influence }
royals-outline-position-takeover =
    { $n ->
        [one] { $title }: { $player }, influencia { $influence }; arrebatarla cuesta { $n } carta de país y, en cartas de intriga, { $intrigues }
       *[other] { $title }: { $player }, influencia { $influence }; arrebatarla cuesta { $n } cartas de país y, en cartas de intriga, { $intrigues }
    }
royals-outline-position-target = { $title }: { $player } está pagando
royals-outline-exiles = desterrados: { $cubes }
royals-outline-cube = { $player } × { $n }
royals-outline-ladder = Fichas de título
royals-outline-rung = { $title }, { $points } puntos: { $cubes }
royals-outline-rung-empty = { $title }, { $points } puntos: ningún cubo
royals-outline-noble-house = Bonificaciones de casa noble
royals-outline-noble = { $points } puntos
royals-outline-noble-taken = { $points } puntos: { $player }
royals-outline-house =
    { $points ->
        [one] { $player } ({ $colour }): { $points } punto, cubos restantes: { $n }
       *[other] { $player } ({ $colour }): { $points } puntos, cubos restantes: { $n }
    }
royals-outline-house-hidden = { $player } ({ $colour }): cubos restantes: { $n }
royals-outline-house-new = { $player }
royals-outline-hand =
    { $n ->
        [0] ninguna carta de país
        [one] { $n } carta de país
       *[other] { $n } cartas de país
    }
royals-outline-hand-known =
    { $n ->
        [one] { $n } carta de país, conocida: { $known }
       *[other] { $n } cartas de país, entre ellas: { $known }
    }
royals-outline-hand-intrigue =
    { $n ->
        [0] ninguna carta de intriga
        [one] { $n } carta de intriga
       *[other] { $n } cartas de intriga
    }

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
