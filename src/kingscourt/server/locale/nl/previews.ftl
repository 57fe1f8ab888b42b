### What stands beside a link that somebody shares

service-preview-home = Een online tafel voor spellen over koningen en hoven.
service-preview-invitation = Je bent uitgenodigd voor een potje { $game }.
service-preview-private = Een privétafel.
service-preview-open = Deze tafel wacht op spelers.
service-preview-running = Dit spel is bezig en je kunt meekijken.
service-preview-over = Dit spel is afgelopen. Je kunt het zet voor zet terugkijken.
service-preview-people = Aan tafel: { $names }.
