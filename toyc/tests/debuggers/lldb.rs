//! lldb at the stops of gdb: it must show the same frames, and true values or none.
//!
//! By default, it runs some programs. With the environment variable `TOYC_LLDB`, it runs all, and
//! prints how many of gdb's values it shows.
//!
//! A part without a location is not compared if it is 0: lldb shows such parts of a variable as 0.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write as _;
use std::sync::OnceLock;

use serde_json::Value;

use crate::causes::ZERO;
use crate::steps;
use crate::steps::flatten;
use crate::stops::{self, Shown, everything, shown, together};
use crate::trace::{Frame, Variable, array};

/// The programs that are run, with and without optimization, unless all are.
const SAMPLE: [&str; 8] = [
    "bits",
    "complex",
    "deep_inlining",
    "hostile",
    "loops",
    "mutual",
    "pointers",
    "shadowing",
];
/// Why lldb does not show a value that gdb shows: it has no arithmetic of floats.
const REASONS: [&str; 3] = [
    "Unhandled opcode DW_OP_regval_type in DWARFExpression",
    "unsupported encoding",
    BESIDE,
];
/// A part that is really 0 is not compared where other parts of the variable have no location.
const BESIDE: &str = "0, beside parts without a location";
/// Those of which a sample of the instructions is compared.
const STEPPED: [&str; 5] = ["bits", "complex", "complex-plain", "hostile", "mutual"];
/// The minimum share of (line, variable) pairs with a value. In the sample, it is lower than in all
/// programs.
const MINIMUM_SHARE: f64 = 0.75;

fn is_everything() -> bool {
    everything() || std::env::var_os("TOYC_LLDB").is_some()
}

/// The runs of programs in gdb and in lldb.
fn shown_in_both() -> &'static (Vec<&'static Shown>, Vec<Shown>) {
    static SHOWN: OnceLock<(Vec<&'static Shown>, Vec<Shown>)> = OnceLock::new();
    SHOWN.get_or_init(|| {
        let in_gdb: Vec<&Shown> = shown()
            .iter()
            .filter(|shown| {
                let name = &shown.program.name;
                is_everything() || SAMPLE.contains(&name.trim_end_matches("-plain"))
            })
            .collect();
        let in_lldb = together(&in_gdb, |shown| shown.in_lldb());
        (in_gdb, in_lldb)
    })
}

#[test]
fn lldb_shows_true_values_or_none_at_every_statement() {
    let all: Vec<_> = shown_in_both().1.iter().collect();
    stops::expect_truth(&all, MINIMUM_SHARE);
}

#[test]
fn lldb_shows_true_values_or_none_at_every_instruction() {
    let all = shown_in_both().1.iter();
    let stepped =
        all.filter(|shown| is_everything() || STEPPED.contains(&shown.program.name.as_str()));
    steps::expect_truth(&stepped.collect::<Vec<_>>());
}

/// The scalar parts of values that gdb shows.
#[derive(Default)]
struct Compared {
    total: u64,
    /// The numbers of those that lldb shows, too.
    both: u64,
    /// The numbers of the others, by the reason that lldb gives.
    missing: BTreeMap<String, u64>,
    /// The number of parts that only lldb shows.
    more: u64,
    /// The number of parts without a location that lldb shows as 0.
    zeros: u64,
    /// The numbers of lines and functions at which a user can set a breakpoint, and of those with
    /// more places in lldb: it also uses rows of the line table that start no statement.
    places: (u64, u64),
    /// The stops with other frames, and the breakpoints that lack a place.
    failures: Vec<String>,
}

#[test]
fn lldb_shows_the_frames_and_most_values_that_gdb_shows() {
    let (in_gdb, in_lldb) = shown_in_both();
    let mut all = Compared::default();
    for (gdb, lldb) in in_gdb.iter().zip(in_lldb) {
        compare(gdb, lldb, &mut all);
    }
    let Compared {
        total,
        both,
        missing,
        more,
        zeros,
        places,
        failures,
    } = all;
    let mut report = format!(
        "\nlldb shows {both} of the {total} parts of values that gdb shows, and {more} that gdb does not; \
         {zeros} parts without a location are shown as 0; of {} breakpoints, {} are at more places\n",
        places.0, places.1
    );
    for (reason, count) in &missing {
        report += &format!("  {count:>7}  {reason}\n");
    }
    let _ = std::io::stderr().write_all(report.as_bytes());
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    let others = missing.into_keys();
    let others: Vec<String> = others
        .filter(|reason| !REASONS.contains(&reason.as_str()))
        .collect();
    assert!(others.is_empty(), "new reasons: {}", others.join(", "));
    assert!(both > 0, "nothing was compared");
}

fn compare(gdb: &Shown, lldb: &Shown, all: &mut Compared) {
    if gdb.run.stops.len() != lldb.run.stops.len() {
        let numbers = (lldb.run.stops.len(), gdb.run.stops.len());
        all.failures
            .push(format!("{}: stops, in gdb: {numbers:?}", gdb.program.name));
    }
    for ((name, places), (_, others)) in gdb.run.places.iter().zip(&lldb.run.places) {
        let addresses = |places| -> BTreeSet<u64> {
            array(places).iter().filter_map(|p| p[0].as_u64()).collect()
        };
        let (places, others) = (addresses(places), addresses(others));
        all.places.0 += 1;
        all.places.1 += u64::from(others.len() > places.len());
        if !places.is_subset(&others) {
            all.failures.push(format!(
                "{}: a breakpoint on {name} is at {others:x?}, in gdb {places:x?}",
                gdb.program.name
            ));
        }
    }
    for (one, other) in gdb.run.stops.iter().zip(&lldb.run.stops) {
        let frames = |frames: &[Frame]| -> Vec<(String, u64)> {
            let frames = frames.iter();
            frames.map(|f| (f.function.clone(), f.line)).collect()
        };
        let (frames, others) = (frames(&one.frames), frames(&other.frames));
        if (one.address, one.hit, &frames) != (other.address, other.hit, &others) {
            all.failures.push(format!(
                "{} at {:#x}, hit {}: frames {others:?}, in gdb {frames:?}",
                gdb.program.name, one.address, one.hit
            ));
        }
        for (frame, other) in one.frames.iter().zip(&other.frames) {
            let others = other.variables.iter().flatten();
            let known: BTreeMap<(&str, u64), &Value> = others
                .map(|other| ((other.name.as_str(), other.declared), &other.value))
                .collect();
            for Variable {
                name,
                declared,
                value,
            } in frame.variables.iter().flatten()
            {
                let other = known.get(&(name.as_str(), *declared));
                all.value(value, other.copied().unwrap_or(&Value::Null));
            }
        }
    }
}

impl Compared {
    fn value(&mut self, gdb: &Value, lldb: &Value) {
        let (mut shown, mut others) = (Vec::new(), Vec::new());
        flatten(gdb, String::new(), &mut shown);
        flatten(lldb, String::new(), &mut others);
        let others: BTreeMap<&str, &Value> = others
            .iter()
            .map(|(path, value)| (path.as_str(), value))
            .collect();
        self.total += shown.len() as u64;
        self.zeros += zeros(lldb);
        let mut found = 0;
        for (path, _) in &shown {
            if others.contains_key(path.as_str()) {
                found += 1;
                continue;
            }
            let reason = match missing(lldb, path) {
                Some(ZERO) => {
                    self.zeros -= 1;
                    BESIDE
                }
                reason => reason.unwrap_or("not listed"),
            };
            *self.missing.entry(reason.to_owned()).or_default() += 1;
        }
        self.both += found;
        self.more += others.len() as u64 - found;
    }
}

/// The reason why the part at a path is missing.
fn missing<'a>(value: &'a Value, path: &str) -> Option<&'a str> {
    let prefixes =
        (0..=path.len()).filter(|end| *end == path.len() || path[*end..].starts_with('/'));
    let mut reasons = prefixes.filter_map(|end| value.pointer(&path[..end])?.get("$missing"));
    reasons.next()?.as_str()
}

fn zeros(value: &Value) -> u64 {
    match value {
        Value::Array(parts) => parts.iter().map(zeros).sum(),
        Value::Object(parts) if parts.get("$missing").is_some_and(|text| text == ZERO) => 1,
        Value::Object(parts) => parts.values().map(zeros).sum(),
        _ => 0,
    }
}

#[test]
fn reasons_and_zeros_of_parts_are_found() {
    let value = serde_json::json!({"a": ["1", {"$missing": ZERO}], "b": {"$missing": "lost"}});
    assert_eq!(missing(&value, "/a/0"), None);
    assert_eq!(missing(&value, "/a/1"), Some(ZERO));
    assert_eq!(missing(&value, "/b/c/0"), Some("lost"));
    assert_eq!(zeros(&value), 1);
    let mut all = Compared::default();
    let gdb = serde_json::json!({"a": ["1", {"$missing": "x"}], "b": {"c": ["3", "4"]}});
    all.value(&gdb, &value);
    all.value(&serde_json::json!({"$missing": "x"}), &"7".into());
    assert_eq!((all.total, all.both, all.more, all.zeros), (3, 1, 1, 1));
    assert_eq!(all.missing, BTreeMap::from([("lost".to_owned(), 2)]));
}
