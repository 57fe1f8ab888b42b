### What the page of a review says, loaded with it

web-review-result = Resultado
web-review-none = No hay análisis
web-review-failed = No se ha podido hacer el análisis
web-review-being-made = Se está preparando el análisis
web-review-being-made-about = Se sigue jugando desde cada posición para ver cuánto valía cada jugada. Puede tardar un minuto o dos, una sola vez para todos.
web-review-progress = { $done } de { $total } jugadas
web-review-chances = Probabilidad de ganar
web-review-estimated = estimada con { $games } partidas jugadas desde cada posición, ± { $points }
web-review-chart-about = La probabilidad de ganar de cada uno a lo largo de la partida; un botón la muestra como tabla.
web-review-start = Al principio
web-review-moment = Momento { $n }: { $what }
web-review-moments = { $n ->
    [one] El momento decisivo
   *[other] { $n } momentos decisivos
}
web-review-no-moments = Ningún momento decidió por sí solo esta partida.
web-review-luck = suerte
web-review-own-choice = tu decisión
web-review-choice-of = decisión de { $name }
web-review-better = Mejor: { $answer }
web-review-no-choice = Aquí no había nada que elegir
web-review-open-replay = Verlo en la repetición
web-review-played = Elegido
web-review-better-answer = Mejor
web-review-compared = Probabilidad de { $name } tras cada respuesta
web-review-mark-own = tú
web-review-mark-better = mejor
web-review-mark-better-for = mejor para { $name }
web-review-seen-by-you = Lo que veías tú
web-review-seen-by = Lo que veía { $name }
web-review-previous = Momento anterior
web-review-next = Momento siguiente
web-review-luck-about = Fue suerte: nadie podía preverlo. La probabilidad de ganar de { $name }:
web-review-before = Antes
web-review-after = Después
web-review-seat = Sitio
web-review-luck-column = Suerte: lo que dio el azar
web-review-skill-column = Acierto: buenas decisiones
web-review-good-of = { $good } de { $all } decisiones a dos puntos porcentuales como mucho de la mejor
web-review-story = El relato
web-review-picture = Guardar como imagen
web-review-link-copied = El enlace a este análisis está copiado.
web-review-link-private = El enlace está copiado. Esta mesa es privada: solo quien puede verla puede abrir el análisis.
