//! The progress of a long run, shown on a terminal.

use crate::report::Reporter;
use std::io::Write;
use std::time::{Duration, Instant};

/// The time before progress is first shown, and between updates.
const INTERVAL: Duration = Duration::from_millis(200);

/// The unit of progress.
#[derive(Clone, Copy)]
pub enum ProgressUnit {
    /// Bytes of a file that is read as a whole.
    Bytes,
    /// Bytes of a file that is read in part: the total is an upper limit.
    SomeBytes,
    /// Items of a kind, given by its name in the plural.
    Items(&'static str),
}

/// A line on standard error that is overwritten repeatedly and erased at the end.
pub struct Progress<'p> {
    name: &'p str,
    measure: ProgressUnit,
    total: u64,
    done: u64,
    /// The time of the next update, or `None` if progress is not shown.
    next: Option<Instant>,
    written: bool,
}

impl<'p> Progress<'p> {
    /// Starts the progress display for a number of bytes or items in a named file.
    pub fn new(
        reporter: &Reporter,
        name: &'p str,
        measure: ProgressUnit,
        total: u64,
    ) -> Progress<'p> {
        let next = reporter.shows_progress().then(|| Instant::now() + INTERVAL);
        Progress {
            name,
            measure,
            total,
            done: 0,
            next,
            written: false,
        }
    }

    /// Adds `more` to the completed work.
    pub fn advance(&mut self, more: u64) {
        self.done = self.done.saturating_add(more);
        let Some(next) = self.next else { return };
        let now = Instant::now();
        if now >= next {
            self.next = Some(now + INTERVAL);
            self.written = true;
            let of = if matches!(self.measure, ProgressUnit::SomeBytes) {
                "of at most"
            } else {
                "of"
            };
            let (shift, unit) = match self.measure {
                ProgressUnit::Items(unit) => (0, unit),
                _ if self.total >> 20 < 10 => (10, "KiB"),
                _ => (20, "MiB"),
            };
            let (done, total) = (self.done >> shift, self.total >> shift);
            // A failure to write to standard error cannot be reported.
            let _ = write!(
                std::io::stderr(),
                "\r{}: {done} {of} {total} {unit}\x1b[K",
                self.name
            );
        }
    }

    /// Erases the line so that other output, which may be on the same terminal, can follow.
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
