//! Work on ranges of functions, which the threads of rayon's current pool share if the feature
//! `rayon` is enabled.
//!
//! Each range has a separate result, and the results are in the order of the ranges, so that the
//! caller can merge them in the order of functions. The merged result must not depend on the number
//! of ranges: the output is the same with any number of threads.

use alloc::vec::Vec;
use core::ops::Range;

/// The minimum number of functions of a range. Fewer functions are not worth the cost of a task.
const MIN_FUNCTIONS: usize = 16;
/// The number of ranges for each thread. If functions differ in size, a thread that is done early
/// takes another range.
const RANGES_PER_THREAD: usize = 2;

fn threads() -> usize {
    #[cfg(feature = "rayon")]
    return rayon::current_num_threads();
    #[cfg(not(feature = "rayon"))]
    return 1;
}

/// Splits `0..count` into consecutive ranges: one for a single thread or few functions, several
/// otherwise. They take no memory, since most modules of a just-in-time compiler have one.
pub(crate) fn ranges(count: usize) -> impl ExactSizeIterator<Item = Range<usize>> + Clone + Send {
    let max_parts = match threads() {
        1 => 1,
        threads => threads.saturating_mul(RANGES_PER_THREAD),
    };
    let parts = max_parts.min(count / MIN_FUNCTIONS).max(1);
    // Without overflow: every range has `each` functions, and the first `more` have one more.
    let (each, more) = (count / parts, count % parts);
    let mut start = 0;
    (0..parts).map(move |part: usize| {
        let end = start + each + usize::from(part < more);
        core::mem::replace(&mut start, end)..end
    })
}

/// Calls `work` for each item. Returns the results in the order of the items.
pub(crate) fn map<I: Send, T: Send>(
    items: impl ExactSizeIterator<Item = I>,
    work: impl Fn(I) -> T + Sync + Send,
) -> Vec<T> {
    #[cfg(feature = "rayon")]
    if items.len() > 1 {
        use rayon::iter::{IndexedParallelIterator, IntoParallelIterator, ParallelIterator};
        let items: Vec<I> = items.collect();
        return items.into_par_iter().with_max_len(1).map(work).collect();
    }
    items.map(work).collect()
}

/// Runs both closures. They may run at the same time if a module has more functions than one range
/// should have.
pub(crate) fn join<A: Send, B: Send>(
    functions: usize,
    first: impl FnOnce() -> A + Send,
    second: impl FnOnce() -> B + Send,
) -> (A, B) {
    #[cfg(feature = "rayon")]
    if threads() > 1 && functions >= 2 * MIN_FUNCTIONS {
        return rayon::join(first, second);
    }
    _ = functions;
    (first(), second())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_cover_all_functions_in_order() {
        for count in [0, 1, 15, 16, 17, 31, 32, 33, 100, 1001] {
            let all = ranges(count);
            let mut next = 0;
            for range in all.clone() {
                assert_eq!(range.start, next);
                next = range.end;
            }
            assert_eq!(next, count);
            assert!(all.len() == 1 || all.clone().all(|range| range.len() >= MIN_FUNCTIONS));
            let doubled: Vec<usize> = map(all, |range| range.map(|number| 2 * number).sum());
            assert_eq!(
                doubled.iter().sum::<usize>(),
                count.saturating_sub(1) * count
            );
        }
    }
}
