### Royals: la carta del objetivo

## El objetivo

royals-goal-who = Diriges una casa noble en la Europa del siglo XVII.
royals-goal-do = Las cartas de cuatro países llevan a tu gente a posiciones con título; las cartas de intriga expulsan a tus rivales de las suyas.
royals-goal-win = Tras tres periodos gana quien más puntos tenga.

## Un turno en imágenes

royals-round = Un turno
royals-round-repeats = mientras puedas pagar
royals-round-draw = Robar
royals-round-draw-does = tres cartas de país, o una y una carta de intriga
royals-round-pay = Pagar
royals-round-pay-does = cartas del país; tres cualesquiera valen por una
royals-round-occupy = Ocupar
royals-round-occupy-does = una posición libre o, con intriga, la de un rival
royals-round-discard = Descartar
royals-round-discard-does = hasta quedarte con 12 cartas de país y 4 cartas de intriga
royals-round-refill = Rellenar
royals-round-refill-does = la oferta hasta tres; si no se puede, acaba el periodo

## Lo que puntúa y lo que duele

royals-scores-city = 2 a 6
royals-scores-city-for = primera posición en una ciudad, al instante
royals-scores-influence = 2 a 10
royals-scores-influence-for = primer y segundo puesto por influencia en un país, cada periodo
royals-scores-country = 4 a 12
royals-scores-country-for = un cubo en cada ciudad de un país
royals-scores-noble = 8 a 16
royals-scores-noble-for = un cubo en las siete fichas de título
royals-scores-title = 4 a 16
royals-scores-title-for = al final, más cubos en una ficha de título; dos empatados la comparten
royals-scores-banished = Sin influencia
royals-scores-banished-for = un cubo desterrado; los puntos nunca se pierden
