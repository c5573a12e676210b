//! The commands of file tests: their output for a module.

use crate::support::dwarfdump;
use dwarfsmith::Module;
use dwarfsmith::check::{self, Counts, Options};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{EmitOptions, Forms};
use dwarfsmith::expr::DIExprBuilder;
use dwarfsmith::gimli::Format;
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::metadata::LifetimeId;
use dwarfsmith::text::{self, Parsed};
use dwarfsmith::validate::{Diagnostics, Node};
use std::fmt::Write;
use std::path::Path;

/// The output of a command.
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
    let printed = text::print(&parsed.module);
    if text::parse(&printed)
        .map(|again| text::print(&again.module))
        .as_ref()
        != Ok(&printed)
    {
        return Err("what is printed of the module reads as another".to_owned());
    }
    match (name, &arguments[..]) {
        ("check", []) => Ok(check(&parsed, source)),
        ("upgrade", []) => Ok(upgrade(&parsed, source)),
        ("simplify", []) => Ok(simplify(parsed.module, DIExprBuilder::simplify)),
        ("simplify", ["whole"]) => Ok(simplify(parsed.module, DIExprBuilder::simplify_whole)),
        ("lower", [dialect, choices @ ..]) => lower(&parsed, source, dialect, choices),
        ("emit", [dialect, choices @ ..]) => emit(&parsed, source, dialect, choices),
        ("verify", choices) => verify(&parsed, source, choices),
        _ => Err(format!("there is no command `{name}` with these arguments")),
    }
}

/// All diagnostics, each with the line that it concerns.
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

/// The upgrade of older debug records: markers, lifetimes and their objects, with the warnings of
/// records that begin no lifetime.
fn upgrade(parsed: &Parsed, source: &str) -> String {
    let is_made = |line: &&str| {
        ["dbg.", "DILifetime", "DIFragment", "origin:"]
            .iter()
            .any(|part| line.contains(part))
    };
    let printed = text::print(&parsed.module);
    let mut lines: String = printed
        .lines()
        .filter(is_made)
        .map(|line| format!("{}\n", line.trim()))
        .collect();
    for warning in &parsed.warnings {
        writeln!(lines, "{}: warning: {}", warning.line, warning.kind).unwrap();
    }
    if let Err(found) = parsed.module.validate() {
        lines += &diagnostics(parsed, source, &found);
    }
    lines
}

/// The options of lowering to a dialect.
fn options(dialect: Dialect, choices: &[&str]) -> Result<LowerOptions, String> {
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
    Ok(options)
}

fn dialect(name: &str) -> Result<Dialect, String> {
    let unknown = |_| format!("there is no dialect `{name}`");
    name.parse().map_err(unknown)
}

/// Each object's location, and the degradations.
fn lower(parsed: &Parsed, source: &str, name: &str, choices: &[&str]) -> Result<String, String> {
    let options = options(dialect(name)?, choices)?;
    Ok(match parsed.module.validate() {
        Ok(validated) => validated
            .lower(&options)
            .map_err(|error| error.to_string())?
            .to_string(),
        Err(found) => diagnostics(parsed, source, &found),
    })
}

/// The options of lowering and emission for an object file, and the sections to print.
fn emission(
    name: &str,
    choices: &[&str],
) -> Result<(LowerOptions, EmitOptions, Vec<&'static str>), String> {
    let mut lowering = LowerOptions::new(dialect(name)?);
    let mut emission = EmitOptions::default();
    let mut sections = vec![
        "--debug-info",
        "--debug-loclists",
        "--debug-line",
        "--debug-frame",
    ];
    for choice in choices {
        match *choice {
            "dwarf64" => lowering.format = Format::Dwarf64,
            "gnu" => lowering.gnu = true,
            "direct" => emission.forms = Forms::Direct,
            "strict" => emission.strict = true,
            "siblings" => emission.siblings = true,
            "type-units" => emission.type_units = true,
            "ranges" => sections.push("--debug-rnglists"),
            "macros" => sections.push("--debug-macro"),
            "aranges" => {
                emission.aranges = true;
                sections.push("--debug-aranges");
            }
            "names" => {
                emission.names = true;
                sections.push("--debug-names");
            }
            "pubnames" => {
                emission.pubnames = true;
                sections.extend(["--debug-gnu-pubnames", "--debug-gnu-pubtypes"]);
            }
            _ => return Err(format!("emission has no choice `{choice}`")),
        }
    }
    Ok((lowering, emission, sections))
}

/// The output of `llvm-dwarfdump` for the object file with the emitted sections.
fn emit(parsed: &Parsed, source: &str, name: &str, choices: &[&str]) -> Result<String, String> {
    let (lowering, emission, sections) = emission(name, choices)?;
    let validated = match parsed.module.validate() {
        Ok(validated) => validated,
        Err(found) => return Ok(diagnostics(parsed, source, &found)),
    };
    let object = || {
        let lowered = validated.lower(&lowering).unwrap();
        let sections = lowered.emit(&emission).unwrap();
        sections.to_elf(None).unwrap()
    };
    let bytes = object();
    if bytes != object() {
        return Err("the same input gave other bytes the second time".to_owned());
    }
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("filetest.o");
    std::fs::write(&path, &bytes).unwrap();
    let printed = dwarfdump(&sections, &path);
    match ["error:", "warning:"]
        .iter()
        .any(|complaint| printed.contains(complaint))
    {
        true => Err(format!("llvm-dwarfdump reports errors:\n{printed}")),
        false => Ok(printed.replace(&path.display().to_string(), "object")),
    }
}

/// Whether the lowered DWARF of each dialect has the meaning of the module, and the degradations.
fn verify(parsed: &Parsed, source: &str, choices: &[&str]) -> Result<String, String> {
    let validated = match parsed.module.validate() {
        Ok(validated) => validated,
        Err(found) => return Ok(diagnostics(parsed, source, &found)),
    };
    let (states, seed) = (64, 1);
    let mut outcomes: Vec<(String, String)> = Vec::new();
    for dialect in Dialect::ALL {
        let lowered = validated
            .lower(&options(dialect, choices)?)
            .map_err(|error| error.to_string())?;
        let report = check::round_trip(&validated, &lowered, Options { states, seed });
        let outcome = match report.totals() {
            Counts { mismatch: 1.., .. } => "wrong",
            Counts { unknown: 1.., .. } => "unknown",
            Counts { weaker: 1.., .. } => "less",
            _ => "exact",
        };
        let mut lines = format!("{outcome}\n");
        if let Some(mismatch) = report.mismatches.first() {
            write!(lines, "{mismatch}").unwrap();
        }
        let text = lowered.to_string();
        let lost = text.lines().filter(|line| line.starts_with("degraded: "));
        lines.extend(lost.flat_map(|line| ["  ", line, "\n"]));
        match outcomes.iter_mut().find(|(_, same)| *same == lines) {
            Some((dialects, _)) => write!(dialects, ", {dialect}").unwrap(),
            None => outcomes.push((dialect.to_string(), lines)),
        }
    }
    let shown = outcomes
        .iter()
        .map(|(dialects, lines)| format!("{dialects}: {lines}"));
    Ok(shown.collect())
}

/// Each lifetime's location after simplification, and the rules that made it.
fn simplify(mut module: Module, simplify: fn(&mut DIExprBuilder) -> &mut DIExprBuilder) -> String {
    let mut builder = module.builder();
    let mut rules: Vec<String> = Vec::new();
    let ids: Vec<LifetimeId> = module.metadata.lifetimes.ids().collect();
    for id in &ids {
        let location = module.metadata.lifetimes.get(*id).unwrap().location;
        builder.load(&module.exprs, location).unwrap();
        simplify(&mut builder);
        let location = module.expr(&builder);
        module.metadata.lifetimes.get_mut(*id).unwrap().location = location;
        rules.push(builder.rules_applied().collect::<Vec<_>>().join(", "));
    }
    let printed = text::print(&module);
    let nodes = printed.lines().filter(|line| line.contains("!DILifetime("));
    let mut lines = String::new();
    for ((id, node), rules) in ids.iter().zip(nodes).zip(&rules) {
        let number = module.metadata.node_number(Node::Lifetime(*id)).unwrap();
        let location = &node[node.find("!DIExpr(").unwrap()..node.len() - 1];
        match rules.as_str() {
            "" => writeln!(lines, "!{number}: as it is").unwrap(),
            _ => writeln!(lines, "!{number}: {location} by {rules}").unwrap(),
        }
    }
    lines
}
