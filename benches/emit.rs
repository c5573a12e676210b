//! The same debug information by dwarfsmith, through all steps from nodes to sections, and by
//! `gimli::write`.
//!
//! `cargo bench --bench emit -- [functions] [repetitions]` prints milliseconds and peak memory of
//! both. Both outputs are read with `gimli::read` first, and must have the same entries, locations,
//! line rows and frame entries.

use dwarfsmith::Bits;
use dwarfsmith::build::{
    BasicType, CompileUnit, Lifetime, SourceFile, Subprogram, SubroutineType, Variable,
};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{EmitOptions, Frames};
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::markers::{CodeRange, FrameRule, FunctionBody, LineRow, Referrer, ValueId};
use dwarfsmith::{ByteOffset, Module, Position, Target, Type};
use gimli::constants::*;
use gimli::read::{Dwarf, EndianSlice, UnwindSection};
use gimli::write::{
    Address, AttributeValue, CallFrameInstruction, CommonInformationEntry, DwarfUnit, EndianVec,
    Expression, FrameDescriptionEntry, FrameTable, LineProgram, LineString, Location, LocationList,
    RelocateWriter, Relocation, RelocationTarget,
};
use gimli::{LittleEndian, Register, SectionId};
use peak_alloc::PeakAlloc;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

const VARIABLES: [&str; 5] = ["count", "list", "total", "index", "result"];
const SIZE: u32 = 0x100;
const ROWS: u32 = 8;
const RBP: Register = Register(6);
const RSP: Register = Register(7);

/// The place of a variable in a range of code: a register, or an offset from the CFA.
enum Place {
    Register(Register),
    Slot(i32),
}

/// The three ranges of a variable of a function.
fn pieces(function: u32, variable: u32) -> [(u32, u32, Place); 3] {
    let start = 4 + variable * 8 + function % 4;
    let register = |step: u32| Place::Register(Register(((function + variable + step) % 4) as u16));
    let slot = Place::Slot(-24 - 8 * variable as i32);
    [
        (start, start + 0x20, register(0)),
        (start + 0x20, start + 0x40, slot),
        (start + 0x40, start + 0x78, register(1)),
    ]
}

fn row(function: u32, row: u32) -> (u32, u32, u32) {
    (row * 0x20, function * 10 + row + 1, row % 3 * 4 + 1)
}

/// Sections as a debugger reads them: the fields that refer to other sections are filled in.
type Bytes = BTreeMap<&'static str, Vec<u8>>;

/// The duration of each step.
#[derive(Clone, Copy, Default)]
struct Steps {
    build: Duration,
    validate: Duration,
    lower: Duration,
    emit: Duration,
}

fn by_dwarfsmith(functions: u32) -> (dwarfsmith::Sections, Steps) {
    let start = Instant::now();
    let mut module = Module::new(Target::X86_64);
    let file = module.add(SourceFile::new("main.c").directory("/src"));
    let unit = module.add(CompileUnit::new(file, DW_LANG_C11, "bench"));
    let int = module.add(BasicType::new("int", Bits(32), DW_ATE_signed));
    let ty = module.add(SubroutineType::new().returns(int).parameters(&[int]));
    let mut builder = module.builder();
    let expression = match builder.referrer(Type::int(32)) {
        Ok(builder) => module.expr(builder),
        Err(error) => panic!("{error}"),
    };
    let mut body = FunctionBody::default();
    for function in 0..functions {
        let name = format!("function_{function}");
        let subprogram = module.add(
            Subprogram::new(unit, &name)
                .at(file, function * 10 + 1)
                .with_type(ty),
        );
        body.begin(module.text(&name), subprogram, SIZE)
            .entry_frame();
        body.block(Position(0));
        for (number, name) in (0u32..).zip(VARIABLES) {
            let line = function * 10 + 1;
            let variable = match number {
                0 | 1 => module
                    .add(Variable::parameter(subprogram, number + 1, name, int).at(file, line)),
                _ => module.add(Variable::local(subprogram, name, int).at(file, line)),
            };
            let lifetime = module.add(Lifetime::bounded(variable, expression));
            body.def(Position(0), lifetime, Referrer::Value(ValueId(number)));
            for (start, end, place) in pieces(function, number) {
                let referrer = match place {
                    Place::Register(register) => Referrer::register(register),
                    Place::Slot(offset) => Referrer::cfa_slot(ByteOffset(offset)).sized(Bits(32)),
                };
                body.value(ValueId(number), CodeRange::from(start..end), referrer);
            }
        }
        for index in 0..ROWS {
            let (position, line, column) = row(function, index);
            body.row(LineRow::statement(Position(position), file, line).column(column));
        }
        body.frame(
            Position(1),
            FrameRule::Cfa {
                register: RSP,
                offset: 16,
            },
        );
        body.frame(
            Position(1),
            FrameRule::Offset {
                register: RBP,
                offset: -16,
            },
        );
        body.frame(
            Position(4),
            FrameRule::Cfa {
                register: RBP,
                offset: 16,
            },
        );
        body.frame(
            Position(SIZE - 1),
            FrameRule::Cfa {
                register: RSP,
                offset: 8,
            },
        );
        module.add_function(&body);
    }
    let build = start.elapsed();
    let validated = module
        .validate()
        .unwrap_or_else(|errors| panic!("{errors}"));
    let validate = start.elapsed() - build;
    let lowered = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    let lower = start.elapsed() - build - validate;
    let sections = lowered
        .emit(&EmitOptions {
            frames: Frames::Debug,
        })
        .unwrap_or_else(|error| panic!("{error}"));
    let emit = start.elapsed() - build - validate - lower;
    (
        sections,
        Steps {
            build,
            validate,
            lower,
            emit,
        },
    )
}

/// A section of `gimli::write` with its relocations.
#[derive(Clone)]
struct Section {
    writer: EndianVec<LittleEndian>,
    relocations: Vec<Relocation>,
}

impl Section {
    fn new() -> Section {
        Section {
            writer: EndianVec::new(LittleEndian),
            relocations: Vec::new(),
        }
    }

    /// With the offsets into other sections filled in.
    fn bound(&self) -> Vec<u8> {
        let mut bytes = self.writer.slice().to_vec();
        for relocation in &self.relocations {
            if let RelocationTarget::Section(_) = relocation.target {
                let size = usize::from(relocation.size);
                bytes[relocation.offset..relocation.offset + size]
                    .copy_from_slice(&relocation.addend.to_le_bytes()[..size]);
            }
        }
        bytes
    }
}

impl RelocateWriter for Section {
    type Writer = EndianVec<LittleEndian>;

    fn writer(&self) -> &Self::Writer {
        &self.writer
    }

    fn writer_mut(&mut self) -> &mut Self::Writer {
        &mut self.writer
    }

    fn relocate(&mut self, relocation: Relocation) {
        self.relocations.push(relocation);
    }
}

fn by_gimli(
    functions: u32,
) -> (
    gimli::write::Sections<Section>,
    gimli::write::DebugFrame<Section>,
) {
    let encoding = gimli::Encoding {
        format: gimli::Format::Dwarf32,
        version: 5,
        address_size: 8,
    };
    let mut dwarf = DwarfUnit::new(encoding);
    let string = |text: &str| LineString::String(text.into());
    let line = gimli::LineEncoding::default();
    let mut program =
        LineProgram::new(encoding, line, string("/src"), None, string("main.c"), None);
    let directory = program.default_directory();
    let file = program.add_file(string("main.c"), directory, None);
    let root = dwarf.unit.root();
    let set = |dwarf: &mut DwarfUnit, name, text: &str| {
        let id = dwarf.strings.add(text);
        dwarf
            .unit
            .get_mut(root)
            .set(name, AttributeValue::StringRef(id));
    };
    set(&mut dwarf, DW_AT_producer, "bench");
    set(&mut dwarf, DW_AT_name, "main.c");
    set(&mut dwarf, DW_AT_comp_dir, "/src");
    dwarf
        .unit
        .get_mut(root)
        .set(DW_AT_language, AttributeValue::Language(DW_LANG_C11));
    let int = dwarf.unit.add(root, DW_TAG_base_type);
    let name = dwarf.strings.add("int");
    let entry = dwarf.unit.get_mut(int);
    entry.set(DW_AT_name, AttributeValue::StringRef(name));
    entry.set(DW_AT_encoding, AttributeValue::Encoding(DW_ATE_signed));
    entry.set(DW_AT_byte_size, AttributeValue::Udata(4));
    let mut frames = FrameTable::default();
    let mut cie = CommonInformationEntry::new(
        gimli::Encoding {
            version: 4,
            ..encoding
        },
        1,
        -8,
        Register(16),
    );
    cie.add_instruction(CallFrameInstruction::Cfa(RSP, 8));
    cie.add_instruction(CallFrameInstruction::Offset(Register(16), -8));
    let cie = frames.add_cie(cie);
    let mut ranges = Vec::new();
    for function in 0..functions {
        let address = Address::Symbol {
            symbol: function as usize,
            addend: 0,
        };
        ranges.push(gimli::write::Range::StartLength {
            begin: address,
            length: u64::from(SIZE),
        });
        let declared = AttributeValue::Udata(u64::from(function * 10 + 1));
        let id = dwarf.unit.add(root, DW_TAG_subprogram);
        let name = dwarf.strings.add(format!("function_{function}"));
        let entry = dwarf.unit.get_mut(id);
        entry.set(DW_AT_low_pc, AttributeValue::Address(address));
        entry.set(DW_AT_high_pc, AttributeValue::Udata(u64::from(SIZE)));
        entry.set(DW_AT_name, AttributeValue::StringRef(name));
        entry.set(DW_AT_decl_file, AttributeValue::FileIndex(Some(file)));
        entry.set(DW_AT_decl_line, declared.clone());
        entry.set(DW_AT_prototyped, AttributeValue::FlagPresent);
        entry.set(DW_AT_type, AttributeValue::UnitRef(int));
        entry.set(DW_AT_external, AttributeValue::FlagPresent);
        let mut frame_base = Expression::new();
        frame_base.op(DW_OP_call_frame_cfa);
        entry.set(DW_AT_frame_base, AttributeValue::Exprloc(frame_base));
        for (number, name) in (0u32..).zip(VARIABLES) {
            let mut list = vec![Location::BaseAddress { address }];
            for (begin, end, place) in pieces(function, number) {
                let mut data = Expression::new();
                match place {
                    Place::Register(register) => data.op_reg(register),
                    Place::Slot(offset) => data.op_fbreg(i64::from(offset)),
                }
                list.push(Location::OffsetPair {
                    begin: u64::from(begin),
                    end: u64::from(end),
                    data,
                });
            }
            let list = dwarf.unit.locations.add(LocationList(list));
            let tag = if number < 2 {
                DW_TAG_formal_parameter
            } else {
                DW_TAG_variable
            };
            let variable = dwarf.unit.add(id, tag);
            let name = dwarf.strings.add(name);
            let entry = dwarf.unit.get_mut(variable);
            entry.set(DW_AT_name, AttributeValue::StringRef(name));
            entry.set(DW_AT_decl_file, AttributeValue::FileIndex(Some(file)));
            entry.set(DW_AT_decl_line, declared.clone());
            entry.set(DW_AT_type, AttributeValue::UnitRef(int));
            entry.set(DW_AT_location, AttributeValue::LocationListRef(list));
        }
        program.begin_sequence(Some(address));
        for index in 0..ROWS {
            let (position, line, column) = row(function, index);
            let row = program.row();
            row.address_offset = u64::from(position);
            row.file = file;
            row.line = u64::from(line);
            row.column = u64::from(column);
            program.generate_row();
        }
        program.end_sequence(u64::from(SIZE));
        let mut fde = FrameDescriptionEntry::new(address, SIZE);
        fde.add_instruction(1, CallFrameInstruction::CfaOffset(16));
        fde.add_instruction(1, CallFrameInstruction::Offset(RBP, -16));
        fde.add_instruction(4, CallFrameInstruction::CfaRegister(RBP));
        fde.add_instruction(SIZE - 1, CallFrameInstruction::Cfa(RSP, 8));
        frames.add_fde(cie, fde);
    }
    let ranges = dwarf.unit.ranges.add(gimli::write::RangeList(ranges));
    dwarf
        .unit
        .get_mut(root)
        .set(DW_AT_ranges, AttributeValue::RangeListRef(ranges));
    dwarf.unit.line_program = program;
    let mut sections = gimli::write::Sections::new(Section::new());
    let mut frame = gimli::write::DebugFrame::from(Section::new());
    let written = dwarf
        .write(&mut sections)
        .and_then(|()| frames.write_debug_frame(&mut frame));
    written.unwrap_or_else(|error| panic!("{error}"));
    (sections, frame)
}

/// The numbers of items in an output.
#[derive(PartialEq, Eq, Debug, Default)]
struct Described {
    entries: usize,
    /// The numbers of entries with a location and of their list entries, and the sum of the start
    /// and end addresses of these.
    locations: usize,
    ranges: usize,
    places: u64,
    expression_bytes: usize,
    names: usize,
    rows: usize,
    lines: u64,
    frames: usize,
}

fn read(bytes: &Bytes) -> gimli::Result<Described> {
    let section = |id: SectionId| {
        EndianSlice::new(
            bytes
                .get(id.name())
                .map_or(&[][..], |bytes| bytes.as_slice()),
            LittleEndian,
        )
    };
    let dwarf = Dwarf::load(|id| Ok::<_, gimli::Error>(section(id)))?;
    let mut described = Described::default();
    let mut headers = dwarf.units();
    while let Some(header) = headers.next()? {
        let unit = dwarf.unit(header)?;
        let mut entries = unit.entries();
        while let Some(entry) = entries.next_dfs()? {
            described.entries += 1;
            if let Some(name) = entry.attr_value(DW_AT_name) {
                described.names += dwarf.attr_string(&unit, name)?.len();
            }
            let Some(location) = entry.attr_value(DW_AT_location) else {
                continue;
            };
            described.locations += 1;
            let Some(mut list) = dwarf.attr_locations(&unit, location)? else {
                continue;
            };
            while let Some(entry) = list.next()? {
                described.ranges += 1;
                described.places += entry.range.begin * 7 + entry.range.end;
                described.expression_bytes += entry.data.0.len();
            }
        }
        let Some(program) = unit.line_program.clone() else {
            continue;
        };
        let mut rows = program.rows();
        while let Some((_, row)) = rows.next_row()? {
            described.rows += 1;
            if !row.end_sequence() {
                described.lines += row.line().map_or(0, |line| line.get()) + row.address() * 3;
            }
        }
    }
    let mut frames = gimli::DebugFrame::from(section(SectionId::DebugFrame));
    frames.set_address_size(8);
    let bases = gimli::BaseAddresses::default();
    let mut entries = frames.entries(&bases);
    while let Some(entry) = entries.next()? {
        if let gimli::CieOrFde::Fde(partial) = entry {
            let fde = partial.parse(gimli::DebugFrame::cie_from_offset)?;
            let mut context = gimli::UnwindContext::new();
            let mut rows = fde.rows(&frames, &bases, &mut context)?;
            while rows.next_row()?.is_some() {
                described.frames += 1;
            }
        }
    }
    Ok(described)
}

/// The bytes with every function at 0, so that both outputs can be read.
fn bytes_of(ours: dwarfsmith::Sections) -> Bytes {
    let bound = ours
        .bind(0, |_| Some(0))
        .unwrap_or_else(|error| panic!("{error}"));
    bound
        .into_iter()
        .map(|(id, bytes)| (id.name(), bytes))
        .collect()
}

fn bytes_of_theirs(
    theirs: (
        gimli::write::Sections<Section>,
        gimli::write::DebugFrame<Section>,
    ),
) -> Bytes {
    let (sections, frame) = theirs;
    let mut bytes = Bytes::new();
    let mut add = |id: SectionId, section: &Section| _ = bytes.insert(id.name(), section.bound());
    let all = sections.for_each(|id, section| {
        add(id, section);
        Ok::<(), gimli::Error>(())
    });
    all.unwrap_or_else(|error| panic!("{error}"));
    add(SectionId::DebugFrame, &frame.0);
    bytes
}

/// Runs once: the time, and the peak of the memory that it allocated.
fn measure<T>(run: impl FnOnce() -> T) -> (Duration, usize, T) {
    let before = MEMORY.current_usage();
    MEMORY.reset_peak_usage();
    let start = Instant::now();
    let result = run();
    (
        start.elapsed(),
        MEMORY.peak_usage().saturating_sub(before),
        result,
    )
}

fn median(mut times: Vec<Duration>) -> f64 {
    times.sort();
    times[times.len() / 2].as_secs_f64() * 1000.0
}

fn main() {
    let mut arguments = std::env::args()
        .skip(1)
        .filter_map(|argument| argument.parse().ok());
    let functions: u32 = arguments.next().unwrap_or(20_000);
    let repetitions: u32 = arguments.next().unwrap_or(9);

    let ours = bytes_of(by_dwarfsmith(functions).0);
    let theirs = bytes_of_theirs(by_gimli(functions));
    let size = |bytes: &Bytes| bytes.values().map(Vec::len).sum::<usize>();
    let (our_size, their_size) = (size(&ours), size(&theirs));
    let described = read(&ours).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(Ok(&described), read(&theirs).as_ref(), "the outputs differ");
    println!("{described:?}");
    drop((ours, theirs));

    let (mut our_times, mut their_times) = (Vec::new(), Vec::new());
    let (mut our_peak, mut their_peak) = (0, 0);
    let mut steps = [const { Vec::new() }; 4];
    // Alternately, so that other load on the machine affects both.
    for _ in 0..repetitions {
        let (time, peak, (sections, step)) = measure(|| by_dwarfsmith(functions));
        our_times.push(time);
        our_peak = peak;
        drop(sections);
        for (times, time) in
            steps
                .iter_mut()
                .zip([step.build, step.validate, step.lower, step.emit])
        {
            times.push(time);
        }
        let (time, peak, sections) = measure(|| by_gimli(functions));
        their_times.push(time);
        their_peak = peak;
        drop(sections);
    }
    let (ours, theirs) = (median(our_times), median(their_times));
    let mib = |bytes: usize| bytes as f64 / (1 << 20) as f64;
    let [build, validate, lower, emit] = steps.map(median);
    println!(
        "{functions} functions, {} variables, medians of {repetitions}:",
        functions * VARIABLES.len() as u32
    );
    println!(
        "dwarfsmith    {ours:8.1} ms  {:7.1} MiB at most  {our_size} bytes",
        mib(our_peak)
    );
    println!("    build {build:.1}, validate {validate:.1}, lower {lower:.1}, emit {emit:.1} ms");
    println!(
        "gimli::write  {theirs:8.1} ms  {:7.1} MiB at most  {their_size} bytes",
        mib(their_peak)
    );
    println!(
        "ratio         {:8.2}     {:7.2}",
        theirs / ours,
        their_peak as f64 / our_peak as f64
    );
}
