"""The view of a seat, the static facts of the box, and the outline of a view."""
