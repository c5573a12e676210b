//! Finds the reason why a variable has no value at an address, in llvm-dwarfdump's output for its
//! debugging information entry.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use crate::support;

/// A debugging information entry, with the attributes that are needed here.
#[derive(Clone, Debug, Default)]
struct Entry {
    /// The depth in the tree.
    depth: usize,
    tag: String,
    name: Option<String>,
    declared: Option<u64>,
    /// The entry that it is a copy of (`DW_AT_abstract_origin`).
    origin: Option<u64>,
    /// The code that it covers.
    ranges: Vec<(u64, u64)>,
    /// The locations, by code; a single expression holds everywhere.
    locations: Vec<(u64, u64, String)>,
}

/// A program's debugging information entries.
pub struct Entries {
    /// The entries, in the order of the tree.
    list: Vec<Entry>,
    /// The index of the entry at each offset.
    at: BTreeMap<u64, usize>,
}

impl Entries {
    /// Reads the entries of an executable.
    pub fn read(executable: &Path) -> Entries {
        let mut dump = Command::new(support::tool("llvm-dwarfdump"));
        Entries::parse(&support::run_ok(dump.arg("--debug-info").arg(executable)))
    }

    fn parse(text: &str) -> Entries {
        let mut entries = Entries {
            list: Vec::new(),
            at: BTreeMap::new(),
        };
        let mut attribute = String::new();
        for line in text.lines() {
            let words = line.trim_start();
            if let Some((offset, tag)) = line
                .split_once(": ")
                .filter(|(_, rest)| rest.trim_start().starts_with("DW_TAG_"))
            {
                let offset = hexadecimal(offset).expect("an entry's offset");
                let depth = tag.len() - tag.trim_start().len();
                entries.at.insert(offset, entries.list.len());
                entries.list.push(Entry {
                    depth,
                    tag: tag.trim().to_string(),
                    ..Entry::default()
                });
            } else if let Some(entry) = entries.list.last_mut() {
                if let Some((name, value)) = words.split_once('\t') {
                    attribute = name.trim().to_string();
                    entry.attribute(&attribute, value);
                } else if let Some((low, high, rest)) = range(words) {
                    entry.range(&attribute, low, high, rest);
                }
            }
        }
        entries
    }

    /// Returns a property of an entry, or of its origin.
    fn resolve<T>(&self, entry: &Entry, get: impl Fn(&Entry) -> Option<T>) -> Option<T> {
        get(entry).or_else(|| {
            let origin = self.list.get(*self.at.get(&entry.origin?)?)?;
            get(origin)
        })
    }

    /// Returns the reason why a variable of the innermost function at an address has no value
    /// there, or only in some parts.
    pub fn cause(&self, address: u64, name: &str, declared: u64) -> &'static str {
        let covers = |entry: &Entry| {
            entry
                .ranges
                .iter()
                .any(|(low, high)| (*low..*high).contains(&address))
        };
        let mut around: Vec<&Entry> = Vec::new();
        let mut found = None;
        for entry in &self.list {
            around.retain(|outer| outer.depth < entry.depth);
            if !entry.ranges.is_empty() && entry.tag != "DW_TAG_compile_unit" {
                around.push(entry);
            }
            let is_variable = matches!(
                entry.tag.as_str(),
                "DW_TAG_variable" | "DW_TAG_formal_parameter"
            );
            if is_variable
                && around.last().is_some_and(|scope| covers(scope))
                && self.resolve(entry, |e| e.name.clone()).as_deref() == Some(name)
                && self.resolve(entry, |e| e.declared) == Some(declared)
            {
                found = Some(entry);
            }
        }
        let Some(entry) = found else {
            return "no entry in a scope that covers this code";
        };
        if entry.locations.is_empty() {
            return "never anywhere in this function or inlined copy";
        }
        match entry
            .locations
            .iter()
            .find(|(low, high, _)| (*low..*high).contains(&address))
        {
            Some((_, _, expression)) if expression.contains("_piece") => {
                "some parts undefined here"
            }
            Some((_, _, expression)) if expression.is_empty() => "undefined here, explicitly",
            Some(_) => "located here, but the debugger does not follow",
            None if entry.locations.iter().all(|(low, ..)| *low > address) => {
                "only later in the code"
            }
            None if entry.locations.iter().all(|(_, high, _)| *high <= address) => {
                "only earlier in the code"
            }
            None => "between two places where it is",
        }
    }
}

impl Entry {
    fn attribute(&mut self, name: &str, value: &str) {
        let inner = value.strip_prefix('(').unwrap_or(value);
        match name {
            "DW_AT_name" => self.name = inner.split('"').nth(1).map(String::from),
            "DW_AT_decl_line" => self.declared = inner.trim_end_matches(')').parse().ok(),
            "DW_AT_abstract_origin" => {
                self.origin = hexadecimal(inner.split([' ', ')']).next().unwrap_or(""))
            }
            "DW_AT_low_pc" => {
                let low = hexadecimal(inner.trim_end_matches(')'));
                self.ranges.extend(low.map(|low| (low, low)));
            }
            "DW_AT_high_pc" => {
                if let (Some(range), Some(high)) = (
                    self.ranges.first_mut(),
                    hexadecimal(inner.trim_end_matches(')')),
                ) {
                    range.1 = high;
                }
            }
            // A location list follows on separate lines.
            "DW_AT_location" if !inner.starts_with("0x") && !inner.starts_with("indexed") => {
                self.locations
                    .push((0, u64::MAX, inner.trim_end_matches(')').to_string()));
            }
            _ => {}
        }
    }

    /// Adds a line of a list of ranges or of locations.
    fn range(&mut self, attribute: &str, low: u64, high: u64, rest: &str) {
        match attribute {
            "DW_AT_ranges" => self.ranges.push((low, high)),
            "DW_AT_location" => {
                self.locations
                    .push((low, high, rest.trim_end_matches(')').to_string()))
            }
            _ => {}
        }
    }
}

/// Reads `[0x10, 0x20): DW_OP_reg0 RAX`, or `<default>: ...` for everywhere.
fn range(line: &str) -> Option<(u64, u64, &str)> {
    if let Some(rest) = line.strip_prefix("<default>:") {
        return Some((0, u64::MAX, rest.trim()));
    }
    let (low, rest) = line.strip_prefix('[')?.split_once(", ")?;
    let (high, rest) = rest.split_once(')')?;
    Some((
        hexadecimal(low)?,
        hexadecimal(high)?,
        rest.trim_start_matches(':').trim(),
    ))
}

fn hexadecimal(text: &str) -> Option<u64> {
    u64::from_str_radix(text.trim().strip_prefix("0x")?, 16).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Entries in the form of llvm-dwarfdump.
    const DUMP: &str = r#"
0x0000000c: DW_TAG_compile_unit
              DW_AT_low_pc	(0x0000000000000000)
              DW_AT_high_pc	(0x0000000000000090)

0x0000002a:   DW_TAG_subprogram
                DW_AT_name	("twice")

0x00000031:     DW_TAG_formal_parameter
                  DW_AT_name	("x")
                  DW_AT_decl_line	(5)

0x00000040:     NULL

0x00000050:   DW_TAG_subprogram
                DW_AT_name	("main")
                DW_AT_low_pc	(0x0000000000000010)
                DW_AT_high_pc	(0x0000000000000090)

0x00000060:     DW_TAG_variable
                  DW_AT_name	("i")
                  DW_AT_decl_line	(9)
                  DW_AT_location	(0x0000000c: 
                     [0x0000000000000020, 0x0000000000000028): DW_OP_reg0 RAX
                     [0x0000000000000030, 0x0000000000000038): DW_OP_piece 0x8, DW_OP_reg4 RSI, DW_OP_piece 0x8)

0x00000070:     DW_TAG_inlined_subroutine
                  DW_AT_abstract_origin	(0x0000002a "twice")
                  DW_AT_ranges	(0x0000000c
                     [0x0000000000000040, 0x0000000000000044)
                     [0x0000000000000050, 0x0000000000000058))

0x00000080:       DW_TAG_formal_parameter
                    DW_AT_abstract_origin	(0x00000031 "x")
"#;

    #[test]
    fn the_cause_follows_from_the_entries() {
        let entries = Entries::parse(DUMP);
        let cause = |address, name, declared| entries.cause(address, name, declared);
        assert_eq!(cause(0x10, "i", 9), "only later in the code");
        assert_eq!(cause(0x28, "i", 9), "between two places where it is");
        assert_eq!(cause(0x30, "i", 9), "some parts undefined here");
        assert_eq!(
            cause(0x20, "i", 9),
            "located here, but the debugger does not follow"
        );
        assert_eq!(cause(0x38, "i", 9), "only earlier in the code");
        assert_eq!(
            cause(0x38, "i", 8),
            "no entry in a scope that covers this code"
        );
        assert_eq!(
            cause(0x57, "x", 5),
            "never anywhere in this function or inlined copy"
        );
        assert_eq!(
            cause(0x48, "x", 5),
            "no entry in a scope that covers this code"
        );
    }
}
