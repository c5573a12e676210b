//! `dwarfsmith emit`: writes a relocatable object file.

use crate::cases::format::number;
use crate::report::{Reporter, Severity};
use crate::{Outcome, input};
use clap::ValueEnum;
use dwarfsmith::emit::{CodeSections, Destination, EmitOptions, Forms, Frames, Sections};
use dwarfsmith::object::BinaryFormat;
use std::path::Path;

/// Write a relocatable object file with all debug sections
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    module: crate::module::ModuleArguments,
    /// The object file; `-` for standard output
    #[arg(short, long, value_name = "OUT.o")]
    output: String,
    /// The code of all functions, concatenated: hexadecimal digits, or a file with the bytes
    #[arg(long, value_name = "HEX-OR-FILE")]
    code: Option<String>,
    /// The format of the object file
    #[arg(long, value_enum, default_value_t = ObjectFormat::Elf)]
    format: ObjectFormat,
    /// The sections for call frame information
    #[arg(long, value_enum, value_name = "SECTIONS", default_value_t = FrameSections::Debug)]
    frames: FrameSections,
    /// Write addresses and offsets of strings and lists in entries, not indices into tables
    #[arg(long)]
    direct: bool,
    /// Write only what the standard of the version defines, and list what is left out
    #[arg(long)]
    strict: bool,
    /// Write the language of each unit by name and version, too, as in DWARF 6
    #[arg(long)]
    language_names: bool,
    /// Write the index of names, .debug_names, and .debug_aranges, without which gdb finds no addresses
    #[arg(long)]
    names: bool,
    /// Write .debug_gnu_pubnames, from which linkers make a .gdb_index
    #[arg(long)]
    pubnames: bool,
    /// Give each named structure, union and enumeration a separate unit, of which linkers keep one
    #[arg(long)]
    type_units: bool,
    /// Let units refer to the types of other units, so that each type is written once
    #[arg(long)]
    shared_types: bool,
    /// Write the table of addresses, .debug_aranges
    #[arg(long)]
    aranges: bool,
    /// Let entries with children refer to the next entry after these, DW_AT_sibling
    #[arg(long)]
    siblings: bool,
    /// Write all places of objects that are in several places at once, as overlapping entries of
    /// location lists. lldb may then find none
    #[arg(long)]
    overlapping_lists: bool,
    /// Make all sections together as small as possible; takes twice as long
    #[arg(long)]
    smallest: bool,
    /// Split the unit's entries into `.dwo` sections: in the same file, or in a file of this name; for
    /// the second and further units, with a number before the last dot
    #[arg(long, value_name = "single|FILE")]
    split_dwarf: Option<String>,
    /// Put the functions one after another at multiples of this number of bytes, with one sequence of
    /// lines
    #[arg(long, value_name = "BYTES", conflicts_with_all = ["function_sections", "comdat"])]
    adjacent: Option<u32>,
    /// Put each function into a separate section
    #[arg(long)]
    function_sections: bool,
    /// Put each function that other units can call into a COMDAT group
    #[arg(long)]
    comdat: bool,
    /// The flags in the header of an ELF file, such as 0x3f for a gfx90a: LLVM's tools need the processor
    /// of an AMD GPU
    #[arg(long, value_name = "FLAGS", value_parser = flags)]
    elf_flags: Option<u32>,
}

fn flags(text: &str) -> Result<u32, &'static str> {
    let number = number(text).and_then(|number| u32::try_from(number).ok());
    number.ok_or("expected a number from 0 to 4294967295, such as 0x3f")
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum ObjectFormat {
    Elf,
    Coff,
    MachO,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum FrameSections {
    None,
    Debug,
    Eh,
    Both,
}

impl Arguments {
    fn object_format(&self) -> BinaryFormat {
        match self.format {
            ObjectFormat::Elf => BinaryFormat::Elf,
            ObjectFormat::Coff => BinaryFormat::Coff,
            ObjectFormat::MachO => BinaryFormat::MachO,
        }
    }

    /// Returns true if the split units are in separate files.
    fn has_dwo_files(&self) -> bool {
        self.split_dwarf
            .as_deref()
            .is_some_and(|file| file != "single")
    }

    /// Returns the names of the files with the split units. For standard output, the name is empty,
    /// which `emit_split` rejects.
    fn dwo_names(&self, units: usize) -> Option<Vec<String>> {
        let file = match self.split_dwarf.as_deref()? {
            "single" if self.output == "-" => "",
            "single" => &self.output,
            file => file,
        };
        let name = |number: usize| {
            let path = Path::new(file);
            let extension = path.extension().unwrap_or_default().to_string_lossy();
            match number {
                0 => file.to_string(),
                _ if !self.has_dwo_files() => file.to_string(),
                _ => {
                    let numbered = path.with_extension(format!("{number}.{extension}"));
                    numbered.to_string_lossy().trim_end_matches('.').to_string()
                }
            }
        };
        Some((0..units).map(name).collect())
    }

    fn options(&self) -> EmitOptions {
        EmitOptions {
            frames: match self.frames {
                FrameSections::None => Frames::None,
                FrameSections::Debug => Frames::Debug,
                FrameSections::Eh => Frames::Eh,
                FrameSections::Both => Frames::Both,
            },
            forms: match self.direct {
                true => Forms::Direct,
                false => Forms::Indexed,
            },
            code: match (self.comdat, self.function_sections, self.adjacent) {
                (true, ..) => CodeSections::Comdat,
                (false, true, _) => CodeSections::Separate,
                (false, false, None) => CodeSections::Together,
                (false, false, Some(alignment)) => CodeSections::Adjacent(alignment),
            },
            strict: self.strict,
            language_names: self.language_names,
            names: self.names,
            pubnames: self.pubnames,
            type_units: self.type_units,
            shared_types: self.shared_types,
            aranges: self.aranges,
            siblings: self.siblings,
            overlapping_lists: self.overlapping_lists,
            smallest: self.smallest,
            destination: match self.format {
                ObjectFormat::Elf => Destination::Elf,
                ObjectFormat::Coff => Destination::Coff,
                ObjectFormat::MachO => Destination::MachO,
            },
            ..EmitOptions::new()
        }
    }
}

/// What messages of the library advise, and the options of this command for it.
const REMEDIES: [(&str, &str); 10] = [
    (
        "write an ELF file, or take the sections with `Sections::iter`",
        "use `--format elf`",
    ),
    ("call `Lowered::emit`", "leave out `--split-dwarf`"),
    (
        "do not set `EmitOptions::type_units`",
        "leave out `--type-units`",
    ),
    ("do not set `EmitOptions::names`", "leave out `--names`"),
    ("do not set `EmitOptions::strict`", "leave out `--strict`"),
    (
        "set `EmitOptions::type_units` instead of `shared_types`",
        "use `--type-units` instead of `--shared-types`",
    ),
    ("select `Forms::Indexed`", "leave out `--direct`"),
    (
        "select `CodeSections::Separate` for Mach-O, `CodeSections::Together` for memory",
        "use `--function-sections`",
    ),
    ("lower to the 32-bit format", "leave out `--dwarf64`"),
    (
        "choose `Frames::Debug` instead of `.eh_frame`",
        "use `--frames debug`",
    ),
];

/// Returns a message of the library with the options of this command.
fn with_options(message: String) -> String {
    REMEDIES.iter().fold(message, |message, (library, option)| {
        message.replace(library, option)
    })
}

/// Reports that two files have the same name, so that the second would overwrite the first.
fn check_names(output: &str, dwo_names: &[String], reporter: &Reporter) -> Result<(), Outcome> {
    let path = |name: &String| std::path::absolute(name).unwrap_or_else(|_| name.into());
    match dwo_names
        .iter()
        .find(|name| path(name) == path(&output.to_string()))
    {
        Some(name) => {
            let message =
                format!("--split-dwarf and --output both name {name}; give two different files");
            reporter.report(Severity::Error, &message);
            Err(Outcome::Unusable)
        }
        None => Ok(()),
    }
}

fn report_omissions(sections: &Sections, name: &str, reporter: &Reporter) {
    for (what, count) in sections.omissions() {
        let times = match count {
            1 => String::from("once"),
            _ => format!("{count} times"),
        };
        reporter.report(
            Severity::Warning,
            &format!("{name}: {what} is left out {times}"),
        );
    }
}

pub fn run(arguments: &Arguments, reporter: &Reporter) -> Outcome {
    // Read the code first, so that an error in an option is reported before errors in the module.
    let code = match arguments
        .code
        .as_deref()
        .map(|code| read_code(code, reporter))
        .transpose()
    {
        Ok(code) => code,
        Err(outcome) => return outcome,
    };
    arguments.module.lower(reporter, |input, _, lowered| {
        let wrong = |error: &dyn std::error::Error| {
            let message = with_options(error.to_string());
            reporter.report(Severity::Error, &format!("{}: {message}", input.name));
            Outcome::Wrong
        };
        let units = lowered.validated().module().metadata.units.len();
        let dwo_names = arguments.dwo_names(units);
        if let Some(names) = dwo_names.as_ref().filter(|_| arguments.has_dwo_files()) {
            check_names(&arguments.output, names, reporter)?;
        }
        let sections = match &dwo_names {
            Some(names) => {
                let names: Vec<&str> = names.iter().map(String::as_str).collect();
                lowered.emit_split(&arguments.options(), &names)
            }
            None => lowered.emit(&arguments.options()),
        }
        .map_err(|error| wrong(&error))?;
        let sections = match arguments.elf_flags {
            Some(flags) => sections.with_elf_flags(flags),
            None => sections,
        };
        report_omissions(&sections, &input.name, reporter);
        let (sections, dwos) = match arguments.has_dwo_files() {
            true => sections.split_dwo(),
            false => (sections, Vec::new()),
        };
        let dwos = dwos
            .iter()
            .map(|dwo| dwo.to_object(arguments.object_format(), None));
        let dwos: Vec<Vec<u8>> = dwos
            .collect::<Result<_, _>>()
            .map_err(|error| wrong(&error))?;
        let object = sections
            .to_object(arguments.object_format(), code.as_deref())
            .map_err(|error| wrong(&error))?;
        for (file, dwo) in dwo_names.iter().flatten().zip(&dwos) {
            write(file, dwo, reporter)?;
        }
        if arguments.output == "-" {
            return Ok(reporter.result(&object));
        }
        write(&arguments.output, &object, reporter)?;
        Ok(Outcome::Fine)
    })
}

fn write(file: &str, object: &[u8], reporter: &Reporter) -> Result<(), Outcome> {
    std::fs::write(file, object).map_err(|error| {
        let message = format!("{file} cannot be written: {error}");
        reporter.report(Severity::Error, &message);
        Outcome::Unusable
    })
}

/// Reads a file if it exists. Other text must be hexadecimal digits.
fn read_code(code: &str, reporter: &Reporter) -> Result<Vec<u8>, Outcome> {
    if !Path::new(code).exists()
        && let Ok(bytes) = input::hexadecimal(code)
    {
        return Ok(bytes);
    }
    std::fs::read(code).map_err(|error| {
        reporter.report(
            Severity::Error,
            &format!(
                "--code {code} is not hexadecimal digits, and cannot be read as a file: {error}"
            ),
        );
        Outcome::Unusable
    })
}
