"""DWARF expressions as expressions of the metadata language."""

import re

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

    def __init__(self, text, bits, frame_base, raised=None, entry=None):
        self.keys, self.places, self.bits, self.frame_base = [], [], bits, frame_base
        self.raised, self.entry = raised, entry
        ops = operations(text)
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
                if bits > (128 if 17 <= number <= 32 else 64):
                    raise Unknown("wide register")
                return [self.input(f"%reg(dw{number})", f"b{bits}")]
            return [self.input(f"%slot(dw{number}{found[3]}, {bits})", f"b{bits}")]
        if len(ops) == 1 and (found := re.match(r"DW_OP_fbreg ([+-]\d+)", ops[0])):
            base, offset = self.frame_base
            return [self.input(f"%slot({base}{offset + int(found[1]):+d}, {bits})", f"b{bits}")]
        if ops and ops[-1] == "DW_OP_stack_value":
            code, ty = self.value(ops[:-1])
            if bits > max(64, int(ty[1:])):
                raise Unknown("wide value")
            if int(ty[1:]) != bits:
                code = code + [f"DIOpConvert(i{bits})"]
            return code + [f"DIOpReinterpret(b{bits})"]
        if ops and ops[-1] in ("DW_OP_GNU_push_tls_address", "DW_OP_form_tls_address") and self.raised:
            return [f"DIOpConstant(u64 {self.raised.thread_offset(ops[0], self.entry)})", f"DIOpThreadLocal(b{bits})"]
        code, ty = self.value(ops)
        if ty != "i64":
            raise Unknown("address")
        return code + ["DIOpReinterpret(ptr)", f"DIOpDeref(b{bits})"]

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
            elif found := re.match(r"DW_OP_entry_value\(DW_OP_reg(\d+) \w+\)", op):
                stack.append(([self.input(f"%reg(dw{found[1]})", "i64"), "DIOpEntryValue(i64)"], "i64"))
            elif word in ("DW_OP_addrx", "DW_OP_addr", "DW_OP_GNU_addr_index") and self.raised:
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
