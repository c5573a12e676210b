//! The commands: what each answers for a module.

use dwarfsmith::dwarf::Dialect;
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::text::{self, Parsed};
use dwarfsmith::validate::Diagnostics;
use std::fmt::Write;

/// What a command answers.
pub fn run(words: &str, source: &str) -> Result<String, String> {
    let mut words = words.split(' ');
    let (name, arguments) = (words.next().unwrap_or_default(), words.collect::<Vec<_>>());
    let parsed = match text::parse(source) {
        Ok(parsed) => parsed,
        Err(errors) => {
            let lines = errors.iter();
            let line =
                |error: &text::ParseError| format!("{}: error: {}\n", error.line, error.kind);
            return Ok(lines.map(line).collect());
        }
    };
    match (name, &arguments[..]) {
        ("check", []) => Ok(check(&parsed, source)),
        ("lower", [dialect, choices @ ..]) => lower(&parsed, source, dialect, choices),
        _ => Err(format!("there is no command `{name}` with these arguments")),
    }
}

/// Everything that is wrong, with the line of what it is about.
fn check(parsed: &Parsed, source: &str) -> String {
    match parsed.module.validate() {
        Ok(validated) => diagnostics(parsed, source, validated.warnings()),
        Err(found) => diagnostics(parsed, source, &found),
    }
}

fn diagnostics(parsed: &Parsed, source: &str, found: &Diagnostics) -> String {
    let mut lines = String::new();
    for one in found.iter() {
        if let Some(span) = parsed.source_map.span(one.node) {
            let line = source[..span.start].matches('\n').count() + 1;
            write!(lines, "{line}: ").unwrap();
        }
        writeln!(lines, "{one}").unwrap();
    }
    lines
}

/// Each object's location, and what the dialect cannot say.
fn lower(parsed: &Parsed, source: &str, dialect: &str, choices: &[&str]) -> Result<String, String> {
    let dialect: Dialect = dialect
        .parse()
        .map_err(|_| format!("there is no dialect `{dialect}`"))?;
    let mut options = LowerOptions::new(dialect);
    for choice in choices {
        match *choice {
            "gnu" => options.gnu = true,
            "experimental" => options.experimental = true,
            "not-portable" => options.portable = false,
            "procedures" => options.factor_procedures = true,
            _ => return Err(format!("lowering has no choice `{choice}`")),
        }
    }
    Ok(match parsed.module.validate() {
        Ok(validated) => validated
            .lower(&options)
            .map_err(|error| error.to_string())?
            .to_string(),
        Err(found) => diagnostics(parsed, source, &found),
    })
}
