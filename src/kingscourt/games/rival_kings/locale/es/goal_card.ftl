### Rival Kings: la carta del objetivo

rival-kings-goal-who = El trono está vacío, y tu corte ha de ser la más brillante.
rival-kings-goal-do = En cada vuelta juegas un personaje en secreto: su rango dice cuándo juegas y a quién robas; sus acciones dan dinero, edificios y súbditos.
rival-kings-goal-win = La vuelta en que se agota una pila es la última; gana quien tenga más puntos.

rival-kings-round = Una vuelta, dos por ronda
rival-kings-round-choose = Elegir
rival-kings-round-choose-does = un personaje en secreto; uno de los tres queda sin usar
rival-kings-round-reveal = Descubrir
rival-kings-round-reveal-does = todos a la vez
rival-kings-round-markers = Marcadores
rival-kings-round-markers-does = para los robados y los rangos iguales
rival-kings-round-rob = Robar
rival-kings-round-rob-does = una acción, con tu blasón
rival-kings-round-act = Actuar
rival-kings-round-act-does = tus acciones de izquierda a derecha
rival-kings-round-repeats = por turnos, del rango A al F

rival-kings-scores-perfect-pair = 2 a 8
rival-kings-scores-perfect-pair-for = pareja perfecta: mismo símbolo, ambos valores
rival-kings-scores-colour-pair = 2 a 4
rival-kings-scores-colour-pair-for = edificio y súbdito del mismo color: el valor mayor
rival-kings-scores-single = 1
rival-kings-scores-single-for = cada carta suelta
rival-kings-scores-coins = 1
rival-kings-scores-coins-for = cada 3 monedas
rival-kings-scores-marker = −2
rival-kings-scores-marker-for = cada marcador de conflicto
