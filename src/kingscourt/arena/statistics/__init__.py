"""What the games of a contest say: shares with intervals, sequential tests, ratings."""
