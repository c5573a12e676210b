//! This library's disassembly against llvm-dwarfdump's: the same operations with the same operands
//! for every expression of the corpus.

use crate::corpus;
use crate::support;
use dwarfsmith::Target;
use dwarfsmith::dwarf::{self, Dialect, NoNames, Operations};
use dwarfsmith::target::Register;
use std::path::Path;

/// The expressions that llvm-dwarfdump prints, in the order of entries and attributes.
fn printed_by_llvm(path: &Path) -> Vec<String> {
    let dump = support::dwarfdump(&["--debug-info"], path);
    dump.lines()
        .filter_map(expression)
        .map(String::from)
        .collect()
}

/// The expression on a line: of an attribute, or of a location list's range.
fn expression(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let found = if line.starts_with("DW_AT_") {
        let value = line.split_once("\t(")?.1;
        let found = value.strip_suffix(')')?;
        // Other attributes have blocks of bytes, too.
        let starts = ["DW_OP_", "<empty>", "<decoding error>"];
        return starts
            .iter()
            .any(|start| found.starts_with(start))
            .then_some(found);
    } else if line.starts_with("[0x") {
        line.split_once("): ")?.1
    } else {
        line.strip_prefix("<default>: ")?
    };
    // The attribute's parenthesis is closed after the list's last range.
    let (open, close) = (found.matches('(').count(), found.matches(')').count());
    Some(if close > open {
        &found[..found.len() - 1]
    } else {
        found
    })
}

/// An expression as words without punctuation: names, and numbers in decimal. llvm-dwarfdump prints
/// registers by name; if the operation's own name does not give the register, `register` makes a
/// name from its number.
fn words(text: &str, register: impl Fn(&str) -> String) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut in_operation = 0;
    // Names of types are in quotes; what follows a register's name is an offset.
    let text: String = text
        .split('"')
        .step_by(2)
        .collect::<Vec<_>>()
        .join(" ")
        .replace('+', " ");
    for word in text.split(|char: char| char.is_whitespace() || matches!(char, '(' | ')' | ',')) {
        let operation = words
            .iter()
            .rfind(|word| word.starts_with("DW_OP_"))
            .map_or("", String::as_str);
        if word.is_empty() {
            continue;
        }
        if let Some(name) = word.strip_prefix("DW_OP_") {
            in_operation = 0;
            words.push(format!(
                "DW_OP_{}",
                name.strip_prefix("GNU_").unwrap_or(name)
            ));
            continue;
        }
        in_operation += 1;
        let named = matches!(
            operation,
            "DW_OP_regx" | "DW_OP_bregx" | "DW_OP_regval_type"
        ) && in_operation == 1;
        let number = number(word);
        match number {
            _ if named => words.push(register(word)),
            Some(number) => words.push(number.to_string()),
            // The name of a register whose number is in the operation's name, and an optional
            // negative offset.
            None => words.extend(
                word.split_once('-')
                    .and_then(|(_, offset)| self::number(offset))
                    .map(|n| format!("-{n}")),
            ),
        }
    }
    words
}

fn number(word: &str) -> Option<i128> {
    let (sign, digits) = match word.strip_prefix('-') {
        Some(digits) => (-1, digits),
        None => (1, word),
    };
    let digits = match digits.strip_prefix("0x") {
        Some(digits) => i128::from_str_radix(digits, 16),
        None => digits.parse(),
    };
    digits.ok().map(|number| number * sign)
}

/// This library's disassembly in the same words. References to base types are relative to their
/// unit.
fn ours(unit: &corpus::Unit, bytes: &[u8]) -> Vec<String> {
    let text = dwarf::print_operations(unit.encoding, bytes, &NoNames)
        .expect("an expression that a compiler wrote");
    // Blocks are printed without their length, in hexadecimal.
    let text = text.replace("generic", "0");
    let mut spelled = String::new();
    for (index, part) in text.split(['<', '>']).enumerate() {
        if index % 2 == 0 {
            spelled.push_str(part);
            continue;
        }
        let bytes: Vec<&str> = part.split_whitespace().collect();
        spelled.push_str(&format!("{} ", bytes.len()));
        bytes
            .iter()
            .for_each(|byte| spelled.push_str(&format!("0x{byte} ")));
    }
    let name = |number: &str| {
        let number = Register(number.parse().expect("a register's number"));
        Target::X86_64
            .register_name(number)
            .trim_start_matches('%')
            .to_uppercase()
    };
    let mut words = words(&spelled, name);
    for index in 0..words.len() {
        let operands = match words[index].as_str() {
            "DW_OP_convert" | "DW_OP_reinterpret" | "DW_OP_const_type" => 1,
            "DW_OP_regval_type" | "DW_OP_deref_type" => 2,
            _ => continue,
        };
        let place = &mut words[index + operands];
        let offset: u64 = place.parse().expect("an offset");
        *place = if offset == 0 {
            offset
        } else {
            unit.offset + offset
        }
        .to_string();
    }
    words
}

/// Where gimli finds the operations of an expression.
fn places_in_gimli(unit: &corpus::Unit, bytes: &[u8]) -> Vec<u64> {
    let version = if unit.encoding.dialect == Dialect::Dwarf5 {
        5
    } else {
        4
    };
    let encoding = gimli::Encoding {
        address_size: 8,
        version,
        format: gimli::Format::Dwarf32,
    };
    let expression = gimli::Expression(gimli::EndianSlice::new(bytes, gimli::LittleEndian));
    let mut operations = expression.operations(encoding);
    let mut places = Vec::new();
    loop {
        places.push(operations.offset_from(&expression) as u64);
        if operations
            .next()
            .expect("an operation that gimli knows")
            .is_none()
        {
            places.pop();
            return places;
        }
    }
}

#[test]
fn every_expression_of_the_corpus_equals_llvm_dwarfdump() {
    let (mut total, mut unknown) = (0, 0);
    let mut mistakes = Vec::new();
    for object in corpus::objects() {
        let file = std::fs::read(&object.path).expect("the object can be read");
        let llvm = printed_by_llvm(&object.path);
        let units = corpus::units(&file);
        let found: Vec<_> = units
            .iter()
            .flat_map(|unit| unit.expressions.iter().map(move |bytes| (unit, bytes)))
            .collect();
        assert_eq!(
            found.len(),
            llvm.len(),
            "not the same number of expressions in {object}"
        );
        println!("{object}: {} expressions", found.len());
        for ((unit, bytes), theirs) in found.into_iter().zip(&llvm) {
            total += 1;
            let mut ours = ours(unit, bytes);
            // llvm-dwarfdump does not support all operations, and prints the bytes from the first
            // unknown one on. gimli determines where operations start there.
            let (known, rest) = theirs
                .split_once("<decoding error>")
                .map_or((&theirs[..], None), |(a, b)| (a, Some(b)));
            let known = words(known.strip_suffix("<empty>").unwrap_or(known), |name| {
                name.to_string()
            });
            if rest.is_some() {
                unknown += 1;
                ours.truncate(known.len());
                let places = Operations::new(unit.encoding, bytes)
                    .map(|item| item.expect("an operation").0 as u64);
                assert_eq!(
                    places.collect::<Vec<_>>(),
                    places_in_gimli(unit, bytes),
                    "{bytes:02x?}"
                );
            }
            if ours != known {
                mistakes.push(format!(
                    "{bytes:02x?}\n  ours {ours:?}\n  llvm {known:?}\n  {theirs}"
                ));
            }
        }
    }
    println!(
        "{total} expressions, {unknown} of them with operations that llvm-dwarfdump does not know"
    );
    assert!(
        mistakes.is_empty(),
        "{} mistakes:\n{}",
        mistakes.len(),
        mistakes[..mistakes.len().min(20)].join("\n")
    );
    assert!(unknown * 50 < total, "llvm-dwarfdump reads too little");
}
