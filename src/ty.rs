//! The types of the expression stack, and their sizes.
//!
//! Every entry on the stack of a [`DIExpr`](crate::expr::DIExpr) is a location and a [`Type`]. A
//! type has a number of bits and defines how arithmetic reads them; it is eight bytes, `Copy`, and
//! compares as an integer. There is no generic type here: DWARF's generic type appears only when an
//! expression is lowered.
//!
//! Sizes are in **bits** throughout. The size of a pointer depends on its address space and the
//! target, so [`Type::bit_size`] takes it from a [`PointerSizes`].

use core::fmt;
use core::str::FromStr;

/// The interpretation of the bits of an integer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Signedness {
    /// Without a sign.
    Unsigned,
    /// In two's complement.
    Signed,
}

/// A compiler's address space number, below 2²⁴. The target maps it to DWARF's number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct AddressSpace(pub u32);

/// The sizes of pointers into address spaces.
pub trait PointerSizes {
    /// The size in bits of a pointer into `space`, or `None` if there is no such address space.
    fn pointer_bits(&self, space: AddressSpace) -> Option<u32>;
}

/// The type of a vector's elements, and of most values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scalar {
    /// `iN`: a signed integer of N bits.
    Int(u16),
    /// `uN`: an unsigned integer of N bits.
    Uint(u16),
    /// A binary floating-point number.
    Float(Float),
    /// `ptr` or `ptr addrspace(A)`.
    Pointer(AddressSpace),
}

/// The floating-point formats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Float {
    /// IEEE 754 binary16.
    F16,
    /// The upper half of an IEEE 754 binary32.
    BF16,
    /// IEEE 754 binary32.
    F32,
    /// IEEE 754 binary64.
    F64,
    /// The x87's 80-bit format.
    F80,
    /// IEEE 754 binary128.
    F128,
}

/// Each format with its spelling and its size in bits.
const FLOATS: [(Float, &str, u16); 6] = [
    (Float::F16, "f16", 16),
    (Float::BF16, "bf16", 16),
    (Float::F32, "f32", 32),
    (Float::F64, "f64", 64),
    (Float::F80, "f80", 80),
    (Float::F128, "f128", 128),
];

impl Float {
    /// The size in bits.
    pub const fn bit_size(self) -> u16 {
        FLOATS[self as usize].2
    }

    /// The spelling, such as `f64`.
    pub const fn name(self) -> &'static str {
        FLOATS[self as usize].1
    }
}

/// The parts of a [`Type`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TypeKind {
    /// An integer, float or pointer.
    Scalar(Scalar),
    /// `<N x T>`.
    Vector(u32, Scalar),
    /// `bN`: N bits with no interpretation, for aggregates.
    Bits(u64),
}

/// The type of an entry on the expression stack.
///
/// Types of size 0 (`i0`, `b0`, `<0 x i32>`) can be written, so that the validator can report them.
///
/// ```
/// use dwarfsmith::Type;
/// assert_eq!("<4 x i32>".parse(), Ok(Type::vector(4, Type::int(32)).unwrap()));
/// assert_eq!(Type::F64.to_string(), "f64");
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
// The order of the fields leaves the other values of the first byte to enums that contain a type.
#[repr(C)]
pub struct Type {
    form: Form,
    /// The size, the format or the address space of a scalar; the low bits of N in bN. The upper of
    /// its 24 bits come first.
    payload_high: u8,
    payload_low: u16,
    /// The number of elements of a vector; the high bits of N in bN.
    count: u32,
}

/// The first byte of a type. The scalars come first, and then the vectors of them in the same
/// order.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
enum Form {
    Int,
    Uint,
    Float,
    Pointer,
    Bits,
    Ints,
    Uints,
    Floats,
    Pointers,
}

const _: () = assert!(size_of::<Type>() == 8);

/// The largest number that the payload can hold.
const PAYLOAD: u32 = (1 << 24) - 1;

impl Type {
    /// `u1`, the type of comparisons.
    pub const BOOL: Type = Type::uint(1);
    /// IEEE 754 binary16.
    pub const F16: Type = Type::float(Float::F16);
    /// IEEE 754 binary32.
    pub const F32: Type = Type::float(Float::F32);
    /// IEEE 754 binary64.
    pub const F64: Type = Type::float(Float::F64);
    /// A pointer into address space 0.
    pub const PTR: Type = Type::ptr(AddressSpace(0));

    const fn new(form: Form, payload: u32, count: u32) -> Type {
        Type {
            form,
            payload_high: (payload >> 16) as u8,
            payload_low: payload as u16,
            count,
        }
    }

    const fn payload(self) -> u32 {
        (self.payload_high as u32) << 16 | self.payload_low as u32
    }

    /// All fields as one number, by which types are ordered.
    const fn packed(self) -> u64 {
        (self.count as u64) << 32 | (self.payload() as u64) << 8 | self.form as u64
    }

    /// `iN`: a signed integer of `bits` bits.
    pub const fn int(bits: u16) -> Type {
        Type::new(Form::Int, bits as u32, 0)
    }

    /// `uN`: an unsigned integer of `bits` bits.
    pub const fn uint(bits: u16) -> Type {
        Type::new(Form::Uint, bits as u32, 0)
    }

    /// A floating-point type.
    pub const fn float(format: Float) -> Type {
        Type::new(Form::Float, format as u32, 0)
    }

    /// `ptr addrspace(A)`; only the low 24 bits of A count.
    pub const fn ptr(space: AddressSpace) -> Type {
        Type::new(Form::Pointer, space.0, 0)
    }

    /// `bN`: `bits` bits without an interpretation; sizes from 2⁵⁶ on are held as 2⁵⁶ − 1.
    pub const fn bits(bits: u64) -> Type {
        let max = (1 << 56) - 1;
        let bits = if bits > max { max } else { bits };
        Type::new(Form::Bits, bits as u32 & PAYLOAD, (bits >> 24) as u32)
    }

    /// `<count x element>`; `None` if the element is itself a vector or `bN`.
    pub const fn vector(count: u32, element: Type) -> Option<Type> {
        let form = match element.form {
            Form::Int => Form::Ints,
            Form::Uint => Form::Uints,
            Form::Float => Form::Floats,
            Form::Pointer => Form::Pointers,
            _ => return None,
        };
        Some(Type {
            form,
            count,
            ..element
        })
    }

    /// The parts of the type.
    pub fn kind(self) -> TypeKind {
        let payload = self.payload();
        let scalar = match self.form {
            Form::Int | Form::Ints => Scalar::Int(payload as u16),
            Form::Uint | Form::Uints => Scalar::Uint(payload as u16),
            Form::Float | Form::Floats => Scalar::Float(FLOATS[payload as usize % FLOATS.len()].0),
            Form::Pointer | Form::Pointers => Scalar::Pointer(AddressSpace(payload)),
            Form::Bits => return TypeKind::Bits(u64::from(payload) | u64::from(self.count) << 24),
        };
        match (self.form as u8) < Form::Bits as u8 {
            true => TypeKind::Scalar(scalar),
            false => TypeKind::Vector(self.count, scalar),
        }
    }

    /// The size in bits; `None` for a pointer into an address space that `pointers` does not have.
    #[inline]
    pub fn bit_size(self, pointers: &(impl PointerSizes + ?Sized)) -> Option<u64> {
        // Most types are integers.
        match self.form {
            Form::Int | Form::Uint => Some(u64::from(self.payload_low)),
            _ => self.other_bit_size(pointers),
        }
    }

    /// The size in bits of a type that is not an integer.
    fn other_bit_size(self, pointers: &(impl PointerSizes + ?Sized)) -> Option<u64> {
        let payload = self.payload();
        let element = match self.form {
            Form::Bits => return Some(u64::from(self.count) << 24 | u64::from(payload)),
            Form::Int | Form::Uint | Form::Ints | Form::Uints => payload,
            Form::Float | Form::Floats => FLOATS.get(payload as usize)?.2.into(),
            Form::Pointer | Form::Pointers => pointers.pointer_bits(AddressSpace(payload))?,
        };
        let is_vector = self.form as u8 > Form::Bits as u8;
        let count = if is_vector { self.count } else { 1 };
        // A count of 32 bits times an element size of 32 bits cannot overflow.
        Some(u64::from(element) * u64::from(count))
    }

    /// The number of elements of a vector, and their type.
    pub fn elements(self) -> Option<(u32, Type)> {
        let form = match self.form {
            Form::Ints => Form::Int,
            Form::Uints => Form::Uint,
            Form::Floats => Form::Float,
            Form::Pointers => Form::Pointer,
            _ => return None,
        };
        let element = Type {
            form,
            count: 0,
            ..self
        };
        Some((self.count, element))
    }

    /// True for `iN` and `uN`.
    pub fn is_integer(self) -> bool {
        matches!(
            self.kind(),
            TypeKind::Scalar(Scalar::Int(_) | Scalar::Uint(_))
        )
    }

    /// True for a scalar floating-point type.
    pub fn is_float(self) -> bool {
        matches!(self.kind(), TypeKind::Scalar(Scalar::Float(_)))
    }

    /// True for `iN`: arithmetic reads the bits as two's complement.
    pub fn is_signed(self) -> bool {
        matches!(self.kind(), TypeKind::Scalar(Scalar::Int(_)))
    }

    /// The interpretation of the bits of an integer in arithmetic.
    pub(crate) fn signedness(self) -> Signedness {
        match self.is_signed() {
            true => Signedness::Signed,
            false => Signedness::Unsigned,
        }
    }

    /// The address space, for a scalar pointer.
    pub fn address_space(self) -> Option<AddressSpace> {
        match self.kind() {
            TypeKind::Scalar(Scalar::Pointer(space)) => Some(space),
            _ => None,
        }
    }
}

impl PartialOrd for Type {
    fn partial_cmp(&self, other: &Type) -> Option<core::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Type {
    fn cmp(&self, other: &Type) -> core::cmp::Ordering {
        self.packed().cmp(&other.packed())
    }
}

impl core::hash::Hash for Type {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        self.packed().hash(state);
    }
}

impl fmt::Display for Scalar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Scalar::Int(bits) => write!(f, "i{bits}"),
            Scalar::Uint(bits) => write!(f, "u{bits}"),
            Scalar::Float(format) => f.write_str(format.name()),
            Scalar::Pointer(AddressSpace(0)) => f.write_str("ptr"),
            Scalar::Pointer(AddressSpace(space)) => write!(f, "ptr addrspace({space})"),
        }
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            TypeKind::Scalar(scalar) => scalar.fmt(f),
            TypeKind::Vector(count, scalar) => write!(f, "<{count} x {scalar}>"),
            TypeKind::Bits(bits) => write!(f, "b{bits}"),
        }
    }
}

impl fmt::Debug for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A spelling that is not a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownType;

impl fmt::Display for UnknownType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a type; write iN, uN, f32, ptr, ptr addrspace(A), <N x T> or bN")
    }
}

impl core::error::Error for UnknownType {}

impl FromStr for Type {
    type Err = UnknownType;

    fn from_str(text: &str) -> Result<Type, UnknownType> {
        let text = text.trim();
        if let Some(inner) = text.strip_prefix('<') {
            let inner = inner.strip_suffix('>').ok_or(UnknownType)?.trim();
            let (count, element) = inner.split_once(" x ").ok_or(UnknownType)?;
            // A vector of vectors is not a type; stopping here bounds the recursion.
            if element.contains('<') {
                return Err(UnknownType);
            }
            let count = number(count.trim()).ok_or(UnknownType)?;
            return Type::vector(count, element.parse()?).ok_or(UnknownType);
        }
        if let Some(rest) = text.strip_prefix("ptr") {
            if rest.is_empty() {
                return Ok(Type::PTR);
            }
            let rest = rest.strip_prefix([' ', '\t']).ok_or(UnknownType)?.trim();
            let space = rest
                .strip_prefix("addrspace(")
                .and_then(|rest| rest.strip_suffix(')'));
            let space: u32 = space
                .and_then(|space| number(space.trim()))
                .ok_or(UnknownType)?;
            return if space <= PAYLOAD {
                Ok(Type::ptr(AddressSpace(space)))
            } else {
                Err(UnknownType)
            };
        }
        if let Some(&(format, ..)) = FLOATS.iter().find(|(_, name, _)| *name == text) {
            return Ok(Type::float(format));
        }
        let digits = text.get(1..).ok_or(UnknownType)?;
        let ty = match text.as_bytes().first() {
            Some(b'i') => number(digits).map(Type::int),
            Some(b'u') => number(digits).map(Type::uint),
            Some(b'b') => number(digits)
                .filter(|bits: &u64| *bits < 1 << 56)
                .map(Type::bits),
            _ => None,
        };
        ty.ok_or(UnknownType)
    }
}

/// Decimal digits only: Rust's numbers may have a sign.
fn number<T: FromStr>(digits: &str) -> Option<T> {
    if digits.bytes().all(|byte| byte.is_ascii_digit()) {
        digits.parse().ok()
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::target::Target;
    use alloc::string::ToString;

    struct Sixty4;
    impl PointerSizes for Sixty4 {
        fn pointer_bits(&self, space: AddressSpace) -> Option<u32> {
            (space.0 == 0).then_some(64)
        }
    }

    #[test]
    fn spellings_round_trip_and_have_the_documented_sizes() {
        for (text, bits) in [
            ("i0", 0),
            ("i1", 1),
            ("i65535", 65_535),
            ("u1", 1),
            ("u65535", 65_535),
            ("f16", 16),
            ("bf16", 16),
            ("f32", 32),
            ("f64", 64),
            ("f80", 80),
            ("f128", 128),
            ("ptr", 64),
            ("<4 x i32>", 128),
            ("<1 x f80>", 80),
            ("<3 x bf16>", 48),
            ("<64 x ptr>", 4096),
            ("<0 x u8>", 0),
            // 65,535 times 65,535; and the largest of all, (2^32 - 1) * 65,535, which 64 bits hold.
            ("<65535 x u65535>", 4_294_836_225),
            ("<4294967295 x i65535>", 281_470_681_677_825),
            ("b0", 0),
            ("b1", 1),
            ("b24", 24),
            ("b65536", 65_536),
            ("b72057594037927935", (1 << 56) - 1),
        ] {
            let ty: Type = text.parse().unwrap();
            assert_eq!(ty.to_string(), text);
            assert_eq!(ty.bit_size(&Sixty4), Some(bits), "{text}");
        }
        for text in [
            "ptr addrspace(5)",
            "ptr addrspace(16777215)",
            "<2 x ptr addrspace(3)>",
        ] {
            let ty: Type = text.parse().unwrap();
            assert_eq!(
                (ty.to_string().as_str(), ty.bit_size(&Sixty4)),
                (text, None)
            );
        }
    }

    #[test]
    fn every_width_of_integers_is_its_size() {
        for bits in 1..=u16::MAX {
            for (ty, letter) in [(Type::int(bits), 'i'), (Type::uint(bits), 'u')] {
                assert_eq!(ty.bit_size(&Sixty4), Some(u64::from(bits)));
                assert_eq!(ty.is_signed(), letter == 'i');
                assert!(ty.is_integer() && !ty.is_float() && ty.address_space().is_none());
            }
        }
    }

    /// The sizes of pointers are those of the psABIs, and of LLVM's AMDGPU usage document, "Address
    /// Spaces": 64 bits for the generic, global and constant ones, 32 for the others.
    #[test]
    fn pointers_have_the_size_of_their_address_space_on_every_target() {
        for target in Target::all() {
            // The others have one address space.
            let one = [target.address_bits()];
            let sizes: &[u64] = match target.name() {
                "amdgpu-wave64" | "amdgpu-wave32" => &[64, 64, 32, 32, 64, 32],
                "generic64-le" | "generic64-be" => &[64, 64],
                "generic32-le" | "generic32-be" => &[32, 32],
                _ => &one,
            };
            for (space, bits) in (0..).map(AddressSpace).zip(sizes) {
                let ty = Type::ptr(space);
                assert_eq!(ty.bit_size(&target), Some(*bits), "{target:?} {ty}");
                assert_eq!(ty.address_space(), Some(space));
                let vector = Type::vector(3, ty).unwrap();
                assert_eq!(
                    vector.bit_size(&target),
                    Some(3 * bits),
                    "{target:?} {vector}"
                );
                assert_eq!(vector.to_string().parse(), Ok(vector));
                assert_eq!(
                    vector.address_space(),
                    None,
                    "a vector of pointers is not a pointer"
                );
                assert_eq!(
                    Type::vector(u32::MAX, ty).unwrap().bit_size(&target),
                    Some(u64::from(u32::MAX) * bits)
                );
            }
            let missing = AddressSpace(sizes.len() as u32);
            assert_eq!(
                Type::ptr(missing).bit_size(&target),
                None,
                "{target:?} {missing:?}"
            );
            assert_eq!(
                Type::int(u16::MAX).bit_size(&target),
                Some(65_535),
                "{target:?}"
            );
        }
    }

    #[test]
    fn vectors_hold_scalars_only() {
        assert_eq!(Type::vector(2, Type::bits(8)), None);
        assert_eq!(
            Type::vector(2, Type::vector(2, Type::int(8)).unwrap()),
            None
        );
        let ty = Type::vector(u32::MAX, Type::uint(u16::MAX)).unwrap();
        assert_eq!(
            ty.kind(),
            TypeKind::Vector(u32::MAX, Scalar::Uint(u16::MAX))
        );
    }

    #[test]
    fn invalid_types_are_rejected() {
        for text in [
            "",
            "i",
            "u",
            "b",
            "i65536",
            "u65536",
            "i99999999999999999999999",
            "b72057594037927936",
            "x32",
            "I32",
            "f8",
            "f24",
            "i-1",
            "i+1",
            "i 1",
            "i3 2",
            "é",
            "iéé",
            "ptraddrspace(1)",
            "ptr addrspace(16777216)",
            "ptr addrspace(-1)",
            "ptr addrspace(+1)",
            "ptr addrspace()",
            "ptr addrspace(1",
            "pointer",
            "<>",
            "<4 x i32",
            "<4xi32>",
            "<4294967296 x i8>",
            "<+4 x i8>",
            "<-4 x i8>",
            "< x i8>",
            "<4 x >",
            "<4 x <2 x i8>>",
            "<4 x b8>",
            "<4 x i65536>",
        ] {
            assert_eq!(text.parse::<Type>(), Err(UnknownType), "{text}");
        }
    }
}
