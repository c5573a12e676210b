//! Compiles the language of the example `backend` into memory, by cranelift-jit. Debuggers get the
//! debug information by gdb's JIT compilation interface, which lldb also supports.
//!
//! ```sh
//! cargo run --config 'target."cfg(unix)".runner = "gdb -q --args"' -p dwarfsmith-cranelift --example jit_backend
//! ```
//!
//! In gdb, enter `set breakpoint pending on`, and then set a breakpoint at `calls.calc:7` or
//! `observe`.

#[path = "../backend/codegen.rs"]
mod codegen;
#[path = "../backend/functions.rs"]
mod functions;
#[path = "../backend/language.rs"]
mod language;

use std::error::Error;
use std::path::Path;
use std::ptr::null_mut;
use std::sync::OnceLock;

use cranelift_codegen::{isa, settings, settings::Configurable};
use cranelift_jit::{JITBuilder, JITModule};
use cranelift_module::default_libcall_names;
use dwarfsmith::gimli::DW_LANG_C11;
use dwarfsmith_cranelift::{DebugUnit, Isa, enable};

/// `jit_code_entry` (GDB manual, "Declarations"): the next and the previous entry, the ELF file and
/// its size.
#[repr(C)]
pub struct JitEntry([*mut JitEntry; 2], *const u8, u64);

/// `jit_descriptor`: the version, the action, the entry that the action is for, and the first entry
/// of the list.
#[repr(C)]
pub struct JitDescriptor(u32, u32, [*mut JitEntry; 2]);

/// Debuggers find this descriptor, and the function in which they set a breakpoint, by name.
#[unsafe(no_mangle)]
#[allow(non_upper_case_globals)]
pub static mut __jit_debug_descriptor: JitDescriptor = JitDescriptor(1, 0, [null_mut(); 2]);

/// Debuggers set a breakpoint in this function, and read the descriptor there.
#[unsafe(no_mangle)]
#[inline(never)]
pub extern "C" fn __jit_debug_register_code() {
    std::hint::black_box(&raw const __jit_debug_descriptor);
}

/// Registers an ELF file with debuggers, for as long as the process runs.
fn notify_debuggers(file: Vec<u8>) {
    let file: &'static [u8] = file.leak();
    let entry = JitEntry([null_mut(); 2], file.as_ptr(), file.len() as u64);
    let entry: *mut JitEntry = Box::leak(Box::new(entry));
    // SAFETY: only one thread calls this function, and it does so once. 1 is JIT_REGISTER_FN.
    unsafe { __jit_debug_descriptor = JitDescriptor(1, 1, [entry, entry]) };
    __jit_debug_register_code();
}

type Jitted = extern "C" fn(i64) -> i64;

static TWICE: OnceLock<Jitted> = OnceLock::new();

/// The compiled code calls this function, which calls the compiled function `twice`.
#[unsafe(no_mangle)]
#[inline(never)]
extern "C" fn observe(value: i64) -> i64 {
    println!("observed {value}");
    TWICE.get().map_or(0, |twice| twice(value))
}

/// Compiles a program, and calls its function `main`.
pub fn run(source: &Path) -> Result<i64, Box<dyn Error>> {
    let program = language::parse(&std::fs::read_to_string(source)?)?;
    let mut flags = settings::builder();
    flags.set("use_colocated_libcalls", "false")?;
    enable(&mut flags)?;
    let target = isa::lookup_by_name("x86_64-unknown-linux-gnu")?;
    let isa = target.finish(settings::Flags::new(flags))?;
    let debug = DebugUnit::new(Isa::of(&*isa)?, source, DW_LANG_C11, "example 1.0");
    let mut builder = JITBuilder::with_isa(isa, default_libcall_names());
    builder.symbol("observe", observe as *const u8);
    let mut backend = functions::Backend::new(&program, JITModule::new(builder), debug)?;
    backend.compile()?;
    backend.code.finalize_definitions()?;
    let find = |name: &str| {
        let index = program.iter().position(|function| function.name == name)?;
        Some(backend.code.get_finalized_function(backend.ids[index]))
    };
    let (file, errors) = backend.debug.jit_elf(|name| Some(find(name)? as u64))?;
    eprint!("{errors}");
    notify_debuggers(file);
    // SAFETY: these functions have one parameter and a result of 64 bits, as all have.
    let function = |name| find(name).map(|code| unsafe { std::mem::transmute::<_, Jitted>(code) });
    TWICE.get_or_init(|| function("twice").unwrap_or(observe));
    Ok(function("main").ok_or("no function `main`")?(20))
}

pub fn main() -> Result<(), Box<dyn Error>> {
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/jit_backend/calls.calc");
    let source = std::env::args_os().nth(1);
    println!("returned {}", run(source.as_ref().map_or(&own, Path::new))?);
    Ok(())
}
