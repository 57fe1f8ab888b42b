### What stands beside a link that somebody shares

service-preview-home = Une table en ligne pour des jeux de rois et de cours.
service-preview-invitation = On vous invite à jouer à { $game }.
service-preview-private = Une table privée.
service-preview-open = Cette table attend des joueurs.
service-preview-running = La partie est en cours, et vous pouvez la regarder.
service-preview-over = La partie est terminée. Vous pouvez la revoir coup par coup.
service-preview-people = À la table : { $names }.
