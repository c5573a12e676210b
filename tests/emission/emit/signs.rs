//! Numbers whose computation depends on a sign, in gdb and lldb.
//!
//! lldb 22 compares values of the generic type as unsigned, and shifts them right without copies of
//! the sign. The two debuggers agree only on expressions without such comparisons and shifts.

use super::{debugger, support, valid};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::EmitOptions;
use dwarfsmith::lower::{DegradationReason, LowerOptions};
use std::fmt::Write as _;

/// A variable's type, its expression, and its value. `a` = rdi = -7, `b` = rsi = 3, `c` = rdx =
/// 2^63 + 5, and `d` = rcx, whose low 32 bits are 0x80000081, and whose other bits are not zeros.
#[rustfmt::skip]
const VARIABLES: [(&str, &str, &str); 43] = [
    // 0x80000081 is -2147483519 as a signed number of 32 bits, and 0x81 is -127 as one of 8.
    ("i64", "d i64, Convert(i32), Convert(i64)", "-2147483519"),
    ("i64", "d i64, Convert(i8), Convert(i64)", "-127"),
    ("i64", "d i64, Convert(i32), SExt(i64)", "-2147483519"),
    ("i64", "d u64, Convert(u32), SExt(i64)", "-2147483519"),
    ("i64", "d i64, Convert(i1), Convert(i64)", "-1"),
    ("i64", "b i64, Constant(i64 7), And(), Convert(i3), Convert(i64)", "3"),
    ("i64", "d u64, Convert(u8), Convert(i64)", "129"),
    ("i32", "d i64, Convert(i16), Convert(i32)", "129"),
    // -7 >> 1 = -4, which is rounded down; -127 >> 3 = -16.
    ("i64", "a i64, Constant(i64 1), AShr()", "-4"),
    ("i64", "a i64, b i64, AShr()", "-1"),
    ("i64", "a i64, Constant(i64 200), AShr()", "-1"),
    ("i64", "b i64, Constant(i64 1), AShr()", "1"),
    ("i64", "c i64, Constant(i64 61), AShr()", "-4"),
    ("i32", "d i64, Convert(i8), Constant(i8 3), AShr(), Convert(i32)", "-16"),
    ("i32", "d i64, Convert(i32), Constant(i32 31), Shr()", "-1"),
    // -7 ÷ 3 = -2, and the remainder is -1; 0x80000081 ÷ 2 = -1073741759.5.
    ("i64", "a i64, b i64, Div()", "-2"),
    ("i64", "a i64, b i64, Mod()", "-1"),
    ("i32", "d i64, Convert(i32), Constant(i32 2), Div()", "-1073741759"),
    // (2^63 + 5) ÷ 3 = 3074457345618258604 remainder 1; (2^64 - 7) ÷ (2^63 + 5) = 1.
    ("i64", "c u64, b u64, Div(), Convert(i64)", "3074457345618258604"),
    ("i64", "a u64, c u64, Div(), Convert(i64)", "1"),
    ("i64", "c u64, a u64, Div(), Convert(i64)", "0"),
    ("i64", "c u64, c u64, Div(), Convert(i64)", "1"),
    ("i64", "b u64, c u64, Div(), Convert(i64)", "0"),
    ("i64", "a u64, Constant(u64 1), Div(), Convert(i64)", "-7"),
    ("i64", "c u64, Constant(u64 1000000007), Div(), Convert(i64)", "9223371972"),
    ("i64", "c u64, b u64, Mod(), Convert(i64)", "1"),
    ("i64", "a i64, Abs()", "7"),
    ("i64", "b i64, Abs()", "3"),
    ("i32", "d i64, Convert(i8), Abs(), Convert(i32)", "127"),
    // Comparisons.
    ("i32", "a i64, Constant(i64 0), Lt(), Convert(i32)", "1"),
    ("i32", "b i64, a i64, Gt(), Convert(i32)", "1"),
    ("i32", "a i64, a i64, Ge(), Convert(i32)", "1"),
    ("i32", "b i64, a i64, Le(), Convert(i32)", "0"),
    ("i32", "a u64, b u64, Lt(), Convert(i32)", "0"),
    ("i32", "c u64, a u64, Le(), Convert(i32)", "1"),
    ("i32", "a u64, c u64, Gt(), Convert(i32)", "1"),
    ("i32", "d i64, Convert(i32), Constant(i32 1), Lt(), Convert(i32)", "1"),
    ("i32", "d i64, Convert(i8), b i64, Convert(i8), Ge(), Convert(i32)", "0"),
    ("i32", "d u64, Convert(u32), Constant(u32 1), Lt(), Convert(i32)", "0"),
    // A choice between registers, and between a register and a constant: DWARF 5 has only the
    // value. The upper half of 2^63 + 5 is -2^31.
    ("i64", "a i64, b i64, a i64, Constant(i64 0), Lt(), Choose()", "-7"),
    ("i64", "a i64, Constant(i64 9), b i64, Constant(i64 0), Lt(), Choose()", "9"),
    ("i32", "d i64, a i64, b i64, Constant(i64 0), Gt(), Choose(), Constant(i64 0), ByteOffset(i32)", "-2147483519"),
    ("i32", "c i64, a i64, b i64, Constant(i64 0), Gt(), Choose(), Constant(i64 4), ByteOffset(i32)", "-2147483648"),
];

/// Returns a module with all variables in one function.
fn module() -> String {
    let mut text = String::from(
        r#"target "x86_64"
define @compute size 0x25 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(rdi)
  0x0: dbg.def !21, %reg(rsi)
  0x0: dbg.def !22, %reg(rdx)
  0x0: dbg.def !23, %reg(rcx)
}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "signs.c", directory: "/")
!2 = distinct !DISubprogram(name: "compute", unit: !0, file: !1, line: 1)
!3 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DIFragment()
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!13 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i64)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i64)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i64)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i64)))
"#,
    );
    for (number, (ty, expression, _)) in VARIABLES.iter().enumerate() {
        let (variable, lifetime) = (100 + number, 200 + number);
        let ty = if *ty == "i64" { 3 } else { 4 };
        writeln!(
            text,
            r#"!{variable} = !DILocalVariable(name: "v{number}", scope: !2, file: !1, line: 1, type: !{ty})
!{lifetime} = distinct !DILifetime(object: !{variable}, location: !DIExpr({}), argObjects: {{!10, !11, !12, !13}})"#,
            operations(expression, "i64")
        )
        .unwrap();
    }
    text
}

/// The operations of an expression. `a u64` is argument 0, whose type is `own`, as a `u64`.
pub fn operations(expression: &str, own: &str) -> String {
    let operations = expression.split(", ").map(|operation| {
        let argument = operation.split_once(' ').and_then(|(name, ty)| {
            let mut names = ["a", "b", "c", "d"].iter();
            let index = names.position(|known| *known == name)?;
            let arg = format!("DIOpArg({index}, {own})");
            Some(match ty == own {
                true => arg,
                false => format!("{arg}, DIOpReinterpret({ty})"),
            })
        });
        argument.unwrap_or_else(|| format!("DIOp{operation}"))
    });
    operations.collect::<Vec<_>>().join(", ")
}

/// The values of `count` variables in a debugger's list of them.
pub fn values(printed: &str, count: usize) -> Vec<&str> {
    let value = |number| {
        let start = format!("v{number} = ");
        let lines = printed.lines();
        let mut found = lines.filter_map(|line| Some(line.split_once(&start)?.1));
        found
            .next()
            .unwrap_or_else(|| panic!("no {start:?} in:\n{printed}"))
    };
    (0..count).map(value).collect()
}

#[test]
fn debuggers_agree_on_numbers_that_depend_on_a_sign() {
    let module = support::parsed(&module());
    let validated = valid(&module);
    let expected: Vec<&str> = VARIABLES.iter().map(|(.., value)| *value).collect();
    for dialect in [Dialect::Dwarf4, Dialect::Dwarf5] {
        let lowered = validated.lower(&LowerOptions::new(dialect)).unwrap();
        let reasons: Vec<_> = lowered.degradations().iter().map(|it| it.reason).collect();
        assert_eq!(reasons, [DegradationReason::Choice; 4]);
        let sections = lowered.emit(&EmitOptions::default()).unwrap();
        let program = debugger::link("signs", &sections, &format!("signs-{dialect}"));
        let printed = support::gdb(&program, &["break stopped", "run", "info locals"]);
        assert_eq!(
            values(&printed, VARIABLES.len()),
            expected,
            "gdb, {dialect}"
        );
        let commands = ["breakpoint set -n stopped", "run", "frame variable"];
        let printed = support::lldb(&program, &commands);
        assert_eq!(
            values(&printed, VARIABLES.len()),
            expected,
            "lldb, {dialect}"
        );
    }
}
