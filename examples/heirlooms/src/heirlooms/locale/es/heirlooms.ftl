### Herencia: todo lo que dice el juego

## El juego

heirlooms-game = Herencia
    .about = Una herencia se reparte con pujas secretas, y el viejo mayordomo también puja.
    .length = De 10 a 15 minutos
    .weight = Ligero
heirlooms-edition-cottage = La casita
    .about = Tres objetos: una herencia corta.
heirlooms-edition-manor = La mansión
    .about = Seis objetos: una herencia larga, que deciden los últimos.
heirlooms-option-losers = Cartas de las pujas que no ganan
    .discard = Salen del juego.
    .keep = Sus dueños las recuperan a la vista de todos.
heirlooms-steward = El mayordomo

## Los objetos

heirlooms-heirloom-teapot = Tetera
    .acc = la tetera
heirlooms-heirloom-mirror = Espejo
    .acc = el espejo
heirlooms-heirloom-clock = Reloj
    .acc = el reloj
heirlooms-heirloom-portrait = Retrato
    .acc = el retrato
heirlooms-heirloom-violin = Violín
    .acc = el violín
heirlooms-heirloom-ring = Anillo
    .acc = el anillo
heirlooms-card-heirloom = { $heirloom }
    .rule = Un objeto heredado: lo gana la carta más alta de su ronda.
heirlooms-line-worth = Valor: { $n }
heirlooms-components-heirloom = Objetos heredados

## Preguntas y respuestas

heirlooms-prompt-turn = Presides la mesa. ¿Qué haces antes de las pujas por { $heirloom_acc }?
heirlooms-prompt-answer = { $player } te pide que te apartes. ¿Dejas { $heirloom_acc } a los demás?
heirlooms-prompt-bidding = ¿Con qué carta pujas por { $heirloom_acc }?
heirlooms-action-look = Mirar la carta del mayordomo
heirlooms-action-ask = Pedir a { $player } que se aparte
heirlooms-action-wait = No hacer nada
heirlooms-action-agree = Apartarse y mirar
heirlooms-action-decline = Pujar
heirlooms-action-bid = Pujar con { $card }
heirlooms-terms-bid = la carta más alta gana { $heirloom_acc }, de valor { $worth }
heirlooms-terms-aside = sin puja por { $heirloom_acc }
heirlooms-thing-card = carta { $card }
heirlooms-thing-heirloom = { $heirloom }

## Lo que ocurre

heirlooms-event-dealt = Recibes el { $card }.
heirlooms-event-dealt-other = { $player } recibe una carta.
heirlooms-event-offered = Se subasta: { $heirloom }.
heirlooms-event-looked = { $player } mira la carta del mayordomo.
heirlooms-event-asked = { $player } pide a { $other } que se aparte.
heirlooms-event-agree = { $player } se aparta y mira la carta del mayordomo.
heirlooms-event-decline = { $player } va a pujar.
heirlooms-event-steward = La carta del mayordomo es el { $card }.
heirlooms-event-bid = { $player } puja con { $card }.
heirlooms-event-won = { $player } gana { $heirloom_acc }.
heirlooms-event-spent = El { $card } sale del juego.
heirlooms-event-kept = Superan la puja de { $player }, que recupera el { $card }.

## Por qué no

heirlooms-refusal-looked = Ya has mirado la carta del mayordomo.
heirlooms-refusal-yourself = Solo puedes pedírselo a otra persona.
heirlooms-refusal-hand = Esta carta no está en tu mano.

## La mesa en palabras

heirlooms-outline-table = Ronda { $round }
heirlooms-outline-offer = Se subasta: { $heirloom }
heirlooms-outline-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
heirlooms-outline-card = Carta { $card }
heirlooms-score-heirlooms = Objetos heredados
heirlooms-outcome-worth = Los objetos del primer puesto son los que más valen.

## Las reglas por número

heirlooms-rule-1-1 = Juegan de dos a cuatro herederos. La caja debe tener cartas suficientes para ellos y para el mayordomo, una por cabeza y objeto. Las cartas llevan los números desde el 1, cada uno una vez.
    .title = Herederos y cartas
heirlooms-rule-1-2 = Cada heredero recibe una carta por objeto y no la enseña a nadie.
    .title = La mano
heirlooms-rule-1-3 = El mayordomo tiene un mazo boca abajo con una carta por objeto. Nadie conoce ninguna de sus cartas hasta que alguien la mira.
    .title = El papel del mayordomo
heirlooms-rule-2-1 = En cada ronda se subasta el objeto siguiente. Primero juega quien preside la mesa y luego pujan todos. En la ronda siguiente preside quien está a su izquierda.
    .title = Rondas
heirlooms-rule-2-2 = Quien preside puede mirar una vez por ronda la carta de arriba del mayordomo. Los demás ven que la ha mirado, no cuál es.
    .title = Una mirada
heirlooms-rule-2-3 = Después puede pedir a otra persona que se aparte. Con eso acaba su turno, igual que al esperar.
    .title = Una petición
heirlooms-rule-2-4 = La persona a quien se le pide responde en el acto. Si acepta, no puja en esta ronda y a cambio mira la carta del mayordomo.
    .title = La respuesta
heirlooms-rule-3-1 = Todos los que no se apartan eligen en secreto una carta de su mano como puja.
    .title = Pujas
heirlooms-rule-3-2 = Todas las pujas se descubren junto con la carta de arriba del mayordomo. La carta más alta gana el objeto; también puede ganar el mayordomo.
    .title = La carta más alta
heirlooms-rule-3-3 = Las cartas pujadas salen del juego. Si la opción dice que se recuperan, solo sale la ganadora: los demás herederos recuperan la suya, y todos la conocen.
    .title = Las cartas tras la puja
heirlooms-rule-4-1 = La partida termina tras el último objeto. Gana quien tenga los objetos de más valor, aunque sea el mayordomo; a igual valor se comparte el puesto.
    .title = El final
