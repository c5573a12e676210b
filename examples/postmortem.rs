//! Where the variables of a stopped program are, and what is there: a debugger's `backtrace full` in a few pages.
//!
//! It reads an executable and a core file of it, for x86-64 Linux and linked with `-no-pie`. gdb writes a core file with
//! `generate-core-file`:
//!
//! ```sh
//! cargo run --example postmortem -- program program.core
//! ```
//!
//! What it takes to use the evaluator is all here: a [`Machine`] that knows the registers and the memory; a [`CallStack`]
//! around it, which finds the callers by call frame information and is itself a machine; location lists, evaluated where
//! each frame is; and what is at the resulting [`Location`], which may be in several places, computed, or gone in part.

use dwarfsmith::Target;
use dwarfsmith::dwarf::{
    Dialect, Encoding, FrameIndex, FrameSection, ListForm, LocationListSection, Operation, Operations,
};
use dwarfsmith::eval::{
    BaseEncoding, BaseType, CallStack, EvalError, Evaluator, ListEntry, Location, Machine, NormalForm, Origin,
    Parameter, Rules, Value, ValueType,
};
use dwarfsmith::target::Register;
use gimli::{AttributeValue, EndianSlice, LittleEndian, UnitOffset, constants as dw};
use object::elf::{FileHeader64, NT_FPREGSET, NT_PRSTATUS, PT_LOAD};
use object::read::elf::{FileHeader, ProgramHeader};
use object::{Endianness, Object, ObjectSection};
use std::collections::BTreeMap;
use std::error::Error;

type Bytes<'d> = EndianSlice<'d, LittleEndian>;
type Unit<'d> = gimli::Unit<Bytes<'d>>;
type Entry<'d> = gimli::DebuggingInformationEntry<Bytes<'d>>;

const TARGET: Target = Target::X86_64;

/// What the core file knows: the machine, as it was when the program stopped.
struct Core<'d> {
    /// Their bytes, by DWARF's numbers: 16 general ones and the program counter, and 16 of vectors.
    registers: Vec<Vec<u8>>,
    /// What is in memory, and from which address on. What comes first counts.
    memory: Vec<(u64, &'d [u8])>,
    /// The base types of the unit whose expressions are evaluated, by their entries' offsets.
    base_types: BTreeMap<u64, BaseType>,
}

/// Only these are needed: all else that an expression may ask about, a machine does not know unless it says so.
impl Machine for Core<'_> {
    fn register_bits(&self, _frame: u32, register: Register) -> Option<u64> {
        self.registers.get(usize::from(register.0)).map(|bytes| bytes.len() as u64 * 8)
    }

    fn read_register(&self, _frame: u32, register: Register, offset: u64, into: &mut [u8]) -> bool {
        self.registers.get(usize::from(register.0)).is_some_and(|bytes| copy(bytes, offset, into))
    }

    fn read_memory(&self, _space: u64, address: u64, into: &mut [u8]) -> bool {
        self.memory.iter().any(|(start, bytes)| address >= *start && copy(bytes, address - start, into))
    }

    fn pc(&self) -> Option<u64> {
        self.registers.get(16)?.first_chunk().map(|bytes| u64::from_le_bytes(*bytes))
    }

    fn base_type(&self, offset: u64) -> Option<BaseType> {
        self.base_types.get(&offset).copied()
    }
}

/// Copies the bytes from an offset on; `false` where there are not enough.
fn copy(from: &[u8], offset: u64, into: &mut [u8]) -> bool {
    let bytes = usize::try_from(offset).ok().and_then(|start| from.get(start..)?.get(..into.len()));
    bytes.map(|bytes| into.copy_from_slice(bytes)).is_some()
}

impl<'d> Core<'d> {
    fn read(program: &'d [u8], core: &'d [u8]) -> Result<Core<'d>, Box<dyn Error>> {
        // Where the kernel's `struct user_regs_struct`, at byte 112 of the status, has DWARF's registers 0 to 16, and its
        // `struct user_fpregs_struct` the others.
        const ORDER: [usize; 17] = [10, 12, 11, 5, 13, 14, 4, 19, 9, 8, 7, 6, 3, 2, 1, 0, 16];
        let general = ORDER.map(|index| (112 + 8 * index, 8));
        let vectors: [(usize, usize); 16] = std::array::from_fn(|index| (160 + 16 * index, 16));
        let mut read = Core { registers: Vec::new(), memory: Vec::new(), base_types: BTreeMap::new() };
        // What the core leaves out, such as code, is as it is in the program.
        for data in [core, program] {
            let header = FileHeader64::<Endianness>::parse(data)?;
            for segment in header.program_headers(Endianness::Little, data)? {
                if segment.p_type(Endianness::Little) == PT_LOAD {
                    let bytes = segment.data(Endianness::Little, data).map_err(|()| "a segment is outside the file")?;
                    read.memory.push((segment.p_vaddr(Endianness::Little), bytes));
                }
                let Some(mut notes) = segment.notes(Endianness::Little, data)? else { continue };
                while let Some(note) = notes.next()? {
                    // There is one of each for each thread; the thread that stopped is the first.
                    let places = match (note.name(), note.n_type(Endianness::Little), read.registers.len()) {
                        (b"CORE", NT_PRSTATUS, 0) => &general[..],
                        (b"CORE", NT_FPREGSET, 17) => &vectors,
                        _ => continue,
                    };
                    for (start, size) in places {
                        let bytes = note.desc().get(*start..start + size).ok_or("a thread's registers are cut off")?;
                        read.registers.push(bytes.to_vec());
                    }
                }
            }
        }
        if read.registers.is_empty() { Err("the core file has no thread".into()) } else { Ok(read) }
    }
}

/// A variable, and where it is at which addresses.
struct Variable<'d> {
    name: String,
    /// The unit that it is in.
    unit: usize,
    /// The addresses of the innermost block around it.
    scope: Vec<(u64, u64)>,
    locations: Vec<ListEntry<'d>>,
    /// The size in bytes, and what its bytes are if it is of a base type.
    byte_size: Option<u64>,
    base_type: Option<BaseType>,
}

/// What debug information says of a program.
#[derive(Default)]
struct Program<'d> {
    /// Start, end and name.
    functions: Vec<(u64, u64, String)>,
    variables: Vec<Variable<'d>>,
    /// Of each unit.
    base_types: Vec<BTreeMap<u64, BaseType>>,
    /// The expression of the frame base for a range of addresses.
    frame_bases: Vec<(u64, u64, &'d [u8])>,
    /// By the address that a call returns to: a register in which something is passed, and the expression for what.
    passed: Vec<(u64, Register, &'d [u8])>,
}

/// How the expressions of a unit are coded. GNU's operations are read too: gcc writes a few.
fn encoding(unit: &Unit<'_>) -> Encoding {
    let gimli::Encoding { address_size, format, .. } = unit.encoding();
    let offset_bytes = format.word_size();
    Encoding { address_bytes: address_size, offset_bytes, ..Encoding::new(Dialect::Dwarf5, TARGET).lenient() }
}

impl<'d> Program<'d> {
    fn read(file: &object::File<'d>) -> Result<Program<'d>, Box<dyn Error>> {
        let section = |name: &str| file.section_by_name(name).map_or(Ok(&[][..]), |section| section.data());
        let dwarf = gimli::Dwarf::load(|id| section(id.name()).map(|bytes| EndianSlice::new(bytes, LittleEndian)))?;
        let lists = [
            LocationListSection::new(ListForm::DebugLoc, 8, TARGET.byte_order(), section(".debug_loc")?),
            LocationListSection::new(ListForm::DebugLoclists, 8, TARGET.byte_order(), section(".debug_loclists")?),
        ];
        let mut program = Program::default();
        let mut headers = dwarf.units();
        while let Some(header) = headers.next()? {
            let unit = dwarf.unit(header)?;
            let mut base_types = BTreeMap::new();
            // The blocks around an entry, with how deep they are, and the call around a parameter of it.
            let mut scopes: Vec<(isize, Vec<(u64, u64)>)> = Vec::new();
            let mut return_address = None;
            let mut entries = unit.entries();
            while let Some(entry) = entries.next_dfs()? {
                scopes.retain(|(depth, _)| *depth < entry.depth());
                let expression = |at| entry.attr_value(at)?.exprloc_value().map(|of| of.0.slice());
                match entry.tag() {
                    dw::DW_TAG_base_type => {
                        base_types.extend(base_type(entry).map(|base| (entry.offset().0 as u64, base)));
                    }
                    dw::DW_TAG_subprogram | dw::DW_TAG_lexical_block | dw::DW_TAG_inlined_subroutine => {
                        let mut scope = Vec::new();
                        let mut ranges = dwarf.die_ranges(&unit, entry)?;
                        while let Some(range) = ranges.next()? {
                            scope.push((range.begin, range.end));
                        }
                        if entry.tag() == dw::DW_TAG_subprogram
                            && let Some((start, end)) = scope.first().copied()
                        {
                            program.functions.push((start, end, name(&dwarf, &unit, entry)?));
                            let base = expression(dw::DW_AT_frame_base);
                            program.frame_bases.extend(base.map(|base| (start, end, base)));
                        }
                        scopes.push((entry.depth(), scope));
                    }
                    dw::DW_TAG_formal_parameter | dw::DW_TAG_variable => {
                        let Some((_, scope)) = scopes.last() else { continue };
                        let locations = match entry.attr_value(dw::DW_AT_location) {
                            None => Vec::new(),
                            Some(AttributeValue::Exprloc(of)) => {
                                vec![ListEntry { range: None, expression: of.0.slice() }]
                            }
                            Some(list) => {
                                let offset =
                                    dwarf.attr_locations_offset(&unit, list)?.ok_or("a location of no kind")?;
                                let list = &lists[usize::from(unit.encoding().version >= 5)];
                                let address = |index| dwarf.address(&unit, gimli::DebugAddrIndex(index as usize)).ok();
                                let entries = list.locations(offset.0 as u64, unit.low_pc, address);
                                entries.map(|entry| entry.map(ListEntry::from)).collect::<Result<_, _>>()?
                            }
                        };
                        let described = resolve_type(&unit, entry)?;
                        program.variables.push(Variable {
                            name: name(&dwarf, &unit, entry)?,
                            unit: program.base_types.len(),
                            scope: scope.clone(),
                            locations,
                            byte_size: described.as_ref().and_then(|of| of.attr(dw::DW_AT_byte_size)?.udata_value()),
                            base_type: described.as_ref().and_then(base_type),
                        });
                    }
                    dw::DW_TAG_call_site | dw::DW_TAG_GNU_call_site => {
                        let address = entry.attr_value(dw::DW_AT_call_return_pc);
                        let address = address.or_else(|| entry.attr_value(dw::DW_AT_low_pc));
                        return_address = address.map(|of| dwarf.attr_address(&unit, of)).transpose()?.flatten();
                    }
                    dw::DW_TAG_call_site_parameter | dw::DW_TAG_GNU_call_site_parameter => {
                        let place = expression(dw::DW_AT_location).unwrap_or_default();
                        let register = match Operations::new(encoding(&unit), place).next() {
                            Some(Ok((_, Operation::Reg(number)))) => Register(number.into()),
                            _ => continue,
                        };
                        let value = expression(dw::DW_AT_call_value);
                        let value = value.or_else(|| expression(dw::DW_AT_GNU_call_site_value));
                        program.passed.extend(return_address.zip(value).map(|(at, value)| (at, register, value)));
                    }
                    _ => {}
                }
            }
            program.base_types.push(base_types);
        }
        Ok(program)
    }
}

/// The name of an entry, or of what it is an instance of.
fn name<'d>(dwarf: &gimli::Dwarf<Bytes<'d>>, unit: &Unit<'d>, entry: &Entry<'d>) -> Result<String, gimli::Error> {
    if let Some(name) = entry.attr_value(dw::DW_AT_name) {
        return Ok(dwarf.attr_string(unit, name)?.to_string_lossy().into_owned());
    }
    match entry.attr_value(dw::DW_AT_abstract_origin) {
        Some(AttributeValue::UnitRef(origin)) => name(dwarf, unit, &unit.entry(origin)?),
        _ => Ok("?".to_string()),
    }
}

/// The type of a variable, without the names and qualifiers that it has.
fn resolve_type<'d>(unit: &Unit<'d>, entry: &Entry<'d>) -> Result<Option<Entry<'d>>, gimli::Error> {
    let mut entry = entry.clone();
    loop {
        let of = [dw::DW_AT_type, dw::DW_AT_abstract_origin].into_iter().find_map(|at| entry.attr_value(at));
        let Some(AttributeValue::UnitRef(UnitOffset(offset))) = of else { return Ok(None) };
        entry = unit.entry(UnitOffset(offset))?;
        let names = [dw::DW_TAG_typedef, dw::DW_TAG_const_type, dw::DW_TAG_volatile_type];
        if !names.contains(&entry.tag()) && entry.attr(dw::DW_AT_abstract_origin).is_none() {
            return Ok(Some(entry));
        }
    }
}

/// What the bytes of a value are, if the entry is a base type.
fn base_type(entry: &Entry<'_>) -> Option<BaseType> {
    let AttributeValue::Encoding(encoding) = entry.attr_value(dw::DW_AT_encoding)? else { return None };
    let byte_size = entry.attr(dw::DW_AT_byte_size)?.udata_value()?.try_into().ok()?;
    Some(BaseType { encoding: BaseEncoding::from_attribute(encoding)?, byte_size, order: None })
}

/// What is at a location: a value if all of it is there, else its bytes, in the order of memory, with `__` for those
/// that nobody knows. Nothing where the type does not say how large it is.
fn contents(
    evaluator: &Evaluator,
    machine: &dyn Machine,
    location: &Location,
    variable: &Variable<'_>,
) -> Result<String, EvalError> {
    let Some(byte_size) = variable.byte_size else { return Ok(String::new()) };
    let bits = u128::from(byte_size) * 8;
    if let Some(base) = variable.base_type
        && let Ok(bytes) = evaluator.read(machine, location, bits)
    {
        return Ok(format!(" = {}", Value::from_bytes(ValueType::Base(base), &bytes, TARGET.byte_order())?));
    }
    // Each run of bits comes from one place, or from nowhere. The last read may be of less than a byte.
    let mut text = " = ".to_string();
    let mut at = 0;
    for run in &NormalForm::of(location, bits, TARGET.byte_order())?.runs {
        match run.origin {
            Origin::Undefined | Origin::ImplicitPointer { .. } => text += &"__".repeat(run.bits.div_ceil(8) as usize),
            _ => {
                let part = location.clone().moved(at)?;
                let bytes = evaluator.read(machine, &part, run.bits)?;
                text.extend(bytes.iter().map(|byte| format!("{byte:02x}")));
            }
        }
        at += run.bits as i128;
    }
    Ok(text)
}

/// All frames and their variables, of an executable's bytes and a core file's.
pub fn describe(program: &[u8], core: &[u8]) -> Result<String, Box<dyn Error>> {
    let file = object::File::parse(program)?;
    let core = Core::read(program, core)?;
    let program = Program::read(&file)?;

    // The evaluator of rules and of locations, and the tables that say how functions are unwound.
    let mut evaluator = Evaluator::new(Encoding::new(Dialect::Dwarf5, TARGET).lenient(), Rules::Dwarf5);
    let section = file.section_by_name(".eh_frame").ok_or("the program has no .eh_frame")?;
    let frames = FrameIndex::new(FrameSection::eh_frame(TARGET, section.data()?, section.address()));
    let mut stack = CallStack::new(core, TARGET, evaluator.clone(), vec![frames])?;
    for (start, end, expression) in &program.frame_bases {
        stack.add_frame_base(*start, *end, expression);
    }
    for (return_address, register, value) in &program.passed {
        stack.add_call_site(*return_address, Parameter::Register(*register), value);
    }
    // All frames first: what a parameter was on entry is computed in the caller's. The outermost cannot be unwound here,
    // since the C library that called `main` has its tables in another file.
    let end = loop {
        match stack.unwind() {
            Ok(true) => {}
            Ok(false) => break None,
            Err(error) => break Some(error),
        }
    };

    let mut text = String::new();
    for frame in 0..stack.frames().len() {
        // The address inside of the call is what tables are asked about, not the one that it returns to.
        let (pc, address) = (stack.frames()[frame].pc, stack.frames()[frame].address);
        let _ = stack.select(frame as u32);
        let function = program.functions.iter().find(|(start, end, _)| (*start..*end).contains(&address));
        text += &format!("#{frame} {pc:#x} {}\n", function.map_or("?", |(_, _, name)| name));
        let is_there =
            |variable: &&Variable| variable.scope.iter().any(|(start, end)| (*start..*end).contains(&address));
        for variable in program.variables.iter().filter(is_there) {
            stack.machine_mut().base_types.clone_from(&program.base_types[variable.unit]);
            let described = evaluator
                .list(&stack, &variable.locations, address, &[])
                .and_then(|location| Ok(format!("{location}{}", contents(&evaluator, &stack, &location, variable)?)));
            let described = described.unwrap_or_else(|error| format!("not known: {error}"));
            text += &format!("  {}: {described}\n", variable.name);
        }
    }
    if let Some(error) = end {
        text += &format!("that is all: {error}\n");
    }
    Ok(text)
}

fn main() -> Result<(), Box<dyn Error>> {
    let paths: Vec<String> = std::env::args().skip(1).collect();
    let [program, core] = &paths[..] else { return Err("usage: postmortem PROGRAM CORE".into()) };
    print!("{}", describe(&std::fs::read(program)?, &std::fs::read(core)?)?);
    Ok(())
}
