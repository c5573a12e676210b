//! Frame rules that a dialect cannot say: each is in the report, with the code in which it would
//! hold.

use super::*;
use dwarfsmith::ObjectNames;
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::text;

/// What is lost of the frame rules of a function of 0x40 bytes.
fn lost(target: &str, rows: &str, dialect: Dialect) -> Vec<String> {
    let source = format!(
        "target \"{target}\"
define @f size 0x40 !dbg !4 {{}}
frame @f entry {{
{rows}}}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"p\")
!1 = !DIFile(filename: \"a.c\", directory: \"/\")
!4 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1)
"
    );
    let parsed = text::parse(&source).unwrap_or_else(|errors| panic!("{errors:?}\n{source}"));
    let validated = parsed
        .module
        .validate()
        .unwrap_or_else(|errors| panic!("{errors}"));
    let lowered = validated.lower(&LowerOptions::new(dialect)).unwrap();
    let names = ObjectNames::of(&parsed.module);
    let text = |lost: &dwarfsmith::lower::Degradation| {
        let name = lost.name(&parsed.module, &names);
        format!(
            "{name} {:#x}..{:#x} {:?}",
            lost.range.start, lost.range.end, lost.reason
        )
    };
    lowered.degradations().iter().map(text).collect()
}

#[test]
fn a_frame_in_an_address_space_that_the_dialect_lacks_is_lost_and_reported() {
    let rows = "  0x4: cfa = SGPR32+64; SGPR40 = [cfa-4]
  0x8: SGPR41 = SGPR50
  0x10: remember_state; SGPR40 = undefined; SGPR42 = same_value
  0x18: restore_state
  0x20: restore SGPR41
";
    // The CFA is in address space 6 on AMD GPUs. Of a rule that is set again by restore_state, a
    // new stretch begins.
    let want = [
        "the canonical frame address of `f` 0x0..0x40 AddressSpace",
        "the caller's SGPR40 in `f` 0x4..0x10 AddressSpace",
        "the caller's SGPR40 in `f` 0x18..0x40 AddressSpace",
        "the caller's SGPR41 in `f` 0x8..0x20 AddressSpace",
        "the caller's SGPR42 in `f` 0x10..0x18 AddressSpace",
    ];
    for dialect in [Dialect::Dwarf4, Dialect::Dwarf5] {
        assert_eq!(lost("amdgpu-wave64", rows, dialect), want);
    }
    for dialect in [Dialect::Llvm, Dialect::LlvmLegacy, Dialect::Dwarf6Draft] {
        assert_eq!(lost("amdgpu-wave64", rows, dialect), [""; 0]);
    }
    // -6 is no multiple of 4, and an expression has no number for an address in another space.
    let value = "  0x4: SGPR40 = cfa-6; SGPR41 = cfa-8\n  0x8: SGPR40 = SGPR41\n";
    let want = ["the caller's SGPR40 in `f` 0x4..0x8 AddressSpace"];
    assert_eq!(lost("amdgpu-wave64", value, Dialect::Llvm), want);
}

#[test]
fn a_rule_whose_expression_is_lost_is_reported() {
    // A number of 128 bits has no place on the stack.
    let wide = "!DIExpr(DIOpReferrer(u128), DIOpConstant(u128 3), DIOpMul()) of %reg(xmm1)";
    let rows = format!(
        "  0x4: xmm3 = {wide}\n  0x8: remember_state; xmm3 = undefined\n  0x10: restore_state\n"
    );
    let want = [
        "the caller's xmm3 in `f` 0x4..0x8 Type",
        "the caller's xmm3 in `f` 0x10..0x40 Type",
    ];
    assert_eq!(lost("x86_64", &rows, Dialect::Dwarf5), want);
    // Without its CFA a function has no frame: the return address, which is counted from it, is
    // lost from the start.
    let rows = "  0x4: cfa = !DIExpr(DIOpReferrer(f64), DIOpConvert(ptr)) of %reg(xmm0, 0, 64); rbx = [cfa-16]\n";
    let want = [
        "the canonical frame address of `f` 0x0..0x40 Type",
        "the caller's rbx in `f` 0x4..0x40 Type",
        "the caller's rip in `f` 0x0..0x40 Type",
    ];
    assert_eq!(lost("x86_64", rows, Dialect::Dwarf5), want);
}
