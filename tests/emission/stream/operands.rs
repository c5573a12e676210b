//! Operands of expressions in an incremental emission that refer to entries of the same module,
//! which may move.

use super::super::support::valid;
use super::incremental::{lowered, module_with};
use super::{SIZE, Shared, shared};
use dwarfsmith::build::{BasicType, Fragment, Lifetime, PointerType, Subprogram, Variable};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{EmitOptions, Incremental, SectionId, Sections};
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::markers::{FunctionBody, Referrer, ValueId};
use dwarfsmith::target::Register;
use dwarfsmith::{AddressSpace, Bits, Module, Position, Target, Type};
use gimli::{EndianSlice, LittleEndian};

/// Adds a function with pointers to objects in registers. Their lists differ only in the DWARF
/// procedures that the expressions refer to.
fn with_pointers(shared: &Shared, module: &mut Module, name: &str, registers: [[u16; 2]; 2]) {
    let pointer = module.add(PointerType::to(shared.int));
    let mut address = module.builder();
    let built = address.referrer(Type::int(32));
    built.and_then(|it| it.addr_of(AddressSpace(0))).unwrap();
    let address = module.expr(&address);
    let function = Subprogram::new(shared.unit, name).at(shared.files[0], 1);
    let function = module.add(function);
    let mut body = FunctionBody::default();
    body.begin(module.text(name), function, SIZE);
    body.block(Position(0));
    for (value, [first, second]) in (0..).zip(registers) {
        let name = format!("p{value}");
        let variable = Variable::local(function, &name, pointer);
        let variable = module.add(variable.at(shared.files[0], 1));
        let lifetime = module.add(Lifetime::bounded(variable, address));
        let value = ValueId(value);
        body.def(Position(0), lifetime, Referrer::Value(value));
        body.value(value, 0x10..0x20, Referrer::register(Register(first)));
        body.value(value, 0x20..0x30, Referrer::register(Register(second)));
    }
    module.add(&body);
}

type Slice<'a> = EndianSlice<'a, LittleEndian>;

/// For each variable whose name begins with a letter, and each range of its list: the expression of
/// the DWARF procedure that the first operation refers to, or its own expression, as gimli reads it.
fn procedures(sections: &Sections, letter: char) -> Vec<(String, Vec<Vec<u8>>)> {
    let bound = sections.clone().bind(0, |_| Some(0x1000)).unwrap();
    let load = |id: gimli::SectionId| {
        let section = bound.iter().find(|section| section.0.name() == id.name());
        let bytes = section.map_or(&[][..], |section| &section.1);
        Ok::<_, gimli::Error>(EndianSlice::new(bytes, LittleEndian))
    };
    let dwarf = gimli::Dwarf::load(load).unwrap();
    let header = dwarf.units().next().unwrap().unwrap();
    let unit = dwarf.unit(header).unwrap();
    let encoding = unit.encoding();
    let name = |entry: &gimli::DebuggingInformationEntry<Slice<'_>>| {
        let name = entry.attr_value(gimli::DW_AT_name)?;
        let name = dwarf.attr_string(&unit, name).unwrap();
        Some(name.to_string_lossy().into_owned())
    };
    // The ranges of a location, or its only expression.
    let locations = |entry: &gimli::DebuggingInformationEntry<Slice<'_>>| {
        let location = entry.attr_value(gimli::DW_AT_location).unwrap();
        if let Some(expression) = location.exprloc_value() {
            return vec![expression.0.slice().to_vec()];
        }
        let mut list = dwarf.attr_locations(&unit, location).unwrap().unwrap();
        let mut expressions = Vec::new();
        while let Some(range) = list.next().unwrap() {
            expressions.push(range.data.0.slice().to_vec());
        }
        expressions
    };
    let procedure = |expression: Vec<u8>| {
        let expression = gimli::Expression(EndianSlice::new(&expression, LittleEndian));
        let operation = expression.operations(encoding).next().unwrap();
        let offset = match operation.unwrap() {
            gimli::Operation::ImplicitPointer { value, .. } => {
                value.to_unit_offset(&unit.header).unwrap()
            }
            gimli::Operation::Call {
                offset: gimli::DieReference::UnitRef(offset),
            } => offset,
            _ => return expression.0.slice().to_vec(),
        };
        let procedure = unit.entry(offset).unwrap();
        assert_eq!(procedure.tag(), gimli::DW_TAG_dwarf_procedure);
        if let Some(ty) = procedure.attr_value(gimli::DW_AT_type) {
            let gimli::AttributeValue::UnitRef(ty) = ty else {
                panic!("{ty:?}");
            };
            assert_eq!(unit.entry(ty).unwrap().tag(), gimli::DW_TAG_structure_type);
        }
        locations(&procedure).swap_remove(0)
    };
    let mut entries = unit.entries();
    let (mut function, mut found) = (String::new(), Vec::new());
    while let Some(entry) = entries.next_dfs().unwrap() {
        match (entry.tag(), name(entry)) {
            (gimli::DW_TAG_subprogram, Some(name)) => function = name,
            (gimli::DW_TAG_variable, Some(name)) if name.starts_with(letter) => {
                let ranges = locations(entry).into_iter();
                found.push((
                    format!("{function}.{name}"),
                    ranges.map(procedure).collect(),
                ));
            }
            _ => {}
        }
    }
    found
}

/// Adds a function with four variables for each factor. Three are computed from `rax * factor + 7`.
/// The first two are that number, so that their lists are equal; the next one is in `rbx`.
fn with_procedures(shared: &Shared, module: &mut Module, name: &str, factors: [i128; 2]) {
    let function = Subprogram::new(shared.unit, name).at(shared.files[0], 1);
    let function = module.add(function);
    let long = module.add(BasicType::new("long", Bits(64), gimli::DW_ATE_signed));
    let mut body = FunctionBody::default();
    body.begin(module.text(name), function, SIZE);
    body.block(Position(0));
    let ty = Type::int(64);
    let mut lifetimes = Vec::new();
    for factor in factors {
        let mut product = module.builder();
        let built = product.referrer(ty).and_then(|it| it.constant(ty, factor));
        let built = built.and_then(|it| it.mul()?.constant(ty, 7)?.add());
        built.unwrap();
        let product = module.expr(&product);
        let number = module.add(Fragment);
        let lifetime = module.add(Lifetime::bounded(number, product));
        body.def(Position(0), lifetime, Referrer::register(Register(0)));
        lifetimes.push(lifetime);
        let declare = |module: &mut Module, name: &str| {
            let variable = Variable::local(function, name, long);
            module.add(variable.at(shared.files[0], 1))
        };
        for index in 0..3 {
            let variable = declare(module, &format!("n{factor}_{index}"));
            let mut sum = module.builder();
            let built = sum.arg(0, ty).and_then(|it| match index {
                0 | 1 => Ok(it),
                _ => it.constant(ty, 1)?.add(),
            });
            built.unwrap();
            let sum = module.expr(&sum);
            module.add(Lifetime::computed(variable, sum).arguments(&[number.into()]));
            if index == 1 {
                let variable = declare(module, &format!("r{factor}"));
                let mut place = module.builder();
                place.referrer(ty).unwrap();
                let place = module.expr(&place);
                let lifetime = module.add(Lifetime::bounded(variable, place));
                body.def(Position(0), lifetime, Referrer::register(Register(3)));
                lifetimes.push(lifetime);
            }
        }
    }
    for lifetime in lifetimes {
        body.kill(Position(0x20), lifetime);
    }
    module.add(&body);
}

/// Operands without relocations refer to entries of the same module, too. If a list with such an
/// operand is replaced by an equal one, the operand must not be filled in.
#[test]
fn calls_of_procedures_refer_to_entries_that_move() {
    let shared = shared(Target::X86_64);
    let options = LowerOptions {
        factor_procedures: true,
        ..LowerOptions::new(Dialect::Dwarf5)
    };
    let validated = valid(&shared.module);
    let base = validated.lower(&options).unwrap();
    let mut program = base.incremental(&EmitOptions::default()).unwrap();
    let mut add = |name: &str, factors| {
        let module = module_with(&shared, |it| with_procedures(&shared, it, name, factors));
        let validated = valid(&module);
        program.add(&validated.lower(&options).unwrap()).unwrap()
    };
    let first = add("first", [1_000_003, 2_000_003]);
    add("second", [1_500_007, 2_050_011]);
    let assert_called = |program: &mut Incremental<'_, '_, '_>, factors: &[u32]| {
        let sections = program.sections().unwrap();
        let registers = procedures(&sections, 'r');
        assert_eq!(registers.len(), factors.len());
        // DW_OP_reg3.
        assert!(
            registers.iter().all(|it| it.1 == [[0x53]]),
            "{registers:x?}"
        );
        let found = procedures(&sections, 'n');
        assert_eq!(found.len(), 3 * factors.len());
        for (variables, factor) in found.chunks(3).zip(factors) {
            for (name, called) in variables {
                assert!(name.contains(&format!(".n{factor}_")), "{name} {factor}");
                // The operand of DW_OP_constu: seven bits in each byte, the lowest first. The numbers
                // need three bytes.
                let operand = [
                    factor & 0x7f | 0x80,
                    factor >> 7 & 0x7f | 0x80,
                    factor >> 14,
                ];
                let operand = operand.map(|byte| byte as u8);
                let has_factor = |bytes: &[u8]| bytes.windows(3).any(|it| it == operand);
                assert!(!called.is_empty(), "{name}");
                assert!(called.iter().all(|it| has_factor(it)), "{name} {called:x?}");
            }
        }
    };
    let second = [1_500_007, 2_050_011];
    assert_called(&mut program, &[1_000_003, 2_000_003, second[0], second[1]]);
    program.remove(first).unwrap();
    assert_called(&mut program, &second);
}

/// Operands of expressions refer to entries of the same module, which move.
#[test]
fn operands_refer_to_entries_that_move() {
    let shared = shared(Target::X86_64);
    let validated = valid(&shared.module);
    let base = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    let mut program = base.incremental(&EmitOptions::default()).unwrap();
    let mut add = |name: &str, registers| {
        let module = module_with(&shared, |it| with_pointers(&shared, it, name, registers));
        lowered(&module, |it| program.add(it)).unwrap()
    };
    let first = add("first", [[0, 3], [1, 2]]);
    let second = add("second", [[6, 7], [8, 9]]);
    add("third", [[10, 11], [12, 13]]);
    // DW_OP_reg0 is 0x50.
    let named = |name: &str, registers: [u8; 2]| {
        let expressions = registers.map(|register| vec![0x50 + register]);
        (name.to_owned(), expressions.to_vec())
    };
    let third = [named("third.p0", [10, 11]), named("third.p1", [12, 13])];
    let [before, after] = &third;
    let all = [
        named("first.p0", [0, 3]),
        named("first.p1", [1, 2]),
        named("second.p0", [6, 7]),
        named("second.p1", [8, 9]),
        before.clone(),
        after.clone(),
    ];
    assert_eq!(procedures(&program.sections().unwrap(), 'p'), all);
    program.remove(first).unwrap();
    let sections = program.sections().unwrap();
    assert_eq!(procedures(&sections, 'p'), all[2..]);
    // The table of lists starts after a header of twelve bytes. Its first two lists, which nothing
    // refers to, are empty: they start with the end of a list, 0.
    let lists = sections.bytes(SectionId::DebugLocLists);
    for index in 0..6 {
        let at = 12 + 4 * index;
        let start = u32::from_le_bytes(lists[at..at + 4].try_into().unwrap());
        assert_eq!(lists[12 + start as usize] == 0, index < 2, "{index}");
    }
    let module = module_with(&shared, |it| shared.function(it, 2));
    lowered(&module, |it| program.replace(second, it)).unwrap();
    assert_eq!(procedures(&program.sections().unwrap(), 'p'), third);
}
