//! The kinds of damage to the sound file, and the faults that an audit must find in each.

mod lists;

use super::kit::*;
use dwarfsmith::audit::Fault;

/// The place where a finding must be.
pub enum Where {
    /// At a label in a section, such as that of an entry.
    At(&'static str, &'static str),
    /// At an entry with a label, and at a byte of its expression.
    Byte(&'static str, usize),
    /// At an entry of the location list of `l`, in bytes from the start of the list.
    List(u64),
    /// At an offset in a section from a label.
    Off(&'static str, &'static str, u64),
}

use Where::{At, Byte, List, Off};

pub type Damage = (&'static str, Fault, Where, fn(&mut Parts));

/// Each damage.
pub fn damages() -> impl Iterator<Item = &'static Damage> {
    ENTRIES.iter().chain(lists::LISTS)
}

const INFO: &str = ".debug_info";
const FRAME: &str = ".debug_frame";
/// Where the instructions start in a function's entry: after the length, the common entry's offset,
/// start and size.
const INSTRUCTIONS: u64 = 24;
/// The same in the common entry: after the length, the number, and seven bytes of header.
const COMMON: u64 = 15;

/// An unsigned number of 77 bits.
const HUGE: [u8; 11] = [
    0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f,
];

/// A number of nested entry values.
fn nested(depth: usize) -> Vec<u8> {
    let mut bytes = vec![0x55];
    for _ in 0..depth {
        let length = bytes.len();
        bytes.splice(
            0..0,
            [0xa3, length as u8 & 0x7f | 0x80, (length >> 7) as u8],
        );
    }
    bytes
}

/// Damage to units, entries and expressions.
#[rustfmt::skip]
const ENTRIES: &[Damage] = &[
    // Units and entries.
    ("a length that leads out of the section", Fault::UnitHeader, At(INFO, "start"), |o| o.length = 1),
    ("an unknown version", Fault::UnitHeader, At(INFO, "start"), |o| o.version = 9),
    ("abbreviations outside their section", Fault::Abbreviations, At(INFO, "start"), |o| o.abbreviations = 0x1000),
    ("abbreviations without an end", Fault::Abbreviations, At(INFO, "start"), |o| o.abbreviations_cut = 1),
    ("an entry without an abbreviation", Fault::Entry, At(INFO, "x"), |o| o.x_code = 99),
    // Other forms have a length of two bytes of LEB128; this form has one byte.
    ("a block as a location", Fault::LocationForm, At(INFO, "x"), |o| { o.x_code = 15; o.x = vec![0x50; 1]; }),
    // The two bytes of the length, and these: the offset of the list of `l`.
    ("a number as a location", Fault::LocationForm, At(INFO, "x"), |o| (o.x_code, o.x) = (29, vec![0; 2])),
    ("entries within entries", Fault::Nesting, At(INFO, "too deep"), |o| o.nesting = 5000),
    ("a relocation past the end", Fault::Relocation, At(INFO, "start"), |o| o.relocation = Some(0x1_0000)),
    ("compressed bytes that cannot be decompressed", Fault::Section, At(".debug_str", "start"), |o| o.extra = Some((".zdebug_str", b"ZLIB\0\0\0\0\0\0\0\x10nothing".to_vec()))),
    ("a header of addresses of another version", Fault::AddressTable, At(INFO, "unit"), |o| o.address_version = 4),
    ("an index of packages of an unknown version", Fault::PackageIndex, At(".debug_cu_index", "start"), |o| o.extra = Some((".debug_cu_index", vec![9; 16]))),
    // Expressions.
    ("an unknown operation", Fault::UnknownOperation, Byte("x", 1), |o| o.x = vec![0x31, 0x01]),
    ("an unknown operation of LLVM's", Fault::UnknownOperation, Byte("x", 0), |o| o.x = vec![0xe9, 0x7f]),
    ("a truncated address", Fault::TruncatedOperation, Byte("x", 0), |o| o.x = vec![0x03, 1, 2, 3]),
    ("a truncated block", Fault::TruncatedOperation, Byte("x", 0), |o| o.x = vec![0x9e, 4, 1]),
    ("a number without an end", Fault::TruncatedOperation, Byte("x", 0), |o| o.x = vec![0x10, 0x80, 0x80]),
    ("a number of 77 bits", Fault::OperandRange, Byte("x", 0), |o| o.x = [&[0x10][..], &HUGE].concat()),
    ("a dereference of nine bytes", Fault::OperandRange, Byte("x", 2), |o| o.x = vec![0x77, 0, 0x94, 9]),
    ("an operand too few", Fault::StackUnderflow, Byte("x", 1), |o| o.x = vec![0x31, 0x22]),
    ("a pick below the stack", Fault::StackUnderflow, Byte("x", 1), |o| o.x = vec![0x31, 0x15, 1]),
    // lit1, lit1, bra to the plus, skip to the end, plus.
    ("an operand too few on one path", Fault::StackUnderflow, Byte("x", 8), |o| o.x = vec![0x31, 0x31, 0x28, 3, 0, 0x2f, 1, 0, 0x22]),
    ("a branch into an operation", Fault::BranchTarget, Byte("x", 0), |o| o.x = vec![0x2f, 1, 0, 0x0a, 0x31, 0x31]),
    ("a branch out of the expression", Fault::BranchTarget, Byte("x", 0), |o| o.x = vec![0x2f, 0xf0, 0xff, 0x31]),
    // lit1, lit2, bra over the dup.
    ("paths that leave different stacks", Fault::UnevenPaths, Byte("x", 6), |o| o.x = vec![0x31, 0x32, 0x28, 1, 0, 0x12, 0x96]),
    ("a loop", Fault::Endless, Byte("x", 4), |o| o.x = vec![0x31, 0x2f, 0xfd, 0xff]),
    ("nothing left", Fault::NothingLeft, Byte("x", 2), |o| o.x = vec![0x31, 0x13]),
    // DWARF 5 section 2.6.1.1.4: an empty description contains no operations.
    ("nops", Fault::NothingLeft, Byte("x", 2), |o| o.x = vec![0x96, 0x96]),
    ("an entry value of a nop", Fault::NothingLeft, Byte("x", 3), |o| o.x = vec![0xa3, 1, 0x96, 0x9f]),
    ("arithmetic on a register's storage", Fault::MisplacedLocation, Byte("x", 1), |o| o.x = vec![0x50, 0x23, 4]),
    ("two registers without pieces", Fault::MisplacedLocation, Byte("x", 1), |o| o.x = vec![0x50, 0x51]),
    ("a register after a value", Fault::MisplacedLocation, Byte("x", 1), |o| o.x = vec![0x31, 0x50]),
    ("a value with an operand too few dereferenced", Fault::MisplacedLocation, Byte("x", 2), |o| o.x = vec![0x31, 0x9f, 0x06, 0x22]),
    ("a value dereferenced", Fault::LocationOnStack, Byte("x", 2), |o| o.x = vec![0x31, 0x9f, 0x06]),
    ("a register's bytes", Fault::LocationOnStack, Byte("x", 1), |o| o.x = vec![0x50, 0x94, 4, 0x9f]),
    // LLVM_undefined, lit1, plus.
    ("arithmetic on the undefined location", Fault::ValueNeeded, Byte("x", 3), |o| o.x = vec![0xe9, 0x08, 0x31, 0x22]),
    ("a description after the last piece", Fault::CompositeTail, Byte("p", 4), |o| o.p = vec![0x50, 0x93, 8, 0x51]),
    // Bits 0 to 31 and 16 to 47 of register 0.
    ("pieces that overlap", Fault::PieceOverlap, Byte("p", 5), |o| o.p = vec![0x50, 0x9d, 32, 0, 0x50, 0x9d, 32, 16]),
    ("pieces that overlap and start at successive bits", Fault::PieceOverlap, Byte("p", 5), |o| o.p = vec![0x50, 0x9d, 32, 0, 0x50, 0x9d, 32, 1]),
    ("pieces of memory that overlap", Fault::PieceOverlap, Byte("p", 6), |o| o.p = vec![0x91, 0x70, 0x93, 8, 0x91, 0x74, 0x93, 8]),
    ("pieces of more than the type has", Fault::CompositeSize, At(INFO, "p"), |o| o.p = vec![0x50, 0x93, 8, 0x53, 0x93, 8, 0x54, 0x93, 1]),
    ("a bit piece of more than the type has", Fault::CompositeSize, At(INFO, "p"), |o| o.p = vec![0x9d, 0x81, 1, 0]),
    ("a piece larger than its register", Fault::PieceSize, Byte("p", 1), |o| o.p = vec![0x50, 0x93, 16]),
    ("a piece that ends one bit after an implicit value of a byte", Fault::PieceSize, Byte("p", 3), |o| o.p = vec![0x9e, 1, 0, 0x9d, 9, 0]),
    ("a base type that is a structure", Fault::BaseType, Byte("x", 2), |o| o.x = vec![0x70, 0, 0xa8, PAIR, 0x9f]),
    ("a base type that is not an entry", Fault::BaseType, Byte("x", 2), |o| o.x = vec![0x70, 0, 0xa8, U64 + 1, 0x9f]),
    ("a register read as the generic type", Fault::BaseType, Byte("x", 0), |o| o.x = vec![0xa5, 0, 0, 0x9f]),
    ("a constant smaller than its type", Fault::BaseTypeSize, Byte("x", 0), |o| o.x = vec![0xa4, U64, 4, 1, 2, 3, 4, 0x9f]),
    ("a dereference smaller than its type", Fault::BaseTypeSize, Byte("x", 2), |o| o.x = vec![0x70, 0, 0xa6, 4, U64, 0x9f]),
    ("a call of an offset that is not an entry", Fault::EntryReference, Byte("x", 0), |o| o.x = vec![0x98, PROCEDURE + 1, 0]),
    ("calls of offsets that are not entries", Fault::EntryReference, Byte("x", 1), |o| o.x = vec![0x96, 0x98, 1, 0, 0x98, 2, 0]),
    ("an implicit pointer out of the section", Fault::EntryReference, Byte("x", 0), |o| o.x = vec![0xa0, 0, 0, 1, 0, 0]),
    ("an implicit pointer to a type", Fault::PointedObject, Byte("x", 0), |o| o.x = vec![0xa0, U64, 0, 0, 0, 0]),
    // lit1, lit2, plus, entry value of register 5, plus, value.
    ("an entry value in a unit of version 4", Fault::NewerOperation, Byte("older", 3), |o| o.older = Some(vec![0x31, 0x32, 0x22, 0xa3, 1, 0x55, 0x22, 0x9f])),
    ("an index past the unit's end of .debug_addr", Fault::AddressIndex, Byte("global", 0), |o| o.global = vec![0xa1, 2]),
    ("an object in an entry value", Fault::NotInEntryValue, Byte("x", 2), |o| o.x = vec![0xa3, 1, 0x97, 0x9f]),
    ("a piece in an entry value", Fault::NotInEntryValue, Byte("x", 3), |o| o.x = vec![0xa3, 3, 0x55, 0x93, 8, 0x9f]),
    ("a frame base where there is none", Fault::NoFrameBase, Byte("y", 0), |o| o.y = vec![0x91, 0]),
    ("a register as a bound", Fault::ValueNeeded, Byte("bound", 0), |o| o.upper_bound = vec![0x50]),
    ("a bound without operations", Fault::EmptyExpression, Byte("bound", 0), |o| o.upper_bound = vec![]),
    ("an entry value of nothing", Fault::EmptyExpression, Byte("x", 0), |o| o.x = vec![0xa3, 0, 0x9f]),
    // breg0 0, bra over lit1: the stack is empty at the end, or has one entry.
    ("paths that meet at the end", Fault::UnevenPaths, Byte("x", 6), |o| o.x = vec![0x70, 0, 0x28, 1, 0, 0x31]),
    ("a string as a bound", Fault::LocationForm, At(INFO, "bound"), |o| (o.bound_code, o.upper_bound) = (19, vec![0; 4])),
    ("a piece larger than its register, after LLVM_nop", Fault::PieceSize, Byte("p", 3), |o| o.p = vec![0x50, 0xe9, 0x01, 0x93, 16]),
    // DW_CFA_expression of register 3: DW_OP_reg3.
    ("a register saved in a register, by an expression", Fault::LocationOnStack, Off(FRAME, "frame", INSTRUCTIONS), |o| o.frame = vec![0x10, 3, 1, 0x53]),
    // DW_CFA_def_cfa_expression: lit1, breg7 8.
    ("an entry below the CFA", Fault::EntriesLeft, Off(FRAME, "frame", INSTRUCTIONS), |o| o.frame = vec![0x0f, 3, 0x31, 0x77, 8]),
    ("a frame base by itself", Fault::Circular, Byte("f", 0), |o| o.frame_base = vec![0x91, 0]),
    ("a procedure that calls itself", Fault::Circular, Byte("procedure", 0), |o| o.procedure = vec![0x98, PROCEDURE, 0]),
    ("entry values in entry values", Fault::ExpressionNesting, At(INFO, "x"), |o| o.x = nested(70)),
    ("a register that does not exist on x86-64", Fault::UnknownRegister, Byte("x", 0), |o| o.x = vec![0x90, 100]),
    ("types that do not agree", Fault::OperandTypes, Byte("x", 4), |o| o.x = vec![0xa5, 0, U64, 0x31, 0x1c, 0x9f]),
    ("an integer and a floating-point number", Fault::OperandTypes, Byte("x", 6), |o| o.x = vec![0xa5, 0, U64, 0xa5, 1, F64, 0x22, 0x9f]),
    ("a reference as a location", Fault::ReferenceForm, At(INFO, "x"), |o| { o.x_code = 16; o.x = Vec::new(); }),
    ("more than one entry left", Fault::EntriesLeft, Byte("x", 2), |o| o.x = vec![0x31, 0x32]),
    // Free Pascal's upper bound of a dynamic array: push_object_address, deref, dup, bra over
    // (const1s -1, skip to the end), lit8, minus, deref. The length is before the elements. For an
    // empty array, the address 0 is below the result -1.
    ("paths that leave one entry or two", Fault::EntriesLeft, Byte("bound", 14), |o| o.upper_bound = vec![0x97, 6, 0x12, 0x28, 5, 0, 9, 0xff, 0x2f, 3, 0, 0x38, 0x1c, 6]),
    ("a register twice", Fault::SharedPieces, Byte("p", 6), |o| o.p = vec![0x50, 0x93, 8, 0x50, 0x93, 8]),
    ("an operand too few in a member", Fault::StackUnderflow, Byte("member", 0), |o| o.member = vec![0x22]),
];
