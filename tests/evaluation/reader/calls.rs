//! The values of parameters on entry, by call sites of other units.

use dwarfsmith::dwarf::{Dialect, Encoding, FrameIndex, FrameSection};
use dwarfsmith::emit::{EmitOptions, Frames};
use dwarfsmith::eval::{CallStack, ErrorCode, Evaluator, Rules, Snapshot, UnitReader};
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::target::Register;
use dwarfsmith::{Target, text};
use gimli::{EndianSlice, LittleEndian};

/// `main` passes 7 to `outer`, to a function that it finds at run time, and to an external `local`.
/// `outer` is in the other unit, with a static `local`, which is another function.
const PROGRAM: &str = r#"
target "x86_64"

define @main size 0x100 !dbg !2 {
bb0 @ 0x0:
}
frame @main entry {}
calls @main {
  0x10..0x14: !3, %reg(rdi) = !20
  0x20..0x24: unknown, %reg(rdi) = !20
  0x30..0x34: !4, %reg(rdi) = !20
}

define @outer size 0x100 !dbg !12 {
bb0 @ 0x0:
}
frame @outer entry {}

define @local size 0x100 !dbg !13 {
bb0 @ 0x0:
}
frame @local entry {}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test")
!1 = !DIFile(filename: "main.c", directory: "/")
!2 = distinct !DISubprogram(name: "main", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
!3 = !DISubprogram(name: "outer", unit: !0, file: !1, line: 2, spFlags: 0)
!4 = !DISubprogram(name: "local", unit: !0, file: !1, line: 3, spFlags: 0)
!10 = distinct !DICompileUnit(language: DW_LANG_C11, file: !11, producer: "test")
!11 = !DIFile(filename: "outer.c", directory: "/")
!12 = distinct !DISubprogram(name: "outer", unit: !10, file: !11, line: 1, spFlags: DISPFlagDefinition)
!13 = distinct !DISubprogram(name: "local", unit: !10, file: !11, line: 2, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition)
!20 = distinct !DIFragment()
!21 = distinct !DILifetime(object: !20, location: !DIExpr(DIOpConstant(i64 7)))
"#;

/// The value of rdi on entry in a function, which returns to an address in `main`.
fn passed(function: u64, return_address: u64) -> Result<u128, ErrorCode> {
    passed_in(PROGRAM, function, return_address)
}

/// The same in another program.
fn passed_in(program: &str, function: u64, return_address: u64) -> Result<u128, ErrorCode> {
    let module = text::parse(program).unwrap().module;
    let validated = module.validate().unwrap();
    let lowered = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    let options = EmitOptions {
        frames: Frames::Debug,
        ..EmitOptions::default()
    };
    let address = |symbol: &str| match symbol {
        "main" => Some(0x1000),
        "outer" => Some(0x2000),
        _ => Some(0x3000),
    };
    let program = lowered.emit(&options).unwrap().bind(0, address).unwrap();
    let section = |name: &str| {
        let found = program.iter().find(|(own, _)| own.name() == name);
        found.map_or(&[][..], |(_, bytes)| bytes)
    };
    let target = Target::X86_64;
    let mut machine = Snapshot::new(target);
    for number in 0..17u16 {
        machine.set_register(Register(number), vec![0; 8]);
    }
    machine.set_register(Register(7), 0x7ff0u64.to_le_bytes().to_vec());
    machine.set_memory(0, 0x7ff0, &return_address.to_le_bytes());
    machine.set_memory(0, 0x7ff8, &0u64.to_le_bytes());
    machine.pc = Some(function + 4);

    let evaluator = Evaluator::new(Encoding::new(Dialect::Dwarf5, target), Rules::Dwarf5);
    let frames = FrameSection::debug_frame(target, section(".debug_frame"));
    let index = FrameIndex::new(frames);
    let mut stack = CallStack::new(machine, target, evaluator.clone(), vec![index]).unwrap();
    let dwarf = gimli::Dwarf::load(|id| {
        Ok::<_, gimli::Error>(EndianSlice::new(section(id.name()), LittleEndian))
    })
    .unwrap();
    let mut headers = dwarf.units();
    while let Some(header) = headers.next().unwrap() {
        let unit = dwarf.unit(header).unwrap();
        let reader = UnitReader::new(&dwarf, &unit, target).unwrap();
        reader.add_to(&mut stack);
    }
    while stack.unwind().unwrap() {}
    assert_eq!(stack.frames().len(), 2);
    // DW_OP_entry_value (DW_OP_reg5).
    let value = evaluator.clone().value(&stack, &[0xa3, 1, 0x55], &[]);
    value
        .map(|value| value.unsigned())
        .map_err(|error| error.code)
}

/// A declared function is found by its symbol. Where another function runs, `outer` has ended in a
/// tail call to it, and what it was passed is unknown.
#[test]
fn declared_functions_are_found_in_other_units() {
    assert_eq!(passed(0x2000, 0x1014), Ok(7));
    assert_eq!(passed(0x3000, 0x1014), Err(ErrorCode::Unavailable));
}

/// If tail calls lead from `outer` back to it, `main` may have called it with another value.
#[test]
fn what_functions_were_passed_by_their_own_tail_calls_is_unknown() {
    let (known, unknown) = (Ok(7), Err(ErrorCode::Unavailable));
    let outer = |target: &str| format!("calls @outer {{ 0x50..0x55: {target} tail }}\n");
    let local = |target: &str| format!("calls @local {{ 0x50..0x55: {target} tail }}\n");
    for (calls, want) in [
        (outer("!13"), known),
        (outer("!12"), unknown),
        (outer("!13") + &local("!13"), known),
        (outer("!13") + &local("!12"), unknown),
        (outer("unknown"), unknown),
        (outer("!13") + &local("unknown"), unknown),
        (local("!12"), known),
    ] {
        let program = PROGRAM.replacen("!0 =", &format!("{calls}!0 ="), 1);
        assert_eq!(passed_in(&program, 0x2000, 0x1014), want, "{calls}");
    }
}

/// A call of an unknown function may have ended in a tail call.
#[test]
fn what_unknown_functions_were_passed_is_unknown() {
    assert_eq!(passed(0x2000, 0x1024), Err(ErrorCode::Unavailable));
    assert_eq!(passed(0x3000, 0x1024), Err(ErrorCode::Unavailable));
}

/// The name of a static function in another unit is not the symbol that `main` calls.
#[test]
fn static_functions_of_other_units_are_not_called() {
    assert_eq!(passed(0x3000, 0x1034), Err(ErrorCode::Unavailable));
}

/// All frames of a machine that has stopped at 0x2004, in a function called from before 0x1014.
fn unwound<'d>(reader: super::Reader<'_, 'd>, frames: &'d [u8]) -> CallStack<'d, Snapshot> {
    let target = Target::X86_64;
    let index = FrameIndex::new(FrameSection::debug_frame(target, frames));
    let machine = super::hand::stopped(0x2004, 0x1014);
    let evaluator = super::hand::evaluator();
    let mut stack = CallStack::new(machine, target, evaluator, vec![index]).unwrap();
    reader.add_to(&mut stack);
    while stack.unwind().unwrap() {}
    stack
}

/// gcc describes a parameter that is passed by reference by its address and by the value there, as
/// in `DW_OP_entry_value (DW_OP_breg4 0, DW_OP_deref_size 4)` (DWARF 5 section 3.4.2).
#[test]
fn the_value_of_a_parameter_by_reference_is_that_of_the_call() {
    // 1: compile unit: low_pc addr. 2: subprogram: name string, low_pc addr, high_pc data1. 3: call
    // site: call_return_pc addr, call_origin ref1. 4: its parameter: location, call_value and
    // call_data_value exprloc.
    const ABBREVIATIONS: &[u8] = &[
        1, 0x11, 1, 0x11, 0x01, 0, 0, //
        2, 0x2e, 1, 0x03, 0x08, 0x11, 0x01, 0x12, 0x0b, 0, 0, //
        3, 0x48, 1, 0x7d, 0x01, 0x7f, 0x11, 0, 0, //
        4, 0x49, 0, 0x02, 0x18, 0x7e, 0x18, 0x86, 0x01, 0x18, 0, 0, 0,
    ];
    // The same in GNU's extension of DWARF 4: DW_TAG_GNU_call_site with low_pc and abstract_origin,
    // DW_TAG_GNU_call_site_parameter with GNU_call_site_value and GNU_call_site_data_value.
    const GNU: &[u8] = &[
        1, 0x11, 1, 0x11, 0x01, 0, 0, //
        2, 0x2e, 1, 0x03, 0x08, 0x11, 0x01, 0x12, 0x0b, 0, 0, //
        3, 0x89, 0x82, 0x01, 1, 0x11, 0x01, 0x31, 0x11, 0, 0, //
        4, 0x8a, 0x82, 0x01, 0, 0x02, 0x18, 0x91, 0x42, 0x18, 0x92, 0x42, 0x18, 0, 0, 0,
    ];
    // The first entry follows the unit's header of 11 bytes and its entry of 9.
    let f = 20;
    let code = |code: u8, name: u8, start: u64| {
        [&[code, name, 0][..], &start.to_le_bytes(), &[0x40]].concat()
    };
    let entries = [
        &code(2, b'f', 0x2000)[..],
        &[0],
        &code(2, b'm', 0x1000),
        &[3],
        &0x1014u64.to_le_bytes(),
        // In rsi, the address 9; the value there is 3.
        &[f, 4, 1, 0x54, 1, 0x39, 1, 0x33],
        &[0, 0],
    ]
    .concat();
    let info = super::hand::unit(&entries);
    let frames = super::hand::debug_frame(&[(0x1000, 0x1040), (0x2000, 0x2040)]);
    for abbreviations in [ABBREVIATIONS, GNU] {
        let sections = [(".debug_info", &info[..]), (".debug_abbrev", abbreviations)];
        super::hand::read(&sections, |reader| {
            let stack = unwound(reader, &frames);
            assert_eq!(stack.frames().len(), 2);
            for (expression, expected) in [
                // breg4 0, deref_size 4; breg4 0, deref.
                (&[0xa3, 4, 0x74, 0, 0x94, 4][..], Ok(3)),
                (&[0xa3, 3, 0x74, 0, 0x06], Ok(3)),
                // The address itself.
                (&[0xa3, 1, 0x54], Ok(9)),
                // Another address: breg4 8, deref_size 4; breg5 0, deref_size 4.
                (&[0xa3, 4, 0x74, 8, 0x94, 4], Err(ErrorCode::Unavailable)),
                (&[0xa3, 4, 0x75, 0, 0x94, 4], Err(ErrorCode::Unavailable)),
            ] {
                let value = super::hand::evaluator().value(&stack, expression, &[]);
                let value = value.map(|value| value.unsigned());
                assert_eq!(
                    value.map_err(|error| error.code),
                    expected,
                    "{expression:x?}"
                );
            }
        });
    }
}

/// A call of a declaration is one of the function with its symbol, which older compilers state as
/// `DW_AT_MIPS_linkage_name`.
#[test]
fn older_names_of_symbols_are_known() {
    for linkage_name in [&[0x6e][..], &[0x87, 0x40]] {
        // 1: compile unit: low_pc addr. 2: subprogram: name and linkage name string, external
        // flag_present, low_pc addr, high_pc data1. 3: the same, declared. 4: call site:
        // call_return_pc addr, call_origin ref1. 5: its parameter: location and call_value exprloc.
        let names = [&[0x03, 0x08][..], linkage_name, &[0x08, 0x3f, 0x19]].concat();
        let abbreviations = [
            &[1, 0x11, 1, 0x11, 0x01, 0, 0][..],
            &[2, 0x2e, 1],
            &names,
            &[0x11, 0x01, 0x12, 0x0b, 0, 0],
            &[3, 0x2e, 0],
            &names,
            &[0x3c, 0x19, 0, 0],
            &[4, 0x48, 1, 0x7d, 0x01, 0x7f, 0x11, 0, 0],
            &[5, 0x49, 0, 0x02, 0x18, 0x7e, 0x18, 0, 0, 0],
        ]
        .concat();
        let code = |name: u8, symbol: u8, start: u64| {
            [&[2, name, 0, symbol, 0][..], &start.to_le_bytes(), &[0x40]].concat()
        };
        // The first entry follows the unit's header of 11 bytes and its entry of 9.
        let declaration = 20;
        let entries = [
            &[3, b'd', 0, b's', 0][..],
            &code(b'f', b's', 0x2000),
            &[0],
            &code(b'm', b't', 0x1000),
            &[4],
            &0x1014u64.to_le_bytes(),
            // In rsi, 9.
            &[declaration, 5, 1, 0x54, 1, 0x39],
            &[0, 0],
        ]
        .concat();
        let info = super::hand::unit(&entries);
        let frames = super::hand::debug_frame(&[(0x1000, 0x1040), (0x2000, 0x2040)]);
        let sections = [
            (".debug_info", &info[..]),
            (".debug_abbrev", &abbreviations[..]),
        ];
        super::hand::read(&sections, |reader| {
            let stack = unwound(reader, &frames);
            // DW_OP_entry_value (DW_OP_reg4).
            let value = super::hand::evaluator().value(&stack, &[0xa3, 1, 0x54], &[]);
            let value = value.map(|value| value.unsigned());
            assert_eq!(
                value.map_err(|error| error.code),
                Ok(9),
                "{linkage_name:x?}"
            );
        });
    }
}
