### What stands beside a link that somebody shares

service-preview-home = Una mesa en línea para juegos de reyes y cortes.
service-preview-invitation = Te invitan a una partida de { $game }.
service-preview-private = Una mesa privada.
service-preview-open = Esta mesa espera jugadores.
service-preview-running = La partida está en curso y puedes verla.
service-preview-over = La partida ha terminado. Puedes volver a verla jugada a jugada.
service-preview-people = En la mesa: { $names }.
