//! Numbers of 32 bits on a machine with addresses of 32 bits, in gdb and lldb.
//!
//! lldb 22 computes with 64 bits there: `DW_OP_breg` pushes 64 bits, and sums do not wrap. The
//! debuggers agree only on expressions that are right in both sizes.

use crate::emit::signs::{operations, values};
use crate::support::{self, parsed, valid};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::EmitOptions;
use dwarfsmith::lower::LowerOptions;
use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

/// An expression and its value. `a` = edi = -7, `b` = esi = 3, `c` = edx = 2^31 + 5, and `d` = ecx =
/// 0x12340081.
#[rustfmt::skip]
const VARIABLES: [(&str, &str); 24] = [
    // 0x81 is -127 as a signed number of 8 bits.
    ("d i32, Convert(i8), Convert(i32)", "-127"),
    ("d i32, Convert(i1), Convert(i32)", "-1"),
    ("d u32, Convert(u8), Convert(i32)", "129"),
    // -7 >> 1 = -4, which is rounded down; -127 >> 3 = -16; (-2^31 + 5) >> 29 = -4.
    ("a i32, Constant(i32 1), AShr()", "-4"),
    ("a i32, b i32, AShr()", "-1"),
    ("b i32, Constant(i32 1), AShr()", "1"),
    ("c i32, Constant(i32 29), AShr()", "-4"),
    ("d i32, Convert(i8), Constant(i8 3), AShr(), Convert(i32)", "-16"),
    // -7 ÷ 3 = -2, and the remainder is -1.
    ("a i32, b i32, Div()", "-2"),
    ("a i32, b i32, Mod()", "-1"),
    // 2147483653 ÷ 3 = 715827884 remainder 1; 4294967289 ÷ 2147483653 = 1.
    ("c u32, b u32, Div(), Convert(i32)", "715827884"),
    ("c u32, b u32, Mod(), Convert(i32)", "1"),
    ("a u32, c u32, Div(), Convert(i32)", "1"),
    ("c u32, a u32, Div(), Convert(i32)", "0"),
    ("a i32, Abs()", "7"),
    ("a i32, Constant(i32 0), Lt(), Convert(i32)", "1"),
    ("b i32, a i32, Gt(), Convert(i32)", "1"),
    ("a u32, b u32, Lt(), Convert(i32)", "0"),
    ("c u32, a u32, Le(), Convert(i32)", "1"),
    // Sums that wrap: -7 + 8 = 1, and -7 + 10 = 3.
    ("a u32, Constant(u32 8), Add(), Constant(u32 1), LShr(), Convert(i32)", "0"),
    ("a i32, Constant(i32 10), Add(), b i32, Eq(), Convert(i32)", "1"),
    ("a u32, Constant(u32 10), Add(), b u32, Div(), Convert(i32)", "1"),
    ("a i32, Constant(i32 8), Add(), b i32, Lt(), Convert(i32)", "1"),
    ("a i32, Constant(i32 8), Add(), Constant(i32 1), AShr()", "0"),
];

fn module() -> String {
    let mut text = String::from(
        r#"target "i386"
define @f size 0x20 !dbg !2 {
bb0 @ 0x0:
  0x0: dbg.def !20, %reg(edi)
  0x0: dbg.def !21, %reg(esi)
  0x0: dbg.def !22, %reg(edx)
  0x0: dbg.def !23, %reg(ecx)
}
frame @f entry {}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "test", isOptimized: true)
!1 = !DIFile(filename: "signs.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DIFragment()
!11 = distinct !DIFragment()
!12 = distinct !DIFragment()
!13 = distinct !DIFragment()
!20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
!21 = distinct !DILifetime(object: !11, location: !DIExpr(DIOpReferrer(i32)))
!22 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i32)))
!23 = distinct !DILifetime(object: !13, location: !DIExpr(DIOpReferrer(i32)))
"#,
    );
    for (number, (expression, _)) in VARIABLES.iter().enumerate() {
        let (variable, lifetime) = (100 + number, 200 + number);
        writeln!(
            text,
            "!{variable} = !DILocalVariable(name: \"v{number}\", scope: !2, file: !1, line: 1, type: !3)\n\
             !{lifetime} = distinct !DILifetime(object: !{variable}, location: !DIExpr({}), argObjects: {{!10, !11, !12, !13}})",
            operations(expression, "i32")
        )
        .unwrap();
    }
    text
}

#[test]
fn debuggers_agree_on_numbers_of_32_bits() {
    let module = parsed(&module());
    let validated = valid(&module);
    let expected: Vec<&str> = VARIABLES.iter().map(|(_, value)| *value).collect();
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("signs-32");
    std::fs::create_dir_all(&folder).unwrap();
    let state = [
        ("edi", "0xfffffff9"),
        ("esi", "3"),
        ("edx", "0x80000005"),
        ("ecx", "0x12340081"),
    ];
    for dialect in [Dialect::Dwarf4, Dialect::Dwarf5] {
        let lowered = validated.lower(&LowerOptions::new(dialect)).unwrap();
        assert!(lowered.degradations().is_empty());
        let sections = lowered.emit(&EmitOptions::default()).unwrap();
        let program = folder.join(dialect.to_string());
        let object = program.with_extension("o");
        std::fs::write(&object, sections.to_elf(Some(&[0x90; 0x20])).unwrap()).unwrap();
        let mut linker = Command::new(support::tool("ld.bfd"));
        linker.args(["-m", "elf_i386", "-e", "f", "-o"]);
        support::run_ok(linker.arg(&program).arg(&object));
        let set = |word: &str, sign: &str| {
            state.map(|(register, number)| format!("{word}{register}{sign}{number}"))
        };
        let in_gdb = set("set $", "=");
        let mut commands = vec!["break *f", "run"];
        commands.extend(in_gdb.iter().map(String::as_str));
        commands.push("info locals");
        let printed = support::gdb(&program, &commands);
        assert_eq!(
            values(&printed, VARIABLES.len()),
            expected,
            "gdb, {dialect}"
        );
        let in_lldb = set("register write ", " ");
        let mut commands = vec!["process launch --stop-at-entry"];
        commands.extend(in_lldb.iter().map(String::as_str));
        commands.push("frame variable");
        let printed = support::lldb(&program, &commands);
        assert_eq!(
            values(&printed, VARIABLES.len()),
            expected,
            "lldb, {dialect}"
        );
    }
}
