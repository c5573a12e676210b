//! The round trip: the lowered DWARF of random modules has the meaning of the modules, and the
//! checker notices where it does not.
//!
//! A module is a pure function of a seed, so a failure is reported as one number:
//! `FIRST=<seed> CASES=1 cargo test --test round_trip random_modules -- --nocapture` shows it
//! again.

#[path = "round_trip/damage.rs"]
mod damage;
#[path = "round_trip/frames.rs"]
mod frames;
#[path = "round_trip/generator.rs"]
mod generator;
#[path = "round_trip/large.rs"]
mod large;

#[path = "support/cores.rs"]
mod cores;
#[path = "support/mod.rs"]
mod support;

use cores::on_all_cores;
use dwarfsmith::Module;
use dwarfsmith::check::{self, LoweredLocations, Options, Report};
use dwarfsmith::dwarf::{Dialect, FixupKind};
use dwarfsmith::lower::{EntryLocation, LowerOptions};
use dwarfsmith::metadata::{FragmentId, Id};
use dwarfsmith::validate::Rule;
use generator::module;
use support::{parsed, valid};

const DIALECTS: [Dialect; 5] = Dialect::ALL;

fn check(module: &Module, lowering: LowerOptions, states: u32) -> (Report, usize) {
    let (validated, diagnostics) = module.validate_keeping_valid();
    let lowered = validated.lower(&lowering).unwrap();
    (
        check::round_trip(&validated, &lowered, Options { states, seed: 1 }),
        diagnostics.len(),
    )
}

/// Every fourth module is lowered to operations that all common readers support, every third to
/// operations with a published code, and another third uses procedures for shared parts.
fn lowering(dialect: Dialect, seed: u64) -> LowerOptions {
    let (portable, experimental) = (seed.is_multiple_of(4), !seed.is_multiple_of(3));
    let factor_procedures = seed % 3 == 1;
    LowerOptions {
        portable,
        experimental,
        factor_procedures,
        ..LowerOptions::new(dialect)
    }
}

/// A random module in all dialects.
struct Case {
    counts: [check::Counts; DIALECTS.len()],
    /// The numbers of dialects in which parts of the module are left out, and in which expressions
    /// call procedures.
    rejected: usize,
    calling: usize,
    failures: Vec<String>,
}

impl Case {
    fn new(seed: u64, is_alone: bool) -> Case {
        let module = module(seed);
        let mut case = Case {
            counts: Default::default(),
            rejected: 0,
            calling: 0,
            failures: Vec::new(),
        };
        let (validated, diagnostics) = module.validate_keeping_valid();
        let options = Options { states: 2, seed: 1 };
        for (index, dialect) in DIALECTS.into_iter().enumerate() {
            let lowering = lowering(dialect, seed);
            let lowered = validated.lower(&lowering).unwrap();
            let report = check::round_trip(&validated, &lowered, options);
            case.counts[index] = report.totals();
            case.rejected += usize::from(!diagnostics.is_empty());
            let mut fixups = lowered.fixups(0..u32::MAX).iter();
            let calls = fixups.any(|fixup| matches!(fixup.kind, FixupKind::UnitEntry(_)));
            case.calling += usize::from(lowering.factor_procedures && calls);
            if !report.is_clean() {
                let mismatch = &report.mismatches[0];
                let target = module.target.name();
                let text = match is_alone && case.failures.is_empty() {
                    true => dwarfsmith::text::print(&module),
                    false => String::new(),
                };
                let failure = format!("case {seed}, {target}, {dialect}\n{mismatch}\n{text}");
                case.failures.push(failure);
            }
        }
        case
    }
}

/// `FIRST` and `CASES` choose the modules, `SHOW` how many mismatches are printed;
/// `FIRST=n CASES=1` is one module.
#[test]
fn random_modules_round_trip() {
    let number = |name: &str, default: u64| {
        let text = std::env::var(name).ok();
        text.and_then(|text| text.parse().ok()).unwrap_or(default)
    };
    let (first, cases) = (number("FIRST", 0), number("CASES", 2000));
    let most = number("SHOW", 1) as usize;
    let results = on_all_cores(first..first + cases, |seed| Case::new(seed, cases == 1));
    let mut totals = [check::Counts::default(); DIALECTS.len()];
    let (mut failures, mut rejected, mut calling) = (Vec::new(), 0, 0);
    for case in results {
        for (total, counts) in totals.iter_mut().zip(case.counts) {
            *total += counts;
        }
        rejected += case.rejected;
        calling += case.calling;
        failures.extend(case.failures);
    }
    for failure in failures.iter().take(most) {
        println!("{failure}");
    }
    for (dialect, counts) in DIALECTS.iter().zip(totals) {
        println!("{dialect}: {counts}");
    }
    let failures = failures.len();
    println!("{rejected} with diagnostics, {calling} with calls, {failures} failures");
    assert_eq!(failures, 0);
    assert!(
        calling > 20 || cases < 2000,
        "no expression calls a procedure"
    );
}

/// A module with a function `f`, by the flags of its subprogram, its markers, and its nodes from
/// `!3` on.
fn function(subprogram: &str, markers: &str, nodes: &str) -> Module {
    parsed(&format!(
        "target \"amdgpu-wave64\"
        define @f size 0x40 !dbg !2 {{
        bb0 @ 0x0: {markers}
        }}
        frame @f entry {{}}
        !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"test\")
        !1 = !DIFile(filename: \"a.c\", directory: \"/src\")
        !2 = distinct !DISubprogram(name: \"f\", unit: !0, file: !1, line: 1{subprogram}, spFlags: DISPFlagDefinition)
        {nodes}"
    ))
}

/// A mask of 12 bits is not a mask of 64 lanes, and is not extended with zeros: it is rejected. A
/// mask of 64 bits is valid.
#[test]
fn unknown_lanes_are_not_inactive() {
    for (bits, is_valid) in [(12, false), (64, true)] {
        let nodes = format!(
            "!3 = distinct !DIFragment()
            !4 = distinct !DIFragment()
            !5 = distinct !DILifetime(object: !3, location: !DIExpr(DIOpConstant(u{bits} 26), DIOpAddrOf(0)))
            !6 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(u64)), argObjects: {{!3}})"
        );
        let module = function(", activeLane: !4, laneCount: 64", "", &nodes);
        let (validated, errors) = module.validate_keeping_valid();
        let rules: Vec<Rule> = errors.iter().map(|one| one.rule).collect();
        assert_eq!(
            rules,
            if is_valid {
                vec![]
            } else {
                vec![Rule::DenotesPastEnd]
            }
        );
        for dialect in [Dialect::Llvm, Dialect::LlvmLegacy, Dialect::Dwarf6Draft] {
            let lowered = validated.lower(&LowerOptions::new(dialect)).unwrap();
            let report = check::round_trip(&validated, &lowered, Options { states: 1, seed: 1 });
            assert!(
                report.is_clean() && report.totals().weaker == 0,
                "{dialect}: {report}"
            );
            // A reader that finds no mask shows all lanes.
            let mask = lowered.fragment(FragmentId::from_index(1));
            assert_eq!(mask != EntryLocation::Absent, is_valid, "{dialect}");
        }
    }
}

#[test]
fn only_reported_degradations_may_give_less() {
    let module = function(
        "",
        "0x8: dbg.def !5, %lane(VGPR3, 32)",
        "!3 = !DIBasicType(name: \"t\", size: 32, encoding: DW_ATE_unsigned)
        !4 = !DILocalVariable(name: \"x\", scope: !2, line: 2, type: !3)
        !5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(i32)))",
    );
    let validated = valid(&module);
    let lowered =
        |dialect| LoweredLocations::of(&validated.lower(&LowerOptions::new(dialect)).unwrap());
    let totals = |locations: &LoweredLocations| {
        check::check(&validated, locations, Options::default()).totals()
    };

    // LLVM's dialect has lanes, DWARF 5 does not.
    let exact = totals(&lowered(Dialect::Llvm));
    assert_eq!((exact.weaker, exact.mismatch), (0, 0));
    let mut locations = lowered(Dialect::Dwarf5);
    let weaker = totals(&locations);
    assert!(weaker.weaker > 0 && weaker.mismatch == 0, "{weaker}");
    // The reported range is too short, or nothing is reported.
    locations.degradations[0].range.start.0 += 1;
    assert!(totals(&locations).mismatch > 0);
    locations.degradations.clear();
    assert!(totals(&locations).mismatch > 0);
}

/// Lanes in random modules are as large as their distance.
#[test]
fn lanes_smaller_than_their_distance_round_trip() {
    let module = function(
        "",
        "0x8: dbg.def !5, %lane(VGPR3, 16)",
        "!3 = !DIBasicType(name: \"t\", size: 16, encoding: DW_ATE_unsigned)
        !4 = !DILocalVariable(name: \"x\", scope: !2, line: 2, type: !3)
        !5 = distinct !DILifetime(object: !4, location: !DIExpr(DIOpReferrer(u16)))",
    );
    for dialect in [Dialect::Llvm, Dialect::LlvmLegacy, Dialect::Dwarf6Draft] {
        let (report, _) = check(&module, LowerOptions::new(dialect), 4);
        let totals = report.totals();
        assert!(
            totals.exact > 0 && totals.weaker == 0 && totals.mismatch == 0,
            "{dialect}: {report}"
        );
    }
}
