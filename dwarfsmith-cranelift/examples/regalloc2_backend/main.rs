//! A backend that uses only regalloc2. [`ir`] has its language and intermediate code, [`encode`]
//! its machine code, and this file its debug information. regalloc2 reports the places of labelled
//! virtual registers; dwarfsmith-cranelift turns these into locations that are correct at every
//! instruction.
//!
//! ```sh
//! cargo run -p dwarfsmith-cranelift --no-default-features --example regalloc2_backend -- mix.calc mix.o
//! cc main.c mix.o -o mix && gdb ./mix
//! ```

mod encode;
mod ir;

use std::error::Error;
use std::path::Path;

use dwarfsmith::ByteOffset;
use dwarfsmith::build::{BasicType, CompileUnit, SourceFile, Subprogram, SubroutineType, Variable};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::EmitOptions;
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::markers::FrameRule;
use dwarfsmith::metadata::Scope;
use dwarfsmith::target::Register;
use dwarfsmith::{Bits, Module, Type, gimli};
use dwarfsmith_cranelift::{
    BinaryOp, CompiledFunction, Event, FunctionRecord, Isa, Machine, MachineBlock, Marker, Nodes,
    Op, Place, Row, ScopeRecord, Source, SsaValue, Storage, ValueRange, VariableRecord, describe,
};
use regalloc2::{Allocation, InstPosition, MachineEnv, PRegSet, ProgPoint, RegallocOptions};

use encode::{Code, encode, slot};
use ir::{Function, Position, general};

const LONG: Type = Type::int(64);
/// DWARF's numbers of the general registers, by the machine's numbers.
const DWARF: [u16; 16] = [0, 2, 1, 3, 7, 6, 4, 5, 8, 9, 10, 11, 12, 13, 14, 15];
/// The return address and the saved frame pointer are between the frame pointer and the CFA.
const CFA: i32 = 16;
const RBP: Register = Register(6);
const RSP: Register = Register(7);

/// Returns only four registers (rax, rcx, rsi and rdi), so that some values are spilled, and r11 as
/// the scratch register of moves.
fn registers() -> MachineEnv {
    let all = [0, 1, 6, 7].into_iter();
    let all = all.fold(PRegSet::empty(), |set, number| set.with(general(number)));
    let none = PRegSet::empty();
    MachineEnv {
        preferred_regs_by_class: [all, none, none],
        non_preferred_regs_by_class: [none; 3],
        scratch_by_class: [Some(general(11)), None, None],
        fixed_stack_slots: Vec::new(),
    }
}

/// Compiles a function, and records the places of its values.
pub fn compile(text: &str) -> Result<CompiledFunction, Box<dyn Error>> {
    let function = ir::parse(text)?;
    let output = regalloc2::run(&function, &registers(), &RegallocOptions::default())
        .map_err(|error| format!("{error:?}"))?;
    let code = encode(&function, &output);
    let ranges = output.debug_locations.iter();
    let mut ranges: Vec<_> = ranges.filter_map(|it| range(&code, it)).collect();
    ranges.sort_unstable();
    let mut record = record(&function, &code);
    let mut machine = Machine::new(
        Isa::X86_64,
        code.bytes.clone(),
        blocks(&function, &code),
        ranges,
    );
    machine.frame_size = i64::from(CFA) + code.slots as i64;
    machine.frame = frame(&code);
    machine.parameters = Isa::X86_64.parameter_places(&record.convention, &record.parameters);
    machine.layout = (0..record.markers.len()).collect();
    machine.place_markers(&mut record);
    let mut compiled = CompiledFunction::from_parts(record, machine);
    compiled.correct();
    Ok(compiled)
}

/// Returns the range of code in which a value has a place. A program point before an instruction is
/// after the moves that regalloc2 inserted before it.
fn range(
    code: &Code,
    (value, from, to, allocation): &(u32, ProgPoint, ProgPoint, Allocation),
) -> Option<ValueRange> {
    let offset = |point: &ProgPoint| {
        let offsets = match point.pos() {
            InstPosition::Before => &code.starts,
            InstPosition::After => &code.ends,
        };
        let known = offsets.get(point.inst().index()).copied();
        known.unwrap_or(code.bytes.len() as u32)
    };
    let place = match (allocation.as_reg(), allocation.as_stack()) {
        (Some(register), _) => Place::Register(DWARF[register.hw_enc()]),
        (_, Some(spilled)) => Place::Cfa(i64::from(slot(spilled.index()) - CFA)),
        _ => return None,
    };
    Some(ValueRange {
        value: *value as usize,
        start: offset(from),
        end: offset(to),
        place,
    })
}

fn blocks(function: &Function, code: &Code) -> Vec<MachineBlock> {
    let ends = code.blocks.iter().skip(1).copied();
    let ends = ends.chain([code.bytes.len() as u32]);
    let blocks = function.blocks.iter().zip(&code.blocks).zip(ends);
    let block = |((block, start), end): ((&ir::BasicBlock, &u32), u32)| MachineBlock {
        start: *start,
        end,
        successors: block.successors.iter().map(|it| it.index()).collect(),
    };
    blocks.map(block).collect()
}

/// Returns the record of the function: its variables, its values, and its markers with the offsets
/// of statements.
fn record(function: &Function, code: &Code) -> FunctionRecord {
    let value = |computed: &ir::Computed| {
        let op = match *computed {
            None => Op::Root,
            Some((op, a, b)) => Op::Binary {
                op: match op {
                    '+' => BinaryOp::Add,
                    '-' => BinaryOp::Sub,
                    _ => BinaryOp::Mul,
                },
                ty: LONG,
                a,
                b,
            },
        };
        SsaValue { ty: LONG, op }
    };
    let variable = |name: &String| VariableRecord {
        name: name.clone(),
        ty: LONG,
        storage: Storage::scalar(LONG),
    };
    let mut before: &[_] = &[];
    let mut markers = Vec::new();
    for position in &function.positions {
        markers.push(marker(function, code, position, before));
        before = &position.variables;
    }
    FunctionRecord {
        name: function.name.clone(),
        declared: 1.into(),
        parameters: vec![LONG; function.parameters],
        variables: function.variables.iter().map(variable).collect(),
        scopes: vec![ScopeRecord::default()],
        values: function.values.iter().map(value).collect(),
        markers,
        ..FunctionRecord::default()
    }
}

/// Returns a marker, with the variables whose contents have changed since the previous marker; at
/// the start of a block, with all variables.
fn marker(
    function: &Function,
    code: &Code,
    position: &Position,
    before: &[Option<dwarfsmith_cranelift::Operand>],
) -> Marker {
    let held = position.variables.iter().enumerate();
    let changed = held.filter(|(variable, held)| {
        position.entry || before.get(*variable).copied().flatten() != **held
    });
    let event = |(variable, held): (usize, &Option<_>)| Event {
        variable,
        part: 0,
        source: held.map(Source::Operand),
    };
    let predecessors = &function.blocks[position.block].predecessors;
    let after = match predecessors[..] {
        [only] if position.entry => Some(only.index() as u32),
        _ => None,
    };
    Marker {
        block: position.block as u32,
        entry: position.entry,
        after,
        scope: 0,
        row: position.starts.then_some(Row {
            point: position.line.into(),
            is_stmt: true,
        }),
        events: changed.map(event).collect(),
        offset: code.starts.get(position.inst).copied(),
        machine_block: None,
        superseded: false,
    }
}

/// Returns the frame rules. The first instruction saves the frame pointer, and has one byte.
fn frame(code: &Code) -> Vec<(u32, FrameRule)> {
    let cfa = |register, offset| FrameRule::cfa(register, ByteOffset(offset));
    let saved = FrameRule::saved(RBP, ByteOffset(-CFA));
    vec![
        (1, cfa(RSP, CFA)),
        (1, saved),
        (code.entered, cfa(RBP, CFA)),
        (code.left, cfa(RSP, 8)),
        (code.left, FrameRule::Restore(RBP)),
    ]
}

/// Compiles a source file to an object file.
pub fn build(source: &Path, object: &Path) -> Result<CompiledFunction, Box<dyn Error>> {
    let text = std::fs::read_to_string(source)?;
    let compiled = compile(&text)?;
    let mut module = Module::new(Isa::X86_64.target());
    let source = std::path::absolute(source)?;
    let directory = source.parent().unwrap_or(&source).to_string_lossy();
    let name = source.file_name().unwrap_or_default().to_string_lossy();
    let file = module.add(SourceFile::new(&name).directory(&directory));
    let unit = module.add(CompileUnit::new(
        file,
        gimli::DW_LANG_C11,
        "regalloc2_backend",
    ));
    let long = module.add(BasicType::new("long", Bits(64), gimli::DW_ATE_signed));
    let parameters = vec![long; compiled.record.parameters.len()];
    let ty = SubroutineType::new().parameters(&parameters).returns(long);
    let ty = module.add(ty);
    let name = compiled.record.name.as_str();
    let subprogram = module.add(Subprogram::new(unit, name).at(file, 1).with_type(ty));
    let mut variables = Vec::new();
    for (variable, index) in compiled.record.variables.iter().zip(0u32..) {
        let name = variable.name.as_str();
        let node = if (index as usize) < parameters.len() {
            Variable::parameter(subprogram, index + 1, name, long)
        } else {
            Variable::local(subprogram, name, long)
        };
        variables.push(module.add(node.at(file, 1)));
    }
    let nodes = Nodes {
        subprogram,
        files: &[file],
        scopes: &[Scope::Subprogram(subprogram)],
        variables: &variables,
    };
    describe(&mut module, &compiled, name, nodes, &[])?;
    let validated = module.validate().map_err(|errors| errors.to_string())?;
    let lowered = validated.lower(&LowerOptions::new(Dialect::Dwarf5))?;
    let sections = lowered.emit(&EmitOptions::default())?;
    std::fs::write(object, sections.to_elf(Some(&compiled.machine.code))?)?;
    Ok(compiled)
}

pub fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<_> = std::env::args_os().skip(1).collect();
    match &arguments[..] {
        [source, object] => build(Path::new(source), Path::new(object)).map(|_| ()),
        _ => Err("usage: regalloc2_backend SOURCE OBJECT".into()),
    }
}
