//! Audits: a sound file has no faults, each kind of damage is found at its place, and an audit ends
//! for any bytes.

mod coverage;
mod damage;
mod docs;
mod kit;
mod machines;
mod messages;
mod second_unit;

use crate::corpus;
use crate::support;
use damage::{Where, damages};
use dwarfsmith::audit::{self, Fault, Finding, Statistics, Summary};
use dwarfsmith::dwarf::Dialect;
use kit::{Parts, U64};
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

/// Audits a file in an unknown dialect.
fn audited(bytes: &[u8]) -> (Vec<Finding>, Summary) {
    audited_in(None, bytes)
}

fn audited_in(dialect: Option<Dialect>, bytes: &[u8]) -> (Vec<Finding>, Summary) {
    let bytes = bytes.to_vec();
    let (mut findings, mut all) = (Vec::new(), Summary::default());
    for member in audit::members(&bytes).unwrap() {
        all = member
            .audit_in(dialect, &mut |finding| findings.push(finding), &mut |_| {})
            .unwrap();
    }
    (findings, all)
}

#[test]
fn the_sound_file_is_sound() {
    let (findings, summary) = audited(&Parts::sound().build().0);
    assert_eq!(findings, []);
    assert_eq!(
        (summary.units, summary.lists, summary.list_entries),
        (1, 2, 8)
    );
    // The variables except `l` and `m`, frame base, bound, member, procedure, and the entries of
    // lists.
    assert_eq!(summary.expressions, 4 + 4 + 8);
    assert_eq!((summary.frames, summary.frame_expressions), (3, 2));
    assert_eq!((summary.errors, summary.notes), (0, 0));
}

/// A file may have several sections of one name, such as those of COMDAT groups. A reference leads
/// to the section of its own unit.
#[test]
fn references_lead_to_their_own_section() {
    let mut parts = Parts::sound();
    // The second byte of `u64`'s entry, where the other section has an entry.
    let no_entry = u32::from(U64) + 1;
    parts.older = Some([&[0x9a][..], &no_entry.to_le_bytes()].concat());
    // The header of a unit of version 5, and 40 entries, each of one byte, inside each other.
    let other = [
        &[88, 0, 0, 0, 5, 0, 1, 8, 0, 0, 0, 0][..],
        &[13; 40],
        &[0; 40],
    ]
    .concat();
    parts.extra = Some((".debug_info", other));
    let (bytes, labels) = parts.build();
    let (findings, summary) = audited(&bytes);
    assert_eq!(summary.units, 3);
    let found: Vec<(Fault, u64)> = findings
        .iter()
        .map(|finding| (finding.fault, finding.place.offset))
        .collect();
    assert_eq!(found, [(Fault::EntryReference, labels["older"])]);
}

#[test]
fn each_kind_of_damage_is_found_where_it_is() {
    let mut wrong = String::new();
    for (name, fault, place, damage) in damages() {
        let mut parts = Parts::sound();
        damage(&mut parts);
        let (bytes, mut labels) = parts.build();
        labels.insert("start", 0);
        // The unit is at depth 0, and 4096 are allowed.
        labels.insert("too deep", labels["f"].wrapping_sub(5000 - 4096));
        // After a common entry of 24 bytes.
        labels.insert("eh frame", 24);
        let (findings, _) = audited(&bytes);
        let found = findings
            .iter()
            .find(|finding| finding.fault == *fault)
            .map(|finding| &finding.place);
        let right = found.is_some_and(|found| match place {
            Where::At(section, label) => (found.section, found.offset) == (section, labels[label]),
            Where::Off(section, label, from) => {
                (found.section, found.offset) == (section, labels[label] + from)
            }
            Where::Byte(label, byte) => {
                (found.section, found.offset, found.byte)
                    == (".debug_info", labels[label], Some(*byte))
            }
            Where::List(from) => {
                let entry = (
                    ".debug_info",
                    labels["l"],
                    Some((".debug_loclists", labels["list"] + from)),
                );
                (found.section, found.offset, found.list) == entry
            }
        });
        if !right {
            let all: Vec<String> = findings
                .iter()
                .map(|one| format!("{} {one}", one.fault))
                .collect();
            wrong += &format!("{name}: {fault} is not where it should be: {all:#?}\n");
        }
        // Each expression has one fault; only the list belongs to several variables.
        let of = |finding: &&Finding| finding.fault == *fault && finding.place.list.is_none();
        let mut entries: Vec<u64> = findings
            .iter()
            .filter(of)
            .map(|finding| finding.place.offset)
            .collect();
        entries.sort_unstable();
        if entries.windows(2).any(|pair| pair[0] == pair[1]) {
            wrong += &format!("{name}: more than one finding at an entry\n");
        }
        // `l` and `m` have the same list; other findings are due to the same damage.
        let others: BTreeSet<Fault> = findings
            .iter()
            .map(|one| one.fault)
            .filter(|one| one != fault)
            .collect();
        if !others.is_empty()
            && !matches!(
                fault,
                Fault::AddressTable | Fault::ListHeader | Fault::NoBaseAddress
            )
        {
            wrong += &format!("{name}: also {others:?}\n");
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// LLVM's AMDGPU backend writes entries without instructions, also in the common entry. They say
/// nothing. A rule needs the CFA, though.
#[test]
fn frames_without_rules_need_no_cfa() {
    let with = |frame: &[u8]| {
        let mut parts = Parts::sound();
        parts.common.truncate(7);
        parts.frame = frame.to_vec();
        audited(&parts.build().0).0
    };
    // The frames of the other function keep no rule either.
    assert_eq!(with(&[]), []);
    // DW_CFA_same_value 3 at the start, and DW_CFA_same_value 6 four bytes later: the first of the
    // rows without a CFA is named.
    let found = with(&[0x08, 3, 0x44, 0x08, 6]);
    let faults: Vec<(Fault, &str)> = (found.iter())
        .map(|one| (one.fault, &one.detail[..]))
        .collect();
    assert_eq!(faults, [(Fault::UndefinedCfa, "from address 0x1000 on")]);
}

/// By the rules of DWARF 5 (section 2.6.1.1) a location that is not an address ends its
/// description. By LLVM's rules it is an entry of the stack, which `DW_OP_deref` reads and
/// `DW_OP_piece` pops. The operations are assembled by hand.
#[test]
fn the_dialect_decides_whether_locations_are_on_the_stack() {
    type Row = (&'static str, &'static [u8], [Option<Fault>; 3]);
    use Fault::*;
    let rows: &[Row] = &[
        // The bytes; the finding in DWARF 5, in LLVM's dialect, and in an unknown dialect.
        (
            "reg0, deref_size 4, stack_value",
            &[0x50, 0x94, 4, 0x9f],
            [Some(MisplacedLocation), None, Some(LocationOnStack)],
        ),
        (
            "breg0 0, bra over the next three, lit1, stack_value, skip over the next, reg1, nop",
            &[0x70, 0, 0x28, 5, 0, 0x31, 0x9f, 0x2f, 1, 0, 0x51, 0x96],
            [Some(MisplacedLocation), None, Some(LocationOnStack)],
        ),
        (
            "a register plus one",
            &[0x50, 0x23, 1],
            [
                Some(MisplacedLocation),
                Some(ValueNeeded),
                Some(MisplacedLocation),
            ],
        ),
        (
            "LLVM_undefined",
            &[0xe9, 0x08],
            [Some(UnknownOperation), None, None],
        ),
        // A composite of 24 bytes, which is larger than the type: as the location, as a storage,
        // and read.
        (
            "reg0, piece 8, three times",
            &[0x50, 0x93, 8, 0x50, 0x93, 8, 0x50, 0x93, 8],
            [
                Some(CompositeSize),
                Some(CompositeSize),
                Some(CompositeSize),
            ],
        ),
        (
            "reg0, piece 8, three times, piece_end",
            &[0x50, 0x93, 8, 0x50, 0x93, 8, 0x50, 0x93, 8, 0xe9, 0x0a],
            [Some(UnknownOperation), None, None],
        ),
        (
            "reg0 to reg2, piece 8 of each, piece_end, deref, stack_value",
            &[
                0x50, 0x93, 8, 0x51, 0x93, 8, 0x52, 0x93, 8, 0xe9, 0x0a, 0x06, 0x9f,
            ],
            [Some(UnknownOperation), None, None],
        ),
        (
            "piece_end without a piece",
            &[0xe9, 0x0a],
            [
                Some(UnknownOperation),
                Some(StackUnderflow),
                Some(StackUnderflow),
            ],
        ),
        (
            "lit1, reg0: two entries, of which the first is for nothing",
            &[0x31, 0x50],
            [
                Some(MisplacedLocation),
                Some(EntriesLeft),
                Some(MisplacedLocation),
            ],
        ),
        (
            "reg1, reg2: the first is for nothing",
            &[0x51, 0x52],
            [
                Some(MisplacedLocation),
                Some(EntriesLeft),
                Some(MisplacedLocation),
            ],
        ),
        (
            "nop: an empty stack is the undefined location by LLVM's rules",
            &[0x96],
            [Some(NothingLeft), None, Some(NothingLeft)],
        ),
        (
            "skip over nothing",
            &[0x2f, 0, 0],
            [Some(NothingLeft), None, Some(NothingLeft)],
        ),
    ];
    for (name, bytes, faults) in rows {
        for (dialect, fault) in [Some(Dialect::Dwarf5), Some(Dialect::Llvm), None]
            .into_iter()
            .zip(faults)
        {
            let mut parts = Parts::sound();
            parts.p = bytes.to_vec();
            let found: BTreeSet<Fault> = audited_in(dialect, &parts.build().0)
                .0
                .iter()
                .map(|one| one.fault)
                .collect();
            let found: Vec<Fault> = found
                .into_iter()
                .filter(|fault| *fault != Fault::SharedPieces)
                .collect();
            assert_eq!(
                found,
                fault.iter().copied().collect::<Vec<_>>(),
                "{name} in {dialect:?}"
            );
        }
    }
}

/// The CFA is on the stack before the first operation (DWARF 5 section 6.4.2.3), so that an empty
/// expression means the CFA: `DW_CFA_expression` and `DW_CFA_val_expression` of register 3.
#[test]
fn an_empty_expression_of_a_rule_is_the_cfa() {
    for code in [0x10, 0x16] {
        let mut object = Parts::sound();
        object.frame = vec![code, 3, 0];
        let (bytes, _) = object.build();
        assert_eq!(audited(&bytes).0, [], "{code:#x}");
    }
    // The CFA's own rule begins with an empty stack.
    let mut object = Parts::sound();
    object.frame = vec![0x0f, 0];
    let (bytes, _) = object.build();
    let [finding] = &audited(&bytes).0[..] else {
        panic!("one finding")
    };
    assert_eq!(finding.fault, Fault::EmptyExpression);
}

#[test]
fn every_fault_has_a_damage() {
    let damaged: BTreeSet<Fault> = damages().map(|(_, fault, ..)| *fault).collect();
    let left: Vec<Fault> = Fault::ALL
        .iter()
        .copied()
        .filter(|fault| !damaged.contains(fault))
        .collect();
    assert_eq!(left, []);
}

/// Lists that share one long tail cost at most a few times the section's size.
#[test]
fn shared_entries_cost_at_most_the_allowance() {
    let mut parts = Parts::sound();
    // A list of a mebibyte, of which each entry can be the start.
    parts.list = [0x04, 0, 1, 0].repeat(1 << 18);
    parts.list.push(0);
    let (findings, summary) = audited(&parts.build().0);
    assert_eq!(summary.list_entries, 2 << 18);
    assert_eq!(
        findings
            .iter()
            .map(|one| one.fault)
            .collect::<BTreeSet<_>>(),
        [Fault::OverlappingEntries].into()
    );
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 512, failure_persistence: None, ..ProptestConfig::default() })]

    /// For any bytes: no panic, and at most as many findings as bytes.
    #[test]
    fn any_bytes_can_be_audited(changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..12)) {
        let (mut bytes, _) = Parts::sound().build();
        for (index, byte) in changes {
            let index = index.index(bytes.len());
            bytes[index] = byte;
        }
        let size = bytes.len() as u64;
        let Ok(members) = audit::members(&bytes) else { return Ok(()) };
        for member in members {
            let mut findings = 0;
            let _ = member.audit(&mut |finding| { let _ = finding.to_string(); findings += 1; }, &mut |_| {});
            prop_assert!(findings <= 16 * size);
            let _ = member.statistics(&mut |_| {}, &mut |_| {});
        }
    }

    #[test]
    fn any_expression_can_be_audited(x in prop::collection::vec(any::<u8>(), 0..40), list in prop::collection::vec(any::<u8>(), 0..60), frame in prop::collection::vec(any::<u8>(), 0..40)) {
        let mut parts = Parts::sound();
        (parts.x, parts.list, parts.frame) = (x, list, frame);
        audited(&parts.build().0);
    }
}

fn statistics(bytes: &[u8]) -> Statistics {
    let bytes = bytes.to_vec();
    let members = audit::members(&bytes).unwrap();
    members[0].statistics(&mut |_| {}, &mut |_| {}).unwrap()
}

/// Sums by hand: `f` has 0x100 bytes and the variables `x`, `p`, `l` and `m`; `g` has 0x100 and
/// `y`.
#[test]
fn coverage_equals_the_sum_of_ranges() {
    let statistics = statistics(&Parts::sound().build().0);
    let total = statistics.total;
    assert_eq!(
        (statistics.functions, total.variables, total.scope),
        (2, 5, 5 * 0x100)
    );
    // `x` is a value and `p` in pieces; `y` is in memory; of `l` and `m`, 16 bytes are in a
    // register, 8 in memory, 16 an entry value, and the rest, by default, in memory.
    let list = 0x100 - 16 - 8 - 16;
    assert_eq!(
        total.covered,
        [0x100 + 2 * (8 + list), 2 * 16, 0x100, 2 * 16, 0, 0x100]
    );
    assert_eq!(
        (
            total.no_location(),
            statistics.shares[11],
            statistics.errors
        ),
        (0, 5, 0)
    );
}

/// The bytes of scopes, and those that are covered, as llvm-dwarfdump counts them.
fn coverage_by_llvm(path: &Path) -> (u64, u64) {
    let dump = support::dwarfdump(&["--statistics"], path);
    let statistics: serde_json::Value = serde_json::from_str(&dump).unwrap();
    let number = |what: &str| {
        statistics[format!("sum_all_variables(#bytes in parent scope{what})")]
            .as_u64()
            .unwrap()
    };
    (number(""), number(" covered by DW_AT_location"))
}

/// gcc's output is sound in each version of DWARF, and has the coverage that llvm-dwarfdump
/// reports.
#[test]
fn objects_of_gcc_are_sound_and_have_the_coverage_of_llvm() {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("audit");
    std::fs::create_dir_all(&directory).unwrap();
    for version in [3, 4, 5] {
        for level in ["-O0", "-O2"] {
            let object = directory.join(format!("v{version}{level}.o"));
            let source = concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/tests/evaluation/audit/program.c"
            );
            let dialect = format!("-gdwarf-{version}");
            let options = ["-c", "-g", &dialect, level, source, "-o"];
            let run = support::run(Command::new(support::tool("cc")).args(options).arg(&object));
            assert!(run.status.success(), "{}", support::text(&run.stderr));
            let bytes = std::fs::read(&object).unwrap();
            let (findings, summary) = audited(&bytes);
            let errors: Vec<&Finding> = findings
                .iter()
                .filter(|one| one.fault.severity() == audit::FaultSeverity::Error)
                .collect();
            assert!(errors.is_empty(), "version {version}, {level}: {errors:#?}");
            assert!(
                summary.expressions > 10 && summary.frames >= 3,
                "{summary:?}"
            );

            let total = statistics(&bytes).total;
            assert_eq!(
                coverage_by_llvm(&object),
                (total.scope, total.total()),
                "version {version}, {level}"
            );
        }
    }
}

/// For split debug information, the audit reports which parts are in another file.
#[test]
fn parts_in_another_file_are_counted() {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("audit");
    std::fs::create_dir_all(&directory).unwrap();
    for version in [4, 5] {
        let object = directory.join(format!("split{version}.o"));
        let source = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/tests/evaluation/audit/program.c"
        );
        let dialect = format!("-gdwarf-{version}");
        let options = ["-c", "-gsplit-dwarf", &dialect, "-O2", source, "-o"];
        support::run_ok(Command::new(support::tool("cc")).args(options).arg(&object));
        let (skeleton, split) = (
            std::fs::read(&object).unwrap(),
            std::fs::read(object.with_extension("dwo")).unwrap(),
        );
        let (_, summary) = audited(&skeleton);
        assert_eq!(
            (summary.units, summary.skeletons, summary.expressions),
            (1, 1, 0),
            "{version}"
        );
        let (_, summary) = audited(&split);
        assert_eq!(
            (summary.units, summary.skeletons, summary.errors),
            (1, 0, 0),
            "{version}"
        );
        assert!(summary.expressions > 10, "{version}: {summary:?}");
        let of = |bytes| {
            let Statistics {
                functions,
                total,
                skeletons,
                split,
                errors,
                ..
            } = statistics(bytes);
            (functions, total.variables, skeletons, split, errors)
        };
        assert_eq!(of(&skeleton), (0, 0, 1, 0, 0), "{version}");
        assert_eq!(of(&split), (0, 0, 0, 1, 0), "{version}");
    }
}

/// The frames of RISC-V's big-endian variant: there is no target for it, so its registers are those
/// of the architecture (RISC-V ELF psABI, "DWARF Register Numbers"), and its numbers are read in the
/// file's byte order.
#[test]
fn frames_of_big_endian_risc_v_are_read_in_their_order() {
    // Version 4, no augmentation, addresses of 8 bytes, factors 1 and -8, column 1 (ra); the CFA is
    // sp.
    let common = [4, 0, 8, 0, 1, 0x78, 1, 0x0c, 2, 0, 0, 0];
    let object = |instructions: [u8; 8]| {
        let range = [0, 0, 0, 0, 0, 0, 0x10, 0, 0, 0, 0, 0, 0, 0, 0, 0x40];
        let function = [&range[..], &instructions].concat();
        let mut frames = Vec::new();
        for (id, body) in [(u32::MAX, &common[..]), (0, &function)] {
            frames.extend((4 + body.len() as u32).to_be_bytes());
            frames.extend(id.to_be_bytes());
            frames.extend(body);
        }
        let (format, order) = (object::BinaryFormat::Elf, object::Endianness::Big);
        let mut object = object::write::Object::new(format, object::Architecture::Riscv64, order);
        let debug = object::SectionKind::Debug;
        let section = object.add_section(Vec::new(), b".debug_frame".to_vec(), debug);
        object.append_section_data(section, &frames, 1);
        object.write().unwrap()
    };
    // advance 2; CFA = sp+16; ra at CFA-8.
    let (findings, summary) = audited(&object([0x42, 0x0e, 16, 0x81, 1, 0, 0, 0]));
    assert_eq!((findings, summary.frames), (vec![], 1));
    // No register has the number 70: the vector registers begin at 96.
    let (findings, _) = audited(&object([0x42, 0x08, 70, 0, 0, 0, 0, 0]));
    let [finding] = &findings[..] else {
        panic!("{findings:?}")
    };
    let instruction = 4 + 4 + common.len() as u64 + 4 + 4 + 16 + 1;
    assert_eq!(
        (finding.fault, finding.place.offset),
        (Fault::FrameRegister, instruction)
    );
}

#[test]
fn archives_without_their_members_are_rejected() {
    // One member, `one.o`, of 20 bytes, which are not here (ar's format).
    let header = format!(
        "{:<16}{:<12}{:<6}{:<6}{:<8}{:<10}`\n",
        "one.o/", 0, 0, 0, 644, 20
    );
    let archive = |magic: &str| [magic.as_bytes(), header.as_bytes()].concat();
    assert_eq!(
        audit::members(&archive("!<thin>\n")).unwrap_err(),
        audit::AuditError::Thin
    );
    let cut_off = archive("!<arch>\n");
    let members = audit::members(&cut_off).unwrap();
    assert!(matches!(
        members[0].audit(&mut |_| {}, &mut |_| {}),
        Err(audit::AuditError::Header(_))
    ));
}

/// The only faults in the corpus: LLVM converts a value to a base type and combines it with a
/// literal, which is of the generic type (DWARF 5 section 2.5.1.4 requires one type for both). It
/// does so in version 5 only, as earlier ones have no types. gimli does not evaluate these
/// expressions either.
#[test]
fn compiled_programs_are_sound_except_for_known_faults() {
    let mut audited_expressions = 0;
    for object in corpus::objects() {
        let bytes = std::fs::read(&object.path).unwrap();
        let (findings, summary) = audited(&bytes);
        println!("{object}: {summary:?}");
        let known = object.version == 5 && object.compiler != corpus::Compiler::Gcc;
        let errors = findings
            .iter()
            .filter(|one| one.fault.severity() == audit::FaultSeverity::Error);
        let outside = |one: &Finding| one.fault == Fault::ListOutside;
        assert!(!findings.iter().any(outside), "{object}");
        let unknown: Vec<String> = errors
            .filter(|one| !known || one.fault != Fault::OperandTypes)
            .map(|one| one.to_string())
            .collect();
        assert!(unknown.is_empty(), "{object}: {unknown:#?}");
        audited_expressions += summary.expressions;

        let total = statistics(&bytes).total;
        let (scope, covered) = coverage_by_llvm(&object.path);
        assert_eq!(total.total(), covered, "{object}");
        // gcc writes blocks without code that have variables. llvm-dwarfdump uses the enclosing
        // code as their scope.
        match object.compiler {
            corpus::Compiler::Gcc => assert!(
                total.scope < scope && total.scope > scope / 100 * 90,
                "{object}"
            ),
            _ => assert_eq!(total.scope, scope, "{object}"),
        }
    }
    assert!(audited_expressions > 800_000, "{audited_expressions}");
}
