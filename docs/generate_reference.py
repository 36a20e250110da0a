"""Write the generated pages of the reference: the key reference of the rules language, and its JSON Schema.

Usage: python docs/generate_reference.py [--check]

With --check nothing is written; the exit status is 1 if a page is not what the code says.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from maumau.rules import json_schema
from maumau.rules.reference import reference

FOLDER = Path(__file__).parent / "reference"


def pages() -> dict[Path, str]:
    """The generated pages, with what should stand in them."""
    return {
        FOLDER / "rules-language.md": reference(),
        FOLDER / "ruleset.schema.json": json.dumps(json_schema(), indent=1, ensure_ascii=False) + "\n",
    }


def main(arguments: list[str]) -> int:
    """Write the pages, or check them."""
    if arguments not in ([], ["--check"]):
        print(__doc__)
        return 2
    stale = [page for page, text in pages().items() if not page.exists() or page.read_text("utf-8") != text]
    for page in stale:
        if arguments:
            print(f"{page.name} is stale: run python docs/generate_reference.py")
        else:
            page.parent.mkdir(parents=True, exist_ok=True)
            page.write_text(pages()[page], "utf-8")
            print(f"wrote {page.name}")
    return 1 if stale and arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
