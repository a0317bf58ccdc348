"""Files: read with care, written beside their place and then moved there, so that nothing is ever half a file."""

from __future__ import annotations

import errno
import os
import stat
import tempfile
from contextlib import suppress
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from yamen.cli.desk import Mistake
from yamen.kernel.errors import Unreadable, YamenError
from yamen.kernel.journal import Journal
from yamen.kernel.reading import LONGEST, parse
from yamen.kernel.words import Words

LARGEST: Final = 4 * LONGEST  # no character takes more bytes than four
REASONS: Final = {
    errno.ENOENT: "missing",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "denied",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
    errno.ENAMETOOLONG: "name",
}


class InFile(YamenError):
    """What is wrong in a file, with the file's name before it."""

    def __init__(self, file: Path, error: YamenError) -> None:
        super().__init__(Words("cli-in-file", {"file": str(file), "reason": error.words}), error.rule)


def trouble(file: str, error: OSError) -> Mistake:
    """What the system says of a file, as a sentence."""
    reason = REASONS.get(error.errno or 0)
    if reason is None:
        return Mistake("cli-os-other", file=file, reason=error.strerror or type(error).__name__)
    return Mistake(f"cli-os-{reason}", file=file)


def read_journal(file: Path) -> Journal:
    """The journal in a file, or why there is none, with the file and the line."""
    text = read_text(file)
    try:
        return parse(text)
    except YamenError as error:
        raise InFile(file, error) from None


def read_text(file: Path) -> str:
    """What a text file says; never more than a journal can be long."""
    try:
        with file.open("rb") as opened:
            raw = opened.read(LARGEST + 1)
    except ValueError:  # a name with a NUL in it
        raise Mistake("cli-os-missing", file=ascii(str(file))) from None
    except FileNotFoundError as error:
        raise _missing(file, error) from None
    except OSError as error:
        raise trouble(str(file), error) from None
    if len(raw) > LARGEST:
        raise InFile(file, Unreadable(Words("journal-too-long", {"most": LONGEST})))
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Mistake("cli-binary", file=str(file)) from None
    if "\0" in text:
        raise Mistake("cli-binary", file=str(file))
    return text


def _missing(file: Path, error: OSError) -> Mistake:
    """Perhaps a file beside it is meant."""
    with suppress(OSError):
        near = get_close_matches(file.name, [other.name for other in file.parent.iterdir()], n=1)
        if near:
            return Mistake("cli-os-missing-near", file=str(file), near=str(file.with_name(near[0])))
    return trouble(str(file), error)


def write_new(file: Path, text: str, force: bool = False, source: Path | None = None) -> None:
    """Write a whole file or nothing. What stands there is replaced only if that is asked for, and never the source."""
    try:
        target = file.resolve()
        if target.is_dir():
            raise Mistake("cli-os-folder", file=str(file))
        if target.exists():
            if source is not None and target.samefile(source):
                raise Mistake("cli-same-file", file=str(file))
            if not target.is_file():
                raise Mistake("cli-no-file", file=str(file))
        _write(target, text, force)
    except FileExistsError:
        raise Mistake("cli-exists", file=str(file)) from None
    except FileNotFoundError:
        raise Mistake("cli-no-parent", file=str(file), folder=str(file.parent)) from None
    except OSError as error:
        raise trouble(str(file), error) from None


def _write(target: Path, text: str, force: bool) -> None:
    """Beside its place first; the last step is a move that the system makes whole or not at all."""
    mode = stat.S_IMODE(target.stat().st_mode) if target.exists() else 0o666 & ~_umask()
    handle, name = tempfile.mkstemp(prefix=".yamen-", suffix=".part", dir=target.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(mode)
        if not force:
            target.touch(exist_ok=False)  # a move takes the place of any other file; this does not
        Path(name).replace(target)
    finally:
        Path(name).unlink(missing_ok=True)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
