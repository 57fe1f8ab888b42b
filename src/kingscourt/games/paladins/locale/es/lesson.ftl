### Paladines del Reino del Oeste: lo que dice Odo en la primera partida

paladins-lesson-first-hire-title = Una ciudad, siete rondas
paladins-lesson-first-hire-why = Diriges una ciudad durante siete rondas; gana quien tenga más puntos de victoria.
paladins-lesson-first-hire-what = Los ciudadanos ayudan toda la partida: contrata al acólito, que paga cuando comisionas.
paladins-lesson-first-hire-instead = El acólito da plata ahora mismo, y otra vez cada vez que comisiones.

paladins-lesson-first-order-title = La Orden del Rey
paladins-lesson-first-order-why = «Comisionar» envía monjes al reino; el rey quiere cinco, por 4 puntos de victoria.
paladins-lesson-first-order-what =
    { $device ->
        [touch] Toca su Orden.
       *[other] Pulsa su Orden, o «Comisionar» en tu tablero.
    }
paladins-lesson-first-order-elsewhere = Lo que pide el rey está en su Orden; lo cumples con «Comisionar».

paladins-lesson-first-paladins-title = Tres paladines a elegir
paladins-lesson-first-paladins-why = Uno ayuda ahora, el de encima vuelve la próxima ronda y otro va debajo.
paladins-lesson-first-paladins-what = Usa a Ivon: trae fe, y comisionar no cuesta provisiones.
paladins-lesson-first-paladins-what-2 = Pon a Gérier encima: volverá a tu mano la próxima ronda.
paladins-lesson-first-paladins-instead = Ivon te ahorra una provisión; la fe de Gérier te ayudará a convertir.
paladins-lesson-first-paladins-instead-2 = Con Gérier encima tendrás su fe la próxima ronda.

paladins-lesson-first-tavern-title = Trabajadores de una taberna
paladins-lesson-first-tavern-why = Los trabajadores tienen color, y una casilla de color solo admite el suyo.
paladins-lesson-first-tavern-what = Toma dos comerciantes, un explorador y un obrero: sirven para «Comisionar» y «Comerciar».
paladins-lesson-first-tavern-instead = Colocarás dos comerciantes en «Comerciar», y solo los tiene la taberna del marco dorado.

paladins-lesson-first-commission-title = Monje en la zona 2
paladins-lesson-first-commission-why = La zona 2 pide 2 de fe, e Ivon te presta { $n } esta ronda.
paladins-lesson-first-commission-what = Elige «Comisionar»: requiere un explorador, un clérigo y un trabajador cualquiera.
paladins-lesson-first-commission-what-2 = Coloca ahí tu obrero; vale cualquier trabajador.
paladins-lesson-first-commission-what-3 = Pon el monje en el mapa: en la zona 2, donde ganas un explorador.
paladins-lesson-first-commission-instead = La fe de Ivon dura una ronda: úsala para comisionar.
paladins-lesson-first-commission-instead-2 = Vale cualquier trabajador: guarda los de los colores que necesitas.
paladins-lesson-first-commission-instead-3 = Tu fe alcanza la zona 2, y allí espera un explorador.

paladins-lesson-first-wheel-title = Un atributo hace subir otro
paladins-lesson-first-wheel-why = Los atributos se ayudan entre sí: comisionar pide fe y sube la influencia.
paladins-lesson-first-wheel-what =
    { $device ->
        [touch] Toca
       *[other] Pulsa
    } la influencia, ahora { $n }: «Fortificar» y «Absolver» la piden.
paladins-lesson-first-wheel-elsewhere = La influencia es el tercero de tus atributos, en verde.

paladins-lesson-first-trade-title = Comerciar con dos trabajadores
paladins-lesson-first-trade-why = Comerciar con un trabajador da 1 de plata; si se suma un comerciante, 3.
paladins-lesson-first-trade-what = Elige «Comerciar» con dos trabajadores; después ya no puede unirse nadie.
paladins-lesson-first-trade-what-2 = Coloca los dos comerciantes.
paladins-lesson-first-trade-instead = Tienes dos comerciantes, y «Comerciar» rinde más con ellos.

paladins-lesson-first-conspire-title = Un criminal, una sospecha
paladins-lesson-first-conspire-why = Un criminal sirve en cualquier casilla. A cambio trae una carta de sospecha, a menudo con plata de impuestos.
paladins-lesson-first-conspire-what =
    { $device ->
        [touch] Toca
       *[other] Pulsa
    } la reserva de impuestos. Agotados sus últimos { $n } de plata, la inquisición castiga al más sospechoso.
paladins-lesson-first-conspire-elsewhere = La reserva de impuestos está en el reino y muestra también al más sospechoso.
paladins-lesson-first-conspire-what-2 = Elige «Conspirar»: cuesta un trabajador.
paladins-lesson-first-conspire-instead = Aldric tiene más sospechas que tú: deja que venga la inquisición.

paladins-lesson-first-inquisition-title = La inquisición
paladins-lesson-first-inquisition-why = Tu carta de sospecha se llevó la última plata de impuestos: llegó la inquisición.
paladins-lesson-first-inquisition-what =
    { $device ->
        [touch] Toca
       *[other] Pulsa
    } las sospechas de Aldric. Tenía más que nadie, tomó una deuda y perdió la mitad.
paladins-lesson-first-inquisition-elsewhere = Los ojos son las sospechas: mira las de Aldric.

paladins-lesson-first-pass-title = Pasar
paladins-lesson-first-pass-why = Al pasar vacías tu tablero y conservas hasta tres trabajadores sin usar.
paladins-lesson-first-pass-what = Pasa: tu explorador y tu criminal se quedan contigo.
paladins-lesson-first-pass-instead = Los dos trabajadores que guardas rendirán más la próxima ronda, junto a Gérier.

paladins-lesson-first-return-title = Segunda ronda
paladins-lesson-first-return-why = Vuelve el paladín que pusiste encima, junto con dos nuevos.
paladins-lesson-first-return-what = Usa a Gérier: su fe te ayudará a convertir.
paladins-lesson-first-return-what-2 = Pon a Oliveros encima: traerá fe en la tercera ronda.
paladins-lesson-first-return-instead = Con la fe de Gérier puedes convertir esta ronda; Oliveros traerá fe más tarde.

paladins-lesson-first-develop-title = Un taller para siempre
paladins-lesson-first-develop-why = Por 4 de plata, un taller cubre una casilla: cada ronda ahorras un trabajador.
paladins-lesson-first-develop-why-4 = Al final, 3 de plata o provisiones dan 1 punto. Un taller, en cambio, ahorra trabajadores.
paladins-lesson-first-develop-what = Un taller pide dos trabajadores: toma la taberna con dos obreros.
paladins-lesson-first-develop-what-2 = Elige «Desarrollar» en tu tablero.
paladins-lesson-first-develop-what-3 = Coloca los dos obreros.
paladins-lesson-first-develop-what-4 = Pon el taller en la primera casilla de «Comisionar»; ganas un explorador.
paladins-lesson-first-develop-instead = Bastan dos obreros para desarrollar, y los demás trabajadores quedan libres.
paladins-lesson-first-develop-instead-4 = La Orden pide comisionar cinco veces: esa casilla será la más usada.

paladins-lesson-first-convert-title = Convertir o atacar
paladins-lesson-first-convert-why = Atacar a un forastero da recompensas ahora; convertirlo, puntos al final.
paladins-lesson-first-convert-what = Elige «Convertir»; la primera conversión es gratis.
paladins-lesson-first-convert-what-2 = Coloca primero tu luchador, luego tu comerciante y tu clérigo.
paladins-lesson-first-convert-what-3 = Convierte al aventurero: puntúa por comisionar.

paladins-lesson-first-scoring-title = Lo que cuenta al final
paladins-lesson-first-scoring-why = Atributos, Órdenes, acciones frecuentes y forasteros convertidos puntúan; cada deuda sin pagar resta 3. Los puntos están sobre fondo rojo.
paladins-lesson-first-scoring-what =
    { $device ->
        [touch] Toca
       *[other] Pulsa
    } lo que será tu meta; desde ahora decides tú.
paladins-lesson-first-scoring-elsewhere = Elige entre lo que está iluminado: son buenas metas para empezar.

## Lo que aparece tras la lección

paladins-lesson-first-met-favour = Un Favor del Rey admite un trabajador por ronda, entre todos los jugadores.
paladins-lesson-first-met-recruit = Un trabajador despide a un ciudadano por su recompensa; sumando un luchador, lo contratas.
paladins-lesson-first-met-attack = La fuerza que falta cuesta plata: 1 por cada 2, redondeando hacia arriba.
paladins-lesson-first-met-pray = Rezar vacía una acción de tu tablero para que puedas usarla otra vez.
paladins-lesson-first-met-absolve = Una jarra da su recompensa y fe, y permite descartar una sospecha.
paladins-lesson-first-met-debt = Una deuda cuesta 3 puntos al final; pagada, da 1.
