### What hints say: what an answer is good for, and what one should think twice about

## Themes

royals-hint-points = Da puntos al momento.
royals-hint-influence = Así aumentas tu influencia en un país que se va a puntuar.
royals-hint-titles = Te ayuda a tener más cubos que nadie en un título.
royals-hint-bonuses = Te acerca a una bonificación de país o a una bonificación de casa noble.
royals-hint-cards = Así obtienes o conservas cartas útiles.
royals-hint-suits = Te acerca a una posición para la que puedes reunir cartas.
royals-hint-intrigues = Así obtienes o conservas cartas de intriga para arrebatar posiciones.

## Warnings

royals-warning-three-cards-drawn-in-vain = Superarás el límite de mano, y no hay nada en que gastar estas cartas.
royals-warning-no-intrigue-on-full-board = Todas las posiciones están ocupadas: sin cartas de intriga no puedes arrebatar ninguna.
royals-warning-cards-thrown-away = Tendrás que descartar cartas con las que podrías ocupar una posición libre.
royals-warning-king-left-vacant = Tienes todas las cartas para un rey que aún está libre.
royals-warning-points-left-behind = El periodo está a punto de puntuarse, y una posición al alcance daría puntos.
royals-warning-needless-wild-cards = Tienes una carta que encaja; pagar con otras te cuesta más cartas.
royals-warning-long-suit-broken = Son cartas del país del que más tienes; bastarían cartas sueltas.
royals-warning-last-card-not-taken = En la oferta está justo la carta que te falta para una posición cara.
royals-warning-takeover-beside-vacancy = El mismo título está libre en este país y no pide ninguna carta de intriga.
royals-warning-three-cards-for-one = Te faltan varias cartas de este país, y cada una te cuesta otras tres.
royals-warning-above-hand-limit = Tienes más cartas de país de las que puedes conservar y tendrás que descartar algunas.
royals-warning-period-ends = Con este robo se agota el mazo, y el periodo se puntúa después de tu turno.
