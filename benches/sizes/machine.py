"""What is different between machines: names of registers and relocations, and sizes of instructions."""

import re
import subprocess


# The first number of each bank of registers that `llvm-dwarfdump` names.
BANKS = {"B": 64, "F": 32, "V": 96, "XMM": 17, "ST": 33, "W": 0, "X": 0}


class Machine:
    """`target` is the module's target. `address`, `thread` and `relative` are the relocations for an address, an offset in the storage
    of a thread, and a distance. `vectors` are the numbers of the registers of 128 bits. `calls` are the smallest size of a call, and
    the size of a tail call."""

    def __init__(self, target, address, thread, relative, vectors, calls, names):
        self.target, self.address, self.thread, self.relative = target, address, thread, relative
        self.vectors, self.calls, self.names = vectors, calls, names

    def frame_name(self, name):
        """The register that `llvm-dwarfdump` names in call frame information, by the module's name."""
        for pattern, to in self.names:
            if re.fullmatch(pattern, name):
                return re.sub(pattern, to, name)
        return name

    def expression(self, text):
        """An expression in which every register has its number in the operation."""
        text = re.sub(r"DW_OP_(b?reg)x ([A-Z]+)(\d+)", self.numbered, text)
        return re.sub(r"DW_OP_((?:GNU_)?regval_type) ([A-Z]+)(\d+)", self.numbered, text)

    @staticmethod
    def numbered(found):
        operation, bank, number = found.groups()
        if bank not in BANKS:
            return found[0]
        return f"DW_OP_{operation}{BANKS[bank] + int(number)} {bank}{number}"


MACHINES = {
    "X86-64": Machine(
        "x86_64", "R_X86_64_64", "R_X86_64_DTPOFF64", "R_X86_64_PC32", range(17, 33), (1, 5), [("rip", "ra")],
    ),
    "AArch64": Machine(
        "aarch64", "R_AARCH64_ABS64", "R_AARCH64_TLS_DTPREL64", "R_AARCH64_PREL32", range(64, 96), (4, 4),
        [(r"wsp", "sp"), (r"w(\d+)", r"x\1"), (r"b(\d+)", r"v\1")],
    ),
    "RISC-V": Machine(
        "riscv64", "R_RISCV_64", "R_RISCV_TLS_DTPREL64", "R_RISCV_32_PCREL", (), (4, 4), [(r"f(\d+)_\w", r"f\1")],
    ),
}


def machine(path):
    header = subprocess.run(["readelf", "-hW", path], capture_output=True, text=True, check=True).stdout
    name = re.search(r"Machine: +(.*)", header)[1]
    for part, found in MACHINES.items():
        if part in name:
            return found
    raise SystemExit(f"{path}: no {name}")
