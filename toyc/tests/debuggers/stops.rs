//! A debugger at every statement of programs: gdb of every program; lldb as [`crate::lldb`] chooses.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write as _;
use std::path::Path;
use std::sync::OnceLock;

use serde_json::Value;

use crate::align::{Alignment, align};
use crate::causes::Entries;
use crate::compare::{Parts, Tally, compare_frame, reason};
use crate::debugger::Debugger;
use crate::programs::{Program, programs};
use crate::support;
use crate::trace::{Event, Run, Variable, read_run};

/// The run ends after this many stops.
const MAX_STOPS: u64 = 1_000_000;
/// The number of stops after which the outer frames are also read.
const OUTER_EVERY: u64 = 7;
/// The minimum share of (line, variable) pairs with a value, in all programs.
const MINIMUM_SHARE: f64 = 0.85;

/// A function's line, and a variable of it by name and declaration.
type Pair = (String, u64, String, u64);

/// Returns true if everything is compared, not only a sample.
pub fn everything() -> bool {
    std::env::var_os("TOYC_EVERYTHING").is_some()
}

/// Returns the number of hits after which a breakpoint is disabled, so that a program with long
/// loops runs to its end.
pub fn max_hits() -> u64 {
    if everything() { MAX_STOPS } else { 150 }
}

/// A debugger's stops and values of a program.
pub struct Shown {
    pub debugger: Debugger,
    pub program: &'static Program,
    pub run: Run,
    pub alignment: Alignment,
}

/// Returns the runs of all programs in gdb.
pub fn shown() -> &'static [Shown] {
    static SHOWN: OnceLock<Vec<Shown>> = OnceLock::new();
    SHOWN.get_or_init(|| together(programs(), drive))
}

/// Runs a debugger for each item. A debugger and its program take turns, so a run keeps one core
/// busy.
pub fn together<'a, T: Sync, R: Send>(
    items: &'a [T],
    run: impl Fn(&'a T) -> R + Copy + Send,
) -> Vec<R> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let chunk = |chunk: &'a [T]| {
        std::thread::scope(|scope| {
            let running: Vec<_> = chunk
                .iter()
                .map(|item| scope.spawn(move || run(item)))
                .collect();
            let results = running.into_iter();
            let results = results.map(|result| result.join().expect("a run in a debugger"));
            results.collect::<Vec<_>>()
        })
    };
    items.chunks(cores).flat_map(chunk).collect()
}

/// Runs a program in gdb.
pub fn drive(program: &'static Program) -> Shown {
    Shown::new(
        Debugger::Gdb,
        program,
        stops_of(program, &program.executable),
    )
}

impl Shown {
    fn new(debugger: Debugger, program: &'static Program, run: Run) -> Shown {
        Shown {
            debugger,
            program,
            alignment: align(&program.log.events, &run, max_hits()),
            run,
        }
    }

    /// Runs the same program in lldb, with the same stops.
    pub fn in_lldb(&self) -> Shown {
        let statements = &self.run.statements;
        let executable = &self.program.executable;
        let mut run = run(Debugger::Lldb, self.program, executable, statements);
        let mut entries = Entries::read(executable);
        for frame in run.stops.iter_mut().flat_map(|stop| &mut stop.frames) {
            let variables = frame.variables.iter_mut().flatten();
            variables.for_each(|variable| entries.drop_zeros(frame.address, variable));
        }
        Shown::new(Debugger::Lldb, self.program, run)
    }
}

/// Returns gdb's stops in an executable of a program.
pub fn stops_of(program: &Program, executable: &Path) -> Run {
    run(Debugger::Gdb, program, executable, &[])
}

/// Returns a debugger's stops in an executable of a program. gdb finds the statements itself.
fn run(debugger: Debugger, program: &Program, executable: &Path, statements: &[(u64, u64)]) -> Run {
    let functions: BTreeSet<&str> = program
        .log
        .events
        .iter()
        .map(|event| event.function.as_str())
        .collect();
    let request = serde_json::json!({
        "functions": functions, "statements": statements,
        "max_stops": MAX_STOPS, "max_hits": max_hits(), "outer_every": OUTER_EVERY,
    });
    let (output, messages) = debugger.run(program, executable, "stops", request);
    let run = read_run(&output);
    assert!(
        matches!(run.end.as_str(), "exited" | "limit"),
        "{}: {} {}\n{}",
        program.name,
        debugger.name(),
        run.end,
        support::text(&messages.stderr)
    );
    run
}

/// The result for one program, or for all.
#[derive(Default)]
pub struct Summary {
    /// The number of stops.
    stops: usize,
    /// The number of lines at which gdb stopped.
    stopped: usize,
    /// The number of lines that ran.
    executed: usize,
    /// The variables of innermost frames.
    pub inner: Tally,
    /// The variables of outer frames.
    pub outer: Tally,
    /// For each pair, the number of stops where it had a value, and where it was in scope.
    pairs: BTreeMap<Pair, (u64, u64)>,
    /// The reasons why pairs at stops have no value, or a part of it.
    causes: BTreeMap<String, u64>,
    /// The pairs without a value, as text.
    missing: BTreeMap<String, u64>,
}

impl Summary {
    /// Returns the share of (line, variable) pairs with a value. A pair with several stops counts
    /// with the share of stops at which it had a value.
    fn share(&self) -> f64 {
        let had: f64 = self
            .pairs
            .values()
            .map(|(had, total)| *had as f64 / *total as f64)
            .sum();
        had / self.pairs.len() as f64
    }

    /// Adds the result of a program.
    fn add(&mut self, name: &str, other: Summary) {
        self.stops += other.stops;
        self.stopped += other.stopped;
        self.executed += other.executed;
        self.inner.add(&other.inner);
        self.outer.add(&other.outer);
        for (cause, count) in other.causes {
            *self.causes.entry(cause).or_default() += count;
        }
        for ((function, line, variable, declared), counts) in other.pairs {
            self.pairs.insert(
                (format!("{name}.{function}"), line, variable, declared),
                counts,
            );
        }
    }
}

pub fn summarize(shown: &Shown) -> Summary {
    let program = shown.program;
    let mut entries = Entries::read(&program.executable);
    let mut summary = Summary {
        stops: shown.run.stops.len(),
        stopped: shown.alignment.stopped,
        executed: shown.alignment.executed,
        ..Summary::default()
    };
    for (stop, event) in shown.run.stops.iter().zip(&shown.alignment.matched) {
        // A stop without an event is already a failure.
        let Some(innermost) = *event else { continue };
        let mut event = innermost;
        for (level, frame) in stop.frames.iter().enumerate() {
            let truth = &program.log.events[event];
            let place = format!(
                "{} at {:#x}, hit {}, {}:{}",
                program.name, stop.address, stop.hit, truth.function, truth.line
            );
            match &frame.variables {
                None => {}
                Some(variables) if level == 0 => {
                    let Summary {
                        inner,
                        pairs,
                        causes,
                        missing,
                        ..
                    } = &mut summary;
                    compare_frame(
                        &truth.variables,
                        variables,
                        &place,
                        inner,
                        |variable, parts| {
                            count_pair(pairs, truth, variable, parts);
                            if parts.missing > 0 {
                                let cause = entries.cause(
                                    stop.address,
                                    variable,
                                    reason(variables, variable),
                                );
                                let what = format!(
                                    "{}:{}\t{}\t{cause}",
                                    truth.function, truth.line, variable.name
                                );
                                *causes.entry(cause).or_default() += 1;
                                *missing.entry(what).or_default() += 1;
                            }
                        },
                    );
                }
                Some(variables) => {
                    let truth = program.log.outer(event, innermost);
                    let place = format!("{place}, {level} frames out");
                    compare_frame(&truth, variables, &place, &mut summary.outer, |_, _| {});
                }
            }
            match shown.alignment.callers[event] {
                Some(caller) => event = caller,
                None => break,
            }
        }
    }
    summary
}

fn count_pair(
    pairs: &mut BTreeMap<Pair, (u64, u64)>,
    event: &Event,
    variable: &Variable,
    parts: Parts,
) {
    let pair = (
        event.function.clone(),
        event.line,
        variable.name.clone(),
        variable.declared,
    );
    let (had, total) = pairs.entry(pair).or_default();
    *had += u64::from(parts.missing == 0);
    *total += 1;
}

#[test]
fn gdb_shows_true_values_or_none_at_every_statement() {
    expect_truth(&shown().iter().collect::<Vec<_>>(), MINIMUM_SHARE);
}

/// Prints the shares of the variables that a debugger shows. Fails if a value is wrong, or if less
/// than a share of the (line, variable) pairs have a value.
#[track_caller]
pub fn expect_truth(all_shown: &[&Shown], least: f64) {
    let debugger = all_shown[0].debugger.name();
    let mut report = format!("\n{debugger}:{}", heading());
    let mut failures = Vec::new();
    let (mut optimized, mut plain) = (Summary::default(), Summary::default());
    let mut fresh = Summary::default();
    for shown in all_shown {
        let name = &shown.program.name;
        let summary = summarize(shown);
        report += &row(name, &summary);
        failures.extend(
            shown
                .alignment
                .failures
                .iter()
                .map(|failure| format!("{name}: {failure}")),
        );
        if shown.debugger == Debugger::Gdb {
            failures.extend(places_resolve(shown).map(|failure| format!("{name}: {failure}")));
        }
        failures.extend(
            summary
                .inner
                .wrong
                .iter()
                .chain(&summary.outer.wrong)
                .cloned(),
        );
        if shown.run.end == "limit" {
            report += &format!("{name}: ended after {MAX_STOPS} stops, before the program's end\n");
        }
        // A run without comparisons is a failure.
        if summary.inner.total() == 0 {
            failures.push(format!("{name}: {debugger} shows no variable"));
        }
        write_missing(shown, &summary);
        let all = match (shown.program.optimized, shown.program.fresh) {
            (true, false) => &mut optimized,
            (true, true) => &mut fresh,
            (false, _) => &mut plain,
        };
        all.add(name, summary);
    }
    report += &row("optimized", &optimized);
    report += &row("fresh", &fresh);
    report += &row("not optimized", &plain);
    report += &causes("optimized", &optimized);
    report += &causes("fresh", &fresh);
    // The report does not use `println`, whose output is shown only for a failing test.
    let _ = std::io::stderr().write_all(report.as_bytes());

    let many = failures.len();
    failures.truncate(40);
    assert!(
        failures.is_empty(),
        "{many} failures, the first ones:\n{}",
        failures.join("\n")
    );
    for all in [optimized, fresh, plain] {
        assert!(all.outer.total() > 0, "no outer frame was compared");
        assert!(
            all.share() >= least,
            "only {:.1} % of the pairs have a value",
            all.share() * 100.0
        );
    }
}

/// Returns the names of the columns of [`row`]: stops; lines with stops, of those that ran; pairs
/// of a line and a variable, and the share of these with a value; of variables at stops, the share
/// with a value, and the share with a value in some parts; of scalar parts at stops, the share with
/// a value; of the variables of outer frames, the share with a value.
pub fn heading() -> String {
    format!(
        "\n{:15} {:>6} {:>8} {:>6} {:>7} {:>8} {:>7} {:>7} {:>7}\n",
        "program", "stops", "lines", "pairs", "value", "at stops", "partly", "parts", "outer"
    )
}

pub fn row(name: &str, summary: &Summary) -> String {
    let inner = &summary.inner;
    format!(
        "{name:15} {:>6} {:>8} {:>6} {:>7} {:>8} {:>7} {:>7} {:>7}\n",
        summary.stops,
        format!("{}/{}", summary.stopped, summary.executed),
        summary.pairs.len(),
        format!("{:.1} %", summary.share() * 100.0),
        percent(inner.full, inner.total()),
        percent(inner.partial, inner.total()),
        percent(inner.parts.known, inner.parts.known + inner.parts.missing),
        percent(summary.outer.full, summary.outer.total()),
    )
}

/// Returns the reasons why variables have no value, with their shares.
fn causes(name: &str, all: &Summary) -> String {
    let incomplete = all.inner.partial + all.inner.missing;
    let mut report =
        format!("{name}: why {incomplete} variables at stops have no value, or not in all parts\n");
    let mut causes: Vec<_> = all.causes.iter().collect();
    causes.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
    for (cause, count) in causes {
        report += &format!("  {:>7}  {cause}\n", percent(*count, incomplete));
    }
    report
}

/// Returns a failure for each breakpoint of a user that is not at the start of a statement, where
/// values are compared. A breakpoint on a line must be at that line. (For a function that starts
/// with an inlined call, gdb names the line of the call.)
fn places_resolve(shown: &Shown) -> impl Iterator<Item = String> {
    let statements: BTreeMap<u64, u64> = shown.run.statements.iter().copied().collect();
    shown.run.places.iter().filter_map(move |(name, resolved)| {
        let line = name
            .rsplit_once(':')
            .and_then(|(_, line)| line.parse::<u64>().ok());
        let starts = |place: &Value| {
            let start = statements.get(&place[0].as_u64()?)?;
            line.is_none_or(|line| line == *start && place[1] == line)
                .then_some(())
        };
        let places = resolved.as_array().filter(|places| !places.is_empty());
        let right = places.is_some_and(|places| places.iter().all(|place| starts(place).is_some()));
        (!right).then(|| format!("a breakpoint on {name} resolves to {resolved}"))
    })
}

fn percent(part: u64, whole: u64) -> String {
    if whole == 0 {
        "-".into()
    } else {
        format!("{:.1} %", 100.0 * part as f64 / whole as f64)
    }
}

/// Writes the list of missing values beside the program, as a hint for improvements.
fn write_missing(shown: &Shown, summary: &Summary) {
    let mut list: Vec<_> = summary.missing.iter().collect();
    list.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
    let text: String = list
        .iter()
        .map(|(what, count)| format!("{count}\t{what}\n"))
        .collect();
    let extension = match shown.debugger {
        Debugger::Gdb => "missing",
        Debugger::Lldb => "lldb-missing",
    };
    std::fs::write(shown.program.executable.with_extension(extension), text)
        .expect("the list of what is missing");
}

/// The previous test can fail: it finds a change of one bit in one value of one stop.
#[test]
fn a_single_wrong_value_is_found() {
    let shown = &shown()[0];
    assert_eq!(summarize(shown).inner.wrong, Vec::<String>::new());
    let mut run = shown.run.clone();
    let values = run
        .stops
        .iter_mut()
        .flat_map(|stop| stop.frames[0].variables.iter_mut().flatten());
    let number = |value: &Value| value.as_str().and_then(|text| text.parse::<i64>().ok());
    let variable = values
        .rev()
        .find(|variable| number(&variable.value).is_some())
        .expect("an integer");
    variable.value = Value::String((number(&variable.value).expect("it is one") ^ 1).to_string());
    let name = variable.name.clone();
    let wrong = summarize(&Shown::new(shown.debugger, shown.program, run));
    assert_eq!(wrong.inner.wrong.len(), 1, "{:?}", wrong.inner.wrong);
    assert!(
        wrong.inner.wrong[0].contains(&format!(": {name}: is ")),
        "{:?}",
        wrong.inner.wrong
    );
}
