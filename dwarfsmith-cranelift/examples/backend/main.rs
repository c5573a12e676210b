//! A backend as a third party would write it: SSA by cranelift-frontend, an object file by
//! cranelift-object, and debug information for arguments, locals and inlined calls. [`language`]
//! parses programs, [`functions`] declares and generates functions, and [`codegen`] generates the
//! code of statements and expressions.
//!
//! ```sh
//! cargo run -p dwarfsmith-cranelift --example backend -- program.calc program.o
//! cc program.o -o program && gdb ./program
//! ```

mod codegen;
mod functions;
mod language;

use std::error::Error;
use std::path::Path;

use cranelift_codegen::{isa, settings, settings::Configurable};
use cranelift_module::default_libcall_names;
use cranelift_object::{ObjectBuilder, ObjectModule};
use dwarfsmith::gimli::DW_LANG_C11;
use dwarfsmith_cranelift::{DebugUnit, Isa, enable};

/// Compiles a program to an object file.
pub fn build(source: &Path, object: &Path) -> Result<(), Box<dyn Error>> {
    let program = language::parse(&std::fs::read_to_string(source)?)?;
    let mut flags = settings::builder();
    flags.set("is_pic", "true")?;
    enable(&mut flags)?;
    let target = isa::lookup_by_name("x86_64-unknown-linux-gnu")?;
    let isa = target.finish(settings::Flags::new(flags))?;
    let debug = DebugUnit::new(Isa::of(&*isa)?, source, DW_LANG_C11, "example 1.0");
    let objects = ObjectBuilder::new(isa, "example", default_libcall_names())?;
    let mut backend = functions::Backend::new(&program, ObjectModule::new(objects), debug)?;
    backend.compile()?;
    let (file, errors) = backend.debug.object_file(backend.code.finish())?;
    eprint!("{errors}");
    Ok(std::fs::write(object, file)?)
}

pub fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<_> = std::env::args_os().skip(1).collect();
    match &arguments[..] {
        [source, object] => build(Path::new(source), Path::new(object)),
        _ => Err("usage: backend PROGRAM OBJECT".into()),
    }
}
