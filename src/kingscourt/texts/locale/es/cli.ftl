### Lo que dice por sí misma la mesa del terminal

## Llegada y despedida

cli-default-name = Jugador
cli-bot-random = Despreocupado
cli-bot-squire = Escudero
cli-bot-knight = Caballero
cli-bot-lord = Señor
cli-bot-king = Rey
cli-welcome = { $player } contra { $others }
cli-alone = { $player } juega en solitario.
cli-commitment = Los dados y las cartas de esta partida ya están fijados; su sello es { $hash }.
cli-hint = Escribe el número de tu elección. Con «o» ves la mesa; con «h», qué más puedes escribir.
cli-wait = — Intro: seguir leyendo —
cli-nobody-asks = La mesa espera a otras personas; vuelve más tarde.
cli-left = Dejas la mesa. No se ha guardado ningún registro de la partida.
cli-record-kept = Dejas la mesa. El registro de la partida hasta aquí está en { $file }.
cli-record-done = El registro de la partida está en { $file }. Compruébalo con: kingscourt verify { $file }
cli-record-none = No se ha guardado ningún registro de la partida. La próxima vez, --record ARCHIVO lo guardará.

## Elegir

cli-final-all = Ninguna de estas opciones se puede deshacer.
cli-final-some = Las opciones marcadas con ! no se pueden deshacer.
cli-sealed = Esta elección queda en secreto hasta que todos hayan elegido.
cli-matches =
    { $n ->
        [one] Coincide { $n } opción.
       *[other] Coinciden { $n } opciones. Escribe un número o más texto.
    }
cli-overview = Hay { $n } opciones. Escribe un nombre de la lista para ver solo las de un lugar.
cli-changed-more = Ha cambiado algo más: con «o» ves toda la mesa.
cli-choice-page = Página { $page } de { $pages }: Intro muestra la siguiente, una palabra busca.
cli-hidden = Estas opciones contienen { $n }. Para tomar la opción número { $n }, escribe el número otra vez.
cli-no-match = Ninguna opción contiene «{ $text }». Pregunta por qué con: ? { $text }
cli-no-number = No existe la opción { $n }; la última es la { $last }.
cli-tried = A prueba, aún sin enviar: { $steps }
cli-try-open = Con un número sigues, «s» envía, «b» retrocede un paso.
cli-sealed-open = Con un número sigues, «b» retrocede un paso.
cli-try-send = La siguiente pregunta llega al enviar esto: «s» envía, «b» retrocede un paso.
cli-try-ready = El último paso no se puede deshacer, así que solo ocurre al enviarlo: «s» envía, «b» retrocede.
cli-try-usage = Escribe «p» y el número de una opción para ver adónde lleva sin hacerla.
cli-final-inside = Nada puede seguir al paso { $n } en la misma entrada. Elige primero solo ese paso y luego continúa.
cli-nothing-tried = No hay nada a prueba. «p» y un número prueban una opción sin hacerla.
cli-undo-beyond = Para retroceder más, empieza una partida con --free-undo; el registro de la partida lo indica.
cli-hints = Lo que podrías hacer:
cli-hints-warnings = Piénsatelo dos veces:
cli-hints-none = Aquí no hay pistas.

## Reglas y razones

cli-refused = No es posible ({ $rule }): { $reason }
cli-see-rule = «r { $rule }» muestra la regla.
cli-see-also = Véase { $rule }: { $title }
cli-why-usage = Escribe «?» y un nombre o un lugar para saber por qué algo no es posible, por ejemplo: ? { $name }
cli-why-possible = Esto es posible ahora:
cli-why-not = Ahora no es posible: { $choice }
cli-why-more =
    { $n ->
        [one] Hay { $n } opción más con otros motivos; escribe más palabras.
       *[other] Hay { $n } opciones más con otros motivos; escribe más palabras.
    }
cli-why-nothing = Aquí nada se llama «{ $text }», o la pregunta no trata de eso. Con «o» ves todos los lugares.
cli-why-elsewhere = Esta pregunta no trata de «{ $text }». Su carta: r { $text }
cli-no-place = Ningún lugar se llama «{ $text }». Con «o» los ves todos.
cli-part-usage = Para ver todo lo impreso en una cosa, escribe «o» y su nombre, por ejemplo: o { $name }
cli-log-page = «l { $n }» muestra lo que pasó antes.
cli-no-rule = No hay ninguna regla «{ $text }».
cli-rule-usage = Escribe «r» y el número de una regla o el nombre de una cosa: «r { $rule }» o «r { $name }». Los capítulos de este juego:
cli-near-rules = «{ $text }» puede ser una de estas; escribe «r» y el número:

## El final

cli-end = La partida ha terminado
cli-ranking = Clasificación
cli-rank = Puesto
cli-player = Jugador
cli-score = Puntos
cli-score-sheet = Puntos por categoría
cli-category = Categoría
cli-total = Total

## Ayuda

cli-help-number = toma la opción 3
cli-help-final = la opción 3 no se puede deshacer
cli-help-numbers = toma la opción 3 y luego la 1 de la lista siguiente, todo o nada
cli-help-text = muestra las opciones con estas palabras; si solo hay una, la toma
cli-help-slash = lo mismo con números: opciones que contienen 8
cli-help-try = prueba la opción 3: muestra adónde lleva, todavía sin hacer nada
cli-help-send = envía lo que está a prueba
cli-help-back = descarta el último paso probado
cli-help-undo = deshace tu último paso, mientras no se haya revelado nada desde entonces (con --free-undo, siempre)
cli-help-hint = ¿qué podría hacer? algunas opciones sensatas y por qué
cli-help-why = ¿por qué no es posible?
cli-help-rule = muestra una regla por su número; «r» sin nada más enumera los capítulos
cli-help-card = muestra la carta de una cosa: precio, puntos, efecto
cli-help-outline = muestra toda la mesa
cli-help-part = muestra una parte de la mesa con todo lo impreso en ella
cli-help-log = muestra lo último que pasó; «l 2», lo que pasó antes
cli-help-quit = deja la mesa
