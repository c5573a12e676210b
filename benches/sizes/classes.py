"""Entries of C++ as nodes: namespaces, classes with their members, templates, declarations and their definitions."""

import re

POINTERS = ("DW_TAG_pointer_type", "DW_TAG_reference_type", "DW_TAG_rvalue_reference_type")
DERIVED = POINTERS + (
    "DW_TAG_const_type", "DW_TAG_volatile_type", "DW_TAG_restrict_type", "DW_TAG_typedef", "DW_TAG_atomic_type",
)
CLASSES = ("DW_TAG_structure_type", "DW_TAG_class_type", "DW_TAG_union_type")
PARAMETERS = (
    "DW_TAG_template_type_parameter", "DW_TAG_template_value_parameter", "DW_TAG_GNU_template_template_param",
    "DW_TAG_GNU_template_parameter_pack",
)
ACCESS = {"public": "DIFlagPublic", "protected": "DIFlagProtected", "private": "DIFlagPrivate"}
FLAGS = (
    ("prototyped", "DIFlagPrototyped"), ("noreturn", "DIFlagNoReturn"), ("artificial", "DIFlagArtificial"),
    ("explicit", "DIFlagExplicit"), ("reference", "DIFlagLValueReference"), ("rvalue_reference", "DIFlagRValueReference"),
)


def quoted(text):
    return None if text is None else '"' + text.replace("\\", "\\\\").replace('"', "\\22") + '"'


def listed(nodes):
    return "!{" + ", ".join(nodes) + "}"


def joined(flags):
    return " | ".join(flag for flag in flags if flag) or None


def access(entry):
    text = entry.get("accessibility")
    return ACCESS[text.strip("()").removeprefix("DW_ACCESS_")] if text else None


def artificial_types(at):
    """The pointers whose flags make parameters of declarations artificial."""
    found = set()
    for entry in at.values():
        if entry.tag == "DW_TAG_formal_parameter" and entry.get("artificial") and not entry.get("name"):
            if entry.parent.get("declaration") or entry.parent.tag == "DW_TAG_subroutine_type":
                found.add(entry.reference("type"))
    return found


def scope_of(entry):
    """The scope of an entry, if it is a namespace or type."""
    parent = entry.parent
    if parent.tag == "DW_TAG_namespace" or parent.tag in CLASSES:
        return f"!{parent.offset}"
    return None


class Classes:
    """What `Raised` does with entries of C++."""

    def namespace(self, entry):
        self.node(
            entry.offset, "DINamespace", name=quoted(entry.text("name")), scope=scope_of(entry),
            exportSymbols="true" if entry.get("export_symbols") else None,
        )
        self.declarations(entry, f"!{entry.offset}")

    def imported(self, entry, scope):
        entity = self.at[entry.reference("import")]
        self.node(
            entry.offset, "DIImportedEntity", tag=entry.tag, scope=scope, entity=f"!{entity.offset}",
            name=quoted(entry.text("name")), **self.declared(entry),
        )

    def templates(self, entry):
        """The template parameters of a class or function."""
        found = [self.template(child) for child in entry.children if child.tag in PARAMETERS]
        return listed(found) if found else None

    def template(self, entry):
        fields = {"name": quoted(entry.text("name")), "defaulted": "true" if entry.get("default_value") else None}
        if entry.tag == "DW_TAG_template_type_parameter":
            self.node(entry.offset, "DITemplateTypeParameter", type=self.type(entry), **fields)
            return f"!{entry.offset}"
        ty, value = self.type(entry), None
        if entry.tag == "DW_TAG_GNU_template_parameter_pack":
            value = listed([self.template(child) for child in entry.children])
        elif entry.tag == "DW_TAG_GNU_template_template_param":
            value = quoted(entry.text("GNU_template_name"))
        elif entry.get("const_value"):
            size = self.bits(entry.reference("type"))
            kind = "u" if "udata" in entry.forms["DW_AT_const_value"] else "i"
            value = f"{kind}{size} {int(entry.get('const_value').strip('()'), 0)}"
        elif entry.get("location"):
            self.leave_out("address of a template", ".debug_info", 4)
        tag = entry.tag if entry.tag != "DW_TAG_template_value_parameter" else None
        self.node(entry.offset, "DITemplateValueParameter", tag=tag, type=ty, value=value, **fields)
        return f"!{entry.offset}"

    def a_class(self, entry):
        number, members = entry.offset, []
        for child in entry.children:
            if child.tag in ("DW_TAG_member", "DW_TAG_inheritance", "DW_TAG_variable"):
                members.append(self.member(child))
            elif child.tag == "DW_TAG_subprogram":
                self.subprogram(child)
            elif child.tag not in PARAMETERS:
                self.a_type(child)
        convention = entry.get("calling_convention") or ""
        by = {"(DW_CC_pass_by_value)": "DIFlagTypePassByValue", "(DW_CC_pass_by_reference)": "DIFlagTypePassByReference"}
        size, align, holder = entry.number("byte_size"), entry.number("alignment"), entry.reference("containing_type")
        self.node(
            number, "DICompositeType", tag=entry.tag, name=quoted(entry.text("name")), scope=self.scope_of(entry),
            size=8 * size if size is not None else None, align=8 * align if align else None,
            flags=joined([access(entry), by.get(convention), "DIFlagExportSymbols" if entry.get("export_symbols") else None]),
            vtableHolder=f"!{holder}" if holder else None, templateParams=self.templates(entry), elements=listed(members),
            **self.declared(entry),
        )

    def scope_of(self, entry):
        parent = entry.parent
        if self.function_scope and parent.tag in ("DW_TAG_subprogram", "DW_TAG_lexical_block"):
            return f"!{self.function_scope[-1]}"
        return scope_of(entry)

    def member(self, entry):
        flags, value, offset = [access(entry)], None, entry.number_or_none("data_member_location")
        if entry.get("artificial"):
            flags.append("DIFlagArtificial")
        if entry.get("mutable"):
            flags.append("DIFlagMutable")
        if entry.tag == "DW_TAG_variable":
            flags.append("DIFlagStaticMember")
            if entry.get("const_value"):
                value = self.constant(entry)
        elif entry.get("data_bit_offset") is not None:
            flags.append("DIFlagBitField")
            offset = entry.number("data_bit_offset")
        elif entry.get("virtuality"):
            flags.append("DIFlagVirtual")
            offset = int(re.search(r"DW_OP_(?:const\w* |lit)(\w+)", entry.get("data_member_location"))[1], 0)
        else:
            offset = 8 * (offset or 0)
        align, line = entry.number("alignment"), entry.number("decl_line")
        self.node(
            entry.offset, "DIDerivedType", tag=entry.tag, name=quoted(entry.text("name")), baseType=self.type(entry),
            size=entry.number("bit_size"), offset=offset, flags=joined(flags), align=8 * align if align else None,
            extraData=value, line=line, file=self.declared(entry)["file"],
        )
        return f"!{entry.offset}"

    def is_float(self, offset):
        entry = self.at[offset]
        while entry.tag in DERIVED and entry.tag not in POINTERS and entry.get("type"):
            entry = self.at[entry.reference("type")]
        return entry.tag == "DW_TAG_base_type" and "DW_ATE_float" in entry.get("encoding")

    def constant(self, entry, of=None):
        """The typed constant that is an entry's value. `of` has its type."""
        bits = self.bits((of or entry).reference("type"))
        try:
            # The bits of a floating-point number.
            kind = "f" if self.is_float((of or entry).reference("type")) and bits in (32, 64) else "i"
            return f"{kind}{bits} {int(entry.get('const_value').strip('()'), 0)}"
        except ValueError:
            found = re.search(r"<0x\w+> (.*)\)", entry.get("const_value"))
            ty = {32: "f32", 64: "f64"}.get(bits)
            if found and ty:
                return f"{ty} <{found[1].strip()}>"
        self.leave_out("const_value", ".debug_info", 1 + bits // 8)
        return None

    def subprogram(self, entry):
        from function import Function

        number, origin = entry.offset, entry.reference("abstract_origin")
        declared = self.at.get(entry.reference("specification")) if entry.get("specification") else None
        has_code = entry.get("low_pc") or entry.get("ranges")
        if origin is None:
            self.described(entry, declared)
        if has_code:
            if origin in self.instances:
                # gcc has several functions with the code of one, such as `f.constprop.0`.
                of = self.at[origin]
                self.described(of, self.at.get(of.reference("specification")) if of.get("specification") else None, number)
                origin = None
            elif origin is not None:
                self.instances.add(origin)
            Function(self, entry, number if origin is None else origin)
        elif entry.get("declaration"):
            for child in entry.children:
                if child.tag not in (*PARAMETERS, "DW_TAG_formal_parameter", "DW_TAG_unspecified_parameters"):
                    self.a_type(child)
        elif origin is None:
            self.function_scope.append(number)
            self.scope(entry, number, None)
            self.function_scope.pop()

    def described(self, entry, declared, number=None):
        """The node of a declaration or definition, or of a copy of it with another number."""
        of = declared or entry
        flags = [flag for name, flag in FLAGS if of.get(name) or entry.get(name)] + [access(of)]
        if self.calls_described(entry):
            flags.append("DIFlagAllCallsDescribed")
        kinds = ["DISPFlagOptimized"] if entry.get("inline") or entry.get("call_all_calls") else []
        virtuality = of.get("virtuality") or ""
        kinds += ["DISPFlagPureVirtual"] if "pure" in virtuality else ["DISPFlagVirtual"] if virtuality else []
        kinds += ["DISPFlagDeleted"] if of.get("deleted") else []
        if not entry.get("declaration"):
            kinds.append("DISPFlagDefinition")
        if not of.get("external"):
            kinds.append("DISPFlagLocalToUnit")
        index, holder = of.get("vtable_elem_location"), of.reference("containing_type")
        place = self.declared(of) | {name: value for name, value in self.declared(entry).items() if value is not None}
        linkage = entry.text("linkage_name") or of.text("linkage_name")
        self.node(self.new(), "DISubroutineType", types=self.signature(of if declared else entry, entry.get("type") and entry))
        self.node(
            number or entry.offset, "DISubprogram", not entry.get("declaration"), name=quoted(of.text("name")),
            linkageName=quoted(linkage), unit="!0", scope=self.scope_of(of),
            type=f"!{self.next}", declaration=f"!{declared.offset}" if declared else None,
            containingType=f"!{holder}" if holder else None,
            virtualIndex=int(re.search(r"constu (\w+)", index)[1], 0) if index else None,
            templateParams=self.templates(entry), flags=joined(flags), spFlags=joined(kinds) or "0", **place,
        )
