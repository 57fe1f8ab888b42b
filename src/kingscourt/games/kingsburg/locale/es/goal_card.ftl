### Kingsburg: la tarjeta del objetivo

## El objetivo

kingsburg-goal-who = Durante cinco años gobiernas una provincia en el confín del reino.
kingsburg-goal-what = En primavera, verano y otoño tus dados ganan la ayuda de los consejeros del rey y puedes construir; en invierno ataca un enemigo.
kingsburg-goal-win = Gana quien tenga más puntos de victoria tras el quinto invierno.

## Un año

kingsburg-round = Un año
kingsburg-round-roll = Tirar
kingsburg-round-roll-does = empieza la suma menor
kingsburg-round-send = Enviar
kingsburg-round-send-does = dados cuya suma es el número del consejero
kingsburg-round-receive = Recibir
kingsburg-round-receive-does = la corte ayuda, del 1 al 18
kingsburg-round-build = Construir
kingsburg-round-build-does = un edificio, cada fila desde la izquierda
kingsburg-round-recruit = Reclutar
kingsburg-round-recruit-does = un soldado por 2 recursos
kingsburg-round-winter = Invierno
kingsburg-round-winter-does = gana quien supera la fuerza del enemigo
kingsburg-round-repeats = en primavera, verano y otoño

## Lo que puntúa y lo que duele

kingsburg-scores-buildings = 0 a 9
kingsburg-scores-buildings-for = un edificio nuevo; algunos dan más después
kingsburg-scores-advisors = 1 a 3
kingsburg-scores-advisors-for = ayuda del bufón, el contrabandista o la reina
kingsburg-scores-reward = 1 al año
kingsburg-scores-reward-for = por tener más edificios tras la primavera
kingsburg-scores-battle = 1 por invierno
kingsburg-scores-battle-for = para quien venza con más fuerza; algunos enemigos dan más
kingsburg-scores-defeat = Derrota
kingsburg-scores-defeat-for = cuesta recursos, puntos o un edificio
