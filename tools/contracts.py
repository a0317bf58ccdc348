"""The contract that import-linter has no word for: these packages use the standard library alone."""

from __future__ import annotations

import sys
from typing import Any

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class StandardLibraryAlone(Contract):
    """Every import of these packages is Yamen's own or of the standard library."""

    type_name = "standard_library_alone"

    modules: Any = fields.ListField(subfield=fields.ModuleField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Name each import that is neither ours nor Python's."""
        ours: str = self.session_options["root_packages"][0]
        foreign = []
        for package in self.modules:
            for module in sorted({package.name, *graph.find_descendants(package.name)}):
                for imported in sorted(graph.find_modules_directly_imported_by(module)):
                    top = imported.partition(".")[0]
                    if top != ours and top not in sys.stdlib_module_names:
                        foreign.append(f"{module} imports {imported}")
        return ContractCheck(kept=not foreign, metadata={"foreign": foreign})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """One line for each import."""
        for line in check.metadata["foreign"]:
            output.print_error(line)
