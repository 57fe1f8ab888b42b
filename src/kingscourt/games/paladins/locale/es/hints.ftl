### What hints say: what an answer is good for, and what one should think twice about

## Themes

paladins-hint-points = Da puntos de victoria.
paladins-hint-attributes = Así suben tus atributos.
paladins-hint-orders = Te acerca a una Orden del Rey.
paladins-hint-people = Así ganas ciudadanos o forasteros que te siguen dando algo.
paladins-hint-workshops = Te ahorra trabajadores en cada ronda posterior.
paladins-hint-plan = Así sacas el mayor partido a tus trabajadores.
paladins-hint-workers = Así te quedan más trabajadores.
paladins-hint-resources = Así te quedan más plata y provisiones.
paladins-hint-suspicion = Así mantienes lejos las sospechas y las deudas.

## Warnings

paladins-warning-criminal-for-a-criminal = Gastarías un criminal para conseguir un criminal.
paladins-warning-criminal-where-a-labourer-could-stand = Aquí vale cualquier trabajador; un criminal rinde más en otro sitio.
paladins-warning-conspires-into-own-accusation = La reserva de impuestos está casi vacía, y en la inquisición tendrías más sospechas que nadie.
paladins-warning-debt-for-a-few-resources = Una deuda cuesta más de lo que valen estos pocos recursos.
paladins-warning-debt-instead-of-silver-in-the-last-round = Una deuda de la última ronda apenas puede pagarse ya, y tienes la plata.
paladins-warning-free-relief-declined = Con esto te librarías gratis de una deuda o de una sospecha.
paladins-warning-passes-with-workers-to-lose = Perderías trabajadores que aún podrían dar algo.
paladins-warning-criminal-returned-labourer-kept = Un criminal puede sustituir a cualquier trabajador; un obrero, no.
paladins-warning-workshop-on-a-finished-action = Ya no puedes realizar esta acción, así que un taller no sirve de nada aquí.
paladins-warning-space-whose-reward-is-lost = No puedes usar la recompensa de esta casilla.
paladins-warning-prayer-for-nothing = La oración solo despeja su propia casilla.
paladins-warning-debt-taken = Tomas una deuda, que cuesta puntos de victoria al final si no la pagas.
paladins-warning-order-out-of-reach = La Orden del Rey para esta acción apenas puede cumplirse ya.
