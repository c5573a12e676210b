"""DWARF expressions as expressions of the metadata language."""

import re

UNARY = {"DW_OP_not": "DIOpNot()", "DW_OP_neg": "DIOpNeg()"}
BINARY = {
    "DW_OP_plus": "DIOpAdd()", "DW_OP_minus": "DIOpSub()", "DW_OP_mul": "DIOpMul()", "DW_OP_div": "DIOpDiv()", "DW_OP_mod": "DIOpMod()",
    "DW_OP_and": "DIOpAnd()", "DW_OP_or": "DIOpOr()", "DW_OP_xor": "DIOpXor()",
    "DW_OP_shl": "DIOpShl()", "DW_OP_shr": "DIOpLShr()", "DW_OP_shra": "DIOpAShr()",
}
COMPARED = {"DW_OP_eq": "DIOpEq()", "DW_OP_ne": "DIOpNe()", "DW_OP_lt": "DIOpLt()", "DW_OP_gt": "DIOpGt()", "DW_OP_le": "DIOpLe()", "DW_OP_ge": "DIOpGe()"}
REGISTER = re.compile(r"DW_OP_(reg|breg)(\d+) \w+([+-]\d+)?$")
KINDS = {"unsigned": "u", "signed": "i", "float": "f", "boolean": "u", "signed_char": "i", "unsigned_char": "u", "UTF": "u"}


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


def decoded(text):
    """An expression with its operations from `DW_OP_const_type` on, of which `llvm-dwarfdump` prints bytes."""
    start, error, rest = text.partition("<decoding error>")
    if not error:
        return text
    rest, _, after = rest.partition(", ")
    data, ops = list(bytes.fromhex(rest)), []

    def number():
        value = shift = 0
        while True:
            byte = data.pop(0)
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    simple = {0x22: "DW_OP_plus", 0x1C: "DW_OP_minus", 0x1E: "DW_OP_mul", 0x1B: "DW_OP_div", 0x9F: "DW_OP_stack_value"}
    while data:
        code = data.pop(0)
        if code == 0xA4:
            ty, size = number(), data.pop(0)
            ops.append(f"DW_OP_const_type (-> 0x{ty:x}) {int.from_bytes(data[:size], 'little'):#x}")
            del data[:size]
        elif code == 0xA8:
            ops.append(f"DW_OP_convert (-> 0x{number():x})")
        elif code == 0x93:
            ops.append(f"DW_OP_piece {number():#x}")
        elif code in simple:
            ops.append(simple[code])
        else:
            raise Unknown("decoding error")
    return start + ", ".join([*ops, after] if after else ops)


class Expression:
    """An expression in the metadata language, with the places that its referrer and arguments have."""

    def __init__(self, text, bits, frame_base, raised, entry, function=None):
        self.keys, self.places, self.bits, self.frame_base = [], [], bits, frame_base
        self.raised, self.entry, self.function = raised, entry, function
        ops = operations(raised.machine.expression(decoded(text)))
        if any(op.startswith("DW_OP_piece") for op in ops):
            self.ops = self.composite(ops)
        else:
            self.ops = self.location(ops, bits)

    def input(self, place, ty):
        # A fragment has one size, so that a register of which parts are read has several.
        key = (place, ty[1:])
        if key not in self.keys:
            self.keys.append(key)
            self.places.append(place)
        return f"INPUT {self.keys.index(key)} {ty}"

    def composite(self, ops):
        parts, part, size = [], [], 0
        for op in ops:
            if not op.startswith("DW_OP_piece"):
                part.append(op)
                continue
            # clang describes more than the object: the bytes after a number of a few bits.
            bits = min(8 * int(op.split()[1], 0), self.bits - size)
            if bits == 0:
                raise Unknown("piece")
            size += bits
            found = self.location(part, bits) if part else [f"DIOpConstant(b{bits} undef)"]
            if self.overlaps(found, parts):
                # One register has two parts of the object: the language has no such object that can be written.
                found = found + ["DIOpRead()"]
            parts.append(found)
            part = []
        if part:
            raise Unknown("piece")
        if size < self.bits:
            # Padding of a `long double`: gdb does not show a number of which some bits are missing.
            is_padding = size == 80 and self.bits == 128
            parts.append([f"DIOpConstant(b{self.bits - size} {'0' if is_padding else 'undef'})"])
        if len(parts) == 1:
            return parts[0]
        return [op for part in parts for op in part] + [f"DIOpComposite({len(parts)}, b{self.bits})"]

    def overlaps(self, found, parts):
        """Whether a part is in a register or slot that an earlier part is in."""
        def place(ops):
            return self.places[int(ops[0].split()[1])] if len(ops) == 1 and ops[0].startswith("INPUT") else None

        return place(found) is not None and any(place(part) == place(found) for part in parts)

    def location(self, ops, bits):
        if len(ops) == 1 and ops[0].startswith("DW_OP_implicit_value"):
            data = ops[0].split()[2:]
            if 8 * len(data) != bits:
                raise Unknown("size of a value")
            return [f"DIOpConstant(i{bits} <{' '.join(byte[2:] for byte in data)}>)", f"DIOpReinterpret(b{bits})"]
        if len(ops) == 1 and (found := REGISTER.match(ops[0])):
            number = int(found[2])
            if found[1] == "reg":
                if bits > (128 if number in self.raised.machine.vectors else 64):
                    raise Unknown("wide register")
                return [self.input(f"%reg(dw{number})", f"b{bits}")]
            return [self.input(f"%slot(dw{number}{found[3]}, {bits})", f"b{bits}")]
        if len(ops) == 1 and (found := re.match(r"DW_OP_fbreg ([+-]\d+)", ops[0])):
            base, offset = self.frame_base
            return [self.input(f"%slot({base}{offset + int(found[1]):+d}, {bits})", f"b{bits}")]
        if len(ops) == 1 and self.function and (found := re.match(r"DW_OP_implicit_pointer 0x(\w+) \+(\d+)$", ops[0])):
            return self.pointer(int(found[1], 16), int(found[2]))
        if ops and ops[-1] == "DW_OP_stack_value":
            code, ty = self.value(ops[:-1])
            if bits is None:
                return code
            if bits > max(64, int(ty[1:])):
                raise Unknown("wide value")
            if int(ty[1:]) != bits and ty[0] == "f":
                raise Unknown("size of a number")
            if int(ty[1:]) != bits:
                code = code + [f"DIOpConvert(i{bits})"]
            return code + [f"DIOpReinterpret(b{bits})"]
        if ops and ops[-1] in ("DW_OP_GNU_push_tls_address", "DW_OP_form_tls_address"):
            symbol, addend = self.raised.thread_symbol(ops[0], self.entry)
            return self.plus([self.input(f'%thread(@"{symbol}")', "i64")], addend) + [f"DIOpThreadLocal(b{bits})"]
        code, ty = self.value(ops)
        if ty != "i64":
            raise Unknown("address")
        return code + ["DIOpReinterpret(ptr)", f"DIOpDeref(b{bits})"]

    def pointer(self, offset, moved):
        """A pointer to a byte of the variable whose entry is at an offset."""
        entry = self.raised.at[offset]
        origin = entry.reference("abstract_origin")
        ty = (self.raised.at[origin] if origin else entry).reference("type")
        bits = self.raised.bits(ty) if ty else 0
        while entry.tag not in ("DW_TAG_subprogram", "DW_TAG_compile_unit"):
            entry = entry.parent
        if entry is not self.function.entry:
            raise Unknown("pointer to another function's variable")
        if bits <= 8 * moved:
            raise Unknown("pointer to size 0")
        code = [self.input(f"!{self.raised.object_of(offset, self.function)}", f"b{bits}")]
        if moved:
            code += [f"DIOpConstant(u64 {moved})", "DIOpByteOffset(b8)"]
        return code + ["DIOpAddrOf(0)", "DIOpReinterpret(b64)"]

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
                base, offset = self.frame_base
                if base == "cfa":
                    stack.append(([self.input(f"%addr(cfa{offset + int(found[1]):+d})", "i64")], "i64"))
                else:
                    code = [self.input(f"%reg({base})", "i64")]
                    stack.append((self.plus(code, offset + int(found[1])), "i64"))
            elif found := re.match(r"DW_OP_entry_value\(DW_OP_regval_type(\d+) .*\)$", op):
                ty = self.base_type(op)
                stack.append(([self.input(f"%reg(dw{found[1]})", ty), f"DIOpEntryValue({ty})"], ty))
            elif word == "DW_OP_dup":
                stack.append(stack[-1])
            elif word == "DW_OP_swap":
                stack[-2:] = stack[:-3:-1]
            elif word == "DW_OP_over":
                stack.append(stack[-2])
            elif found := re.match(r"DW_OP_const_type \(-> 0x(\w+)\) (\w+)$", op):
                ty = self.base_type(op)
                stack.append(([f"DIOpConstant({ty[0]}{ty[1:]} {found[2]})"], ty))
            elif found := re.match(r"DW_OP_entry_value\(DW_OP_reg(\d+) \w+\)", op):
                stack.append(([self.input(f"%reg(dw{found[1]})", "i64"), "DIOpEntryValue(i64)"], "i64"))
            elif word in ("DW_OP_addrx", "DW_OP_addr", "DW_OP_GNU_addr_index"):
                symbol, addend = self.raised.address_of(op, self.entry)
                stack.append((self.plus([self.input(f'%addr(@"{symbol}")', "i64")], addend), "i64"))
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
            elif word == "DW_OP_convert":
                code, ty = stack.pop()
                to = self.base_type(op)
                code = self.to(code, ty, to) if to[1:] == ty[1:] and "f" not in to + ty else code + [f"DIOpConvert({to})"]
                stack.append((code, to))
            elif word == "DW_OP_reinterpret":
                code, ty = stack.pop()
                stack.append((code + [f"DIOpReinterpret({self.base_type(op)})"], self.base_type(op)))
            elif found := re.match(r"DW_OP_(?:GNU_)?regval_type(\d+) ", op):
                ty = self.base_type(op)
                stack.append(([self.input(f"%reg(dw{found[1]})", ty)], ty))
            elif word == "DW_OP_deref_type":
                code, ty = stack.pop()
                to = self.base_type(op)
                stack.append((self.to(code, ty, "i64") + ["DIOpReinterpret(ptr)", f"DIOpDeref({to})"], to))
            else:
                raise Unknown(word)
        if len(stack) != 1:
            raise Unknown("stack")
        return stack[0]

    def base_type(self, op):
        """The type that an operation names; 0 is the type of addresses."""
        found = re.search(r"-> 0x(\w+)\)", op)
        if not found:
            return "i64"
        entry = self.raised.at[int(found[1], 16)]
        kind = KINDS.get(entry.get("encoding").strip("()").removeprefix("DW_ATE_"))
        if kind is None:
            raise Unknown(op)
        return f"{kind}{self.raised.bits(entry.offset)}"

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
