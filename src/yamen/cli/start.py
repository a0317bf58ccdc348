"""From the words of the command line to an exit code: 0 done, 1 it does not hold, 2 it cannot be done, 130 stopped."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import Final

from cyclopts import CycloptsError

from yamen.cli.desk import Desk, Mistake
from yamen.cli.files import trouble
from yamen.cli.mistakes import advice, explain
from yamen.kernel.errors import YamenError
from yamen.words import LANGUAGES, speak, user_language

LANGUAGE: Final = "--language"
CANNOT: Final = 2
STOPPED: Final = 130
PIPE_CLOSED: Final = 141  # what a program that the system stops for it would end with


def run(words: list[str]) -> int:
    """Do what the words say; whatever goes wrong becomes one sentence."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")  # a narrow terminal, an odd file name
    desk = Desk(user_language())
    desk.words = words
    try:
        code = _do(desk, words)
        sys.stdout.flush()
    except BrokenPipeError:
        code = PIPE_CLOSED
    except KeyboardInterrupt:
        code = _complain(desk.say("cli-stopped"), STOPPED)
    except YamenError as error:
        code = _complain(desk.tell(error.words) + advice(desk, error), CANNOT)
    except CycloptsError as error:
        code = _complain(explain(desk, error), CANNOT)
    except OSError as error:
        code = _complain(desk.tell(trouble(str(error.filename or desk.say("cli-output")), error).words), CANNOT)
    except MemoryError:
        code = _complain(desk.say("cli-memory"), CANNOT)
    except Exception as error:  # noqa: BLE001  # nobody who plays is shown a traceback
        code = _last_resort(desk, error)
    _close()
    return code


def _do(desk: Desk, words: list[str]) -> int:
    rest = _take_language(desk, words)
    speak(desk.language)
    from yamen.cli.app import make

    code = make(desk)(rest, exit_on_error=False, print_error=False, result_action="return_value")
    return code if isinstance(code, int) else 0


def _take_language(desk: Desk, words: list[str]) -> list[str]:
    """The words without --language, which may stand anywhere and must be known before anything is said."""
    rest: list[str] = []
    left = iter(words)
    for word in left:
        if word == "--":
            return [*rest, word, *left]
        name, equals, language = word.partition("=")
        if name != LANGUAGE:
            rest.append(word)
            continue
        if not equals:
            language = next(left, "")
        if language not in LANGUAGES:
            raise Mistake("cli-language", given=language[:40], known=", ".join(LANGUAGES))
        desk.language = language
    return rest


def _complain(sentence: str, code: int) -> int:
    with suppress(OSError, ValueError):
        print(" ".join(sentence.split()), file=sys.stderr, flush=True)
    return code


def _last_resort(desk: Desk, error: Exception) -> int:
    from yamen.cli.report import save_report

    where = save_report(error, desk.words)
    what = type(error).__name__
    if where:
        return _complain(desk.say("cli-unforeseen", what=what, file=where), CANNOT)
    return _complain(desk.say("cli-unforeseen-unsaved", what=what), CANNOT)


def _close() -> None:
    """What a full disk or a closed pipe did not take must not be tried once more when Python ends."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError):
            with suppress(OSError, ValueError):
                os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
