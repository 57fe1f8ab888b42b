### Lo que dice el cliente por sí mismo

web-plain = { $name }

## Inicio

web-title = Cuatro cortes, una mesa.
web-subtitle = Juega ya contra bots o invita a tus amigos con un enlace: en vivo o a una jugada al día. Sin cuenta.
web-games = Juegos
web-players = Jugadores
web-areas = Zonas de la mesa
web-play-now = Jugar ahora
web-new-table = Nueva mesa
web-my-tables = Mis mesas
web-open-tables = Mesas abiertas
web-no-tables = Aún no tienes mesas. «Jugar ahora» abre una.
web-no-open-tables = Ahora mismo nadie espera jugadores.
web-watch-tables = Ver una partida
web-nothing-to-watch = Ahora mismo no hay ninguna partida pública en curso.
web-watch = Ver
web-find-table = Buscar una mesa
web-any-game = Cualquier juego
web-any-pace = Cualquier ritmo
web-any-language = Cualquier idioma
web-no-such-tables = Ninguna mesa así espera jugadores.
web-more-tables = Más mesas
web-your-turn = Te toca
web-next = Te toca: { $game }
web-status-open = Espera jugadores
web-status-running = En curso
web-status-over = Terminada
web-status-held = Detenida
web-status-closed = Cerrada
web-closed-because = Los responsables del servicio han cerrado la mesa: { $reason }
web-free =
    { $n ->
        [one] { $n } sitio libre
       *[other] { $n } sitios libres
    }
web-guest = Invitado { $n }
web-credits = Créditos
web-credits-icons = Iconos: game-icons.net, de Lorc, Delapouite y otros, CC BY 3.0; solo cambian el tamaño y el color.
web-credits-fonts = Tipografía: Cinzel de Natanael Gama y Alegreya Sans de Juan Pablo del Peral, SIL Open Font License.
web-credits-games = Los juegos son de sus autores y editoriales. Las reglas se cuentan aquí con nuestras palabras; no usamos sus imágenes, textos ni logotipos.
web-home = Inicio

## Aprender un juego

web-learn-pages = Páginas
web-learn-to-play = Jugar
web-learn = Aprender
web-learn-to-tables = Mesas
web-learn-title = Siéntate. Empezamos ya.
web-learn-subtitle = Odo el heraldo juega contigo tu primera partida: diez minutos, sin reglamento.
web-learn-courts = { $n } de { $all } cortes aprendidas.
web-learn-first = Primera partida · { $n } min
web-learn-go-on = Seguir · quedan { $n } min
web-learn-again = Otra vez la primera partida
web-learn-new = Nuevo
web-learn-step = Paso { $n } de { $all }
web-learn-done = Hecho
web-learn-newcomer = ¿Es tu primera vez? Odo te enseña un juego en diez minutos.
web-learn-how = Así es una primera partida
web-learn-how-act = Juegas desde el principio
    .about = Odo dice qué hacer y por qué, y el tablero ilumina lo único que hay que pulsar.
web-learn-how-wrong = Equivocarse es preguntar
    .about = Si pulsas otra cosa, Odo responde con la regla que hay detrás. Nunca te cuesta una jugada.
web-learn-how-keep = Vete cuando quieras
    .about = La mesa te espera en el paso en el que estabas.
web-learn-how-on = Después la partida es tuya
    .about = Tras el último paso sigue la misma partida, contra bots amables.
web-goal = Objetivo
web-goal-pins = los números están también en el tablero
web-goal-scores = Lo que da puntos
web-goal-hurts = Lo que perjudica
web-goal-never = No volver a mostrar para { $game }
web-goal-teach = Enséñame, { $n } min
web-goal-got-it = Entendido
web-goal-players =
    { $n ->
        [one] { $n } jugador
       *[other] { $n } jugadores
    }
web-goal-minutes = { $n } min
web-key-goal = mostrar el objetivo del juego
web-key-hints = preguntar qué podría hacer

## Nueva mesa, invitación, espera

web-seats = Sitios
web-seat = Sitio { $n }
web-seat-me = Yo
web-seat-device = En este dispositivo
web-seat-invited = Invitar por enlace
web-seat-open = Abierto a todos
web-seat-bot = Bot
web-seat-person = Jugador
web-level = Nivel
web-level-random = Bufón
    .about = Juega lo que diga el dado.
web-level-squire = Escudero
    .about = Juega con sensatez y a menudo se conforma con lo segundo mejor. Buena compañía para una primera partida.
web-level-knight = Caballero
    .about = Juega con solidez, con pequeños descuidos.
web-level-lord = Señor
    .about = Rara vez falla. Para ganarle hay que planear.
web-level-king = Rey
    .about = Sigue cada idea en su mente antes de elegir. El más fuerte que tenemos.
web-name = Nombre
web-pace = Ritmo
web-pace-none = Sin reloj
    .about = Cada cual se toma el tiempo que necesite.
web-pace-live = En vivo
    .about = 15 minutos por persona, 15 segundos más por respuesta.
web-pace-days = Una jugada al día
    .about = Hasta un día para cada respuesta.
web-public = Otros pueden encontrar esta mesa y ver la partida
web-free-undo = Puedo deshacer lo que quiera; el registro de la partida lo indicará
web-bots-pause = Los bots hacen una pausa antes de responder, como las personas
web-edition = Edición
web-variants = Opciones de reglas
web-reconstructed = Valores reconstruidos del tablero y las cartas: { $n } de { $all }
web-make-table = Crear la mesa
web-unknown-game = Este juego no está instalado aquí.
web-join = Unirse a una mesa
web-invited = Te invitan a una mesa
web-invited-to-watch = Te invitan a ver una partida
web-at-table = En la mesa
web-join-forbidden = Esta invitación ya no vale. Pide un enlace nuevo.
web-join-wrong = Este enlace no abre ninguna mesa: quizá le falte un trozo. Pide otro.
web-join-not-found = Esta mesa ya no existe.
web-join-wrong-moment = Este sitio ya está ocupado, o la partida ha empezado.
web-door = Código de la sala
web-door-about = Está en la pantalla del anfitrión, junto a la dirección.
web-door-code = Código
web-door-wrong = En la pantalla del anfitrión hay otro código.
web-door-open = Entrar
web-sit-down = Sentarme
web-sit-last = Ocupas el último sitio: la partida empieza enseguida.
web-lobby = A la espera de jugadores
web-ready = Listo
web-waiting = Aún no ha llegado
web-invite = Invitar
web-link = Enlace para este sitio
web-link-copied = El enlace está copiado; envíalo.
web-seal = Sello de los dados:
web-seal-about = El servidor ha sellado un número aleatorio; cada persona que se sienta añade otro. Después de la partida se puede comprobar que todos los sorteos se derivan de ellos.
web-leave = Dejar la mesa
web-close-table = Cerrar la mesa
web-start = Empezar

## Amigos

web-name-ask = ¿Cómo deben llamarte los demás?
web-name-ask-about = Tu nombre aparece en la invitación y en tu sitio.
web-invited-by = { $host } te invita a su mesa
web-invited-to-watch-by = { $host } te invita a ver una partida en su mesa
web-code-have = ¿Te han dado un código?
web-code-open = Unirme
web-code-where = Se introduce en la página de inicio de { $address }
web-invite-title = Invitar a alguien al sitio { $n }
web-invite-until = Válida hasta el { $time }, para una persona.
web-link-copy = Copiar el enlace
web-link-share = Compartir
web-qr = Código QR del enlace
web-bot-title = Un bot para el sitio { $n }
web-bot-instead = Mejor un bot
web-bot-seat = Sentar al bot
web-bot-starts = No queda ningún otro sitio vacío: la partida empieza enseguida.
web-missing-players =
    { $n ->
        [one] Falta un jugador
       *[other] Faltan { $n } jugadores
    }
web-you = tú
web-leave-about = Tu sitio queda libre para otra persona.
web-leave-sure = Sí, dejarla
web-close-table-about = La mesa se cierra para todos y sus invitaciones dejan de valer.
web-close-table-sure = Sí, cerrarla
web-rematch-offered = { $name } quiere jugar otra vez.
web-rematch-waits = La revancha espera jugadores.
web-rematch-join = Unirme a la revancha
web-resigned = ha abandonado
web-told-to = Solo { $name } lo supo: «{ $text }»
web-end-now = Terminar la partida
web-end-now-about = Nadie más tiene que estar de acuerdo: la partida termina en el acto y nadie gana.
web-end-now-sure = Sí, terminarla
web-offer-remove = Pedir que un bot ocupe el sitio de { $name }

## Ajustes

web-settings = Ajustes
web-language = Idioma
web-theme = Tema
web-theme-system = Como el sistema
web-theme-dark = Oscuro
web-theme-light = Claro
web-theme-to-light = Cambiar al tema claro
web-theme-to-dark = Cambiar al tema oscuro
web-motion = Animaciones
web-motion-full = Completas
web-motion-fast = Rápidas
web-motion-none = Ninguna
web-telling-pace = Lo que hacen los demás
web-telling-pace-slow = Despacio
web-telling-pace-normal = Normal
web-telling-pace-fast = Deprisa
web-telling-pace-at-once = Al instante
web-telling = Lo que ha pasado
web-telling-at = { $n } de { $count }
web-telling-back = Un suceso atrás
web-telling-on = Un suceso adelante
web-telling-stop = Parar
web-telling-resume = Seguir
web-telling-skip = Saltar
web-telling-skip-over = Ir al resultado
web-telling-then = Después tú:
web-telling-again = Ver otra vez lo que ha pasado
web-key-skip = saltar lo que hicieron los demás
web-key-card = dejar abierta la ficha del elemento enfocado
web-card-rule = Regla: { $name }
web-read-rule = Leer la regla
web-key-events = ir un suceso atrás o adelante mientras se muestra lo que ha pasado
web-days-off = Días libres
    .about = En las mesas con varios días por jugada, tu reloj se detiene esos días: hasta dos días de la semana y { $days } días sueltos al año. Tras un cambio, los días de la semana se pueden volver a cambiar pasados treinta días.
    .left = Días sueltos que te quedan este año: { $left }
web-days-off-date = Un día suelto
web-days-off-add = Añadir
web-sound = Sonido
web-sound-turn = Un aviso sonoro cuando me toque
web-hints = Pistas
web-hints-turn = Odo me dice qué podría hacer y me avisa
web-shared-device = Dispositivo compartido
    .about = Así el dispositivo no guarda posiciones de tus mesas para leerlas sin conexión.
web-shared-device-turn = Otras personas también usan este dispositivo
web-save = Guardar
web-saved = Guardado.
web-my-data = Mis datos
    .about = A un invitado solo lo conoce este navegador: si cierras la sesión, volverás como alguien nuevo.
web-my-data-download = Descargar
web-sign-out = Cerrar sesión
web-signed-out = Has cerrado la sesión.
web-sign-out-elsewhere = Cerrar sesión en los demás navegadores
web-signed-out-elsewhere =
    { $n ->
        [one] Se ha cerrado la sesión en otro navegador.
       *[other] Se ha cerrado la sesión en otros { $n } navegadores.
    }
web-erase = Borrar mis datos
    .about = Tu nombre y todo lo que has escrito desaparecen de todas las mesas; en las partidas en curso un bot ocupa tu sitio. Las partidas terminadas quedan, sin tu nombre. No se puede deshacer.
web-erase-confirm = Para confirmar, escribe tu nombre: { $name }
web-erase-now = Borrar para siempre
web-erased = Tus datos se han borrado. Tu nombre desaparecerá de las mesas en uno o dos minutos.

## En la mesa

web-loading = Cargando la mesa…
web-no-entry = Esta mesa no se puede abrir
web-prompt = La pregunta
web-your-turn-name = Te toca, { $name }.
web-choosing =
    { $count ->
        [one] { $names } elige…
       *[other] { $names } eligen…
    }
web-sealed-done = Tu elección está sellada. La mesa espera a { $names }.
web-wait = Un momento…
web-sending = Enviando…
web-aimed = Elección: { $action }. Intro la envía, Escape la descarta.
web-aimed-final = Elección: { $action }. Intro la envía y ya no se puede deshacer; Escape la descarta.
web-you-watch = Estás viendo la partida.
web-paused = La partida está en pausa.
web-held-rules = Esta mesa está detenida hasta que alguien revise sus reglas.
web-held-error = Esta mesa está detenida por un error en sus reglas. Todos los relojes están parados y los responsables del servicio ya lo saben.
web-held-work = Esta mesa está detenida porque un paso desencadenó mucho más trabajo del que las reglas deberían necesitar. Todos los relojes están parados y los responsables del servicio ya lo saben.
web-held-components = Esta mesa está detenida porque su archivo de componentes ya no se acepta. { $problem }
web-held-silent = Esta mesa está detenida porque su proceso se interrumpió varias veces. Todos los relojes están parados y los responsables del servicio ya lo saben.
web-back = Atrás
web-send = Enviar
web-time-then = Si se acaba el tiempo: { $action }
web-undo = Deshacer
web-answer = { $label }: { $terms }
web-answer-final = { $name }, no se puede deshacer
web-take-back = Deshacer: { $step }
web-steps = Elegido hasta ahora
web-so-far = Hasta ahora: { $terms }
web-choices =
    { $n ->
        [one] { $n } opción
       *[other] { $n } opciones
    }
web-all-choices = Todas las opciones ({ $n })
web-choices-hint = Lo que elijas aquí aún no se envía: lo confirmas después.
web-hints-ask = ¿Qué podría hacer?
web-hints-thinking = Odo está pensando…
web-hints-found =
    { $n ->
        [one] Odo sugiere { $n } opción.
       *[other] Odo sugiere { $n } opciones.
    }
web-hints-none = Aquí no hay nada que sopesar.
web-find = Buscar
web-which = ¿Cuál?
web-can-choose = disponible
web-chosen = elegido
web-out-of-reach = fuera de alcance
web-to-move = le toca
web-why-not = ¿Por qué no?
web-not-your-turn = No te toca.
web-amount = Cantidad
web-less = Menos
web-more = Más
web-more-of = { $n } más
web-fewer = Mostrar menos
web-log = Historial
web-log-empty = Aquí aparecerá todo lo que ocurra.
web-earlier-lines =
    { $n ->
        [one] { $n } línea anterior está en el historial.
       *[other] { $n } líneas anteriores están en el historial.
    }
web-chat = Chat
web-chat-new =
    { $n ->
        [one] Chat, { $n } mensaje nuevo
       *[other] Chat, { $n } mensajes nuevos
    }
web-chat-none = Nadie ha escrito nada todavía.
web-people = Personas
web-people-none = No hay nadie más.
web-mute = Silenciar
    .about = Silenciado: ya no ves lo que escribe.
web-block = Bloquear
    .about = Bloqueado: ya no ves lo que escribe, y no puede mirar ni sentarse en mesas donde juegas o que has creado.
web-send-away = Expulsar
    .about = Expulsado: no puede volver a esta mesa.
web-chat-say = Escribe algo
web-bot = bot
web-away = ausente
web-days =
    { $n ->
        [one] { $n } día
       *[other] { $n } días
    }
web-close = Cerrar
web-curtain = Pasa el dispositivo a { $name }
web-curtain-open = Aquí estoy
web-go-on = Seguir

## El final

web-over = La partida ha terminado.
web-winner = victoria
web-score-sheet = Hoja de puntuación
web-total = Total
web-chart = Puntos a lo largo de la partida
web-chart-about = Puntos de cada jugador a lo largo de la partida; un botón los muestra como tabla.
web-chart-as-table = Como tabla
web-chart-as-lines = Como líneas
web-rematch = Jugar otra vez
web-record = Descargar el registro de la partida
web-verify = Comprobar los dados
web-verified = El servidor ha recalculado los { $draws } sorteos: se derivan de la semilla que figura en el registro.
web-verified-prepared = La lección había preparado { $draws } más, que constan en el registro.
web-not-verified = El registro de la partida no es válido:

## Teclas

web-keys = Teclas
web-key-walk = ir de opción en opción
web-key-pick = elegir; otra vez: enviar
web-key-back = dar un paso atrás
web-key-answer = ir a las respuestas
web-key-undo = deshacer
web-key-find = mostrar todas las opciones
web-key-help = mostrar esta lista
web-keys-reader = Con un lector de pantalla, Tab, Mayús+Tab e Intro funcionan siempre. Las flechas y las letras solo llegan al juego en el modo foco: Insert+Espacio en NVDA, Insert+Z en JAWS.

## La línea

web-offline = No se puede contactar con el servicio.
web-service-down = No se puede contactar con el servicio. Esta página lo intenta de nuevo por sí sola.
web-line-down = Conexión perdida: lo que ves puede no estar al día. Reconectando…
web-line-down-sending = Conexión perdida: tu respuesta se guarda y se enviará en cuanto vuelva la conexión.
web-outdated = Hay una versión más nueva de esta página.
web-reload = Recargar
web-problem = Algo ha fallado. Inténtalo de nuevo en un momento.
web-try-again = Intentar de nuevo
web-trying-again = La conexión es mala. Intentándolo de nuevo…
web-load-failed = No se ha podido cargar.
web-page-failed = Algo ha fallado aquí
web-page-failed-about = Nada de lo que has enviado se ha perdido. Inténtalo de nuevo o vuelve al inicio.
web-line-slow = La conexión es lenta: una respuesta tarda { $seconds } s.
web-language-failed = No se ha podido cargar este idioma. La página se queda como está.
web-not-found = Aquí no hay nada
web-not-found-about = No hay ninguna página en esta dirección. Puede que el enlace sea antiguo o esté incompleto.

## Sin conexión

web-offline-title = Sin conexión
web-offline-about = Sin conexión puedes leer las últimas posiciones de tus mesas y las reglas. Para jugar necesitas conexión.
web-offline-kept = Guardado en este dispositivo
web-offline-nothing = No hay nada guardado en este dispositivo.
web-offline-no-table = Esta mesa no está guardada en este dispositivo.
web-offline-position = Sin conexión. Esta era la posición del { $time }; para jugar necesitas conexión.
web-offline-forget = Quitarlo todo de este dispositivo
web-offline-forgotten = Quitado de este dispositivo.

## Asuntos de la mesa

web-menu = Mesa
web-share = Copiar el enlace de esta mesa
web-watch-link-copied = El enlace está copiado; quien lo abra puede ver la partida.
web-link-for-seated = Esta mesa es privada y no tienes sitio en ella: solo quien juega aquí puede dar un enlace.
web-return = Recuperar mi sitio
web-resume = Seguir jugando
web-offer-pause = Proponer una pausa
web-offer-undo = Pedir deshacer mi última jugada
web-offer-end = Proponer terminar la partida
web-offer-end-about = La partida termina sin ganador en cuanto los demás están de acuerdo.
web-offer-end-sure = Sí, proponerlo
web-resign = Abandonar
web-resign-about = Un bot sigue por ti y quedas en último lugar, consiga los puntos que consiga. Ya no podrás recuperar tu sitio.
web-resign-two-about = La partida termina en el acto y gana la otra persona.
web-resign-sure = Sí, abandonar
web-offered-pause = { $name } propone una pausa.
web-offered-end = { $name } propone terminar aquí la partida.
web-offered-undo = { $name } pide deshacer una jugada.
web-offered-remove = { $name } pide dejar a un bot el sitio de alguien ausente.
web-yes = De acuerdo
web-no = No
web-no-rule = No hay texto para esta regla.
web-rules = Reglas
web-rules-all = Todas las reglas
web-rules-find = Buscar en las reglas
web-rules-none = Ninguna regla habla de esto.
web-rules-pieces = Cartas y componentes
web-rules-contents = Índice
web-rules-count =
    { $n ->
        [one] { $n } regla
       *[other] { $n } reglas
    }
web-rules-show = Muéstramelo
web-rules-read-on = Seguir leyendo en las reglas
web-rules-print = Imprimir
web-rules-numbers-exact = Sus números son exactos
web-rules-numbers-derived = Algunos números se deducen de otros

## Practice

web-practice = Práctica
web-practice-here = Seguir jugando desde aquí
web-practice-about = Sigues jugando con bots en los demás sitios. Lo que desde tu sitio no se veía se sortea de nuevo, y puedes deshacer lo que quieras.
web-practice-not-here = Aquí nadie tiene nada que decidir. Da un paso atrás o adelante.
web-practice-seat = Tu sitio
web-practice-again = Jugar otra vez desde ahí
web-practice-origin = Volver al punto de partida

## Replay

web-replay = Repetición
web-replay-first = Al principio
web-replay-back = Un paso atrás
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-on = Un paso adelante
web-replay-last = Al final
web-replay-moment = Momento de la partida
web-move-of = Jugada { $n } de { $last }
web-eyes = Punto de vista
web-eyes-watcher = Espectador
web-eyes-open = Todo a la vista
web-secrets = Lo que cada jugador veía en secreto
web-secrets-none = Aquí nadie sabía más que los demás.
web-to-table = Ir a la mesa
web-past = Posición en la jugada { $n }
web-now = Volver al presente

## Royals

web-royals-influence = Influencia
web-royals-price = Precio en cartas de país
web-royals-payment = Pago
web-royals-take-back = Recuperar: { $card }
web-royals-give-for = Da una carta levantada: { $office }
web-royals-discard = Descarta cartas levantadas hasta el límite de mano

## Kingsburg

web-kingsburg-reachable =
    { $n ->
        [one] al alcance con el dado { $group }
       *[other] al alcance con los dados { $group }
    }
web-kingsburg-more-ways =
    { $n ->
        [one] o de { $n } forma más
       *[other] o de { $n } formas más
    }
web-kingsburg-free = libre
web-kingsburg-aimed =
    { $n ->
        [one] elegido, con el dado { $group }
       *[other] elegido, con los dados { $group }
    }
web-kingsburg-taken =
    { $n ->
        [one] { $taken }, dado { $group }
       *[other] { $taken }, dados { $group }
    }
web-kingsburg-hand = Mis dados y recursos
web-kingsburg-province = Mi provincia
web-kingsburg-provinces = Provincias
web-kingsburg-can-build = se puede construir
web-kingsburg-needs = necesita antes { $building_acc }
web-kingsburg-dice = Dados: { $dice }
web-kingsburg-row = Fila { $n }
web-kingsburg-column = columna { $n }
web-kingsburg-costs = cuesta { $price }
web-kingsburg-affordable = te alcanza
web-kingsburg-missing = falta: { $goods }
web-kingsburg-strength = Tu fuerza sin los refuerzos del rey: { $low }
web-kingsburg-strength-range = Tu fuerza sin los refuerzos del rey: { $low } a { $high }
web-kingsburg-strength-now = Tu fuerza: { $n }
web-kingsburg-phase = fase { $n } de { $all }
web-kingsburg-order = Orden de turno: { $players }.
web-kingsburg-turn = Le toca a { $player }.
web-kingsburg-turn-next = Le toca a { $player }, después a { $next }.

## Símbolos de un tablero

web-legend = Leyenda
web-legend-can = dorado: aquí puedes actuar

## El análisis de una partida terminada

web-review = Análisis
web-percent = { $n } %

web-lesson = Lección
web-lesson-odo = Odo
web-lesson-step = Paso { $n } de { $count }
web-lesson-show = Muéstramelo
web-lesson-skip = Saltar
web-lesson-on = Seguir
web-lesson-path = Todos los pasos
web-lesson-done = Hecho:
web-lesson-rule = Regla: { $name }
web-lesson-leave = Dejar la lección, conservar la partida
web-lesson-estimates = ≈ indica un número que el reglamento no da; lo hemos reconstruido con cuidado.
web-lesson-then = Tras el último paso, la partida es tuya. Odo solo hablará si le preguntas.
web-lesson-not-that = Se puede, pero antes viene otra jugada.
web-lesson-look-there = Tu jugada tiene un marco dorado.
web-lesson-nothing-there = Ahí no hay nada que hacer ahora.
web-lesson-is-yours = Eso solo muestra lo que tienes.
web-lesson-is-theirs = Eso es de { $player }.
web-lesson-clicked = ¿«{ $name }»? { $text }
web-lesson-farewell = Ahora la partida es tuya
web-lesson-farewell-text = Ya sabes cómo va. Sigue como quieras; yo solo hablo si me preguntas. Mi retrato, arriba, sirve para llamarme: «{ $ask }».
web-lesson-play-on = Seguir jugando
web-lesson-ask = Preguntar a Odo
web-lesson-learnt = Lo que te contó Odo
web-lesson-tell-hint = Con las flechas ves paso a paso lo que hacen tus rivales.
web-lesson-look = Odo te muestra algo.
web-lesson-send = Ahora confírmalo con el botón dorado de arriba.
web-lesson-send-again = Confirma con el botón dorado.
