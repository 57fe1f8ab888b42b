### What the service says no to, told to the person who asked

## Who asks

service-no-name = Di primero tu nombre.
service-unknown-here = Este navegador no se conoce aquí. Di tu nombre otra vez.
service-long-away = Hace mucho que no vienes. Di tu nombre otra vez.
service-signed-out = Has cerrado la sesión aquí. Di tu nombre para volver a entrar.
service-banned = No puedes entrar aquí. Si crees que es un error, escribe a quienes llevan este servicio.
service-confirm-name = Para confirmar, escribe tu nombre exactamente como aparece.
service-nobody-there = Aquí no hay nadie a quien puedas llamar así.
service-wrong-code = El código de la pantalla es otro.
service-wrong-link = Este no es el enlace de la pantalla.
service-other-site = Esta página es de otro sitio web. Abre Kingscourt directamente.

## When it is too much, or something is away

service-too-fast = Han sido muchas cosas a la vez. Espera un momento e inténtalo de nuevo.
service-too-many-windows = Hay demasiadas ventanas abiertas. Cierra una primero.
service-many-open-tables = Algunas de tus mesas aún esperan jugadores, y más de { $n } a la vez son demasiadas. Deja una o espera a que empiece alguna.
service-list-full = En esta lista ya hay { $n } personas. Quita primero a alguna.
service-many-checks = Se están comprobando muchas actas. Inténtalo de nuevo en un momento.
service-too-much-check = Comprobar esta acta es demasiado trabajo aquí. `kingscourt verify`, en tu propio ordenador, las acepta todas.
service-too-much-components = Leer este archivo de componentes es demasiado trabajo. Hazlo más pequeño o más sencillo.
service-too-much-totals = Averiguar cómo fueron los puntos es demasiado trabajo en esta partida.
service-child-lost = El proceso que se ocupaba de esto se interrumpió. Inténtalo de nuevo en un momento.
service-away = Ahora no se puede acceder a las mesas. Inténtalo de nuevo en un momento.
service-no-names = Ahora no se pueden consultar los nombres ni las listas. Inténtalo de nuevo en un momento.
service-too-busy = En esta mesa pasan demasiadas cosas ahora. Inténtalo de nuevo.
service-cannot-open = Esta mesa no se puede abrir. Quienes llevan el servicio ya lo saben.
service-newer-rules = Esta mesa juega con reglas que acaban de llegar. Inténtalo de nuevo en un momento.
service-internal = Algo ha fallado por nuestra parte. Queda anotado; inténtalo de nuevo.

## Tables, seats and invitations

service-no-table = No existe esa mesa, o es privada.
service-no-invitation = Esto no es una invitación. Pide un enlace nuevo.
service-other-invitation = Esta invitación es para otra mesa o fue retirada. Pide un enlace nuevo.
service-old-invitation = Esta invitación ha caducado. Pide un enlace nuevo.
service-private = Esta mesa es privada. Necesitas una invitación para un sitio.
service-blocked = Alguien de esta mesa no quiere que estés en ella.
service-sent-away = Quien creó esta mesa te ha echado de ella.
service-not-yours-to-remove = Solo quien creó la mesa puede echar a quienes miran.
service-sits-here = No se puede echar a quien está sentado a la mesa.
service-needs-person = Una mesa necesita al menos una persona.
service-undo-with-bots = Deshacer sin límites es solo para una persona con bots.
service-not-waiting = Esta mesa ya no espera jugadores.
service-seated = Ya estás sentado a esta mesa.
service-not-seated = No estás sentado a esta mesa.
service-seat-taken = Este sitio está ocupado.
service-seat-kept = Este sitio está reservado para otra persona.
service-no-seat-free = No hay ningún sitio libre.
service-not-your-seat = Este sitio no es tuyo.
service-seats-empty = Aún hay sitios vacíos.
service-not-yours-to-start = Solo quien creó la mesa puede empezar.
service-not-yours-to-invite = Solo las personas de la mesa pueden invitar.
service-not-yours-to-end = Solo quien creó la mesa puede anular sus invitaciones.
service-not-yours-to-repeat = Solo quienes jugaron pueden repetir.
service-empty-text = Escribe algo con letras o cifras.

## While a game runs, and after it

service-not-begun = La partida no ha empezado.
service-not-over = La partida aún no ha terminado.
service-over = La partida ha terminado.
service-paused = La partida está en pausa.
service-not-paused = La partida no está en pausa.
service-held = Esta mesa está detenida hasta que alguien revise sus reglas.
service-held-error = Esta mesa está detenida: las reglas cometieron aquí un error. Todos los relojes están parados. Quienes llevan el servicio ya lo saben.
service-held-work = Esta mesa está detenida: un paso desencadenó más de lo que las reglas necesitan jamás. Todos los relojes están parados. Quienes llevan el servicio ya lo saben.
service-held-components = Esta mesa está detenida: su archivo de componentes ya no se acepta. { $problem }
service-held-silent = Esta mesa está detenida: atenderla se interrumpió varias veces. Todos los relojes están parados. Quienes llevan el servicio ya lo saben.
service-bad-box = El archivo de componentes de esta mesa ya no se puede leer aquí.
service-closed = Quienes llevan el servicio han cerrado esta mesa.
service-rules-gone = Esta partida se jugó con reglas que no están instaladas aquí. Su acta aún se puede descargar.
service-bot-plays = Un bot juega este sitio por ti. Vuelve primero.
service-no-takeover = Ningún bot juega en tu sitio.
service-resigned = Ya has abandonado.
service-proposed = Esto ya está propuesto.
service-not-proposed = Ya nadie propone esto.
service-other-offer = La propuesta a la que respondiste ya no está; hay otra en su lugar.
service-not-asked = A ti no se te pregunta esto.
service-no-say = Quien ha abandonado, o cuyo sitio juega un bot, no decide sobre esto.
service-nobody-to-remove = No hay nadie a quien se pueda expulsar.
service-nothing-missed = Este jugador no ha dejado pasar ningún plazo.
service-only-watching = Aquí solo estás mirando.
service-no-entry = La partida no tiene ese paso.
service-open-later = Todo queda a la vista cuando la partida termina.
service-record-later = El acta se entrega cuando la partida termina.

## Days off

service-no-such-day = { $day } no es un día del calendario.
service-days-off-spent = Hay { $n } días libres sueltos al año, y { $year } tendría más.
service-weekdays-later = Otros días de la semana podrán ser libres treinta días después del último cambio.
