### Ce que le client dit de lui-même

web-plain = { $name }

## Accueil

web-title = Quatre cours, une table.
web-subtitle = Jouez tout de suite contre des bots ou, avec un simple lien, entre amis : en direct ou un coup par jour. Sans compte.
web-games = Jeux
web-players = Joueurs
web-areas = Zones de la table
web-play-now = Jouer
web-new-table = Nouvelle table
web-my-tables = Mes tables
web-open-tables = Tables ouvertes
web-no-tables = Aucune table pour l’instant. « Jouer » en ouvre une.
web-no-open-tables = Personne n’attend de joueurs en ce moment.
web-watch-tables = Regarder une partie
web-nothing-to-watch = Aucune partie publique n’est en cours.
web-watch = Regarder
web-find-table = Chercher une table
web-any-game = Tous les jeux
web-any-pace = Tous les rythmes
web-any-language = Toutes les langues
web-no-such-tables = Aucune table de ce genre n’attend de joueurs.
web-more-tables = Plus de tables
web-your-turn = À vous
web-next = À vous : { $game }
web-status-open = Attend des joueurs
web-status-running = En cours
web-status-over = Terminée
web-status-held = Suspendue
web-status-closed = Fermée
web-closed-because = Les responsables du service ont fermé la table : { $reason }
web-free =
    { $n ->
        [one] { $n } place libre
       *[other] { $n } places libres
    }
web-guest = Invité { $n }
web-credits = Remerciements
web-credits-icons = Icônes : game-icons.net, par Lorc, Delapouite et d’autres, CC BY 3.0 ; seules la taille et la couleur changent.
web-credits-fonts = Caractères : Cinzel de Natanael Gama et Alegreya Sans de Juan Pablo del Peral, SIL Open Font License.
web-credits-games = Les jeux appartiennent à leurs auteurs et éditeurs. Les règles sont expliquées ici avec nos propres mots ; aucune image, aucun texte ni logo n’est repris.
web-home = Accueil

## Apprendre un jeu

web-learn-pages = Pages
web-learn-to-play = Jouer
web-learn = Apprendre
web-learn-to-tables = Tables
web-learn-title = Asseyez-vous. On commence tout de suite.
web-learn-subtitle = Odo le héraut joue votre première partie avec vous : dix minutes, sans livret de règles.
web-learn-courts =
    { $n ->
        [one] { $n } jeu appris sur { $all }.
       *[other] { $n } jeux appris sur { $all }.
    }
web-learn-first = Première partie · { $n } min
web-learn-go-on = Continuer · encore { $n } min
web-learn-again = Refaire la première partie
web-learn-new = Nouveau
web-learn-step = Étape { $n } sur { $all }
web-learn-done = Terminé
web-learn-newcomer = Première visite ? Odo vous apprend un jeu en dix minutes.
web-learn-how = Comment se passe une première partie
web-learn-how-act = Vous jouez aussitôt
    .about = Odo dit quoi faire et pourquoi, et le plateau éclaire le seul endroit où cliquer.
web-learn-how-wrong = Se tromper, c’est demander
    .about = Un autre clic reçoit pour réponse la règle en cause. Cela ne coûte jamais un coup.
web-learn-how-keep = Partez quand vous voulez
    .about = La table vous attend à l’étape où vous étiez.
web-learn-how-on = Ensuite, la partie est à vous
    .about = Après la dernière étape, la même partie continue contre des bots indulgents.
web-goal = But
web-goal-pins = les numéros sont aussi sur le plateau
web-goal-scores = Ce qui rapporte
web-goal-hurts = Ce qui coûte
web-goal-never = Ne plus montrer pour { $game }
web-goal-teach = Apprendre, { $n } min
web-goal-got-it = Compris
web-goal-players =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
web-goal-minutes = { $n } min
web-key-goal = montrer le but du jeu
web-key-hints = demander ce que je pourrais faire

## Nouvelle table, invitation, attente

web-seats = Places
web-seat = Place { $n }
web-seat-me = Moi
web-seat-device = Sur cet appareil
web-seat-invited = Inviter par lien
web-seat-open = Ouverte à tous
web-seat-bot = Bot
web-seat-person = Joueur
web-level = Niveau
web-level-random = Bouffon
    .about = Joue ce que dit le dé.
web-level-squire = Écuyer
    .about = Joue raisonnablement et se contente souvent du second choix. Bonne compagnie pour une première partie.
web-level-knight = Chevalier
    .about = Joue avec solidité, à quelques imprécisions près.
web-level-lord = Seigneur
    .about = Se trompe rarement. Pour le battre, il faut prévoir.
web-level-king = Roi
    .about = Poursuit chaque idée en pensée avant de choisir. Le plus fort que nous ayons.
web-name = Nom
web-pace = Rythme
web-pace-none = Sans pendule
    .about = Chacun prend le temps qu’il lui faut.
web-pace-live = En direct
    .about = 15 minutes chacun, 15 secondes de plus par réponse.
web-pace-days = Un coup par jour
    .about = Jusqu’à un jour pour chaque réponse.
web-public = D’autres peuvent trouver cette table et regarder
web-free-undo = Je peux tout annuler ; l’enregistrement le signalera
web-bots-pause = Les bots marquent une pause avant de répondre, comme des humains
web-edition = Édition
web-variants = Options de règles
web-reconstructed = Valeurs du plateau et des cartes reconstituées : { $n } sur { $all }
web-make-table = Créer la table
web-unknown-game = Ce jeu n’est pas installé ici.
web-join = Rejoindre une table
web-invited = On vous invite à une table
web-invited-to-watch = On vous invite à regarder une partie
web-at-table = À cette table
web-join-forbidden = Cette invitation n’est plus valable. Demandez un nouveau lien.
web-join-wrong = Ce lien n’ouvre aucune table : il en manque peut-être un morceau. Demandez-en un nouveau.
web-join-not-found = Cette table n’existe plus.
web-join-wrong-moment = Cette place est déjà prise, ou la partie a commencé.
web-door = Code de la salle
web-door-about = L’écran de l’hôte l’affiche à côté de l’adresse.
web-door-code = Code
web-door-wrong = L’écran de l’hôte affiche un autre code.
web-door-open = Entrer
web-sit-down = Prendre place
web-sit-last = Vous prenez la dernière place : la partie commence aussitôt.
web-lobby = En attente de joueurs
web-ready = Prêt
web-waiting = Pas encore là
web-invite = Inviter
web-link = Lien pour cette place
web-link-copied = Le lien est copié ; envoyez-le.
web-seal = Sceau des dés :
web-seal-about = Le serveur a scellé un nombre aléatoire ; chaque personne qui s’assoit en ajoute un. Après la partie, on peut vérifier que tous les tirages en découlent.
web-leave = Quitter la table
web-close-table = Fermer la table
web-start = Commencer

## Entre amis

web-name-ask = Comment les autres doivent-ils vous appeler ?
web-name-ask-about = Votre nom figure sur l’invitation et à votre place.
web-invited-by = { $host } vous invite à sa table
web-invited-to-watch-by = { $host } vous invite à regarder une partie à sa table
web-code-have = Vous avez reçu un code ?
web-code-open = Rejoindre
web-code-where = À saisir sur la page d’accueil de { $address }
web-invite-title = Invitation pour la place { $n }
web-invite-until = Valable jusqu’au { $time }, pour une personne.
web-link-copy = Copier le lien
web-link-share = Partager
web-qr = Code QR du lien
web-bot-title = Un bot pour la place { $n }
web-bot-instead = Plutôt un bot
web-bot-seat = Placer le bot
web-bot-starts = Aucune autre place n’est vide : la partie commence aussitôt.
web-missing-players =
    { $n ->
        [one] Il manque encore une personne
       *[other] Il manque encore { $n } personnes
    }
web-you = vous
web-leave-about = Votre place se libère pour quelqu’un d’autre.
web-leave-sure = Oui, quitter
web-close-table-about = La table ferme pour tout le monde et ses invitations ne sont plus valables.
web-close-table-sure = Oui, la fermer
web-rematch-offered = { $name } aimerait rejouer.
web-rematch-waits = La revanche attend ses joueurs.
web-rematch-join = Rejoindre la revanche
web-resigned = a abandonné
web-told-to = Pour { $name } uniquement : « { $text } »
web-end-now = Arrêter la partie
web-end-now-about = Personne d’autre n’a à donner son accord : la partie s’arrête aussitôt et personne ne gagne.
web-end-now-sure = Oui, l’arrêter
web-offer-remove = Demander à remplacer { $name } par un bot

## Réglages

web-settings = Réglages
web-language = Langue
web-theme = Thème
web-theme-system = Comme le système
web-theme-dark = Sombre
web-theme-light = Clair
web-theme-to-light = Passer au thème clair
web-theme-to-dark = Passer au thème sombre
web-motion = Animations
web-motion-full = Complètes
web-motion-fast = Rapides
web-motion-none = Aucune
web-telling-pace = Ce que font les autres
web-telling-pace-slow = Lent
web-telling-pace-normal = Normal
web-telling-pace-fast = Rapide
web-telling-pace-at-once = D’un coup
web-telling = Ce qui s’est passé
web-telling-at = { $n } sur { $count }
web-telling-back = Un événement en arrière
web-telling-on = Un événement en avant
web-telling-stop = Arrêter
web-telling-resume = Continuer
web-telling-skip = Sauter
web-telling-skip-over = Aller au résultat
web-telling-then = Puis vous :
web-telling-again = Revoir ce qui s’est passé
web-key-skip = sauter ce qu’ont fait les autres
web-key-card = garder ouverte la carte de l’élément sélectionné
web-card-rule = Règle : { $name }
web-read-rule = Lire la règle
web-key-events = revenir ou avancer d’un événement pendant que l’on vous montre ce qui s’est passé
web-days-off = Jours de repos
    .about = Aux tables où l’on a plusieurs jours pour jouer, votre pendule s’arrête ces jours-là : deux jours de la semaine au plus, et { $days } dates par an. Une fois changés, les jours de la semaine peuvent l’être de nouveau après trente jours.
    .left = Dates encore disponibles cette année : { $left }
web-days-off-date = Une date
web-days-off-add = Ajouter
web-sound = Son
web-sound-turn = Un son quand c’est à moi de jouer
web-hints = Conseils
web-hints-turn = Odo dit ce que je pourrais faire et me met en garde
web-shared-device = Appareil partagé
    .about = L’appareil ne garde alors plus les positions de vos tables pour la lecture sans connexion.
web-shared-device-turn = D’autres personnes utilisent aussi cet appareil
web-save = Enregistrer
web-saved = Enregistré.
web-my-data = Mes données
    .about = Un invité n’est connu que de ce navigateur : si vous vous déconnectez, vous reviendrez comme quelqu’un d’autre.
web-my-data-download = Télécharger
web-sign-out = Se déconnecter
web-signed-out = Votre session est fermée.
web-sign-out-elsewhere = Se déconnecter partout ailleurs
web-signed-out-elsewhere =
    { $n ->
        [one] Un autre navigateur a été déconnecté.
       *[other] { $n } autres navigateurs ont été déconnectés.
    }
web-erase = Effacer mes données
    .about = Votre nom et tout ce que vous avez écrit disparaissent de toutes les tables ; dans les parties en cours, un bot prend votre place. Les parties terminées restent, sans votre nom. C’est irréversible.
web-erase-confirm = Pour confirmer, saisissez votre nom : { $name }
web-erase-now = Effacer définitivement
web-erased = Vos données sont effacées. Votre nom disparaîtra des tables d’ici une ou deux minutes.

## À la table

web-loading = Chargement de la table…
web-no-entry = Cette table ne peut pas être ouverte
web-prompt = La question
web-your-turn-name = À vous, { $name }.
web-choosing =
    { $count ->
        [one] { $names } choisit…
       *[other] { $names } choisissent…
    }
web-sealed-done = Votre choix est fait et reste secret. La table attend { $names }.
web-wait = Un instant…
web-sending = Envoi…
web-aimed = Votre choix : { $action }. Entrée l’envoie, Échap l’annule.
web-aimed-final = Votre choix : { $action }. Entrée l’envoie, sans retour possible ; Échap l’annule.
web-you-watch = Vous regardez la partie.
web-paused = La partie est en pause.
web-held-rules = Cette table est suspendue jusqu’à ce que quelqu’un vérifie ses règles.
web-held-error = Cette table est suspendue à cause d’une erreur dans ses règles. Toutes les pendules sont arrêtées et les responsables du service sont prévenus.
web-held-work = Cette table est suspendue : une étape a déclenché bien plus de travail que les règles ne devraient jamais en demander. Toutes les pendules sont arrêtées et les responsables du service sont prévenus.
web-held-components = Cette table est suspendue : son fichier de matériel n’est plus accepté. { $problem }
web-held-silent = Cette table est suspendue : son traitement s’est interrompu plusieurs fois. Toutes les pendules sont arrêtées et les responsables du service sont prévenus.
web-back = Retour
web-send = Envoyer
web-time-then = Si le temps est écoulé : { $action }
web-undo = Annuler
web-answer = { $label } : { $terms }
web-answer-final = { $name }, ne peut pas être annulé
web-take-back = Annuler : { $step }
web-steps = Choisi jusqu’ici
web-so-far = Jusqu’ici : { $terms }
web-choices =
    { $n ->
        [one] { $n } choix
       *[other] { $n } choix
    }
web-all-choices = Tous les choix ({ $n })
web-choices-hint = Ce que vous choisissez ici n’est pas encore envoyé : vous le confirmez ensuite.
web-hints-ask = Que pourrais-je faire ?
web-hints-thinking = Odo réfléchit…
web-hints-found = Odo propose { $n } choix.
web-hints-none = Ici, il n’y a rien à comparer.
web-find = Chercher
web-which = Lequel ?
web-can-choose = disponible
web-chosen = choix en cours
web-out-of-reach = hors de portée
web-to-move = doit jouer
web-why-not = Pourquoi pas ?
web-not-your-turn = Ce n’est pas à vous de jouer.
web-amount = Quantité
web-less = Moins
web-more = Plus
web-more-of = { $n } de plus
web-fewer = Montrer moins
web-log = Journal
web-log-empty = Tout ce qui se passe s’inscrira ici.
web-earlier-lines =
    { $n ->
        [one] { $n } ligne plus ancienne se trouve dans le journal.
       *[other] { $n } lignes plus anciennes se trouvent dans le journal.
    }
web-chat = Chat
web-chat-new =
    { $n ->
        [one] Chat, { $n } nouveau message
       *[other] Chat, { $n } nouveaux messages
    }
web-chat-none = Personne n’a encore rien écrit.
web-people = Personnes
web-people-none = Il n’y a personne d’autre ici.
web-mute = Masquer
    .about = Masqué : vous ne voyez plus ses messages.
web-block = Bloquer
    .about = Bloqué : vous ne voyez plus ses messages, et cette personne ne peut ni regarder ni s’asseoir aux tables où vous êtes ou que vous avez créées.
web-send-away = Exclure
    .about = Exclu : cette personne ne peut plus revenir à cette table.
web-chat-say = Écrire quelque chose
web-bot = bot
web-away = absent
web-days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
web-close = Fermer
web-curtain = Passez l’appareil à { $name }
web-curtain-open = Je suis là
web-go-on = Continuer

## La fin

web-over = La partie est terminée.
web-winner = victoire
web-score-sheet = Feuille de score
web-total = Total
web-chart = Points au fil de la partie
web-chart-about = Points de chacun au fil de la partie ; un bouton les montre en tableau.
web-chart-as-table = En tableau
web-chart-as-lines = En courbes
web-rematch = Rejouer
web-record = Télécharger l’enregistrement
web-verify = Vérifier les dés
web-verified = Le serveur a recalculé les { $draws } tirages : ils découlent de la graine inscrite dans l’enregistrement.
web-verified-prepared = La leçon en avait préparé { $draws } de plus, comme le détaille l’enregistrement.
web-not-verified = L’enregistrement n’est pas valable :

## Touches

web-keys = Touches
web-key-walk = passer d’un choix à l’autre
web-key-pick = choisir ; une seconde fois : envoyer
web-key-back = revenir d’une étape
web-key-answer = aller aux réponses
web-key-undo = annuler
web-key-find = montrer tous les choix
web-key-help = montrer cette liste
web-keys-reader = Avec un lecteur d’écran, Tab, Maj+Tab et Entrée fonctionnent toujours. Les flèches et les lettres n’atteignent le jeu qu’en mode formulaire : Inser+Espace dans NVDA, Inser+Z dans JAWS.

## La ligne

web-offline = Le service est injoignable.
web-service-down = Le service est injoignable. Cette page réessaie d’elle-même.
web-line-down = Connexion perdue : ce que vous voyez n’est peut-être plus à jour. Reconnexion…
web-line-down-sending = Connexion perdue : votre réponse est gardée et partira dès que la connexion reviendra.
web-outdated = Il existe une version plus récente de cette page.
web-reload = Recharger
web-problem = Un problème est survenu. Réessayez dans un instant.
web-try-again = Réessayer
web-trying-again = La connexion est mauvaise. Nouvel essai…
web-load-failed = Le chargement a échoué.
web-page-failed = Un problème est survenu ici
web-page-failed-about = Rien de ce que vous avez envoyé n’est perdu. Réessayez ou revenez à l’accueil.
web-line-slow = La connexion est lente : une réponse prend { $seconds } s.
web-language-failed = Cette langue n’a pas pu être chargée. La page reste comme elle est.
web-not-found = Il n’y a rien ici
web-not-found-about = Aucune page ne se trouve à cette adresse. Le lien est peut-être ancien ou incomplet.

## Sans connexion

web-offline-title = Pas de connexion
web-offline-about = Sans connexion, vous pouvez lire les dernières positions de vos tables et les règles. Pour jouer, il faut une connexion.
web-offline-kept = Gardé sur cet appareil
web-offline-nothing = Rien n’est gardé sur cet appareil.
web-offline-no-table = Cette table n’est pas gardée sur cet appareil.
web-offline-position = Pas de connexion. Voici la position du { $time } ; pour jouer, il faut une connexion.
web-offline-forget = Tout retirer de cet appareil
web-offline-forgotten = Retiré de cet appareil.

## Les affaires de la table

web-menu = Table
web-share = Copier le lien de cette table
web-watch-link-copied = Le lien est copié ; qui l’ouvre peut regarder.
web-link-for-seated = Cette table est privée et vous n’y jouez pas : seules les personnes assises ici peuvent donner un lien.
web-return = Reprendre ma place
web-resume = Reprendre la partie
web-offer-pause = Proposer une pause
web-offer-undo = Demander à annuler mon dernier coup
web-offer-end = Proposer d’arrêter la partie
web-offer-end-about = La partie s’arrête sans vainqueur dès que tous les autres sont d’accord.
web-offer-end-sure = Oui, le proposer
web-resign = Abandonner
web-resign-about = Un bot joue pour vous et vous finissez à la dernière place, quel que soit son score. Vous ne pourrez plus reprendre votre place.
web-resign-two-about = La partie s’arrête aussitôt et l’autre personne gagne.
web-resign-sure = Oui, abandonner
web-offered-pause = { $name } propose une pause.
web-offered-end = { $name } propose d’arrêter la partie ici.
web-offered-undo = { $name } demande à annuler un coup.
web-offered-remove = { $name } demande à confier à un bot la place d’une personne absente.
web-yes = D’accord
web-no = Non
web-no-rule = Il n’y a pas de texte pour cette règle.
web-rules = Règles
web-rules-all = Toutes les règles
web-rules-find = Chercher dans les règles
web-rules-none = Aucune règle n’en parle.
web-rules-pieces = Cartes et matériel
web-rules-contents = Sommaire
web-rules-count =
    { $n ->
        [one] { $n } règle
       *[other] { $n } règles
    }
web-rules-show = Montrez-moi
web-rules-read-on = Lire la suite dans les règles
web-rules-print = Imprimer
web-rules-numbers-exact = Ses nombres sont certains
web-rules-numbers-derived = Certains nombres se déduisent d’autres

## Practice

web-practice = Entraînement
web-practice-here = Continuer à partir d’ici
web-practice-about = Vous continuez à jouer avec des bots aux autres places. Ce que votre place ne pouvait pas voir est tiré de nouveau, et vous pouvez tout annuler.
web-practice-not-here = Personne n’a rien à décider ici. Allez une étape en arrière ou en avant.
web-practice-seat = Votre place
web-practice-again = Rejouer à partir de là
web-practice-origin = Retour au point de départ

## Replay

web-replay = Revoir la partie
web-replay-first = Au début
web-replay-back = Une étape en arrière
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-on = Une étape en avant
web-replay-last = À la fin
web-replay-moment = Moment de la partie
web-move-of = Coup { $n } sur { $last }
web-eyes = Point de vue
web-eyes-watcher = Spectateur
web-eyes-open = Tout visible
web-secrets = Ce que chacun était seul à voir
web-secrets-none = Ici, personne n’en savait plus que les autres.
web-to-table = Vers la table
web-past = Position au coup { $n }
web-now = Revenir au présent

## Royals

web-royals-influence = Influence
web-royals-price = Prix en cartes Pays
web-royals-payment = Paiement
web-royals-take-back = Reprendre : { $card }
web-royals-give-for = Donnez une carte relevée : { $office }
web-royals-discard = Défaussez des cartes relevées jusqu’à la limite de main

## Kingsburg

web-kingsburg-reachable =
    { $n ->
        [one] à portée avec le dé { $group }
       *[other] à portée avec les dés { $group }
    }
web-kingsburg-more-ways =
    { $n ->
        [one] ou de { $n } autre façon
       *[other] ou de { $n } autres façons
    }
web-kingsburg-free = libre
web-kingsburg-aimed =
    { $n ->
        [one] choisi, avec le dé { $group }
       *[other] choisi, avec les dés { $group }
    }
web-kingsburg-taken =
    { $n ->
        [one] { $taken }, dé { $group }
       *[other] { $taken }, dés { $group }
    }
web-kingsburg-hand = Mes dés et mes ressources
web-kingsburg-province = Ma province
web-kingsburg-provinces = Provinces
web-kingsburg-can-build = constructible
web-kingsburg-needs = demande d’abord { $building_acc }
web-kingsburg-dice = Dés : { $dice }
web-kingsburg-row = Rangée { $n }
web-kingsburg-column = colonne { $n }
web-kingsburg-costs = coûte { $price }
web-kingsburg-affordable = dans vos moyens
web-kingsburg-missing = il manque { $goods }
web-kingsburg-strength = Votre force sans les renforts du roi : { $low }
web-kingsburg-strength-range = Votre force sans les renforts du roi : { $low } à { $high }
web-kingsburg-strength-now = Votre force : { $n }
web-kingsburg-phase = phase { $n } sur { $all }
web-kingsburg-order = Ordre du tour : { $players }.
web-kingsburg-turn = À { $player } de jouer.
web-kingsburg-turn-next = À { $player } de jouer, puis à { $next }.

## Légende d’un plateau

web-legend = Légende
web-legend-can = doré : vous pouvez agir ici

## L’analyse d’une partie terminée

web-review = Analyse
web-percent = { $n } %

web-lesson = Leçon
web-lesson-odo = Odo
web-lesson-step = Étape { $n } sur { $count }
web-lesson-show = Montrez-moi
web-lesson-skip = Sauter
web-lesson-on = Continuer
web-lesson-path = Toutes les étapes
web-lesson-done = Fait :
web-lesson-rule = Règle : { $name }
web-lesson-leave = Quitter la leçon, garder la partie
web-lesson-estimates = ≈ signale un nombre que le livret ne donne pas ; nous l’avons soigneusement reconstitué.
web-lesson-then = Après la dernière étape, la partie est à vous. Odo ne parle plus que si vous l’interrogez.
web-lesson-not-that = C’est permis, mais un autre coup vient d’abord.
web-lesson-look-there = Votre coup est encadré d’or.
web-lesson-nothing-there = Il n’y a rien à y faire maintenant.
web-lesson-is-yours = Cela montre seulement ce que vous avez.
web-lesson-is-theirs = C’est à { $player }.
web-lesson-clicked = « { $name } » ? { $text }
web-lesson-farewell = La partie est à vous
web-lesson-farewell-text = Vous savez comment ça marche. Continuez comme vous voulez ; je ne parle que si vous m’interrogez. Mon portrait, en haut, sert à m’appeler : « { $ask } ».
web-lesson-play-on = Jouer la suite
web-lesson-ask = Demander à Odo
web-lesson-learnt = Ce qu’Odo vous a dit
web-lesson-tell-hint = Les flèches montrent pas à pas ce que font vos rivaux.
web-lesson-look = Odo vous montre quelque chose.
web-lesson-send = Confirmez maintenant avec le bouton doré, en haut.
web-lesson-send-again = Confirmez avec le bouton doré.
