//! `DIExpression`s on concrete numbers: LLVM's language reference, "DIExpression", and the meaning
//! of each operation in LLVM's `DwarfExpression`, executed directly. It shares only the random
//! machine state with the library.

use dwarfsmith::Target;
use dwarfsmith::check::State;
use dwarfsmith::eval::Machine;

/// An operand of a record, x86-64.
#[derive(Clone, Copy, Debug)]
pub enum Operand {
    /// The low bits of a register.
    Register(&'static str, u32),
    /// A constant of some bits.
    Constant(u32, i64),
    /// The address of a slot, in bytes from the canonical frame address.
    Frame(i64),
    /// A value of some bits in a slot.
    Slot(i64, u32),
    /// `poison`.
    Poison(u32),
}

impl Operand {
    /// The spelling in a record.
    pub fn text(self) -> String {
        match self {
            Operand::Register(name, bits) => format!("i{bits} %reg({name})"),
            Operand::Constant(bits, value) => format!("i{bits} {value}"),
            Operand::Frame(offset) => format!("ptr %addr(cfa{offset:+})"),
            Operand::Slot(offset, bits) => format!("i{bits} %slot(cfa{offset:+}, {bits})"),
            Operand::Poison(bits) => format!("i{bits} poison"),
        }
    }

    fn bits(self) -> u32 {
        match self {
            Operand::Frame(_) => 64,
            Operand::Register(_, bits) | Operand::Constant(bits, _) => bits,
            Operand::Slot(_, bits) | Operand::Poison(bits) => bits,
        }
    }

    /// The operand as an entry of the stack: registers and slots are extended with zeros, constants
    /// with their sign.
    fn number(self, state: &State) -> u64 {
        let found = match self {
            Operand::Constant(1, value) => return value as u64 & 1,
            Operand::Constant(_, value) => return value as u64,
            Operand::Frame(offset) => return state.cfa().wrapping_add_signed(offset),
            other => other.location(state, other.bits()).bytes,
        };
        let mut bytes = [0; 8];
        bytes[..found.len()].copy_from_slice(&found);
        u64::from_le_bytes(bytes)
    }

    /// The location of the operand itself.
    fn location(self, state: &State, bits: u32) -> Found {
        match self {
            Operand::Register(name, _) => {
                let mut bytes = vec![0; bits as usize / 8];
                let register = Target::X86_64.register(name).unwrap();
                assert!(state.read_register(0, register, 0, &mut bytes));
                Found {
                    place: Place::Register(name),
                    bytes,
                }
            }
            Operand::Slot(offset, _) => {
                memory(state, state.cfa().wrapping_add_signed(offset), bits).unwrap()
            }
            other => value(other.number(state).into(), bits),
        }
    }
}

/// A location.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    Register(&'static str),
    Memory(u64),
    /// No location: only the value is known.
    Value,
    /// No location: a pointer to this object.
    Pointer(Box<Found>),
}

/// A location and its contents, in storage order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    pub place: Place,
    pub bytes: Vec<u8>,
}

/// Memory; `None` past the end of the address space.
fn load(state: &State, address: u64, bytes: usize) -> Option<Vec<u8>> {
    address.checked_add(bytes as u64 - 1)?;
    let mut into = vec![0; bytes];
    assert!(state.read_memory(0, address, &mut into));
    Some(into)
}

fn memory(state: &State, address: u64, bits: u32) -> Option<Found> {
    Some(Found {
        place: Place::Memory(address),
        bytes: load(state, address, bits as usize / 8)?,
    })
}

fn value(number: i128, bits: u32) -> Found {
    Found {
        place: Place::Value,
        bytes: number.to_le_bytes()[..bits as usize / 8].to_vec(),
    }
}

/// A number on the stack: as large as an address and without a type, or of a base type.
#[derive(Clone, Copy, Debug)]
enum Number {
    Generic(u64),
    Typed {
        value: i128,
        bits: u32,
        signed: bool,
    },
}

fn wrap(value: i128, bits: u32, signed: bool) -> i128 {
    if bits >= 128 {
        return value;
    }
    let low = value & ((1i128 << bits) - 1);
    if signed && low >> (bits - 1) & 1 == 1 {
        low - (1 << bits)
    } else {
        low
    }
}

impl Number {
    fn generic(self) -> u64 {
        match self {
            Number::Generic(value) => value,
            Number::Typed { value, .. } => value as u64,
        }
    }
    fn value(self) -> i128 {
        match self {
            Number::Generic(value) => value.into(),
            Number::Typed { value, .. } => value,
        }
    }
    fn like(self, value: i128) -> Number {
        match self {
            Number::Generic(_) => Number::Generic(value as u64),
            Number::Typed { bits, signed, .. } => Number::Typed {
                value: wrap(value, bits, signed),
                bits,
                signed,
            },
        }
    }
    /// The number as division and comparisons interpret it.
    fn signed(self) -> i128 {
        match self {
            Number::Generic(value) => (value as i64).into(),
            Number::Typed { value, .. } => value,
        }
    }
    /// The number as `DW_OP_shr` interprets it.
    fn unsigned(self) -> i128 {
        match self {
            Number::Generic(value) => value.into(),
            Number::Typed { value, bits, .. } => wrap(value, bits, false),
        }
    }
    fn arithmetic(self) -> i128 {
        match self {
            Number::Generic(value) => (value as i64).into(),
            Number::Typed { value, bits, .. } => wrap(value, bits, true),
        }
    }
    fn bits(self) -> u32 {
        match self {
            Number::Generic(_) => 64,
            Number::Typed { bits, .. } => bits,
        }
    }
}

/// The kinds of locations in LLVM's `DwarfExpression`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Unknown,
    Memory,
    Implicit,
}

/// The location of `bits` bits; `None` if an operation has no result, such as a division by zero or
/// a read of missing memory.
pub fn evaluate(
    state: &State,
    operands: &[Operand],
    expression: &str,
    is_declare: bool,
    bits: u32,
) -> Option<Found> {
    let words: Vec<&str> = expression
        .split(',')
        .map(str::trim)
        .filter(|word| !word.is_empty())
        .collect();
    let mut kind = if is_declare {
        Kind::Memory
    } else {
        Kind::Unknown
    };
    let mut stack: Vec<Number> = Vec::new();
    let mut last_operand = operands.first().copied();
    let (mut is_plain, mut levels) = (true, 0);
    if !expression.contains("DW_OP_LLVM_arg") {
        stack.extend(
            operands
                .first()
                .map(|operand| Number::Generic(operand.number(state))),
        );
    }
    let mut at = 0;
    let number = |at: usize| words[at].parse::<i128>().unwrap();
    let only_memory_follows = |at: usize| {
        words[at..].iter().all(|word| {
            word.parse::<u64>().is_ok() || ["DW_OP_deref", "DW_OP_LLVM_fragment"].contains(word)
        })
    };
    while at < words.len() {
        let word = words[at];
        at += 1;
        if word == "DW_OP_LLVM_fragment" {
            break;
        }
        if word == "DW_OP_LLVM_tag_offset" {
            at += 1;
            continue;
        }
        if word == "DW_OP_LLVM_implicit_pointer" {
            levels += 1;
            continue;
        }
        if word == "DW_OP_LLVM_arg" {
            let operand = operands[number(at) as usize];
            last_operand = Some(operand);
            stack.push(Number::Generic(operand.number(state)));
            at += 1;
            continue;
        }
        is_plain = false;
        let mut pop = || stack.pop().unwrap();
        let result = match word {
            "DW_OP_stack_value" => {
                kind = Kind::Implicit;
                continue;
            }
            "DW_OP_deref" if kind != Kind::Memory && only_memory_follows(at) => {
                kind = Kind::Memory;
                continue;
            }
            "DW_OP_xderef" => {
                // The machine has one address space, which is number 0.
                let (address, space) = (pop(), pop().generic());
                assert_eq!(space, 0);
                if kind != Kind::Memory && only_memory_follows(at) {
                    kind = Kind::Memory;
                    address
                } else {
                    Number::Generic(u64::from_le_bytes(
                        load(state, address.generic(), 8)?.try_into().unwrap(),
                    ))
                }
            }
            "DW_OP_deref_type" => {
                let (bits, signed) = (number(at) as u32, words[at + 1] == "DW_ATE_signed");
                at += 2;
                let mut bytes = load(state, pop().generic(), bits as usize / 8)?;
                bytes.resize(16, 0);
                let value = wrap(i128::from_le_bytes(bytes.try_into().unwrap()), bits, signed);
                Number::Typed {
                    value,
                    bits,
                    signed,
                }
            }
            "DW_OP_deref" => {
                let address = pop().generic();
                Number::Generic(u64::from_le_bytes(
                    load(state, address, 8)?.try_into().unwrap(),
                ))
            }
            "DW_OP_deref_size" => {
                let (address, count) = (pop().generic(), number(at) as usize);
                at += 1;
                let mut bytes = load(state, address, count)?;
                bytes.resize(8, 0);
                Number::Generic(u64::from_le_bytes(bytes.try_into().unwrap()))
            }
            "DW_OP_constu" | "DW_OP_consts" => {
                at += 1;
                Number::Generic(number(at - 1) as u64)
            }
            "DW_OP_plus_uconst" => {
                at += 1;
                let first = pop();
                first.like(first.value() + number(at - 1))
            }
            "DW_OP_LLVM_convert" => {
                let (bits, signed) = (number(at) as u32, words[at + 1] == "DW_ATE_signed");
                at += 2;
                Number::Typed {
                    value: wrap(pop().value(), bits, signed),
                    bits,
                    signed,
                }
            }
            "DW_OP_LLVM_extract_bits_sext" | "DW_OP_LLVM_extract_bits_zext" => {
                let (offset, count) = (number(at) as u32, number(at + 1) as u32);
                at += 2;
                let mut from = pop().generic();
                if kind == Kind::Memory {
                    let mut bytes = load(state, from, (offset + count).div_ceil(8) as usize)?;
                    bytes.resize(8, 0);
                    from = u64::from_le_bytes(bytes.try_into().unwrap());
                }
                kind = Kind::Implicit;
                let extracted = wrap(i128::from(from >> offset), count, word.ends_with("sext"));
                Number::Generic(extracted as u64)
            }
            "DW_OP_neg" => {
                let first = pop();
                first.like(-first.value())
            }
            "DW_OP_not" => {
                let first = pop();
                first.like(!first.value())
            }
            "DW_OP_abs" => {
                let first = pop();
                first.like(first.signed().abs())
            }
            "DW_OP_dup" | "DW_OP_over" | "DW_OP_pick" => {
                let below = match word {
                    "DW_OP_pick" => {
                        at += 1;
                        number(at - 1) as usize
                    }
                    "DW_OP_over" => 1,
                    _ => 0,
                };
                stack[stack.len() - 1 - below]
            }
            "DW_OP_drop" => {
                pop();
                continue;
            }
            "DW_OP_swap" | "DW_OP_rot" => {
                let count = stack.len() - if word == "DW_OP_swap" { 2 } else { 3 };
                stack[count..].rotate_right(1);
                continue;
            }
            lit if lit.starts_with("DW_OP_lit") => {
                Number::Generic(lit["DW_OP_lit".len()..].parse().unwrap())
            }
            breg if breg.starts_with("DW_OP_breg") => {
                let register: usize = breg["DW_OP_breg".len()..].parse().unwrap();
                at += 1;
                // The x86-64 psABI's figure of DWARF register numbers.
                let name = ["rax", "rdx", "rcx", "rbx", "rsi", "rdi", "rbp", "rsp"][register];
                let base = Operand::Register(name, 64).number(state);
                Number::Generic(base.wrapping_add(number(at - 1) as u64))
            }
            _ => {
                let (mut second, mut first) = (pop(), pop());
                // A number without a type has the type of the other operand.
                match (first, second) {
                    (Number::Generic(_), Number::Typed { .. }) => {
                        first = second.like(first.value())
                    }
                    (Number::Typed { .. }, Number::Generic(_)) => {
                        second = first.like(second.value())
                    }
                    _ => {}
                }
                let shift = second.unsigned();
                let truth = |holds: bool| Number::Generic(holds.into());
                match word {
                    "DW_OP_plus" => first.like(first.value() + second.value()),
                    "DW_OP_minus" => first.like(first.value() - second.value()),
                    "DW_OP_mul" => first.like(first.value().wrapping_mul(second.value())),
                    "DW_OP_div" => first.like(first.signed().checked_div(second.signed())?),
                    "DW_OP_mod" => first.like(first.value().checked_rem(second.value())?),
                    "DW_OP_and" => first.like(first.value() & second.value()),
                    "DW_OP_or" => first.like(first.value() | second.value()),
                    "DW_OP_xor" => first.like(first.value() ^ second.value()),
                    "DW_OP_shl" if shift >= first.bits().into() => first.like(0),
                    "DW_OP_shl" => first.like(first.value().wrapping_shl(shift as u32)),
                    "DW_OP_shr" if shift >= first.bits().into() => first.like(0),
                    "DW_OP_shr" => first.like(first.unsigned() >> shift),
                    "DW_OP_shra" => first.like(first.arithmetic() >> shift.min(127)),
                    "DW_OP_eq" => truth(first.signed() == second.signed()),
                    "DW_OP_ne" => truth(first.signed() != second.signed()),
                    "DW_OP_lt" => truth(first.signed() < second.signed()),
                    "DW_OP_le" => truth(first.signed() <= second.signed()),
                    "DW_OP_gt" => truth(first.signed() > second.signed()),
                    "DW_OP_ge" => truth(first.signed() >= second.signed()),
                    other => panic!("{other} is unknown here"),
                }
            }
        };
        stack.push(result);
    }
    let mut found = match kind {
        Kind::Unknown if is_plain => {
            let operand = last_operand.unwrap();
            operand.location(state, if levels > 0 { operand.bits() } else { bits })
        }
        Kind::Unknown if levels > 0 => value(stack.last().unwrap().value(), 64),
        // `DwarfExpression::addUnsignedConstant` makes the location implicit.
        Kind::Unknown
            if operands
                .iter()
                .all(|operand| matches!(operand, Operand::Constant(..))) =>
        {
            value(stack.last().unwrap().value(), bits)
        }
        Kind::Unknown | Kind::Memory => memory(state, stack.last().unwrap().generic(), bits)?,
        Kind::Implicit => value(stack.last().unwrap().value(), bits),
    };
    for _ in 0..levels {
        found = Found {
            place: Place::Pointer(Box::new(found)),
            bytes: Vec::new(),
        };
    }
    Some(found)
}

/// The location of `bits` bits by an expression in the newer spelling; AMD's document defines each
/// operation.
pub fn evaluate_typed(
    state: &State,
    operands: &[Operand],
    expression: &str,
    bits: u32,
) -> Option<Found> {
    // A location with its size: its contents can be read as a number.
    let mut stack: Vec<(Found, u32)> = Vec::new();
    let size = |ty: &str| {
        if ty == "ptr" {
            64
        } else {
            ty[1..].parse::<u32>().unwrap()
        }
    };
    let read = |found: &Found, bits: u32| {
        let mut bytes = found.bytes.clone();
        bytes.resize(16, 0);
        wrap(i128::from_le_bytes(bytes.try_into().unwrap()), bits, true)
    };
    for operation in expression.split("), ") {
        let (name, rest) = operation.split_once('(').unwrap();
        let words: Vec<&str> = rest
            .trim_end_matches(')')
            .split([',', ' '])
            .filter(|word| !word.is_empty())
            .collect();
        let result = match name {
            "DIOpFragment" => continue,
            "DIOpReferrer" => (operands[0].location(state, size(words[0])), size(words[0])),
            "DIOpArg" => (
                operands[words[0].parse::<usize>().unwrap()].location(state, size(words[1])),
                size(words[1]),
            ),
            "DIOpConstant" => (
                value(words[1].parse().unwrap(), size(words[0])),
                size(words[0]),
            ),
            "DIOpDeref" => {
                let (pointer, from) = stack.pop().unwrap();
                (
                    memory(state, read(&pointer, from) as u64, size(words[0]))?,
                    size(words[0]),
                )
            }
            "DIOpConvert" | "DIOpSExt" => {
                let (from, bits) = stack.pop().unwrap();
                (value(read(&from, bits), size(words[0])), size(words[0]))
            }
            "DIOpAdd" | "DIOpMul" => {
                let ((second, bits), (first, _)) = (stack.pop().unwrap(), stack.pop().unwrap());
                let (first, second) = (read(&first, bits), read(&second, bits));
                let number = if name == "DIOpAdd" {
                    first + second
                } else {
                    first.wrapping_mul(second)
                };
                (value(number, bits), bits)
            }
            other => panic!("{other} is unknown here"),
        };
        stack.push(result);
    }
    let (mut found, _) = stack.pop()?;
    found.bytes.truncate(bits as usize / 8);
    Some(found)
}
