### Lo que dice por sí misma la mesa del terminal

## Llegada y despedida

cli-default-name = Jugador
cli-welcome = { $player } contra { $others }
cli-alone = { $player } juega en solitario.
cli-commitment = Los dados y las cartas de esta partida ya están fijados; su sello es { $hash }.
cli-hint = Escribe el número de tu elección. h muestra qué más puedes escribir.
cli-nobody-asks = La mesa espera a otras personas; vuelve más tarde.
cli-left = Dejas la mesa. No se ha guardado ningún acta.
cli-record-kept = Dejas la mesa. El acta hasta aquí está en { $file }.
cli-record-done = El acta está en { $file }. Compruébala con: kingscourt verify { $file }
cli-record-none = No se ha guardado ningún acta. La próxima vez --record FICHERO la conservará.

## Elegir

cli-final-all = Ninguna de estas opciones se puede deshacer.
cli-final-some = Las opciones marcadas con ! no se pueden deshacer.
cli-sealed = Esta elección queda en secreto hasta que todos hayan elegido.
cli-matches =
    { $n ->
        [one] Coincide { $n } opción.
       *[other] Coinciden { $n } opciones. Escribe un número o más texto.
    }
cli-overview = Son { $n } opciones. Escribe un nombre de la lista para ver las de un lugar.
cli-hidden = Estas contienen { $n }. Para tomar la opción número { $n } en sí, escríbelo de nuevo.
cli-no-match = Ninguna opción contiene «{ $text }». Pregunta por qué con: ? { $text }
cli-no-number = No hay opción { $n }; la última es la { $last }.
cli-tried = A prueba, aún sin enviar: { $steps }
cli-try-open = Un número sigue adelante, s envía, b retrocede un paso.
cli-try-send = s envía, b retrocede.
cli-try-ready = El último paso no se puede deshacer, así que solo ocurre al enviarlo: s envía, b retrocede.
cli-try-usage = Escribe p y el número de una opción para ver adónde lleva sin hacerla.
cli-final-inside = Nada puede seguir al paso { $n } en la misma entrada. Elígelo primero solo y luego continúa.
cli-nothing-tried = No hay nada a prueba. p y un número prueban una opción sin hacerla.
cli-undo-beyond = Para retroceder más, empieza una partida con --free-undo; el acta lo dice.

## Reglas y razones

cli-refused = No es posible ({ $rule }): { $reason }
cli-see-rule = r { $rule } muestra la regla.
cli-why-usage = Escribe ? y un lugar o un nombre, por ejemplo uno de la posición de arriba.
cli-why-possible = Esto es posible ahora:
cli-why-more =
    { $n ->
        [one] Hay { $n } razón más; escribe más palabras para precisar.
       *[other] Hay { $n } razones más; escribe más palabras para precisar.
    }
cli-why-nothing = Aquí nada se llama «{ $text }», o la pregunta no trata de eso. o muestra todos los lugares.
cli-no-place = Ningún lugar se llama «{ $text }». o los muestra todos.
cli-no-rule = No hay ninguna regla «{ $text }».
cli-near-rules = Reglas parecidas: { $list }

## El final

cli-end = La partida ha terminado
cli-ranking = Clasificación
cli-rank = Puesto
cli-player = Jugador
cli-score = Puntos
cli-score-sheet = Puntos por categoría
cli-category = Categoría
cli-total = Suma

## Ayuda

cli-help-number = toma la opción 3
cli-help-numbers = toma la opción 3 y luego la 1 de la lista siguiente, todo o nada
cli-help-text = muestra las opciones con estas palabras; si solo hay una, la toma
cli-help-slash = lo mismo con números: opciones que contienen 8
cli-help-try = prueba la opción 3: muestra adónde lleva, todavía sin hacer nada
cli-help-send = envía lo que está a prueba
cli-help-back = descarta el último paso probado
cli-help-undo = deshace tu último paso, mientras no se haya revelado nada desde entonces (con --free-undo, siempre)
cli-help-why = ¿por qué no es posible?
cli-help-rule = muestra una regla por su número
cli-help-outline = muestra de nuevo la posición
cli-help-part = muestra la parte de la posición con estas palabras
cli-help-log = muestra todo lo ocurrido hasta ahora
cli-help-quit = deja la mesa
