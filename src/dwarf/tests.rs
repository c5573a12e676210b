//! Round trips of operations through bytes and text, in every dialect, byte order, address size and
//! format.

mod branches;

use super::*;
use crate::target::{ByteOrder, Register, Target};
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

fn encodings() -> impl Iterator<Item = Encoding> {
    Dialect::ALL.into_iter().flat_map(|dialect| {
        [ByteOrder::Little, ByteOrder::Big]
            .into_iter()
            .flat_map(move |order| {
                (1..=8).flat_map(move |address_bytes| {
                    [4, 8].into_iter().map(move |offset_bytes| Encoding {
                        address_bytes,
                        offset_bytes,
                        order,
                        ..Encoding::new(dialect, Target::X86_64).lenient()
                    })
                })
            })
    })
}

fn printed(encoding: Encoding, bytes: &[u8]) -> Result<String, DecodeError> {
    print_operations(encoding, bytes, &NoNames)
}

fn parsed(encoding: Encoding, text: &str) -> Result<Vec<u8>, OperationParseError> {
    parse_operations(encoding, text, &NoNames)
}

/// Returns the bytes of an operation without fixups.
fn written(encoding: Encoding, operation: Operation<'_>) -> Result<Vec<u8>, EncodeError> {
    let (mut bytes, mut fixups) = (vec![], vec![]);
    let mut writer = Writer::new(encoding, &mut bytes, &mut fixups);
    writer.op(operation).map(|_| ()).map(|()| bytes)
}

/// Operands at the limits of their kinds, small ones first.
fn samples(kind: OperandKind, encoding: Encoding) -> Vec<Operand<'static>> {
    let last = (u64::MAX >> (64 - 8 * encoding.address_bytes)) - 1;
    let offset = if encoding.offset_bytes == 4 {
        0xffff_fffe
    } else {
        u64::MAX - 1
    };
    let unsigned = |low, high| vec![Operand::Unsigned(low), Operand::Unsigned(high)];
    let signed = |low, high| vec![Operand::Signed(low), Operand::Signed(high)];
    let registers = |low, high| {
        let register = |number| Operand::Register(Register(number));
        vec![register(low), register(high)]
    };
    let entries = |low, high| {
        let entry = |offset| Operand::Entry(EntryRef::Offset(offset));
        vec![entry(low), entry(high)]
    };
    match kind {
        OperandKind::Family => unsigned(0, 31),
        OperandKind::U8 => unsigned(3, 0),
        OperandKind::U16 => unsigned(0, 0xfffe),
        OperandKind::U32 | OperandKind::WasmIndex => unsigned(0, 0xffff_fffe),
        OperandKind::U64 | OperandKind::Uleb => unsigned(127, u64::MAX),
        OperandKind::EncodedAddr => unsigned(1, last.min(0xffff_fffe)),
        OperandKind::I8 => signed(-128, 127),
        OperandKind::I16 | OperandKind::Jump => signed(-32768, 32767),
        OperandKind::I32 => signed(i32::MIN.into(), i32::MAX.into()),
        OperandKind::I64 | OperandKind::Sleb => signed(i64::MIN, i64::MAX),
        OperandKind::Reg => registers(0, u16::MAX),
        OperandKind::Addr => {
            let address = |value| Operand::Address(Address::Value(value));
            vec![address(0), address(last)]
        }
        OperandKind::Entry2 => entries(0, 0xfffe),
        OperandKind::Entry4 => entries(1, 0xffff_fffe),
        OperandKind::EntryInfo => entries(1, offset),
        OperandKind::EntryUleb => entries(1, 1 << 40),
        OperandKind::TypeUleb => vec![
            Operand::BaseType(BaseTypeRef::GENERIC),
            Operand::BaseType(BaseTypeRef::Offset(300)),
        ],
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
                let operands: Vec<Operand> = kinds
                    .iter()
                    .map(|kind| samples(*kind, encoding)[pick])
                    .collect();
                let operation = Operation::from_parts(kind, &operands).unwrap();
                assert_eq!(operation.operands().collect::<Vec<_>>(), operands);
                let (mut bytes, mut fixups) = (vec![], vec![]);
                let result = Writer::new(encoding, &mut bytes, &mut fixups)
                    .op(operation)
                    .map(|_| ());
                if !encoding.has(kind) {
                    let error = EncodeError::NotInDialect(kind, encoding.dialect);
                    assert_eq!(result, Err(error));
                    assert!(bytes.is_empty());
                    continue;
                }
                assert_eq!(result, Ok(()), "{kind} {encoding:?}");
                let read: Vec<_> = Operations::new(encoding, &bytes).collect();
                assert_eq!(read, [Ok((0, operation))], "{kind} {encoding:?}");
                // Each truncation gives an error, never a panic or another operation of the same
                // length.
                for length in 1..bytes.len() {
                    let first = Operations::new(encoding, &bytes[..length]).next();
                    assert!(
                        matches!(first, Some(Err(error)) if error.offset == 0),
                        "{kind} cut to {length}"
                    );
                }
                // The same holds for text.
                let text = printed(encoding, &bytes).unwrap();
                assert_eq!(parsed(encoding, &text), Ok(bytes), "{text} {encoding:?}");
                written += 1;
            }
        }
    }
    assert!(written > 20_000, "{written}");
}

/// Returns a source of numbers below a limit, the same in each run.
fn numbers() -> impl FnMut(usize) -> usize {
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    move |below| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        ((state >> 16) % below as u64) as usize
    }
}

/// Printed bytes parse to the same bytes, or to fewer if numbers were padded.
#[test]
fn any_bytes_have_an_answer() {
    let mut random = numbers();
    let encodings: Vec<Encoding> = encodings().collect();
    let (mut same, mut padded) = (0, 0);
    for _ in 0..20_000 {
        let encoding = encodings[random(encodings.len())];
        let starts = [0x30, 0x9e, 0xa3, 0xa4, 0xa8, 0xe9, 0xed, 0xf3, 0xf8, 0x28];
        let bytes: Vec<u8> = (0..random(12))
            .map(|_| match random(4) {
                0 => random(256) as u8,
                1 => starts[random(starts.len())],
                2 => random(8) as u8,
                _ => [0x80, 0x81, 0x30, 0x96][random(4)],
            })
            .collect();
        let Ok(text) = printed(encoding, &bytes) else {
            continue;
        };
        let again = parsed(encoding, &text).unwrap();
        if again == bytes {
            same += 1;
        } else {
            padded += 1;
            assert!(
                again.len() < bytes.len(),
                "{text} {bytes:02x?} {encoding:?}"
            );
            assert_eq!(printed(encoding, &again), Ok(text));
        }
    }
    assert!(same > 1000 && padded > 20, "{same} {padded}");
}

/// Any text either parses or gives an error with a position in the text.
#[test]
fn any_text_has_an_answer() {
    let mut random = numbers();
    let encodings: Vec<Encoding> = encodings().collect();
    let mut good = 0;
    let words = [
        "DW_OP_lit1",
        "DW_OP_addr",
        "DW_OP_LLVM_user",
        "DW_OP_entry_value",
        "DW_OP_const_type",
        "DW_OP_bra",
        "DW_OP_call",
        "DW_OP_implicit_value",
        "(",
        ")",
        "<00 ff>",
        "<0",
        ":x",
        "x:",
        "@x",
        "generic",
        ",",
        ";",
        "\n",
        "-1",
        "0x10",
        "é",
        "99999999999999999999",
    ];
    for _ in 0..20_000 {
        let encoding = encodings[random(encodings.len())];
        let mut text = String::new();
        for _ in 0..random(10) {
            text += words[random(words.len())];
            text += [" ", ", ", ""][random(3)];
        }
        match parsed(encoding, &text) {
            Ok(bytes) => {
                good += 1;
                let printed = printed(encoding, &bytes).unwrap();
                assert_eq!(parsed(encoding, &printed), Ok(bytes), "{text}");
            }
            Err(error) => {
                let line = text.split('\n').nth(error.line - 1).unwrap();
                assert!(
                    (1..=line.chars().count() + 1).contains(&error.column),
                    "{text:?}: {error}"
                );
            }
        }
    }
    assert!(good > 1000, "{good}");
}

/// An operation that GNU had before it was standard has two opcodes and two names in DWARF 5.
#[test]
fn text_keeps_gnus_codes() {
    let encoding = Encoding::new(Dialect::Dwarf5, Target::X86_64).lenient();
    // binutils' `include/dwarf2.def`: GNU_push_tls_address 0xe0, GNU_entry_value 0xf3, GNU_convert
    // 0xf7, GNU_addr_index 0xfb.
    for (bytes, text) in [
        (&[0x30, 0xe0][..], "DW_OP_lit0, DW_OP_GNU_push_tls_address"),
        (
            &[0xf3, 0x03, 0xa3, 0x01, 0x55],
            "DW_OP_GNU_entry_value (DW_OP_entry_value (DW_OP_reg5))",
        ),
        (
            &[0xa3, 0x03, 0xf3, 0x01, 0x55],
            "DW_OP_entry_value (DW_OP_GNU_entry_value (DW_OP_reg5))",
        ),
        (
            &[0xf7, 0x2a, 0xa8, 0x00],
            "DW_OP_GNU_convert 0x2a, DW_OP_convert generic",
        ),
        (&[0xfb, 0x07], "DW_OP_GNU_addr_index 7"),
    ] {
        assert_eq!(printed(encoding, bytes).as_deref(), Ok(text));
        assert_eq!(parsed(encoding, text).as_deref(), Ok(bytes));
    }
    // If GNU's opcodes are the only ones, or are not allowed, the GNU name is an alias.
    let old = Encoding {
        gnu: true,
        ..Encoding::new(Dialect::Dwarf4, Target::X86_64)
    };
    for text in ["DW_OP_GNU_convert 0x2a", "DW_OP_convert 0x2a"] {
        assert_eq!(parsed(old, text).as_deref(), Ok(&[0xf7, 0x2a][..]));
    }
    assert_eq!(
        printed(old, &[0xf7, 0x2a]).as_deref(),
        Ok("DW_OP_convert 0x2a")
    );
    let strict = Encoding::new(Dialect::Dwarf5, Target::X86_64);
    assert_eq!(
        parsed(strict, "DW_OP_GNU_convert 0x2a").as_deref(),
        Ok(&[0xa8, 0x2a][..])
    );
}

#[test]
fn printing_finds_the_places_of_errors_up_to_a_depth() {
    let strict = Encoding::new(Dialect::Dwarf5, Target::X86_64);
    let encoding = strict.lenient();
    // lit0, entry_value (breg5 without its offset): the truncated operation is at byte 3.
    let error = DecodeError {
        offset: 3,
        kind: DecodeErrorKind::Truncated,
    };
    assert_eq!(printed(encoding, &[0x30, 0xa3, 0x01, 0x75]), Err(error));
    let deep = |levels: usize| {
        (0..levels).fold(vec![0x55], |nested, _| {
            written(strict, Operation::EntryValue(&nested)).unwrap()
        })
    };
    let text = printed(encoding, &deep(64)).unwrap();
    assert_eq!(parsed(encoding, &text), Ok(deep(64)));
    assert!(
        matches!(printed(encoding, &deep(65)), Err(error) if error.kind == DecodeErrorKind::OperandTooLarge)
    );
}

/// An encoding with addresses of three bytes.
fn small() -> Encoding {
    Encoding {
        address_bytes: 3,
        ..Encoding::new(Dialect::Llvm, Target::X86_64)
    }
}

#[test]
fn errors_of_numbers_that_do_not_fit_have_the_range() {
    for (text, column, number, min, max) in [
        ("DW_OP_const1u 256", 15, "256", 0, 255),
        ("DW_OP_const1s 128", 15, "128", -128, 127),
        ("DW_OP_const2s -32769", 15, "-32769", -32768, 32767),
        ("DW_OP_bra 32768", 11, "32768", -32768, 32767),
        ("DW_OP_const4u -1", 15, "-1", 0, 0xffff_ffff),
        (
            "DW_OP_const8s 0x8000000000000000",
            15,
            "0x8000000000000000",
            i64::MIN,
            i64::MAX as u64,
        ),
        (
            "DW_OP_constu 18446744073709551616",
            14,
            "18446744073709551616",
            0,
            u64::MAX,
        ),
        ("DW_OP_addr 0x1000000", 12, "0x1000000", 0, 0xff_ffff),
        ("DW_OP_regx 65536", 12, "65536", 0, 65535),
        ("DW_OP_call2 0x10000", 13, "0x10000", 0, 0xffff),
        (
            "DW_OP_implicit_pointer 0x100000000 0",
            24,
            "0x100000000",
            0,
            0xffff_ffff,
        ),
    ] {
        let kind = OperationParseErrorKind::OutOfRange {
            number: number.into(),
            min,
            max,
        };
        assert_eq!(
            parsed(small(), text),
            Err(OperationParseError {
                line: 1,
                column,
                kind
            }),
            "{text}"
        );
    }
}

/// Encoded addresses have the size of their encoding: two or four bytes, unsigned or signed.
#[test]
fn encoded_addresses_fit_in_their_encoding() {
    for (text, fits) in [
        ("DW_OP_GNU_encoded_addr 2 0xffff", true),
        ("DW_OP_GNU_encoded_addr 2 0x10000", false),
        ("DW_OP_GNU_encoded_addr 10 0x7fff", true),
        ("DW_OP_GNU_encoded_addr 10 0x8000", false),
        ("DW_OP_GNU_encoded_addr 11 0xffffffff80000000", true),
        ("DW_OP_GNU_encoded_addr 3 0xffffffff80000000", false),
        ("DW_OP_WASM_location 3 0x100000000", false),
    ] {
        assert_eq!(
            parse_operations(small().lenient(), text, &NoNames).is_ok(),
            fits,
            "{text}"
        );
    }
}

/// Text that is not a number is not reported as too large.
#[test]
fn text_that_is_not_a_number_is_no_number() {
    for text in [
        "DW_OP_const1u 12ab",
        "DW_OP_const1u 0x",
        "DW_OP_const1u --1",
        "DW_OP_const1u 0x-1",
        "DW_OP_const1u",
    ] {
        assert!(
            matches!(
                parsed(small(), text).unwrap_err().kind,
                OperationParseErrorKind::Expected("a number")
            ),
            "{text}"
        );
    }
}

/// The opcodes of the dialects, from LLVM's documents and DWARF 5 table 7.9.
#[test]
fn dialects_have_their_own_codes() {
    let bytes = |dialect, operation| written(Encoding::new(dialect, Target::X86_64), operation);
    assert_eq!(
        bytes(Dialect::Llvm, Operation::OffsetUconst(4)),
        Ok(vec![0xe9, 0x05, 0x04])
    );
    assert_eq!(
        bytes(Dialect::LlvmLegacy, Operation::OffsetUconst(4)),
        Ok(vec![0xe4, 0x04])
    );
    assert_eq!(
        bytes(Dialect::Dwarf6Draft, Operation::PushLane),
        Ok(vec![0xe9, 0x03])
    );
    assert_eq!(
        bytes(Dialect::Llvm, Operation::Overlay),
        Err(EncodeError::Experimental(OperationKind::Overlay))
    );
    assert!(bytes(Dialect::Dwarf5, Operation::PushLane).is_err());
    assert_eq!(
        bytes(Dialect::Dwarf5, Operation::EntryValue(&[0x55])),
        Ok(vec![0xa3, 1, 0x55])
    );
    assert!(bytes(Dialect::Dwarf4, Operation::EntryValue(&[0x55])).is_err());
    let gnu = Encoding {
        gnu: true,
        ..Encoding::new(Dialect::Dwarf4, Target::X86_64)
    };
    assert_eq!(
        written(gnu, Operation::EntryValue(&[0x55])),
        Ok(vec![0xf3, 1, 0x55])
    );
    let experimental = Encoding {
        experimental: true,
        ..Encoding::new(Dialect::Llvm, Target::X86_64)
    };
    assert_eq!(
        written(experimental, Operation::Overlay),
        Ok(vec![0xe9, 0x81, 0x02])
    );
}

#[test]
fn the_shortest_forms_are_chosen() {
    let encoding = Encoding::new(Dialect::Dwarf5, Target::X86_64);
    let length = |operation| written(encoding, operation).unwrap().len();
    for shift in 0..64 {
        for value in [1u64 << shift, (1 << shift) - 1, u64::MAX >> shift] {
            let best = [Operation::Constu(value), Operation::Const8u(value)]
                .map(length)
                .into_iter()
                .min()
                .unwrap();
            assert!(
                length(Operation::constant_unsigned(value)) <= best,
                "{value:#x}"
            );
            let negative = (value as i64).wrapping_neg();
            let best = [Operation::Consts(negative), Operation::Const8s(negative)]
                .map(length)
                .into_iter()
                .min();
            assert!(
                length(Operation::constant_signed(negative)) <= best.unwrap(),
                "{negative}"
            );
        }
    }
    assert_eq!(
        Operation::constant_unsigned(0xffff),
        Operation::Const2u(0xffff)
    );
    assert_eq!(
        Operation::constant_unsigned(0xffff_ffff),
        Operation::Const4u(0xffff_ffff)
    );
    assert_eq!(Operation::register(Register(31)), Operation::Reg(31));
    assert_eq!(
        Operation::register(Register(32)),
        Operation::Regx(Register(32))
    );
    assert_eq!(
        Operation::base_register(Register(32), -1),
        Operation::Bregx(Register(32), -1)
    );
}

fn decoded(encoding: Encoding, bytes: &[u8]) -> Vec<Operation<'_>> {
    let items = Operations::new(encoding, bytes);
    items.map(|item| item.unwrap().1).collect()
}

/// Returns the bytes of expressions after another byte, and their fixups.
fn with_fixups(encoding: Encoding) -> (Vec<u8>, Vec<Fixup>) {
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
    writer
        .op(Operation::Addr(Address::Symbol {
            symbol: 9,
            addend: -4,
        }))
        .unwrap();
    writer.op(Operation::Call4(EntryRef::Symbol(5))).unwrap();
    (bytes, fixups)
}

#[test]
fn fixups_find_their_fields_also_in_nested_expressions() {
    for order in [ByteOrder::Little, ByteOrder::Big] {
        let encoding = Encoding {
            order,
            ..Encoding::new(Dialect::Dwarf5, Target::X86_64)
        };
        let (mut bytes, fixups) = with_fixups(encoding);
        // Before it is patched, the field holds the symbol's number, or the addend of an address.
        let unpatched = decoded(encoding, &bytes[1..]);
        assert_eq!(unpatched[2], Operation::Call4(EntryRef::Offset(5)));
        assert_eq!(
            unpatched[1],
            Operation::Addr(Address::Value(4u64.wrapping_neg()))
        );
        for fixup in &fixups {
            let value = match fixup.kind {
                FixupKind::BaseType(7) => 0x2a,
                FixupKind::Address {
                    symbol: 9,
                    addend: -4,
                } => 0x1234_5678_9abc_def0,
                FixupKind::UnitEntry(5) => 0xfedc_ba98,
                other => panic!("{other:?}"),
            };
            assert!(fixup.patch(&mut bytes, order, value));
        }
        assert!(
            !fixups[2].patch(&mut bytes, order, 1 << 32),
            "more than four bytes hold"
        );
        assert!(
            !fixups[0].patch(&mut bytes, order, 1 << 28),
            "more than four bytes of LEB128 hold"
        );
        let patched = decoded(encoding, &bytes[1..]);
        let Operation::EntryValue(nested) = patched[0] else {
            panic!("{patched:?}")
        };
        let last = Operations::new(encoding, nested).last().unwrap().unwrap().1;
        assert_eq!(
            last,
            Operation::RegvalType(Register(1), BaseTypeRef::Offset(0x2a))
        );
        assert_eq!(
            patched[1],
            Operation::Addr(Address::Value(0x1234_5678_9abc_def0))
        );
        assert_eq!(patched[2], Operation::Call4(EntryRef::Offset(0xfedc_ba98)));
    }
}
