"""The turn of Royals as steps of the agenda."""
