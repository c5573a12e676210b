"""A unit of an object file as a module in the text format."""

import bisect
import os
import re
from collections import Counter

from classes import CLASSES, DERIVED, PARAMETERS, POINTERS, Classes, access, artificial_types, joined, quoted, scope_of
from expression import Expression, Unknown
from machine import machine
from read import Addresses, Lines, Symbols, entries, frames, sections_with_code, sequences


STATIC = re.compile(r"DW_OP_(addrx?|GNU_addr_index|GNU_push_tls_address|form_tls_address)\b")


class Raised(Classes):
    """A module in the text format, of one unit."""

    def __init__(self, path):
        self.machine, self.unit, self.lines = machine(path), entries(path), Lines(path)
        self.at, self.nodes, self.code, self.functions = {}, [], [], []
        self.next = 1 << 24
        self.unknown, self.unknown_bytes, self.left_out = Counter(), Counter(), set()
        self.index(self.unit)
        self.artificial, self.function_scope = artificial_types(self.at), []
        self.instances = set()
        self.find_bounds()
        self.frames, self.sequences = frames(path), sequences(path, self.lines.rows)
        self.sections_with_code = sections_with_code(path)
        self.symbols, self.addresses, self.fragments = Symbols(path), Addresses(path), {}
        self.offsets = sorted(self.at) + [1 << 32]
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

    def function_symbol(self, section, start, name):
        return self.symbols.functions.get((section, start), name)

    def data_symbol(self, section, offset):
        """The symbol of what is at a place in a section."""
        return f"data{section}.{offset}"

    def address_of(self, op, entry):
        """The symbol that an operation of an entry's expression names, and what is added to it."""
        symbol, addend = self.relocated(op, entry)
        if place := self.symbols.places.get(symbol):
            return self.data_symbol(place[0], place[1] + addend), 0
        return symbol, addend

    def relocated(self, op, entry):
        word, _, index = op.partition(" ")
        if word in ("DW_OP_addrx", "DW_OP_GNU_addr_index"):
            found = self.addresses.table.get(int(index.split()[0], 0))
        else:
            following = self.offsets[bisect.bisect_right(self.offsets, entry.offset)]
            found = self.addresses.within(entry.offset, following)
        if found is None:
            raise Unknown("address")
        return found

    def thread_symbol(self, op, entry):
        """The symbol in the storage of a thread that an operation of an entry's expression names, and what is added to it."""
        return self.relocated(op, entry)

    def global_fragment(self, symbol, thread_local=""):
        if symbol not in self.fragments:
            fragment = self.node(self.new(), "DIFragment", True)
            self.code.append(f'global @"{symbol}"{thread_local} !dbg.def !{fragment}')
            self.fragments[symbol] = fragment
        return self.fragments[symbol]

    def object_of(self, offset, function):
        """The node of the variable whose entry is at an offset."""
        return function.node_of(self.at[offset])[0]

    def lifetime(self, object, location, arguments=()):
        arguments = "{" + ", ".join(f"!{argument}" for argument in arguments) + "}" if arguments else None
        return self.node(
            self.new(), "DILifetime", True, object=f"!{object}", location=location, argObjects=arguments, kind="bounded"
        )

    def files(self):
        self.file_of, self.file_number = {}, []
        for file in self.lines.files:
            # clang lists the primary file again if its path is absolute.
            if known := self.file_of.get(self.lines.path(file)):
                self.file_number.append(known)
                continue
            number = self.new()
            fields = {"filename": quoted(file["name"]), "directory": quoted(self.lines.directories[file["directory"]])}
            if "md5" in file:
                fields |= {"checksumkind": "CSK_MD5", "checksum": quoted(file["md5"])}
            self.node(number, "DIFile", **fields)
            self.file_of[self.lines.path(file)] = number
            self.file_number.append(number)

    def declared(self, entry, file="decl_file", line="decl_line"):
        path = entry.text(file)
        path = path and os.path.normpath(path)
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
        if entry.tag in POINTERS or entry.tag == "DW_TAG_unspecified_type":
            return 64
        if entry.tag == "DW_TAG_ptr_to_member_type":
            return 128 if self.at[entry.reference("type")].tag == "DW_TAG_subroutine_type" else 64
        if size := entry.number("byte_size"):
            return 8 * size
        if entry.tag == "DW_TAG_array_type":
            count = 1
            for child in entry.children:
                count *= self.count(child) or 0
            return count * self.bits(entry.reference("type"))
        inner = entry.reference("type")
        return self.bits(inner) if inner else 0

    def has_unknown_size(self, offset):
        """Whether a type is an array whose number of elements a variable holds."""
        entry = self.at[offset]
        return entry.tag == "DW_TAG_array_type" and any(self.count(child) is None for child in entry.children)

    @staticmethod
    def count(entry):
        """The number of elements of a dimension, if it is a constant."""
        if (last := entry.number_or_none("upper_bound")) is not None:
            return last + 1
        return entry.number_or_none("count")

    def is_in_expressions(self, entry):
        """Whether clang made a base type for its expressions."""
        return entry.text("name").startswith(("DW_ATE_", "__ARRAY_SIZE_TYPE__"))

    def raise_unit(self):
        unit = self.unit
        used = set()
        for entry in self.at.values():
            if entry.get("type") and entry.tag != "DW_TAG_subrange_type":
                used.add(entry.reference("type"))
        outer = (unit.tag, "DW_TAG_namespace", "DW_TAG_subprogram", "DW_TAG_lexical_block", *CLASSES)
        retained = [
            f"!{entry.offset}"
            for entry in self.at.values()
            if entry.tag in ("DW_TAG_enumeration_type", "DW_TAG_typedef", *CLASSES) and entry.parent.tag in outer
            or entry.tag == "DW_TAG_base_type" and entry.offset not in used and not self.is_in_expressions(entry)
        ]
        self.node(
            0, "DICompileUnit", True, language=unit.get("language").strip("()"), file=f"!{self.file_number[0]}",
            producer=quoted(unit.text("producer")), isOptimized="true", retainedTypes="!{" + ", ".join(retained) + "}",
        )
        self.used = used
        self.declarations(unit, "!0")

    def declarations(self, parent, scope):
        """Raises what a unit or namespace declares."""
        for child in parent.children:
            if child.tag == "DW_TAG_subprogram":
                self.subprogram(child)
            elif child.tag == "DW_TAG_variable":
                self.variable(child, scope, None)
            elif child.tag == "DW_TAG_namespace":
                self.namespace(child)
            elif child.tag in ("DW_TAG_imported_declaration", "DW_TAG_imported_module"):
                self.imported(child, scope)
            elif child.tag == "DW_TAG_base_type" and child.offset not in self.used and self.is_in_expressions(child):
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
        elif tag in DERIVED:
            flags = "DIFlagArtificial | DIFlagObjectPointer" if number in self.artificial else None
            if tag == "DW_TAG_typedef":
                flags = access(entry)
            self.node(
                number, "DIDerivedType", tag=tag, name=name, baseType=self.type(entry), flags=flags,
                scope=self.scope_of(entry) if tag == "DW_TAG_typedef" else None, **self.declared(entry),
            )
        elif tag == "DW_TAG_ptr_to_member_type":
            holder = entry.reference("containing_type")
            self.node(number, "DIDerivedType", tag=tag, baseType=self.type(entry), extraData=f"!{holder}")
        elif tag == "DW_TAG_unspecified_type":
            self.node(number, "DIBasicType", tag=tag, name=name)
        elif tag in CLASSES:
            self.a_class(entry)
        elif tag == "DW_TAG_enumeration_type":
            values = []
            for child in entry.children:
                self.node(child.offset, "DIEnumerator", name=quoted(child.text("name")), value=child.number("const_value"))
                values.append(f"!{child.offset}")
            self.node(
                number, "DICompositeType", tag=tag, name=name, size=bits, baseType=self.type(entry), scope=self.scope_of(entry),
                flags="DIFlagEnumClass" if entry.get("enum_class") else None, elements="!{" + ", ".join(values) + "}", **self.declared(entry),
            )
        elif tag == "DW_TAG_array_type":
            dimensions = []
            for child in entry.children:
                bounds = {"count": self.count(child)}
                for name, field in (("count", "count"), ("upper_bound", "upperBound")):
                    if child.is_reference(name):
                        bounds[field] = f"!{child.reference(name)}"
                    elif child.offset in self.bounds and name == "upper_bound":
                        bounds[field] = f"!{self.bounds[child.offset]}"
                self.node(child.offset, "DISubrange", **bounds)
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

    def find_bounds(self):
        """The bounds of array types that expressions give, by the entry of the function with a variable of the type. gcc has such types
        outside of functions."""
        self.bounds, self.bounds_of = {}, {}
        for entry in self.at.values():
            array = self.at.get(entry.reference("type")) if entry.tag == "DW_TAG_variable" and entry.get("type") else None
            if array is None or array.tag != "DW_TAG_array_type":
                continue
            function = entry
            while function.tag not in ("DW_TAG_subprogram", "DW_TAG_compile_unit"):
                function = function.parent
            for child in array.children:
                text = child.get("upper_bound") or ""
                if "DW_OP_" in text and child.offset not in self.bounds and (function.get("low_pc") or function.get("ranges")):
                    scope = function.reference("abstract_origin") or function.offset
                    variable = self.node(
                        self.new(), "DILocalVariable", scope=f"!{scope}", type=self.type(child), flags="DIFlagArtificial",
                    )
                    self.bounds[child.offset] = variable
                    self.bounds_of.setdefault(function.offset, []).append((variable, text.strip()[1:-1]))

    def signature(self, entry, result=None):
        # A definition may name the type of the result in another way than the declaration.
        types = [self.type(result or entry) or "null"]
        for child in entry.children:
            if child.tag == "DW_TAG_formal_parameter":
                source = child
                if origin := child.reference("abstract_origin"):
                    source = self.at[origin]
                types.append(self.type(source) or "null")
            elif child.tag == "DW_TAG_unspecified_parameters":
                types.append("null")
        return "!{" + ", ".join(types) + "}"

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
                is_copy = False
                if function:
                    node, is_copy = function.node_of(child)
                if node != origin:
                    self.node(
                        node, "DILexicalBlock", True, scope=f"!{scope}", file=f"!{self.file_number[0]}", line=1,
                        origin=f"!{origin}" if origin and not is_copy else None,
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
            elif child.tag in ("DW_TAG_imported_declaration", "DW_TAG_imported_module"):
                self.imported(child, f"!{scope}")
            elif child.tag == "DW_TAG_subprogram":
                if child.get("static_link"):
                    self.leave_out("static_link", ".debug_info", 4)
                self.function_scope.append(scope)
                self.subprogram(child)
                self.function_scope.pop()
            elif child.tag == "DW_TAG_GNU_formal_parameter_pack":
                self.leave_out(child.tag, ".debug_info", 4)
                self.scope(child, scope, function)
            elif child.tag != "DW_TAG_unspecified_parameters" and child.tag not in PARAMETERS:
                self.function_scope.append(scope)
                self.a_type(child)
                self.function_scope.pop()

    def label(self, entry, scope, function):
        origin = entry.reference("abstract_origin")
        number, is_copy = function.node_of(entry) if function else (entry.offset, False)
        if function and not entry.get("low_pc"):
            return
        if origin is None or is_copy:
            of = self.at[origin] if is_copy else entry
            self.node(number, "DILabel", scope=f"!{scope}", name=quoted(of.text("name")), **self.declared(of))
        elif not function.is_own(entry):
            return
        if function and entry.get("low_pc"):
            function.mark(function.position(*entry.address("low_pc")), 1, f"dbg.label !{number}")

    def variable(self, entry, scope, function, argument=None):
        origin = entry.reference("abstract_origin")
        number, of = entry.offset, self.at[origin] if origin else entry
        location = entry.get("location")
        is_static = location is not None and "\n" not in location and bool(STATIC.search(location))
        is_static = is_static and (function is None or "DW_OP_stack_value" not in location)
        is_outer = entry.parent is self.unit or entry.parent.tag == "DW_TAG_namespace"
        if entry.tag == "DW_TAG_variable" and (is_outer or is_static) and origin is None:
            if specification := entry.reference("specification"):
                of = self.at[specification]
                scope = scope_of(of)
            place = self.declared(of)
            # clang leaves out the place of a static member's definition.
            if entry.get("specification"):
                place = {}
            align = entry.number("alignment")
            self.node(
                number, "DIGlobalVariable", True, name=quoted(of.text("name")), scope=scope, type=self.type(of),
                linkageName=quoted(entry.text("linkage_name")), align=8 * align if align else None,
                isLocal="false" if of.get("external") else "true", **place,
            )
        elif origin is None or function and function.node_of(entry)[1]:
            flags = ["DIFlagArtificial"] if of.get("artificial") else []
            if of.parent.reference("object_pointer") == of.offset:
                flags.append("DIFlagObjectPointer")
            align = of.number("alignment")
            self.node(
                number, "DILocalVariable", name=quoted(of.text("name")), arg=argument, scope=scope, type=self.type(of),
                flags=joined(flags), align=8 * align if align else None, **self.declared(of),
            )
        elif function and function.is_own(entry):
            number = origin
        else:
            self.node(number, "DILocalVariable", arg=argument, scope=scope, origin=f"!{origin}")
        ty = of.reference("type")
        bits = self.bits(ty) if ty else 0
        if ty and self.has_unknown_size(ty):
            # Only the address of its memory counts.
            bits = 8
        value = entry.get("const_value")
        if value is not None:
            of = entry if entry.get("type") else of
            if constant := self.constant(entry, of):
                location = f"!DIExpr(DIOpConstant({constant}))"
                self.node(self.new(), "DILifetime", True, object=f"!{number}", location=location, kind="computed")
        elif is_static:
            self.static(entry, number, bits, location.strip()[1:-1])
        elif location is not None and function is not None:
            function.variable(entry, number, bits, location)

    def static(self, entry, number, bits, text):
        try:
            if bits == 0:
                raise Unknown("size 0")
            expression = Expression(text, bits, None, self, entry)
        except Unknown as why:
            self.leave_out(f"static: {why}", ".debug_info", 5, entry)
            return
        arguments = []
        for place in expression.places:
            if not (found := re.fullmatch(r'%(addr|thread)\(@"(.*)"\)', place)):
                self.leave_out("static: register", ".debug_info", 5, entry)
                return
            thread_local = " thread_local" if found[1] == "thread" else ""
            arguments.append(f"!{self.global_fragment(found[2], thread_local)}")
        ops = [re.sub(r"^INPUT (\d+) (.*)", r"DIOpArg(\1, \2)", op) for op in expression.ops]
        self.node(
            self.new(), "DILifetime", True, object=f"!{number}", argObjects="{" + ", ".join(arguments) + "}", kind="computed",
            location="!DIExpr(" + ", ".join(ops) + ")",
        )

    def leave_out(self, why, section, size, entry=None):
        if entry is not None:
            origin = entry.reference("abstract_origin")
            self.left_out.add((self.at[origin] if origin else entry).text("name"))
        self.unknown[str(why)] += 1
        self.unknown_bytes[section] += size

    def text(self):
        functions = [line for _, code in sorted(self.functions) for line in code]
        return f'target "{self.machine.target}"\n\n' + "\n".join(self.code + functions) + "\n" + "\n".join(self.nodes) + "\n"

    def rows_of(self, first, section, start, end):
        rows = []
        for address, line, column, file, discriminator, flags in self.sequences.get(section, []):
            if start <= address < end and "end_sequence" not in flags:
                words = [f"  {first + address - start:#x}: !{self.file_number[file]} {line}:{column}"]
                words += ["stmt"] if "is_stmt" in flags else []
                words += [flag for flag in ("prologue_end", "epilogue_begin") if flag in flags]
                words += [f"discriminator {discriminator}"] if discriminator else []
                rows.append(" ".join(words))
        return rows

    def frame_of(self, symbol, parts):
        _, section, start, _ = parts[0]
        known = self.frames.get((section, start))
        if known is None:
            return []
        (rows, augmentation, data), code, before = known, [], {}
        rows = [(position - start, rules) for position, rules in rows]
        for first, section, start, _ in parts[1:]:
            rows += [(first + position - start, rules) for position, rules in self.frames[section, start][0]]
        for position, rules in rows:
            changed = []
            for name, rule in rules.items():
                if before.get(name) != rule:
                    changed.append(f"{name} = {rule}")
            changed += [f"restore {name}" for name in before if name not in rules]
            before = rules
            if changed and position > 0:
                code.append(f"  {position:#x}: " + "; ".join(changed))
        exceptions = ' personality indirect @"DW.ref.__gxx_personality_v0"' if "P" in augmentation else ""
        if "L" in augmentation:
            exceptions += f' data @"{self.data_symbol(*data)}"'
        return [f"frame @{symbol} entry{exceptions} {{", *code, "}"]
