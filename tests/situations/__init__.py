"""Situations that break comparable games, each as a named test. The README of this folder lists them."""
