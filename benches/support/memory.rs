//! The memory of this process, from Linux.

use std::error::Error;
use std::fs;

/// The memory that a process has used since some time.
#[derive(Clone, Copy, Debug)]
pub struct Usage {
    /// The peak of resident memory, less that at the start, in bytes.
    pub peak_bytes: u64,
    /// The number of page faults without input or output.
    pub faults: u64,
}

/// The memory at the start of a measurement.
pub struct Start(Usage);

/// Returns a field of `/proc/self/status` in bytes.
fn status(field: &str) -> Result<u64, Box<dyn Error>> {
    let status = fs::read_to_string("/proc/self/status")?;
    let mut lines = status.lines();
    let value = lines.find_map(|line| line.strip_prefix(field)?.strip_prefix(':'));
    let kibibytes = value.and_then(|value| value.split_whitespace().next());
    Ok(kibibytes.ok_or("no such field")?.parse::<u64>()? * 1024)
}

fn faults() -> Result<u64, Box<dyn Error>> {
    let stat = fs::read_to_string("/proc/self/stat")?;
    // The name of the process, in parentheses, may have spaces; the count is the eighth field
    // after it (proc_pid_stat(5)).
    let fields = stat.rsplit(") ").next().unwrap_or_default();
    let count = fields.split_whitespace().nth(7);
    Ok(count.ok_or("no such field")?.parse()?)
}

impl Start {
    /// Starts a measurement: resets the peak to the memory that is resident now.
    pub fn now() -> Result<Start, Box<dyn Error>> {
        fs::write("/proc/self/clear_refs", "5")?;
        Ok(Start(Usage {
            peak_bytes: status("VmRSS")?,
            faults: faults()?,
        }))
    }

    /// Returns the memory that was used since then.
    pub fn usage(&self) -> Result<Usage, Box<dyn Error>> {
        Ok(Usage {
            peak_bytes: status("VmHWM")?.saturating_sub(self.0.peak_bytes),
            faults: faults()?.saturating_sub(self.0.faults),
        })
    }
}
