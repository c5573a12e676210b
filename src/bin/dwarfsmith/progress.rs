//! How far a long run is, on a terminal.

use crate::report::Reporter;
use std::io::Write;
use std::time::{Duration, Instant};

/// How long a run takes before anything is shown, and how often it is shown anew.
const PAUSE: Duration = Duration::from_millis(200);

/// What a run goes through.
#[derive(Clone, Copy)]
pub enum Measure {
    /// All bytes of a file.
    Bytes,
    /// Some bytes of a file.
    SomeBytes,
    /// Things of a kind, which is their name in the plural.
    Things(&'static str),
}

/// A line on standard error that is written over and over, and is gone at the end.
pub struct Progress<'p> {
    name: &'p str,
    measure: Measure,
    total: u64,
    done: u64,
    /// When to write it again; `None` where nobody watches.
    next: Option<Instant>,
    written: bool,
}

impl<'p> Progress<'p> {
    /// Of so many bytes or things in a file with a name.
    pub fn new(reporter: &Reporter, name: &'p str, measure: Measure, total: u64) -> Progress<'p> {
        let next = reporter.shows_progress().then(|| Instant::now() + PAUSE);
        Progress {
            name,
            measure,
            total,
            done: 0,
            next,
            written: false,
        }
    }

    /// So many more are done.
    pub fn advance(&mut self, more: u64) {
        self.done = self.done.saturating_add(more);
        let Some(next) = self.next else { return };
        let now = Instant::now();
        if now >= next {
            self.next = Some(now + PAUSE);
            self.written = true;
            let of = if matches!(self.measure, Measure::SomeBytes) {
                "of at most"
            } else {
                "of"
            };
            let (shift, unit) = match self.measure {
                Measure::Things(unit) => (0, unit),
                _ if self.total >> 20 < 10 => (10, "KiB"),
                _ => (20, "MiB"),
            };
            let (done, total) = (self.done >> shift, self.total >> shift);
            // There is nowhere to say that standard error cannot be written.
            let _ = write!(
                std::io::stderr(),
                "\r{}: {done} {of} {total} {unit}\x1b[K",
                self.name
            );
        }
    }

    /// Takes the line away, for something else to be written: both may be on the same terminal.
    pub fn clear(&mut self) {
        if self.written {
            self.written = false;
            let _ = write!(std::io::stderr(), "\r\x1b[K");
        }
    }
}

impl Drop for Progress<'_> {
    fn drop(&mut self) {
        self.clear();
    }
}
