"""Reads entries, lines, symbols and frames of an object file through `llvm-dwarfdump` and `readelf`."""

import os
import re
import subprocess
import tempfile

from machine import machine

DUMP = os.environ.get("LLVM_DWARFDUMP", "llvm-dwarfdump-22")
ENTRY = re.compile(r"^0x([0-9a-f]+):( +)(DW_TAG_\w+|NULL)")
ATTRIBUTE = re.compile(r"^ +(DW_AT_\w+) \[(DW_FORM_\w+)\]\s*(.*)$")
RANGE = re.compile(r'\[0x([0-9a-f]+), 0x([0-9a-f]+)\)(?: "([^"]*)")?(?:: (.*?))?\)?$')
ADDRESS = re.compile(r'0x([0-9a-f]+)(?: "([^"]*)")?\)$')
REFERENCE = re.compile(r"(?:cu \+ 0x[0-9a-f]+ => )?\{?0x([0-9a-f]+)\}?")


def run(*arguments):
    return subprocess.run(arguments, capture_output=True, text=True, check=True).stdout


class Entry:
    def __init__(self, offset, tag, parent):
        self.offset, self.tag, self.parent = offset, tag, parent
        self.attributes, self.forms, self.children = {}, {}, []

    def get(self, name):
        return self.attributes.get("DW_AT_" + name)

    def number(self, name):
        text = self.get(name)
        return int(text.strip("()"), 0) if text else None

    def number_or_none(self, name):
        try:
            return self.number(name)
        except ValueError:
            return None

    def text(self, name):
        text = self.get(name)
        if not text or '"' not in text:
            return None
        return re.sub(r"\\(.)", r"\1", text[text.index('"') + 1 : text.rindex('"')])

    def reference(self, name):
        text = self.get(name)
        return int(REFERENCE.search(text)[1], 16) if text else None

    def is_reference(self, name):
        return "=>" in (self.get(name) or "")

    def address(self, name):
        """The section and the offset in it."""
        text = self.get(name)
        if not text:
            return None
        found = ADDRESS.search(text)
        return (found[2] or ".text", int(found[1], 16)) if found else None

    def extent(self):
        """The section, and the first and last offset."""
        section, start = self.address("low_pc")
        return section, start, start + int(self.get("high_pc").strip("()"), 0)

    def ranges(self, name):
        """Ranges with a section, and the expression of each."""
        found = (RANGE.search(line.strip()) for line in self.get(name).split("\n"))
        return [(r[3] or ".text", int(r[1], 16), int(r[2], 16), r[4]) for r in found if r]


def dumped(path):
    """The entries as text. Objects have references from expressions as relocations, which `llvm-dwarfdump` does not read."""
    text = run(DUMP, "-v", "--debug-info", path)
    if "DW_OP_implicit_pointer" not in text:
        return text
    with tempfile.TemporaryDirectory() as directory:
        debug = os.path.join(directory, "debug")
        run("eu-strip", "--reloc-debug-sections", "-f", debug, "-o", os.path.join(directory, "code"), path)
        return run(DUMP, "-v", "--debug-info", debug)


def entries(path):
    unit, stack, entry, last = None, [], None, None
    for line in dumped(path).splitlines():
        if found := ENTRY.match(line):
            depth = len(found[2]) // 2
            if found[3] == "NULL":
                entry = None
                continue
            del stack[depth:]
            parent = stack[-1] if stack else None
            entry = Entry(int(found[1], 16), found[3], parent)
            stack.append(entry)
            if parent:
                parent.children.append(entry)
            else:
                unit = entry
        elif entry and (found := ATTRIBUTE.match(line)):
            last = found[1]
            entry.attributes[last], entry.forms[last] = found[3], found[2]
        elif entry and last and line.strip():
            entry.attributes[last] += "\n" + line
    return unit


class Lines:
    """The files and rows of the table of lines."""

    def __init__(self, path):
        self.directories, self.files, self.rows = [], [], []
        files = []
        section, start = None, True
        for line in run(DUMP, "-v", "--debug-line", path).splitlines():
            if found := re.match(r'include_directories\[ *\d+\] = .*?"(.*)"$', line):
                self.directories.append(found[1])
            elif line.startswith("file_names["):
                files.append({})
            elif files and (found := re.match(r'\s+name: .*?"(.*)"$', line)):
                files[-1]["name"] = found[1]
            elif files and (found := re.match(r"\s+dir_index: (\d+)", line)):
                files[-1]["directory"] = int(found[1])
            elif files and (found := re.match(r"\s+md5_checksum: (\w+)", line)):
                files[-1]["md5"] = found[1]
            elif found := re.match(r"(?:0x\w+: .*)?\s*(0x[0-9a-f]{16}) +(\d+) +(\d+) +(\d+) +\d+ +(\d+) +\d+ (.*)$", line):
                self.rows.append((int(found[1], 16), *map(int, found.groups()[1:5]), found[6].split()))
        self.files = files

    def path(self, file):
        directory = os.path.join(self.directories[0], self.directories[file["directory"]])
        return os.path.normpath(os.path.join(directory, file["name"]))


def sequences(path, rows):
    """The rows of each sequence, by section. The only relocations of the table to code are the starts of sequences."""
    starts = [section for _, kind, section, _ in relocations(path, ".debug_line") if kind == machine(path).address]
    found, current = {}, []
    for row in rows:
        current.append(row)
        if "end_sequence" in row[5]:
            found.setdefault(starts.pop(0), []).extend(current)
            current = []
    return found


def relocations(path, section):
    """The relocations of a section against sections: their offsets, kinds, sections and addends."""
    found, current, labels = [], None, None
    for line in run("readelf", "-rW", path).splitlines():
        if match := re.match(r"Relocation section '\.rela(\S+)'", line):
            current = match[1]
        elif current == section and (match := re.match(r"(\w{16})  (\w{8})\w{8} (\w+) +\w+ (\S+) +([+-]) (\w+)$", line)):
            addend = int(match[6], 16) if match[5] == "+" else -int(match[6], 16)
            symbol = match[4]
            if symbol.startswith(".L"):
                # On RISC-V, places in code have labels, which can have one name.
                labels = labels or places_of_symbols(path)
                symbol, start = labels[int(match[2], 16)]
                addend += start
            found.append((int(match[1], 16), match[3], symbol, addend))
    return found


def places_of_symbols(path):
    """The section of each symbol by number, and the offset in it."""
    names, found = {}, {}
    for line in run("readelf", "-SW", path).splitlines():
        if match := re.match(r"\s+\[ *(\d+)\] (\S+)", line):
            names[match[1]] = match[2]
    for line in run("readelf", "-sW", path).splitlines():
        words = line.split()
        if len(words) >= 7 and words[6] in names:
            found[int(words[0].rstrip(":"))] = (names[words[6]], int(words[1], 16))
    return found


class Symbols:
    """The symbols of functions by place, and the places of all symbols by name."""

    def __init__(self, path):
        self.functions, self.places, names = {}, {}, {}
        for line in run("readelf", "-SW", path).splitlines():
            if match := re.match(r"\s+\[ *(\d+)\] (\S+)", line):
                names[match[1]] = match[2]
                self.places[match[2]] = (match[2], 0)
        for line in run("readelf", "-sW", path).splitlines():
            words = line.split()
            if len(words) == 8 and words[6] in names:
                place = (names[words[6]], int(words[1], 16))
                if words[3] != "SECTION":
                    self.places[words[7]] = place
                if words[3] == "FUNC":
                    self.functions[place] = words[7]


class Addresses:
    """The symbols that addresses of entries and expressions name, with what is added to them."""

    def __init__(self, path):
        own, table = machine(path), relocations(path, ".debug_addr")
        self.table = {(offset - 8) // 8: (symbol, addend) for offset, kind, symbol, addend in table if kind == own.address}
        info = relocations(path, ".debug_info")
        self.info = [(offset, symbol, addend) for offset, kind, symbol, addend in info if kind in (own.address, own.thread)]

    def within(self, start, end):
        """The first address in these bytes of `.debug_info`."""
        return next(((symbol, addend) for offset, symbol, addend in self.info if start <= offset < end), None)


def frames(path):
    """The rows of call frame information by section and address, each with the augmentation and the place of the data for exceptions."""
    own = machine(path)
    places = {offset: place for offset, kind, *place in relocations(path, ".eh_frame") if kind == own.relative}
    found, rows, personality, has_personality = {}, None, {}, None
    for line in run(DUMP, "--eh-frame", path).splitlines():
        if match := re.match(r"(\w{8}) \w{8} \w{8} (?:CIE|FDE cie=(\w+))", line):
            offset, rows = int(match[1], 16), None
            if match[2]:
                has_personality = personality[int(match[2], 16)]
                rows = found[tuple(places[offset + 8])] = ([], has_personality, places.get(offset + 17))
            else:
                cie = offset
        elif match := re.match(r'\s+Augmentation: +"(.*)"', line):
            personality[cie] = match[1]
        elif rows is not None and (match := re.match(r"\s+0x(\w+): CFA=(\w+)([+-]\d+)?(?:: (.*))?$", line)):
            rules = {"cfa": f"{own.frame_name(match[2].lower())}{match[3] or '+0'}"}
            for rule in (match[4] or "").split(", "):
                if rule:
                    name, place = rule.split("=")
                    rules[own.frame_name(name.lower())] = place.lower()
            rows[0].append((int(match[1], 16), rules))
    return found


def sections_with_code(path):
    found = []
    for line in run("readelf", "-SW", path).splitlines():
        match = re.match(r"\s+\[ *\d+\] (\.text\S*)\s+PROGBITS\s+\w+ \w+ (\w+)", line)
        if match and int(match[2], 16):
            found.append(match[1])
    return found
