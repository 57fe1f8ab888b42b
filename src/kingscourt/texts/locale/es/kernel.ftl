### Lo que dice cualquier mesa, se juegue a lo que se juegue

## Personas y enumeraciones

kernel-seat = jugador { $n }
kernel-list-none = nada
    .acc = nada
kernel-list-next = { $list }, { $item }
kernel-list-last = { $list } y { $item }
    .before-i = { $list } e { $item }

## Clases de preguntas

kernel-question-pick-one = Elige uno
kernel-question-pick-several = Elige varios
kernel-question-pick-place = Elige un lugar
kernel-question-pick-amount = Elige una cantidad
kernel-question-confirm = Confirma
kernel-question-order = Elige el orden

## Lo que cuesta y da una elección

kernel-terms-both = { $takes } por { $gives }
kernel-terms-takes = cuesta { $takes }
kernel-terms-gives = da { $gives }
kernel-terms-may-take = puede costar hasta { $takes }
kernel-terms-may-give = puede dar hasta { $gives }
kernel-terms-draw = luego decide el azar
kernel-terms-next = { $list }; { $item }

## Por qué la mesa dice que no

kernel-refusal-turn = No te toca a ti.
kernel-refusal-question = Eso no responde a la pregunta que hace la mesa.
kernel-refusal-over = La partida ha terminado.
kernel-refusal-barrier = Este paso revela algo, así que solo puede ser el último de una orden.
kernel-refusal-unknown = Ninguna acción de este juego se escribe «{ $text }».
kernel-refusal-stale = Entretanto la partida ha avanzado. Vuelve a mirar la mesa y decide después.
kernel-refusal-sealed = Una elección secreta tiene que estar completa al entregarla.
kernel-refusal-undo = No hay nada que puedas deshacer: el paso anterior no era tuyo, reveló algo, o un bot ha ocupado un sitio desde entonces.
kernel-refusal-consent = Aún no están de acuerdo todos los que tienen que estarlo.
kernel-refusal-lesson = Este paso de la lección espera otra cosa. Odo dice cuál.

## Las reglas de la mesa por número

kernel-rule-1 = Solo pueden actuar los jugadores a los que el juego espera. Si varios eligen a la vez, puede hacerlo cualquiera de ellos.
    .title = A quién le toca
kernel-rule-2 = Una acción solo vale si responde a la pregunta que la mesa hace en ese momento.
    .title = Responder a la pregunta
kernel-rule-3 = Terminada la partida, ya no se puede hacer nada; todo lo oculto queda entonces a la vista de todos.
    .title = Después del final
kernel-rule-4 = Una orden puede tener varios pasos; se hacen todos o ninguno. Un paso que revela algo, como dados o una carta, solo puede ser el último: si se rechazara un paso posterior, el jugador ya sabría lo que ha salido.
    .title = Lo que revela va al final
kernel-rule-5 = Cada acción tiene en su juego una única forma exacta de escribirse. La mesa no acepta ningún otro texto.
    .title = Cómo se escriben las acciones
kernel-rule-6 = Una orden vale para la situación en la que se dio. Si desde entonces ha cambiado la pregunta a ese jugador, no se ejecuta.
    .title = Órdenes que llegan tarde
kernel-rule-7 = Cuando los jugadores eligen en secreto y a la vez, cada uno entrega su elección entera de una vez. Puede cambiarla hasta que haya elegido el último; antes nadie la ve.
    .title = Elecciones secretas
kernel-rule-8 = En su turno, un jugador puede deshacer sus pasos hasta el último que reveló algo, dependió del azar o fue de otra persona. Deshacer siempre consta en el historial. En una mesa se pueden deshacer como mucho 2000 entradas en total. Nadie puede deshacer lo que pasó antes de que un bot ocupara el sitio de una persona. Donde una sola persona juega con bots, la mesa puede permitirle deshacer lo que quiera; el registro de la partida lo indica.
    .title = Deshacer
kernel-rule-9 = Para deshacer más que eso o terminar la partida antes de tiempo, tienen que estar de acuerdo todas las demás personas que no han abandonado, estén presentes o no: quien calla no otorga. Lo que se sacó al azar y se deshizo se saca de nuevo.
    .title = Acuerdo de la mesa
kernel-rule-10 = Una lección es una partida preparada. Hasta su último paso solo acepta la jugada que el paso enseña; los pasos que permiten otras lo dicen. Los sorteos preparados constan en el registro, y una partida así no cuenta para nada más.
    .title = Lecciones

## Lo que pasa en la mesa

kernel-event-undo = { $player } deshace una jugada.
kernel-event-resign = { $player } abandona.
kernel-event-timeout = A { $player } se le ha acabado el tiempo; la mesa responde en su lugar.
kernel-event-takeover = Un bot ({ $bot }) juega ahora por { $player }.
kernel-event-return = { $player } ha vuelto a la mesa.
kernel-event-end = Los jugadores acuerdan terminar aquí la partida.
kernel-event-upgrade = Las reglas de esta mesa se han actualizado a la versión { $version }; la situación no cambia.

## Cómo puede acabar además una partida

kernel-outcome-agreed = Los jugadores acordaron terminar la partida; no hay clasificación.
kernel-outcome-resigned = La partida terminó porque un jugador abandonó.
kernel-outcome-resigned-last = Quien abandonó queda en último lugar, tenga los puntos que tenga.

## El reglamento por números

kernel-reference-title = { $game }: las reglas por número
kernel-reference-table = La mesa: reglas para todos los juegos
kernel-reference-rules = Reglas
kernel-reference-components = Componentes
kernel-reference-ruling = Nuestra interpretación
kernel-reference-see = Véase
kernel-reference-refusable = La mesa puede rechazar una jugada por esta regla.

kernel-card-reconstructed = ≈ indica un número reconstruido: corrígelo con tu caja.
kernel-missing = Falta: { $list }
