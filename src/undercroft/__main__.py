"""`python -m undercroft` is the console command."""

from .cli import main

main()
