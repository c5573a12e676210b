//! Tags and attributes of LLVM's extensions and of the proposals for DWARF 6, for which gimli has
//! no constants.

use gimli::constants::{DwAt, DwTag};

/// An annotation of an entry (`btf_decl_tag`).
pub(super) const DW_TAG_LLVM_ANNOTATION: DwTag = DwTag(0x6000);

pub(super) const DW_AT_LLVM_MEMORY_SPACE: DwAt = DwAt(0x3e0f);
pub(super) const DW_AT_LLVM_ADDRESS_SPACE: DwAt = DwAt(0x3e10);
pub(super) const DW_AT_LLVM_VECTOR_SIZE: DwAt = DwAt(0x3e13);
/// `DW_AT_simd_width` of DWARF issue 200720.1, which has no published code.
pub(super) const DW_AT_SIMD_WIDTH: DwAt = DwAt(0x3ea0);
/// `DW_AT_LLVM_iterations`. The code in LLVM's document now has another use, so this library uses
/// another code.
pub(super) const DW_AT_LLVM_ITERATIONS: DwAt = DwAt(0x3eb0);

/// The directory of the system headers, which replaces `/` (clang's `-isysroot`).
pub(super) const DW_AT_LLVM_SYSROOT: DwAt = DwAt(0x3e02);
/// The attribute that marks units with LLVM's operations.
pub(super) const DW_AT_LLVM_AUGMENTATION: DwAt = DwAt(0x3e09);
/// The name of a unit's SDK.
pub(super) const DW_AT_APPLE_SDK: DwAt = DwAt(0x3fef);

/// The names of the attributes that dialects, or strict DWARF, may leave out.
const NAMES: [(DwAt, &str); 8] = [
    (DW_AT_LLVM_SYSROOT, "DW_AT_LLVM_sysroot"),
    (DW_AT_LLVM_AUGMENTATION, "DW_AT_LLVM_augmentation"),
    (DW_AT_APPLE_SDK, "DW_AT_APPLE_sdk"),
    (DW_AT_LLVM_ADDRESS_SPACE, "DW_AT_LLVM_address_space"),
    (DW_AT_LLVM_VECTOR_SIZE, "DW_AT_LLVM_vector_size"),
    (DW_AT_LLVM_MEMORY_SPACE, "DW_AT_LLVM_memory_space"),
    (DW_AT_SIMD_WIDTH, "DW_AT_simd_width"),
    (DW_AT_LLVM_ITERATIONS, "DW_AT_LLVM_iterations"),
];

/// Returns the name of such an attribute.
pub(super) fn name(attribute: DwAt) -> Option<&'static str> {
    let known = NAMES.iter().find(|known| known.0 == attribute);
    known.map(|known| known.1)
}
