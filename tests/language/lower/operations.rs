//! What single operations become, derived by hand from the sections of DWARF 5 that the comments
//! name.

use super::{Example, I32, register};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::expr::{DIExprBuilder, TypeError};
use dwarfsmith::lower::{DegradationReason, LowerOptions};
use dwarfsmith::markers::Referrer;
use dwarfsmith::{AddressSpace, Target, Type};

const BYTE: Type = Type::uint(8);

type Build = fn(&mut DIExprBuilder) -> Result<&mut DIExprBuilder, TypeError>;

/// The location of an object of so many bits, given by an expression over a referrer.
fn lowered(
    dialect: Dialect,
    bits: u64,
    referrer: Referrer,
    build: Build,
) -> (Vec<String>, Vec<DegradationReason>) {
    lowered_as(LowerOptions::new(dialect), bits, referrer, build)
}

fn lowered_as(
    lowering: LowerOptions,
    bits: u64,
    referrer: Referrer,
    build: Build,
) -> (Vec<String>, Vec<DegradationReason>) {
    let example = Example::new(Target::X86_64, bits).whole(referrer, |b| {
        build(b).unwrap();
    });
    example.lower_as(lowering)
}

/// LLVM's dialect with the operations that have no published code.
const EXPERIMENTAL: LowerOptions = LowerOptions {
    experimental: true,
    ..LowerOptions::new(Dialect::Llvm)
};

/// The only expression of what lowers without loss.
fn exact(dialect: Dialect, bits: u64, referrer: Referrer, build: Build) -> String {
    let (list, lost) = lowered(dialect, bits, referrer, build);
    assert_eq!((list.len(), lost), (1, vec![]), "{list:?}");
    list[0].clone()
}

#[test]
fn comparisons_are_made_as_numbers_of_the_type() {
    let rdi = register(Target::X86_64, "rdi");
    let dwarf5 = |build| exact(Dialect::Dwarf5, 1, rdi, build);
    // The sign comes down from bit 31 (section 2.5.1.5: the generic type is compared with its
    // sign).
    assert_eq!(
        dwarf5(|b| b.referrer(I32)?.constant(I32, 3)?.lt()),
        "DW_OP_breg5 0, DW_OP_const1u 32, DW_OP_shl, DW_OP_const1u 32, DW_OP_shra, DW_OP_lit3, DW_OP_lt, DW_OP_stack_value"
    );
    // Without a sign, zeros do; and for equality they always do.
    assert_eq!(
        dwarf5(|b| b
            .referrer(Type::uint(32))?
            .constant(Type::uint(32), 3)?
            .ge()),
        "DW_OP_breg5 0, DW_OP_const4u 4294967295, DW_OP_and, DW_OP_lit3, DW_OP_ge, DW_OP_stack_value"
    );
    assert_eq!(
        dwarf5(|b| b.referrer(I32)?.constant(I32, 3)?.ne()),
        "DW_OP_breg5 0, DW_OP_const4u 4294967295, DW_OP_and, DW_OP_lit3, DW_OP_ne, DW_OP_stack_value"
    );
    // At full width numbers without a sign are moved down by 2^63: 3 - 2^63 is -0x7ffffffffffffffd.
    assert_eq!(
        dwarf5(|b| b
            .referrer(Type::uint(64))?
            .constant(Type::uint(64), 3)?
            .gt()),
        "DW_OP_breg5 0, DW_OP_const8s -9223372036854775808, DW_OP_xor, DW_OP_const8s -9223372036854775805, \
         DW_OP_gt, DW_OP_stack_value"
    );
    assert_eq!(
        dwarf5(|b| b.referrer(Type::int(64))?.constant(Type::int(64), 3)?.le()),
        "DW_OP_breg5 0, DW_OP_lit3, DW_OP_le, DW_OP_stack_value"
    );
}

#[test]
fn floats_that_are_no_numbers_are_in_no_order() {
    let xmm0 = register(Target::X86_64, "xmm0");
    let compared = |build| exact(Dialect::Dwarf5, 1, xmm0, build);
    // The base type's number is not known before emission, and shows as that of the generic type. A
    // < B, or A = B.
    let operands = "DW_OP_regval_type 17 generic, DW_OP_lit1, DW_OP_convert generic";
    let le = compared(|b| b.referrer(Type::F64)?.constant_float(Type::F64, 1.0)?.le());
    assert_eq!(
        le,
        format!(
            "{operands}, DW_OP_over, DW_OP_over, DW_OP_lt, DW_OP_rot, DW_OP_eq, DW_OP_or, DW_OP_stack_value"
        )
    );
    let gt = compared(|b| b.referrer(Type::F64)?.constant_float(Type::F64, 1.0)?.gt());
    assert_eq!(gt, format!("{operands}, DW_OP_gt, DW_OP_stack_value"));
}

#[test]
fn a_shift_and_an_absolute_value_are_by_the_types_sign() {
    let rdi = register(Target::X86_64, "rdi");
    let whole = |build| exact(Dialect::Dwarf5, 64, rdi, build);
    let (shra, shr) = (
        "DW_OP_breg5 0, DW_OP_lit3, DW_OP_shra, ",
        "DW_OP_breg5 0, DW_OP_lit3, DW_OP_shr, ",
    );
    let int = whole(|b| b.referrer(Type::int(64))?.constant(Type::int(64), 3)?.shr());
    assert_eq!(int, format!("{shra}DW_OP_stack_value"));
    let uint = whole(|b| {
        b.referrer(Type::uint(64))?
            .constant(Type::uint(64), 3)?
            .shr()
    });
    assert_eq!(uint, format!("{shr}DW_OP_stack_value"));
    assert_eq!(
        whole(|b| b.referrer(Type::int(64))?.abs()),
        "DW_OP_breg5 0, DW_OP_abs, DW_OP_stack_value"
    );
    assert_eq!(
        whole(|b| b.referrer(Type::uint(64))?.abs()),
        "DW_OP_breg5 0, DW_OP_stack_value"
    );
    let xmm0 = register(Target::X86_64, "xmm0");
    assert_eq!(
        exact(Dialect::Dwarf5, 64, xmm0, |b| b.referrer(Type::F64)?.abs()),
        "DW_OP_regval_type 17 generic, DW_OP_abs, DW_OP_lit0, DW_OP_convert generic, DW_OP_plus, DW_OP_stack_value"
    );
}

#[test]
fn one_of_two_places_is_chosen_by_branches_where_the_dialect_can() {
    let rdi = register(Target::X86_64, "rdi");
    // Memory: one of two addresses (section 2.5.1.5). Over breg5 4, of two bytes, and skip, of
    // three, the branch leads to the first; past it, breg5 8, of two bytes, the skip.
    let memory: Build = |b| {
        b.referrer(Type::PTR)?
            .deref(Type::bits(96))?
            .constant(Type::int(64), 8)?
            .byte_offset(I32)?;
        b.referrer(Type::PTR)?
            .deref(Type::bits(96))?
            .constant(Type::int(64), 4)?
            .byte_offset(I32)?;
        b.referrer(Type::int(64))?
            .constant(Type::int(64), 0)?
            .lt()?
            .choose()
    };
    assert_eq!(
        exact(Dialect::Dwarf5, 32, rdi, memory),
        "DW_OP_breg5 0, DW_OP_lit0, DW_OP_lt, DW_OP_bra 5, DW_OP_breg5 4, DW_OP_skip 2, DW_OP_breg5 8"
    );
    // Values.
    assert_eq!(
        exact(Dialect::Dwarf5, 32, rdi, |b| {
            b.constant(I32, 7)?.constant(I32, 9)?;
            b.referrer(Type::int(64))?
                .constant(Type::int(64), 0)?
                .lt()?
                .choose()
        }),
        "DW_OP_breg5 0, DW_OP_lit0, DW_OP_lt, DW_OP_bra 4, DW_OP_lit9, DW_OP_skip 1, DW_OP_lit7, DW_OP_stack_value"
    );
    // A register or a value: only where locations are on the stack.
    let mixed: Build = |b| {
        b.referrer(Type::int(64))?.constant(Type::int(64), 9)?;
        b.referrer(Type::int(64))?
            .constant(Type::int(64), 0)?
            .lt()?
            .choose()
    };
    assert_eq!(
        lowered(Dialect::Dwarf5, 64, rdi, mixed),
        (vec![], vec![DegradationReason::Choice])
    );
    assert_eq!(
        exact(Dialect::Llvm, 64, rdi, mixed),
        "DW_OP_breg5 0, DW_OP_lit0, DW_OP_lt, DW_OP_bra 5, DW_OP_lit9, DW_OP_stack_value, DW_OP_skip 1, DW_OP_reg5"
    );
}

#[test]
fn the_canonical_frame_address_is_a_number_and_leads_to_memory() {
    let rdi = register(Target::X86_64, "rdi");
    assert_eq!(
        exact(Dialect::Dwarf5, 64, rdi, |b| b.cfa(AddressSpace(0))),
        "DW_OP_call_frame_cfa, DW_OP_stack_value"
    );
    // The frame base is the canonical frame address.
    let slot: Build = |b| {
        b.cfa(AddressSpace(0))?
            .deref(Type::bits(64))?
            .constant(Type::int(8), -16)?
            .byte_offset(I32)
    };
    assert_eq!(exact(Dialect::Dwarf5, 32, rdi, slot), "DW_OP_fbreg -16");
}

#[test]
fn an_extended_location_is_as_many_parts() {
    let rdi = register(Target::X86_64, "rdi");
    assert_eq!(
        exact(Dialect::Dwarf5, 64, rdi, |b| b.referrer(I32)?.extend(2)),
        "DW_OP_reg5, DW_OP_piece 4, DW_OP_reg5, DW_OP_piece 4"
    );
}

#[test]
fn a_value_on_entry_is_asked_for_by_the_register_alone() {
    let rdi = register(Target::X86_64, "rdi");
    let int: Build = |b| b.referrer(I32)?.entry_value(I32);
    // Section 2.5.1.7: a nested expression that is a register stands for the value that it had.
    let asked = "DW_OP_entry_value (DW_OP_reg5)";
    assert_eq!(
        exact(Dialect::Dwarf5, 32, rdi, int),
        format!("{asked}, DW_OP_stack_value")
    );
    assert_eq!(
        exact(Dialect::Llvm, 32, rdi, int),
        format!("{asked}, DW_OP_stack_value")
    );
    assert_eq!(
        lowered(Dialect::Dwarf4, 32, rdi, int),
        (vec![], vec![DegradationReason::EntryValue])
    );
    // GNU's tools had it before, under another code that means the same.
    let gnu = LowerOptions {
        gnu: true,
        ..LowerOptions::new(Dialect::Dwarf4)
    };
    assert_eq!(
        lowered_as(gnu, 32, rdi, int),
        (vec![format!("{asked}, DW_OP_stack_value")], vec![])
    );
    // Converted: the sign comes down from bit 31.
    assert_eq!(
        exact(Dialect::Dwarf5, 64, rdi, |b| b
            .referrer(I32)?
            .entry_value(I32)?
            .convert(Type::int(64))),
        format!(
            "{asked}, DW_OP_const1u 32, DW_OP_shl, DW_OP_const1u 32, DW_OP_shra, DW_OP_stack_value"
        )
    );
    // The third byte of the register.
    assert_eq!(
        exact(Dialect::Dwarf5, 8, rdi, |b| b
            .referrer(I32)?
            .constant(I32, 2)?
            .byte_offset(BYTE)?
            .entry_value(BYTE)),
        format!("{asked}, DW_OP_lit16, DW_OP_shr, DW_OP_stack_value")
    );
    // A register that is wider than an address, or a float, is read in a base type.
    let xmm0 = register(Target::X86_64, "xmm0");
    let typed = "DW_OP_entry_value (DW_OP_regval_type 17 generic)";
    assert_eq!(
        exact(Dialect::Dwarf5, 64, xmm0, |b| b
            .referrer(Type::F64)?
            .entry_value(Type::F64)),
        format!("{typed}, DW_OP_stack_value")
    );
    assert_eq!(
        exact(Dialect::Dwarf5, 64, xmm0, |b| b
            .referrer(Type::int(64))?
            .entry_value(Type::int(64))),
        format!("{typed}, DW_OP_convert generic, DW_OP_stack_value")
    );
    // Its higher half: of all of it, moved to the right, or where locations are on the stack, of
    // these bytes. DWARF 5 section 2.5.1.4: both operands of a shift have one type. The u128 and
    // u64 are by number here: base types 0 and 1.
    let high: Build = |b| {
        let int = Type::int(64);
        b.referrer(Type::bits(128))?
            .constant(int, 8)?
            .byte_offset(int)?
            .entry_value(int)
    };
    assert_eq!(
        exact(Dialect::Dwarf5, 64, xmm0, high),
        format!(
            "{typed}, DW_OP_const1u 64, DW_OP_convert generic, DW_OP_shr, DW_OP_convert 0x1, DW_OP_convert generic, \
             DW_OP_stack_value"
        )
    );
    assert_eq!(
        lowered(Dialect::Dwarf4, 64, xmm0, high),
        (vec![], vec![DegradationReason::EntryValue])
    );
    assert_eq!(
        exact(Dialect::Llvm, 64, xmm0, high),
        "DW_OP_entry_value (DW_OP_reg17, DW_OP_const1u 64, DW_OP_LLVM_bit_offset, DW_OP_deref_size 8), DW_OP_stack_value"
    );
}

#[test]
fn thread_local_storage_is_memory_in_every_dialect() {
    let rdi = register(Target::X86_64, "rdi");
    // Section 2.5.1.3.
    let whole: Build = |b| b.constant(Type::uint(32), 16)?.thread_local(I32);
    assert_eq!(
        exact(Dialect::Dwarf4, 32, rdi, whole),
        "DW_OP_lit16, DW_OP_form_tls_address"
    );
    assert_eq!(
        exact(Dialect::Dwarf6Draft, 32, rdi, whole),
        "DW_OP_lit16, DW_OP_form_tls_address"
    );
    // A negative offset is one below the start, and its type is no wider than it says.
    let member: Build = |b| {
        b.constant(Type::int(8), -16)?
            .thread_local(Type::bits(64))?
            .constant(I32, 4)?
            .byte_offset(I32)
    };
    assert_eq!(
        exact(Dialect::Dwarf5, 32, rdi, member),
        "DW_OP_const1s -16, DW_OP_form_tls_address, DW_OP_plus_uconst 4"
    );
}

#[test]
fn an_iteration_needs_an_operation_that_has_no_published_code() {
    let rdi = register(Target::X86_64, "rdi");
    let iteration: Build = |b| b.push_iteration(I32);
    for dialect in [Dialect::Dwarf5, Dialect::Llvm] {
        assert_eq!(
            lowered(dialect, 32, rdi, iteration),
            (vec![], vec![DegradationReason::Iteration])
        );
    }
    let expected = "DW_OP_push_iteration, DW_OP_stack_value";
    assert_eq!(
        lowered_as(EXPERIMENTAL, 32, rdi, iteration),
        (vec![expected.into()], vec![])
    );
}

#[test]
fn elements_that_a_known_mask_selects_are_pieces() {
    let rdi = register(Target::X86_64, "rdi");
    // Elements 1 and 2 are the frame's, 0 and 3 those that rdi points to.
    let known: Build = |b| {
        let vector = Type::vector(4, I32).unwrap();
        b.referrer(Type::PTR)?
            .deref(vector)?
            .cfa(AddressSpace(0))?
            .deref(vector)?;
        b.constant(Type::uint(4), 0b0110)?.select()
    };
    for dialect in [Dialect::Dwarf5, Dialect::Llvm] {
        assert_eq!(
            exact(dialect, 128, rdi, known),
            "DW_OP_breg5 0, DW_OP_piece 4, DW_OP_fbreg 4, DW_OP_piece 8, DW_OP_breg5 12, DW_OP_piece 4"
        );
    }
}

#[test]
fn elements_of_one_kind_are_selected_by_branches() {
    let rdi = register(Target::X86_64, "rdi");
    let computed: Build = |b| {
        let vector = Type::vector(2, I32).unwrap();
        b.referrer(Type::PTR)?
            .deref(vector)?
            .cfa(AddressSpace(0))?
            .deref(vector)?;
        b.referrer(Type::uint(2))?.select()
    };
    // Bit 0, then bit 1 of the mask. Over breg5, of two bytes, and skip, of three, the branch leads
    // to the element for 1.
    assert_eq!(
        exact(Dialect::Dwarf5, 64, rdi, computed),
        "DW_OP_breg5 0, DW_OP_lit1, DW_OP_and, DW_OP_bra 5, DW_OP_breg5 0, DW_OP_skip 1, DW_OP_call_frame_cfa, \
         DW_OP_piece 4, \
         DW_OP_breg5 0, DW_OP_lit3, DW_OP_and, DW_OP_lit1, DW_OP_shr, DW_OP_lit1, DW_OP_and, DW_OP_bra 5, \
         DW_OP_breg5 4, DW_OP_skip 2, DW_OP_fbreg 4, DW_OP_piece 4"
    );
}

#[test]
fn elements_of_a_register_are_selected_where_the_dialect_can() {
    let xmm0 = register(Target::X86_64, "xmm0");
    // What is not in the register is nowhere.
    let active: Build = |b| {
        let vector = Type::vector(4, I32).unwrap();
        b.undef(vector)?
            .referrer(vector)?
            .cfa(AddressSpace(0))?
            .deref(Type::uint(8))?
            .select()
    };
    assert_eq!(
        exact(Dialect::Llvm, 128, xmm0, active),
        "DW_OP_LLVM_undefined, DW_OP_reg17, DW_OP_call_frame_cfa, DW_OP_deref_size 1, DW_OP_LLVM_select_bit_piece 32 4"
    );
    assert_eq!(
        lowered(Dialect::Dwarf5, 128, xmm0, active),
        (vec![], vec![DegradationReason::Choice])
    );
}

#[test]
fn an_overlay_at_a_known_distance_is_pieces() {
    let rdi = register(Target::X86_64, "rdi");
    let known: Build = |b| {
        let all = Type::bits(64);
        b.referrer(all)?
            .constant(Type::int(16), 7)?
            .constant(I32, 2)?
            .overlay(all)
    };
    let start =
        "DW_OP_reg5, DW_OP_piece 2, DW_OP_lit7, DW_OP_stack_value, DW_OP_piece 2, DW_OP_reg5";
    assert_eq!(
        exact(Dialect::Dwarf5, 64, rdi, known),
        format!("{start}, DW_OP_bit_piece 32 32")
    );
    assert_eq!(
        exact(Dialect::Llvm, 64, rdi, known),
        format!("{start}, DW_OP_LLVM_offset_uconst 4, DW_OP_piece 4")
    );
}

#[test]
fn an_overlay_at_a_computed_distance_needs_an_operation_that_has_no_published_code() {
    let rdi = register(Target::X86_64, "rdi");
    let computed: Build = |b| {
        let all = Type::bits(64);
        b.referrer(all)?
            .constant(Type::int(16), 7)?
            .referrer(Type::int(8))?
            .overlay(all)
    };
    for dialect in [Dialect::Dwarf5, Dialect::Llvm] {
        assert_eq!(
            lowered(dialect, 64, rdi, computed),
            (vec![], vec![DegradationReason::Overlay])
        );
    }
    // Issue 251120.1: base, overlay, offset and width in bytes. The base ends where its type does,
    // and so does the whole; the sign of the offset comes down from bit 7.
    let expected = "DW_OP_reg5, DW_OP_piece 8, DW_OP_LLVM_piece_end, DW_OP_lit7, DW_OP_stack_value, \
                    DW_OP_breg5 0, DW_OP_const1u 56, DW_OP_shl, DW_OP_const1u 56, DW_OP_shra, DW_OP_lit2, DW_OP_overlay, \
                    DW_OP_piece 8, DW_OP_LLVM_piece_end";
    assert_eq!(
        lowered_as(EXPERIMENTAL, 64, rdi, computed),
        (vec![expected.into()], vec![])
    );
}

#[test]
fn a_composite_that_operations_use_starts_empty_in_dwarf_6() {
    let rdi = register(Target::X86_64, "rdi");
    let moved: Build = |b| {
        b.referrer(I32)?
            .constant(I32, 7)?
            .composite(2, Type::bits(64))?
            .referrer(Type::int(64))?
            .byte_offset(BYTE)
    };
    // Issue 230524.1: a piece is appended to the composite below it, which must be there if
    // anything is.
    let pieces = "DW_OP_reg5, DW_OP_piece 4, DW_OP_lit7, DW_OP_stack_value, DW_OP_piece 4, DW_OP_LLVM_piece_end, \
                  DW_OP_breg5 0, DW_OP_LLVM_offset";
    assert_eq!(exact(Dialect::Llvm, 8, rdi, moved), pieces);
    let draft = LowerOptions::new(Dialect::Dwarf6Draft);
    let experimental = LowerOptions {
        experimental: true,
        ..draft
    };
    assert_eq!(
        lowered_as(experimental, 8, rdi, moved),
        (vec![format!("DW_OP_composite, {pieces}")], vec![])
    );
    assert_eq!(
        lowered_as(draft, 8, rdi, moved),
        (vec![], vec![DegradationReason::NestedComposite])
    );
}
