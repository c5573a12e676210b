//! Any text: the result comes in bounded time, without a panic.
//!
//! Valid modules are damaged (bits flipped, lines dropped, duplicated and swapped, numbers made
//! huge) and taken through all steps: read, validated, lowered, emitted, printed and read again.
//! Each error has its own diagnostic.

use crate::support::{module_of, thread_time};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::EmitOptions;
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::text::{self, ParseErrorKind};
use dwarfsmith::validate::Rule;
use proptest::prelude::*;
use proptest::sample::Index;
use std::time::Duration;

const MODULES: [&str; 3] = [
    include_str!("../modules/x86_64-scalars.di"),
    include_str!("../modules/split-struct.di"),
    include_str!("../modules/amdgpu-kernel.di"),
];

/// Replacements of a number: the bounds of 8, 32, 63, 64 and 127 bits, and beyond.
const NUMBERS: [&str; 12] = [
    "0",
    "255",
    "65536",
    "2147483648",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "9223372036854775808",
    "18446744073709551615",
    "18446744073709551616",
    "170141183460469231731687303715884105727",
    "99999999999999999999999999999999999999999999",
];

/// The time limit of a small text, on a machine that has other load.
const LONG: Duration = Duration::from_secs(10);

/// All steps of the library on a text.
fn process(source: &str) {
    let start = thread_time();
    let Ok(parsed) = text::parse(source) else {
        assert!(thread_time() - start < LONG, "{source}");
        return;
    };
    let module = parsed.module;
    let (validated, diagnostics) = module.validate_keeping_valid();
    for diagnostic in diagnostics.iter() {
        assert!(!diagnostic.message.is_empty());
        if let Some(span) = parsed.source_map.span(diagnostic.node) {
            assert!(source.get(span).is_some(), "{diagnostic}");
        }
    }
    for dialect in [Dialect::Dwarf4, Dialect::Dwarf5, Dialect::Llvm] {
        let lowered = validated.lower(&LowerOptions::new(dialect)).unwrap();
        // An error is a result, too.
        let _ = lowered.emit(&EmitOptions::default());
    }
    let printed = text::print(&module);
    if let Ok(again) = text::parse(&printed) {
        assert_eq!(text::print(&again.module), printed);
    }
    let time = thread_time() - start;
    assert!(time < LONG, "{time:?}: {source}");
}

/// The spans of the numbers in a text.
fn numbers(source: &str) -> Vec<std::ops::Range<usize>> {
    let mut found: Vec<std::ops::Range<usize>> = Vec::new();
    for (at, _) in source
        .bytes()
        .enumerate()
        .filter(|(_, byte)| byte.is_ascii_digit())
    {
        match found.last_mut() {
            Some(last) if last.end == at => last.end = at + 1,
            _ => found.push(at..at + 1),
        }
    }
    found
}

proptest! {
    #[test]
    fn flipped_bits_cause_no_panic(which in 0..MODULES.len(), flips in prop::collection::vec((any::<Index>(), 0..8u32), 1..8)) {
        let mut bytes = module_of(MODULES[which]).as_bytes().to_vec();
        for (at, bit) in flips {
            let at = at.index(bytes.len());
            bytes[at] ^= 1 << bit;
        }
        process(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn moved_lines_cause_no_panic(which in 0..MODULES.len(), edits in prop::collection::vec((any::<Index>(), any::<Index>(), 0..3u8), 1..5)) {
        let mut lines: Vec<&str> = module_of(MODULES[which]).split_inclusive('\n').collect();
        for (at, other, how) in edits {
            let (at, other) = (at.index(lines.len()), other.index(lines.len()));
            match how {
                0 => _ = lines.remove(at),
                1 => lines.insert(at, lines[other]),
                _ => lines.swap(at, other),
            }
        }
        process(&lines.concat());
    }

    #[test]
    fn huge_numbers_cause_no_panic(which in 0..MODULES.len(), edits in prop::collection::vec((any::<Index>(), any::<Index>()), 1..4)) {
        let mut source = module_of(MODULES[which]).to_string();
        for (at, with) in edits {
            let all = numbers(&source);
            source.replace_range(at.get(&all).clone(), NUMBERS[with.index(NUMBERS.len())]);
        }
        process(&source);
    }
}

#[test]
fn every_number_may_be_replaced_by_a_huge_one() {
    for module in MODULES.map(module_of) {
        for span in numbers(module) {
            for number in ["4294967295", "9223372036854775807", "18446744073709551615"] {
                let mut source = module.to_string();
                source.replace_range(span.clone(), number);
                process(&source);
            }
        }
    }
}

/// `target`, the nodes that a test refers to, and the lines of the test.
fn with(body: &str) -> String {
    format!(
        "target \"x86_64\"
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"p\")
!1 = !DIFile(filename: \"a.c\", directory: \"/\")
!2 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1)
!3 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)
!4 = !DILocalVariable(name: \"x\", scope: !2)
define @f size 0xffffffff !dbg !2 {{
}}
{body}
"
    )
}

/// Whether an error is the expected one.
type IsRight = fn(&ParseErrorKind) -> bool;

#[test]
fn parser_errors_have_a_reason() {
    let nested = format!("!9 = !{}{}", "{".repeat(100_000), "}".repeat(100_000));
    let expected: [(&str, IsRight); 7] = [
        (&nested, |kind| matches!(kind, ParseErrorKind::TooDeep)),
        (
            "!9 = !DIBasicType(name: \"t\", size: 18446744073709551616, encoding: 7)",
            is_out_of_range,
        ),
        ("!9 = !DIFragment()\n!9 = !DIFragment()", |kind| {
            matches!(kind, ParseErrorKind::Twice { .. })
        }),
        ("!9 = !DILocalVariable(name: \"y\", scope: !99)", |kind| {
            matches!(kind, ParseErrorKind::MissingNode { number: 99 })
        }),
        (
            "!9 = !DILifetime(object: !4, location: !DIExpr(DIOpArg(4294967296, i32)))",
            is_out_of_range,
        ),
        ("entity @f 4294967296 {\n}", is_out_of_range),
        ("lines @f {\n  0x100000000: !1 5:3\n}", is_out_of_range),
    ];
    for (body, is_right) in expected {
        let errors = text::parse(&with(body)).unwrap_err();
        assert!(is_right(&errors[0].kind), "{}", errors[0]);
    }
}

fn is_out_of_range(kind: &ParseErrorKind) -> bool {
    matches!(kind, ParseErrorKind::OutOfRange { .. })
}

#[test]
fn validator_errors_have_a_reason() {
    let location = |ops: &str| format!("!9 = !DILifetime(object: !4, location: !DIExpr({ops}))");
    let elements = |counts: &str| {
        format!(
            "!8 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !{{{counts}}})
!9 = !DILocalVariable(name: \"y\", scope: !2, type: !8)"
        )
    };
    for (body, rule) in [
        (
            location("DIOpConstant(i32 1), DIOpComposite(4294967295, i32)"),
            Rule::StackUnderflow,
        ),
        (
            location("DIOpConstant(b72057594037927935 1)"),
            Rule::ValueTooWide,
        ),
        (
            location("DIOpConstant(<4294967295 x i65535> 1)"),
            Rule::ValueTooWide,
        ),
        (
            location("DIOpConstant(i8 1), DIOpExtend(4294967295), DIOpRead()"),
            Rule::ValueTooWide,
        ),
        (location("DIOpArg(4294967295, i32)"), Rule::ArgumentIndex),
        (
            elements("!DISubrange(count: 9223372036854775807)"),
            Rule::SizeOverflow,
        ),
        (
            elements(
                "!DISubrange(count: 9223372036854775807), !DISubrange(count: 9223372036854775807)",
            ),
            Rule::SizeOverflow,
        ),
    ] {
        let source = with(&body);
        let parsed = text::parse(&source).unwrap_or_else(|errors| panic!("{body}: {errors:?}"));
        let diagnostics = parsed.module.validate().unwrap_err();
        let rules: Vec<Rule> = diagnostics
            .iter()
            .map(|diagnostic| diagnostic.rule)
            .collect();
        assert_eq!(rules, [rule], "{body}: {diagnostics}");
        process(&source);
    }
    // Large input that is valid.
    for body in [
        location("DIOpCFA(0), DIOpDeref(b72057594037927935)") + "\nframe @f entry {}",
        location("DIOpConstant(i8 1), DIOpExtend(4294967295)"),
        elements("!DISubrange(count: 9223372036854775807), !DISubrange(count: 0)"),
    ] {
        let source = with(&body);
        let parsed = text::parse(&source).unwrap_or_else(|errors| panic!("{body}: {errors:?}"));
        if let Err(diagnostics) = parsed.module.validate() {
            panic!("{body}: {diagnostics}");
        }
        process(&source);
    }
}

/// The parser reports the first hundred errors of a file, of any kind.
#[test]
fn at_most_a_hundred_errors_are_reported() {
    const MANY: usize = 20_000;
    for line in [
        "!9 = nonsense\n",
        "!9 = !DIFragment()\n",
        "!9 = !DIFile(filename: 1, directory: 2)\n",
        "!9 = !DILocalVariable(name: \"y\", scope: !99)\n",
        "define @f size 1 !dbg !2 {}\n",
        "lines @g {}\n",
        "}\n",
        "\u{1}\n",
        "\"\n",
    ] {
        let start = thread_time();
        let errors = text::parse(&with(&line.repeat(MANY))).unwrap_err();
        assert_eq!(errors.len(), 100, "{line}");
        assert!(errors.is_sorted_by_key(|error| error.span.start), "{line}");
        let time = thread_time() - start;
        assert!(time < LONG, "{line}: {time:?}");
    }
}
