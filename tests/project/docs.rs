//! The examples in `docs/` are correct, and its tables name every item of the library.
//!
//! The first word of a fenced block gives its kind: `di` is a module, or parts of one that the
//! document's `di preamble` completes; `ops` is operations of DWARF; `toml` is a case file. Further
//! words of a `di` block give special properties: `whole` needs no preamble, `warns` causes
//! warnings when it is read, and a diagnostic's code must be what the validator reports. Those of
//! an `ops` block name a dialect and a target. Blocks of Rust are tested with the library's own
//! documentation.

use dwarfsmith::Target;
use dwarfsmith::check::expect::Expectations;
use dwarfsmith::dwarf::{self, Dialect, Encoding, OperandNames};
use dwarfsmith::eval::ErrorCode;
use dwarfsmith::expr::DIOp;
use dwarfsmith::lower::{DegradationReason, LowerOptions};
use dwarfsmith::text::{self, Parsed};
use dwarfsmith::validate::Rule;
use std::collections::{BTreeMap, BTreeSet};

#[cfg(feature = "cli")]
#[path = "../../src/bin/dwarfsmith/cases/mod.rs"]
#[allow(dead_code, reason = "only the command shows where a case is")]
mod cases;

const LANGUAGE: &str = include_str!("../../docs/language.md");
const EVALUATION: &str = include_str!("../../docs/evaluation.md");
const TEXT_FORMAT: &str = include_str!("../../docs/text-format.md");
const MISSING: &str = include_str!("../../docs/missing.md");
const GPU: &str = include_str!("../../docs/gpu.md");
const DOCUMENTS: [(&str, &str); 5] = [
    ("docs/language.md", LANGUAGE),
    ("docs/evaluation.md", EVALUATION),
    ("docs/text-format.md", TEXT_FORMAT),
    ("docs/missing.md", MISSING),
    ("docs/gpu.md", GPU),
];

/// A fenced block.
struct Block<'d> {
    /// The document, and the line of the opening fence.
    place: String,
    words: Vec<&'d str>,
    text: String,
}

fn blocks<'d>(name: &str, document: &'d str) -> Vec<Block<'d>> {
    let mut all: Vec<Block<'d>> = Vec::new();
    let mut is_open = false;
    for (index, line) in document.lines().enumerate() {
        match line.strip_prefix("```") {
            Some(info) if !is_open => {
                let place = format!("{name}:{}", index + 1);
                all.push(Block {
                    place,
                    words: info.split_whitespace().collect(),
                    text: String::new(),
                });
                is_open = true;
            }
            Some(_) => is_open = false,
            None if is_open => all.last_mut().unwrap().text += &format!("{line}\n"),
            None => {}
        }
    }
    assert!(!is_open, "{name}: a block has no end");
    all
}

fn blocks_of(kind: &str) -> Vec<Block<'static>> {
    let all = DOCUMENTS
        .iter()
        .flat_map(|(name, document)| blocks(name, document));
    all.filter(|block| block.words.first() == Some(&kind))
        .collect()
}

/// The items of a module's text: each begins at a line that is not indented.
fn items(text: &str) -> Vec<String> {
    let mut items: Vec<String> = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty()) {
        match items.last_mut() {
            Some(last)
                if line.starts_with([' ', '}'])
                    || last.ends_with("{\n") && line.starts_with("bb") =>
            {
                *last += &format!("{line}\n");
            }
            Some(last) if line.starts_with("bb") && last.starts_with("define") => {
                *last += &format!("{line}\n")
            }
            _ => items.push(format!("{line}\n")),
        }
    }
    items
}

/// The item that a text defines: a node, a section or the target.
fn subject(item: &str) -> &str {
    item.split(['=', '{', '"'])
        .next()
        .unwrap()
        .split(" size ")
        .next()
        .unwrap()
        .trim()
}

/// An example, completed with the items of the preamble that the example does not define.
fn completed(preamble: &str, example: &str) -> String {
    let example_items = items(example);
    let subjects: BTreeSet<&str> = example_items.iter().map(|item| subject(item)).collect();
    let mut whole: String = items(preamble)
        .into_iter()
        .filter(|item| !subjects.contains(subject(item)))
        .collect();
    whole += example;
    whole
}

/// Checks the `;!` lines of a module against the reference and against the lowered DWARF of every
/// dialect, and counts them.
fn check_expectations(parsed: &Parsed, source: &str, place: &str) -> usize {
    let expectations =
        Expectations::read(source, parsed).unwrap_or_else(|errors| panic!("{place}: {errors:?}"));
    if expectations.is_empty() {
        return 0;
    }
    let (validated, _) = parsed.module.validate_keeping_valid();
    let failures = expectations.against_reference(&validated);
    assert!(failures.is_empty(), "{place}: {}", failures[0]);
    for dialect in Dialect::ALL {
        let lowered = validated.lower(&LowerOptions::new(dialect)).unwrap();
        let failures = expectations.against_lowered(&lowered);
        assert!(failures.is_empty(), "{place}, {dialect}: {}", failures[0]);
    }
    expectations.len()
}

#[test]
fn examples_of_modules_are_valid() {
    let (mut modules, mut expectations) = (0, 0);
    for (name, document) in DOCUMENTS {
        let all = blocks(name, document);
        let is_module = |block: &&Block| block.words.first() == Some(&"di");
        let preamble = all
            .iter()
            .find(|block| block.words == ["di", "preamble"])
            .map_or("", |block| &block.text);
        for block in all.iter().filter(is_module) {
            let Block { place, words, text } = block;
            let is_whole = words.contains(&"whole") || words.contains(&"preamble");
            let source = if is_whole {
                text.clone()
            } else {
                completed(preamble, text)
            };
            let parsed = text::parse(&source).unwrap_or_else(|errors| {
                let errors: Vec<String> = errors.iter().map(ToString::to_string).collect();
                panic!("{place}:\n{source}\n{}", errors.join("\n"))
            });
            assert_eq!(
                !parsed.warnings.is_empty(),
                words.contains(&"warns"),
                "{place}: {:?}",
                parsed.warnings
            );
            let wanted: Vec<&str> = words
                .iter()
                .filter(|word| word.starts_with(['E', 'W']))
                .copied()
                .collect();
            let diagnostics = parsed.module.validate().err().unwrap_or_default();
            let found: Vec<&str> = diagnostics.iter().map(|one| one.rule.code()).collect();
            assert_eq!(found, wanted, "{place}: {diagnostics}");
            expectations += check_expectations(&parsed, &source, place);
            modules += 1;
            // The printed text is parsed and printed again, with the same result.
            let printed = text::print(&parsed.module);
            let again = text::parse(&printed)
                .unwrap_or_else(|errors| panic!("{place}: {errors:?}\n{printed}"));
            assert_eq!(text::print(&again.module), printed, "{place}");
        }
    }
    assert!(
        modules > 30 && expectations > 60,
        "{modules} modules, {expectations} expectations"
    );
}

/// Resolves every entry, and base types by name.
struct AnyName;

impl OperandNames for AnyName {
    fn entry(&self, _: &str) -> Option<u64> {
        Some(1)
    }
    fn base_type(&self, name: &str) -> Option<u64> {
        ["i8", "i32", "u32", "i64", "u64", "f32", "f64"]
            .iter()
            .position(|known| *known == name)
            .map(|at| at as u64 + 1)
    }
    fn entry_name(&self, _: u64) -> Option<&str> {
        None
    }
    fn base_type_name(&self, _: u64) -> Option<String> {
        None
    }
}

#[test]
fn examples_of_operations_are_operations() {
    let blocks = blocks_of("ops");
    assert!(!blocks.is_empty());
    for Block { place, words, text } in blocks {
        let dialect = words
            .iter()
            .find_map(|word| word.parse().ok())
            .unwrap_or(Dialect::Dwarf5);
        let target = words
            .iter()
            .find_map(|word| Target::by_name(word))
            .unwrap_or(Target::X86_64);
        let encoding = Encoding {
            experimental: true,
            ..Encoding::new(dialect, target)
        };
        if let Err(error) = dwarf::parse_operations(encoding, &text, &AnyName) {
            panic!("{place}: {error}");
        }
    }
}

#[cfg(feature = "cli")]
#[test]
fn examples_of_cases_pass() {
    let blocks = blocks_of("toml");
    assert!(!blocks.is_empty());
    for Block { place, text, .. } in blocks {
        let report = cases::run(&text, &place, &mut |_| ());
        assert!(report.failed == 0 && report.passed > 0, "{report}");
    }
}

/// The texts in backquotes, or alone, in the first cell of each row of the tables of a part of a
/// document.
fn first_cells(part: &str) -> Vec<String> {
    let rows = part.lines().filter_map(|line| line.strip_prefix("| "));
    let cells = rows.filter_map(|row| row.split(" |").next());
    cells
        .flat_map(|cell| {
            cell.split("` `")
                .map(|word| word.trim_matches('`').to_string())
                .collect::<Vec<_>>()
        })
        .collect()
}

#[test]
fn every_operation_is_defined_once() {
    let cells = first_cells(LANGUAGE);
    let mut found: Vec<&str> = cells
        .iter()
        .filter(|cell| cell.starts_with("DIOp"))
        .map(|cell| cell.split('(').next().unwrap())
        .collect();
    let mut expected: Vec<&str> = DIOp::SPELLINGS
        .iter()
        .map(|(spelling, _)| *spelling)
        .collect();
    found.sort_unstable();
    expected.sort_unstable();
    assert_eq!(found, expected);
}

#[test]
fn every_rule_is_in_the_language() {
    let cells = first_cells(LANGUAGE);
    let is_code = |cell: &&String| {
        cell.len() == 4 && cell.starts_with(['E', 'W']) && cell[1..].parse::<u16>().is_ok()
    };
    let found: BTreeSet<&str> = cells.iter().filter(is_code).map(String::as_str).collect();
    let expected: BTreeSet<&str> = Rule::ALL.iter().map(|rule| rule.code()).collect();
    assert_eq!(
        found, expected,
        "docs/language.md, section 7, has a row for each rule"
    );
}

#[test]
fn every_error_of_evaluation_is_defined() {
    let cells = first_cells(EVALUATION);
    for code in ErrorCode::ALL {
        let count = cells.iter().filter(|cell| *cell == code.text()).count();
        assert_eq!(count, 1, "{code}");
    }
}

#[test]
fn every_reason_of_a_degradation_is_explained() {
    use DegradationReason::*;
    let reasons = [
        Lane,
        Iteration,
        EntryValue,
        Type,
        Offset,
        AddressSpace,
        ImplicitPointer,
        PointerSpace,
        NestedComposite,
        Choice,
        Overlay,
        ObjectMap,
        FramePlace,
        FrameAddress,
        Limit,
        Undefined,
        NoMemory,
        Call,
        PerFunction,
        NoDefault,
        Misread,
        Portable,
        ThreadLocal,
        Fails,
    ];
    for reason in reasons {
        assert!(
            MISSING.contains(&format!("\n| `{reason:?}` | {reason} | ")),
            "docs/missing.md has no row for {reason:?}"
        );
    }
    // The enum's variants, so that none is missing above.
    let source = include_str!("../../src/lower/degradation.rs");
    let list = source
        .split("pub enum DegradationReason {")
        .nth(1)
        .and_then(|rest| rest.split("\n}").next())
        .unwrap();
    let variants = list
        .lines()
        .filter_map(|line| line.trim().strip_suffix(','))
        .filter(|line| !line.starts_with("//"));
    let known: Vec<String> = reasons.iter().map(|reason| format!("{reason:?}")).collect();
    assert_eq!(variants.collect::<Vec<_>>(), known);
}

/// The fields of each kind of node in the library's own table, by name and, where there is one,
/// `tag`; and the ignored fields.
type Nodes = BTreeMap<String, (BTreeMap<String, String>, BTreeSet<String>)>;

/// The rows of the table in `src/text/nodes.rs`, by name and tag.
fn nodes_of_the_source() -> Nodes {
    let source = include_str!("../../src/text/nodes.rs");
    let table = source
        .split("\nnodes! {\n")
        .nth(1)
        .and_then(|rest| rest.split("\n}\n").next())
        .unwrap();
    let mut nodes = Nodes::new();
    let mut name = String::new();
    let quoted = |line: &str| {
        line.split('"')
            .skip(1)
            .step_by(2)
            .map(String::from)
            .collect::<Vec<_>>()
    };
    let lines = table.lines().map(str::trim);
    for line in lines.filter(|line| !line.starts_with("///")) {
        if let Some((head, _)) = line
            .split_once(" = \"")
            .filter(|_| line.ends_with('{') || line.ends_with("{}"))
        {
            // `row UnitRow distinct` or `node DIFile`.
            name = head.split(' ').nth(1).unwrap().to_string();
            let words = quoted(line);
            name = format!("{name} {}", words.join(" "));
            nodes.entry(name.clone()).or_default();
        } else if line.starts_with("[ignored") {
            nodes.get_mut(&name).unwrap().1.extend(quoted(line));
        } else if let Some((_, rest)) = line.split_once(": ") {
            // `lanes: lanes "lanePC" ["activeLane" …]` has several fields.
            let how = rest.split(' ').next().unwrap();
            let fields = &mut nodes.get_mut(&name).unwrap().0;
            fields.extend(
                quoted(line)
                    .into_iter()
                    .map(|field| (field, how.to_string())),
            );
        }
    }
    nodes
}

/// docs/text-format.md has a section for each kind of node, named as the table of the source, with
/// a row for each field.
#[test]
fn every_field_of_every_node_is_documented() {
    let mut wrong = String::new();
    let part = TEXT_FORMAT
        .split("\n## 4. ")
        .nth(1)
        .and_then(|rest| rest.split("\n## ").next())
        .unwrap();
    let mut documented: BTreeMap<String, BTreeMap<String, String>> = BTreeMap::new();
    for section in part.split("\n#### ").skip(1) {
        let heading = section.lines().next().unwrap();
        let fields = documented.entry(heading.replace('`', "")).or_default();
        for row in section.lines().filter_map(|line| line.strip_prefix("| `")) {
            let cells: Vec<&str> = row.split(" | ").collect();
            fields.insert(
                cells[0].trim_matches('`').to_string(),
                cells[2].trim_end_matches(" |").to_string(),
            );
        }
    }
    for (row, (fields, ignored)) in nodes_of_the_source() {
        let heading = row.split_once(' ').unwrap().1;
        // A tag that several kinds of one name have is not part of the heading.
        let same = |key: &&String| {
            **key == heading
                || key
                    .strip_prefix(heading)
                    .is_some_and(|rest| rest.starts_with(" ("))
        };
        let candidates: Vec<&String> = documented.keys().filter(same).collect();
        let fits = |key: &&&String| {
            let found: BTreeSet<&String> = documented[key.as_str()].keys().collect();
            found == fields.keys().collect()
        };
        let Some(key) = candidates.iter().find(fits) else {
            wrong += &format!(
                "{row}: {:?}, documented are {candidates:?}\n",
                fields.keys().collect::<Vec<_>>()
            );
            continue;
        };
        for field in ignored
            .iter()
            .filter(|field| !part.contains(&format!("`{field}`")))
        {
            wrong += &format!("{row}: {field} is ignored, and not documented\n");
        }
        for (field, how) in &fields {
            let default = &documented[key.as_str()][field];
            let is_required = default == "required";
            let requires = ["required", "enumerator_value"].contains(&how.as_str());
            if is_required != requires {
                wrong += &format!("{row}: {field} is {how}, documented is {default}\n");
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn links_have_targets() {
    for (name, document) in DOCUMENTS {
        for link in document
            .split("](")
            .skip(1)
            .filter_map(|rest| rest.split(')').next())
        {
            let file = link.split('#').next().unwrap();
            let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
                .join("docs")
                .join(file);
            assert!(
                link.starts_with("https://") || path.exists(),
                "{name}: {link}"
            );
        }
    }
}

#[test]
fn a_wrong_example_is_noticed() {
    let preamble = "target \"x86_64\"\n\ndefine @f size 0x40 !dbg !4 {\nbb0 @ 0x0:\n  0x0: dbg.kill !1\n}\n\n!0 = !A()\n!1 = !B()\n";
    let example = "define @f size 0x8 !dbg !4 {\nbb0 @ 0x0:\n}\n!1 = !C()\n";
    assert_eq!(
        completed(preamble, example),
        format!("target \"x86_64\"\n!0 = !A()\n{example}")
    );
    let module = "target \"x86_64\"\ndefine @f size 0x8 !dbg !2 {\nbb0 @ 0x0:\n  0x2: dbg.def !20, %reg(rax)\n}\n\
                  !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"test\")\n\
                  !1 = !DIFile(filename: \"a.c\", directory: \"/\")\n\
                  !2 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1)\n\
                  !3 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n\
                  !10 = !DILocalVariable(name: \"x\", scope: !2, file: !1, type: !3)\n\
                  !20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))\n";
    let parsed = text::parse(module).unwrap();
    for line in [
        ";! g+0x4: x = undef",
        ";! f+0x4: y = undef",
        ";! f+0x4: x undef",
        ";! f+0x4: x = here",
        ";! f+0x4: x = undef",
    ] {
        let source = format!("{module}{line}");
        let checked =
            std::panic::catch_unwind(|| check_expectations(&parsed, &source, "an example"));
        assert!(checked.is_err(), "{line}");
    }
    assert_eq!(
        check_expectations(
            &parsed,
            &format!("{module};! f+0x4: x = reg(0)+0"),
            "an example"
        ),
        1
    );
}
