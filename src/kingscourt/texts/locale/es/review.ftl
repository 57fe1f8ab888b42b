### Lo que dice el análisis de una partida terminada

## Cuándo y qué

review-when-setup = Preparación
review-when-part = { $when }, { $part }
review-when-value = { $name } { $value }
review-what-answer = { $player }: «{ $answer }».
review-what-hidden = { $line } ({ $things })
review-what-together = { $first } { $second }
review-what-seen = { $player } recibió: { $things }.
review-what-draw = El azar decidió.
review-why-more =
    { $n ->
        [one] { $topic }: alrededor de { $n } punto mejor
       *[other] { $topic }: alrededor de { $n } puntos mejor
    }
review-why-fewer =
    { $n ->
        [one] { $topic }: alrededor de { $n } punto peor
       *[other] { $topic }: alrededor de { $n } puntos peor
    }

## Titular y relato

review-headline-led = { $player } se mantuvo en cabeza de principio a fin.
review-headline-behind = { $player } remontó desde el puesto { $place } y ganó.
review-headline-shared = Victoria compartida: { $players }.
review-story-led-before = Al principio iba en cabeza { $player }.
review-story-led-since = { $when } – desde aquí { $player } ya nunca quedó claramente por detrás.
review-story-luck = { $when } – { $what } La probabilidad de { $player } pasó del { $before } al { $after } %.
review-story-choice = { $when } – { $what } Eso dejó una probabilidad del { $after } %; «{ $answer }» habría dejado un { $before } %.

## Tablas y listas

review-chances = Probabilidad de ganar
review-estimated = estimada con { $n } partidas jugadas desde cada posición, ± { $error } de media
review-column-seat = Sitio
review-column-start = Inicio
review-column-luck = Suerte
review-column-own = Decisiones propias
review-column-others = Decisiones ajenas
review-column-result = Resultado
review-column-good = Buenas decisiones
review-moments = Momentos decisivos
review-no-moments = Ningún sorteo ni decisión movió una probabilidad cinco puntos porcentuales.
review-kind-luck = suerte
review-kind-choice = decisión
review-opponent = Rival
review-better = Mejor: { $answer }
review-story = El relato
review-working = Se sigue jugando desde cada posición
