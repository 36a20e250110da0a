"""`python -m maumau`: the command line."""

import sys

from maumau.cli import main

if __name__ == "__main__":
    sys.exit(main())
