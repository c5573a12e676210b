//! The plain shape: functions of one block with five variables of three ranges each.

use super::theirs::Theirs;
use dwarfsmith::build::{
    BasicType, CompileUnit, Lifetime, SourceFile, Subprogram, SubroutineType, Variable,
};
use dwarfsmith::expr::DIExpr;
use dwarfsmith::markers::{CodeRange, FrameRule, FunctionBody, LineRow, Referrer, ValueId};
use dwarfsmith::metadata::{FileId, TypeId, UnitId};
use dwarfsmith::{Bits, ByteOffset, Module, Position, Target, Type};
use gimli::Register;
use gimli::constants::*;
use gimli::write::{
    Address, AttributeValue, CallFrameInstruction, Expression, FrameDescriptionEntry, Location,
    LocationList,
};

pub const VARIABLES: [&str; 5] = ["count", "list", "total", "index", "result"];
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

/// The nodes that all functions share.
pub struct Shared {
    file: FileId,
    unit: UnitId,
    int: TypeId,
    ty: TypeId,
    expression: DIExpr,
}

/// A module without functions.
pub fn shared() -> (Module, Shared) {
    let mut module = Module::new(Target::X86_64);
    let file = module.add(SourceFile::new("main.c").directory("/src"));
    let int: TypeId = module.add(BasicType::new("int", Bits(32), DW_ATE_signed));
    let unit = CompileUnit::new(file, DW_LANG_C11, "bench").retained_type(int);
    let unit = module.add(unit);
    let ty = module.add(SubroutineType::new().returns(int).parameters(&[int]));
    let mut builder = module.builder();
    let expression = match builder.referrer(Type::int(32)) {
        Ok(builder) => module.expr(builder),
        Err(error) => panic!("{error}"),
    };
    let shared = Shared {
        file,
        unit,
        int,
        ty,
        expression,
    };
    (module, shared)
}

pub fn ours(functions: u32) -> Module {
    let (mut module, shared) = shared();
    let mut body = FunctionBody::default();
    (0..functions).for_each(|function| shared.add(&mut module, &mut body, function));
    module
}

impl Shared {
    /// Adds a function to a module with these nodes.
    pub fn add(&self, module: &mut Module, body: &mut FunctionBody, function: u32) {
        let Shared {
            file,
            unit,
            int,
            ty,
            expression,
        } = *self;
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
                offset: ByteOffset(16),
            },
        );
        body.frame(
            Position(1),
            FrameRule::Offset {
                register: RBP,
                offset: ByteOffset(-16),
            },
        );
        body.frame(
            Position(4),
            FrameRule::Cfa {
                register: RBP,
                offset: ByteOffset(16),
            },
        );
        body.frame(
            Position(SIZE - 1),
            FrameRule::Cfa {
                register: RSP,
                offset: ByteOffset(8),
            },
        );
        module.add_function(body);
    }
}

pub fn theirs(functions: u32) -> Theirs {
    let mut theirs = Theirs::new(32, "int");
    for function in 0..functions {
        let address = Address::Symbol {
            symbol: function as usize,
            addend: 0,
        };
        theirs.ranges.push(gimli::write::Range::StartLength {
            begin: address,
            length: u64::from(SIZE),
        });
        let declared = AttributeValue::Udata(u64::from(function * 10 + 1));
        let id = theirs.dwarf.unit.add(theirs.root, DW_TAG_subprogram);
        let name = theirs.dwarf.strings.add(format!("function_{function}"));
        let entry = theirs.dwarf.unit.get_mut(id);
        entry.set(DW_AT_low_pc, AttributeValue::Address(address));
        entry.set(DW_AT_high_pc, AttributeValue::Udata(u64::from(SIZE)));
        entry.set(DW_AT_name, AttributeValue::StringRef(name));
        entry.set(
            DW_AT_decl_file,
            AttributeValue::FileIndex(Some(theirs.file)),
        );
        entry.set(DW_AT_decl_line, declared.clone());
        entry.set(DW_AT_prototyped, AttributeValue::FlagPresent);
        entry.set(DW_AT_type, AttributeValue::UnitRef(theirs.int));
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
            let list = theirs.dwarf.unit.locations.add(LocationList(list));
            let tag = if number < 2 {
                DW_TAG_formal_parameter
            } else {
                DW_TAG_variable
            };
            let variable = theirs.dwarf.unit.add(id, tag);
            let name = theirs.dwarf.strings.add(name);
            let entry = theirs.dwarf.unit.get_mut(variable);
            entry.set(DW_AT_name, AttributeValue::StringRef(name));
            entry.set(
                DW_AT_decl_file,
                AttributeValue::FileIndex(Some(theirs.file)),
            );
            entry.set(DW_AT_decl_line, declared.clone());
            entry.set(DW_AT_type, AttributeValue::UnitRef(theirs.int));
            entry.set(DW_AT_location, AttributeValue::LocationListRef(list));
        }
        theirs.program().begin_sequence(Some(address));
        for index in 0..ROWS {
            let (position, line, column) = row(function, index);
            let file = theirs.file;
            let row = theirs.program().row();
            row.address_offset = u64::from(position);
            row.file = file;
            row.line = u64::from(line);
            row.column = u64::from(column);
            theirs.program().generate_row();
        }
        theirs.program().end_sequence(u64::from(SIZE));
        let mut fde = FrameDescriptionEntry::new(address, SIZE);
        fde.add_instruction(1, CallFrameInstruction::CfaOffset(16));
        fde.add_instruction(1, CallFrameInstruction::Offset(RBP, -16));
        fde.add_instruction(4, CallFrameInstruction::CfaRegister(RBP));
        fde.add_instruction(SIZE - 1, CallFrameInstruction::Cfa(RSP, 8));
        theirs.frames.add_fde(theirs.cie, fde);
    }
    theirs
}
