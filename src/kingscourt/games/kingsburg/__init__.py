"""Kingsburg: five years of winning advisors with dice, building and defending a province."""
