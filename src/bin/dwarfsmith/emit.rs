//! `dwarfsmith emit`: writes a relocatable object file.

use crate::report::{Reporter, Severity};
use crate::{Outcome, input};
use clap::ValueEnum;
use dwarfsmith::emit::{CodeSections, EmitOptions, Forms, Frames};
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
    /// Write the index of names, .debug_names
    #[arg(long)]
    names: bool,
    /// Write the names of which linkers make a .gdb_index, .debug_gnu_pubnames
    #[arg(long)]
    pubnames: bool,
    /// Write the table of addresses, .debug_aranges
    #[arg(long)]
    aranges: bool,
    /// Split the unit's entries into `.dwo` sections: in the same file, or in a file of this name
    #[arg(long, value_name = "single|FILE")]
    split_dwarf: Option<String>,
    /// Put each function into a section of its own
    #[arg(long)]
    function_sections: bool,
    /// Put each function that other units can call into a COMDAT group
    #[arg(long)]
    comdat: bool,
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

    /// The `.dwo` file beside the object file.
    fn dwo_file(&self) -> Option<&str> {
        let file = self.split_dwarf.as_deref()?;
        (file != "single").then_some(file)
    }

    /// The name of the file with the split unit. Standard output has none, which is an error later.
    fn dwo_name(&self) -> Option<&str> {
        let file = self.split_dwarf.as_deref()?;
        let file = if file == "single" { &self.output } else { file };
        Some(if file == "-" { "" } else { file })
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
            code: match (self.comdat, self.function_sections) {
                (true, _) => CodeSections::Comdat,
                (false, true) => CodeSections::Apart,
                (false, false) => CodeSections::Together,
            },
            strict: self.strict,
            language_names: self.language_names,
            names: self.names,
            pubnames: self.pubnames,
            aranges: self.aranges,
            ..EmitOptions::new()
        }
    }
}

pub fn run(arguments: &Arguments, reporter: &Reporter) -> Outcome {
    // The code first: an error in an option is reported before errors in the module.
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
            reporter.say(Severity::Error, &format!("{}: {error}", input.name));
            Outcome::Wrong
        };
        let sections = match arguments.dwo_name() {
            Some(name) => lowered.emit_split(&arguments.options(), name),
            None => lowered.emit(&arguments.options()),
        }
        .map_err(|error| wrong(&error))?;
        for (what, count) in sections.omissions() {
            let message = format!("{}: left out: {what}, {count} times", input.name);
            reporter.say(Severity::Warning, &message);
        }
        let (sections, dwo) = match arguments.dwo_file() {
            Some(file) => {
                let (sections, dwo) = sections.split_dwo();
                let dwo = dwo.to_object(arguments.object_format(), None);
                (sections, Some((file, dwo.map_err(|error| wrong(&error))?)))
            }
            None => (sections, None),
        };
        let object = sections
            .to_object(arguments.object_format(), code.as_deref())
            .map_err(|error| wrong(&error))?;
        if let Some((file, dwo)) = dwo {
            write(file, &dwo, reporter)?;
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
        reporter.say(Severity::Error, &message);
        Outcome::Unreadable
    })
}

/// Reads a file if it exists; anything else must be hexadecimal digits.
fn read_code(code: &str, reporter: &Reporter) -> Result<Vec<u8>, Outcome> {
    if !Path::new(code).exists()
        && let Ok(bytes) = input::hexadecimal(code)
    {
        return Ok(bytes);
    }
    std::fs::read(code).map_err(|error| {
        reporter.say(
            Severity::Error,
            &format!("the code {code} is not a file, and not hexadecimal digits: {error}"),
        );
        Outcome::Unreadable
    })
}
