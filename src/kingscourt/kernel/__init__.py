"""The interface that every game implements and every client uses."""
