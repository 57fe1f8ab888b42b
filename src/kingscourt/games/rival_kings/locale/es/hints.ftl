### What hints say: what an answer is good for, and what one should think twice about

## Themes

rival-kings-hint-cards = Así tus cartas valen más puntos.
rival-kings-hint-coins = Así te quedan más monedas.
rival-kings-hint-markers = Te libra de marcadores de conflicto.
rival-kings-hint-offers = Te ayuda a conseguir una buena carta de las pilas.
rival-kings-hint-safety = Así corres menos riesgo de robos y de rangos iguales.
rival-kings-hint-theft = Así aún puedes robar una acción.
rival-kings-hint-rivals = Así quedas en mejor situación frente a tus rivales.
rival-kings-hint-ability = Así obtienes o conservas una habilidad útil.

## Warnings

rival-kings-warning-money-declined = Este dinero no cuesta nada.
rival-kings-warning-smaller-money-taken = En otra pila hay bastante más dinero.
rival-kings-warning-marker-kept = Un marcador de conflicto cuesta puntos al final, y podrías librarte de uno.
rival-kings-warning-marker-to-a-trailing-rival = Este jugador va muy por detrás; el marcador perjudicaría más a quien va en cabeza.
rival-kings-warning-watchman-unused = El Vigía podría pasar este marcador al ladrón.
rival-kings-warning-free-ability-unused = La habilidad de tu súbdito no cuesta nada, y aún no la has usado.
rival-kings-warning-good-card-declined-with-money = Aquí hay una carta que da más puntos de lo que cuesta, y puedes pagarla.
rival-kings-warning-last-card-bought-at-a-loss = La partida termina tras esta vuelta, y esta carta cuesta más de lo que da.
rival-kings-warning-game-ended-as-last = Con esto termina la partida, y vas en último lugar.
rival-kings-warning-rivals-pair-completed-by-a-swap = La carta que das completa una pareja del otro jugador.
rival-kings-warning-swap-at-a-loss = Con este cambio pierdes puntos.
rival-kings-warning-ability-covered = El nuevo súbdito pasa a estar activo enseguida, y la habilidad del actual aún no se ha usado.
rival-kings-warning-partners-gone = Las parejas posibles de esta carta están todas en manos de otros.
rival-kings-warning-game-ended-behind = Con esto termina la partida, y un rival tiene más puntos.
