//! Operands of operations: their encodings and their values.

use gimli::Register;

/// The encoding of an operand in the bytes of an expression.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OperandKind {
    /// A number from 0 to 31 that is added to the operation's opcode.
    Family,
    /// One byte, unsigned.
    U8,
    /// One byte, signed.
    I8,
    /// Two bytes, unsigned.
    U16,
    /// Two bytes, signed.
    I16,
    /// Four bytes, unsigned.
    U32,
    /// Four bytes, signed.
    I32,
    /// Eight bytes, unsigned.
    U64,
    /// Eight bytes, signed.
    I64,
    /// An unsigned LEB128 number.
    Uleb,
    /// A signed LEB128 number.
    Sleb,
    /// A register number in unsigned LEB128.
    Reg,
    /// A target address of [`Encoding::address_bytes`](super::Encoding::address_bytes) bytes.
    Addr,
    /// The signed offset in bytes from the end of a branch operation to its target, two bytes.
    Jump,
    /// The offset of an entry in the current unit, two bytes.
    Entry2,
    /// The offset of an entry in the current unit, four bytes.
    Entry4,
    /// The offset of an entry in `.debug_info`, of
    /// [`Encoding::offset_bytes`](super::Encoding::offset_bytes) bytes.
    EntryInfo,
    /// The offset of an entry in the current unit, in unsigned LEB128.
    EntryUleb,
    /// The offset of a base type's entry in the current unit, in unsigned LEB128; 0 is the generic
    /// type.
    TypeUleb,
    /// A length in unsigned LEB128 and that many bytes.
    Block,
    /// A length in one byte and that many bytes.
    SmallBlock,
    /// A nested expression: a length in unsigned LEB128 and that many bytes.
    Nested,
    /// WebAssembly's index: four bytes if the preceding operand is 3, otherwise unsigned LEB128.
    WasmIndex,
    /// An address encoded as the preceding operand specifies, as in `.eh_frame`.
    EncodedAddr,
}

/// An address operand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Address {
    /// A known address.
    Value(u64),
    /// An address that the linker or loader fills in. The bytes hold the addend until the
    /// [`Fixup`](super::Fixup) is applied.
    Symbol {
        /// The caller's number for the symbol.
        symbol: u32,
        /// The number to add to the symbol's address.
        addend: i64,
    },
}

/// A reference to another debugging information entry.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EntryRef {
    /// An offset in bytes, in the unit or in `.debug_info` depending on the operation.
    Offset(u64),
    /// An entry whose offset is not known yet. The bytes hold the number until the
    /// [`Fixup`](super::Fixup) is applied, in a field that is large enough for any offset.
    Symbol(u32),
}

/// A reference to the entry of a base type in the same unit (DWARF 5 section 2.5.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BaseTypeRef {
    /// An offset in bytes from the start of the unit; 0 is the generic type.
    Offset(u64),
    /// A base type whose offset is not known yet. The bytes hold the number, in four bytes of
    /// padded LEB128, until the [`Fixup`](super::Fixup) is applied. Expressions are shorter if base
    /// types come first in a unit.
    Symbol(u32),
}

impl BaseTypeRef {
    /// The generic type: an integer of an address's size and unspecified sign.
    pub const GENERIC: BaseTypeRef = BaseTypeRef::Offset(0);
}

/// The value of an operand, independent of its encoding.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Operand<'a> {
    /// An unsigned number.
    Unsigned(u64),
    /// A signed number.
    Signed(i64),
    /// A register.
    Register(Register),
    /// An address.
    Address(Address),
    /// A reference to another entry.
    Entry(EntryRef),
    /// A reference to a base type.
    BaseType(BaseTypeRef),
    /// Bytes, or the bytes of a nested expression.
    Bytes(&'a [u8]),
}

/// A Rust type that an operand converts to and from.
pub(super) trait AsOperand<'a>: Sized {
    fn into_operand(self) -> Operand<'a>;
    fn from_operand(operand: Operand<'a>) -> Option<Self>;
}

macro_rules! as_operand {
    ($($type:ty => $variant:ident),+ $(,)?) => {$(
        impl<'a> AsOperand<'a> for $type {
            fn into_operand(self) -> Operand<'a> {
                Operand::$variant(self.into())
            }

            fn from_operand(operand: Operand<'a>) -> Option<$type> {
                match operand {
                    Operand::$variant(value) => value.try_into().ok(),
                    _ => None,
                }
            }
        }
    )+};
}

as_operand! {
    u8 => Unsigned, u16 => Unsigned, u32 => Unsigned, u64 => Unsigned,
    i8 => Signed, i16 => Signed, i32 => Signed, i64 => Signed,
    Register => Register, Address => Address, EntryRef => Entry, BaseTypeRef => BaseType, &'a [u8] => Bytes,
}

/// The Rust type of an operand in [`Operation`](super::Operation), by the name of its kind.
#[rustfmt::skip]
macro_rules! operand_type {
    ($a:lifetime, Family) => { u8 };
    ($a:lifetime, U8) => { u8 };
    ($a:lifetime, I8) => { i8 };
    ($a:lifetime, U16) => { u16 };
    ($a:lifetime, I16) => { i16 };
    ($a:lifetime, U32) => { u32 };
    ($a:lifetime, I32) => { i32 };
    ($a:lifetime, U64) => { u64 };
    ($a:lifetime, I64) => { i64 };
    ($a:lifetime, Uleb) => { u64 };
    ($a:lifetime, Sleb) => { i64 };
    ($a:lifetime, Reg) => { Register };
    ($a:lifetime, Addr) => { Address };
    ($a:lifetime, Jump) => { i16 };
    ($a:lifetime, Entry2) => { EntryRef };
    ($a:lifetime, Entry4) => { EntryRef };
    ($a:lifetime, EntryInfo) => { EntryRef };
    ($a:lifetime, EntryUleb) => { EntryRef };
    ($a:lifetime, TypeUleb) => { BaseTypeRef };
    ($a:lifetime, Block) => { &$a[u8] };
    ($a:lifetime, SmallBlock) => { &$a[u8] };
    ($a:lifetime, Nested) => { &$a[u8] };
    ($a:lifetime, WasmIndex) => { u64 };
    ($a:lifetime, EncodedAddr) => { u64 };
}

pub(super) use operand_type;
