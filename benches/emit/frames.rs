//! The shape of call frame information: functions without variables, with fifty frame rows each.

use super::theirs::Theirs;
use dwarfsmith::build::{BasicType, CompileUnit, SourceFile, Subprogram, SubroutineType};
use dwarfsmith::markers::{FrameRule, FunctionBody};
use dwarfsmith::{Bits, ByteOffset, Module, Position, Target};
use gimli::Register;
use gimli::constants::*;
use gimli::write::{Address, AttributeValue, CallFrameInstruction, FrameDescriptionEntry};

/// The rows of a function: `GROUPS` times a prologue and an epilogue of five rows.
pub const ROWS: u32 = 5 * GROUPS;
const GROUPS: u32 = 10;
/// The bytes of code of a group.
const STEP: u32 = 0x20;
const SIZE: u32 = GROUPS * STEP;
const RBX: Register = Register(3);
const RBP: Register = Register(6);
const RSP: Register = Register(7);

/// The rows of a group, each with the shortest instruction for it.
fn group(number: u32) -> [(u32, FrameRule, CallFrameInstruction); 5] {
    let start = number * STEP;
    // Each group saves the registers elsewhere, so that no rule repeats the one before.
    let saved = -16 - 16 * number as i32;
    let cfa = |register, offset| FrameRule::cfa(register, ByteOffset(offset));
    let offset = |register, offset| FrameRule::saved(register, ByteOffset(offset));
    [
        (start + 1, cfa(RSP, 16), CallFrameInstruction::CfaOffset(16)),
        (
            start + 1,
            offset(RBP, saved),
            CallFrameInstruction::Offset(RBP, saved),
        ),
        (
            start + 4,
            cfa(RBP, 16),
            CallFrameInstruction::CfaRegister(RBP),
        ),
        (
            start + 5,
            offset(RBX, saved - 8),
            CallFrameInstruction::Offset(RBX, saved - 8),
        ),
        (
            start + STEP - 1,
            cfa(RSP, 8),
            CallFrameInstruction::Cfa(RSP, 8),
        ),
    ]
}

pub fn ours(functions: u32) -> Module {
    let mut module = Module::new(Target::X86_64);
    let file = module.add(SourceFile::new("main.c").directory("/src"));
    let unit = module.add(CompileUnit::new(file, DW_LANG_C11, "bench"));
    let int = module.add(BasicType::new("int", Bits(32), DW_ATE_signed));
    let ty = module.add(SubroutineType::new().returns(int));
    let mut body = FunctionBody::default();
    for function in 0..functions {
        let name = format!("function_{function}");
        let subprogram = Subprogram::new(unit, &name).at(file, function + 1);
        let subprogram = module.add(subprogram.with_type(ty));
        body.begin(module.text(&name), subprogram, SIZE);
        for (position, rule, _) in (0..GROUPS).flat_map(group) {
            body.frame(Position(position), rule);
        }
        module.add_function(&body);
    }
    module
}

pub fn theirs(functions: u32) -> Theirs {
    let mut theirs = Theirs::new(32, "int");
    for function in 0..functions {
        let address = Address::Symbol {
            symbol: function as usize,
            addend: 0,
        };
        let length = u64::from(SIZE);
        let range = gimli::write::Range::StartLength {
            begin: address,
            length,
        };
        theirs.ranges.push(range);
        let id = theirs.dwarf.unit.add(theirs.root, DW_TAG_subprogram);
        let name = theirs.dwarf.strings.add(format!("function_{function}"));
        let file = AttributeValue::FileIndex(Some(theirs.file));
        let entry = theirs.dwarf.unit.get_mut(id);
        entry.set(DW_AT_low_pc, AttributeValue::Address(address));
        entry.set(DW_AT_high_pc, AttributeValue::Udata(length));
        entry.set(DW_AT_name, AttributeValue::StringRef(name));
        entry.set(DW_AT_decl_file, file);
        let line = AttributeValue::Udata(u64::from(function + 1));
        entry.set(DW_AT_decl_line, line);
        entry.set(DW_AT_prototyped, AttributeValue::FlagPresent);
        entry.set(DW_AT_type, AttributeValue::UnitRef(theirs.int));
        entry.set(DW_AT_external, AttributeValue::FlagPresent);
        let mut frame_base = gimli::write::Expression::new();
        frame_base.op(DW_OP_call_frame_cfa);
        entry.set(DW_AT_frame_base, AttributeValue::Exprloc(frame_base));
        let mut fde = FrameDescriptionEntry::new(address, SIZE);
        for (position, _, instruction) in (0..GROUPS).flat_map(group) {
            fde.add_instruction(position, instruction);
        }
        theirs.frames.add_fde(theirs.cie, fde);
    }
    theirs
}
