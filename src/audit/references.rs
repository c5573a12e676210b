//! References from expressions to other entries. They are checked when those entries are known: at
//! the end of the unit, or after all units.

use super::fault::Fault;
use super::finding::{Finding, Place};
use super::problem::{AllowedEntry, ReferenceTarget};
use super::tables::Tables;
use super::walk::{self, Entry, Names, SectionId, Unit, Visitor};
use crate::units::{Bits, Bytes};
use gimli::AttributeValue;
use gimli::constants::{self as constant, DwTag};

/// A requirement on an entry, to be checked later.
pub(super) enum Pending {
    /// An expression refers to an entry.
    Entry(Place, ReferenceTarget),
    /// A composite has this size in bits; the entry of its object is at this offset in the unit.
    Size {
        place: Place,
        bits: u64,
        object: u64,
    },
}

/// The section of an entry, and the offset in it in bytes.
pub(super) type Target = (SectionId, u64);

/// A requirement on an entry of another unit.
pub(super) struct InOtherUnit {
    place: Place,
    /// The section of the place.
    section: SectionId,
    /// The entry's section, and the offset in it in bytes.
    target: Target,
    allowed: AllowedEntry,
}

impl Pending {
    /// True if the offset of the entry is relative to the section, not to the unit.
    pub fn is_in_section(&self) -> bool {
        matches!(self, Pending::Entry(_, ReferenceTarget::InSection(..)))
    }

    /// Returns this requirement as an `InOtherUnit`, if its entry is in another unit.
    pub fn in_other_unit(&self, unit: &Unit) -> Option<InOtherUnit> {
        let Pending::Entry(place, ReferenceTarget::InSection(offset, allowed)) = self else {
            return None;
        };
        let here =
            (unit.start..unit.end).contains(offset) && unit.section_id() == unit.info_section();
        (!here).then(|| InOtherUnit {
            place: place.clone(),
            section: unit.section_id(),
            target: (unit.info_section(), *offset),
            allowed: *allowed,
        })
    }

    /// Returns the finding that this reference is not checked because there are too many.
    pub fn unchecked(self, detail: String) -> Finding {
        let (Pending::Entry(place, _) | Pending::Size { place, .. }) = self;
        Finding::new(Fault::Limit, place, detail)
    }
}

/// The known entries of the unit, in the order of their offsets.
#[derive(Default)]
pub(super) struct Known {
    entries: Vec<(u32, DwTag)>,
    types: Vec<SizedEntry>,
}

/// An entry with a size, or with a type or abstract origin that has a size.
struct SizedEntry {
    offset: u32,
    /// The offset of the entry's type or abstract origin; 0 if there is none.
    next: u32,
    /// The size in bits.
    bits: Option<u64>,
}

/// `DW_AT_LLVM_vector_size` of a base type.
const DW_AT_LLVM_VECTOR_SIZE: constant::DwAt = constant::DwAt(0x3e13);

/// The maximum number of references that are followed from an object to the type that states its
/// size, such as through typedefs.
const MAX_CHAIN: usize = 64;

impl Known {
    pub fn clear(&mut self) {
        self.entries.clear();
        self.types.clear();
    }

    pub fn add(&mut self, unit: &Unit, entry: &Entry<'_>) {
        // Larger offsets are not recorded.
        let Ok(offset) = u32::try_from(entry.offset().0) else {
            return;
        };
        let tag = entry.tag();
        self.entries.push((offset, tag));
        // True if the entry states its size; true if it is a pointer.
        let (sized, pointer) = match tag {
            constant::DW_TAG_pointer_type
            | constant::DW_TAG_reference_type
            | constant::DW_TAG_rvalue_reference_type => (true, true),
            constant::DW_TAG_base_type
            | constant::DW_TAG_structure_type
            | constant::DW_TAG_class_type
            | constant::DW_TAG_union_type
            | constant::DW_TAG_enumeration_type => (true, false),
            constant::DW_TAG_typedef
            | constant::DW_TAG_const_type
            | constant::DW_TAG_volatile_type
            | constant::DW_TAG_restrict_type
            | constant::DW_TAG_atomic_type
            | constant::DW_TAG_variable
            | constant::DW_TAG_formal_parameter
            // The specification of a static member's definition.
            | constant::DW_TAG_member => (false, false),
            _ => return,
        };
        let number = |name| entry.attr_value_raw(name)?.udata_value();
        let reference = |name| match entry.attr_value_raw(name) {
            Some(AttributeValue::UnitRef(offset)) => u32::try_from(offset.0).ok(),
            _ => None,
        };
        // The stated size of a vector base type is the size of an element.
        let elements = number(DW_AT_LLVM_VECTOR_SIZE).unwrap_or(1);
        let mut bits = number(constant::DW_AT_byte_size)
            .and_then(|bytes| bytes.checked_mul(8)?.checked_mul(elements));
        if bits.is_none() && sized {
            bits = number(constant::DW_AT_bit_size);
        }
        if bits.is_none() && pointer {
            bits = Some(8 * u64::from(unit.encoding.address_bytes));
        }
        let next = if sized {
            None
        } else {
            [
                constant::DW_AT_type,
                constant::DW_AT_abstract_origin,
                constant::DW_AT_specification,
            ]
            .into_iter()
            .find_map(reference)
        };
        self.types.push(SizedEntry {
            offset,
            next: next.unwrap_or(0),
            bits,
        });
    }

    fn tag(&self, offset: u64) -> Option<DwTag> {
        let offset = u32::try_from(offset).ok()?;
        let index = self
            .entries
            .binary_search_by_key(&offset, |(offset, _)| *offset)
            .ok()?;
        self.entries.get(index).map(|(_, tag)| *tag)
    }

    /// Returns the size in bits of the object or type at an offset.
    fn bits(&self, offset: u64) -> Option<u64> {
        let mut offset = u32::try_from(offset).ok()?;
        for _ in 0..MAX_CHAIN {
            let index = self
                .types
                .binary_search_by_key(&offset, |of| of.offset)
                .ok()?;
            let of = self.types.get(index)?;
            if of.bits.is_some() || of.next == 0 {
                return of.bits;
            }
            offset = of.next;
        }
        None
    }

    /// True if the entries so far meet a requirement. If not, later entries may still meet it.
    pub fn is_met(&self, unit: &Unit, pending: &Pending) -> bool {
        match *pending {
            Pending::Size { bits, object, .. } => {
                self.bits(object).is_some_and(|size| bits <= size)
            }
            Pending::Entry(_, target) => match target {
                ReferenceTarget::BaseType(offset, size) => {
                    let is_type = self.tag(offset) == Some(constant::DW_TAG_base_type);
                    is_type && size.is_none_or(|size| self.bits(offset) == size.checked_mul(8))
                }
                ReferenceTarget::InUnit(offset) => self.tag(offset).is_some(),
                ReferenceTarget::InSection(offset, allowed) => {
                    let is_here = unit.section_id() == unit.info_section();
                    let tag = self.tag_in_section(unit, offset);
                    is_here && tag.is_some_and(|tag| allowed.includes(tag))
                }
            },
        }
    }

    /// Returns the finding, if the requirement is not met.
    pub fn resolve(&self, unit: &Unit, pending: Pending) -> Option<Finding> {
        let (place, target) = match pending {
            Pending::Size {
                place,
                bits,
                object,
            } => {
                // No bit of an object without bits is at a wrong place.
                let size = self.bits(object).filter(|size| (1..bits).contains(size))?;
                let detail = format!(
                    "the pieces have {}, but the type has {}",
                    Bits(bits),
                    Bits(size)
                );
                return Some(Finding::new(Fault::CompositeSize, place, detail));
            }
            Pending::Entry(place, target) => (place, target),
        };
        let finding = |fault, detail: String| Some(Finding::new(fault, place, detail));
        match target {
            ReferenceTarget::BaseType(offset, size) => match self.tag(offset) {
                Some(constant::DW_TAG_base_type) => {
                    let bits = self.bits(offset)?;
                    let size = size.filter(|size| size.checked_mul(8) != Some(bits))?;
                    let detail = format!(
                        "the operation has {}, but the base type has {}",
                        Bytes(size),
                        Bits(bits)
                    );
                    finding(Fault::BaseTypeSize, detail)
                }
                Some(tag) => finding(
                    Fault::BaseType,
                    format!("the entry at 0x{offset:x} is a {tag}"),
                ),
                None => finding(
                    Fault::BaseType,
                    format!("there is no entry at 0x{offset:x}"),
                ),
            },
            ReferenceTarget::InUnit(offset) => match self.tag(offset) {
                Some(_) => None,
                None => finding(
                    Fault::EntryReference,
                    format!("there is no entry at 0x{offset:x} in the unit"),
                ),
            },
            ReferenceTarget::InSection(offset, allowed) => {
                let tag = self.tag_in_section(unit, offset);
                let (fault, detail) = section_fault(tag, offset, allowed)?;
                finding(fault, detail)
            }
        }
    }

    /// Returns the tag of an entry of the unit at an offset in its section.
    fn tag_in_section(&self, unit: &Unit, offset: u64) -> Option<DwTag> {
        self.tag(offset.checked_sub(unit.start)?)
    }
}

/// Returns the fault of a reference to an entry of `.debug_info` with this tag, if any.
fn section_fault(
    tag: Option<DwTag>,
    offset: u64,
    allowed: AllowedEntry,
) -> Option<(Fault, String)> {
    match tag {
        None => Some((
            Fault::EntryReference,
            format!("there is no entry at 0x{offset:x}"),
        )),
        Some(tag) if !allowed.includes(tag) => Some((
            Fault::PointedObject,
            format!("the entry at 0x{offset:x} is a {tag}"),
        )),
        Some(_) => None,
    }
}

impl AllowedEntry {
    /// An implicit pointer may point to an entry that can have a location or a constant value.
    fn includes(self, tag: DwTag) -> bool {
        let can_be_pointed_to = matches!(
            tag,
            constant::DW_TAG_variable
                | constant::DW_TAG_formal_parameter
                | constant::DW_TAG_constant
                | constant::DW_TAG_dwarf_procedure
                | constant::DW_TAG_member
                | constant::DW_TAG_enumerator
                | constant::DW_TAG_template_value_parameter
                | constant::DW_TAG_common_block
        );
        self == AllowedEntry::Any || can_be_pointed_to
    }
}

impl InOtherUnit {
    pub fn target(&self) -> Target {
        self.target
    }
}

/// Finds the tags and names of entries at known offsets.
pub(super) struct Finder {
    /// The offsets, ascending, and what was found there.
    targets: Vec<(Target, Option<Found>)>,
    /// True to find names, not only tags.
    has_names: bool,
}

struct Found {
    tag: DwTag,
    name: Option<String>,
}

impl Finder {
    /// Returns a finder of the tags of entries.
    pub fn of_tags(targets: impl Iterator<Item = Target>) -> Finder {
        let mut targets: Vec<Target> = targets.collect();
        targets.sort_unstable();
        targets.dedup();
        let targets = targets.into_iter().map(|target| (target, None)).collect();
        Finder {
            targets,
            has_names: false,
        }
    }

    /// Returns a finder of the tags and names of entries.
    pub fn of_names(targets: impl Iterator<Item = Target>) -> Finder {
        Finder {
            has_names: true,
            ..Finder::of_tags(targets)
        }
    }

    fn found(&mut self, target: Target) -> Option<&mut Option<Found>> {
        let index = self
            .targets
            .binary_search_by_key(&target, |(target, _)| *target)
            .ok()?;
        self.targets.get_mut(index).map(|(_, found)| found)
    }

    /// The finding for a reference and the section of its place, after all units were visited.
    pub fn resolve(&mut self, requirement: InOtherUnit) -> Option<(SectionId, Finding)> {
        let tag = self
            .found(requirement.target)?
            .as_ref()
            .map(|found| found.tag);
        let (fault, detail) = section_fault(tag, requirement.target.1, requirement.allowed)?;
        let finding = Finding::new(fault, requirement.place, detail);
        Some((requirement.section, finding))
    }

    /// The name of an entry, after all units were visited.
    pub fn name(&mut self, target: Target) -> Option<String> {
        self.found(target)?.as_ref()?.name.clone()
    }
}

impl Visitor for Finder {
    fn unit(&mut self, _: &Unit, _: &mut Tables<'_>) {}

    fn entry(&mut self, unit: &Unit, tables: &mut Tables<'_>, entry: &Entry<'_>) {
        let offset = unit.start.saturating_add(entry.offset().0 as u64);
        let has_names = self.has_names;
        if let Some(found) = self.found((unit.section_id(), offset)) {
            let name = has_names.then(|| walk::name(unit, tables, entry)).flatten();
            let tag = entry.tag();
            *found = Some(Found { tag, name });
        }
    }

    fn end(&mut self, _: &Unit, _: &mut Tables<'_>, _: &mut Names<'_, '_>) {}
    fn fault(&mut self, _: Finding) {}
    fn progress(&mut self, _: u64) {}

    fn should_visit(&self, section: SectionId, start: u64, end: u64) -> bool {
        let first = self
            .targets
            .partition_point(|(target, _)| *target < (section, start));
        self.targets
            .get(first)
            .is_some_and(|(target, _)| *target < (section, end))
    }
}
