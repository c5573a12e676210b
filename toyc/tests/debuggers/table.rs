//! Compares toyc with C compilers on the same programs: prints a table of the variables that gdb
//! shows.
//!
//! ```sh
//! cargo test -p toyc --test debuggers table -- --ignored --nocapture
//! ```
//!
//! The programs in C have the functions, variables and lines of those in toy. A pair is a line that
//! runs, and a variable that is in scope and initialized at its start in the interpreter.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::process::Command;

use crate::compare::{Parts, Tally, all_missing, compare_frame};
use crate::programs::{Program, programs};
use crate::stops::{shown, stops_of};
use crate::support;
use crate::trace::{Run, Variable};

/// A function's line.
type Line = (String, u64);

/// The result for a program of one compiler.
#[derive(Clone, Copy, Default)]
struct Row {
    /// The number of lines that ran, and of those at which gdb stopped.
    lines: (usize, usize),
    /// The number of pairs of lines that ran, of pairs of lines at which gdb stopped, and of pairs
    /// with a value.
    pairs: (f64, f64, f64),
    /// The number of pairs with a value at some stop that the variable never has at that line.
    wrong: usize,
}

impl Row {
    fn add(&mut self, other: Row) {
        self.lines.0 += other.lines.0;
        self.lines.1 += other.lines.1;
        self.pairs.0 += other.pairs.0;
        self.pairs.1 += other.pairs.1;
        self.pairs.2 += other.pairs.2;
        self.wrong += other.wrong;
    }

    fn show(&self) -> String {
        let percent = |part: f64, whole: f64| match whole {
            0.0 => "-".to_owned(),
            _ => format!("{:.1} %", 100.0 * part.max(0.0) / whole),
        };
        format!(
            "{} | {} | {} | {}",
            percent(self.lines.1 as f64, self.lines.0 as f64),
            percent(self.pairs.2, self.pairs.1),
            percent(self.pairs.2, self.pairs.0),
            self.wrong
        )
    }
}

fn measure(program: &Program, run: &Run) -> Row {
    let mut truth: BTreeMap<Line, Vec<&[Variable]>> = BTreeMap::new();
    for event in &program.log.events {
        let line = (event.function.clone(), event.line);
        truth.entry(line).or_default().push(&event.variables);
    }
    let names = |states: &[&[Variable]]| -> BTreeSet<(String, u64)> {
        let variables = states.iter().flat_map(|state| state.iter());
        variables
            .map(|variable| (variable.name.clone(), variable.declared))
            .collect()
    };
    let mut row = Row::default();
    row.lines.0 = truth.len();
    row.pairs.0 = truth
        .values()
        .map(|states| names(states).len() as f64)
        .sum();
    // For each pair, the number of stops where it had a value, and of all stops.
    let mut pairs: BTreeMap<(Line, (String, u64)), (u64, u64)> = BTreeMap::new();
    let (mut stopped, mut wrong) = (BTreeSet::new(), BTreeSet::new());
    for stop in &run.stops {
        let frame = &stop.frames[0];
        let line = (frame.function.clone(), frame.line);
        let Some(states) = truth.get(&line) else {
            continue;
        };
        stopped.insert(line.clone());
        let variables = frame.variables.as_deref().unwrap_or(&[]);
        for name in names(states) {
            let shown = variables
                .iter()
                .find(|variable| (&variable.name, variable.declared) == (&name.0, name.1));
            let (had, total) = pairs.entry((line.clone(), name.clone())).or_default();
            *total += 1;
            let Some(shown) = shown.filter(|shown| !all_missing(&shown.value)) else {
                continue;
            };
            let (complete, right) = compare(states, shown);
            *had += u64::from(complete);
            if !right {
                wrong.insert((line.clone(), name));
            }
        }
    }
    row.lines.1 = stopped.len();
    row.pairs.1 = pairs.len() as f64;
    row.pairs.2 = pairs
        .values()
        .map(|(had, total)| *had as f64 / *total as f64)
        .sum();
    row.wrong = wrong.len();
    row
}

/// Returns true if a shown variable has all its parts, and true if its value is that of one of the
/// states.
fn compare(states: &[&[Variable]], shown: &Variable) -> (bool, bool) {
    let (mut complete, mut right) = (false, false);
    for state in states {
        let same =
            |truth: &&Variable| (&truth.name, truth.declared) == (&shown.name, shown.declared);
        let Some(truth) = state.iter().find(same) else {
            continue;
        };
        let (truth, shown) = (std::slice::from_ref(truth), std::slice::from_ref(shown));
        let mut tally = Tally::default();
        compare_frame(truth, shown, "", &mut tally, |_, parts: Parts| {
            complete |= parts.missing == 0;
        });
        right |= tally.wrong.is_empty();
    }
    (complete, right)
}

/// Compiles the program in C. Returns the executable.
fn compile(program: &Program, compiler: &str) -> PathBuf {
    let source = program.executable.with_extension("c");
    let executable = program.executable.with_extension(compiler);
    let mut toyc = Command::new(env!("CARGO_BIN_EXE_toyc"));
    toyc.arg(&program.source).arg("--quiet").arg("--emit-c");
    toyc.arg(&source).arg("-o").arg(&executable);
    let printed = support::run_ok(&mut Command::new(&program.executable));
    support::run_ok(&mut toyc);
    support::run_ok(
        Command::new(support::tool(compiler))
            .args(["-O2", "-g", "-w", "-fwrapv", "-std=gnu11"])
            .arg(&source)
            .arg("-o")
            .arg(&executable)
            .arg("-lm"),
    );
    assert_eq!(
        support::run_ok(&mut Command::new(&executable)),
        printed,
        "{} in C prints something else",
        program.name
    );
    executable
}

#[test]
#[ignore = "for people: it prints a table"]
fn table_of_compilers() {
    let mut totals = [[Row::default(); 3]; 2];
    println!("| | toyc | | | | gcc -O2 | | | | clang -O2 | | | |");
    println!("|---|---|---|---|---|---|---|---|---|---|---|---|---|");
    let heading = " lines | values at these | values | wrong |".repeat(3);
    println!("| program |{heading}");
    for program in programs().iter().filter(|program| program.optimized) {
        let own = shown()
            .iter()
            .find(|shown| shown.program.name == program.name);
        let own = &own.expect("a run").run;
        let mut text = String::new();
        let others = ["gcc", "clang"].map(|compiler| {
            let executable = compile(program, compiler);
            stops_of(program, &executable)
        });
        for (run, total) in [own, &others[0], &others[1]]
            .into_iter()
            .zip(&mut totals[usize::from(program.fresh)])
        {
            let row = measure(program, run);
            total.add(row);
            text += &format!(" {} |", row.show());
        }
        println!("| {} |{text}", program.name);
    }
    for (name, rows) in ["own programs", "fresh programs"].iter().zip(&totals) {
        let rows: String = rows
            .iter()
            .map(|row| format!(" {} |", row.show()))
            .collect();
        println!("| **{name}** |{rows}");
    }
}
