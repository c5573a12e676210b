//! Every operation in every rule set that has it: once with a result, once with a failure.
//!
//! Results are computed on a machine with all context, failures on one without context. The
//! expected values are computed by hand from the machine's state, which is in [`knowing`].

mod cases;

use cases::CASES;
use dwarfsmith::Target;
use dwarfsmith::dwarf::{Dialect, Encoding, NoNames, OperationKind, Operations, parse_operations};
use dwarfsmith::eval::ErrorCode::{self, *};
use dwarfsmith::eval::{
    BaseEncoding, BaseType, EntryId, EntryReference, EntryRegister, Evaluator, Limits, Location,
    Machine, ObjectMap, Parameter, PassedArgument, Rules, Snapshot, Source,
};
use dwarfsmith::target::Register;

const TARGET: Target = Target::X86_64;

/// The way in which an operation is made to fail.
enum Failure {
    /// By the last operation of an expression.
    In(&'static str, ErrorCode),
    /// The stack is full.
    Full,
    /// The limit on operations is reached.
    Late,
}
use Failure::{Full, In, Late};

/// An expression, the value (a number) or location that it gives, and how the tested operation
/// fails.
type Case = (&'static str, &'static str, Failure);

/// A snapshot, and the context that snapshots do not have.
struct Knowing(Snapshot, Vec<u8>);

fn encoding(text: &str) -> Encoding {
    let old = text.contains("aspace_implicit_pointer");
    Encoding::new(
        if old {
            Dialect::LlvmLegacy
        } else {
            Dialect::Llvm
        },
        TARGET,
    )
    .lenient()
}

fn ops(text: &str) -> Vec<u8> {
    parse_operations(encoding(text), text, &NoNames)
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn knowing() -> Knowing {
    let mut machine = Snapshot::new(TARGET);
    for (number, value) in [(1, 0x11u64), (2, 0x22), (6, 0x4000), (7, 0x6000)] {
        machine.set_register(Register(number), value.to_le_bytes().to_vec());
    }
    machine.set_frame_register(100, Register(5), 2u64.to_le_bytes().to_vec());
    machine.set_entry_frame(100);
    machine.set_memory(0, 0x2000, &[0x2a, 0, 0, 0, 0, 0, 0, 0]);
    machine.set_thread_storage(0, 0x5000);
    machine.set_addresses(vec![0x10, 0x20]);
    machine.set_frame_base(ops("DW_OP_breg6 0"));
    machine.set_canonical_frame_address(ops("DW_OP_breg7 16"));
    machine.set_object(ops("DW_OP_addr 0x3000"));
    let base = |encoding, byte_size| BaseType {
        encoding,
        byte_size,
        order: None,
    };
    machine.set_base_type(1, base(BaseEncoding::Signed, 4));
    machine.set_base_type(2, base(BaseEncoding::Unsigned, 8));
    machine.add_entry("register", ops("DW_OP_reg1"));
    machine.add_entry("byte", ops("DW_OP_addr 0x2000"));
    (machine.lane, machine.simd_width) = (Some(3), Some(4));
    machine.iteration = Some(5);
    Knowing(machine, ops("DW_OP_lit7"))
}

impl Machine for Knowing {
    fn register_bits(&self, frame: u32, register: Register) -> Option<u64> {
        self.0.register_bits(frame, register)
    }
    fn read_register(&self, frame: u32, register: Register, offset: u64, into: &mut [u8]) -> bool {
        self.0.read_register(frame, register, offset, into)
    }
    fn read_memory(&self, space: u64, address: u64, into: &mut [u8]) -> bool {
        self.0.read_memory(space, address, into)
    }
    fn lane(&self) -> Option<u64> {
        self.0.lane()
    }
    fn simd_width(&self) -> Option<u64> {
        self.0.simd_width()
    }
    fn iteration(&self) -> Option<u64> {
        self.0.iteration()
    }
    fn object(&self) -> Option<Source<'_>> {
        self.0.object()
    }
    fn frame_base(&self, frame: u32) -> Option<Source<'_>> {
        self.0.frame_base(frame)
    }
    fn canonical_frame_address(&self, frame: u32) -> Option<Source<'_>> {
        self.0.canonical_frame_address(frame)
    }
    fn call_frame_entry_register(
        &self,
        frame: u32,
        register: Register,
    ) -> Option<EntryRegister<'_>> {
        self.0.call_frame_entry_register(frame, register)
    }
    fn entry_frame(&self, frame: u32) -> Option<u32> {
        self.0.entry_frame(frame)
    }
    fn passed(&self, frame: u32, parameter: Parameter) -> Option<PassedArgument<'_>> {
        (parameter == Parameter::Entry(EntryId(0x100))).then_some(PassedArgument {
            frame,
            value: &self.1,
        })
    }
    fn entry_type(&self, entry: EntryId) -> Option<BaseType> {
        let byte = BaseType {
            encoding: BaseEncoding::Unsigned,
            byte_size: 1,
            order: None,
        };
        (entry == EntryId(0x101)).then_some(byte)
    }
    fn pointer_base(&self, relative: u8) -> Option<u64> {
        (relative == 0x30).then_some(0x7000)
    }
    fn thread_local(&self, offset: u64) -> Option<Location> {
        self.0.thread_local(offset)
    }
    fn indexed_address(&self, index: u64) -> Option<u64> {
        self.0.indexed_address(index)
    }
    fn base_type(&self, offset: u64) -> Option<BaseType> {
        self.0.base_type(offset)
    }
    fn entry(&self, reference: EntryReference) -> Option<EntryId> {
        self.0.entry(reference)
    }
    fn entry_location(&self, entry: EntryId) -> Option<Source<'_>> {
        self.0.entry_location(entry)
    }
    fn object_map(&self, _: EntryId) -> Option<ObjectMap<'_>> {
        Some(ObjectMap {
            memory: Source::Location(Location::memory(0, 0x8000, 8)),
            chunk: None,
            registers: Source::Location(Location::UNDEFINED),
            chunk_bytes: 16,
        })
    }
    fn wasm_register(&self, _: u8, index: u64) -> Option<Register> {
        Some(Register(index as u16))
    }
}

/// Whether a rule set has an operation: DWARF 5's has only those of DWARF 5.
fn has(rules: Rules, kind: OperationKind) -> bool {
    rules != Rules::Dwarf5 || kind.description().codes.standard_in(5)
}

fn kinds(text: &str) -> Vec<OperationKind> {
    Operations::new(encoding(text), &ops(text))
        .map(|item| item.unwrap().1.kind())
        .collect()
}

/// The operation that a case tests: the one that fails.
fn subject((result, _, failure): &Case) -> OperationKind {
    match failure {
        In(text, _) => *kinds(text).last().unwrap(),
        Full => kinds(result)[0],
        Late => *kinds(result).last().unwrap(),
    }
}

/// The result of an expression, as a number if a number is expected.
fn result(
    evaluator: &mut Evaluator,
    machine: &dyn Machine,
    text: &str,
    number: bool,
) -> Result<String, ErrorCode> {
    let bytes = ops(text);
    let result = match number {
        true => evaluator
            .value(machine, &bytes, &[])
            .map(|value| value.integer().unwrap().to_string()),
        false => evaluator
            .location(machine, &bytes, &[])
            .map(|location| location.to_string()),
    };
    result.map_err(|error| error.code)
}

const RULES: [Rules; 3] = [Rules::Dwarf5, Rules::Llvm, Rules::Dwarf6];

#[test]
fn every_operation_has_a_result_and_a_failure() {
    let (knowing, ignorant) = (knowing(), Snapshot::new(TARGET));
    for case @ (text, want, failure) in CASES {
        for rules in RULES {
            let kind = subject(case);
            assert!(kinds(text).contains(&kind), "{text}");
            let mut evaluator = Evaluator::new(encoding(text), rules);
            let got = result(&mut evaluator, &knowing, text, want.parse::<i128>().is_ok());
            if !has(rules, kind) {
                // GNU's and WebAssembly's codes are read where the encoding has them.
                let codes = kind.description().codes;
                if codes.gnu.is_none() && codes.wasm.is_none() {
                    assert_eq!(got, Err(InvalidOperation), "{rules:?} {text}");
                }
                continue;
            }
            assert_eq!(got, Ok(want.to_string()), "{rules:?} {text}");
            let (text, code) = match failure {
                In(text, code) => (*text, *code),
                Full => {
                    evaluator.limits = Limits {
                        stack: 0,
                        ..Limits::DEFAULT
                    };
                    (text.split(", ").next().unwrap(), LimitStack)
                }
                Late => {
                    evaluator.limits.operations = kinds(text).len() as u64 - 1;
                    (*text, LimitOperations)
                }
            };
            let error = evaluator.location(&ignorant, &ops(text), &[]).unwrap_err();
            assert_eq!(error.code, code, "{rules:?} {text}");
            assert_eq!(
                error.at.and_then(|(_, kind)| kind),
                Some(kind),
                "{rules:?} {text}"
            );
        }
    }
}

/// The table above has every operation of the library.
#[test]
fn every_operation_has_a_case() {
    let subjects: Vec<OperationKind> = CASES.iter().map(subject).collect();
    let missing: Vec<_> = OperationKind::ALL
        .iter()
        .filter(|kind| !subjects.contains(kind))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// GNU's operations before DWARF 5, by their codes in binutils' `include/dwarf2.def`: each is
/// decoded as the operation of DWARF 5.
#[test]
fn gnus_codes_in_dwarf_4() {
    let encoding = Encoding::new(Dialect::Dwarf4, TARGET).lenient();
    let Knowing(mut machine, _) = knowing();
    machine.set_base_type(
        0x40,
        BaseType {
            encoding: BaseEncoding::Unsigned,
            byte_size: 4,
            order: None,
        },
    );
    machine.set_register(Register(3), 0x1_0000_0005u64.to_le_bytes().to_vec());
    for (bytes, want) in [
        // push_tls_address of 8, in the thread's storage at 0x5000; addr_index 1; const_index 0.
        (&[0x38, 0xe0][..], "mem(0)+0x5008"),
        (&[0xfb, 1], "mem(0)+0x20"),
        (&[0xfc, 0], "mem(0)+0x10"),
        // entry_value of reg5, which was 2.
        (&[0xf3, 1, 0x55], "mem(0)+0x2"),
        // implicit_pointer to entry 0x100, -2: a reference of 4 bytes, then SLEB128.
        (&[0xf2, 0, 1, 0, 0, 0x7e], "ptr(@0x100-2)+0"),
        // regval_type reg3 of the 4-byte type at 0x40; convert to the generic type.
        (&[0xf5, 3, 0x40, 0xf7, 0], "mem(0)+0x5"),
        // const_type of that type, 4 bytes, 7; reinterpreted as the type at 1, which is signed;
        // converted.
        (&[0xf4, 0x40, 4, 7, 0, 0, 0, 0xf9, 1, 0xf7, 0], "mem(0)+0x7"),
        // deref_type of 4 bytes at 0x2000.
        (&[0x0a, 0, 0x20, 0xf6, 4, 0x40, 0xf7, 0], "mem(0)+0x2a"),
        // encoded_addr as udata4, and as a signed number of the size of an address; uninit after a
        // register.
        (&[0xf1, 3, 0x34, 0x12, 0, 0], "mem(0)+0x1234"),
        (&[0xf1, 8, 0x34, 0x12, 0, 0, 0, 0, 0, 0], "mem(0)+0x1234"),
        (&[0x51, 0xf0], "reg(1)+0"),
    ] {
        for rules in Rules::ALL {
            let location = Evaluator::new(encoding, rules).location(&machine, bytes, &[]);
            assert_eq!(
                location.map(|location| location.to_string()).as_deref(),
                Ok(want),
                "{bytes:02x?}"
            );
        }
        // They are invalid if GNU's operations are not allowed.
        let rejected = Evaluator::new(Encoding::new(Dialect::Dwarf4, TARGET), Rules::Dwarf5)
            .location(&machine, bytes, &[]);
        assert_eq!(rejected.unwrap_err().code, InvalidOperation, "{bytes:02x?}");
    }
    // parameter_ref and variable_value, of references of 4 bytes: the caller passed 7, entry 0x101
    // is a byte at 0x2000.
    let machine = knowing();
    for (bytes, want) in [(&[0xfa, 0, 1, 0, 0][..], 7), (&[0xfd, 1, 1, 0, 0], 42)] {
        let value = Evaluator::new(encoding, Rules::Dwarf5).value(&machine, bytes, &[]);
        assert_eq!(
            value.map(|value| value.unsigned()),
            Ok(want),
            "{bytes:02x?}"
        );
    }
}

/// DWARF 5 gave the typed operations opcodes (table 7.9), and GNU's extension has its own for all of
/// them except `DW_OP_xderef_type`.
#[test]
fn dwarf_4_has_no_opcode_for_xderef_type() {
    let gnu = Encoding::new(Dialect::Dwarf4, TARGET).lenient();
    let written = |encoding, text| {
        parse_operations(encoding, text, &NoNames).map_err(|error| error.missing_operation())
    };
    for encoding in [gnu, Encoding::new(Dialect::Dwarf4, TARGET)] {
        let error = Err(Some(OperationKind::XderefType));
        assert_eq!(written(encoding, "DW_OP_xderef_type 4 1"), error);
    }
    assert_eq!(written(gnu, "DW_OP_deref_type 4 1"), Ok(vec![0xf6, 4, 1]));
    let dwarf5 = Encoding::new(Dialect::Dwarf5, TARGET);
    assert_eq!(
        written(dwarf5, "DW_OP_xderef_type 4 1"),
        Ok(vec![0xa7, 4, 1])
    );
}
