//! The evaluation of five expressions by dwarfsmith and by gimli's `Evaluation`, on the same
//! machine state.
//!
//! `cargo bench --bench eval -- [evaluations] [repetitions]` prints the nanoseconds of an
//! evaluation by both, each the minimum of the repetitions, and the ratio of gimli's time to
//! dwarfsmith's. gimli returns each request (a register, memory, the frame base) to its caller; the
//! caller answers immediately, from the same arrays that dwarfsmith's machine reads. Both results
//! are compared before the measurement. gimli has no operation for lanes, so the last expression is
//! evaluated only by dwarfsmith.

use dwarfsmith::Target;
use dwarfsmith::dwarf::{Dialect, Encoding, NoNames, parse_operations};
use dwarfsmith::eval::{Evaluator, Location as Place, Machine, Rules, Source};
use gimli::read::{EndianSlice, Evaluation, EvaluationResult, Expression, Location, Piece, Value};
use gimli::{Format, LittleEndian, Register};
use std::hint::black_box;
use std::time::Instant;

const FRAME_BASE: u64 = 0x7fff_0000;
const MEMORY: u64 = 0x1000;
const LANES: usize = 64;

/// The state of a thread, which both evaluators read.
struct State {
    registers: [u64; 32],
    memory: [u8; 64],
    /// The content of every register from number 32 on: a vector with four bytes for each lane.
    vector: [u8; 4 * LANES],
}

impl State {
    fn new() -> State {
        let mut registers = [0; 32];
        registers[6] = MEMORY;
        State {
            registers,
            memory: core::array::from_fn(|index| index as u8),
            vector: [7; 4 * LANES],
        }
    }

    fn read(&self, address: u64, into: &mut [u8]) -> bool {
        let start = address.checked_sub(MEMORY).map(|start| start as usize);
        match start.and_then(|start| self.memory.get(start..)?.get(..into.len())) {
            Some(bytes) => into.copy_from_slice(bytes),
            None => return false,
        }
        true
    }
}

impl Machine for State {
    fn register_bits(&self, _: u32, register: Register) -> Option<u64> {
        Some(if register.0 < 32 {
            64
        } else {
            32 * LANES as u64
        })
    }

    fn read_register(&self, _: u32, register: Register, offset: u64, into: &mut [u8]) -> bool {
        let value = self
            .registers
            .get(usize::from(register.0))
            .map(|value| value.to_le_bytes());
        let bytes = value.as_ref().map_or(&self.vector[..], |value| &value[..]);
        match bytes
            .get(offset as usize..)
            .and_then(|bytes| bytes.get(..into.len()))
        {
            Some(bytes) => into.copy_from_slice(bytes),
            None => return false,
        }
        true
    }

    fn read_memory(&self, _: u64, address: u64, into: &mut [u8]) -> bool {
        self.read(address, into)
    }

    fn lane(&self) -> Option<u64> {
        Some(3)
    }

    fn frame_base(&self, _: u32) -> Option<Source<'_>> {
        Some(Source::Location(Place::memory(0, FRAME_BASE, 8)))
    }
}

type Slice<'a> = EndianSlice<'a, LittleEndian>;

const GIMLI: gimli::Encoding = gimli::Encoding {
    format: Format::Dwarf32,
    version: 5,
    address_size: 8,
};

/// Answers gimli's requests until the evaluation is complete.
fn by_gimli<'a>(state: &State, bytes: &'a [u8]) -> gimli::Result<Evaluation<Slice<'a>>> {
    let mut evaluation = Expression(EndianSlice::new(bytes, LittleEndian)).evaluation(GIMLI);
    let mut step = evaluation.evaluate()?;
    loop {
        step = match step {
            EvaluationResult::Complete => return Ok(evaluation),
            EvaluationResult::RequiresFrameBase => evaluation.resume_with_frame_base(FRAME_BASE)?,
            EvaluationResult::RequiresRegister { register, .. } => {
                let value = state
                    .registers
                    .get(usize::from(register.0))
                    .copied()
                    .unwrap_or(0);
                evaluation.resume_with_register(Value::Generic(value))?
            }
            EvaluationResult::RequiresMemory { address, size, .. } => {
                let mut bytes = [0; 8];
                if !state.read(address, &mut bytes[..usize::from(size)]) {
                    return Err(gimli::Error::BadUnsignedLeb128);
                }
                evaluation.resume_with_memory(Value::Generic(u64::from_le_bytes(bytes)))?
            }
            _ => return Err(gimli::Error::BadUnsignedLeb128),
        };
    }
}

/// Returns gimli's result as text in normal form.
fn text(pieces: &[Piece<Slice<'_>>]) -> String {
    let place = |piece: &Piece<Slice<'_>>| match piece.location {
        Location::Register { register } => format!("reg({})+0", register.0),
        Location::Address { address } => format!("mem(0)+{address:#x}"),
        Location::Value {
            value: Value::Generic(value),
        } => {
            let digits: String = value
                .to_le_bytes()
                .iter()
                .map(|byte| format!("{byte:02x}"))
                .collect();
            format!("imm({digits})+0")
        }
        _ => String::from("?"),
    };
    if let [only] = pieces
        && only.size_in_bits.is_none()
    {
        return place(only);
    }
    let mut start = 0;
    let parts: Vec<String> = pieces
        .iter()
        .map(|piece| {
            let end = start + piece.size_in_bits.unwrap_or(0) / 8;
            let part = format!("{start}..{end}: {}", place(piece));
            start = end;
            part
        })
        .collect();
    format!("comp[{}]+0", parts.join(", "))
}

/// Returns the nanoseconds of a call of `ours` and of `theirs`: the minimum of `repetitions`
/// averages of `count` calls. The two alternate, so that other load on the machine affects both.
fn times(
    count: u32,
    repetitions: u32,
    mut ours: impl FnMut(),
    mut theirs: impl FnMut(),
) -> (f64, f64) {
    let run = |call: &mut dyn FnMut()| {
        let start = Instant::now();
        for _ in 0..count {
            call();
        }
        start.elapsed().as_secs_f64() * 1e9 / f64::from(count)
    };
    (0..repetitions).fold((f64::INFINITY, f64::INFINITY), |(one, other), _| {
        (one.min(run(&mut ours)), other.min(run(&mut theirs)))
    })
}

const EXPRESSIONS: [(&str, &str); 5] = [
    ("fbreg", "DW_OP_fbreg -24"),
    (
        "breg, deref, plus_uconst",
        "DW_OP_breg6 8, DW_OP_deref, DW_OP_plus_uconst 4, DW_OP_stack_value",
    ),
    (
        "two register pieces",
        "DW_OP_reg1, DW_OP_piece 8, DW_OP_reg2, DW_OP_piece 4",
    ),
    // ((40 * 3 + 7) ^ 0x55) << 2 & 0xfff, minus 5: twelve operations and the end.
    (
        "12 operations of arithmetic",
        "DW_OP_const1u 40, DW_OP_lit3, DW_OP_mul, DW_OP_plus_uconst 7, DW_OP_const1u 0x55, DW_OP_xor, DW_OP_lit2, \
         DW_OP_shl, DW_OP_const2u 0xfff, DW_OP_and, DW_OP_lit5, DW_OP_minus, DW_OP_stack_value",
    ),
    (
        "two lanes of vector registers",
        "DW_OP_regx 2602, DW_OP_push_lane, DW_OP_lit4, DW_OP_mul, DW_OP_offset, DW_OP_piece 4, \
         DW_OP_regx 2603, DW_OP_push_lane, DW_OP_lit4, DW_OP_mul, DW_OP_offset, DW_OP_piece 4, DW_OP_piece_end",
    ),
];

fn main() {
    let mut arguments = std::env::args()
        .skip(1)
        .filter(|argument| !argument.starts_with('-'));
    let mut number = |default: u32| {
        arguments
            .next()
            .and_then(|text| text.parse().ok())
            .unwrap_or(default)
    };
    let (count, repetitions) = (number(2_000), number(1_000));
    let state = State::new();
    println!(
        "{:32} {:>10} {:>10} {:>8}",
        "ns per evaluation", "dwarfsmith", "gimli", "ratio"
    );
    for (name, expression) in EXPRESSIONS {
        let lanes = name.contains("lanes");
        let (dialect, rules) = if lanes {
            (Dialect::Llvm, Rules::Llvm)
        } else {
            (Dialect::Dwarf5, Rules::Dwarf5)
        };
        let encoding = Encoding::new(dialect, Target::X86_64);
        let bytes = parse_operations(encoding, expression, &NoNames)
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        let mut evaluator = Evaluator::new(encoding, rules);
        let here = evaluator
            .location(&state, &bytes, &[])
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        let ours = || {
            black_box(
                evaluator
                    .locate(black_box(&state), black_box(&bytes), &[])
                    .is_ok(),
            );
        };
        if lanes {
            let (ours, _) = times(count, repetitions, ours, || {});
            println!("{name:32} {ours:>10.1} {:>10} {:>8}", "-", "-");
            continue;
        }
        let there = by_gimli(&state, &bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(here.to_string(), text(there.as_result()), "{name}");
        let theirs = || {
            black_box(
                by_gimli(black_box(&state), black_box(&bytes))
                    .is_ok_and(|done| !done.as_result().is_empty()),
            );
        };
        let (ours, theirs) = times(count, repetitions, ours, theirs);
        println!(
            "{name:32} {ours:>10.1} {theirs:>10.1} {:>8.2}",
            theirs / ours
        );
    }
}
