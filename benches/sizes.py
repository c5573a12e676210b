"""Sizes of debug sections, by clang and by dwarfsmith from the same information.

    python3 benches/sizes.py [--smallest] [--keep DIRECTORY] OBJECT...

The objects are clang's, for x86-64, in DWARF 5. Each is read through `llvm-dwarfdump` and written as a module in the text format:
types, functions, scopes, variables with their locations, calls, lines and frames. `dwarfsmith emit` makes an object of the module,
and the sections of both are compared. An expression that the metadata language cannot express, or that this program cannot
translate, is left out, and its entry is subtracted from clang's section. `DWARFSMITH` is the command,
`LLVM_DWARFDUMP` the reader.
"""

import os
import re
import subprocess
import sys
import tempfile
from collections import Counter

DUMP = os.environ.get("LLVM_DWARFDUMP", "llvm-dwarfdump-22")
COMMAND = os.environ.get("DWARFSMITH", "target/debug/dwarfsmith")
ENTRY = re.compile(r"^0x([0-9a-f]+):( +)(DW_TAG_\w+|NULL)")
ATTRIBUTE = re.compile(r"^ +(DW_AT_\w+) \[(DW_FORM_\w+)\]\s*(.*)$")
RANGE = re.compile(r'\[0x([0-9a-f]+), 0x([0-9a-f]+)\)(?: "([^"]*)")?(?:: (.*?))?\)?$')
ADDRESS = re.compile(r'0x([0-9a-f]+)(?: "([^"]*)")?\)$')
REFERENCE = re.compile(r"(?:cu \+ 0x[0-9a-f]+ => )?\{?0x([0-9a-f]+)\}?")


def run(*arguments):
    return subprocess.run(arguments, capture_output=True, text=True, check=True).stdout


def uleb(value):
    return max(1, -(-value.bit_length() // 7))


class Entry:
    def __init__(self, offset, tag, parent):
        self.offset, self.tag, self.parent = offset, tag, parent
        self.attributes, self.children = {}, []

    def get(self, name):
        return self.attributes.get("DW_AT_" + name)

    def number(self, name):
        text = self.get(name)
        return int(text.strip("()"), 0) if text else None

    def text(self, name):
        text = self.get(name)
        return text[text.index('"') + 1 : text.rindex('"')] if text and '"' in text else None

    def reference(self, name):
        text = self.get(name)
        return int(REFERENCE.search(text)[1], 16) if text else None

    def address(self, name):
        """The section and the offset in it."""
        text = self.get(name)
        if not text:
            return None
        found = ADDRESS.search(text)
        return (found[2] or ".text", int(found[1], 16)) if found else None

    def ranges(self, name):
        """Ranges with a section, and the expression of each."""
        found = (RANGE.search(line.strip()) for line in self.get(name).split("\n"))
        return [(r[3] or ".text", int(r[1], 16), int(r[2], 16), r[4]) for r in found if r]


def entries(path):
    unit, stack, entry, last = None, [], None, None
    for line in run(DUMP, "-v", "--debug-info", path).splitlines():
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
            entry.attributes[last] = found[3]
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
        name = file["name"]
        return name if name.startswith("/") else os.path.join(self.directories[file["directory"]], name)


UNARY = {"DW_OP_not": "DIOpNot()", "DW_OP_neg": "DIOpNeg()"}
BINARY = {
    "DW_OP_plus": "DIOpAdd()", "DW_OP_minus": "DIOpSub()", "DW_OP_mul": "DIOpMul()", "DW_OP_div": "DIOpDiv()",
    "DW_OP_and": "DIOpAnd()", "DW_OP_or": "DIOpOr()", "DW_OP_xor": "DIOpXor()",
    "DW_OP_shl": "DIOpShl()", "DW_OP_shr": "DIOpLShr()", "DW_OP_shra": "DIOpAShr()",
}
COMPARED = {"DW_OP_eq": "DIOpEq()", "DW_OP_ne": "DIOpNe()", "DW_OP_lt": "DIOpLt()", "DW_OP_gt": "DIOpGt()"}
REGISTER = re.compile(r"DW_OP_(reg|breg)(\d+) \w+([+-]\d+)?$")
BASE = re.compile(r'"DW_ATE_(\w+)_(\d+)"')


class Unknown(Exception):
    pass


def operations(text):
    """Splits an expression at commas that are not in parentheses."""
    parts, depth, start = [], 0, 0
    for place, letter in enumerate(text):
        depth += (letter == "(") - (letter == ")")
        if letter == "," and depth == 0:
            parts.append(text[start:place].strip())
            start = place + 1
    return parts + [text[start:].strip()] if text.strip() else []


class Expression:
    """An expression in the metadata language, with the places that its referrer and arguments have."""

    def __init__(self, text, bits, frame_base):
        self.places, self.bits, self.frame_base = [], bits, frame_base
        ops = operations(text)
        if any(op.startswith("DW_OP_piece") for op in ops):
            self.ops = self.composite(ops)
        else:
            self.ops = self.location(ops, bits)

    def input(self, place, ty):
        if place not in self.places:
            self.places.append(place)
        return f"INPUT {self.places.index(place)} {ty}"

    def composite(self, ops):
        parts, part, size = [], [], 0
        for op in ops:
            if not op.startswith("DW_OP_piece"):
                part.append(op)
                continue
            bits = 8 * int(op.split()[1], 0)
            size += bits
            parts.append(self.location(part, bits) if part else [f"DIOpConstant(b{bits} undef)"])
            part = []
        if part or size > self.bits:
            raise Unknown("piece")
        if size < self.bits:
            parts.append([f"DIOpConstant(b{self.bits - size} undef)"])
        if len(parts) == 1:
            return parts[0]
        return [op for part in parts for op in part] + [f"DIOpComposite({len(parts)}, b{self.bits})"]

    def location(self, ops, bits):
        if len(ops) == 1 and (found := REGISTER.match(ops[0])):
            number = int(found[2])
            if found[1] == "reg":
                if bits > (128 if 17 <= number <= 32 else 64):
                    raise Unknown("wide register")
                return [self.input(f"%reg(dw{number})", f"b{bits}")]
            return [self.input(f"%slot(dw{number}{found[3]}, {bits})", f"b{bits}")]
        if len(ops) == 1 and (found := re.match(r"DW_OP_fbreg ([+-]\d+)", ops[0])):
            return [self.input(f"%slot({self.base()}{found[1]}, {bits})", f"b{bits}")]
        if ops and ops[-1] == "DW_OP_stack_value":
            code, ty = self.value(ops[:-1])
            if bits > 64:
                raise Unknown("wide value")
            if int(ty[1:]) != bits:
                code = code + [f"DIOpConvert(i{bits})"]
            return code + [f"DIOpReinterpret(b{bits})"]
        code, ty = self.value(ops)
        if ty != "i64":
            raise Unknown("address")
        return code + ["DIOpReinterpret(ptr)", f"DIOpDeref(b{bits})"]

    def base(self):
        return self.frame_base

    def value(self, ops):
        stack = []
        for op in ops:
            word = op.split(" ")[0]
            if found := REGISTER.match(op):
                if found[1] == "reg":
                    raise Unknown(op)
                code = [self.input(f"%reg(dw{found[2]})", "i64")]
                stack.append((self.plus(code, int(found[3])), "i64"))
            elif found := re.match(r"DW_OP_fbreg ([+-]\d+)", op):
                code = [self.input(f"%reg({self.base()})", "i64")]
                stack.append((self.plus(code, int(found[1])), "i64"))
            elif found := re.match(r"DW_OP_entry_value\(DW_OP_reg(\d+) \w+\)", op):
                stack.append(([self.input(f"%reg(dw{found[1]})", "i64"), "DIOpEntryValue(i64)"], "i64"))
            elif found := re.match(r"DW_OP_(?:constu|consts|const\d[su]) ([+-]?\w+)$", op):
                stack.append(([f"DIOpConstant(i64 {int(found[1], 0)})"], "i64"))
            elif found := re.match(r"DW_OP_lit(\d+)$", op):
                stack.append(([f"DIOpConstant(i64 {found[1]})"], "i64"))
            elif found := re.match(r"DW_OP_plus_uconst (\w+)", op):
                code, ty = stack.pop()
                stack.append((self.plus(self.to(code, ty, "i64"), int(found[1], 0)), "i64"))
            elif word in UNARY:
                code, ty = stack.pop()
                stack.append((code + [UNARY[word]], ty))
            elif word in BINARY or word in COMPARED:
                (right, of), (left, ty) = stack.pop(), stack.pop()
                if of[1:] != ty[1:]:
                    raise Unknown("sizes")
                # Typed operations keep the type, untyped ones divide as signed ones do.
                right, left = self.to(right, of, ty), left
                if word in COMPARED:
                    stack.append((left + right + [COMPARED[word], "DIOpConvert(i64)"], "i64"))
                else:
                    stack.append((left + right + [BINARY[word]], ty))
            elif word == "DW_OP_deref":
                code, ty = stack.pop()
                stack.append((self.to(code, ty, "i64") + ["DIOpReinterpret(ptr)", "DIOpDeref(i64)"], "i64"))
            elif found := re.match(r"DW_OP_deref_size (\w+)", op):
                code, ty = stack.pop()
                bits = 8 * int(found[1], 0)
                code = self.to(code, ty, "i64") + ["DIOpReinterpret(ptr)", f"DIOpDeref(u{bits})", "DIOpConvert(i64)"]
                stack.append((code, "i64"))
            elif word == "DW_OP_convert" and (found := BASE.search(op)):
                code, ty = stack.pop()
                kind = {"unsigned": "u", "signed": "i"}.get(found[1])
                if kind is None:
                    raise Unknown(op)
                to = kind + found[2]
                code = self.to(code, ty, to) if to[1:] == ty[1:] else code + [f"DIOpConvert({to})"]
                stack.append((code, to))
            else:
                raise Unknown(word)
        if len(stack) != 1:
            raise Unknown("stack")
        return stack[0]

    @staticmethod
    def to(code, ty, to):
        if ty == to:
            return code
        return code + [f"DIOpReinterpret({to})" if ty[1:] == to[1:] else f"DIOpConvert({to})"]

    @staticmethod
    def plus(code, offset):
        if offset == 0:
            return code
        return code + [f"DIOpConstant(i64 {abs(offset)})", "DIOpAdd()" if offset > 0 else "DIOpSub()"]


def quoted(text):
    return '"' + text.replace("\\", "\\\\").replace('"', "\\22") + '"'


class Raised:
    """A module in the text format, of one unit."""

    def __init__(self, path):
        self.unit, self.lines = entries(path), Lines(path)
        self.at, self.nodes, self.code = {}, [], []
        self.next = 1 << 24
        self.unknown, self.unknown_bytes = Counter(), Counter()
        self.index(self.unit)
        self.frames = frames(path)
        self.symbols = symbols(path)
        self.files()
        self.raise_unit()

    def index(self, entry):
        self.at[entry.offset] = entry
        for child in entry.children:
            self.index(child)

    def new(self):
        self.next += 1
        return self.next

    def node(self, number, node, distinct=False, **fields):
        shown = ", ".join(f"{name}: {value}" for name, value in fields.items() if value is not None)
        self.nodes.append(f"!{number} = {'distinct ' if distinct else ''}!{node}({shown})")
        return number

    def lifetime(self, object, location, arguments=()):
        arguments = "{" + ", ".join(f"!{argument}" for argument in arguments) + "}" if arguments else None
        return self.node(
            self.new(), "DILifetime", True, object=f"!{object}", location=location, argObjects=arguments, kind="bounded"
        )

    def files(self):
        self.file_of, self.file_number = {}, []
        for file in self.lines.files:
            number = self.new()
            fields = {"filename": quoted(file["name"]), "directory": quoted(self.lines.directories[file["directory"]])}
            if "md5" in file:
                fields |= {"checksumkind": "CSK_MD5", "checksum": quoted(file["md5"])}
            self.node(number, "DIFile", **fields)
            self.file_of.setdefault(self.lines.path(file), number)
            self.file_number.append(number)

    def declared(self, entry, file="decl_file", line="decl_line"):
        path = entry.text(file)
        number = self.file_of.get(path)
        if path is not None and number is None:
            raise SystemExit(f"no file {path}")
        return {"file": f"!{number}" if number else None, "line": entry.number(line)}

    def type(self, entry, name="type"):
        offset = entry.reference(name)
        return f"!{offset}" if offset else None

    def bits(self, offset):
        """The size of a type."""
        entry = self.at[offset]
        if entry.tag == "DW_TAG_pointer_type":
            return 64
        if size := entry.number("byte_size"):
            return 8 * size
        if entry.tag == "DW_TAG_array_type":
            count = 1
            for child in entry.children:
                count *= child.number("count") or 0
            return count * self.bits(entry.reference("type"))
        inner = entry.reference("type")
        return self.bits(inner) if inner else 0

    def raise_unit(self):
        unit = self.unit
        used = set()
        for entry in self.at.values():
            if entry.get("type"):
                used.add(entry.reference("type"))
        retained = []
        for child in unit.children:
            if child.tag == "DW_TAG_enumeration_type":
                retained.append(f"!{child.offset}")
        self.node(
            0, "DICompileUnit", True, language=unit.get("language").strip("()"), file=f"!{self.file_number[0]}",
            producer=quoted(unit.text("producer")), isOptimized="true", retainedTypes="!{" + ", ".join(retained) + "}",
        )
        for child in unit.children:
            if child.tag == "DW_TAG_subprogram":
                self.subprogram(child)
            elif child.tag == "DW_TAG_variable":
                self.variable(child, "!0", None)
            elif child.tag == "DW_TAG_base_type" and child.offset not in used:
                pass
            else:
                self.a_type(child)

    def a_type(self, entry):
        number, tag = entry.offset, entry.tag
        name = entry.text("name")
        name = quoted(name) if name is not None else None
        size = entry.number("byte_size")
        bits = 8 * size if size is not None else None
        if tag == "DW_TAG_base_type":
            if name == '"__ARRAY_SIZE_TYPE__"':
                return
            self.node(number, "DIBasicType", name=name, size=bits, encoding=entry.get("encoding").strip("()"))
        elif tag in ("DW_TAG_pointer_type", "DW_TAG_const_type", "DW_TAG_volatile_type", "DW_TAG_restrict_type", "DW_TAG_typedef", "DW_TAG_atomic_type"):
            self.node(number, "DIDerivedType", tag=tag, name=name, baseType=self.type(entry), **self.declared(entry))
        elif tag in ("DW_TAG_structure_type", "DW_TAG_union_type"):
            members = []
            for child in entry.children:
                if child.tag != "DW_TAG_member":
                    self.a_type(child)
                    continue
                offset = child.number("data_bit_offset")
                flags = "DIFlagBitField" if offset is not None else None
                if offset is None:
                    offset = 8 * (child.number("data_member_location") or 0)
                member_name = child.text("name")
                self.node(
                    child.offset, "DIDerivedType", tag="DW_TAG_member", name=quoted(member_name) if member_name else None,
                    baseType=self.type(child), size=child.number("bit_size"), offset=offset, flags=flags,
                    align=8 * child.number("alignment") if child.get("alignment") else None, **self.declared(child),
                )
                members.append(f"!{child.offset}")
            align = entry.number("alignment")
            self.node(
                number, "DICompositeType", tag=tag, name=name, size=bits, align=8 * align if align else None,
                elements="!{" + ", ".join(members) + "}", **self.declared(entry),
            )
        elif tag == "DW_TAG_enumeration_type":
            values = []
            for child in entry.children:
                self.node(child.offset, "DIEnumerator", name=quoted(child.text("name")), value=child.number("const_value"))
                values.append(f"!{child.offset}")
            self.node(
                number, "DICompositeType", tag=tag, name=name, size=bits, baseType=self.type(entry),
                elements="!{" + ", ".join(values) + "}", **self.declared(entry),
            )
        elif tag == "DW_TAG_array_type":
            dimensions = []
            for child in entry.children:
                self.node(child.offset, "DISubrange", count=child.number("count"))
                dimensions.append(f"!{child.offset}")
            flags = "DIFlagVector" if entry.get("GNU_vector") else None
            self.node(
                number, "DICompositeType", tag=tag, baseType=self.type(entry), flags=flags,
                elements="!{" + ", ".join(dimensions) + "}",
            )
        elif tag == "DW_TAG_subroutine_type":
            self.node(number, "DISubroutineType", types=self.signature(entry))
        else:
            raise SystemExit(f"no {tag}")

    def signature(self, entry):
        types = [self.type(entry) or "null"]
        for child in entry.children:
            if child.tag == "DW_TAG_formal_parameter":
                source = child
                if origin := child.reference("abstract_origin"):
                    source = self.at[origin]
                types.append(self.type(source) or "null")
            elif child.tag == "DW_TAG_unspecified_parameters":
                types.append("null")
        return "!{" + ", ".join(types) + "}"

    def subprogram(self, entry):
        number = entry.offset
        origin = entry.reference("abstract_origin")
        has_code = entry.get("low_pc") is not None
        if origin is None:
            flags = [
                flag for name, flag in (("prototyped", "DIFlagPrototyped"), ("noreturn", "DIFlagNoReturn")) if entry.get(name)
            ]
            if self.calls_described(entry):
                flags.append("DIFlagAllCallsDescribed")
            kinds = ["DISPFlagOptimized"]
            if not entry.get("declaration"):
                kinds.append("DISPFlagDefinition")
            if not entry.get("external"):
                kinds.append("DISPFlagLocalToUnit")
            name = entry.text("name")
            self.node(
                self.new(), "DISubroutineType", types=self.signature(entry),
            )
            self.node(
                number, "DISubprogram", True, name=quoted(name), unit="!0", type=f"!{self.next}",
                flags=" | ".join(flags) or None, spFlags=" | ".join(kinds), **self.declared(entry),
            )
        if has_code:
            Function(self, entry, origin if origin is not None else number)
        elif not entry.get("declaration"):
            self.scope(entry, number, None)

    def calls_described(self, entry):
        if entry.get("call_all_calls"):
            return True
        return any(
            other.reference("abstract_origin") == entry.offset and other.get("call_all_calls")
            for other in self.unit.children
            if other.tag == "DW_TAG_subprogram" and other.get("abstract_origin")
        )

    def scope(self, entry, scope, function):
        """Raises what is in a scope whose node is `scope`."""
        arguments = 0
        for child in entry.children:
            if child.tag in ("DW_TAG_variable", "DW_TAG_formal_parameter"):
                argument = None
                if child.tag == "DW_TAG_formal_parameter":
                    arguments += 1
                    argument = arguments
                    if origin := child.reference("abstract_origin"):
                        siblings = [o for o in self.at[origin].parent.children if o.tag == child.tag]
                        argument = siblings.index(self.at[origin]) + 1
                self.variable(child, f"!{scope}", function, argument)
            elif child.tag == "DW_TAG_lexical_block":
                origin = child.reference("abstract_origin")
                node = child.offset
                if function and origin and function.is_own(child):
                    node = origin
                else:
                    self.node(
                        node, "DILexicalBlock", True, scope=f"!{scope}", file=f"!{self.file_number[0]}", line=1,
                        origin=f"!{origin}" if origin else None,
                    )
                if function:
                    function.ranges(child, node)
                self.scope(child, node, function)
            elif child.tag == "DW_TAG_inlined_subroutine":
                self.node(
                    child.offset, "DIInlinedScope", True, origin=f"!{child.reference('abstract_origin')}", scope=f"!{scope}",
                    callFile=self.declared(child, "call_file", "call_line")["file"], callLine=child.number("call_line"),
                    callColumn=child.number("call_column"),
                )
                function.ranges(child, child.offset)
                self.scope(child, child.offset, function)
            elif child.tag == "DW_TAG_label":
                self.label(child, scope, function)
            elif child.tag == "DW_TAG_call_site":
                function.call(child)
            elif child.tag not in ("DW_TAG_unspecified_parameters",):
                self.a_type(child)

    def label(self, entry, scope, function):
        origin = entry.reference("abstract_origin")
        number = origin or entry.offset
        if function and not entry.get("low_pc"):
            return
        if origin is None:
            self.node(number, "DILabel", scope=f"!{scope}", name=quoted(entry.text("name")), **self.declared(entry))
        elif not function.is_own(entry):
            return
        if function and entry.get("low_pc"):
            function.mark(entry.address("low_pc")[1] - function.start, 1, f"dbg.label !{number}")

    def variable(self, entry, scope, function, argument=None):
        origin = entry.reference("abstract_origin")
        number, of = entry.offset, self.at[origin] if origin else entry
        location = entry.get("location")
        is_static = location is not None and "DW_OP_addrx" in location and "\n" not in location
        if entry.tag == "DW_TAG_variable" and (function is None and scope == "!0" or is_static) and origin is None:
            name = entry.text("name")
            self.node(
                number, "DIGlobalVariable", True, name=quoted(name) if name else None, scope=scope, type=self.type(entry),
                isLocal="false" if entry.get("external") else "true", **self.declared(entry),
            )
        elif origin is None:
            name = entry.text("name")
            self.node(
                number, "DILocalVariable", name=quoted(name) if name else None, arg=argument, scope=scope, type=self.type(entry),
                **self.declared(entry),
            )
        elif function and function.is_own(entry):
            number = origin
        else:
            self.node(number, "DILocalVariable", arg=argument, scope=scope, origin=f"!{origin}")
        ty = of.reference("type")
        bits = self.bits(ty) if ty else 0
        value = entry.get("const_value")
        if value is not None:
            try:
                value = int(value.strip("()"), 0)
            except ValueError:
                self.leave_out("const_value", ".debug_info", 9)
                return
            self.node(self.new(), "DILifetime", True, object=f"!{number}", location=f"!DIExpr(DIOpConstant(i{bits} {value}))", kind="computed")
        elif is_static:
            text = location.strip()[1:-1]
            if not re.fullmatch(r'DW_OP_addrx 0x[0-9a-f]+(?: \w+)?', text) or bits == 0:
                self.leave_out("static", ".debug_info", 5)
                return
            symbol = entry.text("name") if function is None and entry.get("external") else f"v{number}"
            fragment = self.node(self.new(), "DIFragment", True)
            self.code.append(f"global @{symbol} !dbg.def !{fragment}")
            self.node(
                self.new(), "DILifetime", True, object=f"!{number}", argObjects=f"{{!{fragment}}}", kind="computed",
                location=f"!DIExpr(DIOpArg(0, ptr), DIOpDeref(b{bits}))",
            )
        elif location is not None and function is not None:
            function.variable(entry, number, bits, location)

    def leave_out(self, why, section, size):
        self.unknown[str(why)] += 1
        self.unknown_bytes[section] += size

    def text(self):
        return 'target "x86_64"\n\n' + "\n".join(self.code) + "\n" + "\n".join(self.nodes) + "\n"


class Function:
    def __init__(self, raised, entry, node):
        self.raised, self.entry, self.node = raised, entry, node
        self.section, self.start = entry.address("low_pc")
        self.size = int(entry.get("high_pc").strip("()"), 0)
        self.marks, self.scopes, self.calls = [], [], []
        base = re.search(r"DW_OP_reg(\d+)", entry.get("frame_base") or "")
        self.base = f"dw{base[1]}" if base else "dw7"
        name = raised.at[node].text("name")
        self.symbol = raised.symbols.get((self.section, self.start), name)
        raised.scope(entry, node, self)
        self.write()

    def is_own(self, entry):
        """Whether no inlined scope is around an entry."""
        while entry is not self.entry:
            if entry.tag == "DW_TAG_inlined_subroutine":
                return False
            entry = entry.parent
        return True

    def mark(self, position, order, text):
        self.marks.append((position, order, len(self.marks), text))

    def ranges_of(self, entry):
        if entry.get("low_pc"):
            start = entry.address("low_pc")[1] - self.start
            return [(start, start + int(entry.get("high_pc").strip("()"), 0))]
        if entry.get("ranges"):
            ranges = ((r[1] - self.start, r[2] - self.start) for r in entry.ranges("ranges"))
            return [(start, end) for start, end in ranges if start < end]
        return []

    def ranges(self, entry, node):
        if ranges := self.ranges_of(entry):
            self.scopes.append(f"  !{node}: " + ", ".join(f"{a:#x}..{b:#x}" for a, b in ranges))

    def extent(self, scope):
        """The ranges of the innermost scope with code."""
        while scope is not self.entry:
            if ranges := self.ranges_of(scope):
                return ranges
            scope = scope.parent
        return [(0, self.size)]

    def variable(self, entry, number, bits, location):
        if "\n" not in location:
            text = location.strip()[1:-1]
            self.location(number, bits, self.extent(entry.parent), text, ".debug_info")
            return
        for _, start, end, text in entry.ranges("location"):
            self.location(number, bits, [(start - self.start, end - self.start)], text, ".debug_loclists")

    def location(self, number, bits, ranges, text, section):
        try:
            if bits == 0:
                raise Unknown("size 0")
            expression = Expression(text, bits, self.base)
        except Unknown as why:
            start, end = ranges[0]
            size = 1 + uleb(start) + uleb(end) if section == ".debug_loclists" else 0
            self.raised.leave_out(why, section, size + 1 + encoded(text))
            return
        for start, end in ranges:
            self.define(number, expression, start, end)

    def define(self, number, expression, start, end):
        """Makes a lifetime active in a range."""
        ops, places = expression.ops, expression.places
        arguments = []
        if len(places) <= 1:
            shown = [re.sub(r"^INPUT \d+ (.*)", r"DIOpReferrer(\1)", op) for op in ops]
        else:
            shown = [re.sub(r"^INPUT (\d+) (.*)", r"DIOpArg(\1, \2)", op) for op in ops]
            for index, place in enumerate(places):
                ty = next(op.split()[2] for op in ops if op.startswith(f"INPUT {index} "))
                fragment = self.raised.node(self.raised.new(), "DIFragment", True)
                life = self.raised.lifetime(fragment, f"!DIExpr(DIOpReferrer({ty}))")
                arguments.append(fragment)
                self.span(life, place, start, end)
        lifetime = self.raised.lifetime(number, "!DIExpr(" + ", ".join(shown) + ")", arguments)
        self.span(lifetime, places[0] if len(places) == 1 else "%undef", start, end)

    def span(self, lifetime, referrer, start, end):
        self.mark(start, 2, f"dbg.def !{lifetime}, {referrer}")
        if end < self.size:
            self.mark(end, 0, f"dbg.kill !{lifetime}")

    def call(self, entry):
        back, tail = entry.address("call_return_pc"), entry.address("call_pc")
        if back:
            end = back[1] - self.start
            start = end - 1
        else:
            start = tail[1] - self.start
            end = min(start + 5, self.size)
        target = entry.reference("call_origin")
        if target:
            target = self.raised.at[target].reference("abstract_origin") or target
        text = f"!{target}" if target else "unknown"
        if entry.get("call_target") or entry.get("call_target_clobbered"):
            try:
                place = entry.get("call_target") or entry.get("call_target_clobbered")
                expression = Expression(place.strip()[1:-1] + ", DW_OP_stack_value", 64, self.base)
                if place.strip()[1:-1].startswith("DW_OP_reg"):
                    expression = Expression(place.strip()[1:-1], 64, self.base)
                fragment = self.raised.node(self.raised.new(), "DIFragment", True)
                self.define(fragment, expression, start, end)
                text = f"indirect !{fragment}"
            except Unknown as why:
                self.raised.leave_out(why, ".debug_info", 1 + encoded(place.strip()[1:-1]))
        if not back:
            text += " tail"
        arguments = ""
        for child in entry.children:
            place = re.fullmatch(r"\(DW_OP_reg(\d+) \w+\)", child.get("location").strip())
            value = child.get("call_value").strip()[1:-1]
            size = 3 + encoded(child.get("location")) + encoded(value)
            try:
                if not place:
                    raise Unknown("place of an argument")
                expression = Expression(value + ", DW_OP_stack_value", 64, self.base)
            except Unknown as why:
                self.raised.leave_out(why, ".debug_info", size)
                continue
            fragment = self.raised.node(self.raised.new(), "DIFragment", True)
            self.define(fragment, expression, start, end)
            arguments += f", %reg(dw{place[1]}) = !{fragment}"
        first = "" if back else f"{start:#x}"
        self.calls.append((start, f"  {first}..{end:#x}: {text}{arguments}"))

    def write(self):
        code = [f"define @{self.symbol} size {self.size:#x} !dbg !{self.node} {{", "bb0 @ 0x0:"]
        code += [f"  {position:#x}: {text}" for position, _, _, text in sorted(self.marks)]
        code.append("}")
        rows = self.raised.rows_of(self.section, self.start, self.size)
        code += [f"lines @{self.symbol} {{", *rows, "}"]
        if self.scopes:
            code += [f"scopes @{self.symbol} {{", *self.scopes, "}"]
        if self.calls:
            code += [f"calls @{self.symbol} {{", *(text for _, text in sorted(self.calls)), "}"]
        code += self.raised.frame_of(self.symbol, self.section, self.start)
        self.raised.code += code


def encoded(text):
    """About the bytes of an expression."""
    size = 0
    for op in operations(text):
        words = op.split()
        size += 1
        if words and words[0].startswith("DW_OP_entry_value"):
            size += 2
        elif words and words[0].startswith("DW_OP_breg"):
            size += 1 if abs(int(re.search(r"[+-]\d+$", op)[0])) < 64 else 2
        elif len(words) > 1 and not words[0].startswith("DW_OP_reg"):
            size += 1
    return size


def rows_of(self, section, start, size):
    # The rows of all sections follow one another: those of a function start with its address.
    if not hasattr(self, "sequences"):
        self.sequences = sequences(self.lines.rows)
    rows, order = [], self.sections_with_code
    sequence = self.sequences[order.index(section)]
    for address, line, column, file, discriminator, flags in sequence:
        if start <= address < start + size and "end_sequence" not in flags:
            words = [f"  {address - start:#x}: !{self.file_number[file]} {line}:{column}"]
            words += ["stmt"] if "is_stmt" in flags else []
            words += [flag for flag in ("prologue_end", "epilogue_begin") if flag in flags]
            words += [f"discriminator {discriminator}"] if discriminator else []
            rows.append(" ".join(words))
    return rows


def sequences(rows):
    found, current = [], []
    for row in rows:
        current.append(row)
        if "end_sequence" in row[5]:
            found.append(current)
            current = []
    return found


def frame_of(self, symbol, section, start):
    known = self.frames.get(start)
    if known is None:
        return []
    rows = known[self.sections_with_code.index(section) if len(known) > 1 else 0]
    code, before = [], {}
    for position, rules in rows:
        changed = []
        for name, rule in rules.items():
            if before.get(name) != rule:
                changed.append(f"{'ra' if name == 'rip' else name} = {rule}")
        changed += [f"restore {name}" for name in before if name not in rules]
        before = rules
        if changed and position > 0:
            code.append(f"  {position - start:#x}: " + "; ".join(changed) if position >= start else "")
    return [f"frame @{symbol} entry {{", *code, "}"]


Raised.rows_of, Raised.frame_of = rows_of, frame_of


def symbols(path):
    found = {}
    names = {}
    for line in run("readelf", "-SW", path).splitlines():
        if match := re.match(r"\s+\[ *(\d+)\] (\S+)", line):
            names[match[1]] = match[2]
    for line in run("readelf", "-sW", path).splitlines():
        words = line.split()
        if len(words) == 8 and words[3] == "FUNC" and words[6] in names:
            found[names[words[6]], int(words[1], 16)] = words[7]
    return found


def frames(path):
    """The rows of call frame information, by section and address. The sections are those of the functions in order."""
    found, rows = {}, None
    for line in run(DUMP, "--eh-frame", path).splitlines():
        if match := re.search(r" FDE cie=\w+ pc=(\w+)\.\.\.", line):
            rows = []
            found.setdefault(int(match[1], 16), []).append(rows)
        elif rows is not None and (match := re.match(r"\s+0x(\w+): CFA=(\w+)([+-]\d+)?(?:: (.*))?$", line)):
            rules = {"cfa": f"{match[2].lower()}{match[3] or '+0'}"}
            for rule in (match[4] or "").split(", "):
                if rule:
                    name, place = rule.split("=")
                    rules[name.lower()] = place.lower()
            rows.append((int(match[1], 16), rules))
    return found


def sizes(path):
    found = Counter()
    for line in run("readelf", "-SW", path).splitlines():
        match = re.match(r"\s+\[ *\d+\] (\.(?:rela\.)?(?:debug_\S+|eh_frame))\s+\S+\s+\w+ \w+ (\w+)", line)
        if match:
            name = match[1]
            found["relocations" if name.startswith(".rela") else name] += int(match[2], 16)
    return found


def main(arguments):
    options = ["--frames", "eh"]
    keep = None
    while arguments and arguments[0].startswith("--"):
        option = arguments.pop(0)
        if option == "--keep":
            keep = arguments.pop(0)
        else:
            options.append(option)
            if option == "--adjacent":
                options.append(arguments.pop(0))
    total, ours, unknown, unknown_bytes = Counter(), Counter(), Counter(), Counter()
    with tempfile.TemporaryDirectory() as directory:
        directory = keep or directory
        os.makedirs(directory, exist_ok=True)
        for path in arguments:
            module = os.path.join(directory, os.path.basename(path) + ".di")
            written = module[:-3] + ".ours"
            Raised.sections_with_code = sections_with_code(path)
            raised = Raised(path)
            with open(module, "w") as file:
                file.write(raised.text())
            made = subprocess.run([COMMAND, "emit", "--quiet", *options, "-o", written, module], capture_output=True, text=True)
            if made.returncode != 0:
                sys.stderr.write(f"{path}:\n{made.stdout[:600]}{made.stderr[:600]}\n")
                continue
            total.update(sizes(path))
            ours.update(sizes(written))
            unknown.update(raised.unknown)
            unknown_bytes.update(raised.unknown_bytes)
    print("left out:", dict(unknown.most_common()))
    print("| section | clang | of it left out | dwarfsmith | difference |\n| --- | ---: | ---: | ---: | ---: |")
    for name in sorted(set(total) | set(ours)):
        rest = total[name] - unknown_bytes[name]
        print(f"| `{name}` | {total[name]:,} | {unknown_bytes[name]:,} | {ours[name]:,} | {ours[name] - rest:+,} |")
    rest = sum(total.values()) - sum(unknown_bytes.values())
    print(f"| sum | {sum(total.values()):,} | {sum(unknown_bytes.values()):,} | {sum(ours.values()):,} | {sum(ours.values()) - rest:+,} |")


def sections_with_code(path):
    found = []
    for line in run("readelf", "-SW", path).splitlines():
        match = re.match(r"\s+\[ *\d+\] (\.text\S*)\s+PROGBITS\s+\w+ \w+ (\w+)", line)
        if match and int(match[2], 16):
            found.append(match[1])
    return found


if __name__ == "__main__":
    main(sys.argv[1:])
