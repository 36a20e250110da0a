"""How Sphinx builds the documents; `python3 run.py docs` runs it."""

import tomllib
from pathlib import Path

_project = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]

project = "Maumau"
author = "the Maumau authors"
project_copyright = "2026, the Maumau authors"
version = release = _project["version"]

extensions = ["myst_parser"]
exclude_patterns = ["_build"]

# Anchors for headings, so that pages can link to a section of another page.
myst_heading_anchors = 3

html_theme = "furo"
html_title = f"Maumau {release}"
