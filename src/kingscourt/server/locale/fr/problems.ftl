### What the service says no to, told to the person who asked

## Who asks

service-no-name = Indiquez d’abord votre nom.
service-unknown-here = Ce navigateur n’est pas connu ici. Indiquez à nouveau votre nom.
service-long-away = Votre dernière visite remonte à longtemps. Indiquez à nouveau votre nom.
service-signed-out = Votre session est fermée ici. Indiquez votre nom pour vous reconnecter.
service-banned = Vous ne pouvez pas vous connecter ici. Si vous pensez que c’est une erreur, écrivez aux responsables du service.
service-confirm-name = Pour confirmer, saisissez votre nom exactement comme il est affiché.
service-nobody-there = Cette personne n’existe pas ici.
service-wrong-code = L’écran affiche un autre code.
service-wrong-link = Ce n’est pas le lien affiché à l’écran.
service-other-site = Cette page appartient à un autre site. Ouvrez Kingscourt directement.

## When it is too much, or something is away

service-too-fast = Trop de demandes à la fois. Attendez un instant, puis réessayez.
service-too-many-windows = Trop de fenêtres sont ouvertes ici. Fermez-en une d’abord.
service-many-open-tables = Au plus { $n } de vos tables peuvent attendre des joueurs en même temps. Quittez-en une ou attendez que l’une d’elles commence.
service-list-full = Il y a déjà { $n } personnes sur cette liste. Retirez-en d’abord une.
service-many-checks = De nombreux enregistrements sont en cours de vérification. Réessayez dans un instant.
service-too-much-check = Vérifier cet enregistrement demande trop de travail ici. `kingscourt verify`, sur votre ordinateur, les vérifie tous.
service-too-much-components = Lire ce fichier de matériel demande trop de travail. Rendez-le plus petit ou plus simple.
service-too-much-totals = Pour cette partie, retracer l’évolution des points demande trop de travail.
service-too-much-review = L’analyse de cette partie demande trop de travail.
service-many-reviews = Deux analyses sont déjà en cours pour vous. Attendez que l’une soit prête.
service-child-lost = Le processus qui s’en occupait s’est interrompu. Réessayez dans un instant.
service-away = Les tables sont injoignables pour l’instant. Réessayez dans un instant.
service-no-names = Les noms et les listes sont indisponibles pour l’instant. Réessayez dans un instant.
service-too-busy = Il se passe trop de choses à cette table en ce moment. Réessayez.
service-cannot-open = Cette table ne peut pas être ouverte. Les responsables du service sont prévenus.
service-newer-rules = Cette table suit des règles qui sont en cours d’installation ici. Réessayez dans un instant.
service-internal = Une erreur s’est produite de notre côté. Elle a été signalée ; réessayez.

## Tables, seats and invitations

service-no-table = Cette table n’existe pas, ou elle est privée.
service-no-invitation = Ce n’est pas une invitation. Demandez un nouveau lien.
service-other-invitation = Cette invitation est pour une autre table ou a été retirée. Demandez un nouveau lien.
service-old-invitation = Cette invitation a expiré. Demandez un nouveau lien.
service-no-such-code = Aucune invitation ne porte ce code. Vérifiez-le ou demandez-en un nouveau.
service-private = Cette table est privée. Il faut une invitation pour une place.
service-blocked = Quelqu’un à cette table ne souhaite pas jouer avec vous.
service-sent-away = La personne qui a créé cette table ne vous y admet plus.
service-not-yours-to-remove = Seule la personne qui a créé la table peut exclure un spectateur.
service-sits-here = On ne peut pas exclure quelqu’un qui est assis à la table.
service-needs-person = Une table a besoin d’au moins une personne.
service-undo-with-bots = L’annulation sans limite est réservée à une personne seule avec des bots.
service-not-waiting = Cette table n’attend plus de joueurs.
service-seated = Vous êtes déjà à cette table.
service-not-seated = Vous n’êtes pas à cette table.
service-seat-taken = Cette place est prise.
service-seat-kept = Cette place est gardée pour quelqu’un d’autre.
service-no-seat-free = Aucune place n’est libre.
service-not-your-seat = Cette place n’est pas la vôtre.
service-seats-empty = Il reste des places vides.
service-not-yours-to-start = Seule la personne qui a créé la table peut lancer la partie.
service-not-yours-to-fill = Seule la personne qui a créé la table peut donner une place à un bot.
service-not-yours-to-invite = Seules les personnes de la table peuvent inviter.
service-not-yours-to-end = Seule la personne qui a créé la table peut retirer ses invitations.
service-not-yours-to-repeat = Seules les personnes qui ont joué peuvent lancer une revanche.
service-empty-text = Écrivez quelque chose avec des lettres ou des chiffres.

## While a game runs, and after it

service-not-begun = La partie n’a pas commencé.
service-not-over = La partie n’est pas encore terminée.
service-over = La partie est terminée.
service-paused = La partie est en pause.
service-not-paused = La partie n’est pas en pause.
service-no-look = Aucune étape de leçon n’attend ici que vous regardiez quelque chose.
service-held = Cette table est suspendue jusqu’à ce que quelqu’un vérifie ses règles.
service-held-error = Cette table est suspendue à cause d’une erreur dans ses règles. Toutes les pendules sont arrêtées. Les responsables du service sont prévenus.
service-held-work = Cette table est suspendue : une étape a déclenché bien plus de travail que les règles ne devraient jamais en demander. Toutes les pendules sont arrêtées. Les responsables du service sont prévenus.
service-held-components = Cette table est suspendue : son fichier de matériel n’est plus accepté. { $problem }
service-held-silent = Cette table est suspendue : son traitement s’est interrompu plusieurs fois. Toutes les pendules sont arrêtées. Les responsables du service sont prévenus.
service-bad-box = Le fichier de matériel de cette table ne peut plus être lu ici.
service-closed = Les responsables du service ont fermé cette table.
service-rules-gone = Cette partie a suivi des règles qui ne sont pas installées ici. Son enregistrement reste téléchargeable.
service-bot-plays = Un bot joue pour vous. Reprenez d’abord votre place.
service-no-takeover = Aucun bot ne joue à votre place.
service-resigned = Vous avez déjà abandonné.
service-proposed = C’est déjà proposé.
service-not-proposed = Cela n’est plus proposé.
service-other-offer = La proposition à laquelle vous répondiez n’existe plus ; une autre a pris sa place.
service-not-asked = On ne vous demande pas votre avis sur ce point.
service-no-say = Une personne qui a abandonné, ou que remplace un bot, n’a pas son mot à dire ici.
service-nobody-to-remove = Il n’y a personne à remplacer.
service-nothing-missed = Cette personne n’a dépassé aucun délai.
service-only-watching = Ici, vous regardez seulement.
service-no-hints = Les conseils sont réservés aux tables où tous les autres sont des bots.
service-no-entry = Cette étape n’existe pas dans la partie.
service-open-later = Tout sera visible quand la partie sera terminée.
service-record-later = L’enregistrement sera disponible à la fin de la partie.
service-review-later = L’analyse sera disponible à la fin de la partie.
service-no-review = Ce jeu ne peut pas être analysé : rien ne permet ici d’évaluer ses positions.
service-no-review-of-lesson = Une leçon ne peut pas être analysée : ses tirages et une partie de ses coups étaient préparés.
service-no-review-yet = Cette partie n’a pas encore été analysée.
service-practice-later = Vous pourrez continuer à partir d’ici quand la partie sera finie.
service-practice-over = La partie est finie à ce moment. Choisissez-en un plus tôt.
service-practice-draw = Ici, un tirage a lieu avant toute décision. Allez une étape en arrière ou en avant.
service-practice-deep = Au plus { $n } parties d’entraînement peuvent se suivre. Continuez à partir d’une plus ancienne.

## Days off

service-no-such-day = { $day } n’est pas une date du calendrier.
service-days-off-spent = Vous avez droit à { $n } jours de repos isolés par an ; cela dépasserait la limite pour { $year }.
service-weekdays-later = Vous pourrez changer de nouveau vos jours de repos hebdomadaires trente jours après le dernier changement.
