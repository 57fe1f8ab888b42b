"""Component files of Kingsburg as they are written."""
