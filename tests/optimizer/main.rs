//! A small optimizer, as a pass author would write it: metadata stays true through random sequences
//! of passes over random programs.
//!
//! ```text
//!   seed ──source──► program ──run──► steps: what happens, and the variables after it
//!                       │                                   │
//!                     front                                 │
//!                       ▼                                   ▼
//!                instructions ──passes──► instructions ──► run: at each position, the values that
//!                and metadata             and metadata      the metadata gives are those of the source
//! ```
//!
//! - `source`: a language of integers, structs, `if`, `while`, calls and recursion; its generator
//!   and its interpreter. Each statement is on a separate line.
//! - `front` compiles it as clang does without optimization: each variable is in memory, from a
//!   `dbg.def` on.
//! - `ir`: blocks of instructions, and the graph of dwarfsmith. A *step* is an instruction without
//!   code, which states that a statement of the source is done. Passes copy and delete steps with
//!   their code, but never move them over other steps: hoisted and sunk code does not change which
//!   statements are done at a position. As in LLVM, a variable has the value of the last assignment
//!   in source order, or none.
//! - `passes` has the sequences; `memory`, `scalar`, `motion`, `flow`, `outline`, `allocate` and
//!   `linking` have the passes, `ssa` their analyses. They change metadata only by the public API.
//! - `parts` puts cold blocks into another section, and looks each address up in the DWARF.
//! - `run` interprets the instructions and counts the steps. At each position, the reference
//!   evaluates each variable on a `machine` with the current values: each in a separate slot, or in
//!   the place that the register allocator has chosen. It is an error if the value differs from
//!   that of the source, if a variable that is not in scope has a value, if the line is not that of
//!   the instruction, or if the line is outside of the inlined scope of its function.
//! - `bugs` are wrong uses of the API, which must be detected.
//!
//! A run of all tests has a thousand programs.
//! `FIRST=n CASES=m cargo test --test optimizer random_passes -- --nocapture` runs m programs from
//! number n on; `BUG=name` is one wrong use.

mod allocate;
mod bugs;
mod flow;
mod front;
mod ir;
mod linking;
mod machine;
mod memory;
mod motion;
mod outline;
mod parts;
mod passes;
mod run;
mod scalar;
mod source;
mod ssa;

#[path = "../support/cores.rs"]
mod cores;

use bugs::Bug;
use cores::on_all_cores;
use dwarfsmith::VerifyEach;
use dwarfsmith::dwarf::Dialect;
use passes::Pass;
use run::Counts;
use source::{Program, Random, Step};

fn number(name: &str, default: u64) -> u64 {
    let text = std::env::var(name).ok();
    text.and_then(|text| text.parse().ok()).unwrap_or(default)
}

/// A program that does not run too long, with its steps and its result.
fn program(seed: u64) -> Option<(Program, (Vec<Step>, i32))> {
    let program = source::program(seed);
    let expected = source::run(&program)?;
    Some((program, expected))
}

#[test]
fn programs_without_passes() {
    let mut all = Counts::default();
    for seed in 0..200 {
        let Some((program, expected)) = program(seed) else {
            continue;
        };
        let mut unit = front::compile(&program);
        match run::check(&mut unit, &program, &expected, None) {
            Ok(counts) => all += counts,
            Err(error) => panic!(
                "seed {seed}: {error}\n{}",
                dwarfsmith::text::print(&unit.module)
            ),
        }
    }
    println!("{all:?}");
    assert_eq!(all.shown, all.words);
    assert_eq!(all.lines, all.positions);
}

/// Optimizes a program; the error is what is wrong, with the passes.
fn optimize(
    program: &Program,
    expected: &(Vec<Step>, i32),
    passes: &[(Pass, u64)],
    (bug, verified): (Option<Bug>, Option<Dialect>),
) -> Result<Counts, String> {
    let mut unit = front::compile(program);
    let mut verify = verified.map(|_| VerifyEach::new(&unit.module));
    for pass in passes {
        passes::run(&mut unit, *pass, bug);
        if let Some(verify) = &mut verify {
            unit.store();
            let name = format!("{:?}", pass.0);
            verify
                .after(&name, &unit.module)
                .map_err(|error| error.to_string())?;
        }
    }
    run::check(&mut unit, program, expected, verified)
}

/// Optimizes the program of a seed; the error names the shortest part of its passes that is wrong.
fn optimize_seed(seed: u64) -> Result<Counts, String> {
    let Some((program, expected)) = program(seed) else {
        return Ok(Counts::default());
    };
    // Every 16th module is verified after each pass, and lowered to one of the dialects.
    let dialect = Dialect::ALL[seed as usize / 16 % Dialect::ALL.len()];
    let verified = seed.is_multiple_of(16).then_some(dialect);
    let run = |passes: &[(Pass, u64)]| {
        let run = || optimize(&program, &expected, passes, (None, verified));
        std::panic::catch_unwind(run)
            .unwrap_or_else(|panic| Err(format!("panic {:?}", panic.downcast_ref::<String>())))
    };
    let mut passes = passes::sequence(&mut Random::new(seed ^ 0x5eed));
    let error = match run(&passes) {
        Ok(counts) => return Ok(counts),
        Err(error) => error,
    };
    loop {
        let without = |index| {
            let mut fewer = passes.clone();
            fewer.remove(index);
            run(&fewer).is_err().then_some(fewer)
        };
        match (0..passes.len()).find_map(without) {
            Some(fewer) => passes = fewer,
            None => return Err(format!("seed {seed}, {passes:?}: {error}")),
        }
    }
}

/// `FIRST` and `CASES` choose the programs; `FIRST=n CASES=1` is one program.
#[test]
fn random_passes() {
    let (first, cases) = (number("FIRST", 0), number("CASES", 1000));
    let results = on_all_cores(first..first + cases, optimize_seed);
    let mut all = Counts::default();
    let mut wrong = Vec::new();
    for result in results {
        match result {
            Ok(counts) => all += counts,
            Err(error) => wrong.push(error),
        }
    }
    println!("{all:?}, {} wrong", wrong.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    // The shares are those of many programs.
    if cases < WITHIN {
        return;
    }
    let percent = all.shown * 100 / all.words;
    assert!(percent >= 95, "{percent} % of the variables have a value");
    let percent = all.allocated_shown * 100 / all.allocated_words.max(1);
    assert!(percent >= 75, "{percent} % in registers and slots");
}

/// The number of programs within which each wrong use is caught.
const WITHIN: u64 = 300;

#[test]
fn wrong_uses_are_caught() {
    let mut missed = Vec::new();
    for bug in Bug::ALL {
        if std::env::var("BUG").is_ok_and(|name| name != format!("{bug:?}")) {
            continue;
        }
        let caught = (0..number("CASES", WITHIN)).find_map(|seed| {
            let (program, expected) = program(seed)?;
            let sequence = passes::sequence(&mut Random::new(seed ^ 0x5eed));
            let run = || optimize(&program, &expected, &sequence, (Some(bug), None));
            match std::panic::catch_unwind(run) {
                Ok(Ok(_)) => None,
                Ok(Err(error)) => Some((seed, error)),
                Err(panic) => Some((seed, format!("panic {:?}", panic.downcast_ref::<String>()))),
            }
        });
        println!("{bug:?}: {caught:?}");
        if caught.is_none() {
            missed.push(bug);
        }
    }
    assert!(missed.is_empty(), "{missed:?}");
}
