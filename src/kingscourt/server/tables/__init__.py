"""Tables in memory and the single path that every change takes: cache, moves, seats, clocks and offers."""
