### Paladines del Reino del Oeste: la tarjeta del objetivo

## El objetivo

paladins-goal-who = Gobiernas una ciudad del Reino del Oeste durante siete rondas.
paladins-goal-does = En cada ronda, un paladín y una taberna te traen trabajadores; sus acciones suben la fe, la fuerza y la influencia, que abren mejores acciones.
paladins-goal-wins = Gana quien tenga más puntos de victoria tras la séptima ronda.

## Una ronda

paladins-round = Una ronda
paladins-round-paladin = Paladín
paladins-round-paladin-does = uno de tres, con dos trabajadores
paladins-round-tavern = Taberna
paladins-round-tavern-does = otros cuatro trabajadores
paladins-round-act = Actuar
paladins-round-act-does = una acción por turno
paladins-round-pass = Pasar
paladins-round-pass-does = guarda hasta tres trabajadores
paladins-round-row = Caras nuevas
paladins-round-row-does = las filas de cartas avanzan
paladins-round-repeats = por turnos

## Lo que puntúa y lo que resta

paladins-scores-attributes = 0 a 20
paladins-scores-attributes-for = cada atributo, según su marcador
paladins-scores-orders = 4, 6, 8
paladins-scores-orders-for = cada Orden del Rey: su acción cinco veces
paladins-scores-actions = 1 a 9
paladins-scores-actions-for = varias acciones, hechas cinco veces o más
paladins-scores-outsiders = por carta
paladins-scores-outsiders-for = forasteros convertidos y murallas
paladins-scores-goods = 1 cada 3
paladins-scores-goods-for = plata y provisiones sobrantes
paladins-scores-debts = −3
paladins-scores-debts-for = cada deuda sin pagar; pagada, +1
