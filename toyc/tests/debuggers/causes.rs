//! Finds the reason why a variable has no value at an address, in llvm-dwarfdump's output for its
//! debugging information entry.

use std::collections::{BTreeMap, HashMap};
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use crate::support;
use crate::trace::Variable;

/// The reason of a part that lldb shows as 0, because it has no location.
pub const ZERO: &str = "a part without a location, which lldb shows as 0";

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
    /// The reasons that were found, by address and variable.
    known: HashMap<(u64, String, u64), &'static str>,
}

const LOCATED: &str = "located here, but the debugger does not follow";
const IN_PARTS: &str = "some parts undefined here";

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
            known: HashMap::new(),
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

    /// Returns the reason why a variable of a function at an address has no value there, or only in
    /// some parts. `reported` is the reason that the debugger reports.
    pub fn cause(&mut self, address: u64, variable: &Variable, reported: Option<&str>) -> String {
        match (self.reason(address, variable), reported) {
            (LOCATED | IN_PARTS, Some(ZERO)) => ZERO.to_owned(),
            (LOCATED, Some(reported)) => format!("located here, but: {reported}"),
            (reason, _) => reason.to_owned(),
        }
    }

    /// Marks the parts of a variable that are 0 as missing, if some of its parts have no location:
    /// lldb shows these as 0.
    pub fn drop_zeros(&mut self, address: u64, variable: &mut Variable) {
        if variable.value.is_object() | variable.value.is_array()
            && self.reason(address, variable) == IN_PARTS
        {
            drop_zeros(&mut variable.value);
        }
    }

    fn reason(&mut self, address: u64, variable: &Variable) -> &'static str {
        let Variable { name, declared, .. } = variable;
        let key = (address, name.clone(), *declared);
        if let Some(known) = self.known.get(&key) {
            return known;
        }
        let found = self.find_reason(address, name, *declared);
        self.known.insert(key, found);
        found
    }

    fn find_reason(&self, address: u64, name: &str, declared: u64) -> &'static str {
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
            Some((_, _, expression)) if has_undefined_piece(expression) => IN_PARTS,
            Some((_, _, expression)) if expression.is_empty() => "undefined here, explicitly",
            Some(_) => LOCATED,
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

/// Returns true if a piece is first, or after another piece: nothing is before it that says where it
/// is.
fn has_undefined_piece(expression: &str) -> bool {
    let operations: Vec<&str> = expression.split(", ").collect();
    let is_piece = |index: usize| operations[index].contains("_piece ");
    (0..operations.len()).any(|index| is_piece(index) && (index == 0 || is_piece(index - 1)))
}

/// Marks the scalar parts that are 0 as missing.
fn drop_zeros(value: &mut Value) {
    match value {
        Value::Array(parts) => parts.iter_mut().for_each(drop_zeros),
        _ if is_zero(value) => *value = serde_json::json!({ "$missing": ZERO }),
        Value::Object(parts) if parts.contains_key("pointee") => {}
        Value::Object(parts) => parts.values_mut().for_each(drop_zeros),
        _ => {}
    }
}

fn is_zero(value: &Value) -> bool {
    value == "0" || value == false || value["null"] == true || value["bits"] == "0x0000000000000000"
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
        let cause = |address, name, declared| entries.find_reason(address, name, declared);
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
    #[test]
    fn zeros_are_dropped_only_where_a_part_has_no_location() {
        let mut entries = Entries::parse(DUMP);
        let mut after = |address, value: Value| {
            let mut variable = Variable {
                name: "i".into(),
                declared: 9,
                value,
            };
            entries.drop_zeros(address, &mut variable);
            variable.value
        };
        let zeros =
            serde_json::json!({"a": "0", "b": ["1", "0"], "c": {"bits": "0x0000000000000000"}});
        let missing = serde_json::json!({ "$missing": ZERO });
        let dropped = serde_json::json!({"a": missing, "b": ["1", missing], "c": missing});
        assert_eq!(after(0x30, zeros.clone()), dropped);
        assert_eq!(after(0x20, zeros.clone()), zeros);
        for (expression, undefined) in [
            ("DW_OP_reg0 RAX, DW_OP_piece 0x8", false),
            ("DW_OP_piece 0x8, DW_OP_reg0 RAX, DW_OP_piece 0x8", true),
            (
                "DW_OP_reg0 RAX, DW_OP_piece 0x8, DW_OP_bit_piece 0x4 0x0",
                true,
            ),
        ] {
            assert_eq!(has_undefined_piece(expression), undefined, "{expression}");
        }
    }
}
