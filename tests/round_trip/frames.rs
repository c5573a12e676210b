//! Expressions of frame rules: an unwinder with the emitted `.debug_frame` finds what the language
//! defines.

use crate::generator::rules::{RuleOf, frame_rule};
use dwarfsmith::check::{self, Counts, Options};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::markers::FrameRule;
use dwarfsmith::target::Register;
use dwarfsmith::{ByteOffset, Module};

/// The CFA is a stack pointer plus this number of bytes.
const OFFSET: i32 = 16;

/// A module with a rule that has an expression; the CFA is a stack pointer plus some bytes, unless
/// the rule is for it.
fn example(seed: u64, offset: i32) -> (Module, RuleOf) {
    frame_rule(seed, |target, used, register, expression| {
        let pointer = Register(target.description().cfa.0);
        let cfa = FrameRule::cfa(pointer, ByteOffset(offset));
        match used {
            RuleOf::Cfa => vec![FrameRule::CfaExpression { expression }],
            RuleOf::Place => vec![
                cfa,
                FrameRule::Expression {
                    register,
                    expression,
                },
            ],
            RuleOf::Value => vec![
                cfa,
                FrameRule::ValueExpression {
                    register,
                    expression,
                },
            ],
        }
    })
}

const DIALECTS: [Dialect; 4] = [
    Dialect::Dwarf5,
    Dialect::Llvm,
    Dialect::LlvmLegacy,
    Dialect::Dwarf6Draft,
];

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

fn seeds() -> impl Iterator<Item = u64> {
    let first = number("FIRST").unwrap_or(0);
    first..first + number("CASES").unwrap_or(3000)
}

/// The report on the frame rules of one module, against the lowered DWARF of `lowered`; `None` if a
/// rule is rejected.
fn compare(seed: u64, dialect: Dialect, said: &Module, lowered: &Module) -> Option<check::Report> {
    let (Ok(validated), Ok(other)) = (said.validate(), lowered.validate()) else {
        return None;
    };
    let lowering = LowerOptions {
        portable: seed.is_multiple_of(2),
        ..LowerOptions::new(dialect)
    };
    Some(check::round_trip(
        &validated,
        &other.lower(&lowering).unwrap(),
        Options { states: 4, seed },
    ))
}

#[test]
fn rules_with_expressions_keep_their_meaning() {
    let (mut totals, mut spaces, mut failures) = (Counts::default(), 0, Vec::new());
    for seed in seeds() {
        let (module, _) = example(seed, OFFSET);
        for dialect in DIALECTS {
            let Some(report) = compare(seed, dialect, &module, &module) else {
                continue;
            };
            totals += report.totals();
            let has_space = module.target.description().cfa_address_space != 0;
            spaces += if has_space { report.totals().exact } else { 0 };
            if !report.is_clean() {
                failures.push(format!("seed {seed}, {dialect}: {}", report.mismatches[0]));
                if number("CASES") == Some(1) && failures.len() == 1 {
                    println!("{}", dwarfsmith::text::print(&module));
                }
            }
        }
    }
    println!("{totals}; {spaces} exact in an address space of frames");
    let shown = number("SHOW").unwrap_or(5);
    let shown: Vec<_> = failures.iter().take(shown as usize).cloned().collect();
    assert!(
        failures.is_empty(),
        "{} failures\n{}",
        failures.len(),
        shown.join("\n")
    );
    assert!(
        totals.exact > totals.weaker / 2 && spaces > 500,
        "{totals}, {spaces}"
    );
}

/// A CFA that is wrong by one byte is noticed, and so are locations that are counted from it.
#[test]
fn damage_is_noticed() {
    let (mut tried, mut noticed) = (0, 0);
    for seed in seeds().take(400) {
        let (module, used) = example(seed, OFFSET);
        let (damaged, _) = example(seed, OFFSET + 1);
        let Some(report) =
            compare(seed, Dialect::Llvm, &module, &damaged).filter(|_| used != RuleOf::Cfa)
        else {
            continue;
        };
        tried += 1;
        noticed += u32::from(!report.is_clean());
    }
    assert!(tried > 50 && noticed == tried, "{noticed} of {tried}");
}
