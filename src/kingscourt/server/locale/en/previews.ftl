### What stands beside a link that somebody shares

service-preview-home = An online table for games of kings and courts.
service-preview-invitation = You are invited to a game of { $game }.
service-preview-private = A private table.
service-preview-open = This table is waiting for players.
service-preview-running = This game is in progress, and you can watch it.
service-preview-over = This game is over. You can watch it again, move by move.
service-preview-people = At the table: { $names }.
