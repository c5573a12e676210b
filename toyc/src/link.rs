//! Links programs by the system's C compiler.

use std::path::Path;
use std::process::Command;

/// Links one object file against libc.
pub fn link(object: &Path, output: &Path) -> Result<(), String> {
    let result = Command::new("cc")
        .arg(object)
        .arg("-o")
        .arg(output)
        // Cranelift's object file has no section that states that the stack need not be executable.
        .arg("-Wl,-z,noexecstack")
        .output()
        .map_err(|e| format!("cannot run the linker `cc`: {e}; install a C compiler"))?;
    if result.status.success() {
        return Ok(());
    }
    Err(format!(
        "linking failed:\n{}",
        String::from_utf8_lossy(&result.stderr)
    ))
}
