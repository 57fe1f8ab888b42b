### What hints say: what an answer is good for, and what one should think twice about

## Themes

kingsburg-hint-points = Da puntos de victoria.
kingsburg-hint-goods = Así te quedan más recursos.
kingsburg-hint-income = Rinde una y otra vez en las estaciones siguientes.
kingsburg-hint-building = Te acerca a un buen edificio.
kingsburg-hint-winter = Te prepara para la batalla de este invierno.
kingsburg-hint-later-winters = Te hace más fuerte en los inviernos que vienen.
kingsburg-hint-dice = Así te quedan más dados o fichas para otros consejeros.
kingsburg-hint-envoy = Así aprovechas bien el enviado del rey.
kingsburg-hint-favour = Así mantienes a tu alcance la ayuda del rey o su recompensa.

## Warnings

kingsburg-warning-envoy-unused = El enviado del rey no cuesta nada, y no lo usarías.
kingsburg-warning-last-soldiers-not-hired = Después del último otoño los recursos solo sirven para soldados, y la batalla aún no está ganada.
kingsburg-warning-building-risked-for-want-of-a-soldier = Sin un soldado más puedes perder un edificio en invierno.
kingsburg-warning-needless-soldier = La batalla ya está ganada; otro soldado no aporta nada.
kingsburg-warning-useless-token-for-a-point = Esta ficha ya no podrá usarse; cambiar un recurso daría un punto de victoria.
kingsburg-warning-last-building-declined = Es la última ocasión de construir, y puedes pagar un edificio que da puntos.
kingsburg-warning-passed-with-free-dice = Aún tienes dados con los que puedes influir en un consejero.
kingsburg-warning-useless-advisor = Este consejero cambia recursos, y no tienes ninguno que cambiar.
kingsburg-warning-white-dice-left = Los dados blancos no cuestan nada, y dejarías alguno sin tirar.
kingsburg-warning-goods-not-exchanged = Después los recursos ya no valen nada; todavía pueden convertirse en puntos de victoria.
kingsburg-warning-more-points-lost = Podrías sacrificar un edificio con menos puntos de victoria.
kingsburg-warning-winter-lost = Con tan pocos soldados la batalla está prácticamente perdida.
kingsburg-warning-soldiers-out-of-reach = Después de este edificio tus recursos ya no alcanzan para los soldados que pide este invierno.
kingsburg-warning-weakening-building = Este edificio te debilita en cada batalla.
