"""`sagaboard completion SHELL`: what makes bash, zsh or fish complete the command."""

from __future__ import annotations

import argparse
from typing import NamedTuple

from sagaboard.cli.main import COMMANDS, parser_of
from sagaboard.kernel.registry import names

SHELLS = ("bash", "zsh", "fish")


class Completed(NamedTuple):
    """What may follow a command."""

    options: tuple[str, ...]
    words: tuple[str, ...]
    """In place of the first argument; none means files."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("shell", choices=SHELLS, metavar="SHELL", help="bash, zsh or fish")


def run(args: argparse.Namespace) -> int:
    found = {name: completed(name) for name in COMMANDS}
    print({"bash": bash, "zsh": zsh, "fish": fish}[args.shell](found))
    return 0


def completed(name: str) -> Completed:
    parser = parser_of(name)
    # argparse has no public list of what was added; typeshed names this one.
    actions = [action for action in parser._actions if action.help != argparse.SUPPRESS]
    options = tuple(o for action in actions for o in action.option_strings if o.startswith("--"))
    first = next((action for action in actions if not action.option_strings), None)
    if first is None:
        return Completed(options, ())
    words = names() if first.dest == "game" else (first.choices or ())
    return Completed(options, tuple(str(word) for word in words))


def bash(found: dict[str, Completed]) -> str:
    cases = "\n".join(
        f"    {name}) words='{' '.join((*one.options, *one.words))}' ;;"
        for name, one in found.items()
    )
    return f"""\
# For ~/.bashrc: eval "$(sagaboard completion bash)"
_sagaboard() {{
  local word=${{COMP_WORDS[COMP_CWORD]}} words
  if [ "$COMP_CWORD" = 1 ]; then
    words='{" ".join(found)} --help --version'
  else
    case ${{COMP_WORDS[1]}} in
{cases}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}}
complete -o default -F _sagaboard sagaboard"""


def zsh(found: dict[str, Completed]) -> str:
    cases = "\n".join(
        f"    {name}) compadd -- {' '.join((*one.options, *one.words))} ;;"
        for name, one in found.items()
    )
    commands = "\n".join(f"    {quoted(f'{name}:{COMMANDS[name]}')}" for name in found)
    return f"""\
#compdef sagaboard
# For ~/.zshrc, after compinit: eval "$(sagaboard completion zsh)"
_sagaboard() {{
  if (( CURRENT == 2 )); then
    local -a commands=(
{commands}
    )
    _describe command commands
    compadd -- --help --version
    return
  fi
  case $words[2] in
{cases}
  esac
  _files
}}
compdef _sagaboard sagaboard"""


def fish(found: dict[str, Completed]) -> str:
    lines = [
        "# For ~/.config/fish/config.fish: sagaboard completion fish | source",
        "complete -c sagaboard -n __fish_use_subcommand -l help",
        "complete -c sagaboard -n __fish_use_subcommand -l version",
    ]
    for name, one in found.items():
        lines.append(
            f"complete -c sagaboard -f -n __fish_use_subcommand -a {name} "
            f"-d {quoted(COMMANDS[name])}"
        )
        within = f"complete -c sagaboard -n '__fish_seen_subcommand_from {name}'"
        lines += [f"{within} -l {option.removeprefix('--')}" for option in one.options]
        if one.words:
            lines.append(f"{within} -f -a '{' '.join(one.words)}'")
    return "\n".join(lines)


def quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"
