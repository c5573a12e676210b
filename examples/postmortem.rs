//! The locations of a stopped program's variables, and their contents: a debugger's `backtrace full`
//! in a few pages.
//!
//! It reads an executable, which may be position-independent, and its core file, for x86-64 Linux.
//! gdb writes a core file with `generate-core-file`:
//!
//! ```sh
//! cargo run --example postmortem -- program program.core
//! ```
//!
//! The example shows everything that the evaluator needs: a [`Machine`] with the registers and the
//! memory; a [`CallStack`] around it, which finds the callers by call frame information and is
//! itself a machine; a [`UnitReader`] for each unit, which gives the locations of its variables; and
//! reading the resulting [`Location`], which may be in several places, computed, or partly
//! optimized out.

use dwarfsmith::Target;
use dwarfsmith::dwarf::{Dialect, Encoding, FrameIndex, FrameSection};
use dwarfsmith::eval::{
    BaseType, CallStack, Evaluator, Location, Machine, ReadError, Rules, SourceFrame, UnitReader,
    Value, ValueType,
};
use dwarfsmith::target::Register;
use gimli::{EndianSlice, LittleEndian, UnitOffset};
use object::elf::{FileHeader64, NT_AUXV, NT_FPREGSET, NT_PRSTATUS, PT_LOAD};
use object::read::elf::{FileHeader, ProgramHeader};
use object::{Endianness, Object, ObjectSection, SectionKind};
use std::error::Error;

const TARGET: Target = Target::X86_64;

/// The state of the machine in the core file, when the program stopped.
struct Core<'d> {
    /// The registers' bytes, by DWARF number: 16 general ones, the program counter, and 16 vector
    /// registers.
    registers: Vec<Vec<u8>>,
    /// The contents of memory, each with its address. If two overlap, the first one is used.
    memory: Vec<(u64, &'d [u8])>,
    /// The load bias: the program's address in memory minus the address in its file.
    bias: u64,
}

/// These methods are enough: the default methods report all other context as missing.
impl Machine for Core<'_> {
    fn register_bits(&self, _frame: u32, register: Register) -> Option<u64> {
        self.registers
            .get(usize::from(register.0))
            .map(|bytes| bytes.len() as u64 * 8)
    }

    fn read_register(&self, _frame: u32, register: Register, offset: u64, into: &mut [u8]) -> bool {
        self.registers
            .get(usize::from(register.0))
            .is_some_and(|bytes| copy(bytes, offset, into))
    }

    fn read_memory(&self, _space: u64, address: u64, into: &mut [u8]) -> bool {
        self.memory
            .iter()
            .any(|(start, bytes)| address >= *start && copy(bytes, address - start, into))
    }

    fn pc(&self) -> Option<u64> {
        self.registers
            .get(16)?
            .first_chunk()
            .map(|bytes| u64::from_le_bytes(*bytes))
    }
}

/// Copies the bytes from an offset on; `false` if there are not enough.
fn copy(from: &[u8], offset: u64, into: &mut [u8]) -> bool {
    let bytes = usize::try_from(offset)
        .ok()
        .and_then(|start| from.get(start..)?.get(..into.len()));
    bytes.map(|bytes| into.copy_from_slice(bytes)).is_some()
}

impl<'d> Core<'d> {
    fn read(program: &'d [u8], core: &'d [u8]) -> Result<Core<'d>, Box<dyn Error>> {
        // The offsets of DWARF's registers 0 to 16 in the kernel's `struct user_regs_struct`, which
        // is at byte 112 of the status, and of the others in its `struct user_fpregs_struct`.
        const ORDER: [usize; 17] = [10, 12, 11, 5, 13, 14, 4, 19, 9, 8, 7, 6, 3, 2, 1, 0, 16];
        let general = ORDER.map(|index| (112 + 8 * index, 8));
        let vectors: [(usize, usize); 16] = std::array::from_fn(|index| (160 + 16 * index, 16));
        let mut read = Core {
            registers: Vec::new(),
            memory: Vec::new(),
            bias: 0,
        };
        // The address at which the kernel started the program (`AT_ENTRY`).
        let mut entry = None;
        // Memory that the core file leaves out, such as code, is read from the program's file.
        for data in [core, program] {
            let header = FileHeader64::<Endianness>::parse(data)?;
            if std::ptr::eq(data, program) {
                let own = header.e_entry(Endianness::Little);
                read.bias = entry.map_or(0, |entry: u64| entry.wrapping_sub(own));
            }
            for segment in header.program_headers(Endianness::Little, data)? {
                if segment.p_type(Endianness::Little) == PT_LOAD {
                    let bytes = segment
                        .data(Endianness::Little, data)
                        .map_err(|()| "a segment is outside the file")?;
                    read.memory.push((
                        segment.p_vaddr(Endianness::Little).wrapping_add(read.bias),
                        bytes,
                    ));
                }
                let Some(mut notes) = segment.notes(Endianness::Little, data)? else {
                    continue;
                };
                while let Some(note) = notes.next()? {
                    if note.n_type(Endianness::Little) == NT_AUXV {
                        let words: Vec<u64> = note
                            .desc()
                            .as_chunks()
                            .0
                            .iter()
                            .map(|word| u64::from_le_bytes(*word))
                            .collect();
                        entry = words.chunks(2).find_map(|pair| {
                            if pair[0] == 9 {
                                pair.get(1).copied()
                            } else {
                                None
                            }
                        });
                    }
                    // There is one note of each type for each thread; the thread that stopped is
                    // the first.
                    let places = match (
                        note.name(),
                        note.n_type(Endianness::Little),
                        read.registers.len(),
                    ) {
                        (b"CORE", NT_PRSTATUS, 0) => &general[..],
                        (b"CORE", NT_FPREGSET, 17) => &vectors,
                        _ => continue,
                    };
                    for (start, size) in places {
                        let bytes = note
                            .desc()
                            .get(*start..start + size)
                            .ok_or("a thread's registers are cut off")?;
                        read.registers.push(bytes.to_vec());
                    }
                }
            }
        }
        if read.registers.is_empty() {
            Err("the core file has no thread".into())
        } else {
            Ok(read)
        }
    }
}

/// The contents of a location: a value if all bytes are known, else its bytes, in the order of
/// memory, with `__` for those that are optimized out, and `??` for those that cannot be read.
fn contents(
    evaluator: &Evaluator,
    machine: &dyn Machine,
    location: &Location,
    base: Option<BaseType>,
    byte_size: u64,
) -> Result<String, ReadError> {
    let contents = evaluator.read_known(machine, location, u128::from(byte_size) * 8)?;
    match base {
        Some(base) if contents.is_known() => Ok(format!(
            " = {}",
            Value::from_bytes(ValueType::Base(base), &contents.bytes, TARGET.byte_order())?
        )),
        _ => Ok(format!(" = {contents}")),
    }
}

/// The location of a variable, and its contents.
fn variable(
    reader: &UnitReader<'_, '_, LittleEndian>,
    variable: UnitOffset,
    address: u64,
    machine: &dyn Machine,
) -> Result<String, ReadError> {
    let location = reader.location(variable, address, machine)?;
    let base = reader.object_type(variable)?.base;
    // The size of a variable-length array depends on the frame. Some types have no size.
    let contents = match reader.byte_size_at(variable, &location, address, machine)? {
        Some(size) => contents(&reader.evaluator(), machine, &location, base, size)?,
        None => String::new(),
    };
    Ok(format!("{location}{contents}"))
}

/// All frames and their variables, from the bytes of an executable and its core file.
pub fn describe(program: &[u8], core: &[u8]) -> Result<String, Box<dyn Error>> {
    let file = object::File::parse(program)?;
    let core = Core::read(program, core)?;
    let section = |name: &str| {
        file.section_by_name(name)
            .map_or(Ok(&[][..]), |section| section.data())
    };
    let dwarf = gimli::Dwarf::load(|id| {
        section(id.name()).map(|bytes| EndianSlice::new(bytes, LittleEndian))
    })?;
    let mut units = Vec::new();
    let mut headers = dwarf.units();
    while let Some(header) = headers.next()? {
        units.push(dwarf.unit(header)?);
    }
    let bias = core.bias;
    let code = file
        .sections()
        .filter(|one| one.kind() == SectionKind::Text);
    let lowest = code.map(|one| one.address()).min().unwrap_or(0);
    let readers = units.iter().map(|unit| {
        let reader = UnitReader::new(&dwarf, unit, TARGET)?;
        Ok::<_, ReadError>(reader.with_code_from(lowest).loaded_at(bias))
    });
    let readers = readers.collect::<Result<Vec<_>, _>>()?;

    // The evaluator of rules, and the tables of call frame information.
    let evaluator = Evaluator::new(
        Encoding::new(Dialect::Dwarf5, TARGET).lenient(),
        Rules::Dwarf5,
    );
    let section = file
        .section_by_name(".eh_frame")
        .ok_or("the program has no .eh_frame")?;
    let frames = FrameSection::eh_frame(TARGET, section.data()?, section.address()).loaded_at(bias);
    let frames = FrameIndex::new(frames);
    let mut stack = CallStack::new(core, TARGET, evaluator, vec![frames])?;
    for reader in &readers {
        reader.add_to(&mut stack);
    }
    // Find all frames first: the value of a parameter on entry is computed in the caller's frame.
    // The outermost frame cannot be unwound here, since the C library that called `main` has its
    // tables in another file.
    let end = loop {
        match stack.unwind() {
            Ok(true) => {}
            Ok(false) => break None,
            Err(error) => break Some(error),
        }
    };

    let mut text = String::new();
    for frame in 0..stack.frames().len() {
        // Tables are searched for the address inside the call instruction, not for the return
        // address.
        let (pc, address) = (stack.frames()[frame].pc, stack.frames()[frame].address);
        let _ = stack.select(frame as u32);
        let unit = readers
            .iter()
            .map(|reader| (reader, reader.frames_at(address)))
            .find(|(_, functions)| !functions.is_empty());
        let Some((reader, functions)) = unit else {
            text += &format!("#{frame} {pc:#x} ?\n");
            continue;
        };
        text += &format!("#{frame} {pc:#x}");
        for SourceFrame {
            function, objects, ..
        } in functions
        {
            text += &format!(" {}\n", reader.name(function)?);
            for entry in objects {
                let described = variable(reader, entry, address, &stack);
                let described = described.unwrap_or_else(|error| format!("not known: {error}"));
                text += &format!("  {}: {described}\n", reader.name(entry)?);
            }
            if let Some(call) = reader.call_position(function)? {
                let file = call.file.as_deref().unwrap_or("?");
                text += &format!("  inlined at {file}:{} into", call.line);
            }
        }
    }
    if let Some(error) = end {
        text += &format!("that is all: {error}\n");
    }
    Ok(text)
}

fn main() -> Result<(), Box<dyn Error>> {
    let paths: Vec<String> = std::env::args().skip(1).collect();
    let [program, core] = &paths[..] else {
        return Err("usage: postmortem PROGRAM CORE".into());
    };
    print!(
        "{}",
        describe(&std::fs::read(program)?, &std::fs::read(core)?)?
    );
    Ok(())
}
