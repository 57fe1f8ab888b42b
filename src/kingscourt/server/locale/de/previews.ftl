### What stands beside a link that somebody shares

service-preview-home = Ein Online-Tisch für Spiele um Könige und Höfe.
service-preview-invitation = Du bist zu einer Partie { $game } eingeladen.
service-preview-private = Ein privater Tisch.
service-preview-open = Dieser Tisch wartet auf Mitspieler.
service-preview-running = Diese Partie läuft, und du kannst zusehen.
service-preview-over = Diese Partie ist zu Ende. Du kannst sie Zug für Zug noch einmal ansehen.
service-preview-people = Am Tisch: { $names }.
