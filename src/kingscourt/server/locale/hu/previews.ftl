### What stands beside a link that somebody shares

service-preview-home = Online asztal királyi és udvari társasjátékokhoz.
service-preview-invitation = Meghívtak játszani: { $game }.
service-preview-private = Nem nyilvános asztal.
service-preview-open = Ez az asztal játékosokra vár.
service-preview-running = A játék folyik, te is nézheted.
service-preview-over = A játék véget ért. Lépésről lépésre visszanézheted.
service-preview-people = Az asztalnál: { $names }.
