//! Targets: byte order, registers, address spaces, frame defaults.
//!
//! Each target is a table in a separate file, and [`Target`] is a handle to a table. Registers are
//! DWARF numbers ([`Register`]); their sizes are in **bits**. The compiler and DWARF number address
//! spaces independently; the table maps the compiler's numbers to DWARF's.
//!
//! # Adding a target
//!
//! Fill in a [`Description`], mostly from the "DWARF register numbers" of the machine's psABI, and
//! create a [`Target`] from it with [`Target::new`]. It works like a target of the library.
//! [`Description::BASE_64`] and [`Description::BASE_32`] have default values for most targets.
//! [`text::parse_for`](crate::text::parse_for) reads modules that name the new target.
//!
//! ```
//! use dwarfsmith::Target;
//! use dwarfsmith::target::{Description, Preserved, RegisterBank};
//!
//! // Register numbers are from the machine's psABI: r0 to r15 are 0 to 15, and r13 is the stack pointer.
//! const TOY: Description = Description {
//!     name: "toy32",
//!     registers: &[RegisterBank::numbered(0, 16, "r", 32)],
//!     aliases: &[RegisterBank::named(13, &["sp", "lr"], 32)],
//!     preserved: &[Preserved::all(4, 8)],
//!     cfa: (13, 0),
//!     return_address: 14,
//!     code_alignment: 2,
//!     ..Description::BASE_32
//! };
//! const TARGET: Target = match Target::new(&TOY) {
//!     Ok(target) => target,
//!     Err(error) => panic!("{}", error.message()),
//! };
//! assert_eq!(TARGET.register("lr"), TARGET.register("r14"));
//! ```
//!
//! `examples/own_target.rs` describes LoongArch64 and writes an object file for it.

mod aarch64;
mod abi;
mod amdgpu;
#[cfg(feature = "object")]
mod architecture;
mod arm;
mod bank;
mod check;
mod description;
mod generic;
mod i386;
mod ppc64;
mod riscv64;
mod s390x;
mod wasm32;
mod x86_64;

use crate::dwarf::Operation;
use crate::ty::{AddressSpace, Float, PointerSizes};
use alloc::format;
use alloc::string::String;
use bank::decimal;
use core::fmt;

pub use abi::{bits_preserved_by_abi, preserved_by_abi};
pub use bank::{RegisterBank, RegisterNames};
pub use check::DescriptionError;
pub use description::{
    AddressSpaceInfo, ByteOrder, Description, ElfMachine, ElfRelocations, Preserved, ReadAs,
    ThreadLocalRelocation,
};
pub use gimli::Register;

/// The number of bits of an index in the number of a WebAssembly local, global or operand.
const WASM_INDEX_BITS: u32 = 14;

const TARGETS: &[&Description] = &[
    &x86_64::X86_64,
    &i386::I386,
    &aarch64::AARCH64,
    &aarch64::AARCH64_BE,
    &arm::ARM,
    &riscv64::RISCV64,
    &riscv64::V128,
    &riscv64::V256,
    &riscv64::V512,
    &ppc64::PPC64,
    &ppc64::PPC64_LE,
    &s390x::S390X,
    &amdgpu::WAVE64,
    &amdgpu::WAVE32,
    &wasm32::WASM32,
    &generic::GENERIC32_LE,
    &generic::GENERIC32_BE,
    &generic::GENERIC64_LE,
    &generic::GENERIC64_BE,
];

/// The machine that debug information is generated for.
///
/// ```
/// use dwarfsmith::Target;
/// let rdi = Target::X86_64.register("rdi").unwrap();
/// assert_eq!((rdi.0, Target::X86_64.register_bits(rdi)), (5, Some(64)));
/// ```
#[derive(Clone, Copy)]
pub struct Target(&'static Description);

impl Target {
    /// x86-64, System V.
    pub const X86_64: Target = Target(&x86_64::X86_64);
    /// 64-bit Arm, little-endian.
    pub const AARCH64: Target = Target(&aarch64::AARCH64);
    /// 64-bit RISC-V.
    pub const RISCV64: Target = Target(&riscv64::RISCV64);
    /// AMD GPUs with 64 lanes per wave.
    pub const AMDGPU_WAVE64: Target = Target(&amdgpu::WAVE64);
    /// AMD GPUs with 32 lanes per wave.
    pub const AMDGPU_WAVE32: Target = Target(&amdgpu::WAVE32);

    /// A target from a description. In a constant, an inconsistent description does not compile:
    ///
    /// ```compile_fail
    /// use dwarfsmith::{Target, target::Description};
    ///
    /// const NAMELESS: Target = match Target::new(&Description::BASE_64) {
    ///     Ok(target) => target,
    ///     Err(error) => panic!("{}", error.message()),
    /// };
    /// NAMELESS.name();
    /// ```
    ///
    /// # Errors
    /// Returns an error if the description is inconsistent; see [`DescriptionError`].
    pub const fn new(description: &'static Description) -> Result<Target, DescriptionError> {
        match description.check() {
            Ok(()) => Ok(Target(description)),
            Err(error) => Err(error),
        }
    }

    /// The target of the library with this name, such as `x86_64` or `generic64-le`.
    pub fn by_name(name: &str) -> Option<Target> {
        TARGETS
            .iter()
            .find(|target| target.name == name)
            .map(|target| Target(target))
    }

    /// A generic target with any registers. Its addresses have 8 bytes if `address_bytes` is 8,
    /// else 4.
    #[cfg(feature = "audit")]
    pub(crate) const fn generic(address_bytes: u8, order: ByteOrder) -> Target {
        Target(match (address_bytes, order) {
            (8, ByteOrder::Little) => &generic::GENERIC64_LE,
            (8, ByteOrder::Big) => &generic::GENERIC64_BE,
            (_, ByteOrder::Little) => &generic::GENERIC32_LE,
            (_, ByteOrder::Big) => &generic::GENERIC32_BE,
        })
    }

    /// All targets of the library.
    pub fn all() -> impl Iterator<Item = Target> {
        TARGETS.iter().map(|target| Target(target))
    }

    /// The table of the target.
    pub const fn description(self) -> &'static Description {
        self.0
    }

    /// The name in the text format.
    pub const fn name(self) -> &'static str {
        self.0.name
    }

    /// The byte order.
    pub const fn byte_order(self) -> ByteOrder {
        self.0.order
    }

    /// The size of a default address in bytes.
    pub const fn address_bytes(self) -> u8 {
        self.0.address_bytes
    }

    /// The size of a default address in bits.
    pub(crate) const fn address_bits(self) -> u64 {
        self.0.address_bytes as u64 * 8
    }

    fn bank(self, register: Register) -> Option<(&'static RegisterBank, u16)> {
        let mut banks = self.0.registers.iter();
        banks.find_map(|bank| Some((bank, bank.index(register)?)))
    }

    /// The register with this name or alias. `dwN` is DWARF register N, if the target has it.
    pub fn register(self, name: &str) -> Option<Register> {
        if let Some(number) = name.strip_prefix("dw").and_then(decimal) {
            return self
                .register_bits(Register(number))
                .map(|_| Register(number));
        }
        let mut banks = self.0.registers.iter().chain(self.0.aliases);
        banks.find_map(|bank| bank.find(name))
    }

    /// The names of all registers in the order of banks, then the aliases.
    pub(crate) fn register_names(self) -> impl Iterator<Item = String> {
        let banks = self.0.registers.iter().chain(self.0.aliases);
        banks.flat_map(RegisterBank::all_names)
    }

    /// The name of a register on this target; `dwN` if it has no name.
    pub fn register_name(self, register: Register) -> String {
        match self.bank(register) {
            Some((bank, index)) => bank.name(index),
            None => format!("dw{}", register.0),
        }
    }

    /// The size of a register in bits; `None` if the target has no such register.
    pub fn register_bits(self, register: Register) -> Option<u32> {
        self.bank(register)
            .map(|(bank, _)| bank.bits)
            .or(self.0.other_register_bits)
    }

    /// The format of the numbers in a floating-point register that has one format for variables of
    /// all sizes, such as x87's.
    pub fn float_format(self, register: Register) -> Option<Float> {
        let mut banks = self.0.float_registers.iter();
        let of = banks.find(|(first, count, _)| {
            let index = register.0.checked_sub(*first);
            index.is_some_and(|index| index < *count)
        });
        of.map(|(_, _, format)| *format)
    }

    /// What debuggers read for a location in a register; `None` for its least significant bits.
    pub fn read_as(self, register: Register) -> Option<ReadAs> {
        let mut banks = self.0.read_as.iter();
        let of = banks.find(|(first, count, _)| {
            let index = register.0.checked_sub(*first);
            index.is_some_and(|index| index < *count)
        });
        of.map(|(_, _, read_as)| *read_as)
    }

    /// True if debuggers use the number of a register for another register.
    pub(crate) fn is_read_as_another(self, register: Register) -> bool {
        self.read_as(register) == Some(ReadAs::AnotherRegister)
    }

    /// True if `DW_OP_regval_type` reads the most significant bits of a register.
    pub(crate) fn is_left_aligned(self, register: Register) -> bool {
        matches!(
            self.read_as(register),
            Some(ReadAs::MostSignificant | ReadAs::UpperPart)
        )
    }

    /// The size of a register in bits, including the bits that only a wider alias names: 512 for
    /// `xmm0`, whose upper bits are those of `ymm0` and `zmm0`. A referrer may use bits above
    /// [`Target::register_bits`] if it states its size.
    pub fn widest_bits(self, register: Register) -> Option<u32> {
        let own = self.register_bits(register)?;
        let aliases = self.0.aliases.iter();
        let wider = aliases
            .filter(|bank| bank.bits > own && bank.index(register).is_some())
            .map(|bank| bank.bits);
        Some(wider.fold(own, u32::max))
    }

    /// The size in bits that a name or alias of a register refers to: 64 for `rdi`, 32 for `edi`,
    /// 256 for `ymm0`.
    pub fn named_bits(self, name: &str) -> Option<u32> {
        let mut banks = self.0.registers.iter().chain(self.0.aliases);
        let named = banks.find(|bank| bank.find(name).is_some());
        match named {
            Some(bank) => Some(bank.bits),
            None => self.register_bits(self.register(name)?),
        }
    }

    /// The operation that pushes the value of a WebAssembly local, global or operand; `None` if the
    /// target has registers with DWARF numbers.
    pub(crate) fn wasm_operation(self, register: Register) -> Option<Operation<'static>> {
        let kind = match register.0 >> WASM_INDEX_BITS {
            0 => 0,
            // A global's index has four bytes, as LLVM writes it.
            1 => 3,
            _ => 2,
        };
        let index = u64::from(register.0 & ((1 << WASM_INDEX_BITS) - 1));
        let has = self.0.has_wasm_locations;
        has.then_some(Operation::WasmLocation(kind, index))
    }

    /// The register of the operands of `DW_OP_WASM_location`.
    pub(crate) fn wasm_register(self, kind: u8, index: u64) -> Option<Register> {
        let kind = match kind {
            0 => 0,
            1 | 3 => 1,
            2 => 2,
            _ => return None,
        };
        let index = u16::try_from(index).ok()?;
        let is_small = self.0.has_wasm_locations && index >> WASM_INDEX_BITS == 0;
        let register = Register(kind << WASM_INDEX_BITS | index);
        (is_small && self.register_bits(register).is_some()).then_some(register)
    }

    /// The size in bits of one lane of a vector register; `None` if the register has no lanes.
    pub fn lane_bits(self, register: Register) -> Option<u32> {
        self.bank(register)
            .map(|(bank, _)| bank.lane_bits)
            .filter(|bits| *bits > 0)
    }

    /// Returns true if any register has lanes, so that code runs in several lanes at once.
    pub fn has_lanes(self) -> bool {
        self.0.registers.iter().any(|bank| bank.lane_bits > 0)
    }

    /// DWARF's number of the compiler's address space; `None` if the target has no such address
    /// space.
    pub fn dwarf_address_space(self, space: AddressSpace) -> Option<u64> {
        self.space(space).map(|info| info.dwarf)
    }

    /// The compiler's first address space with a number of DWARF; `None` if the target has no such
    /// address space.
    pub fn address_space_from_dwarf(self, number: u64) -> Option<AddressSpace> {
        let mut spaces = self.0.address_spaces.iter();
        let space = spaces.find(|info| info.dwarf == number);
        space.map(|info| AddressSpace(info.number))
    }

    /// The size in bytes of an address in an address space, by DWARF's number; `None` if the target
    /// has no such address space.
    #[cfg(feature = "eval")]
    pub(crate) fn dwarf_address_bytes(self, number: u64) -> Option<u8> {
        let space = self.address_space_from_dwarf(number)?;
        Some((self.pointer_bits(space)? / 8) as u8)
    }

    fn space(self, space: AddressSpace) -> Option<&'static AddressSpaceInfo> {
        let mut spaces = self.0.address_spaces.iter();
        spaces.find(|info| info.number == space.0)
    }
}

impl PointerSizes for Target {
    fn pointer_bits(&self, space: AddressSpace) -> Option<u32> {
        self.space(space).map(|info| info.pointer_bits)
    }
}

impl PartialEq for Target {
    fn eq(&self, other: &Target) -> bool {
        core::ptr::eq(self.0, other.0) || self.0 == other.0
    }
}

impl Eq for Target {}

impl fmt::Debug for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers from the psABI (x86-64 figure 3.36) and LLVM's AMDGPU usage document.
    #[test]
    fn registers_have_their_published_numbers() {
        for (target, name, number, bits) in [
            ("x86_64", "rax", 0, 64),
            ("x86_64", "rdx", 1, 64),
            ("x86_64", "rsp", 7, 64),
            ("x86_64", "r15", 15, 64),
            ("x86_64", "rip", 16, 64),
            ("x86_64", "xmm0", 17, 128),
            ("x86_64", "xmm15", 32, 128),
            ("x86_64", "k7", 125, 64),
            ("aarch64", "x30", 30, 64),
            ("aarch64", "v31", 95, 128),
            ("riscv64", "f0", 32, 64),
            ("amdgpu-wave64", "EXEC_64", 17, 64),
            ("amdgpu-wave64", "SGPR63", 95, 32),
            ("amdgpu-wave64", "SGPR64", 1088, 32),
            ("amdgpu-wave64", "VGPR0", 2560, 2048),
            ("amdgpu-wave32", "VGPR0", 1536, 1024),
            ("amdgpu-wave32", "VGPR512", 3584, 1024),
        ] {
            let target = Target::by_name(target).unwrap();
            let register = target.register(name).unwrap_or_else(|| panic!("{name}"));
            assert_eq!(
                (register.0, target.register_bits(register)),
                (number, Some(bits)),
                "{name}"
            );
            assert_eq!(target.register_name(register), name);
        }
    }

    #[test]
    fn unknown_registers_are_none() {
        for name in ["", "rzx", "dw", "dw9999", "r07", "xmm32", "xmm"] {
            assert_eq!(Target::X86_64.register(name), None, "{name}");
        }
        assert_eq!(
            Target::by_name("generic64-le").unwrap().register("dw9999"),
            Some(Register(9999))
        );
    }

    /// AAPCS64, section 6.1.1; RISC-V's psABI, "Integer Register Convention"; Intel's manual,
    /// section 3.4.1; AAPCS32, section 6.1.1; LLVM's AMDGPU operand syntax.
    #[test]
    fn registers_have_the_names_of_their_use_too() {
        for (target, alias, name) in [
            ("aarch64", "fp", "x29"),
            ("aarch64-be", "lr", "x30"),
            ("riscv64", "ra", "x1"),
            ("riscv64", "fp", "x8"),
            ("riscv64", "s1", "x9"),
            ("riscv64", "a7", "x17"),
            ("riscv64", "s2", "x18"),
            ("riscv64", "t6", "x31"),
            ("riscv64", "ft7", "f7"),
            ("riscv64", "fs0", "f8"),
            ("riscv64", "fa7", "f17"),
            ("riscv64", "fs11", "f27"),
            ("riscv64", "ft8", "f28"),
            ("x86_64", "edi", "rdi"),
            ("x86_64", "ax", "rax"),
            ("x86_64", "r8b", "r8"),
            ("aarch64", "w0", "x0"),
            ("aarch64", "wsp", "sp"),
            ("aarch64", "d31", "v31"),
            ("arm", "r13", "sp"),
            ("arm", "fp", "r11"),
            ("i386", "di", "edi"),
            ("amdgpu-wave64", "exec", "EXEC_64"),
            ("amdgpu-wave64", "EXEC", "EXEC_64"),
            ("amdgpu-wave32", "EXEC", "EXEC_32"),
            ("amdgpu-wave64", "VCC", "VCC_64"),
            ("amdgpu-wave32", "VCC", "VCC_32"),
            ("amdgpu-wave64", "ACC255", "AGPR255"),
            ("amdgpu-wave32", "ACC0", "AGPR0"),
            ("amdgpu-wave64", "exec_lo", "EXEC_32"),
            ("amdgpu-wave32", "exec_lo", "EXEC_32"),
            ("amdgpu-wave32", "vcc_lo", "VCC_32"),
            ("amdgpu-wave32", "v600", "VGPR600"),
            ("amdgpu-wave32", "s105", "SGPR105"),
        ] {
            let target = Target::by_name(target).unwrap();
            assert_eq!(target.register(alias), target.register(name), "{alias}");
            assert_ne!(target.register(alias), None, "{alias}");
        }
    }

    #[test]
    fn a_target_is_what_its_table_says() {
        for target in Target::all() {
            assert_eq!(Target::new(target.description()), Ok(target));
        }
        // A target with the same name is not equal.
        static OTHER: Description = Description {
            order: ByteOrder::Big,
            ..x86_64::X86_64
        };
        let other = Target::new(&OTHER).unwrap();
        assert_ne!(other, Target::X86_64);
        assert_eq!(other.name(), Target::X86_64.name());
    }

    #[test]
    fn every_bank_names_each_of_its_registers() {
        for target in Target::all() {
            for bank in target.description().registers {
                for index in 0..bank.count {
                    let register = Register(bank.first + index);
                    let name = target.register_name(register);
                    assert_eq!(target.register(&name), Some(register), "{target:?} {name}");
                }
            }
            assert!(target.dwarf_address_space(AddressSpace(0)).is_some());
        }
    }
}
