//! Counts the instructions of phases with valgrind. The counts are the same in every run.

use std::error::Error;
use std::process::{Command, Stdio};
use std::{env, fs};

/// The argument that requests a single run, for valgrind.
pub const ONE: &str = "--one";

/// Returns the number of instructions of the calls of each function, in a run of this program with
/// [`ONE`] and `arguments`. `counted` has the names of the functions without modules. The functions
/// must not be inlined.
pub fn instructions(
    counted: &[&str],
    arguments: &[&str],
) -> Result<Vec<Option<f64>>, Box<dyn Error>> {
    let file = env::temp_dir().join(format!("bench.{}.callgrind", std::process::id()));
    let mut valgrind = Command::new("valgrind");
    valgrind
        .arg("--tool=callgrind")
        .arg(format!("--callgrind-out-file={}", file.display()))
        .arg(env::current_exe()?)
        .arg(ONE)
        .args(arguments);
    let status = valgrind
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()?;
    let profile = fs::read_to_string(&file);
    _ = fs::remove_file(&file);
    if !status.success() {
        return Err(format!("valgrind failed on {arguments:?}: {status}").into());
    }
    // A call is `cfn=(5) growth::count_build`, then `calls=1 …`, then the line and the
    // instructions. The name is only at the first occurrence of the number.
    let profile = profile?;
    let mut numbers: Vec<Option<&str>> = vec![None; counted.len()];
    let mut costs = vec![None; counted.len()];
    let mut lines = profile.lines();
    while let Some(line) = lines.next() {
        let Some((key, function)) = line.split_once("fn=") else {
            continue;
        };
        let (number, name) = function.split_once(' ').unwrap_or((function, ""));
        let name = name.rsplit("::").next().unwrap_or_default();
        if let Some(phase) = counted.iter().position(|counted| *counted == name) {
            numbers[phase] = Some(number);
        }
        let phase = numbers.iter().position(|known| *known == Some(number));
        if let Some(phase) = phase.filter(|_| key == "c") {
            let cost = lines.nth(1).and_then(|line| line.split(' ').nth(1));
            costs[phase] = Some(cost.unwrap_or_default().parse()?);
        }
    }
    Ok(costs)
}
