//! Tests the current instance of a type: its operations in each dialect, and the location that a
//! consumer finds. Properties of types are lowered from their expressions alone, so these tests
//! need no module.

use super::build::{Context, build};
use super::degradation::DegradationReason;
use super::encode::Encoder;
use crate::dwarf::{self, Dialect, Encoding, NoNames};
use crate::eval::{Evaluator, Rules, Snapshot};
use crate::expr::{DIExprBuilder, TypeError};
use crate::location::Tree;
use crate::target::{Register, Target};
use crate::ty::{AddressSpace, Type};
use alloc::string::{String, ToString};
use alloc::vec::Vec;

const I32: Type = Type::int(32);
const I64: Type = Type::int(64);

type Build = fn(&mut DIExprBuilder) -> Result<&mut DIExprBuilder, TypeError>;

/// Lowers an expression without referrer and arguments, and returns its bytes.
fn lowered(dialect: Dialect, write: Build) -> Result<Vec<u8>, DegradationReason> {
    let target = Target::X86_64;
    let mut builder = DIExprBuilder::new(target);
    write(&mut builder).unwrap();
    let mut tree = Tree::new(target);
    let context = Context {
        referrer: None,
        on_entry: None,
        arguments: &[],
        sizes: &[],
        constants: builder.constants(),
    };
    let (location, ty) = build(&mut tree, builder.ops(), &context, &mut Vec::new()).unwrap();
    let mut bytes = Vec::new();
    let mut encoder = Encoder {
        encoding: Encoding::new(dialect, target),
        is_portable: true,
        tree: &tree,
        bytes: &mut bytes,
        fixups: &mut Vec::new(),
        base_types: &mut Vec::new(),
        first_procedure: 0,
        procedures: &mut Vec::new(),
        frame_base_is_cfa: true,
        has_cfa: true,
        frame_number: None,
        lost: Vec::new(),
        unfinished: false,
        empty_at: 0,
        is_pointee: false,
        left: 1 << 10,
        nested: false,
    };
    encoder
        .expression(location, tree.bits(ty))
        .map_err(|lost| lost.0)?;
    Ok(bytes)
}

fn text(dialect: Dialect, write: Build) -> String {
    let bytes = lowered(dialect, write).unwrap();
    dwarf::print_operations(Encoding::new(dialect, Target::X86_64), &bytes, &NoNames).unwrap()
}

/// Returns the location that a consumer finds, with the instance at `object`.
fn found(dialect: Dialect, write: Build, object: &str) -> String {
    let encoding = Encoding::new(dialect, Target::X86_64);
    let rules = if dialect == Dialect::Llvm {
        Rules::Llvm
    } else {
        Rules::Dwarf5
    };
    let mut machine = Snapshot::new(Target::X86_64);
    machine.set_object(dwarf::parse_operations(encoding, object, &NoNames).unwrap());
    machine.set_memory(0, 0x1008, &0x2000u64.to_le_bytes());
    machine.set_register(Register(3), 0x0102_0304_0506_0708u64.to_le_bytes().to_vec());
    let bytes = lowered(dialect, write).unwrap();
    Evaluator::new(encoding, rules)
        .location(&machine, &bytes, &[])
        .unwrap()
        .to_string()
}

#[test]
fn a_descriptors_data_is_where_its_member_points_to() {
    let data: Build = |b| {
        b.type_object(Type::bits(256))?
            .constant(I32, 8)?
            .byte_offset(Type::PTR)?
            .deref(Type::bits(64))
    };
    // DWARF 5 section 2.5.1.3 uses an address there, and LLVM's rules use a location.
    assert_eq!(
        text(Dialect::Dwarf4, data),
        "DW_OP_push_object_address, DW_OP_plus_uconst 8, DW_OP_deref"
    );
    assert_eq!(
        text(Dialect::Llvm, data),
        "DW_OP_push_object_address, DW_OP_LLVM_offset_uconst 8, DW_OP_deref"
    );
    for dialect in [Dialect::Dwarf5, Dialect::Llvm] {
        assert_eq!(found(dialect, data, "DW_OP_addr 0x1000"), "mem(0)+0x2000");
    }
}

#[test]
fn a_bound_is_a_value_in_the_descriptor() {
    let bound: Build = |b| {
        b.type_object(Type::bits(256))?
            .constant(I64, 8)?
            .byte_offset(I32)?
            .convert(I64)?
            .constant(I64, 1)?
            .sub()
    };
    let end = "DW_OP_deref_size 4, DW_OP_const1u 32, DW_OP_shl, DW_OP_lit1, DW_OP_const1u 32, DW_OP_shl, DW_OP_div, \
               DW_OP_const1s -1, DW_OP_plus, DW_OP_stack_value";
    assert_eq!(
        text(Dialect::Dwarf5, bound),
        ["DW_OP_push_object_address, DW_OP_plus_uconst 8, ", end].concat()
    );
    // 0x2000 - 1, and (the second half of rbx) - 1 for an instance in a register.
    assert_eq!(
        found(Dialect::Dwarf5, bound, "DW_OP_addr 0x1000"),
        "imm(ff1f000000000000)+0"
    );
    let in_register: Build = |b| {
        b.type_object(Type::bits(64))?
            .constant(I64, 4)?
            .byte_offset(I32)?
            .convert(I64)?
            .constant(I64, 1)?
            .sub()
    };
    assert_eq!(
        found(Dialect::Llvm, in_register, "DW_OP_reg3"),
        "imm(0303020100000000)+0"
    );
}

#[test]
fn a_part_of_the_instance_is_in_it() {
    let before: Build = |b| b.type_object(I64)?.constant(I64, -8)?.byte_offset(I64);
    assert_eq!(
        text(Dialect::Dwarf5, before),
        "DW_OP_push_object_address, DW_OP_const1s -8, DW_OP_plus"
    );
    let computed: Build = |b| {
        b.type_object(I64)?
            .cfa(AddressSpace(0))?
            .deref(Type::int(8))?
            .byte_offset(I32)
    };
    assert_eq!(
        text(Dialect::Dwarf5, computed),
        "DW_OP_push_object_address, DW_OP_call_frame_cfa, DW_OP_deref_size 1, \
         DW_OP_const1u 56, DW_OP_shl, DW_OP_lit1, DW_OP_const1u 56, DW_OP_shl, DW_OP_div, DW_OP_plus"
    );
    let bits: Build = |b| {
        let part = Type::uint(12);
        b.type_object(I64)?.constant(I32, 20)?.bit_offset(part)
    };
    // Half a byte into the third byte.
    assert_eq!(
        text(Dialect::Dwarf5, bits),
        "DW_OP_push_object_address, DW_OP_plus_uconst 2, DW_OP_bit_piece 12 4"
    );
    assert_eq!(
        text(Dialect::Llvm, bits),
        "DW_OP_push_object_address, DW_OP_lit20, DW_OP_LLVM_bit_offset"
    );
    let piece: Build = |b| {
        b.type_object(I64)?
            .constant(I32, 4)?
            .byte_offset(I32)?
            .constant(I32, 7)?
            .composite(2, I64)
    };
    assert_eq!(
        text(Dialect::Dwarf5, piece),
        "DW_OP_push_object_address, DW_OP_plus_uconst 4, DW_OP_piece 4, DW_OP_lit7, DW_OP_stack_value, DW_OP_piece 4"
    );
}

#[test]
fn its_address_is_a_number_only_in_memory() {
    let address: Build = |b| {
        b.type_object(I64)?
            .constant(I32, 4)?
            .byte_offset(I32)?
            .addr_of(AddressSpace(0))
    };
    assert_eq!(
        text(Dialect::Dwarf5, address),
        "DW_OP_push_object_address, DW_OP_plus_uconst 4, DW_OP_stack_value"
    );
    for dialect in [Dialect::Dwarf5, Dialect::Llvm] {
        assert_eq!(
            found(dialect, address, "DW_OP_addr 0x1000"),
            "imm(0410000000000000)+0"
        );
    }
    let inside_a_byte: Build = |b| {
        b.type_object(I64)?
            .constant(I32, 4)?
            .bit_offset(I32)?
            .addr_of(AddressSpace(0))
    };
    assert_eq!(
        lowered(Dialect::Dwarf5, inside_a_byte),
        Err(DegradationReason::ImplicitPointer)
    );
}

/// Each read of a number that no stack entry holds with its neighbours pushes the address twice.
#[test]
fn an_expression_has_a_maximum_of_operations() {
    let chain: Build = |b| {
        b.constant(Type::PTR, 0x1000)?;
        for _ in 0..12 {
            b.deref(Type::bits(72))?
                .constant(I32, 4)?
                .bit_offset(Type::uint(64))?
                .reinterpret(Type::PTR)?;
        }
        b.deref(I64)
    };
    assert_eq!(
        lowered(Dialect::Dwarf5, chain),
        Err(DegradationReason::Limit)
    );
}
