//! Every operation in every rule set that has it: once with a result, once with a failure.
//!
//! Results are on a machine that knows everything, failures on one that knows nothing. Expected
//! values are computed by hand from the machine's state, which is in [`knowing`].

use dwarfsmith::Target;
use dwarfsmith::dwarf::{Dialect, Encoding, NoNames, OperationKind, Operations, parse_operations};
use dwarfsmith::eval::ErrorCode::{self, *};
use dwarfsmith::eval::{
    BaseEncoding, BaseType, EntryId, EntryReference, EntryRegister, Evaluator, Limits, Location,
    Machine, ObjectMap, Parameter, Passed, Rules, Snapshot, Source,
};
use dwarfsmith::target::Register;

const TARGET: Target = Target::X86_64;

/// How an operation is made to fail.
enum Failure {
    /// By the last operation of an expression.
    In(&'static str, ErrorCode),
    /// It can only find the stack full.
    Full,
    /// It can only be one operation too many.
    Late,
}
use Failure::{Full, In, Late};

/// An expression, the value (a number) or location that it gives, and how the operation at hand,
/// which is the one that fails, fails.
type Case = (&'static str, &'static str, Failure);

const CASES: &[Case] = &[
    // Literals.
    ("DW_OP_addr 0x100", "mem(0)+0x100", Full),
    ("DW_OP_const1u 200", "200", Full),
    ("DW_OP_const1s -2", "-2", Full),
    ("DW_OP_const2u 60000", "60000", Full),
    ("DW_OP_const2s -300", "-300", Full),
    ("DW_OP_const4u 4000000000", "4000000000", Full),
    ("DW_OP_const4s -70000", "-70000", Full),
    ("DW_OP_const8u 5", "5", Full),
    ("DW_OP_const8s -5", "-5", Full),
    ("DW_OP_constu 300", "300", Full),
    ("DW_OP_consts -300", "-300", Full),
    ("DW_OP_lit31", "31", Full),
    (
        "DW_OP_addrx 1",
        "mem(0)+0x20",
        In("DW_OP_addrx 1", MissingContext),
    ),
    ("DW_OP_constx 1", "32", In("DW_OP_constx 1", MissingContext)),
    (
        "DW_OP_const_type 1 <05 00 00 00>",
        "5",
        In("DW_OP_const_type 1 <05 00 00 00>", InvalidOperand),
    ),
    // Register values: register 6 has 0x4000, and so has the frame base.
    (
        "DW_OP_fbreg 8",
        "mem(0)+0x4008",
        In("DW_OP_fbreg 8", MissingContext),
    ),
    (
        "DW_OP_breg6 8",
        "mem(0)+0x4008",
        In("DW_OP_breg6 8", Unavailable),
    ),
    (
        "DW_OP_bregx 6 -8",
        "mem(0)+0x3ff8",
        In("DW_OP_bregx 60000 0", InvalidOperand),
    ),
    (
        "DW_OP_regval_type 6 2",
        "16384",
        In("DW_OP_regval_type 6 2", InvalidOperand),
    ),
    // The stack.
    (
        "DW_OP_lit3, DW_OP_dup",
        "3",
        In("DW_OP_dup", StackUnderflow),
    ),
    (
        "DW_OP_lit3, DW_OP_lit4, DW_OP_drop",
        "3",
        In("DW_OP_drop", StackUnderflow),
    ),
    (
        "DW_OP_lit3, DW_OP_lit4, DW_OP_over",
        "3",
        In("DW_OP_lit1, DW_OP_over", StackUnderflow),
    ),
    (
        "DW_OP_lit3, DW_OP_lit4, DW_OP_pick 1",
        "3",
        In("DW_OP_lit1, DW_OP_pick 1", StackUnderflow),
    ),
    (
        "DW_OP_lit3, DW_OP_lit4, DW_OP_swap",
        "3",
        In("DW_OP_lit1, DW_OP_swap", StackUnderflow),
    ),
    (
        "DW_OP_lit1, DW_OP_lit2, DW_OP_lit3, DW_OP_rot",
        "2",
        In("DW_OP_lit1, DW_OP_lit2, DW_OP_rot", StackUnderflow),
    ),
    // Memory at 0x2000 has 0x2a and zeros.
    (
        "DW_OP_addr 0x2000, DW_OP_deref",
        "42",
        In("DW_OP_addr 0x2000, DW_OP_deref", Unavailable),
    ),
    (
        "DW_OP_addr 0x2000, DW_OP_deref_size 2",
        "42",
        In("DW_OP_addr 0, DW_OP_deref_size 9", InvalidOperand),
    ),
    (
        "DW_OP_addr 0x2000, DW_OP_deref_type 4 1",
        "42",
        In("DW_OP_addr 0, DW_OP_deref_type 4 1", InvalidOperand),
    ),
    (
        "DW_OP_lit0, DW_OP_const2u 0x2000, DW_OP_xderef",
        "42",
        In("DW_OP_lit1, DW_OP_xderef", StackUnderflow),
    ),
    (
        "DW_OP_lit0, DW_OP_const2u 0x2000, DW_OP_xderef_size 1",
        "42",
        In("DW_OP_xderef_size 1", StackUnderflow),
    ),
    (
        "DW_OP_lit0, DW_OP_const2u 0x2000, DW_OP_xderef_type 4 1",
        "42",
        In("DW_OP_xderef_type 4 1", InvalidOperand),
    ),
    (
        "DW_OP_push_object_address",
        "mem(0)+0x3000",
        In("DW_OP_push_object_address", MissingContext),
    ),
    (
        "DW_OP_lit8, DW_OP_form_tls_address",
        "mem(0)+0x5008",
        In("DW_OP_lit8, DW_OP_form_tls_address", MissingContext),
    ),
    (
        "DW_OP_call_frame_cfa",
        "mem(0)+0x6010",
        In("DW_OP_call_frame_cfa", MissingContext),
    ),
    // Arithmetic.
    (
        "DW_OP_const1s -3, DW_OP_abs",
        "3",
        In("DW_OP_abs", StackUnderflow),
    ),
    (
        "DW_OP_lit12, DW_OP_lit10, DW_OP_and",
        "8",
        In("DW_OP_lit1, DW_OP_and", StackUnderflow),
    ),
    (
        "DW_OP_const1s -7, DW_OP_lit2, DW_OP_div",
        "-3",
        In("DW_OP_lit1, DW_OP_lit0, DW_OP_div", DivisionByZero),
    ),
    (
        "DW_OP_lit5, DW_OP_lit3, DW_OP_minus",
        "2",
        In("DW_OP_lit1, DW_OP_minus", StackUnderflow),
    ),
    (
        "DW_OP_lit7, DW_OP_lit4, DW_OP_mod",
        "3",
        In("DW_OP_lit1, DW_OP_lit0, DW_OP_mod", DivisionByZero),
    ),
    (
        "DW_OP_lit3, DW_OP_lit4, DW_OP_mul",
        "12",
        In("DW_OP_lit1, DW_OP_mul", StackUnderflow),
    ),
    (
        "DW_OP_lit3, DW_OP_neg",
        "-3",
        In("DW_OP_neg", StackUnderflow),
    ),
    (
        "DW_OP_lit0, DW_OP_not",
        "-1",
        In("DW_OP_not", StackUnderflow),
    ),
    (
        "DW_OP_lit12, DW_OP_lit10, DW_OP_or",
        "14",
        In("DW_OP_lit1, DW_OP_or", StackUnderflow),
    ),
    (
        "DW_OP_lit3, DW_OP_lit4, DW_OP_plus",
        "7",
        In("DW_OP_lit1, DW_OP_plus", StackUnderflow),
    ),
    (
        "DW_OP_lit3, DW_OP_plus_uconst 4",
        "7",
        In("DW_OP_plus_uconst 4", StackUnderflow),
    ),
    (
        "DW_OP_lit3, DW_OP_lit2, DW_OP_shl",
        "12",
        In("DW_OP_lit1, DW_OP_shl", StackUnderflow),
    ),
    (
        "DW_OP_lit12, DW_OP_lit2, DW_OP_shr",
        "3",
        In("DW_OP_lit1, DW_OP_shr", StackUnderflow),
    ),
    (
        "DW_OP_const1s -8, DW_OP_lit1, DW_OP_shra",
        "-4",
        In("DW_OP_lit1, DW_OP_shra", StackUnderflow),
    ),
    (
        "DW_OP_lit12, DW_OP_lit10, DW_OP_xor",
        "6",
        In("DW_OP_lit1, DW_OP_xor", StackUnderflow),
    ),
    // Control flow and comparisons.
    (
        "DW_OP_lit3, DW_OP_lit3, DW_OP_eq",
        "1",
        In("DW_OP_lit1, DW_OP_eq", StackUnderflow),
    ),
    (
        "DW_OP_const1s -1, DW_OP_lit3, DW_OP_ge",
        "0",
        In("DW_OP_lit1, DW_OP_ge", StackUnderflow),
    ),
    (
        "DW_OP_lit4, DW_OP_lit3, DW_OP_gt",
        "1",
        In("DW_OP_lit1, DW_OP_gt", StackUnderflow),
    ),
    (
        "DW_OP_lit4, DW_OP_lit3, DW_OP_le",
        "0",
        In("DW_OP_lit1, DW_OP_le", StackUnderflow),
    ),
    (
        "DW_OP_const1s -1, DW_OP_lit3, DW_OP_lt",
        "1",
        In("DW_OP_lit1, DW_OP_lt", StackUnderflow),
    ),
    (
        "DW_OP_lit3, DW_OP_lit3, DW_OP_ne",
        "0",
        In("DW_OP_lit1, DW_OP_ne", StackUnderflow),
    ),
    (
        "DW_OP_lit3, DW_OP_skip :a, DW_OP_lit4, a: DW_OP_nop",
        "3",
        In("DW_OP_skip 100", InvalidBranch),
    ),
    (
        "DW_OP_lit3, DW_OP_lit1, DW_OP_bra :a, DW_OP_lit4, a: DW_OP_nop",
        "3",
        In("DW_OP_lit1, DW_OP_bra -100", InvalidBranch),
    ),
    // Entry 0x100 is register 1.
    (
        "DW_OP_call2 0x100",
        "reg(1)+0",
        In("DW_OP_call2 0x100", InvalidOperand),
    ),
    (
        "DW_OP_call4 0x100",
        "reg(1)+0",
        In("DW_OP_call4 0x100", InvalidOperand),
    ),
    (
        "DW_OP_call_ref 0x100",
        "reg(1)+0",
        In("DW_OP_call_ref 0x100", InvalidOperand),
    ),
    // Types.
    (
        "DW_OP_lit3, DW_OP_convert 1",
        "3",
        In("DW_OP_lit3, DW_OP_convert 1", InvalidOperand),
    ),
    // 2^64 - 1.
    (
        "DW_OP_const1s -1, DW_OP_reinterpret 2",
        "18446744073709551615",
        In("DW_OP_lit3, DW_OP_reinterpret 2", InvalidOperand),
    ),
    ("DW_OP_lit3, DW_OP_nop", "3", Late),
    // Register 5 had 2 on entry.
    (
        "DW_OP_entry_value (DW_OP_reg5)",
        "2",
        In("DW_OP_entry_value (DW_OP_reg5)", Unavailable),
    ),
    // Locations.
    ("DW_OP_reg1", "reg(1)+0", Full),
    (
        "DW_OP_regx 1",
        "reg(1)+0",
        In("DW_OP_regx 60000", InvalidOperand),
    ),
    ("DW_OP_implicit_value <2a 00>", "imm(2a00)+0", Full),
    (
        "DW_OP_lit5, DW_OP_stack_value",
        "imm(0500000000000000)+0",
        In("DW_OP_stack_value", StackUnderflow),
    ),
    (
        "DW_OP_implicit_pointer 0x100 4",
        "ptr(@0x100+4)+0",
        In("DW_OP_implicit_pointer 0x100 4", InvalidOperand),
    ),
    (
        "DW_OP_reg1, DW_OP_piece 4",
        "comp[0..4: reg(1)+0]+0",
        In("DW_OP_reg1, DW_OP_piece 9", InvalidPiece),
    ),
    (
        "DW_OP_reg1, DW_OP_bit_piece 4 4",
        "comp[0..0.4: reg(1)+0.4]+0",
        In("DW_OP_reg1, DW_OP_bit_piece 60 8", InvalidPiece),
    ),
    // GNU's and WebAssembly's.
    ("DW_OP_reg1, DW_OP_GNU_uninit", "reg(1)+0", Late),
    (
        "DW_OP_GNU_encoded_addr 3 0x1234",
        "mem(0)+0x1234",
        In("DW_OP_GNU_encoded_addr 0x13 0", MissingContext),
    ),
    // Relative to 0x7000; then by way of the memory at 0x2000.
    (
        "DW_OP_GNU_encoded_addr 0x33 4",
        "mem(0)+0x7004",
        In("DW_OP_GNU_encoded_addr 0x33 4", MissingContext),
    ),
    (
        "DW_OP_GNU_encoded_addr 0x83 0x2000",
        "mem(0)+0x2a",
        In("DW_OP_GNU_encoded_addr 0x83 0x2000", Unavailable),
    ),
    // The caller passed 7; entry 0x101 is a byte at 0x2000.
    (
        "DW_OP_GNU_parameter_ref 0x100",
        "7",
        In("DW_OP_GNU_parameter_ref 0x100", InvalidOperand),
    ),
    (
        "DW_OP_GNU_variable_value 0x101",
        "42",
        In("DW_OP_GNU_variable_value 0x101", InvalidOperand),
    ),
    (
        "DW_OP_WASM_location 0 3",
        "reg(3)+0",
        In("DW_OP_WASM_location 0 3", MissingContext),
    ),
    // LLVM's.
    ("DW_OP_reg1, DW_OP_LLVM_nop", "reg(1)+0", Late),
    (
        "DW_OP_lit16, DW_OP_lit1, DW_OP_form_aspace_address",
        "mem(1)+0x10",
        In("DW_OP_lit1, DW_OP_form_aspace_address", StackUnderflow),
    ),
    (
        "DW_OP_push_lane",
        "3",
        In("DW_OP_push_lane", MissingContext),
    ),
    (
        "DW_OP_reg1, DW_OP_lit4, DW_OP_offset",
        "reg(1)+4",
        In("DW_OP_reg1, DW_OP_lit8, DW_OP_offset", OutOfBounds),
    ),
    (
        "DW_OP_reg1, DW_OP_offset_uconst 7",
        "reg(1)+7",
        In("DW_OP_reg1, DW_OP_offset_uconst 8", OutOfBounds),
    ),
    (
        "DW_OP_reg1, DW_OP_lit12, DW_OP_bit_offset",
        "reg(1)+1.4",
        In(
            "DW_OP_reg1, DW_OP_const1s -1, DW_OP_bit_offset",
            OutOfBounds,
        ),
    ),
    (
        "DW_OP_call_frame_entry_reg 1",
        "reg(1)+0",
        In("DW_OP_call_frame_entry_reg 60000", InvalidOperand),
    ),
    ("DW_OP_undefined", "undef", Full),
    (
        "DW_OP_lit1, DW_OP_aspace_bregx 6 4",
        "mem(1)+0x4004",
        In("DW_OP_aspace_bregx 6 4", StackUnderflow),
    ),
    (
        "DW_OP_lit0, DW_OP_aspace_implicit_pointer 0x100 0",
        "ptr(@0x100+0)+0",
        In("DW_OP_aspace_implicit_pointer 0x100 0", StackUnderflow),
    ),
    (
        "DW_OP_reg1, DW_OP_piece 4, DW_OP_piece_end",
        "comp[0..4: reg(1)+0]+0",
        In("DW_OP_piece_end", StackUnderflow),
    ),
    (
        "DW_OP_reg1, DW_OP_extend 8 2",
        "comp[0..1: reg(1)+0, 1..2: reg(1)+0]+0",
        In("DW_OP_reg1, DW_OP_extend 8 0", InvalidOperand),
    ),
    // Of the mask 2, bit 0 is 0 and bit 1 is 1.
    (
        "DW_OP_reg1, DW_OP_reg2, DW_OP_lit2, DW_OP_select_bit_piece 8 2",
        "comp[0..1: reg(1)+0, 1..2: reg(2)+1]+0",
        In(
            "DW_OP_reg2, DW_OP_lit2, DW_OP_select_bit_piece 8 2",
            StackUnderflow,
        ),
    ),
    // Without a published code.
    (
        "DW_OP_composite, DW_OP_reg1, DW_OP_piece 4",
        "comp[0..4: reg(1)+0]+0",
        Full,
    ),
    (
        "DW_OP_reg1, DW_OP_reg2, DW_OP_lit0, DW_OP_lit4, DW_OP_overlay",
        "comp[0..4: reg(2)+0, 4..8: reg(1)+4]+0",
        In(
            "DW_OP_reg1, DW_OP_reg2, DW_OP_lit0, DW_OP_lit9, DW_OP_overlay",
            InvalidOverlay,
        ),
    ),
    (
        "DW_OP_reg1, DW_OP_reg2, DW_OP_lit0, DW_OP_lit4, DW_OP_bit_overlay",
        "comp[0..0.4: reg(2)+0, 0.4..8: reg(1)+0.4]+0",
        In(
            "DW_OP_reg1, DW_OP_reg2, DW_OP_lit0, DW_OP_const1u 65, DW_OP_bit_overlay",
            InvalidOverlay,
        ),
    ),
    (
        "DW_OP_reg1, DW_OP_reg2, DW_OP_multiloc",
        "multi{reg(1)+0 | reg(2)+0}+0",
        In("DW_OP_reg1, DW_OP_multiloc", StackUnderflow),
    ),
    (
        "DW_OP_lit1, DW_OP_lit16, DW_OP_mem",
        "mem(1)+0x10",
        In("DW_OP_lit16, DW_OP_mem", StackUnderflow),
    ),
    (
        "DW_OP_push_iteration",
        "5",
        In("DW_OP_push_iteration", MissingContext),
    ),
    (
        "DW_OP_push_simd_lane",
        "3",
        In("DW_OP_push_simd_lane", MissingContext),
    ),
    (
        "DW_OP_reg1, DW_OP_lit4, DW_OP_piece_stack",
        "comp[0..4: reg(1)+0]+0",
        In("DW_OP_piece_stack", StackUnderflow),
    ),
    (
        "DW_OP_reg1, DW_OP_lit4, DW_OP_lit8, DW_OP_bit_piece_stack",
        "comp[0..1: reg(1)+0.4]+0",
        In("DW_OP_lit8, DW_OP_bit_piece_stack", StackUnderflow),
    ),
    // No chunk is in registers.
    (
        "DW_OP_lit4, DW_OP_object_map 0x100",
        "mem(0)+0x8004",
        In("DW_OP_lit4, DW_OP_object_map 0x100", InvalidOperand),
    ),
];

/// A snapshot, and what snapshots do not know.
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
    (machine.lane, machine.iteration) = (Some(3), Some(5));
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
    fn passed(&self, frame: u32, parameter: Parameter) -> Option<Passed<'_>> {
        (parameter == Parameter::Entry(EntryId(0x100))).then_some(Passed {
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
    fn object_map(&self, _: EntryId) -> Option<ObjectMap> {
        let (memory, registers) = (Location::memory(0, 0x8000, 8), Location::UNDEFINED);
        Some(ObjectMap {
            memory,
            chunk: None,
            registers,
            chunk_bytes: 16,
        })
    }
    fn wasm_location(&self, _: u8, index: u64) -> Option<Location> {
        Some(Location::register(0, Register(index as u16), 64))
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

/// The operation that a case is about: the one that fails.
fn subject((result, _, failure): &Case) -> OperationKind {
    match failure {
        In(text, _) => *kinds(text).last().unwrap(),
        Full => kinds(result)[0],
        Late => *kinds(result).last().unwrap(),
    }
}

/// What an expression gives, as a number if that is what is wanted.
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

/// The table above leaves out no operation of the library's.
#[test]
fn no_operation_is_left_out() {
    let subjects: Vec<OperationKind> = CASES.iter().map(subject).collect();
    let missing: Vec<_> = OperationKind::ALL
        .iter()
        .filter(|kind| !subjects.contains(kind))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// GNU's operations before DWARF 5, by their codes in binutils' `include/dwarf2.def`: each is what
/// DWARF 5 made of it.
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
        // encoded_addr as udata4; uninit after a register.
        (&[0xf1, 3, 0x34, 0x12, 0, 0], "mem(0)+0x1234"),
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
        // Without GNU's operations allowed they are none.
        let refused = Evaluator::new(Encoding::new(Dialect::Dwarf4, TARGET), Rules::Dwarf5)
            .location(&machine, bytes, &[]);
        assert_eq!(refused.unwrap_err().code, InvalidOperation, "{bytes:02x?}");
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
