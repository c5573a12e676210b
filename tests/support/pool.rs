//! Work on a number of threads, and modules with enough functions for several threads.

/// Runs work in a pool of threads.
pub fn with_threads<T: Send>(threads: usize, work: impl FnOnce() -> T + Send) -> T {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads);
    pool.build().unwrap().install(work)
}

/// A text with a prefix before each symbol: `@f` becomes `@copy1.f`, and `bb0 @ 0x0` stays.
pub fn renamed(source: &str, prefix: &str) -> String {
    let is_name =
        |rest: &str| rest.starts_with(|first: char| first.is_alphabetic() || first == '_');
    let mut parts = source.split('@');
    let mut all = parts.next().unwrap_or_default().to_string();
    for rest in parts {
        all.push('@');
        all.push_str(if is_name(rest) { prefix } else { "" });
        all.push_str(rest);
    }
    all
}
