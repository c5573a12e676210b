//! Finds the event of each stop, without the use of any value.
//!
//! One chain of calls, inlined or not, leads to a statement in one place of the machine code: the
//! functions and lines from `main` to the statement. This chain is the *key* of the statement. The
//! log also has it, because each call happens in the statement that was last logged one level
//! further out. If every key has one address, a breakpoint there is hit each time the statement
//! starts. So the k-th stop with a key belongs to the k-th event with the key, and both sequences
//! have the same order. Every contradiction is a failure:
//!
//! - a stop with a key that no further event has: the debugger stops where no statement starts, or
//!   shows a wrong function, line or caller;
//! - stops at two addresses with the same key: one statement would be hit twice;
//! - events that are matched out of order;
//! - a statement with stops, but fewer than its events.

use std::collections::{BTreeMap, HashMap};

use crate::trace::{Event, Run, Stop};

/// Functions and lines from main to the innermost.
pub type Key = Vec<(String, u64)>;

/// The result of the alignment.
pub struct Alignment {
    /// The index of the event of each stop, if it has one.
    pub matched: Vec<Option<usize>>,
    /// For each event, the event of the statement with the call of its function.
    pub callers: Vec<Option<usize>>,
    /// The key of each event.
    pub keys: Vec<Key>,
    /// The address of the statement of each key at which the debugger stopped.
    pub addresses: BTreeMap<Key, u64>,
    /// The failures.
    pub failures: Vec<String>,
    /// The number of statements (lines of a function) that ran.
    pub executed: usize,
    /// The number of these at which the debugger stopped.
    pub stopped: usize,
}

/// Aligns a run with the events. Breakpoints were disabled after `max_hits` hits.
pub fn align(events: &[Event], run: &Run, max_hits: u64) -> Alignment {
    let mut failures = Vec::new();
    let (keys, callers) = keys(events, &mut failures);
    let mut waiting: HashMap<&Key, std::collections::VecDeque<usize>> = HashMap::new();
    for (index, key) in keys.iter().enumerate() {
        waiting.entry(key).or_default().push_back(index);
    }
    let mut addresses: BTreeMap<Key, u64> = BTreeMap::new();
    let mut hits: HashMap<u64, u64> = HashMap::new();
    let mut matched = Vec::new();
    let mut latest = None;
    for stop in &run.stops {
        let key = key(stop);
        let address = *addresses.entry(key.clone()).or_insert(stop.address);
        if address != stop.address {
            let place = show(&key);
            failures.push(format!(
                "{place}: stopped at {:#x} and at {address:#x} for one statement",
                stop.address
            ));
        }
        hits.insert(stop.address, stop.hit);
        let event = waiting.get_mut(&key).and_then(|events| events.pop_front());
        match event {
            None => failures.push(format!(
                "{}: no statement starts here at {:#x}, hit {}",
                show(&key),
                stop.address,
                stop.hit
            )),
            Some(event) if latest.is_some_and(|latest| event < latest) => {
                failures.push(format!(
                    "{}: statements run in another order than in the interpreter",
                    show(&key)
                ));
            }
            Some(_) => {}
        }
        latest = event.max(latest);
        matched.push(event);
    }
    for (key, address) in &addresses {
        let left = waiting.get(key).map_or(0, |events| events.len());
        if run.end == "exited" && hits[address] < max_hits && left > 0 {
            failures.push(format!(
                "{}: {left} times not stopped at {address:#x}",
                show(key)
            ));
        }
    }
    let lines = |keys: &mut dyn Iterator<Item = &Key>| {
        let innermost = keys.map(|key| key.last());
        innermost.collect::<std::collections::BTreeSet<_>>().len()
    };
    let (executed, stopped) = (lines(&mut keys.iter()), lines(&mut addresses.keys()));
    Alignment {
        matched,
        callers,
        keys,
        addresses,
        failures,
        executed,
        stopped,
    }
}

/// Returns the key and the caller of each event.
fn keys(events: &[Event], failures: &mut Vec<String>) -> (Vec<Key>, Vec<Option<usize>>) {
    let mut active: Vec<usize> = Vec::new();
    let (mut keys, mut callers) = (Vec::new(), Vec::new());
    for (index, event) in events.iter().enumerate() {
        if event.depth > active.len() {
            failures.push(format!(
                "event {index} skips a level of calls: its caller is not logged"
            ));
        }
        active.truncate(event.depth);
        callers.push(active.last().copied());
        active.push(index);
        keys.push(
            active
                .iter()
                .map(|at| (events[*at].function.clone(), events[*at].line))
                .collect(),
        );
    }
    (keys, callers)
}

fn key(stop: &Stop) -> Key {
    stop.frames
        .iter()
        .rev()
        .map(|frame| (frame.function.clone(), frame.line))
        .collect()
}

/// Returns a key as text, the innermost function first.
fn show(key: &Key) -> String {
    let frames: Vec<String> = key
        .iter()
        .rev()
        .map(|(function, line)| format!("{function}:{line}"))
        .collect();
    frames.join(" in ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trace::Frame;

    /// Returns events of lines of `main` and of `f`, which `main` calls.
    fn events(places: &[(&str, u64)]) -> Vec<Event> {
        let event = |(function, line): &(&str, u64)| Event {
            line: *line,
            function: function.to_string(),
            depth: usize::from(*function != "main"),
            ..Event::default()
        };
        places.iter().map(event).collect()
    }

    /// Returns a run with stops, each with an address and frames, the innermost first.
    fn run(stops: &[(u64, &[(&str, u64)])]) -> Run {
        let mut hits = HashMap::new();
        let stop = |(address, frames): &(u64, &[(&str, u64)])| {
            let hit = hits.entry(*address).or_insert(0);
            *hit += 1;
            let frame = |(function, line): &(&str, u64)| Frame {
                address: *address,
                function: function.to_string(),
                line: *line,
                variables: None,
            };
            Stop {
                address: *address,
                hit: *hit,
                frames: frames.iter().map(frame).collect(),
            }
        };
        Run {
            stops: stops.iter().map(stop).collect(),
            end: "exited".into(),
            ..Run::default()
        }
    }

    #[test]
    fn the_caller_distinguishes_two_inlined_copies() {
        // The copy called from line 1 has no code for line 9.
        let events = events(&[("main", 1), ("f", 9), ("main", 2), ("f", 9), ("main", 3)]);
        let run = run(&[
            (10, &[("main", 1)]),
            (20, &[("main", 2)]),
            (30, &[("f", 9), ("main", 2)]),
            (40, &[("main", 3)]),
        ]);
        let alignment = align(&events, &run, 9);
        assert_eq!(alignment.failures, Vec::<String>::new());
        assert_eq!(alignment.matched, [Some(0), Some(2), Some(3), Some(4)]);
        assert_eq!(alignment.callers, [None, Some(0), None, Some(2), None]);
        assert_eq!((alignment.executed, alignment.stopped), (4, 4));
    }

    #[test]
    fn a_stop_without_a_statement_is_a_failure() {
        let events = events(&[("main", 1), ("main", 2), ("main", 1), ("main", 2)]);
        let failures = |stops: &[(u64, &[(&str, u64)])]| align(&events, &run(stops), 9).failures;
        let whole: &[(u64, &[(&str, u64)])] = &[
            (10, &[("main", 1)]),
            (20, &[("main", 2)]),
            (10, &[("main", 1)]),
            (20, &[("main", 2)]),
        ];
        assert_eq!(failures(whole), Vec::<String>::new());
        let twice = failures(&[whole[0], whole[0], whole[0]]);
        assert!(twice[0].contains("no statement starts here"), "{twice:?}");
        let rare = failures(&whole[..3]);
        assert!(rare[0].contains("1 times not stopped"), "{rare:?}");
        let two_places = failures(&[whole[0], (11, &[("main", 1)])]);
        assert!(
            two_places[0].contains("for one statement"),
            "{two_places:?}"
        );
        let order = failures(&[whole[1], whole[0], whole[2], whole[3]]);
        assert!(order[0].contains("another order"), "{order:?}");
    }

    #[test]
    fn a_disabled_breakpoint_may_leave_unmatched_events() {
        let events = events(&[("main", 1), ("main", 1), ("main", 1)]);
        assert!(
            align(&events, &run(&[(10, &[("main", 1)])]), 1)
                .failures
                .is_empty()
        );
        assert!(
            !align(&events, &run(&[(10, &[("main", 1)])]), 2)
                .failures
                .is_empty()
        );
    }
}
