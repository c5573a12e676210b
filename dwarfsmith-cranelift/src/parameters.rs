//! The places of parameters on entry, by Cranelift's calling conventions.

#[cfg(feature = "cranelift")]
use cranelift_codegen::ir::{ArgumentPurpose, Signature};
#[cfg(feature = "cranelift")]
use cranelift_codegen::isa::CallConv;
use dwarfsmith::Type;
use dwarfsmith::ty::TypeKind;

use crate::isa::Isa;
use crate::machine::Place;

/// The rules by which parameters are passed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ConventionKind {
    /// Those of C on Linux.
    #[default]
    SystemV,
    /// Cranelift's `fast` and `preserve_all`: like [`ConventionKind::SystemV`], except that on
    /// x86-64 the halves of an integer of 128 bits are passed as two parameters.
    Fast,
    /// Cranelift's `tail`.
    Tail,
    /// Those of C on Apple's AArch64.
    Apple,
    /// Others, such as those of Windows: the places on entry are unknown.
    Other,
}

/// How the parameters of a function are passed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Convention {
    /// The rules.
    pub kind: ConventionKind,
    /// The index of the parameter that is the address of the result (`sret`).
    pub struct_return: Option<usize>,
    /// The number of registers that results need, for integers and for floats. If there are too
    /// few of them, the address of the results is passed in the first register.
    pub results: [usize; 2],
}

#[cfg(feature = "cranelift")]
impl Convention {
    /// The convention of a signature.
    pub fn of(signature: &Signature) -> Convention {
        let kind = match signature.call_conv {
            CallConv::SystemV => ConventionKind::SystemV,
            CallConv::Fast | CallConv::PreserveAll => ConventionKind::Fast,
            CallConv::Tail => ConventionKind::Tail,
            CallConv::AppleAarch64 => ConventionKind::Apple,
            CallConv::WindowsFastcall | CallConv::Probestack | CallConv::Winch => {
                ConventionKind::Other
            }
        };
        let params = || signature.params.iter();
        // The value is the address of the argument, which is on the stack.
        let is_in_memory = |purpose| matches!(purpose, ArgumentPurpose::StructArgument(_));
        let mut results = [0; 2];
        for result in &signature.returns {
            let ty = result.value_type;
            let is_float = ty.is_float() || ty.is_vector();
            results[usize::from(is_float)] += if !is_float && ty.bits() > 64 { 2 } else { 1 };
        }
        Convention {
            kind: match params().any(|param| is_in_memory(param.purpose)) {
                true => ConventionKind::Other,
                false => kind,
            },
            struct_return: params().position(|it| it.purpose == ArgumentPurpose::StructReturn),
            results,
        }
    }
}

/// The registers or memory that a parameter takes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    /// An integer register.
    Integer,
    /// Two integer registers.
    Pair,
    /// A float register.
    Float,
    /// Space on the stack.
    Memory,
}

/// The registers and the stack that parameters have not used yet.
struct Free {
    isa: Isa,
    kind: ConventionKind,
    integers: &'static [u16],
    floats: &'static [u16],
    /// The offset from the CFA of the next parameter on the stack.
    stack: u64,
}

impl Free {
    fn new(isa: Isa, convention: &Convention) -> Option<Free> {
        let (mut integers, floats): (&[u16], &[u16]) = match isa {
            Isa::X86_64 => (&[5, 4, 1, 2, 8, 9], &[17, 18, 19, 20, 21, 22, 23, 24]),
            Isa::Aarch64 => (&[0, 1, 2, 3, 4, 5, 6, 7], &[64, 65, 66, 67, 68, 69, 70, 71]),
            Isa::Riscv64 => (
                &[10, 11, 12, 13, 14, 15, 16, 17],
                &[42, 43, 44, 45, 46, 47, 48, 49],
            ),
        };
        let kind = convention.kind;
        let max = match (isa, kind) {
            (_, ConventionKind::Other) => return None,
            // The address of results has a separate register.
            (Isa::Aarch64, _) => [usize::MAX; 2],
            (Isa::X86_64, ConventionKind::Tail) => [8, 8],
            // A third integer is in a register if LLVM's extensions are enabled.
            (Isa::X86_64, _) if convention.results[0] == 3 => return None,
            (Isa::X86_64 | Isa::Riscv64, _) => [2, 2],
        };
        let reserved = match (isa, kind) {
            // These two registers are for the address of results, and for the address of a called
            // function.
            (Isa::Aarch64, ConventionKind::Tail) => 2,
            _ => usize::from(
                convention
                    .results
                    .iter()
                    .zip(max)
                    .any(|(count, max)| *count > max),
            ),
        };
        integers = integers.get(reserved..)?;
        Some(Free {
            isa,
            kind,
            integers,
            floats,
            stack: 0,
        })
    }

    /// Returns the place of a parameter; `None` for one in two registers.
    fn place(&mut self, class: Class, bytes: u64) -> Option<Place> {
        let registers = match class {
            Class::Integer => &mut self.integers,
            Class::Float => &mut self.floats,
            Class::Memory => return Some(self.on_stack(bytes)),
            Class::Pair => {
                self.pair();
                return None;
            }
        };
        Some(match registers.split_first() {
            Some((first, rest)) => {
                *registers = rest;
                Place::Register(*first)
            }
            None => self.on_stack(bytes),
        })
    }

    fn pair(&mut self) {
        let free = self.integers.len();
        let used = match (self.isa, self.kind) {
            // The halves are two parameters.
            (Isa::X86_64, ConventionKind::Tail | ConventionKind::Fast) | (Isa::Riscv64, _) => {
                for _ in 0..2 {
                    self.place(Class::Integer, 8);
                }
                return;
            }
            (Isa::X86_64, _) => {
                if free < 2 {
                    self.on_stack(16);
                }
                2
            }
            // The first of the two registers has an even number.
            (Isa::Aarch64, _) if free >= 2 => {
                2 + usize::from(self.kind != ConventionKind::Apple && !free.is_multiple_of(2))
            }
            (Isa::Aarch64, _) => {
                self.on_stack(16);
                0
            }
        };
        self.integers = self.integers.get(used..).unwrap_or(&[]);
    }

    fn on_stack(&mut self, bytes: u64) -> Place {
        let size = match self.kind {
            ConventionKind::Apple => bytes.max(1),
            _ => bytes.max(8),
        };
        let offset = self.stack.next_multiple_of(size);
        self.stack = offset + size;
        Place::Cfa(offset as i64)
    }
}

impl Isa {
    fn class(self, ty: Type, bits: u64) -> Option<Class> {
        let is_vector = matches!(ty.kind(), TypeKind::Vector(..));
        Some(match self {
            _ if ty.is_integer() && bits > 64 => Class::Pair,
            _ if ty.is_integer() || ty == Type::PTR => Class::Integer,
            Isa::Riscv64 if ty.is_float() && bits > 64 => Class::Pair,
            Isa::Riscv64 if is_vector => Class::Memory,
            _ if ty.is_float() || is_vector => Class::Float,
            _ => return None,
        })
    }

    /// The places of parameters on entry. The place of a parameter of more than 64 bits is `None`.
    /// If a parameter is not a number, an address or a vector of at most 128 bits, its place and
    /// those of all later parameters are `None`.
    pub fn parameter_places(self, convention: &Convention, types: &[Type]) -> Vec<Option<Place>> {
        let mut free = Free::new(self, convention);
        let mut place = |index: usize, ty: &Type| {
            let known = free.as_mut()?;
            if self == Isa::Aarch64 && convention.struct_return == Some(index) {
                return Some(Place::Register(8));
            }
            let bits = ty.bit_size(&self.target()).filter(|bits| *bits <= 128);
            let Some((bits, class)) = bits.and_then(|bits| Some((bits, self.class(*ty, bits)?)))
            else {
                free = None;
                return None;
            };
            let place = known.place(class, bits.div_ceil(8).next_power_of_two());
            place.filter(|_| bits <= 64)
        };
        let types = types.iter().enumerate();
        types.map(|(index, ty)| place(index, ty)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const I64: Type = Type::int(64);
    const I128: Type = Type::int(128);

    fn places(isa: Isa, kind: ConventionKind, types: &[Type]) -> Vec<Option<Place>> {
        let convention = Convention {
            kind,
            ..Convention::default()
        };
        isa.parameter_places(&convention, types)
    }

    /// Cranelift 0.135, `isa/x64/abi.rs`: only `system_v` passes 128 bits in one piece. Here, the
    /// low half is in r9, and the high half on the stack.
    #[test]
    fn halves_of_128_bits_are_two_parameters_of_fast_functions() {
        let types = [I64, I64, I64, I64, I64, I128, I64, I64];
        let [.., pair, first, second] = places(Isa::X86_64, ConventionKind::Fast, &types)[..]
        else {
            unreachable!("eight parameters");
        };
        assert_eq!(
            (pair, first, second),
            (None, Some(Place::Cfa(8)), Some(Place::Cfa(16)))
        );
    }

    /// System V ABI, AMD64 supplement, 3.2.3: an integer of 16 bytes takes two registers or the
    /// stack, aligned to 16 bytes.
    #[test]
    fn parameters_after_a_pair_of_registers_are_known() {
        let places = places(
            Isa::X86_64,
            ConventionKind::SystemV,
            &[I64, I128, I64, I64, I64, I128, I64, Type::int(8)],
        );
        let registers = |numbers: &[u16]| -> Vec<_> {
            numbers
                .iter()
                .map(|it| Some(Place::Register(*it)))
                .collect()
        };
        assert_eq!(places[0..1], registers(&[5]));
        assert_eq!(places[1], None);
        assert_eq!(places[2..5], registers(&[2, 8, 9]));
        // The second pair is at the CFA, and has 16 bytes.
        assert_eq!(places[5], None);
        assert_eq!(places[6..], [Some(Place::Cfa(16)), Some(Place::Cfa(24))]);
    }

    /// AAPCS64, 6.4.2, C.8: the first register of a pair has an even number.
    #[test]
    fn pairs_on_aarch64_begin_at_even_registers() {
        let types = [I64, I128, I64];
        let last = |kind| places(Isa::Aarch64, kind, &types)[2];
        assert_eq!(last(ConventionKind::SystemV), Some(Place::Register(4)));
        assert_eq!(last(ConventionKind::Apple), Some(Place::Register(3)));
        assert_eq!(last(ConventionKind::Other), None);
    }

    /// The convention `tail` of Cranelift begins at x2, and Apple's packs parameters on the stack.
    #[test]
    fn conventions_differ_in_their_first_register_and_on_the_stack() {
        let types = [Type::int(32); 10];
        let of = |kind| places(Isa::Aarch64, kind, &types);
        assert_eq!(of(ConventionKind::Tail)[0], Some(Place::Register(2)));
        assert_eq!(of(ConventionKind::Tail)[6], Some(Place::Cfa(0)));
        assert_eq!(of(ConventionKind::SystemV)[9], Some(Place::Cfa(8)));
        assert_eq!(of(ConventionKind::Apple)[9], Some(Place::Cfa(4)));
    }

    #[test]
    fn the_address_of_results_shifts_parameters() {
        let convention = Convention {
            results: [4, 0],
            ..Convention::default()
        };
        let first = |isa: Isa, convention| isa.parameter_places(&convention, &[I64])[0];
        let is = |register| Some(Place::Register(register));
        assert_eq!(first(Isa::X86_64, convention), is(4));
        assert_eq!(first(Isa::Riscv64, convention), is(11));
        assert_eq!(first(Isa::Aarch64, convention), is(0));
        let returned = Convention {
            struct_return: Some(0),
            ..Convention::default()
        };
        assert_eq!(first(Isa::Aarch64, returned), is(8));
        assert_eq!(first(Isa::X86_64, returned), is(5));
    }
}
