//! Expressions of all operations of DWARF 5: most of them well-formed, some not.
//!
//! The generator keeps a model of the stack, the types of its entries, so that nearly all
//! operations find the inputs that they need. Some operations are chosen regardless of the model,
//! and bytes of some expressions are damaged afterwards.

use super::world::{ENTRIES, FIRST_TYPE, HIGH_REGISTER, MEMORY, MEMORY_BYTES, TYPES, World};
use crate::random::Random;
use dwarfsmith::dwarf::{
    Address, BaseTypeRef, EntryRef, Operand, OperandKind, Operation, OperationKind, Writer,
};
use dwarfsmith::eval::{BaseEncoding, Snapshot};
use dwarfsmith::target::{ByteOrder, Register};

/// The type of an entry of the model's stack: an index into [`TYPES`], or the generic type.
type Type = Option<usize>;

/// An operation for the generator: its frequency, its inputs and its results, top last. A letter is
/// an entry, the same letter the same type: `a` to `c` any, `i` and `j` integers, `g` the generic
/// type, `t` the type that is an operand, `r` such a type of the same size as `a`. `!` is a
/// location, after which only a piece may follow.
struct Row(OperationKind, usize, &'static str, &'static str);

use OperationKind::*;

#[rustfmt::skip]
const ROWS: &[Row] = &[
    Row(Addr, 4, "", "g"), Row(Lit, 8, "", "g"), Row(Const1u, 2, "", "g"), Row(Const1s, 2, "", "g"),
    Row(Const2u, 2, "", "g"), Row(Const2s, 2, "", "g"), Row(Const4u, 2, "", "g"), Row(Const4s, 2, "", "g"),
    Row(Const8u, 2, "", "g"), Row(Const8s, 2, "", "g"), Row(Constu, 4, "", "g"), Row(Consts, 4, "", "g"),
    Row(Addrx, 3, "", "g"), Row(Constx, 2, "", "g"), Row(ConstType, 12, "", "t"),
    Row(Fbreg, 3, "", "g"), Row(Breg, 6, "", "g"), Row(Bregx, 2, "", "g"), Row(RegvalType, 6, "", "t"),
    Row(Dup, 3, "a", "aa"), Row(Drop, 2, "a", ""), Row(Over, 2, "ab", "aba"), Row(Pick, 2, "", "g"),
    Row(Swap, 2, "ab", "ba"), Row(Rot, 2, "abc", "cab"),
    Row(Deref, 3, "g", "g"), Row(DerefSize, 3, "i", "g"), Row(DerefType, 3, "i", "t"),
    Row(Xderef, 1, "ij", "g"), Row(XderefSize, 1, "ij", "g"), Row(XderefType, 1, "ij", "t"),
    Row(PushObjectAddress, 2, "", "g"), Row(FormTlsAddress, 2, "i", "g"), Row(CallFrameCfa, 2, "", "g"),
    Row(Abs, 5, "a", "a"), Row(Neg, 2, "a", "a"), Row(Not, 2, "i", "i"), Row(And, 2, "ii", "i"),
    Row(Or, 2, "ii", "i"), Row(Xor, 2, "ii", "i"), Row(Div, 3, "aa", "a"), Row(Mod, 3, "ii", "i"),
    Row(Minus, 3, "aa", "a"), Row(Mul, 3, "aa", "a"), Row(Plus, 4, "aa", "a"), Row(PlusUconst, 3, "i", "i"),
    Row(Shl, 3, "ii", "i"), Row(Shr, 3, "ii", "i"), Row(Shra, 3, "ii", "i"),
    Row(Eq, 2, "aa", "g"), Row(Ge, 2, "aa", "g"), Row(Gt, 2, "aa", "g"), Row(Le, 2, "aa", "g"),
    Row(Lt, 2, "aa", "g"), Row(Ne, 2, "aa", "g"),
    Row(Skip, 1, "", ""), Row(Bra, 2, "i", ""),
    Row(Call2, 1, "", ""), Row(Call4, 1, "", ""), Row(CallRef, 1, "", ""),
    Row(Convert, 4, "a", "t"), Row(Reinterpret, 3, "a", "r"), Row(Nop, 1, "", ""), Row(EntryValue, 2, "", "g"),
    Row(Reg, 4, "", "!"), Row(Regx, 2, "", "!"), Row(ImplicitValue, 3, "", "!"), Row(StackValue, 4, "a", "!"),
    Row(ImplicitPointer, 3, "", "!"), Row(Piece, 2, "g", ""), Row(BitPiece, 2, "g", ""),
];

/// The operations that the generator has.
pub fn kinds() -> impl Iterator<Item = OperationKind> {
    ROWS.iter().map(|row| row.0)
}

fn is_integer(ty: Type) -> bool {
    ty.is_none_or(|index| TYPES[index].0 != BaseEncoding::Float)
}

fn size(ty: Type, world: &World) -> u16 {
    ty.map_or(world.encoding.address_bytes.into(), |index| TYPES[index].1)
}

/// The types of the letters of a row, if the model's stack has its inputs.
fn bind(takes: &str, stack: &[Type]) -> Option<Vec<(char, Type)>> {
    let top = stack.get(stack.len().checked_sub(takes.len())?..)?;
    let mut bound: Vec<(char, Type)> = Vec::new();
    for (letter, ty) in takes.chars().zip(top) {
        let fits = match letter {
            'g' => ty.is_none(),
            'i' | 'j' => is_integer(*ty),
            _ => true,
        };
        let same = bound
            .iter()
            .all(|(known, other)| *known != letter || other == ty);
        if !fits || !same {
            return None;
        }
        bound.push((letter, *ty));
    }
    Some(bound)
}

pub struct Generator<'w> {
    pub world: &'w World,
    pub random: &'w mut Random,
}

impl Generator<'_> {
    /// An expression of any kind.
    pub fn expression(&mut self) -> Vec<u8> {
        let most = if self.random.chance(10) { 40 } else { 10 };
        let length = 1 + self.random.below(most);
        let mut bytes = self.sequence(length, 0);
        if self.random.chance(12) {
            self.damage(&mut bytes);
        }
        bytes
    }

    fn sequence(&mut self, length: usize, depth: usize) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut starts = Vec::new();
        let mut branches = Vec::new();
        let mut stack: Vec<Type> = Vec::new();
        // Whether the last operation was a location, which must be followed by a piece or the end.
        let mut complete = false;
        let mut pieces = false;
        while starts.len() < length {
            let Row(kind, _, takes, gives) = match complete && self.random.chance(96) {
                true if self.random.chance(60) => break,
                // A piece takes the location, which is not in the model's stack.
                true => self
                    .random
                    .pick(&[&Row(Piece, 0, "", ""), &Row(BitPiece, 0, "", "")]),
                false => self.row(&stack),
            };
            if self.random.chance(if complete { 0 } else { 2 }) {
                // A piece without a location.
                starts.push(bytes.len());
                self.write(Piece, None, &stack, 1, &mut bytes);
            }
            if kind.description().pushes == Some(&["value"])
                && kind.description().name.contains("deref")
            {
                self.put_address(takes, &mut starts, &mut stack, &mut bytes);
            }
            let bound = bind(takes, &stack).unwrap_or_default();
            let of = |letter| {
                bound
                    .iter()
                    .find(|(known, _)| *known == letter)
                    .map(|(_, ty)| *ty)
            };
            let wanted = if gives.contains('r') {
                of('a').map(|ty| size(ty, self.world))
            } else {
                None
            };
            let ty = self.operand_type(wanted);
            starts.push(bytes.len());
            self.write(*kind, ty, &stack, depth, &mut bytes);
            if matches!(kind, Skip | Bra) {
                branches.push(bytes.len());
            }
            stack.truncate(stack.len().saturating_sub(takes.len()));
            complete = *gives == "!";
            pieces |= matches!(kind, Piece | BitPiece);
            let left = gives.chars().filter(|letter| *letter != '!');
            stack.extend(left.map(|letter| {
                if matches!(letter, 't' | 'r') {
                    ty
                } else {
                    of(letter).flatten()
                }
            }));
        }
        // Mostly an end that fits the stack.
        if self.random.chance(90) {
            let end = match (pieces, stack.last()) {
                (true, Some(_)) => Some(Piece),
                (true, None) if complete => Some(Piece),
                (false, Some(Some(_))) if !complete => Some(StackValue),
                _ => None,
            };
            if let Some(end) = end {
                starts.push(bytes.len());
                self.write(end, None, &stack, depth, &mut bytes);
            }
        }
        starts.push(bytes.len());
        for end in branches {
            self.aim(&mut bytes, &starts, end);
        }
        bytes
    }

    /// Mostly an address with contents: pushes one for an operation that takes an address, and an
    /// address space if it takes two entries.
    fn put_address(
        &mut self,
        takes: &str,
        starts: &mut Vec<usize>,
        stack: &mut Vec<Type>,
        bytes: &mut Vec<u8>,
    ) {
        if self.random.chance(25) {
            return;
        }
        let space = Operation::Lit(self.random.below(2) as u8);
        let within = self.random.below(MEMORY_BYTES as usize - 16) as u64;
        let address = Operation::Addr(Address::Value(MEMORY + within));
        for operation in if takes.len() == 2 {
            vec![space, address]
        } else {
            vec![address]
        } {
            starts.push(bytes.len());
            stack.push(None);
            self.put(operation, bytes);
        }
    }

    /// A random row that fits, or sometimes any row.
    fn row(&mut self, stack: &[Type]) -> &'static Row {
        let total: usize = ROWS.iter().map(|row| row.1).sum();
        let careless = self.random.chance(2);
        loop {
            let mut at = self.random.below(total);
            let row = ROWS.iter().find(|row| {
                let here = at < row.1;
                at = at.wrapping_sub(row.1);
                here
            });
            if let Some(row) = row
                && (careless || bind(row.2, stack).is_some())
            {
                return row;
            }
        }
    }

    /// A type for an operand: of a size if one is requested, and sometimes the generic type or an
    /// invalid one.
    fn operand_type(&mut self, wanted: Option<u16>) -> Type {
        // gimli does not support the last two, so they are rarely useful.
        let count = if self.random.chance(3) {
            TYPES.len()
        } else {
            TYPES.len() - 2
        };
        let fitting: Vec<usize> = (0..count)
            .filter(|index| wanted.is_none_or(|size| TYPES[*index].1 == size))
            .collect();
        if self.random.chance(5) || fitting.is_empty() {
            None
        } else {
            Some(self.random.pick(&fitting))
        }
    }

    /// Sets the target of the branch that ends at `end`: mostly a later operation, or any offset.
    fn aim(&mut self, bytes: &mut [u8], starts: &[usize], end: usize) {
        let target = match self.random.below(20) {
            0 => self.random.below(bytes.len() + 9) as i64 - 4,
            1..=3 => self.random.pick(starts) as i64,
            _ => {
                let later: Vec<usize> = starts
                    .iter()
                    .copied()
                    .filter(|start| *start >= end)
                    .collect();
                self.random.pick(&later) as i64
            }
        };
        let distance = (target - end as i64) as i16;
        bytes[end - 2..end].copy_from_slice(&match self.world.encoding.order {
            ByteOrder::Little => distance.to_le_bytes(),
            ByteOrder::Big => distance.to_be_bytes(),
        });
    }

    fn write(
        &mut self,
        kind: OperationKind,
        ty: Type,
        stack: &[Type],
        depth: usize,
        bytes: &mut Vec<u8>,
    ) {
        let block: Vec<u8> = match kind {
            EntryValue if depth < 2 => {
                let length = 1 + self.random.below(3);
                self.sequence(length, depth + 1)
            }
            EntryValue => vec![0x50],
            ConstType => {
                let right = usize::from(size(ty, self.world));
                let size = if self.random.chance(2) {
                    self.random.below(20)
                } else {
                    right
                };
                self.constant(ty, size)
            }
            _ => {
                let size = self.random.below(10);
                self.random.bytes(size)
            }
        };
        let operands: Vec<Operand<'_>> = (0..kind.description().operands.len())
            .map(|at| self.operand(kind, at, ty, stack, &block))
            .collect();
        let operation =
            Operation::from_parts(kind, &operands).expect("operands of the operation's kinds");
        self.put(operation, bytes);
    }

    fn put(&self, operation: Operation<'_>, bytes: &mut Vec<u8>) {
        let mut fixups = Vec::new();
        Writer::new(self.world.encoding, bytes, &mut fixups)
            .op(operation)
            .expect("an operation of DWARF 5");
    }

    /// Bytes of a constant: of a floating-point type, numbers of all kinds.
    fn constant(&mut self, ty: Type, size: usize) -> Vec<u8> {
        let float = ty.is_some_and(|index| TYPES[index].0 == BaseEncoding::Float);
        if !float || size > 8 || self.random.chance(20) {
            return self.random.bytes(size);
        }
        let edges = [
            0.0,
            -0.0,
            1.0,
            -1.5,
            127.0,
            128.0,
            65536.0,
            -2147483648.0,
            1e10,
            1e20,
            f64::INFINITY,
            f64::NAN,
        ];
        let number = if self.random.chance(50) {
            self.random.pick(&edges)
        } else {
            self.random.below(1000) as f64 / 8.0
        };
        let mut bytes = if size == 4 {
            (number as f32).to_le_bytes().to_vec()
        } else {
            number.to_le_bytes().to_vec()
        };
        bytes.resize(size, 0);
        if self.world.encoding.order == ByteOrder::Big {
            bytes.reverse();
        }
        bytes
    }

    fn operand<'b>(
        &mut self,
        kind: OperationKind,
        at: usize,
        ty: Type,
        stack: &[Type],
        block: &'b [u8],
    ) -> Operand<'b> {
        let address_bytes = u64::from(self.world.encoding.address_bytes);
        let number = self.random.number();
        let how = kind.description().operands[at];
        match how {
            OperandKind::Family if kind == Lit => Operand::Unsigned(number % 32),
            OperandKind::Family => Operand::Unsigned(self.register(32).into()),
            OperandKind::U8 => Operand::Unsigned(match kind {
                Pick => number % (stack.len().max(1) + usize::from(self.random.chance(2))) as u64,
                DerefSize | XderefSize if self.random.chance(97) => {
                    1 + self.random.below(address_bytes as usize) as u64
                }
                DerefType | XderefType if self.random.chance(97) => size(ty, self.world).into(),
                _ => number & 0xff,
            }),
            OperandKind::I8 => Operand::Signed((number as i8).into()),
            OperandKind::U16 => Operand::Unsigned(number & 0xffff),
            OperandKind::I16 => Operand::Signed((number as i16).into()),
            OperandKind::U32 => Operand::Unsigned(number & 0xffff_ffff),
            OperandKind::I32 => Operand::Signed((number as i32).into()),
            OperandKind::U64 => Operand::Unsigned(number),
            OperandKind::I64 => Operand::Signed(number as i64),
            OperandKind::Uleb => Operand::Unsigned(match kind {
                Addrx | Constx => number % 5,
                // Nearly always at most the size of the storage.
                Piece if self.random.chance(97) => self.random.below(5) as u64,
                BitPiece if self.random.chance(97) => {
                    self.random.below(if at == 0 { 30 } else { 12 }) as u64
                }
                Constu if self.random.chance(40) => MEMORY + number % MEMORY_BYTES,
                _ => number,
            }),
            OperandKind::Sleb if matches!(kind, Fbreg | Breg | Bregx) && self.random.chance(90) => {
                Operand::Signed(self.random.below(64) as i64 - 32)
            }
            OperandKind::Sleb => Operand::Signed(number as i64),
            OperandKind::Reg => Operand::Register(Register(self.register(200))),
            OperandKind::Addr if self.random.chance(80) => {
                Operand::Address(Address::Value(MEMORY + number % MEMORY_BYTES))
            }
            OperandKind::Addr => {
                Operand::Address(Address::Value(number & self.world.address_mask()))
            }
            OperandKind::Jump => Operand::Signed(0),
            OperandKind::Entry2 | OperandKind::Entry4 | OperandKind::EntryInfo => {
                let one_more = usize::from(self.random.chance(5));
                let index = self.random.below(ENTRIES.len() + one_more);
                Operand::Entry(EntryRef::Offset(Snapshot::FIRST_ENTRY + index as u64))
            }
            OperandKind::TypeUleb if self.random.chance(1) => {
                Operand::BaseType(BaseTypeRef::Offset(number))
            }
            OperandKind::TypeUleb => Operand::BaseType(match ty {
                Some(index) => BaseTypeRef::Offset(FIRST_TYPE + index as u64),
                None => BaseTypeRef::GENERIC,
            }),
            OperandKind::Block | OperandKind::SmallBlock | OperandKind::Nested => {
                Operand::Bytes(block)
            }
            OperandKind::EntryUleb | OperandKind::WasmIndex | OperandKind::EncodedAddr => {
                panic!("DWARF 5 has no operand that is {how:?}")
            }
        }
    }

    /// A register: mostly one that has contents.
    fn register(&mut self, end: usize) -> u16 {
        match self.random.below(20) {
            0 => self.random.below(end) as u16,
            1 if end > 32 => HIGH_REGISTER,
            _ => self.random.below(10) as u16,
        }
    }

    /// Changes, removes or adds a byte, or cuts the expression off.
    fn damage(&mut self, bytes: &mut Vec<u8>) {
        if bytes.is_empty() {
            return;
        }
        let at = self.random.below(bytes.len());
        match self.random.below(5) {
            0 => bytes.truncate(at),
            1 => _ = bytes.remove(at),
            2 => bytes.insert(at, self.random.next() as u8),
            3 => bytes[at] ^= 1 << self.random.below(8),
            _ => bytes[at] = self.random.next() as u8,
        }
    }
}
