//! docs/targets.md: its tables equal the library's.
//!
//! `DWARFSMITH_BLESS=1` writes them.

use crate::document::document;
use crate::support::root;
use dwarfsmith::target::{ByteOrder, Description, RegisterBank, RegisterNames};
use dwarfsmith::{Target, target::Register};

const START: &str = "<!-- tables of targets -->\n";
const END: &str = "<!-- end of tables of targets -->\n";

/// `first to last`, or one number.
fn span(first: u16, count: u16) -> String {
    match count {
        1 => first.to_string(),
        _ => format!("{first} to {}", first + count - 1),
    }
}

fn names(bank: &RegisterBank) -> String {
    match bank.names {
        RegisterNames::List(names) => {
            let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
            names.join(" ")
        }
        RegisterNames::Numbered(prefix, start) => {
            format!("`{prefix}{start}` to `{prefix}{}`", start + bank.count - 1)
        }
    }
}

fn registers(description: &Description) -> String {
    let mut rows = String::from(
        "| registers | DWARF numbers | bits | bits of a lane |\n| --- | --- | --- | --- |\n",
    );
    for bank in description.registers {
        let names = names(bank);
        let lane = match bank.lane_bits {
            0 => String::from("—"),
            bits => bits.to_string(),
        };
        rows += &format!(
            "| {names} | {} | {} | {lane} |\n",
            span(bank.first, bank.count),
            bank.bits
        );
    }
    if let Some(bits) = description.other_register_bits {
        rows += &format!("| `dwN` | any other N | {bits} | — |\n");
    }
    rows
}

fn properties(target: Target) -> String {
    let description = target.description();
    let name = |number: u16| format!("`{}`", target.register_name(Register(number)));
    let mut rows = String::from("| property | value |\n| --- | --- |\n");
    let mut row = |what: &str, value: String| rows += &format!("| {what} | {value} |\n");
    let order = match description.order {
        ByteOrder::Little => "little-endian",
        ByteOrder::Big => "big-endian",
    };
    row(
        "addresses",
        format!("{} bytes, {order}", description.address_bytes),
    );
    if !description.aliases.is_empty() {
        let aliases = description.aliases.iter();
        let aliases: Vec<String> = aliases
            .map(|bank| {
                // The size of an alias that is wider than its registers.
                let size = match target.register_bits(Register(bank.first)) {
                    Some(bits) if bits < bank.bits => format!(" ({} bits)", bank.bits),
                    _ => String::new(),
                };
                format!("{}{size}: {}", names(bank), span(bank.first, bank.count))
            })
            .collect();
        row(
            "other names of registers, with DWARF numbers",
            aliases.join("; "),
        );
    }
    let spaces = description.address_spaces.iter();
    let spaces: Vec<String> = spaces
        .map(|space| {
            format!(
                "{} is DWARF's {}, pointers of {} bits",
                space.number, space.dwarf, space.pointer_bits
            )
        })
        .collect();
    row("address spaces", spaces.join("; "));
    let (register, offset) = description.cfa;
    row(
        "CFA on entry to a function",
        format!(
            "{} + {offset}, in DWARF's address space {}",
            name(register),
            description.cfa_address_space
        ),
    );
    if description.stack_offset != 0 {
        row(
            "stack pointer of the caller",
            format!("the CFA {:+}", description.stack_offset),
        );
    }
    for (first, count) in description.same_value_at_entry {
        row(
            "rules for preserved registers in each CIE",
            format!("{} to {}", name(*first), name(first + count - 1)),
        );
    }
    let saved = match description.return_address_offset {
        Some(offset) => format!("in memory at the CFA {offset:+}"),
        None if description.has_link_register => String::from("in the register"),
        None => String::from("unknown without a rule"),
    };
    row(
        "return address on entry",
        format!("column {}, {saved}", name(description.return_address)),
    );
    let preserved: Vec<String> = description
        .preserved
        .iter()
        .map(|range| {
            let first = name(range.first);
            let of = match range.count {
                1 => first,
                count => format!("{first} to {}", name(range.first + count - 1)),
            };
            match range.bits {
                u32::MAX => of,
                bits => format!("the low {bits} bits of {of}"),
            }
        })
        .collect();
    let preserved = match preserved.is_empty() {
        true => String::from("none but the register that the CFA is counted from"),
        false => preserved.join(", "),
    };
    row("registers that a call preserves", preserved);
    for (first, count, format) in description.float_registers {
        let last = first + count - 1;
        row(
            "registers with numbers of one format",
            format!("{} to {}: `{}`", name(*first), name(last), format.name()),
        );
    }
    row(
        "alignment factors in call frame information",
        format!(
            "code {}, data {}",
            description.code_alignment, description.data_alignment
        ),
    );
    let elf = match description.elf {
        None => String::from("not supported"),
        Some(elf) => {
            let thread_local = elf.relocations.thread_local.map(|it| it.number);
            let missing = [
                (elf.relocations.absolute_32, "absolute of 32 bits"),
                (elf.relocations.absolute_64, "absolute of 64 bits"),
                (elf.relocations.relative_32, "relative of 32 bits"),
                (elf.relocations.relative_64, "relative of 64 bits"),
                (thread_local, "offset in thread-local storage"),
            ];
            let missing: Vec<&str> = missing
                .iter()
                .filter(|(number, _)| number.is_none())
                .map(|(_, what)| *what)
                .collect();
            let mut text = format!("machine {}", elf.machine);
            if !missing.is_empty() {
                text += &format!("; no relocation: {}", missing.join(", "));
            }
            text
        }
    };
    row("ELF object files", elf);
    rows
}

fn tables() -> String {
    let mut text = String::new();
    for target in Target::all() {
        text += &format!("\n### `{}`\n\n", target.name());
        let description = target.description();
        // The earlier target that differs in its byte order or its registers alone.
        let other = Target::all()
            .take_while(|other| *other != target)
            .find(|other| {
                let other = other.description();
                *description
                    == Description {
                        name: description.name,
                        order: description.order,
                        no_operation: description.no_operation,
                        registers: description.registers,
                        aliases: description.aliases,
                        ..*other
                    }
            });
        match other {
            Some(other) if other.description().registers == description.registers => {
                text += &format!("As `{}`, in the other byte order.\n", other.name());
            }
            Some(other) => {
                text += &registers(description);
                if description.aliases != other.description().aliases {
                    let all = properties(target);
                    let names = all.lines().find(|line| line.starts_with("| other names"));
                    let names = names.unwrap_or("| other names of registers | none |");
                    text += &format!("\n| property | value |\n| --- | --- |\n{names}\n");
                }
                text += &format!("\nOtherwise as `{}`.\n", other.name());
            }
            None => text += &format!("{}\n{}", registers(description), properties(target)),
        }
    }
    text + "\n"
}

#[test]
fn the_tables_equal_the_targets() {
    let guide = document("docs/targets.md");
    let (before, rest) = guide.split_once(START).unwrap();
    let (stated, after) = rest.split_once(END).unwrap();
    let tables = tables();
    if std::env::var_os("DWARFSMITH_BLESS").is_some() {
        let guide = format!("{before}{START}{tables}{END}{after}");
        std::fs::write(root().join("docs/targets.md"), guide).unwrap();
        return;
    }
    assert!(
        stated == tables,
        "docs/targets.md: its tables are now\n{tables}"
    );
}
