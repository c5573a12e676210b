//! How far a long run is, on a terminal.

use crate::report::Reporter;
use std::io::Write;
use std::time::{Duration, Instant};

/// How long a run takes before anything is shown, and how often it is shown anew.
const PAUSE: Duration = Duration::from_millis(200);

/// A line on standard error that is written over and over, and is gone at the end.
pub struct Progress<'p> {
    name: &'p str,
    total: u64,
    done: u64,
    /// When to write it again; `None` where nobody watches.
    next: Option<Instant>,
    written: bool,
}

impl<'p> Progress<'p> {
    pub fn new(reporter: &Reporter, name: &'p str, total: u64) -> Progress<'p> {
        let next = reporter.shows_progress().then(|| Instant::now() + PAUSE);
        Progress { name, total, done: 0, next, written: false }
    }

    /// So many more bytes are done.
    pub fn advance(&mut self, bytes: u64) {
        self.done = self.done.saturating_add(bytes);
        let Some(next) = self.next else { return };
        let now = Instant::now();
        if now >= next {
            self.next = Some(now + PAUSE);
            self.written = true;
            // There is nowhere to say that standard error cannot be written.
            let _ = write!(std::io::stderr(), "\r{}: {} of {} MiB\x1b[K", self.name, self.done >> 20, self.total >> 20);
        }
    }
}

impl Drop for Progress<'_> {
    fn drop(&mut self) {
        if self.written {
            let _ = write!(std::io::stderr(), "\r\x1b[K");
        }
    }
}
