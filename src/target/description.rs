//! The description of a target, and the types of its fields.

use super::RegisterBank;
use crate::ty::Float;

/// The order of a value's bytes in memory and in registers.
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

impl AddressSpaceInfo {
    pub(super) const fn new(number: u32, dwarf: u64, pointer_bits: u32) -> AddressSpaceInfo {
        AddressSpaceInfo {
            number,
            dwarf,
            pointer_bits,
        }
    }
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
    /// Returns all bits of `count` registers from `first` on.
    pub const fn all(first: u16, count: u16) -> Preserved {
        Preserved {
            first,
            count,
            bits: u32::MAX,
        }
    }
}

/// What debuggers read for a location in a register, if that is not the register's least
/// significant bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReadAs {
    /// The most significant bits, for a whole object that is smaller than the register, and for a
    /// number that `DW_OP_regval_type` reads. A piece is the least significant bits.
    MostSignificant,
    /// As [`ReadAs::MostSignificant`], and pieces are bits of a wider register with the same
    /// number: this register is its upper part.
    UpperPart,
    /// Another register: a debugger does not use the psABI's number.
    AnotherRegister,
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

impl ElfMachine {
    /// A machine without flags. `types` are the types of the relocations `absolute_32`,
    /// `absolute_64`, `relative_32` and `relative_64`; 0 if the machine has no such relocation.
    pub(super) const fn new(machine: u16, types: [u32; 4]) -> ElfMachine {
        const fn known(number: u32) -> Option<u32> {
            if number == 0 { None } else { Some(number) }
        }
        ElfMachine {
            machine,
            flags: 0,
            os_abi: 0,
            relocations: ElfRelocations {
                absolute_16: None,
                absolute_32: known(types[0]),
                absolute_64: known(types[1]),
                relative_32: known(types[2]),
                relative_64: known(types[3]),
                differences: None,
                thread_local: None,
            },
        }
    }

    /// Adds the relocation for offsets in thread-local storage.
    pub(super) const fn with_thread_local(mut self, number: u32, bias: u16) -> ElfMachine {
        self.relocations.thread_local = Some(ThreadLocalRelocation { number, bias });
        self
    }
}

/// Relocation types, by the number of bits that they write; `None` if the machine has no such
/// relocation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ElfRelocations {
    /// The symbol plus the addend, in 16 bits, for two-byte addresses.
    pub absolute_16: Option<u32>,
    /// The symbol plus the addend, in 32 bits.
    pub absolute_32: Option<u32>,
    /// The symbol plus the addend, in 64 bits.
    pub absolute_64: Option<u32>,
    /// The symbol plus the addend minus the place, in 32 bits.
    pub relative_32: Option<u32>,
    /// The symbol plus the addend minus the place, in 64 bits.
    pub relative_64: Option<u32>,
    /// The relocations for lengths of code that linkers shorten, for fields of 8, 16, 32 and 64
    /// bits. The first one of a pair adds the symbol to the field, and the second one subtracts it.
    pub differences: Option<[(u32, u32); 4]>,
    /// The offset of the symbol in thread-local storage plus the addend, in a field of the size of
    /// an address.
    pub thread_local: Option<ThreadLocalRelocation>,
}

/// The relocation for the offset of a symbol in the thread-local storage of its program or shared
/// library, as `DW_OP_form_tls_address` expects it (DWARF 5 section 2.5.1.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ThreadLocalRelocation {
    /// The type of the relocation.
    pub number: u32,
    /// The number of bytes that the relocation subtracts from the offset. It must be added to the
    /// addend.
    pub bias: u16,
}

/// The description of a target.
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
    /// a smaller value is in its low bits. An alias that is wider than its register, such as
    /// `ymm0`, which has the number of `xmm0`, names as many bits as its bank states.
    pub aliases: &'static [RegisterBank],
    /// The registers that a called function preserves in the usual ABI, except the stack pointer,
    /// which an unwinder computes from the canonical frame address.
    pub preserved: &'static [Preserved],
    /// Registers that hold a floating-point number in one format, independent of the size of the
    /// variable: the first DWARF number, the number of registers, and the format. `st(0)` has 80
    /// bits also for a `double`.
    pub float_registers: &'static [(u16, u16, Float)],
    /// Registers that debuggers read in another way than most: the first DWARF number, the number
    /// of registers, and what debuggers read. Lowering to DWARF 4 and 5 avoids locations that
    /// debuggers would misread.
    pub read_as: &'static [(u16, u16, ReadAs)],
    /// All address spaces. Number 0 is required.
    pub address_spaces: &'static [AddressSpaceInfo],
    /// The canonical frame address on entry to a function: register plus byte offset.
    pub cfa: (u16, i32),
    /// The DWARF address space of the canonical frame address.
    pub cfa_address_space: u64,
    /// The stack pointer of a caller after a call, as a byte offset from the CFA, if no rule states
    /// it. Debuggers assume 0, so that another offset is a rule of each CIE.
    pub stack_offset: i64,
    /// The registers of `preserved` that gdb does not assume to be preserved, so that each CIE has
    /// a rule for them: the first DWARF number, and the number of registers.
    pub same_value_at_entry: &'static [(u16, u16)],
    /// The column of the return address in call frame information.
    pub return_address: u16,
    /// The location of the return address on entry to a function, as a byte offset from the CFA;
    /// `None` if it is not in memory.
    pub return_address_offset: Option<i64>,
    /// True if the return address register keeps the return address until a rule gives another
    /// place, as a link register does. On AMD GPUs, the column is the program counter, which does
    /// not keep it: without a rule, the caller is unknown.
    pub has_link_register: bool,
    /// The code alignment factor of call frame information, in bytes.
    pub code_alignment: u8,
    /// The data alignment factor of call frame information, in bytes.
    pub data_alignment: i8,
    /// The size in bits of a register that no bank lists; `None` if no such register exists.
    pub other_register_bits: Option<u32>,
    /// True if a floating-point number of 16 bytes has the 80-bit format of x87, unless the name of
    /// its type states 128 bits. An example is C's `long double` on x86-64.
    pub has_extended_floats: bool,
    /// True if return addresses may be signed, so that opcode 0x2d of call frame information is
    /// `DW_CFA_AARCH64_negate_ra_state` (DWARF for the Arm 64-bit Architecture, section 4.4.1).
    pub signs_return_addresses: bool,
    /// True if registers are WebAssembly's locals, globals and operands, which
    /// `DW_OP_WASM_location` names. The upper two bits of a register's number are the kind, the
    /// other bits are the index.
    pub has_wasm_locations: bool,
    /// A nop instruction, in memory order; empty if unknown. It fills the code of object files that
    /// are written without code.
    pub no_operation: &'static [u8],
    /// The constants for ELF files; `None` if ELF files cannot be written.
    pub elf: Option<ElfMachine>,
}

impl Description {
    /// Returns the ELF relocation for an offset in thread-local storage, if linkers support one.
    pub(crate) fn thread_local_relocation(&self) -> Option<ThreadLocalRelocation> {
        self.elf?.relocations.thread_local
    }

    /// True if consumers can find the canonical frame address. WebAssembly has no call frame
    /// information, since no unwinder could read its registers.
    pub(crate) const fn has_frame_address(&self) -> bool {
        !self.has_wasm_locations
    }

    /// Default values for 64-bit targets: little-endian, one address space, the return address in a
    /// register, no ELF. They include no name and no registers, so this is not a complete
    /// description.
    pub const BASE_64: Description = Description {
        name: "",
        address_bytes: 8,
        order: ByteOrder::Little,
        registers: &[],
        aliases: &[],
        float_registers: &[],
        read_as: &[],
        preserved: &[],
        address_spaces: &[AddressSpaceInfo::new(0, 0, 64)],
        cfa: (0, 0),
        cfa_address_space: 0,
        stack_offset: 0,
        same_value_at_entry: &[],
        return_address: 0,
        return_address_offset: None,
        has_link_register: true,
        code_alignment: 1,
        data_alignment: -8,
        other_register_bits: None,
        has_extended_floats: false,
        signs_return_addresses: false,
        has_wasm_locations: false,
        no_operation: &[],
        elf: None,
    };

    /// Default values for 32-bit targets. The other fields are those of [`Description::BASE_64`].
    pub const BASE_32: Description = Description {
        address_bytes: 4,
        address_spaces: &[AddressSpaceInfo::new(0, 0, 32)],
        data_alignment: -4,
        ..Description::BASE_64
    };
}
