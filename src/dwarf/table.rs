//! The operation table, and the types that a macro generates from it.
//!
//! A row has an operation's documentation, its variant of [`Operation`], its name in text without
//! `DW_OP_`, its opcodes and its stack effect. In a stack effect the top of the stack is last, and
//! `*` is any number of entries. `!frames` means that the operation is not allowed in call frame
//! information (DWARF 5 section 6.4.2). From the rows the macro generates the enums, the array of
//! [`OperationDescription`]s, and the conversions between an [`Operation`] and its kind with
//! [`Operand`]s. All other code that reads or writes operations uses the description.

use super::dialect::{Dialect, Encoding};
use super::input::{DecodeErrorKind, Input, read_operand};
use super::operand::{
    Address, AsOperand, BaseTypeRef, EntryRef, Operand, OperandKind, operand_type,
};
use gimli::Register;

/// The opcodes of an operation. If the encoding allows several, the standard one is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Codes {
    /// The standard opcode, and the version of DWARF that introduced it.
    pub standard: Option<(u16, u8)>,
    /// The opcode that GNU's tools use or used.
    pub gnu: Option<u8>,
    /// The opcode that WebAssembly tools use.
    pub wasm: Option<u8>,
    /// The sub-opcode of LLVM's operation under `DW_OP_LLVM_user`.
    pub llvm: Option<u16>,
    /// The one-byte opcode of LLVM's operation in ROCm 3.10 to 5.
    pub legacy: Option<u8>,
    /// The sub-opcode that this library chose for an operation without a published opcode.
    pub experimental: Option<u16>,
}

/// `DW_OP_LLVM_user`, before a sub-opcode.
pub(super) const USER: u8 = 0xe9;

/// An opcode as it is encoded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Code {
    Byte(u8),
    User(u16),
}

impl Codes {
    const NONE: Codes = Codes {
        standard: None,
        gnu: None,
        wasm: None,
        llvm: None,
        legacy: None,
        experimental: None,
    };

    /// The opcode that is written in an encoding, if the encoding has the operation.
    pub(super) fn find(&self, encoding: Encoding) -> Option<Code> {
        if let Some((_, code)) = self
            .standard
            .filter(|(since, _)| *since <= encoding.dialect.operations())
        {
            return Some(Code::Byte(code));
        }
        if encoding.dialect.has_user_operations() {
            let experimental = self.experimental.filter(|_| encoding.experimental);
            if let Some(code) = self.llvm.or(experimental) {
                return Some(Code::User(code));
            }
        }
        if encoding.dialect == Dialect::LlvmLegacy
            && let Some(code) = self.legacy
        {
            return Some(Code::Byte(code));
        }
        self.gnu
            .filter(|_| encoding.gnu)
            .or(self.wasm)
            .map(Code::Byte)
    }

    /// True if the operation has a standard opcode in DWARF up to this version.
    pub fn standard_in(&self, version: u16) -> bool {
        self.standard.is_some_and(|(since, _)| since <= version)
    }
}

const fn standard(since: u16, code: u8) -> Codes {
    Codes {
        standard: Some((since, code)),
        ..Codes::NONE
    }
}

/// A standard operation that GNU had before, with another opcode.
const fn standard_gnu(since: u16, code: u8, gnu: u8) -> Codes {
    Codes {
        standard: Some((since, code)),
        gnu: Some(gnu),
        ..Codes::NONE
    }
}

const fn gnu(code: u8) -> Codes {
    Codes {
        gnu: Some(code),
        ..Codes::NONE
    }
}

const fn wasm(code: u8) -> Codes {
    Codes {
        wasm: Some(code),
        ..Codes::NONE
    }
}

const fn llvm(sub_opcode: u16, legacy: u8) -> Codes {
    Codes {
        llvm: Some(sub_opcode),
        legacy: Some(legacy),
        ..Codes::NONE
    }
}

const fn experimental(sub_opcode: u16) -> Codes {
    Codes {
        experimental: Some(sub_opcode),
        ..Codes::NONE
    }
}

/// The description of an operation.
#[derive(Debug)]
pub struct OperationDescription {
    /// The name without `DW_OP_` and without `LLVM_`; without the number for `lit`, `reg` and
    /// `breg`.
    pub name: &'static str,
    /// The opcodes.
    pub codes: Codes,
    /// The operands in the order of the bytes.
    pub operands: &'static [OperandKind],
    /// The names of the inputs that the operation pops, the top last, such as `["location",
    /// "bytes"]`; `None` if their number depends on more than the operation.
    pub pops: Option<&'static [&'static str]>,
    /// The names of the entries that it pushes, in the same form.
    pub pushes: Option<&'static [&'static str]>,
    /// True if the operation is allowed in call frame information: it needs no unit, no object and
    /// no frame (DWARF 5 section 6.4.2).
    pub in_frames: bool,
    /// The documentation from the table.
    pub documentation: &'static str,
}

impl OperationDescription {
    /// The number of entries that the operation pops and the number that it pushes; `None` if they
    /// depend on more than the operation.
    pub fn counts(&self) -> Option<(usize, usize)> {
        Some((self.pops?.len(), self.pushes?.len()))
    }
}

/// One side of a stack effect.
macro_rules! entries {
    (pops * -> $($push:tt)+) => { None };
    (pops $($pop:ident),* -> $($push:tt)*) => { Some(&[$(stringify!($pop)),*]) };
    (pushes * -> *) => { None };
    (pushes * -> $($push:ident),+) => { Some(&[$(stringify!($push)),+]) };
    (pushes $($pop:ident),* -> $($push:ident),*) => { Some(&[$(stringify!($push)),*]) };
}

macro_rules! in_frames {
    () => {
        true
    };
    (frames) => {
        false
    };
}

/// At most two operands.
macro_rules! pair {
    () => {
        [None, None]
    };
    ($first:expr) => {
        [Some($first), None]
    };
    ($first:expr, $second:expr) => {
        [Some($first), Some($second)]
    };
}

macro_rules! operations {
    ($(
        $(#[doc = $doc:literal])+
        $variant:ident $( ( $( $field:ident : $kind:ident ),+ ) )? $name:literal, $codes:expr, [$($effect:tt)+] $(!$frames:ident)?;
    )+) => {
        /// An operation of a DWARF expression with its operands (DWARF 5 sections 2.5 and 2.6).
        ///
        /// Byte blocks, nested expressions included, are borrowed.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Operation<'a> {
            $(
                $(#[doc = $doc])+
                #[doc = ""]
                #[doc = concat!("Stack: `", stringify!($($effect)+), "`.")]
                $variant $( ( $( operand_type!('a, $kind) ),+ ) )?,
            )+
        }

        /// An operation without its operands: the index of its [`OperationDescription`].
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        #[repr(u8)]
        pub enum OperationKind {
            $( $(#[doc = $doc])+ $variant, )+
        }

        impl OperationKind {
            /// All operations, in the order of the table.
            pub const ALL: &'static [OperationKind] = &[$( OperationKind::$variant ),+];
        }

        pub(super) static TABLE: &[OperationDescription] = &[$( OperationDescription {
            name: $name,
            codes: $codes,
            operands: &[$( $( OperandKind::$kind ),+ )?],
            pops: entries!(pops $($effect)+),
            pushes: entries!(pushes $($effect)+),
            in_frames: in_frames!($($frames)?),
            documentation: concat!($( $doc ),+),
        } ),+];

        impl<'a> Operation<'a> {
            /// The kind of this operation.
            pub const fn kind(&self) -> OperationKind {
                match self {
                    $( Operation::$variant { .. } => OperationKind::$variant, )+
                }
            }

            /// The operands, in the order of the bytes.
            pub fn operands(&self) -> impl Iterator<Item = Operand<'a>> + use<'a> {
                self.operand_pair().into_iter().flatten()
            }

            /// The operands, in the order of the bytes, and `None` after the last one.
            pub(super) fn operand_pair(&self) -> [Option<Operand<'a>>; 2] {
                match *self {
                    $( Operation::$variant $( ( $( $field ),+ ) )? => pair!($( $( $field.into_operand() ),+ )?), )+
                }
            }

            /// Decodes the operands of an operation.
            pub(crate) fn read(kind: OperationKind, input: &mut Input<'a, '_>) -> Result<Operation<'a>, DecodeErrorKind> {
                Ok(match kind {
                    $( OperationKind::$variant => {
                        $( $( let $field = read_operand!(input, $kind); )+ )?
                        Operation::$variant $( ( $( $field ),+ ) )?
                    } )+
                })
            }

            /// Builds the operation of a kind from its operands. Returns `None` if their number or
            /// kinds do not match.
            pub fn from_parts(kind: OperationKind, operands: &[Operand<'a>]) -> Option<Operation<'a>> {
                let mut operands = operands.iter().copied();
                let operation = match kind {
                    $( OperationKind::$variant => {
                        $( $( let $field = AsOperand::from_operand(operands.next()?)?; )+ )?
                        Operation::$variant $( ( $( $field ),+ ) )?
                    } )+
                };
                operands.next().is_none().then_some(operation)
            }
        }
    };
}

operations! {

    // Literals (DWARF 5 section 2.5.1.1).
    /// Pushes an address; a memory location in LLVM's and DWARF 6's rules.
    Addr(address: Addr) "addr", standard(2, 0x03), [-> address];
    /// Pushes a number of one byte, unsigned.
    Const1u(value: U8) "const1u", standard(2, 0x08), [-> value];
    /// Pushes a number of one byte, signed.
    Const1s(value: I8) "const1s", standard(2, 0x09), [-> value];
    /// Pushes a number of two bytes, unsigned.
    Const2u(value: U16) "const2u", standard(2, 0x0a), [-> value];
    /// Pushes a number of two bytes, signed.
    Const2s(value: I16) "const2s", standard(2, 0x0b), [-> value];
    /// Pushes a number of four bytes, unsigned.
    Const4u(value: U32) "const4u", standard(2, 0x0c), [-> value];
    /// Pushes a number of four bytes, signed.
    Const4s(value: I32) "const4s", standard(2, 0x0d), [-> value];
    /// Pushes a number of eight bytes, unsigned.
    Const8u(value: U64) "const8u", standard(2, 0x0e), [-> value];
    /// Pushes a number of eight bytes, signed.
    Const8s(value: I64) "const8s", standard(2, 0x0f), [-> value];
    /// Pushes an unsigned number.
    Constu(value: Uleb) "constu", standard(2, 0x10), [-> value];
    /// Pushes a signed number.
    Consts(value: Sleb) "consts", standard(2, 0x11), [-> value];
    /// Pushes a number from 0 to 31.
    Lit(value: Family) "lit", standard(2, 0x30), [-> value];
    /// Pushes the address with this index in the unit's contribution to `.debug_addr`.
    Addrx(index: Uleb) "addrx", standard_gnu(5, 0xa1, 0xfb), [-> address] !frames;
    /// Pushes the constant with this index in the unit's contribution to `.debug_addr`.
    Constx(index: Uleb) "constx", standard_gnu(5, 0xa2, 0xfc), [-> value] !frames;
    /// Pushes a constant of a base type, given as the type's bytes in target order.
    ConstType(base: TypeUleb, bytes: SmallBlock) "const_type", standard_gnu(5, 0xa4, 0xf4), [-> value] !frames;

    // Register values (section 2.5.1.2).
    /// Pushes the frame base plus a byte offset.
    Fbreg(offset: Sleb) "fbreg", standard(2, 0x91), [-> address] !frames;
    /// Pushes the value of one of registers 0 to 31 plus a byte offset.
    Breg(register: Family, offset: Sleb) "breg", standard(2, 0x70), [-> address];
    /// Pushes a register's value plus a byte offset.
    Bregx(register: Reg, offset: Sleb) "bregx", standard(2, 0x92), [-> address];
    /// Pushes a register's value as a value of a base type.
    RegvalType(register: Reg, base: TypeUleb) "regval_type", standard_gnu(5, 0xa5, 0xf5), [-> value] !frames;

    // Stack operations (section 2.5.1.3).
    /// Duplicates the top.
    Dup "dup", standard(2, 0x12), [a -> a, a];
    /// Drops the top.
    Drop "drop", standard(2, 0x13), [a ->];
    /// Duplicates the second entry.
    Over "over", standard(2, 0x14), [a, b -> a, b, a];
    /// Duplicates the entry with this index, 0 being the top.
    Pick(index: U8) "pick", standard(2, 0x15), [* -> *];
    /// Exchanges the top two entries.
    Swap "swap", standard(2, 0x16), [a, b -> b, a];
    /// Rotates the top three entries: the top becomes the third.
    Rot "rot", standard(2, 0x17), [a, b, c -> c, a, b];
    /// Reads as many bytes as an address has.
    Deref "deref", standard(2, 0x06), [location -> value];
    /// Reads this many bytes, no more than an address has, and extends them with zeros.
    DerefSize(size: U8) "deref_size", standard(2, 0x94), [location -> value];
    /// Reads a value of a base type; the first operand is its size in bytes.
    DerefType(size: U8, base: TypeUleb) "deref_type", standard_gnu(5, 0xa6, 0xf6), [location -> value] !frames;
    /// Reads as many bytes as an address has from an address space.
    Xderef "xderef", standard(2, 0x18), [aspace, address -> value];
    /// Reads this many bytes from an address space.
    XderefSize(size: U8) "xderef_size", standard(2, 0x95), [aspace, address -> value];
    /// Reads a value of a base type from an address space; the first operand is its size in bytes.
    XderefType(size: U8, base: TypeUleb) "xderef_type", standard(5, 0xa7), [aspace, address -> value] !frames;
    /// Pushes the location of the object under evaluation; DWARF 6's `DW_OP_push_object_location`.
    PushObjectAddress "push_object_address", standard(3, 0x97), [-> address] !frames;
    /// Pushes the address of an offset in thread-local storage; DWARF 6's `DW_OP_form_tls_location`.
    FormTlsAddress "form_tls_address", standard_gnu(3, 0x9b, 0xe0), [offset -> address];
    /// Pushes the canonical frame address.
    CallFrameCfa "call_frame_cfa", standard(3, 0x9c), [-> address] !frames;

    // Arithmetic and logic (section 2.5.1.4).
    /// The absolute value, by the signedness of the type.
    Abs "abs", standard(2, 0x19), [a -> value];
    /// Bitwise and.
    And "and", standard(2, 0x1a), [a, b -> value];
    /// A divided by B, signed for the generic type.
    Div "div", standard(2, 0x1b), [a, b -> value];
    /// A minus B.
    Minus "minus", standard(2, 0x1c), [a, b -> value];
    /// A modulo B, unsigned for the generic type.
    Mod "mod", standard(2, 0x1d), [a, b -> value];
    /// A times B.
    Mul "mul", standard(2, 0x1e), [a, b -> value];
    /// Minus A.
    Neg "neg", standard(2, 0x1f), [a -> value];
    /// The bitwise complement.
    Not "not", standard(2, 0x20), [a -> value];
    /// Bitwise or.
    Or "or", standard(2, 0x21), [a, b -> value];
    /// A plus B.
    Plus "plus", standard(2, 0x22), [a, b -> value];
    /// Adds a constant to the top.
    PlusUconst(value: Uleb) "plus_uconst", standard(2, 0x23), [a -> value];
    /// A shifted left by B bits.
    Shl "shl", standard(2, 0x24), [a, b -> value];
    /// A shifted right logically by B bits.
    Shr "shr", standard(2, 0x25), [a, b -> value];
    /// A shifted right arithmetically by B bits.
    Shra "shra", standard(2, 0x26), [a, b -> value];
    /// Bitwise exclusive or.
    Xor "xor", standard(2, 0x27), [a, b -> value];

    // Control flow (section 2.5.1.5).
    /// 1 if A = B, otherwise 0.
    Eq "eq", standard(2, 0x29), [a, b -> value];
    /// 1 if A ≥ B, otherwise 0.
    Ge "ge", standard(2, 0x2a), [a, b -> value];
    /// 1 if A > B, otherwise 0.
    Gt "gt", standard(2, 0x2b), [a, b -> value];
    /// 1 if A ≤ B, otherwise 0.
    Le "le", standard(2, 0x2c), [a, b -> value];
    /// 1 if A < B, otherwise 0.
    Lt "lt", standard(2, 0x2d), [a, b -> value];
    /// 1 if A ≠ B, otherwise 0.
    Ne "ne", standard(2, 0x2e), [a, b -> value];
    /// Branches by a signed number of bytes, counted from the end of the operation.
    Skip(distance: Jump) "skip", standard(2, 0x2f), [->];
    /// Pops the top. Unless it is 0, branches by a signed number of bytes, counted from the end of
    /// the operation.
    Bra(distance: Jump) "bra", standard(2, 0x28), [condition ->];
    /// Runs the location expression of an entry of the unit.
    Call2(entry: Entry2) "call2", standard(3, 0x98), [* -> *] !frames;
    /// Runs the location expression of an entry of the unit.
    Call4(entry: Entry4) "call4", standard(3, 0x99), [* -> *] !frames;
    /// Runs the location expression of any entry in `.debug_info`.
    CallRef(entry: EntryInfo) "call_ref", standard(3, 0x9a), [* -> *] !frames;

    // Types (section 2.5.1.6) and special operations (section 2.5.1.7).
    /// Converts the top to another type, preserving the number if the type can hold it.
    Convert(base: TypeUleb) "convert", standard_gnu(5, 0xa8, 0xf7), [a -> value] !frames;
    /// Reinterprets the bits of the top as another type of the same size.
    Reinterpret(base: TypeUleb) "reinterpret", standard_gnu(5, 0xa9, 0xf9), [a -> value] !frames;
    /// Does nothing.
    Nop "nop", standard(2, 0x96), [->];
    /// Pushes the value that the nested expression had on entry to the function.
    EntryValue(expression: Nested) "entry_value", standard_gnu(5, 0xa3, 0xf3), [-> value] !frames;

    // Locations (section 2.6.1).
    /// The storage of one of registers 0 to 31.
    Reg(register: Family) "reg", standard(2, 0x50), [-> location];
    /// A register's storage.
    Regx(register: Reg) "regx", standard(2, 0x90), [-> location];
    /// Implicit storage that holds these bytes.
    ImplicitValue(bytes: Block) "implicit_value", standard(4, 0x9e), [-> location];
    /// Implicit storage that holds the value of the top.
    StackValue "stack_value", standard(4, 0x9f), [value -> location];
    /// The storage of an implicit pointer to a byte offset in the object that an entry describes.
    ImplicitPointer(entry: EntryInfo, offset: Sleb) "implicit_pointer", standard_gnu(5, 0xa0, 0xf2), [-> location] !frames;
    /// Makes this many bytes the next part of a composite.
    Piece(size: Uleb) "piece", standard(2, 0x93), [* -> composite];
    /// Makes this many bits, from a bit offset on, the next part of a composite.
    BitPiece(size: Uleb, offset: Uleb) "bit_piece", standard(3, 0x9d), [* -> composite];

    // GNU's and WebAssembly's extensions.
    /// Marks the variable as not initialized yet.
    GnuUninit "GNU_uninit", gnu(0xf0), [->];
    /// Pushes an address that is encoded as in `.eh_frame`.
    GnuEncodedAddr(encoding: U8, address: EncodedAddr) "GNU_encoded_addr", gnu(0xf1), [-> address];
    /// Pushes the value that the parameter with this entry had on entry to the function.
    GnuParameterRef(entry: Entry4) "GNU_parameter_ref", gnu(0xfa), [-> value] !frames;
    /// Pushes the value of the variable with this entry.
    GnuVariableValue(entry: EntryInfo) "GNU_variable_value", gnu(0xfd), [-> value] !frames;
    /// Pushes the value of a WebAssembly local (0), global (1 or 3) or operand stack entry (2) with
    /// this index.
    WasmLocation(kind: U8, index: WasmIndex) "WASM_location", wasm(0xed), [-> value];

    // LLVM's extensions for heterogeneous debugging.
    /// Does nothing: the two-byte form of `DW_OP_nop`.
    LlvmNop "nop", Codes { llvm: Some(0x01), ..Codes::NONE }, [->];
    /// The memory of an address space at an address.
    FormAspaceAddress "form_aspace_address", llvm(0x02, 0xe1), [address, aspace -> location];
    /// Pushes the number of the focused lane.
    PushLane "push_lane", llvm(0x03, 0xe2), [-> lane] !frames;
    /// Moves a location by a signed number of bytes.
    Offset "offset", llvm(0x04, 0xe3), [location, bytes -> location];
    /// Moves a location by a constant number of bytes.
    OffsetUconst(bytes: Uleb) "offset_uconst", llvm(0x05, 0xe4), [location -> location];
    /// Moves a location by a signed number of bits.
    BitOffset "bit_offset", llvm(0x06, 0xe5), [location, bits -> location];
    /// The current location of the value that a register had on entry to the frame's function.
    CallFrameEntryReg(register: Reg) "call_frame_entry_reg", llvm(0x07, 0xe6), [-> location];
    /// The undefined location.
    Undefined "undefined", llvm(0x08, 0xe7), [-> location];
    /// The memory of an address space at a register's value plus a byte offset.
    AspaceBregx(register: Reg, offset: Sleb) "aspace_bregx", llvm(0x09, 0xe8), [aspace -> location];
    /// Like [`Operation::ImplicitPointer`], for a pointer into an address space.
    AspaceImplicitPointer(entry: EntryInfo, offset: Sleb) "aspace_implicit_pointer", Codes { legacy: Some(0xe9), ..Codes::NONE }, [aspace -> location] !frames;
    /// Completes a composite that pieces have built.
    PieceEnd "piece_end", llvm(0x0a, 0xea), [composite -> composite];
    /// A composite of copies of one part; the operands are its size in bits and the count.
    Extend(bits: Uleb, count: Uleb) "extend", llvm(0x0b, 0xeb), [location -> location];
    /// A composite of parts of `one` where the mask has a 1, and of `zero` elsewhere; the operands
    /// are their size in bits and their count.
    SelectBitPiece(bits: Uleb, count: Uleb) "select_bit_piece", llvm(0x0c, 0xec), [zero, one, mask -> location];

    // Operations with a published meaning and no published opcode.
    /// An empty composite (DWARF issue 230524.1).
    Composite "composite", experimental(0x100), [-> composite];
    /// The base with another location laid over it, at an offset and for a width in bytes (issue
    /// 251120.1).
    Overlay "overlay", experimental(0x101), [base, overlay, offset, width -> location];
    /// The base with another location laid over it, at an offset and for a width in bits (issue
    /// 251120.1).
    BitOverlay "bit_overlay", experimental(0x102), [base, overlay, offset, width -> location];
    /// Two locations of one object at once (issue 260227.1).
    Multiloc "multiloc", experimental(0x103), [location, location -> location];
    /// The memory of an address space at an address (the address spaces proposal).
    Mem "mem", experimental(0x104), [aspace, address -> location];
    /// Pushes the number of the focused iteration.
    PushIteration "push_iteration", experimental(0x105), [-> iteration] !frames;
    /// Pushes the number of the focused SIMD lane (issue 200720.1).
    PushSimdLane "push_simd_lane", experimental(0x106), [-> lane] !frames;
    /// Like [`Operation::Piece`], with the size in bytes on the stack (issue 200720.1).
    PieceStack "piece_stack", experimental(0x107), [* -> composite];
    /// Like [`Operation::BitPiece`], with offset and size in bits on the stack (issue 200720.1).
    BitPieceStack "bit_piece_stack", experimental(0x108), [* -> composite];
    /// The location of the byte at an offset in an array that is partly in registers, as an entry
    /// describes (issue 230712.4).
    ObjectMap(entry: EntryUleb) "object_map", experimental(0x109), [offset -> location] !frames;
}

impl OperationKind {
    /// The description of the operation.
    pub fn description(self) -> &'static OperationDescription {
        &TABLE[self as usize]
    }
}

/// Constructors that choose the shortest form.
impl<'a> Operation<'a> {
    /// The operation that names a register's storage: `DW_OP_reg0`…`reg31` or `DW_OP_regx`.
    pub const fn register(register: Register) -> Operation<'a> {
        if register.0 < 32 {
            Operation::Reg(register.0 as u8)
        } else {
            Operation::Regx(register)
        }
    }

    /// The operation that adds a byte offset to a register's value: `DW_OP_breg0`…`breg31` or
    /// `DW_OP_bregx`.
    pub const fn base_register(register: Register, offset: i64) -> Operation<'a> {
        if register.0 < 32 {
            Operation::Breg(register.0 as u8, offset)
        } else {
            Operation::Bregx(register, offset)
        }
    }

    /// The operation that pushes a number, modulo the size of an address: the shortest of
    /// `DW_OP_lit0`…`lit31`, `const1u`…`const8u` and `constu`.
    pub fn constant_unsigned(value: u64) -> Operation<'a> {
        let leb = super::leb128::unsigned_len(value);
        match value {
            0..=31 => Operation::Lit(value as u8),
            32..=0xff => Operation::Const1u(value as u8),
            0x100..=0xffff => Operation::Const2u(value as u16),
            0x1_0000..=0xffff_ffff if leb >= 4 => Operation::Const4u(value as u32),
            _ if leb >= 8 => Operation::Const8u(value),
            _ => Operation::Constu(value),
        }
    }

    /// The operation that pushes a signed number: the shortest of `DW_OP_lit0`…`lit31`,
    /// `const1s`…`const8s` and `consts`, or an unsigned form if that is shorter.
    pub fn constant_signed(value: i64) -> Operation<'a> {
        if value >= 0 {
            return Operation::constant_unsigned(value as u64);
        }
        let leb = super::leb128::signed_len(value);
        if let Ok(value) = i8::try_from(value) {
            Operation::Const1s(value)
        } else if let Ok(value) = i16::try_from(value)
            && leb >= 2
        {
            Operation::Const2s(value)
        } else if let Ok(value) = i32::try_from(value)
            && leb >= 4
        {
            Operation::Const4s(value)
        } else if leb >= 8 {
            Operation::Const8s(value)
        } else {
            Operation::Consts(value)
        }
    }
}
