### What the service says no to, told to the person who asked

## Who asks

service-no-name = Introduce primero tu nombre.
service-unknown-here = Aquí no reconocemos este navegador. Introduce tu nombre otra vez.
service-long-away = Hace mucho que no vienes por aquí. Introduce tu nombre otra vez.
service-signed-out = Tu sesión aquí está cerrada. Introduce tu nombre para volver a entrar.
service-banned = No puedes entrar aquí. Si crees que es un error, escribe a los responsables del servicio.
service-confirm-name = Para confirmar, escribe tu nombre exactamente como aparece.
service-nobody-there = No encontramos a esa persona.
service-wrong-code = El código de la pantalla es otro.
service-wrong-link = Este no es el enlace de la pantalla.
service-other-site = Esta página es de otro sitio web. Abre Kingscourt directamente.

## When it is too much, or something is away

service-too-fast = Demasiadas cosas a la vez. Espera un momento e inténtalo de nuevo.
service-too-many-windows = Hay demasiadas ventanas abiertas. Cierra una primero.
service-many-open-tables = Como máximo { $n } de tus mesas pueden esperar jugadores a la vez. Deja una o espera a que empiece alguna.
service-list-full = En esta lista ya hay { $n } personas. Quita primero a alguien.
service-many-checks = Se están comprobando muchos registros. Inténtalo de nuevo en un momento.
service-too-much-check = Comprobar este registro da aquí demasiado trabajo. `kingscourt verify`, en tu propio ordenador, los comprueba todos.
service-too-much-components = Leer este archivo de componentes da demasiado trabajo. Hazlo más pequeño o más sencillo.
service-too-much-totals = Averiguar cómo evolucionaron los puntos da demasiado trabajo en esta partida.
service-too-much-review = Analizar esta partida da demasiado trabajo.
service-many-reviews = Ya se están preparando dos análisis para ti. Espera a que uno esté listo.
service-child-lost = El proceso que se ocupaba de esto se interrumpió. Inténtalo de nuevo en un momento.
service-away = Ahora no se puede acceder a las mesas. Inténtalo de nuevo en un momento.
service-no-names = Ahora no se pueden consultar los nombres ni las listas. Inténtalo de nuevo en un momento.
service-too-busy = En esta mesa pasan demasiadas cosas ahora. Inténtalo de nuevo.
service-cannot-open = Esta mesa no se puede abrir. Los responsables del servicio ya lo saben.
service-newer-rules = Esta mesa usa reglas que se están instalando ahora mismo. Inténtalo de nuevo en un momento.
service-internal = Algo ha fallado por nuestra parte. Queda anotado; inténtalo de nuevo.

## Tables, seats and invitations

service-no-table = No existe esa mesa, o es privada.
service-no-invitation = Esto no es una invitación. Pide un enlace nuevo.
service-other-invitation = Esta invitación es para otra mesa o fue retirada. Pide un enlace nuevo.
service-old-invitation = Esta invitación ha caducado. Pide un enlace nuevo.
service-no-such-code = Ninguna invitación tiene este código. Compruébalo o pide uno nuevo.
service-private = Esta mesa es privada. Necesitas una invitación para un sitio.
service-blocked = Alguien de esta mesa no quiere jugar contigo.
service-sent-away = Quien creó esta mesa te ha expulsado de ella.
service-not-yours-to-remove = Solo quien creó la mesa puede expulsar a los espectadores.
service-sits-here = No se puede expulsar a quien juega en la mesa.
service-needs-person = Una mesa necesita al menos una persona.
service-undo-with-bots = Deshacer sin límites es solo para quien juega a solas con bots.
service-not-waiting = Esta mesa ya no espera jugadores.
service-seated = Ya tienes un sitio en esta mesa.
service-not-seated = No tienes sitio en esta mesa.
service-seat-taken = Este sitio está ocupado.
service-seat-kept = Este sitio está reservado para otra persona.
service-no-seat-free = No hay ningún sitio libre.
service-not-your-seat = Este sitio no es tuyo.
service-seats-empty = Aún hay sitios vacíos.
service-not-yours-to-start = Solo quien creó la mesa puede empezar la partida.
service-not-yours-to-fill = Solo quien creó la mesa puede dar un sitio a un bot.
service-not-yours-to-invite = Solo quienes están en la mesa pueden invitar a otros.
service-not-yours-to-end = Solo quien creó la mesa puede anular sus invitaciones.
service-not-yours-to-repeat = Solo quienes jugaron pueden pedir la revancha.
service-empty-text = Escribe algo con letras o cifras.

## While a game runs, and after it

service-not-begun = La partida no ha empezado.
service-not-over = La partida aún no ha terminado.
service-over = La partida ha terminado.
service-paused = La partida está en pausa.
service-not-paused = La partida no está en pausa.
service-no-look = Ahora ningún paso de una lección espera que mires algo.
service-held = Esta mesa está detenida hasta que alguien revise sus reglas.
service-held-error = Esta mesa está detenida por un error en sus reglas. Todos los relojes están parados. Los responsables del servicio ya lo saben.
service-held-work = Esta mesa está detenida porque un paso desencadenó mucho más trabajo del que las reglas deberían necesitar. Todos los relojes están parados. Los responsables del servicio ya lo saben.
service-held-components = Esta mesa está detenida porque su archivo de componentes ya no se acepta. { $problem }
service-held-silent = Esta mesa está detenida porque su proceso se interrumpió varias veces. Todos los relojes están parados. Los responsables del servicio ya lo saben.
service-bad-box = El archivo de componentes de esta mesa ya no se puede leer aquí.
service-closed = Los responsables del servicio han cerrado esta mesa.
service-rules-gone = Esta partida se jugó con reglas que no están instaladas aquí. Su registro aún se puede descargar.
service-bot-plays = Un bot juega en tu sitio. Recupéralo primero.
service-no-takeover = Ningún bot juega en tu sitio.
service-resigned = Ya has abandonado.
service-proposed = Esto ya está propuesto.
service-not-proposed = Ya nadie propone esto.
service-other-offer = La propuesta a la que respondiste ya no está; hay otra en su lugar.
service-not-asked = A ti no se te pregunta esto.
service-no-say = Quien ha abandonado o ha sido sustituido por un bot no tiene voto en esto.
service-nobody-to-remove = No hay nadie a quien se pueda sustituir.
service-nothing-missed = Este jugador no ha incumplido ningún plazo.
service-only-watching = Aquí solo estás mirando.
service-no-hints = Las pistas son para mesas en las que todos los demás son bots.
service-no-entry = En la partida no existe ese paso.
service-open-later = Todo quedará a la vista cuando termine la partida.
service-record-later = El registro estará disponible cuando termine la partida.
service-review-later = El análisis estará disponible cuando termine la partida.
service-no-review = Este juego no se puede analizar: aquí no hay nada que sepa valorar sus posiciones.
service-no-review-of-lesson = Una lección no se puede analizar: sus sorteos y parte de sus jugadas estaban preparados.
service-no-review-yet = Esta partida todavía no se ha analizado.
service-practice-later = Podrás seguir jugando desde aquí cuando termine la partida.
service-practice-over = Aquí la partida ya ha terminado. Elige un momento anterior.
service-practice-draw = Aquí hay una tirada antes de que nadie decida. Da un paso atrás o adelante.
service-practice-deep = Como mucho { $n } partidas de práctica pueden seguirse una a otra. Sigue jugando desde una anterior.

## Days off

service-no-such-day = { $day } no es una fecha del calendario.
service-days-off-spent = Puedes tomarte { $n } días libres sueltos al año; con esto superarías el límite de { $year }.
service-weekdays-later = Podrás volver a cambiar tus días libres semanales treinta días después del último cambio.
