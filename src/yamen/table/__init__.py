"""People round a match: seats, the saved match, and how to go on with it."""

from yamen.table.seats import Seat, read_seat, read_seats
from yamen.table.store import NotSaved, Saved, Slot, Store, data_folder
from yamen.table.table import Table, new_table, open_saved

__all__ = [
    "NotSaved",
    "Saved",
    "Seat",
    "Slot",
    "Store",
    "Table",
    "data_folder",
    "new_table",
    "open_saved",
    "read_seat",
    "read_seats",
]
