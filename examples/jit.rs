//! A just-in-time compiler of one function, on x86-64 Linux, with debug information. Debuggers read
//! it by gdb's JIT compilation interface, which lldb supports too, and unwinders in the process by
//! `__register_frame`.
//!
//! ```sh
//! cargo run --config 'target."cfg(unix)".runner = "gdb -q --args"' --example jit
//! ```
//!
//! In gdb, `set breakpoint pending on`, and then break at `jitted` or `jit.toy:4`. gdb needs only the
//! line numbers of the source:
//!
//! ```text
//! def jitted(n, observe)
//!   triple = n * 3
//!   observe(triple)
//!   return triple + 1
//! ```

use dwarfsmith::build::{
    BasicType, CompileUnit, Lifetime, SourceFile, Subprogram, SubroutineType, Variable,
};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{EmitOptions, Frames, SectionId};
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::markers::{
    CallSite, CallTarget, FrameRule, FunctionBody, LineRow, Referrer, ValueId,
};
use dwarfsmith::{Bits, ByteOffset, Module, Position, Sections, Target, Type, gimli};
use std::{error::Error, ptr::null_mut};

const CODE: &[u8] = &[
    0x53, 0x48, 0x8d, 0x1c, 0x7f, //        0 push rbx; 1 lea rbx, [rdi+rdi*2]
    0x48, 0x89, 0xdf, 0xff, 0xd6, //        5 mov rdi, rbx; 8 call rsi
    0x48, 0x8d, 0x43, 0x01, 0x5b, 0xc3, //  a lea rax, [rbx+1]; e pop rbx; f ret
];

fn debug_information() -> Result<Sections, Box<dyn Error>> {
    let mut module = Module::new(Target::X86_64);
    let file = module.add(SourceFile::new("jit.toy").directory("/src"));
    let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "jit 1.0"));
    let long = module.add(BasicType::new("long", Bits(64), gimli::DW_ATE_signed));
    let signature = module.add(SubroutineType::new().returns(long).parameter(long));
    let jitted = module.add(
        Subprogram::new(unit, "jitted")
            .at(file, 1)
            .with_type(signature)
            .all_calls_described(),
    );
    let n = module.add(Variable::parameter(jitted, 1, "n", long).at(file, 1));
    let triple = module.add(Variable::local(jitted, "triple", long).at(file, 2));
    let mut builder = module.builder();
    builder.referrer(Type::int(64))?;
    let same_value = module.expr(&builder);
    let (n, triple) = (
        module.add(Lifetime::bounded(n, same_value)),
        module.add(Lifetime::bounded(triple, same_value)),
    );
    let register = |name| Target::X86_64.register(name).ok_or("no such register");
    let (rdi, rbx, rsp) = (register("rdi")?, register("rbx")?, register("rsp")?);
    let mut body = FunctionBody::default();
    body.begin(module.text("jitted"), jitted, CODE.len() as u32)
        .block(Position(0));
    body.def(Position(0), n, Referrer::Value(ValueId(0))).def(
        Position(5),
        triple,
        Referrer::Value(ValueId(1)),
    );
    body.value(ValueId(0), 0x0..0x8, Referrer::register(rdi))
        .value(ValueId(1), 0x5..0xf, Referrer::register(rbx));
    body.call(
        CallSite::new(Position(0xa), CallTarget::Unknown).at(Position(8)),
        &[],
    );
    for (position, line) in [(0, 1), (1, 2), (5, 3), (0xa, 4)] {
        body.row(LineRow::statement(Position(position), file, line));
    }
    let cfa = |offset| FrameRule::cfa(rsp, ByteOffset(offset));
    body.frame(Position(1), cfa(16))
        .frame(Position(1), FrameRule::saved(rbx, ByteOffset(-16)));
    body.frame(Position(0xf), cfa(8))
        .frame(Position(0xf), FrameRule::Restore(rbx));
    module.add(&body);
    let validated = module.validate()?;
    let lowered = validated.lower(&LowerOptions::new(Dialect::Dwarf5))?;
    // Both debuggers and unwinders read `.eh_frame`; the default, `.debug_frame`, is for debuggers
    // alone.
    Ok(lowered.emit(&EmitOptions {
        frames: Frames::Eh,
        ..EmitOptions::default()
    })?)
}

type Jitted = extern "C-unwind" fn(i64, extern "C-unwind" fn(i64)) -> i64;

/// `jit_code_entry` (GDB manual, "Declarations"): the next and the previous entry, the ELF file and
/// its size.
#[repr(C)]
pub struct JitEntry([*mut JitEntry; 2], *const u8, u64);

/// `jit_descriptor`: the version, the action, the entry that the action is for, and the first entry
/// of the list.
#[repr(C)]
pub struct JitDescriptor(u32, u32, [*mut JitEntry; 2]);

/// gdb finds this descriptor, and the function in which it sets a breakpoint, by their names.
#[unsafe(no_mangle)]
#[allow(non_upper_case_globals)]
pub static mut __jit_debug_descriptor: JitDescriptor = JitDescriptor(1, 0, [null_mut(); 2]);

#[unsafe(no_mangle)]
#[inline(never)]
pub extern "C" fn __jit_debug_register_code() {
    std::hint::black_box(&raw const __jit_debug_descriptor);
}

/// Notifies debuggers that the only entry was added (JIT_REGISTER_FN, 1) or is removed
/// (JIT_UNREGISTER_FN, 2).
fn notify_debuggers(action: u32, entry: &mut JitEntry) {
    let first = if action == 1 {
        &raw mut *entry
    } else {
        null_mut()
    };
    // SAFETY: only one thread calls this function, and the list contains the entry only while
    // `main` owns it.
    unsafe { __jit_debug_descriptor = JitDescriptor(1, action, [entry, first]) };
    __jit_debug_register_code();
}

unsafe extern "C" {
    fn mmap(
        address: *mut u8,
        size: usize,
        protection: i32,
        flags: i32,
        file: i32,
        offset: i64,
    ) -> *mut u8;
    fn mprotect(address: *mut u8, size: usize, protection: i32) -> i32;
    fn __register_frame(frames: *const u8);
    fn __deregister_frame(frames: *const u8);
}

/// Registers or deregisters `.eh_frame` data, which must end with a terminator, with the unwinder.
fn tell_unwinders(call: unsafe extern "C" fn(*const u8), frames: &'static [u8]) {
    // SAFETY: `call` is one of the last two functions above; the frames are not moved.
    unsafe { call(frames.as_ptr()) }
}

/// Executable memory of 4096 bytes, with the bytes that `fill` returns for its address. It is never
/// unmapped.
fn load(
    fill: impl FnOnce(u64) -> Result<Vec<u8>, Box<dyn Error>>,
) -> Result<&'static [u8], Box<dyn Error>> {
    // SAFETY: `mmap` with PROT_READ | PROT_WRITE and MAP_PRIVATE | MAP_ANONYMOUS gives new pages, or
    // -1. Then they get PROT_READ | PROT_EXEC.
    unsafe {
        let memory = mmap(null_mut(), 4096, 3, 0x22, -1, 0);
        let bytes = if memory as isize == -1 {
            return Err("no memory".into());
        } else {
            fill(memory as u64)?
        };
        memory.copy_from(bytes.as_ptr(), bytes.len().min(4096));
        if mprotect(memory, 4096, 5) != 0 {
            Err("not executable".into())
        } else {
            Ok(&*memory.cast::<[u8; 4096]>())
        }
    }
}

fn call(memory: &'static [u8], n: i64) -> i64 {
    // SAFETY: the memory is executable and starts with `CODE`, a function of this type.
    unsafe { std::mem::transmute::<*const u8, Jitted>(memory.as_ptr())(n, observe) }
}

/// Called by the code. Panics if the value is too large, which unwinds through the code.
#[unsafe(no_mangle)]
#[inline(never)]
extern "C-unwind" fn observe(value: i64) {
    println!("observed {value}");
    assert!(value < 100, "{value} is too large");
}

pub fn main() -> Result<(), Box<dyn Error>> {
    let sections = debug_information()?;
    let mut file = Vec::new();
    let memory = load(|code| {
        let address = |symbol: &str| (symbol == "jitted").then_some(code);
        // `.eh_frame` is near the code, because its offsets to the code have 32 bits.
        file = sections.to_jit_elf(code + 64, address)?;
        let bound = sections.bind(code + 64, address)?;
        let (_, frames) = bound
            .iter()
            .find(|(id, _)| *id == SectionId::EhFrame)
            .ok_or("no .eh_frame")?;
        Ok([CODE, &[0; 64][CODE.len()..], frames].concat())
    })?;
    let mut entry = JitEntry([null_mut(); 2], file.as_ptr(), file.len() as u64);
    notify_debuggers(1, &mut entry);
    tell_unwinders(__register_frame, &memory[64..]);
    println!("returned {}", call(memory, 14));
    println!(
        "unwound: {}",
        std::panic::catch_unwind(|| call(memory, 50)).is_err()
    );
    tell_unwinders(__deregister_frame, &memory[64..]);
    notify_debuggers(2, &mut entry);
    observe(0);
    Ok(())
}
