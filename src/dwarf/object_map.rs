//! The codes of object maps. DWARF issue 230712.4 has no codes; these are this library's.

use gimli::{DwAt, DwTag};

/// `DW_TAG_object_map`.
pub(crate) const DW_TAG_OBJECT_MAP: DwTag = DwTag(0x5200);
/// `DW_AT_map_chunk`: the number of the chunk that is in registers.
pub(crate) const DW_AT_MAP_CHUNK: DwAt = DwAt(0x3ea1);
/// `DW_AT_mem_location`: the array in memory.
pub(crate) const DW_AT_MEM_LOCATION: DwAt = DwAt(0x3ea2);
/// `DW_AT_cntl_ordinal`: the name of `DW_AT_map_chunk` in the example.
pub(crate) const DW_AT_CNTL_ORDINAL: DwAt = DwAt(0x3ea3);
/// `DW_AT_vec_location`: the registers.
pub(crate) const DW_AT_VEC_LOCATION: DwAt = DwAt(0x3ea4);
/// `DW_AT_element_size`, in bytes.
pub(crate) const DW_AT_ELEMENT_SIZE: DwAt = DwAt(0x3ea5);
/// `DW_AT_element_count`: the number of elements in a chunk.
pub(crate) const DW_AT_ELEMENT_COUNT: DwAt = DwAt(0x3ea6);
