//! What is written reads back the same, in every dialect, byte order, address size and format.

use super::*;
use crate::target::{ByteOrder, Register, Target};
use alloc::vec;
use alloc::vec::Vec;

fn encodings() -> impl Iterator<Item = Encoding> {
    Dialect::ALL.into_iter().flat_map(|dialect| {
        [ByteOrder::Little, ByteOrder::Big].into_iter().flat_map(move |order| {
            [(4, 4), (8, 4), (8, 8)].into_iter().map(move |(address_bytes, offset_bytes)| Encoding {
                address_bytes,
                offset_bytes,
                order,
                ..Encoding::new(dialect, Target::X86_64).lenient()
            })
        })
    })
}

/// Operands at the ends of what their kinds hold, small ones first.
fn samples(kind: OperandKind, encoding: Encoding) -> Vec<Operand<'static>> {
    let address = if encoding.address_bytes == 4 { 0xffff_fffe } else { u64::MAX - 1 };
    let offset = if encoding.offset_bytes == 4 { 0xffff_fffe } else { u64::MAX - 1 };
    match kind {
        OperandKind::Family => vec![Operand::Unsigned(0), Operand::Unsigned(31)],
        OperandKind::U8 => vec![Operand::Unsigned(3), Operand::Unsigned(0)],
        OperandKind::U16 => vec![Operand::Unsigned(0), Operand::Unsigned(0xfffe)],
        OperandKind::U32 | OperandKind::WasmIndex => vec![Operand::Unsigned(0), Operand::Unsigned(0xffff_fffe)],
        OperandKind::U64 | OperandKind::Uleb => vec![Operand::Unsigned(127), Operand::Unsigned(u64::MAX)],
        OperandKind::EncodedAddr => vec![Operand::Unsigned(1), Operand::Unsigned(0xffff_fffe)],
        OperandKind::I8 => vec![Operand::Signed(-128), Operand::Signed(127)],
        OperandKind::I16 | OperandKind::Jump => vec![Operand::Signed(-32768), Operand::Signed(32767)],
        OperandKind::I32 => vec![Operand::Signed(i32::MIN.into()), Operand::Signed(i32::MAX.into())],
        OperandKind::I64 | OperandKind::Sleb => vec![Operand::Signed(i64::MIN), Operand::Signed(i64::MAX)],
        OperandKind::Reg => vec![Operand::Register(Register(0)), Operand::Register(Register(u16::MAX))],
        OperandKind::Addr => vec![Operand::Address(Address::Value(0)), Operand::Address(Address::Value(address))],
        OperandKind::Entry2 => vec![Operand::Entry(EntryRef::Offset(0)), Operand::Entry(EntryRef::Offset(0xfffe))],
        OperandKind::Entry4 => vec![Operand::Entry(EntryRef::Offset(1)), Operand::Entry(EntryRef::Offset(0xffff_fffe))],
        OperandKind::EntryInfo => vec![Operand::Entry(EntryRef::Offset(1)), Operand::Entry(EntryRef::Offset(offset))],
        OperandKind::EntryUleb => vec![Operand::Entry(EntryRef::Offset(1)), Operand::Entry(EntryRef::Offset(1 << 40))],
        OperandKind::TypeUleb => {
            vec![Operand::BaseType(BaseTypeRef::GENERIC), Operand::BaseType(BaseTypeRef::Offset(300))]
        }
        OperandKind::Block | OperandKind::SmallBlock | OperandKind::Nested => {
            vec![Operand::Bytes(&[]), Operand::Bytes(&[0x96; 200])]
        }
    }
}

#[test]
fn every_operation_round_trips_in_every_encoding_that_has_it() {
    let mut written = 0;
    for encoding in encodings() {
        for kind in OperationKind::ALL.iter().copied() {
            let kinds = kind.description().operands;
            for pick in 0..2 {
                let operands: Vec<Operand> = kinds.iter().map(|kind| samples(*kind, encoding)[pick]).collect();
                let operation = Operation::from_parts(kind, &operands).unwrap();
                assert_eq!(operation.operands().collect::<Vec<_>>(), operands);
                let (mut bytes, mut fixups) = (vec![], vec![]);
                let result = Writer::new(encoding, &mut bytes, &mut fixups).op(operation).map(|_| ());
                if !encoding.has(kind) {
                    assert_eq!(result, Err(EncodeError::NotInDialect(kind, encoding.dialect)));
                    assert!(bytes.is_empty());
                    continue;
                }
                assert_eq!(result, Ok(()), "{kind} {encoding:?}");
                let read: Vec<_> = Operations::new(encoding, &bytes).collect();
                assert_eq!(read, [Ok((0, operation))], "{kind} {encoding:?}");
                // Cut short anywhere it is an error, never a panic or another operation of the same length.
                for length in 1..bytes.len() {
                    let first = Operations::new(encoding, &bytes[..length]).next();
                    assert!(matches!(first, Some(Err(error)) if error.offset == 0), "{kind} cut to {length}");
                }
                written += 1;
            }
        }
    }
    assert!(written > 2000);
}

/// The codes of the dialects, from LLVM's documents and DWARF 5 table 7.9.
#[test]
fn dialects_have_their_own_codes() {
    let bytes = |dialect, operation| {
        let (mut bytes, mut fixups) = (vec![], vec![]);
        let encoding = Encoding::new(dialect, Target::X86_64);
        Writer::new(encoding, &mut bytes, &mut fixups).op(operation).map(|_| ()).map(|()| bytes)
    };
    assert_eq!(bytes(Dialect::Llvm, Operation::OffsetUconst(4)), Ok(vec![0xe9, 0x05, 0x04]));
    assert_eq!(bytes(Dialect::LlvmLegacy, Operation::OffsetUconst(4)), Ok(vec![0xe4, 0x04]));
    assert_eq!(bytes(Dialect::Dwarf6Draft, Operation::PushLane), Ok(vec![0xe9, 0x03]));
    assert_eq!(bytes(Dialect::Llvm, Operation::Overlay), Err(EncodeError::Experimental(OperationKind::Overlay)));
    assert!(bytes(Dialect::Dwarf5, Operation::PushLane).is_err());
    assert_eq!(bytes(Dialect::Dwarf5, Operation::EntryValue(&[0x55])), Ok(vec![0xa3, 1, 0x55]));
    assert!(bytes(Dialect::Dwarf4, Operation::EntryValue(&[0x55])).is_err());
    let gnu = Encoding { gnu: true, ..Encoding::new(Dialect::Dwarf4, Target::X86_64) };
    let (mut out, mut fixups) = (vec![], vec![]);
    Writer::new(gnu, &mut out, &mut fixups).op(Operation::EntryValue(&[0x55])).unwrap();
    assert_eq!(out, [0xf3, 1, 0x55]);
    let experimental = Encoding { experimental: true, ..Encoding::new(Dialect::Llvm, Target::X86_64) };
    out.clear();
    Writer::new(experimental, &mut out, &mut fixups).op(Operation::Overlay).unwrap();
    assert_eq!(out, [0xe9, 0x81, 0x02]);
}

#[test]
fn the_shortest_forms_are_chosen() {
    let length = |operation| {
        let (mut bytes, mut fixups) = (vec![], vec![]);
        let encoding = Encoding::new(Dialect::Dwarf5, Target::X86_64);
        Writer::new(encoding, &mut bytes, &mut fixups).op(operation).unwrap();
        bytes.len()
    };
    for shift in 0..64 {
        for value in [1u64 << shift, (1 << shift) - 1, u64::MAX >> shift] {
            let best = [Operation::Constu(value), Operation::Const8u(value)].map(length).into_iter().min().unwrap();
            assert!(length(Operation::constant_unsigned(value)) <= best, "{value:#x}");
            let negative = (value as i64).wrapping_neg();
            let best = [Operation::Consts(negative), Operation::Const8s(negative)].map(length).into_iter().min();
            assert!(length(Operation::constant_signed(negative)) <= best.unwrap(), "{negative}");
        }
    }
    assert_eq!(Operation::constant_unsigned(0xffff), Operation::Const2u(0xffff));
    assert_eq!(Operation::constant_unsigned(0xffff_ffff), Operation::Const4u(0xffff_ffff));
    assert_eq!(Operation::register(Register(31)), Operation::Reg(31));
    assert_eq!(Operation::register(Register(32)), Operation::Regx(Register(32)));
    assert_eq!(Operation::base_register(Register(32), -1), Operation::Bregx(Register(32), -1));
}

#[test]
fn fixups_find_their_fields_also_in_nested_expressions() {
    for order in [ByteOrder::Little, ByteOrder::Big] {
        let encoding = Encoding { order, ..Encoding::new(Dialect::Dwarf5, Target::X86_64) };
        let (mut bytes, mut fixups) = (vec![0xaa], vec![]);
        let mut writer = Writer::new(encoding, &mut bytes, &mut fixups);
        writer
            .entry_value(|nested| {
                // More than 127 bytes, so that the length takes two.
                for _ in 0..130 {
                    nested.op(Operation::Nop)?;
                }
                nested.op(Operation::RegvalType(Register(1), BaseTypeRef::Symbol(7)))?;
                Ok(())
            })
            .unwrap();
        writer.op(Operation::Addr(Address::Symbol { symbol: 9, addend: -4 })).unwrap();
        writer.op(Operation::Call4(EntryRef::Symbol(5))).unwrap();
        // Before it is patched, the field holds the symbol's number, or an address's addend.
        let unpatched: Vec<_> = Operations::new(encoding, &bytes[1..]).map(|item| item.unwrap().1).collect();
        assert_eq!(unpatched[2], Operation::Call4(EntryRef::Offset(5)));
        assert_eq!(unpatched[1], Operation::Addr(Address::Value(4u64.wrapping_neg())));
        for fixup in fixups.clone() {
            let value = match fixup.kind {
                FixupKind::BaseType(7) => 0x2a,
                FixupKind::Address { symbol: 9, addend: -4 } => 0x1234_5678_9abc_def0,
                FixupKind::UnitEntry(5) => 0xfedc_ba98,
                other => panic!("{other:?}"),
            };
            assert!(fixup.patch(&mut bytes, order, value));
        }
        assert!(!fixups[2].patch(&mut bytes, order, 1 << 32), "more than four bytes hold");
        assert!(!fixups[0].patch(&mut bytes, order, 1 << 28), "more than four bytes of LEB128 hold");
        let patched: Vec<_> = Operations::new(encoding, &bytes[1..]).map(|item| item.unwrap().1).collect();
        let Operation::EntryValue(nested) = patched[0] else { panic!("{patched:?}") };
        let last = Operations::new(encoding, nested).last().unwrap().unwrap().1;
        assert_eq!(last, Operation::RegvalType(Register(1), BaseTypeRef::Offset(0x2a)));
        assert_eq!(patched[1], Operation::Addr(Address::Value(0x1234_5678_9abc_def0)));
        assert_eq!(patched[2], Operation::Call4(EntryRef::Offset(0xfedc_ba98)));
    }
}

#[test]
fn branches_land_on_what_comes_next() {
    let encoding = Encoding { order: ByteOrder::Big, ..Encoding::new(Dialect::Dwarf5, Target::X86_64) };
    let (mut bytes, mut fixups) = (vec![], vec![]);
    let mut writer = Writer::new(encoding, &mut bytes, &mut fixups);
    writer.op(Operation::Lit(1)).unwrap();
    let branch = writer.branch(true).unwrap();
    writer.op(Operation::Const1u(40)).unwrap();
    let out = writer.branch(false).unwrap();
    writer.land(branch).unwrap();
    writer.op(Operation::Lit(3)).unwrap();
    writer.land(out).unwrap();
    assert_eq!(
        print(encoding, &bytes, &NoNames).unwrap(),
        "DW_OP_lit1, DW_OP_bra 5, DW_OP_const1u 40, DW_OP_skip 1, DW_OP_lit3"
    );
    assert_eq!(check(encoding, &bytes, 0), Ok(()));
}
