### Paladines del Reino del Oeste: las reglas para leer

## Capítulos

paladins-chapter-goal = El objetivo
    .about = Diriges una ciudad durante siete rondas, y gana quien tenga más puntos de victoria. Aquí verás con qué empiezas y cómo cuentan tus atributos.
paladins-chapter-setup = Preparación
    .about = La mesa ya está preparada. Aquí verás dónde está cada cosa y qué queda en secreto.
paladins-chapter-round = Comienza la ronda
    .about = En cada ronda se revelan cartas, cada jugador elige un paladín y una taberna, y luego se actúa por turnos hasta que todos hayan pasado. Así empieza.
paladins-chapter-turns = Turnos y acciones
    .about = Tus trabajadores van a tu propio tablero, para una acción por turno. Estas reglas valen para todas las acciones.
paladins-chapter-town = El lado izquierdo
    .about = Acciones pequeñas para uno o dos trabajadores: dan plata, provisiones, ayudantes y talleres, o dejan libre otra vez una acción.
paladins-chapter-kingdom = El lado derecho
    .about = Seis acciones grandes, de las que viene la mayoría de los puntos. Cada una exige un atributo y sube otro.
paladins-chapter-help = Ayuda para tus acciones
    .about = El paladín de la ronda, los ciudadanos contratados y los Favores del Rey hacen por ti parte del trabajo.
paladins-chapter-suspicion = Sospechas e inquisición
    .about = Los criminales sirven para cualquier trabajo, pero levantan sospechas. Aquí verás lo que cuesta eso y cuándo llega la inquisición.
paladins-chapter-passing = Pasar y final de ronda
    .about = Cuándo pasar también es una decisión. Aquí verás qué conservas y cómo se prepara la mesa para la ronda siguiente.
paladins-chapter-scoring = Final y puntuación
    .about = Tras siete rondas se cuenta todo. Si sabes pronto qué puntúa, eliges con más facilidad.
paladins-chapter-rare = Casos raros
    .about = Esto vale cuando algo se agota. Rara vez te hará falta.
paladins-chapter-alone = Jugar en solitario
    .about = En solitario te enfrentas a un rival artificial que sigue sus cartas de plan. La mesa juega sus turnos; aquí verás qué puedes esperar.

## Componentes por clase

paladins-components-paladin = Paladines
paladins-components-townsfolk = Ciudadanos
paladins-components-outsider = Forasteros
paladins-components-favour = Favores del Rey
paladins-components-order = Órdenes del Rey
paladins-components-wall = Cartas de muralla
paladins-components-tavern = Tabernas
paladins-components-jar = Casillas de jarra
paladins-components-space = Casillas del tablero principal
paladins-components-task = Acciones del tablero de jugador
paladins-components-area = Zonas
paladins-components-supply = Reserva de impuestos, sospechas, deudas, talleres
paladins-components-scheme = Planes

## Posiciones que muestran una regla

paladins-position-choose-paladin = Tienes tres paladines en la mano. Uno te acompaña esta ronda, con dos trabajadores, atributos y una habilidad. Otro va encima de tu mazo y vuelve en la próxima ronda; el tercero va debajo, por mucho tiempo.
paladins-position-pick-tavern = El jugador inicial ha tomado la taberna con dos clérigos y dos comerciantes, así que ya no está disponible. Ahora tomas tú una de las otras tres. La que tiene dos criminales te traería al momento dos sospechas.
paladins-position-spaces-taken = En «Comisionar» ya hay trabajadores, así que está cerrada hasta que se vayan; el taller por sí solo no estorbaría. «Atacar» está abierta: no tienes ningún luchador, pero en su casilla puede ponerse un criminal.
paladins-position-one-go = Un solo obrero ha comerciado por 1 de plata. El comerciante ya no puede sumarse, porque el número de trabajadores, uno o dos, se decide en una sola acción. Aún puedes cazar con dos trabajadores, porque allí no hay nadie.
paladins-position-recruit-on-debt = No tienes plata, y la columna gratuita está vacía. Aun así puedes reclutar: en las dos columnas más a la izquierda puedes tomar una deuda en lugar de pagar. Las columnas de en medio solo admiten plata.
paladins-position-prayer = Rezar pide un clérigo y 2 de plata; tienes un clérigo, pero solo 1 de plata. La Capilla real da una oración como recompensa: basta un trabajador cualquiera, y «Comisionar» puede quedar libre otra vez.
paladins-position-attack-or-convert = Las dos primeras columnas están vacías, así que el forastero más cercano exige fuerza 5. Te faltan 3, que costarían 2 de plata, y solo tienes 1. Tu fe es 4 con Anséis, y eso basta para convertirlo.
paladins-position-favour-used = En la Despensa está el obrero de otro jugador, así que nadie puede volver a usarla en esta ronda. El Préstamo está libre: puede ir cualquier trabajador, pero primero viene su coste, una deuda sin pagar.
paladins-position-last-silver = En la reserva de impuestos solo queda 1 de plata. Si conspiras, con el criminal llega una sospecha, y si esta lleva impuesto, hay inquisición en el acto. Entonces serías quien más sospechas tiene y tomarías una deuda.
paladins-position-three-stay = Te quedan cinco trabajadores. Si pasas, se vacía tu tablero y se van dos de los cinco; tú eliges cuáles. Tu explorador en el Favor del Rey no se va hasta el final de la ronda.
paladins-position-fifth-use = Ya has comisionado cuatro monjes, y la Orden pide comisionar cinco veces: la quinta da sus 6 puntos de victoria. Con la fe de Oliveros tienes ahora abiertas todas las zonas. Al final solo cuenta el marcador: fe 6 da 6 puntos de victoria.
paladins-position-out-of-reach = Las dos casillas de la zona 1 están ocupadas, y la zona 2 exige fe 2; tú tienes 1. Por eso ahora no puedes comisionar un monje. Con fuerza 3, en cambio, puedes guarnecer un puesto avanzado en la zona 2.
