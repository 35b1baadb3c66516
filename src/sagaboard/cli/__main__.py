"""`python -m sagaboard.cli`."""

import sys

from sagaboard.cli.main import main

sys.exit(main())
