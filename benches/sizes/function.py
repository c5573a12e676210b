"""A function of an object file in the text format."""

import re

from expression import Expression, Unknown, encoded


def uleb(value):
    return max(1, -(-value.bit_length() // 7))


def frame_base(text):
    """The register or `cfa` that the frame base counts from, and the offset."""
    if found := re.search(r"DW_OP_reg(\d+)", text):
        return f"dw{found[1]}", 0
    found = re.search(r"DW_OP_call_frame_cfa(?:, DW_OP_consts (-?\d+), DW_OP_plus)?", text)
    return "cfa", int(found[1] or 0) if found else 0


class Function:
    def __init__(self, raised, entry, node):
        self.raised, self.entry, self.node = raised, entry, node
        # gcc moves code that rarely runs to another section.
        ranges = [place for *place, _ in entry.ranges("ranges")] if entry.get("ranges") else [entry.extent()]
        self.section, self.start, _ = ranges[0]
        self.parts, self.size = [], 0
        for section, start, end in ranges:
            self.parts.append((self.size, section, start, end))
            self.size += end - start
        # gcc has several functions with the code of one. A subprogram has the code of one function: others are copies of it.
        self.is_copy = node == entry.offset and entry.get("abstract_origin") is not None
        self.marks, self.scopes, self.calls = [], [], []
        self.base = frame_base(entry.get("frame_base") or "")
        name = raised.at[entry.reference("abstract_origin") or node].text("name")
        self.symbol = raised.function_symbol(self.section, self.start, name)
        raised.scope(entry, node, self)
        for variable, text in raised.bounds_of.get(entry.offset, []):
            try:
                expression = Expression(text + ", DW_OP_stack_value", 64, self.base, raised, entry, self)
                self.define(variable, expression, 0, self.size)
            except Unknown as why:
                raised.leave_out(f"bound: {why}", ".debug_info", 2 + encoded(text))
        self.write()

    def is_own(self, entry):
        """Whether no inlined scope is around an entry."""
        while entry is not self.entry:
            if entry.tag == "DW_TAG_inlined_subroutine":
                return False
            entry = entry.parent
        return True

    def position(self, section, address):
        """The position of an address in the function."""
        for first, within, start, end in self.parts:
            if within == section and start <= address <= end:
                return first + address - start
        raise SystemExit(f"no code at {section} {address:#x}")

    def range(self, section, start, end):
        return self.position(section, start), self.position(section, end)

    def node_of(self, entry):
        """The number of an entry's node, and whether it is a copy of that of its origin."""
        origin = entry.reference("abstract_origin")
        if origin is None or not self.is_own(entry):
            return entry.offset, False
        return (entry.offset, True) if self.is_copy else (origin, False)

    def mark(self, position, order, text):
        self.marks.append((position, order, len(self.marks), text))

    def ranges_of(self, entry):
        if entry.get("low_pc"):
            section, start, end = entry.extent()
            if start == end:
                # clang has entries for inlined scopes without code.
                self.raised.leave_out("empty scope", ".debug_info", 13)
                return []
            return [self.range(section, start, end)]
        if entry.get("ranges"):
            return [self.range(*place) for *place, _ in entry.ranges("ranges") if place[1] < place[2]]
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
            self.location(entry, number, bits, self.extent(entry.parent), text, ".debug_info")
            return
        for section, start, end, text in entry.ranges("location"):
            if start < end:
                self.location(entry, number, bits, [self.range(section, start, end)], text, ".debug_loclists")

    def location(self, entry, number, bits, ranges, text, section):
        try:
            if bits == 0:
                raise Unknown("size 0")
            expression = Expression(text, bits, self.base, self.raised, entry, self)
        except Unknown as why:
            start, end = ranges[0]
            size = 1 + uleb(start) + uleb(end) if section == ".debug_loclists" else 0
            self.raised.leave_out(why, section, size + 1 + encoded(text), entry)
            return
        for start, end in ranges:
            self.define(number, expression, start, end)

    def define(self, number, expression, start, end):
        """Makes a lifetime active in a range."""
        ops, places = expression.ops, expression.places
        arguments = []
        if len(places) <= 1 and not any(place.startswith("!") for place in places):
            shown = [re.sub(r"^INPUT \d+ (.*)", r"DIOpReferrer(\1)", op) for op in ops]
        else:
            shown = [re.sub(r"^INPUT (\d+) (.*)", r"DIOpArg(\1, \2)", op) for op in ops]
            for index, place in enumerate(places):
                if place.startswith("!"):
                    arguments.append(place[1:])
                    continue
                ty = next(op.split()[2] for op in ops if op.startswith(f"INPUT {index} "))
                fragment = self.raised.node(self.raised.new(), "DIFragment", True)
                life = self.raised.lifetime(fragment, f"!DIExpr(DIOpReferrer({ty}))")
                arguments.append(fragment)
                self.span(life, place, start, end)
        lifetime = self.raised.lifetime(number, "!DIExpr(" + ", ".join(shown) + ")", arguments)
        self.span(lifetime, places[0] if len(places) == 1 and not arguments else "%undef", start, end)

    def span(self, lifetime, referrer, start, end):
        self.mark(start, 2, f"dbg.def !{lifetime}, {referrer}")
        if end < self.size:
            self.mark(end, 0, f"dbg.kill !{lifetime}")

    def call(self, entry):
        raised = self.raised
        back, tail = entry.address("call_return_pc"), entry.address("call_pc")
        if back:
            end = self.position(*back)
            start = end - raised.machine.calls[0]
        else:
            start = self.position(*tail)
            end = min(start + raised.machine.calls[1], self.size)
        target = entry.reference("call_origin")
        if target:
            target = self.raised.at[target].reference("abstract_origin") or target
        text = f"!{target}" if target else "unknown"
        if place := entry.get("call_target_clobbered"):
            # Without the address of the call, the module has the state after the target's register was clobbered.
            self.raised.leave_out("clobbered target", ".debug_info", 1 + encoded(place.strip()[1:-1]))
        elif place := entry.get("call_target"):
            try:
                expression = Expression(place.strip()[1:-1] + ", DW_OP_stack_value", 64, self.base, raised, entry)
                if place.strip()[1:-1].startswith("DW_OP_reg"):
                    expression = Expression(place.strip()[1:-1], 64, self.base, raised, entry)
                fragment = self.raised.node(self.raised.new(), "DIFragment", True)
                self.define(fragment, expression, start, end)
                text = f"indirect !{fragment}"
            except Unknown as why:
                self.raised.leave_out(why, ".debug_info", 1 + encoded(place.strip()[1:-1]))
        is_tail = not back or entry.get("call_tail_call")
        if is_tail:
            text += " tail"
        if entry.get("LLVM_alloc_type"):
            self.raised.leave_out("LLVM_alloc_type", ".debug_info", 4)
        arguments = ""
        for child in entry.children:
            if not child.get("location") or not child.get("call_value"):
                self.raised.leave_out("argument", ".debug_info", 4)
                continue
            place = re.fullmatch(r"\(DW_OP_reg(\d+) \w+\)", raised.machine.expression(child.get("location").strip()))
            value = child.get("call_value").strip()[1:-1]
            size = 3 + encoded(child.get("location")) + encoded(value)
            try:
                if not place:
                    raise Unknown("place of an argument")
                expression = Expression(value + ", DW_OP_stack_value", None, self.base, raised, child)
            except Unknown as why:
                self.raised.leave_out(why, ".debug_info", size)
                continue
            fragment = self.raised.node(self.raised.new(), "DIFragment", True)
            self.define(fragment, expression, start, end)
            arguments += f", %reg(dw{place[1]}) = !{fragment}"
        first = f"{start:#x}" if is_tail else ""
        self.calls.append((start, f"  {first}..{end:#x}: {text}{arguments}"))

    def write(self):
        code = [f"define @{self.symbol} size {self.size:#x} !dbg !{self.node} {{", "bb0 @ 0x0:"]
        code += [f"  {position:#x}: {text}" for position, _, _, text in sorted(self.marks)]
        code.append("}")
        rows = [row for part in self.parts for row in self.raised.rows_of(*part)]
        code += [f"lines @{self.symbol} {{", *rows, "}"]
        if self.scopes:
            code += [f"scopes @{self.symbol} {{", *self.scopes, "}"]
        if self.calls:
            code += [f"calls @{self.symbol} {{", *(text for _, text in sorted(self.calls)), "}"]
        if self.parts[1:]:
            code.append(f"parts @{self.symbol} {{")
            for first, section, start, _ in self.parts[1:]:
                code.append(f"  {first:#x}: @{self.raised.function_symbol(section, start, self.symbol)}")
            code.append("}")
        code += self.raised.frame_of(self.symbol, self.parts)
        # Functions are in the order of their addresses, as `--adjacent` requires.
        order = self.raised.sections_with_code.index(self.section)
        self.raised.functions.append(((order, self.start), code))
