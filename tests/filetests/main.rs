//! Tests that are modules in the text format, with the expectations in comments.

mod commands;
mod joined;
mod meaning;
#[path = "../support/mod.rs"]
mod support;
mod transcript;

use std::path::{Path, PathBuf};

/// Every module in a folder and its subfolders, in order; empty if the folder does not exist.
fn modules(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut entries: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    let mut all = Vec::new();
    for entry in entries {
        if entry.is_dir() {
            all.extend(modules(&entry));
        } else if entry.extension().is_some_and(|extension| extension == "di") {
            all.push(entry);
        }
    }
    all
}
