### Royals: los componentes y sus palabras

## El juego y sus ediciones

royals-game = Royals
    .about = Las grandes casas nobles del siglo XVII se disputan Europa: las cartas ganan posiciones en la corte, la intriga se las quita a otros y tres veces se mide la influencia.
    .length = 60 minutos
    .weight = Medio
royals-edition-rulebook = Edición del reglamento
    .about = Sigue el reglamento, con decisiones nuestras donde calla o se contradice; es la elección habitual. Los números que solo muestra el tablero están reconstruidos.
royals-edition-arcane-2016 = Edición de Arcane Wonders (2016)
    .about = Se juega como la edición inglesa posterior: tres cartas británicas más, un mazo de países vacío se baraja de nuevo en cuanto se le pide una carta y con tres jugadores hay menos bonificaciones de casa noble.

## Familias de componentes

royals-family-country = Países
royals-family-intrigue = Cartas de intriga
royals-family-title = Títulos
royals-family-city = Ciudades
royals-family-position = Posiciones
royals-family-noble = Casa noble

## Países

royals-country-france = Francia
royals-country-german-states = Estados alemanes
royals-country-britain = Gran Bretaña
royals-country-spain = España
royals-country-entry = { $country }
    .rule = Sus cartas pagan posiciones en sus ciudades. Al acabar un periodo, quien tiene allí más influencia toma la mejor de sus dos fichas.

## Cartas de intriga

royals-intrigue-france-german-states = Francia / Estados alemanes
royals-intrigue-france-britain = Francia / Gran Bretaña
royals-intrigue-france-spain = Francia / España
royals-intrigue-german-states-britain = Estados alemanes / Gran Bretaña
royals-intrigue-german-states-spain = Estados alemanes / España
royals-intrigue-britain-spain = Gran Bretaña / España
royals-intrigue-entry = { $intrigue }
    .rule = Ayuda a arrebatar una posición en cualquiera de los dos países que muestra. Dos cartas de intriga cualesquiera valen por una a elección.

## Títulos

royals-title-marshal = Mariscal
    .low = mariscal
royals-title-baron = Barón
    .low = barón
royals-title-countess = Condesa
    .low = condesa
royals-title-duke = Duque
    .low = duque
royals-title-cardinal = Cardenal
    .low = cardenal
royals-title-princess = Princesa
    .low = princesa
royals-title-king = Rey
    .low = rey
royals-title-entry = { $title }
    .low = { $title_low }
    .rule = Hay posiciones de este título en varias ciudades. Quien tiene más cubos en la ficha de título al final de la partida se la lleva; si empatan dos, la comparten.

## Ciudades

royals-city-paris = París
royals-city-lyon = Lyon
royals-city-rennes = Rennes
royals-city-marseille = Marsella
royals-city-bordeaux = Burdeos
royals-city-vienna = Viena
royals-city-cologne = Colonia
royals-city-munich = Múnich
royals-city-berlin = Berlín
royals-city-dublin = Dublín
royals-city-london = Londres
royals-city-edinburgh = Edimburgo
royals-city-madrid = Madrid
royals-city-seville = Sevilla
royals-city-valencia = Valencia
royals-city-barcelona = Barcelona
royals-city-entry = { $city }
    .rule = La primera persona que ocupa aquí una posición toma la bonificación de ciudad. La bonificación impresa también decide los empates de influencia.

## Posiciones

royals-position-entry = { $title } en { $city }
    .rule = Quien la tiene cuenta con su influencia en el país hasta que alguien se la arrebate.

## La casa noble

royals-noble-entry = Bonificaciones de casa noble
    .rule = Por un cubo en cada ficha de título: la bonificación de casa noble más alta que quede, una vez por jugador.

## Colores

royals-colour-grey = gris
royals-colour-purple = morado
royals-colour-orange = naranja
royals-colour-black = negro
royals-colour-white = blanco

## Opciones

royals-option-totals = Puntuación en curso
    .about = Si durante la partida se ven los puntos de los demás. Quien los cuenta los sabe de todos modos.
royals-option-totals-hidden = no se ve
royals-option-totals-shown = se ve
royals-option-colours = Colores
    .about = Quién juega con qué color. Del negro y del blanco hay más cubos.
royals-option-colours-by-seat = según el sitio
royals-option-colours-chosen = elegidos por turno
