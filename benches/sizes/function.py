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
        self.section, self.start = entry.address("low_pc")
        self.size = int(entry.get("high_pc").strip("()"), 0)
        self.marks, self.scopes, self.calls = [], [], []
        self.base = frame_base(entry.get("frame_base") or "")
        name = raised.at[node].text("name")
        self.symbol = raised.function_symbol(self.section, self.start, name)
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
            size = int(entry.get("high_pc").strip("()"), 0)
            if size == 0:
                # clang has entries for inlined scopes without code.
                self.raised.leave_out("empty scope", ".debug_info", 13)
                return []
            return [(start, start + size)]
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
            self.location(entry, number, bits, self.extent(entry.parent), text, ".debug_info")
            return
        for _, start, end, text in entry.ranges("location"):
            self.location(entry, number, bits, [(start - self.start, end - self.start)], text, ".debug_loclists")

    def location(self, entry, number, bits, ranges, text, section):
        try:
            if bits == 0:
                raise Unknown("size 0")
            expression = Expression(text, bits, self.base, self.raised, entry)
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
        if place := entry.get("call_target_clobbered"):
            # Without the address of the call, the module has the state after the target's register was clobbered.
            self.raised.leave_out("clobbered target", ".debug_info", 1 + encoded(place.strip()[1:-1]))
        elif place := entry.get("call_target"):
            try:
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
        if entry.get("LLVM_alloc_type"):
            self.raised.leave_out("LLVM_alloc_type", ".debug_info", 4)
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
        # Functions are in the order of their addresses, as `--adjacent` requires.
        order = self.raised.sections_with_code.index(self.section)
        self.raised.functions.append(((order, self.start), code))
