//! How far a long run is, on a terminal.

use crate::report::Reporter;
use std::io::Write;
use std::time::{Duration, Instant};

/// How long a run takes before anything is shown, and how often it is shown anew.
const PAUSE: Duration = Duration::from_millis(200);

/// A line on standard error that is written over and over, and is gone at the end.
pub struct Progress<'p> {
    name: &'p str,
    /// How much there is, in bytes; `most` where not all of it needs to be looked at.
    total: u64,
    most: &'static str,
    done: u64,
    /// When to write it again; `None` where nobody watches.
    next: Option<Instant>,
    written: bool,
}

impl<'p> Progress<'p> {
    /// Of a file of so many bytes, all of which are looked at.
    pub fn new(reporter: &Reporter, name: &'p str, total: u64) -> Progress<'p> {
        let next = reporter.shows_progress().then(|| Instant::now() + PAUSE);
        Progress { name, total, most: "", done: 0, next, written: false }
    }

    /// Of a file of so many bytes, some of which are looked at.
    pub fn of_part(reporter: &Reporter, name: &'p str, total: u64) -> Progress<'p> {
        Progress { most: "at most ", ..Progress::new(reporter, name, total) }
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
            let (shift, unit) = if self.total >> 20 < 10 { (10, "KiB") } else { (20, "MiB") };
            let (done, total) = (self.done >> shift, self.total >> shift);
            let _ = write!(std::io::stderr(), "\r{}: {done} of {}{total} {unit}\x1b[K", self.name, self.most);
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
