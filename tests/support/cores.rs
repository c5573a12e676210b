//! Runs many cases on all cores.

use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};

/// Prints the number of a case that panics.
struct Named(u64);

impl Drop for Named {
    fn drop(&mut self) {
        if std::thread::panicking() {
            println!("case {} panicked", self.0);
        }
    }
}

/// Runs a test for each number, on all cores. Returns the results in the order of the numbers.
pub fn on_all_cores<T: Send>(numbers: Range<u64>, test: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let next = AtomicU64::new(numbers.start);
    let work = || {
        let mut done = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= numbers.end {
                return done;
            }
            let named = Named(number);
            done.push((number, test(number)));
            drop(named);
        }
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let mut done: Vec<(u64, T)> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        let results = threads.into_iter().flat_map(|thread| match thread.join() {
            Ok(done) => done,
            Err(panic) => std::panic::resume_unwind(panic),
        });
        results.collect()
    });
    done.sort_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, result)| result).collect()
}
