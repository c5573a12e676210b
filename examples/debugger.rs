//! The program of docs/debugger.md: the locations of a stopped program's variables, and their values.
//!
//! ```sh
//! cargo run --example debugger
//! ```

use dwarfsmith::dwarf::{Dialect, Encoding, FrameIndex, FrameSection};
use dwarfsmith::emit::EmitOptions;
use dwarfsmith::eval::{CallStack, Evaluator, Rules, Snapshot, UnitReader, Value, ValueType};
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::{Target, gimli, text};
use std::error::Error;

/// The program, as a module in text.
const SOURCE: &str = r#"
target "x86_64"
define @main size 0x40 !dbg !4 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rbx)
}
calls @main { 0x10..0x15: !5, %reg(rdi) = !10 }
frame @main { 0x0: cfa = rsp+16; ra = [cfa-8] }
define @add size 0x40 !dbg !5 {
bb0 @ 0x0:
  0x0: dbg.def !21, %reg(rdi)
  0x8: dbg.kill !21
  0x8: dbg.def !22, %reg(rdi)
  0x8: dbg.def !23, %reg(rax)
}
frame @add entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
!1 = !DIFile(filename: "f.c", directory: "/src")
!2 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!3 = !DICompositeType(tag: DW_TAG_structure_type, name: "pair", size: 128, elements: !{!6, !7})
!4 = distinct !DISubprogram(name: "main", unit: !0, file: !1, line: 9, flags: DIFlagAllCallsDescribed)
!5 = distinct !DISubprogram(name: "add", unit: !0, file: !1, line: 1)
!6 = !DIDerivedType(tag: DW_TAG_member, name: "first", baseType: !2, size: 64, offset: 0)
!7 = !DIDerivedType(tag: DW_TAG_member, name: "second", baseType: !2, size: 64, offset: 64)
!10 = !DILocalVariable(name: "k", scope: !4, file: !1, line: 9, type: !2)
!11 = !DILocalVariable(name: "n", arg: 1, scope: !5, file: !1, line: 1, type: !2)
!12 = !DILocalVariable(name: "pair", scope: !5, file: !1, line: 2, type: !3)
!15 = distinct !DIFragment()
!16 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64), DIOpEntryValue(i64)))
!23 = distinct !DILifetime(object: !15, location: !DIExpr(DIOpReferrer(i64)))
!24 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, i64), DIOpArg(1, i64), DIOpComposite(2, b128)), argObjects: {!15, !16})
!25 = distinct !DILifetime(object: !16, location: !DIExpr(DIOpReferrer(i64)), kind: bounded)
"#;

pub fn main() -> Result<(), Box<dyn Error>> {
    let module = text::parse(SOURCE)
        .map_err(|errors| format!("{errors:?}"))?
        .module;
    let validated = module.validate()?;
    let lowered = validated.lower(&LowerOptions::new(Dialect::Dwarf5))?;
    let sections = lowered
        .emit(&EmitOptions::default())?
        .bind(0, |symbol| match symbol {
            "main" => Some(0x1000),
            "add" => Some(0x1040),
            _ => None,
        })?;
    let section = |name: &str| {
        let found = sections.iter().find(|(id, _)| id.name() == name);
        found.map_or(&[][..], |(_, bytes)| bytes)
    };

    let target = Target::X86_64;
    let mut machine = Snapshot::new(target);
    let mut set = |name: &str, value: u64| {
        let register = target.register(name).ok_or("no such register")?;
        machine.set_register(register, value.to_le_bytes().to_vec());
        Ok::<(), &str>(())
    };
    set("rip", 0x1050)?;
    set("rsp", 0x7000)?;
    set("rax", 42)?;
    set("rbx", 5)?;
    set("rdi", 0xdead)?;
    machine.pc = Some(0x1050);
    machine.set_memory(0, 0x7000, &0x1015_u64.to_le_bytes());
    machine.set_memory(0, 0x7010, &0_u64.to_le_bytes()); // the return address of `main`

    let dwarf = gimli::Dwarf::load(|id| {
        Ok::<_, gimli::Error>(gimli::EndianSlice::new(
            section(id.name()),
            gimli::LittleEndian,
        ))
    })?;
    let header = dwarf.units().next()?.ok_or("no unit")?;
    let unit = dwarf.unit(header)?;
    let reader = UnitReader::new(&dwarf, &unit, target)?;

    let function = reader.function_at(0x1050).ok_or("no function")?;
    assert_eq!(reader.name(function)?, "add");
    let objects = reader.objects_at(0x1050);
    let names: Vec<String> = objects
        .iter()
        .map(|entry| reader.name(*entry))
        .collect::<Result<_, _>>()?;
    assert_eq!(names, ["n", "pair"]);

    let pair = reader.location(objects[1], 0x1050, &machine)?;
    assert_eq!(pair.to_string(), "comp[0..8: reg(0)+0, 8..16: undef]+0");
    let evaluator = reader.evaluator();
    let contents = evaluator.read_known(&machine, &pair, 128)?;
    assert_eq!(contents.to_string(), "2a00000000000000________________");
    assert_eq!(contents.known_bytes(0, 8), Some(&42_u64.to_le_bytes()[..]));

    assert!(reader.location(objects[0], 0x1050, &machine).is_err());

    let frames = FrameSection::debug_frame(target, section(".debug_frame"));
    let rules = Evaluator::new(Encoding::new(Dialect::Dwarf5, target), Rules::Dwarf5);
    let mut stack = CallStack::new(machine, target, rules, vec![FrameIndex::new(frames)])?;
    reader.add_to(&mut stack);
    while stack.unwind()? {}
    assert_eq!(stack.frames().len(), 2);
    assert_eq!(
        (stack.frames()[1].pc, stack.frames()[1].address),
        (0x1015, 0x1014)
    );

    let n = reader.location(objects[0], 0x1050, &stack)?;
    let base = reader.object_type(objects[0])?.base.ok_or("no base type")?;
    let contents = evaluator.read_known(&stack, &n, 64)?;
    let value = Value::from_bytes(ValueType::Base(base), &contents.bytes, target.byte_order())?;
    assert_eq!(value.to_string(), "i64 5");

    assert!(stack.select(1));
    let address = stack.frames()[1].address;
    let [k] = reader.objects_at(address)[..] else {
        return Err("one variable".into());
    };
    let place = reader.location(k, address, &stack)?;
    assert_eq!(
        evaluator.read_known(&stack, &place, 64)?.to_string(),
        "0500000000000000"
    );
    Ok(())
}
