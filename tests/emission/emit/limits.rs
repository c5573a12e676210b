//! Programs that are deep or circular, lack nodes, or cannot be represented.

use super::formats::MSP430;
use super::*;
use object::BinaryFormat;

/// Twenty thousand nested blocks, files and types: a quadratic or recursive algorithm would not
/// end.
#[test]
fn deep_and_wide_programs_are_emitted() {
    let depth = 20_000u32;
    let mut module = Module::new(Target::X86_64);
    let file = module.add(SourceFile::new("deep.c").directory("/src"));
    let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "a backend"));
    let function = module.add(Subprogram::new(unit, "deep").at(file, 1));
    let int = module.add(BasicType::new("int", Bits(32), gimli::DW_ATE_signed));
    let mut scope = Scope::Subprogram(function);
    let mut body = FunctionBody::default();
    body.begin(module.text("deep"), function, 0x100)
        .block(Position(0));
    for line in 0..depth {
        let block = module.add(LexicalBlock::new(scope).at(file, line));
        scope = Scope::Block(block);
        body.scope(scope, CodeRange::from(0x10..0x20));
        module.add(Variable::local(scope, "x", int).at(file, line));
        // A directory and a pointer to a pointer each: neither files nor types may be searched for.
        let file = module.add(SourceFile::new("a.h").directory(&format!("/include/{line}")));
        body.row(LineRow::statement(Position(line / 1000), file, line).column(1));
        let ty = module.metadata.types.next_id();
        let base = if line == 0 {
            int
        } else {
            TypeId::from_index(ty.index() - 1)
        };
        module.add(PointerType::to(base));
    }
    let last = TypeId::from_index(module.metadata.types.len() - 1);
    module.add(Variable::local(function, "last", last).at(file, 1));
    module.add_function(&body);
    let sections = emit_kept(&module);
    assert!(sections.bytes(SectionId::DebugInfo).len() > depth as usize * 8);
}

/// The same for the scopes of types and namespaces, and for types that contain themselves.
#[test]
fn deep_and_circular_scopes_are_emitted() {
    let depth = 20_000u32;
    let mut module = Module::new(Target::X86_64);
    let file = module.add(SourceFile::new("deep.cc").directory("/src"));
    let unit = module.add(CompileUnit::new(
        file,
        gimli::DW_LANG_C_plus_plus,
        "a backend",
    ));
    let function = module.add(Subprogram::new(unit, "deep").at(file, 1));
    let mut body = FunctionBody::default();
    body.begin(module.text("deep"), function, 0x100)
        .block(Position(0));
    let structure = |module: &mut Module, scope: Option<Scope>, name: &str| {
        let name = Some(module.text(name));
        let node = DICompositeType {
            scope,
            ..DICompositeType::new(CompositeKind::Structure, name, Some(64))
        };
        module.metadata.types.push(DIType::Composite(node))
    };
    let (mut namespace, mut class, mut block) = (None, None, Scope::Subprogram(function));
    for line in 0..depth {
        let scope = module.text("n");
        let scope = DINamespace {
            name: Some(scope),
            scope: namespace,
            export_symbols: false,
        };
        namespace = Some(Scope::Namespace(module.metadata.namespaces.push(scope)));
        class = Some(Scope::Type(structure(&mut module, class, "nested")));
        block = Scope::Block(module.add(LexicalBlock::new(block).at(file, line)));
        let in_namespace = structure(&mut module, namespace, "in_namespace");
        let local = structure(&mut module, Some(block), "local");
        for ty in [in_namespace, local] {
            module.add(Variable::local(function, "x", ty).at(file, line));
        }
    }
    let Some(Scope::Type(innermost)) = class else {
        panic!()
    };
    module.add(Variable::local(function, "y", innermost).at(file, 1));
    // A type that contains itself, and two types that contain each other.
    let own = structure(&mut module, None, "own");
    let (one, other) = (
        structure(&mut module, None, "one"),
        structure(&mut module, None, "other"),
    );
    for (ty, scope) in [(own, own), (one, other), (other, one)] {
        let Some(DIType::Composite(node)) = module.metadata.types.get_mut(ty) else {
            panic!()
        };
        node.scope = Some(Scope::Type(scope));
        module.add(Variable::local(function, "z", ty).at(file, 1));
    }
    module.add_function(&body);
    let sections = emit_kept(&module);
    let dwarf = Bound::new(&sections, address).dwarf();
    let header = dwarf.units().next().unwrap().unwrap();
    let unit = dwarf.unit(header).unwrap();
    let (mut entries, mut deepest) = (unit.entries(), 0);
    while let Some(entry) = entries.next_dfs().unwrap() {
        deepest = deepest.max(entry.depth());
        if let Some(gimli::AttributeValue::UnitRef(ty)) = entry.attr_value(gimli::DW_AT_type) {
            unit.entry(ty).unwrap();
        }
    }
    assert!(deepest >= depth as isize, "{deepest}");
}

#[test]
fn missing_nodes_cause_no_panic() {
    let mut module = program(Target::X86_64, Units::Two, Variables::Special);
    let (unit, file, ty) = (
        UnitId::from_index(99),
        FileId::from_index(99),
        TypeId::from_index(99),
    );
    for id in module.metadata.variables.ids() {
        let node = module.metadata.variables.get_mut(id).unwrap();
        (node.ty, node.file) = (Some(ty), Some(file));
    }
    let first = module.metadata.subprograms.ids().next().unwrap();
    module.metadata.subprograms.get_mut(first).unwrap().unit = unit;
    for id in module.metadata.inlined.ids() {
        module.metadata.inlined.get_mut(id).unwrap().call_file = file;
    }
    let blocks: Vec<BlockId> = module.metadata.blocks.ids().collect();
    // Two blocks that contain each other.
    module.metadata.blocks.get_mut(blocks[0]).unwrap().scope = Scope::Block(blocks[1]);
    module.metadata.blocks.get_mut(blocks[1]).unwrap().scope = Scope::Block(blocks[0]);
    module
        .metadata
        .units
        .get_mut(UnitId::from_index(0))
        .unwrap()
        .file = file;
    let (validated, _) = module.validate_keeping_valid();
    let lowered = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    let bound = Bound::new(
        &lowered
            .emit(&EmitOptions {
                frames: Frames::Both,
                ..EmitOptions::default()
            })
            .unwrap(),
        address,
    );
    // Their units lack a file or do not exist, so that no entry can be written.
    assert!(!bound.entries().contains("count") && bound.lines().is_empty());
}

#[test]
fn unrepresentable_modules_are_rejected() {
    let mut zero = program(Target::X86_64, Units::One, Variables::Plain);
    let name = zero.text("a\0b");
    let first = zero.metadata.variables.ids().next().unwrap();
    zero.metadata.variables.get_mut(first).unwrap().name = Some(name);
    // Validation rejects it, so that the valid part of the module can be written.
    let (validated, diagnostics) = zero.validate_keeping_valid();
    assert_eq!(
        diagnostics.iter().map(|one| one.rule).collect::<Vec<_>>(),
        [dwarfsmith::validate::Rule::ZeroByte]
    );
    let lowered = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    assert!(lowered.emit(&EmitOptions::default()).is_ok());

    let module = program(Target::X86_64, Units::One, Variables::Special);
    let lowering = LowerOptions::new(Dialect::Dwarf4);
    assert!(emit_as(&module, lowering, Frames::None).is_ok());
    let sections = emit(&module, Frames::None);
    assert_eq!(
        sections.clone().bind(0, |_| None),
        Err(BindError::Unknown("a_table".into()))
    );
    assert!(matches!(
        sections.to_elf(Some(&[0])),
        Err(ObjectError::CodeSize {
            found: 1,
            expected: 0xb0
        })
    ));
    let generic = emit(
        &program(target("generic32-be"), Units::Two, Variables::Special),
        Frames::None,
    );
    assert!(matches!(generic.to_elf(None), Err(ObjectError::Target(..))));
    // COFF and Mach-O have a number for the machine, but no order of bytes.
    let big = emit(
        &program(target("aarch64-be"), Units::Two, Variables::Special),
        Frames::None,
    );
    assert!(big.to_elf(None).is_ok());
    for format in [BinaryFormat::Coff, BinaryFormat::MachO] {
        let rejected = big.to_object(format, None);
        assert!(
            matches!(rejected, Err(ObjectError::Target(..))),
            "{rejected:?}"
        );
    }
}

/// The message of a format without a number for the machine says what would help.
#[test]
fn machines_without_a_number_are_named() {
    let generic = emit(
        &program(target("generic64-le"), Units::Two, Variables::Special),
        Frames::None,
    );
    let no_number = "the target generic64-le has no machine number in ELF; set `Description::elf`, or take the \
                     sections with `Sections::iter`";
    for rejected in [
        generic.to_elf(None),
        generic.to_jit_elf(0, |_| Some(0x1000)),
    ] {
        assert_eq!(rejected.unwrap_err().to_string(), no_number);
    }
    let error = ObjectError::Target(BinaryFormat::Coff, target("riscv64"));
    assert_eq!(
        error.to_string(),
        "COFF files for the target riscv64 are not supported; write an ELF file, or take the sections with `Sections::iter`"
    );
}

/// A machine with addresses of two bytes has a number in ELF, and files of 32 bits.
#[test]
fn code_in_memory_may_have_addresses_of_two_bytes() {
    let machine = Target::new(&MSP430).unwrap();
    let sections = emit(&Module::new(machine), Frames::None);
    let bytes = sections.to_jit_elf(0, |_| Some(0x1000)).unwrap();
    // ELFCLASS32; EM_MSP430.
    assert_eq!((bytes[4], &bytes[18..20]), (1, &[105, 0][..]));
}
