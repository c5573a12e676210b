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
    let module = text::parse(PROGRAM).unwrap().module;
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
