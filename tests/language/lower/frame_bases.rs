//! Slots counted from a frame base: `DW_OP_fbreg` where the entry of the function says where the
//! frame base is, and the frame base's own place where it does not.

use super::*;
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::text;

/// The frame base's expression and referrer, and the location of an `i32` at `fb+16`, with why
/// something is lost.
fn slot(
    target: &str,
    base: (&str, &str),
    dialect: Dialect,
) -> (bool, Vec<String>, Vec<DegradationReason>) {
    let source = format!(
        "target \"{target}\"
define @f size 0x40 !dbg !4 {{
bb0 @ 0x0:
  0x0: dbg.def !31, {}
  0x0: dbg.def !20, %slot(fb+16, 32)
  0x0: dbg.def !21, %addr(fb+24)
  0x20: dbg.kill !31
}}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"p\")
!1 = !DIFile(filename: \"a.c\", directory: \"/\")
!2 = !DIBasicType(name: \"t\", size: 32, encoding: DW_ATE_unsigned)
!3 = !DIBasicType(name: \"p\", size: 64, encoding: DW_ATE_unsigned)
!4 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1, frameBase: !30)
!10 = !DILocalVariable(name: \"x\", scope: !4, type: !2)
!11 = !DILocalVariable(name: \"p\", scope: !4, type: !3)
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(ptr)))
!30 = distinct !DIFragment()
!31 = distinct !DILifetime(object: !30, location: !DIExpr({}))
",
        base.1, base.0
    );
    let parsed = text::parse(&source).unwrap_or_else(|errors| panic!("{errors:?}\n{source}"));
    let module = &parsed.module;
    let validated = module
        .validate()
        .unwrap_or_else(|errors| panic!("{errors}"));
    let lowered = validated.lower(&LowerOptions::new(dialect)).unwrap();
    let list = |variable| match lowered.location(variable) {
        EntryLocation::Absent | EntryLocation::PerFunction { .. } => Vec::new(),
        EntryLocation::Expression(expression) => vec![lowered.text(expression.clone())],
        EntryLocation::List(entries) => {
            let entries = lowered.entries(entries.clone()).iter();
            entries
                .map(|entry| {
                    format!(
                        "{:#x}: {}",
                        entry.range.end,
                        lowered.text(entry.expression())
                    )
                })
                .collect()
        }
    };
    let is_written =
        *lowered.fragment(module.metadata.fragments.ids().next().unwrap()) != EntryLocation::Absent;
    let lists = module.metadata.variables.ids().flat_map(list).collect();
    (
        is_written,
        lists,
        lowered
            .degradations()
            .iter()
            .map(|degradation| degradation.reason)
            .collect(),
    )
}

#[test]
fn a_frame_base_that_is_written_is_counted_from() {
    let found = slot(
        "x86_64",
        ("DIOpReferrer(b64)", "%slot(rbp+0, 64)"),
        Dialect::Dwarf5,
    );
    let lists = [
        "0x20: DW_OP_fbreg 16",
        "0x20: DW_OP_fbreg 24, DW_OP_stack_value",
    ];
    assert_eq!(found, (true, lists.map(String::from).to_vec(), vec![]));
    // The frame base is what a register held on entry, which DWARF 5 can ask for.
    let on_entry = (
        "DIOpReferrer(ptr), DIOpEntryValue(ptr), DIOpDeref(b64)",
        "%reg(rdi)",
    );
    let found = slot("x86_64", on_entry, Dialect::Dwarf5);
    assert_eq!(found, (true, lists.map(String::from).to_vec(), vec![]));
}

#[test]
fn what_is_counted_from_a_frame_base_that_is_lost_is_lost_or_said_without_it() {
    use DegradationReason::{AddressSpace, EntryValue, NoMemory};
    // DWARF 4 cannot ask for the value on entry: the frame base and both variables are lost, and
    // each is reported.
    let on_entry = (
        "DIOpReferrer(ptr), DIOpEntryValue(ptr), DIOpDeref(b64)",
        "%reg(rdi)",
    );
    assert_eq!(
        slot("x86_64", on_entry, Dialect::Dwarf4),
        (false, vec![], vec![EntryValue; 3])
    );
    // The frame base is in the lane's private memory, address space 5, at SGPR4: `DW_AT_frame_base`
    // is for the memory of frames, which is another. What LLVM's dialect can say without it, it
    // says.
    let private = (
        "DIOpReferrer(ptr addrspace(5)), DIOpDeref(b64)",
        "%reg(SGPR4)",
    );
    let memory = "0x20: DW_OP_regx 36, DW_OP_deref_size 4, DW_OP_plus_uconst 16, DW_OP_lit5, \
                  DW_OP_LLVM_form_aspace_address";
    let value = "0x20: DW_OP_regx 36, DW_OP_deref_size 4, DW_OP_plus_uconst 24, DW_OP_stack_value";
    let found = slot("amdgpu-wave64", private, Dialect::Llvm);
    assert_eq!(
        found,
        (false, vec![memory.into(), value.into()], vec![NoMemory])
    );
    let found = slot("amdgpu-wave64", private, Dialect::Dwarf5);
    // In DWARF 5 a register is no operand; of the narrow register a typed value is.
    let value = "0x20: DW_OP_regval_type 36 u32, DW_OP_convert generic, DW_OP_plus_uconst 24, DW_OP_stack_value";
    assert_eq!(
        found,
        (false, vec![value.into()], vec![NoMemory, AddressSpace])
    );
    // A register is no memory that anything could be counted from.
    let register = ("DIOpReferrer(i64)", "%reg(rbp)");
    assert_eq!(
        slot("x86_64", register, Dialect::Dwarf5),
        (false, vec![], vec![NoMemory])
    );
}
