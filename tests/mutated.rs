//! The modules of the tests, mutated at random. Each goes through all steps without a panic, a long
//! run or a wrong result.
//!
//! A module is a pure function of a seed and of the existing modules. `FIRST` and `CASES` choose
//! the seeds, `SHOW` the number of kinds of failure that are reduced and printed, `DIALECTS` the
//! number of dialects to which each module is lowered, `MODULES` a directory with more modules:
//! `FIRST=<seed> CASES=1 DIALECTS=5 cargo test --all-features --test mutated -- --nocapture`
//! repeats one. Failures of one kind, which differ in numbers only, are printed once, with the
//! smallest module that has the failure.
#![cfg(feature = "object")]

#[path = "support/all_steps.rs"]
mod all_steps;
#[path = "support/clock.rs"]
mod clock;
#[path = "round_trip/generator.rs"]
#[allow(dead_code, reason = "expressions are for other tests")]
mod generator;
#[path = "mutated/mutation.rs"]
mod mutation;

use all_steps::{StepOptions, Wrong, misprinted, without_numbers, wrong};
use clock::thread_time;
use dwarfsmith::text;
use mutation::{Mutator, Random, Source};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// The time limit of a module, in seconds of its thread's time, and the time after which a run
/// counts as endless.
const SLOW: u64 = 8;
const ENDLESS: u64 = 120;
/// The number of attempts to reduce a module to fewer lines.
const MAX_TRIED: u32 = 600;
/// The largest module that goes through all steps, in bytes of text.
const LARGEST: usize = 24 << 10;

/// The modules in a directory and those below it, by name.
fn read(directory: &Path, into: &mut Vec<Source>) {
    let mut entries: Vec<PathBuf> = std::fs::read_dir(directory)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            read(&path, into);
        } else if path.extension().is_some_and(|extension| extension == "di") {
            let text = std::fs::read_to_string(&path).unwrap();
            into.extend(Source::new(&text));
        }
    }
}

fn corpus() -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut all = Vec::new();
    read(&root.join("tests/modules"), &mut all);
    read(&root.join("tests/filetests"), &mut all);
    for directory in std::env::var("MODULES")
        .iter()
        .flat_map(|list| list.split(':'))
    {
        read(Path::new(directory), &mut all);
    }
    all
}

/// The module of a seed.
fn mutated(corpus: &[Source], seed: u64) -> String {
    let mut random = Random::new(seed);
    let source = if random.one_in(4) {
        let text = text::print(&generator::module(random.below(1 << 30) as u64));
        Source::new(&text).unwrap()
    } else {
        random.pick(corpus).unwrap().clone()
    };
    let joined = random.one_in(8);
    let count = 1 + random.below(6);
    let mut mutator = Mutator {
        random,
        corpus,
        source,
    };
    if joined {
        mutator.join();
    }
    for _ in 0..count {
        mutator.mutate();
    }
    mutator.source.text()
}

/// The last step that a module reached.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reached {
    NotParsed,
    Invalid,
    Valid,
}

thread_local! {
    /// The place of the last panic, and its message.
    static PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Takes a text through all steps.
fn take(
    source: &str,
    way_of: impl Fn(&dwarfsmith::Module) -> StepOptions,
) -> (Reached, Vec<Wrong>) {
    let failure = |stage, what: String| {
        let class = format!("{stage}: {what}");
        vec![Wrong {
            stage,
            lowering: None,
            what,
            class,
        }]
    };
    let start = thread_time();
    let taken = panic::catch_unwind(AssertUnwindSafe(|| {
        let Ok(parsed) = text::parse(source) else {
            return (Reached::NotParsed, Vec::new());
        };
        let module = parsed.module;
        let valid = module.validate().is_ok();
        let mut found = wrong(&module, &way_of(&module));
        found.extend(misprinted(&module));
        (
            if valid {
                Reached::Valid
            } else {
                Reached::Invalid
            },
            found,
        )
    }));
    let taken = taken.unwrap_or_else(|_| {
        (
            Reached::Valid,
            failure("panic", PANIC.with_borrow(Clone::clone)),
        )
    });
    if thread_time() - start > Duration::from_secs(SLOW) {
        let (reached, mut found) = taken;
        found.extend(failure("time", String::from("it takes long")));
        return (reached, found);
    }
    taken
}

/// A text with fewer lines that fails in the same way.
fn smaller(source: &str, class: &str, options: &StepOptions) -> String {
    let is_wrong = |lines: &[&str]| {
        take(&(lines.join("\n") + "\n"), |_| options.clone())
            .1
            .iter()
            .any(|wrong| wrong.class == class)
    };
    let mut lines: Vec<&str> = source.lines().collect();
    let mut tried = 0;
    let mut chunk = lines.len() / 2;
    while chunk > 0 && tried < MAX_TRIED {
        let mut at = 0;
        let before = lines.len();
        while at < lines.len() && tried < MAX_TRIED {
            let mut fewer = lines.clone();
            fewer.drain(at..(at + chunk).min(lines.len()));
            tried += 1;
            if is_wrong(&fewer) {
                lines = fewer
            } else {
                at += chunk
            }
        }
        chunk = if lines.len() < before && chunk == 1 {
            1
        } else {
            chunk / 2
        };
    }
    lines.join("\n") + "\n"
}

/// The failures of one kind.
struct Found {
    count: u64,
    seed: u64,
    source: String,
    first: Wrong,
}

#[derive(Default)]
struct Totals {
    classes: BTreeMap<String, Found>,
    not_parsed: u64,
    invalid: u64,
    valid: u64,
}

/// The seed that a thread runs, and its start time.
type Busy = Option<(u64, Instant)>;

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name)
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(default)
}

#[test]
fn mutated_modules_pass_all_steps() {
    let (first, cases, most) = (
        number("FIRST", 0),
        number("CASES", 2000),
        number("SHOW", 20),
    );
    let dialects = number("DIALECTS", 1) as usize;
    let corpus = Arc::new(corpus());
    panic::set_hook(Box::new(|info| {
        let message = info.payload_as_str().unwrap_or_default();
        let place = info
            .location()
            .map(|at| format!("{}:{}", at.file(), at.line()))
            .unwrap_or_default();
        PANIC.set(format!("{place}: {}", without_numbers(message)));
    }));
    let totals: Arc<Mutex<Totals>> = Arc::default();
    let next = Arc::new(AtomicU64::new(first));
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    let busy: Arc<Mutex<Vec<Busy>>> = Arc::new(Mutex::new(vec![None; workers]));
    let threads: Vec<_> = (0..workers)
        .map(|worker| {
            let (corpus, totals, next, busy) =
                (corpus.clone(), totals.clone(), next.clone(), busy.clone());
            std::thread::spawn(move || {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= first + cases {
                        return;
                    }
                    busy.lock().unwrap()[worker] = Some((seed, Instant::now()));
                    let source = mutated(&corpus, seed);
                    let taken = if source.len() > LARGEST {
                        (Reached::NotParsed, Vec::new())
                    } else {
                        take(&source, |_| StepOptions::some(seed, dialects))
                    };
                    busy.lock().unwrap()[worker] = None;
                    let mut totals = totals.lock().unwrap();
                    match taken.0 {
                        Reached::NotParsed => totals.not_parsed += 1,
                        Reached::Invalid => totals.invalid += 1,
                        Reached::Valid => totals.valid += 1,
                    }
                    let mut classes: Vec<&String> = Vec::new();
                    for wrong in &taken.1 {
                        if classes.contains(&&wrong.class) {
                            continue;
                        }
                        classes.push(&wrong.class);
                        let found =
                            totals
                                .classes
                                .entry(wrong.class.clone())
                                .or_insert_with(|| Found {
                                    count: 0,
                                    seed,
                                    source: source.clone(),
                                    first: wrong.clone(),
                                });
                        found.count += 1;
                        if source.len() < found.source.len() {
                            (found.seed, found.source, found.first) =
                                (seed, source.clone(), wrong.clone());
                        }
                    }
                }
            })
        })
        .collect();
    while threads.iter().any(|thread| !thread.is_finished()) {
        std::thread::sleep(Duration::from_millis(50));
        let endless = busy
            .lock()
            .unwrap()
            .iter()
            .flatten()
            .find(|(_, since)| since.elapsed().as_secs() > ENDLESS)
            .copied();
        if let Some((seed, _)) = endless {
            // The hook prints nothing.
            drop(panic::take_hook());
            panic!(
                "case {seed} runs for more than {ENDLESS} seconds:\n{}",
                mutated(&corpus, seed)
            );
        }
    }
    let totals = std::mem::take(&mut *totals.lock().unwrap());
    let Totals {
        classes,
        not_parsed,
        invalid,
        valid,
    } = totals;
    println!("{not_parsed} are not modules, {invalid} are valid in part, {valid} are valid");
    let mut classes: Vec<(String, Found)> = classes.into_iter().collect();
    // Errors of single steps first, then disagreements between steps.
    classes.sort_by_key(|(_, found)| {
        (
            found.first.stage == "verify",
            std::cmp::Reverse(found.count),
        )
    });
    for (number, (class, found)) in classes.iter().enumerate() {
        println!("\n{} × {class}\n  case {}", found.count, found.seed);
        if number as u64 >= most {
            continue;
        }
        let module = text::parse(&found.source).map(|parsed| parsed.module);
        let source = match module {
            Ok(_) => {
                let mut options = StepOptions::some(found.seed, dialects);
                if let Some(lowering) = found.first.lowering {
                    options.lowerings = vec![lowering];
                }
                smaller(&found.source, class, &options)
            }
            Err(_) => found.source.clone(),
        };
        let what: String = found
            .first
            .what
            .lines()
            .take(14)
            .map(|line| format!("; {line}\n"))
            .collect();
        println!("{what}{source}");
    }
    drop(panic::take_hook());
    assert!(classes.is_empty(), "{} kinds of failure", classes.len());
    assert!(
        cases < 2000 || valid > cases / 10,
        "most of what is tried is not a module"
    );
}
