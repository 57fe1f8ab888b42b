### What the service says no to, told to the person who asked

## Who asks

service-no-name = Dites d’abord votre nom.
service-unknown-here = Ce navigateur n’est pas connu ici. Dites votre nom à nouveau.
service-long-away = Cela fait longtemps que vous n’êtes pas venu. Dites votre nom à nouveau.
service-signed-out = Vous êtes déconnecté ici. Dites votre nom pour revenir.
service-banned = Vous ne pouvez pas entrer ici. Si vous pensez que c’est une erreur, écrivez aux responsables du service.
service-confirm-name = Pour confirmer, écrivez votre nom exactement comme il figure.
service-nobody-there = Il n’y a ici personne de ce nom pour vous.
service-wrong-code = Le code affiché à l’écran est un autre.
service-wrong-link = Ce n’est pas le lien affiché à l’écran.
service-other-site = Cette page appartient à un autre site. Ouvrez Kingscourt directement.

## When it is too much, or something is away

service-too-fast = C’était beaucoup à la fois. Attendez un instant, puis réessayez.
service-too-many-windows = Trop de fenêtres sont ouvertes ici. Fermez-en une d’abord.
service-many-open-tables = Certaines de vos tables attendent encore des joueurs, et plus de { $n } à la fois, c’est trop. Quittez-en une ou attendez que l’une d’elles commence.
service-list-full = Il y a déjà { $n } personnes sur cette liste. Retirez-en d’abord une.
service-many-checks = De nombreux procès-verbaux sont en cours de vérification. Réessayez dans un instant.
service-too-much-check = Vérifier ce procès-verbal demande trop de travail ici. `kingscourt verify`, sur votre ordinateur, les accepte tous.
service-too-much-components = Lire ce fichier de matériel demande trop de travail. Rendez-le plus petit ou plus simple.
service-too-much-totals = Pour cette partie, retracer l’évolution des points demande trop de travail.
service-child-lost = Le processus qui s’en occupait s’est interrompu. Réessayez dans un instant.
service-away = Les tables sont injoignables pour l’instant. Réessayez dans un instant.
service-no-names = Les noms et les listes sont indisponibles pour l’instant. Réessayez dans un instant.
service-too-busy = Il se passe trop de choses à cette table en ce moment. Réessayez.
service-cannot-open = Cette table ne peut pas être ouverte. Les responsables du service sont prévenus.
service-newer-rules = Cette table suit des règles qui arrivent tout juste ici. Réessayez dans un instant.
service-internal = Une erreur s’est produite de notre côté. Elle est notée ; réessayez.

## Tables, seats and invitations

service-no-table = Cette table n’existe pas, ou elle est privée.
service-no-invitation = Ce n’est pas une invitation. Demandez un nouveau lien.
service-other-invitation = Cette invitation est pour une autre table, ou a été retirée. Demandez un nouveau lien.
service-old-invitation = Cette invitation a expiré. Demandez un nouveau lien.
service-private = Cette table est privée. Il faut une invitation pour une place.
service-blocked = Quelqu’un à cette table vous en tient à l’écart.
service-sent-away = La personne qui a créé cette table vous en a écarté.
service-not-yours-to-remove = Seule la personne qui a créé la table peut renvoyer un spectateur.
service-sits-here = On ne peut pas renvoyer quelqu’un qui est assis à la table.
service-needs-person = Une table a besoin d’au moins une personne.
service-undo-with-bots = Annuler sans limite est réservé à une personne seule avec des bots.
service-not-waiting = Cette table n’attend plus de joueurs.
service-seated = Vous êtes déjà à cette table.
service-not-seated = Vous n’êtes pas à cette table.
service-seat-taken = Cette place est prise.
service-seat-kept = Cette place est gardée pour quelqu’un d’autre.
service-no-seat-free = Aucune place n’est libre.
service-not-your-seat = Cette place n’est pas la vôtre.
service-seats-empty = Des places sont encore vides.
service-not-yours-to-start = Seule la personne qui a créé la table peut la lancer.
service-not-yours-to-invite = Seules les personnes de la table peuvent inviter.
service-not-yours-to-end = Seule la personne qui a créé la table peut retirer ses invitations.
service-not-yours-to-repeat = Seules les personnes qui ont joué peuvent rejouer.
service-empty-text = Écrivez quelque chose avec des lettres ou des chiffres.

## While a game runs, and after it

service-not-begun = La partie n’a pas commencé.
service-not-over = La partie n’est pas encore finie.
service-over = La partie est finie.
service-paused = La partie est en pause.
service-not-paused = La partie n’est pas en pause.
service-held = Cette table est suspendue jusqu’à ce que quelqu’un vérifie ses règles.
service-held-error = Cette table est suspendue : les règles y ont commis une erreur. Toutes les pendules sont arrêtées. Les responsables du service sont prévenus.
service-held-work = Cette table est suspendue : une étape a déclenché plus que les règles n’en demandent jamais. Toutes les pendules sont arrêtées. Les responsables du service sont prévenus.
service-held-components = Cette table est suspendue : son fichier de matériel n’est plus accepté. { $problem }
service-held-silent = Cette table est suspendue : son traitement s’est interrompu plusieurs fois. Toutes les pendules sont arrêtées. Les responsables du service sont prévenus.
service-bad-box = Le fichier de matériel de cette table ne peut plus être lu ici.
service-closed = Les responsables du service ont fermé cette table.
service-rules-gone = Cette partie a suivi des règles qui ne sont pas installées ici. Son procès-verbal reste téléchargeable.
service-bot-plays = Un bot joue cette place pour vous. Revenez-y d’abord.
service-no-takeover = Aucun bot ne joue à votre place.
service-resigned = Vous avez déjà abandonné.
service-proposed = C’est déjà proposé.
service-not-proposed = Plus personne ne propose cela.
service-other-offer = La proposition à laquelle vous répondiez n’existe plus ; une autre a pris sa place.
service-not-asked = On ne vous demande pas votre avis là-dessus.
service-no-say = Qui a abandonné, ou dont la place est jouée par un bot, ne décide pas de cela.
service-nobody-to-remove = Il n’y a personne à écarter.
service-nothing-missed = Cette personne n’a manqué aucune échéance.
service-only-watching = Ici, vous regardez seulement.
service-no-entry = La partie n’a pas cette étape.
service-open-later = Tout sera visible quand la partie sera finie.
service-record-later = Le procès-verbal est donné quand la partie est finie.

## Days off

service-no-such-day = { $day } n’est pas un jour du calendrier.
service-days-off-spent = Il y a { $n } jours de repos isolés par an, et { $year } en aurait davantage.
service-weekdays-later = D’autres jours de la semaine pourront être jours de repos trente jours après le dernier changement.
