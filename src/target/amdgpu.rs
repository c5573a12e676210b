//! AMD GPUs. Numbers are from LLVM's AMDGPU usage document, "Register Identifier" and "Address
//! Space Identifier".
//!
//! A vector register has one 32-bit element for each lane. Therefore, its size and the DWARF
//! numbers of its bank depend on the number of lanes in a wave.

use super::{AddressSpaceInfo, ByteOrder, Description, ElfMachine, Preserved, RegisterBank};

/// Returns a bank of vector registers with 32 bits for each lane.
const fn vectors(first: u16, count: u16, prefix: &'static str, lanes: u32) -> RegisterBank {
    RegisterBank::numbered(first, count, prefix, lanes * 32).with_lanes(32)
}

/// The registers whose numbers do not depend on the number of lanes.
const SCALARS: [RegisterBank; 9] = [
    RegisterBank::named(0, &["PC_32"], 32),
    RegisterBank::named(1, &["EXEC_32"], 32),
    RegisterBank::named(16, &["PC_64"], 64),
    RegisterBank::named(17, &["EXEC_64"], 64),
    RegisterBank::numbered(32, 64, "SGPR", 32),
    RegisterBank::named(128, &["STATUS"], 32),
    RegisterBank::named(512, &["VCC_32"], 32),
    RegisterBank::named(768, &["VCC_64"], 64),
    RegisterBank::numbered(1088, 42, "SGPR", 32).counting_from(64),
];

// The compiler's private address space, 5, is the memory of a lane. DWARF's address space 6, the
// memory of the whole wave, has no number in compilers.
const SPACES: &[AddressSpaceInfo] = &[
    AddressSpaceInfo::new(0, 1, 64),
    AddressSpaceInfo::new(1, 0, 64),
    AddressSpaceInfo::new(2, 2, 32),
    AddressSpaceInfo::new(3, 3, 32),
    AddressSpaceInfo::new(4, 0, 64),
    AddressSpaceInfo::new(5, 5, 32),
];

/// The description of the target with 64 lanes per wave.
pub const WAVE64: Description = Description {
    name: "amdgpu-wave64",
    address_bytes: 8,
    order: ByteOrder::Little,
    registers: &{
        let [a, b, c, d, e, f, g, h, i] = SCALARS;
        let (v, w) = (
            vectors(2560, 512, "VGPR", 64),
            vectors(3072, 256, "AGPR", 64),
        );
        [a, b, c, d, e, f, g, h, i, v, w]
    },
    aliases: &[
        RegisterBank::named(16, &["pc"], 64),
        RegisterBank::named(17, &["exec"], 64),
        RegisterBank::named(17, &["EXEC"], 64),
        RegisterBank::named(1, &["exec_lo"], 32),
        RegisterBank::numbered(32, 64, "s", 32),
        RegisterBank::named(512, &["vcc_lo"], 32),
        RegisterBank::named(768, &["vcc"], 64),
        RegisterBank::named(768, &["VCC"], 64),
        RegisterBank::numbered(1088, 42, "s", 32).counting_from(64),
        vectors(2560, 512, "v", 64),
        vectors(3072, 256, "a", 64),
        vectors(3072, 256, "ACC", 64),
    ],
    // LLVM's AMDGPU usage document, "Non-Kernel Functions": EXEC has the same value after the
    // return. The caller's PC is the return address. Which general registers a function preserves
    // depends on the compiler, which states it for each call.
    preserved: &[
        Preserved::all(0, 1),
        Preserved::all(1, 1),
        Preserved::all(16, 1),
        Preserved::all(17, 1),
    ],
    float_registers: &[],
    read_as: &[],
    address_spaces: SPACES,
    cfa: (64, 0),
    cfa_address_space: 6,
    stack_offset: 0,
    same_value_at_entry: &[],
    return_address: 16,
    return_address_offset: None,
    has_link_register: false,
    code_alignment: 4,
    data_alignment: 4,
    other_register_bits: None,
    has_extended_floats: false,
    signs_return_addresses: false,
    has_wasm_locations: false,
    // s_nop 0
    no_operation: &[0x00, 0x00, 0x80, 0xbf],
    // EM_AMDGPU, ELFOSABI_AMDGPU_HSA; R_AMDGPU_ABS32, ABS64, REL32, REL64 (LLVM's AMDGPU usage
    // document, "Code Object").
    elf: Some(ElfMachine {
        os_abi: 64,
        ..ElfMachine::new(224, [6, 3, 4, 5])
    }),
};

/// The description of the target with 32 lanes per wave.
pub const WAVE32: Description = Description {
    name: "amdgpu-wave32",
    registers: &{
        let [a, b, c, d, e, f, g, h, i] = SCALARS;
        let (v, w) = (
            vectors(1536, 512, "VGPR", 32),
            vectors(2048, 256, "AGPR", 32),
        );
        let more = vectors(3584, 512, "VGPR", 32).counting_from(512);
        [a, b, c, d, e, f, g, h, i, v, w, more]
    },
    aliases: &[
        RegisterBank::named(16, &["pc"], 64),
        RegisterBank::named(1, &["exec"], 32),
        RegisterBank::named(1, &["EXEC"], 32),
        RegisterBank::named(1, &["exec_lo"], 32),
        RegisterBank::numbered(32, 64, "s", 32),
        RegisterBank::named(512, &["vcc_lo"], 32),
        RegisterBank::named(512, &["vcc"], 32),
        RegisterBank::named(512, &["VCC"], 32),
        RegisterBank::numbered(1088, 42, "s", 32).counting_from(64),
        vectors(1536, 512, "v", 32),
        vectors(2048, 256, "a", 32),
        vectors(2048, 256, "ACC", 32),
        vectors(3584, 512, "v", 32).counting_from(512),
    ],
    ..WAVE64
};
