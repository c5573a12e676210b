//! Targets: byte order, registers, address spaces, frame defaults.
//!
//! Each target is a table in a separate file, and [`Target`] is a handle to a table. Registers are
//! DWARF numbers ([`Register`]); their sizes are in **bits**. The compiler and DWARF number address
//! spaces independently; the table maps the compiler's numbers to DWARF's.
//!
//! # Adding a target
//!
//! Fill in a [`Description`], mostly from the "DWARF register numbers" of the machine's psABI, and
//! make a [`Target`] from it with [`Target::new`]. It is equivalent to the targets of the library.
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
mod generic;
mod i386;
mod ppc64;
mod riscv64;
mod s390x;
mod wasm32;
mod x86_64;

use crate::dwarf::Operation;
use crate::ty::{AddressSpace, PointerSizes};
use alloc::format;
use alloc::string::String;
use bank::decimal;
use core::fmt;

pub use abi::{bits_preserved_by_abi, preserved_by_abi};
pub use bank::{RegisterBank, RegisterNames};
pub use check::DescriptionError;
pub use gimli::Register;

/// The order of a value's bytes in memory and registers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ByteOrder {
    /// Least significant byte first.
    Little,
    /// Most significant byte first.
    Big,
}

/// A compiler's address space and its DWARF counterpart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AddressSpaceInfo {
    /// The compiler's number.
    pub number: u32,
    /// DWARF's number.
    pub dwarf: u64,
    /// The size of a pointer in bits.
    pub pointer_bits: u32,
}

/// Registers with consecutive DWARF numbers that a called function preserves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preserved {
    /// The DWARF number of the first register.
    pub first: u16,
    /// The number of registers.
    pub count: u16,
    /// The number of preserved bits of each register, counted from the least significant bit;
    /// [`u32::MAX`] for all.
    pub bits: u32,
}

impl Preserved {
    /// All bits of `count` registers from `first` on.
    pub const fn all(first: u16, count: u16) -> Preserved {
        Preserved {
            first,
            count,
            bits: u32::MAX,
        }
    }
}

/// The machine's values in ELF files, from its psABI.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ElfMachine {
    /// `e_machine`.
    pub machine: u16,
    /// `e_flags`.
    pub flags: u32,
    /// `e_ident[EI_OSABI]`; 0 for System V.
    pub os_abi: u8,
    /// The types of the relocations that debug sections need. Relocations have explicit addends
    /// (`SHT_RELA`), except on machines whose psABI stores addends in the relocated field: 32-bit
    /// x86, Arm and 32-bit MIPS.
    pub relocations: ElfRelocations,
}

/// Types of relocations, by the number of bits that they write; `None` if the machine has no such
/// relocation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ElfRelocations {
    /// The symbol plus the addend, in 16 bits: for addresses of two bytes.
    pub absolute_16: Option<u32>,
    /// The symbol plus the addend, in 32 bits.
    pub absolute_32: Option<u32>,
    /// The symbol plus the addend, in 64 bits.
    pub absolute_64: Option<u32>,
    /// The symbol plus the addend minus the place, in 32 bits.
    pub relative_32: Option<u32>,
    /// The symbol plus the addend minus the place, in 64 bits.
    pub relative_64: Option<u32>,
}

/// The table of a target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Description {
    /// The name in text, such as `x86_64`.
    pub name: &'static str,
    /// The size of a default address in bytes.
    pub address_bytes: u8,
    /// The byte order.
    pub order: ByteOrder,
    /// All registers. If a number or name is in two banks, the first bank is used.
    pub registers: &'static [RegisterBank],
    /// Other names of the registers: for their use, such as `sp`, or for a part, such as `edi` for
    /// the low half of `rdi`. They are parsed and never printed. An alias names the whole register;
    /// a smaller value is in its low bits. An alias that is wider than its register, such as `ymm0`,
    /// which has the number of `xmm0`, names as many bits as its bank states.
    pub aliases: &'static [RegisterBank],
    /// The registers that a called function preserves by the usual ABI, except the stack pointer,
    /// which an unwinder computes from the canonical frame address.
    pub preserved: &'static [Preserved],
    /// All address spaces. Number 0 is required.
    pub address_spaces: &'static [AddressSpaceInfo],
    /// The canonical frame address on entry to a function: register plus byte offset.
    pub cfa: (u16, i64),
    /// The DWARF address space of the canonical frame address.
    pub cfa_address_space: u64,
    /// The column of the return address in call frame information.
    pub return_address: u16,
    /// The location of the return address on entry to a function, as a byte offset from the CFA;
    /// `None` if it is in the return address register.
    pub return_address_offset: Option<i64>,
    /// The code alignment factor of call frame information, in bytes.
    pub code_alignment: u8,
    /// The data alignment factor of call frame information, in bytes.
    pub data_alignment: i8,
    /// The size in bits of a register that no bank lists; `None` if no such register exists.
    pub other_register_bits: Option<u32>,
    /// Whether a floating-point number of 16 bytes is the 80-bit format of x87, unless the name of
    /// its type states 128 bits: C's `long double` on x86-64.
    pub has_extended_floats: bool,
    /// Whether return addresses may be signed, so that code 0x2d in call frame information is
    /// `DW_CFA_AARCH64_negate_ra_state` (DWARF for the Arm 64-bit Architecture, section 4.4.1).
    pub signs_return_addresses: bool,
    /// Whether registers are WebAssembly's locals, globals and operands, which `DW_OP_WASM_location`
    /// names: the upper two bits of a register's number are the kind, the others the index.
    pub has_wasm_locations: bool,
    /// A no-op instruction, in memory order; empty if unknown. Object files that are written
    /// without code are filled with it.
    pub no_operation: &'static [u8],
    /// The values for ELF files; `None` if no ELF file can be written.
    pub elf: Option<ElfMachine>,
}

impl Description {
    /// Default values for 64-bit targets: little-endian, one address space, the return address in a
    /// register, no ELF. It has no name and no registers, so it is not a complete description.
    pub const BASE_64: Description = Description {
        name: "",
        address_bytes: 8,
        order: ByteOrder::Little,
        registers: &[],
        aliases: &[],
        preserved: &[],
        address_spaces: &[AddressSpaceInfo {
            number: 0,
            dwarf: 0,
            pointer_bits: 64,
        }],
        cfa: (0, 0),
        cfa_address_space: 0,
        return_address: 0,
        return_address_offset: None,
        code_alignment: 1,
        data_alignment: -8,
        other_register_bits: None,
        has_extended_floats: false,
        signs_return_addresses: false,
        has_wasm_locations: false,
        no_operation: &[],
        elf: None,
    };

    /// Default values for 32-bit targets, otherwise as [`Description::BASE_64`].
    pub const BASE_32: Description = Description {
        address_bytes: 4,
        address_spaces: &[AddressSpaceInfo {
            number: 0,
            dwarf: 0,
            pointer_bits: 32,
        }],
        data_alignment: -4,
        ..Description::BASE_64
    };
}

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
    #[cfg(feature = "object")]
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

    /// The size of a register in bits with the bits that only a wider alias names: 512 for `xmm0`,
    /// whose upper bits are those of `ymm0` and `zmm0`. A referrer may use bits above
    /// [`Target::register_bits`] if it states its size.
    pub fn widest_bits(self, register: Register) -> Option<u32> {
        let own = self.register_bits(register)?;
        let aliases = self.0.aliases.iter();
        let wider = aliases
            .filter(|bank| bank.index(register).is_some())
            .map(|bank| bank.bits);
        Some(wider.fold(own, u32::max))
    }

    /// The size in bits of what this name of a register means: 64 for `rdi`, 32 for `edi`, 256 for
    /// `ymm0`.
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
        self.0
            .address_spaces
            .iter()
            .find(|info| info.number == space.0)
            .map(|info| info.dwarf)
    }
}

impl PointerSizes for Target {
    fn pointer_bits(&self, space: AddressSpace) -> Option<u32> {
        self.0
            .address_spaces
            .iter()
            .find(|info| info.number == space.0)
            .map(|info| info.pointer_bits)
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
