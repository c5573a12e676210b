//! Tests that are modules in the text format, with the expectations in comments.

mod commands;
mod joined;
mod meaning;
#[path = "../support/mod.rs"]
mod support;
mod transcript;
