//! Type units (DWARF 5 section 3.1.4). A type unit contains one type. Other units refer to the type
//! by its signature, a number that depends only on the type. So linkers keep only one of the equal
//! units of several objects.
//!
//! ```text
//!   .debug_info: units, with a declaration and the signature in place of each such type
//!                type units, each in a separate section and COMDAT group (.debug_types in DWARF 4)
//! ```
//!
//! A type unit is written like any other unit. It contains everything that the type's entry refers
//! to, and declarations of the types that have type units themselves. It refers to other units only
//! by signatures.
//!
//! A signature by section 7.32 includes only the names of pointees, so types that differ only in a
//! pointee share a signature. The signatures of this library differ: a [`Signer`] adds up the
//! contents of all types that the type refers to, directly or not. The content of a type unit is
//! the content of its entries, without file and line, with strings in place of their indices.

// These are DWARF's own names, as gimli spells them.
#![allow(non_upper_case_globals)]

use super::EmitError;
use super::buffer::Buffer;
use super::composite::composite_tag;
use super::emitter::Emitter;
use super::entry::Entry;
use super::entry_target::EntryTarget;
use super::names::{Cursor, Value};
use super::plan::Plan;
use super::sections::{Section, SectionId};
use super::split::ContentHash;
use super::type_unit_table::{TYPE_UNIT, TypeUnit};
use crate::graph::components;
use crate::metadata::lists::Lists;
use crate::metadata::{DICompositeType, DIType, Id, Scope, TypeId, UnitId, VariableId};
use crate::module::{NodeKind, references};
use alloc::vec::Vec;
use gimli::constants::*;
use hashbrown::{HashMap, HashSet};

/// The maximum number of namespaces and types around a type that has a type unit.
const MAX_SCOPES: usize = 64;

impl Plan<'_, '_, '_> {
    /// Selects the types that get type units: complete structures, classes, unions and enumerations
    /// with a name, in the unit or in namespaces with names. Excludes types in functions, types
    /// whose description needs variables or code, and types that refer to such types.
    pub(super) fn select_type_units(&mut self) {
        let metadata = &self.module.metadata;
        let is_suitable = self.without_code();
        let has_type_unit = metadata.types.iter().map(|(id, node)| {
            let is_named = match node {
                DIType::Composite(DICompositeType { name, bits, .. }) => {
                    name.is_some() && bits.is_some()
                }
                // Without a size, it is a declaration.
                DIType::Enumeration(node) => node.name.is_some() && !node.is_declaration(),
                _ => false,
            };
            let validity = self.lowered.validated().index();
            is_named
                && is_suitable.get(id.index()) == Some(&true)
                && !validity.is_rejected_type(id)
                && self.is_shared(Scope::Type(id))
        });
        self.has_type_unit = has_type_unit.collect();
    }

    /// Returns true if other objects can have the same type: all scopes around it are named.
    fn is_shared(&self, scope: Scope) -> bool {
        let metadata = &self.module.metadata;
        let mut next = Some(scope);
        for _ in 0..MAX_SCOPES {
            next = match next {
                None | Some(Scope::Unit(_)) => return true,
                Some(Scope::Namespace(id)) => match metadata.namespaces.get(id) {
                    Some(node) if node.name.is_some() => node.scope,
                    _ => return false,
                },
                Some(Scope::Type(id)) => match metadata.types.get(id) {
                    Some(DIType::Composite(node)) if node.name.is_none() => return false,
                    _ => metadata.parent(Scope::Type(id)),
                },
                Some(_) => return false,
            };
        }
        false
    }

    /// Returns, for each type, true if its description and the descriptions of all types that it
    /// refers to need no variables, code or functions.
    pub(super) fn without_code(&self) -> Vec<bool> {
        let metadata = &self.module.metadata;
        let (types, subprograms) = (metadata.types.len(), metadata.subprograms.len());
        let number = |kind, index| match kind {
            NodeKind::Type => Some(index),
            NodeKind::Subprogram => Some(types + index),
            NodeKind::Template => Some(types + subprograms + index),
            _ => None,
        };
        // The edges from each node to the nodes that refer to it.
        let mut users: Vec<(usize, u32)> = Vec::new();
        let mut pending: Vec<usize> = Vec::new();
        references::each(self.module, |from, field, to, _| {
            let Some(user) = number(from.kind, from.index()) else {
                return;
            };
            match (from.kind, to.kind) {
                // A declaration is a part of the type that contains it.
                (NodeKind::Subprogram, NodeKind::Type) if field == "scope" => {
                    users.push((user, to.index() as u32));
                }
                (NodeKind::Type, NodeKind::Type) if field == "scope" => {
                    users.push((user, to.index() as u32));
                    users.push((to.index(), user as u32));
                }
                (_, NodeKind::Type | NodeKind::Template) => {
                    let used = number(to.kind, to.index()).unwrap_or(user);
                    users.push((used, user as u32));
                }
                (NodeKind::Type, NodeKind::Text | NodeKind::File | NodeKind::Unit)
                | (NodeKind::Type, NodeKind::Namespace)
                | (NodeKind::Subprogram | NodeKind::Template, _) => {}
                (_, _) => pending.push(user),
            }
        });
        let count = types + subprograms + metadata.templates.len();
        let users = Lists::new(count, users.iter().copied());
        let mut suitable = alloc::vec![true; count];
        while let Some(node) = pending.pop() {
            if core::mem::take(&mut suitable[node]) {
                pending.extend(users.get(node).iter().map(|user| *user as usize));
            }
        }
        suitable.truncate(types);
        suitable
    }

    /// Returns the static members of a type that a variable of the module defines, as indices of
    /// members.
    pub(super) fn defined_members(&self, id: TypeId, composite: &DICompositeType) -> Vec<usize> {
        let variables = self.variables.get(self.number(Scope::Type(id)));
        if variables.is_empty() {
            return Vec::new();
        }
        let metadata = &self.module.metadata;
        let name = |index: &u32| {
            let id = VariableId::from_index(*index as usize);
            metadata.variables.get(id)?.name
        };
        let members = composite.members.iter().enumerate();
        let defined = members.filter(|(_, member)| {
            member.kind == crate::metadata::MemberKind::Static
                && variables
                    .iter()
                    .any(|variable| name(variable) == member.name)
        });
        defined.map(|(index, _)| index).collect()
    }
}

impl Emitter<'_, '_, '_, '_> {
    /// Records a field with the signature of a type, by the type's index.
    pub(super) fn signature_field(&mut self, ty: u64) {
        let ty = TypeId::from_index(ty as usize);
        let field = self.written.info.position();
        self.types.refer(ty, field, self.unit_index);
        self.written.info.uint(0, 8);
    }

    /// Writes the declaration that replaces a type with a type unit. Returns true if its entry is
    /// still open, for the declarations that definitions in the unit complete.
    pub(super) fn type_declaration(&mut self, id: TypeId, ty: &DIType) -> Result<bool, EmitError> {
        let plan = self.plan;
        let number = plan.number(Scope::Type(id));
        let (tag, composite) = match ty {
            DIType::Composite(composite) => (composite_tag(composite.kind), Some(composite)),
            _ => (DW_TAG_enumeration_type, None),
        };
        let composite = composite.filter(|_| self.whole().unit_nodes.of_type().is_none());
        let defined = composite.map_or_else(Vec::new, |node| plan.defined_members(id, node));
        let has_children = !defined.is_empty() || !self.whole().unit_nodes.span(number).is_empty();
        let mut entry = Entry::new(tag);
        entry.children = has_children;
        entry.flag(DW_AT_declaration);
        entry.signature(id);
        self.write(&entry)?;
        if let Some(composite) = composite {
            let members = defined.into_iter();
            for member in members.filter_map(|index| composite.members.get(index)) {
                self.static_member(number, composite, member)?;
            }
        }
        Ok(has_children)
    }

    /// Writes the units of all types that entries refer to by signature, at the end of
    /// `.debug_info`, and fills in the signatures.
    pub(super) fn type_units(&mut self) -> Result<(), EmitError> {
        if self.types.found.is_empty() {
            return Ok(());
        }
        let module = self.plan.module;
        let primary = module.metadata.units.iter().next().map(|unit| unit.1.file);
        let strings = match self.format.is_split() {
            true => self.written.strings.base(),
            false => self.written.strings.begin_unit(),
        };
        if let Some(file) = primary.filter(|_| !self.format.is_split()) {
            self.written.files.begin_unit(file);
        }
        while let Some(&(id, user)) = self.types.found.get(self.types.units.len()) {
            let user_unit = module.metadata.units.get(UnitId::from_index(user));
            self.written.language = user_unit.map_or(DwLang(0), |unit| unit.language);
            self.type_unit(id, user, strings)?;
        }
        if !self.format.is_split() {
            self.written.strings.end_unit()?;
            if let Some(file) = primary {
                let step = self.lines.step(module, core::iter::empty());
                let table = (module, self.written.files.all(file), step);
                let program = Buffer::scratch(self.format);
                self.lines
                    .end_unit(table, program, &mut self.written.omissions)?;
            }
        }
        self.sign(strings);
        Ok(())
    }

    fn type_unit(&mut self, id: TypeId, user: usize, strings: u64) -> Result<(), EmitError> {
        let (plan, is_split) = (self.plan, self.format.is_split());
        let (start, first_field) = (self.written.info.position(), self.types.fields.len());
        (self.unit_start, self.unit_index) = (start, TYPE_UNIT);
        let length = self.written.info.begin();
        self.unit_header(match is_split {
            true => DW_UT_split_type,
            false => DW_UT_type,
        });
        let signature = self.written.info.position();
        self.written.info.uint(0, 8);
        let offset = self.written.info.position();
        self.written.info.offset(0);
        let entries = self.written.info.position();
        self.unit_nodes.find_type(plan, &self.slots, id);
        self.written.opaque_types.clear();
        self.base_types.clear();
        let mut entry = Entry::new(DW_TAG_type_unit);
        entry.children = true;
        entry.number(DW_AT_language, u64::from(self.written.language.0));
        if !is_split {
            if self.format.has_tables() {
                entry.section(DW_AT_str_offsets_base, strings);
            }
            entry.section(DW_AT_stmt_list, self.lines.position());
        }
        self.write(&entry)?;
        self.nodes(plan.number(Scope::Unit(UnitId::from_index(0))))?;
        self.resolve_references()?;
        self.written.info.u8(0);
        self.written.info.end(length, SectionId::DebugInfo)?;
        let slot = self.slots.slot(plan, EntryTarget::Scope(Scope::Type(id)));
        let place = self.local_offset(slot).unwrap_or(0);
        self.written
            .info
            .set(offset, place.into(), self.encoding.offset_bytes);
        let number = self.types.units.len() as u32;
        self.types.fields.push((signature, number));
        self.types.units.push(TypeUnit {
            signature: 0,
            user,
            span: start..self.written.info.position(),
            entries,
            fields: first_field..self.types.fields.len() - 1,
        });
        Ok(())
    }

    /// Moves the type units from the end of `.debug_info` into their sections. In the object file,
    /// each type unit has a separate section. In a `.dwo` file of DWARF 5, all type units remain.
    /// Equal types of one module have one unit.
    pub(super) fn cut_type_units(&mut self) -> Result<Vec<Section>, EmitError> {
        let mut sections = Vec::new();
        if self.types.units.is_empty() {
            return Ok(sections);
        }
        let id = match self.format.is_5() {
            true => SectionId::DebugInfo,
            false => SectionId::DebugTypes,
        };
        // The last unit is cut first, so that each byte is moved only once.
        let info = &mut self.written.info;
        let last_first = self.types.units.iter().rev();
        let cut: Vec<Buffer> = last_first
            .map(|unit| info.split_off(unit.span.start))
            .collect();
        let mut dwo = info.empty_like();
        let mut known = HashSet::new();
        for (unit, mut bytes) in self.types.units.iter().zip(cut.into_iter().rev()) {
            if !known.insert(unit.signature) {
                continue;
            }
            match self.format.is_split() {
                true if self.format.is_5() => self.written.info.append(&mut bytes),
                true => dwo.append(&mut bytes),
                false => sections.extend(bytes.finish(id)?.map(|section| Section {
                    group: Some(unit.signature),
                    ..section
                })),
            }
        }
        sections.extend(dwo.finish_dwo(id)?);
        Ok(sections)
    }

    /// Computes the signatures and fills them in.
    fn sign(&mut self, strings: u64) {
        let types = &self.types;
        let refers = types.units.iter().enumerate().flat_map(|(number, unit)| {
            let fields = types.fields.get(unit.fields.clone()).unwrap_or(&[]);
            fields.iter().map(move |field| (number, field.1))
        });
        let refers = Lists::new(types.units.len(), refers);
        let contents = types.units.iter();
        let contents: Vec<u64> = contents.map(|unit| self.content(unit, strings)).collect();
        let signatures = Signer::sign(&refers, &contents);
        for &(field, number) in &self.types.fields {
            let signature = signatures.get(number as usize).copied().unwrap_or(0);
            self.written.info.set(field, signature, 8);
        }
        for (unit, signature) in self.types.units.iter_mut().zip(signatures) {
            unit.signature = signature;
        }
    }

    /// Returns a hash of the entries of a type unit. References within the unit are hashed as the
    /// number of the entry that they refer to.
    fn content(&self, unit: &TypeUnit, strings: u64) -> u64 {
        let mut starts = Vec::new();
        self.read(unit, |at, _| {
            starts.extend(at.map(|at| at - unit.span.start))
        });
        let mut hash = ContentHash::default();
        hash.add(&self.format.version().to_le_bytes());
        self.read(unit, |at, (name, form, value)| {
            if at.is_some() {
                hash.add(&[0]);
            }
            match (DwAt(name), form, value) {
                (DW_AT_decl_file | DW_AT_decl_line | DW_AT_decl_column, ..) => return,
                (DW_AT_stmt_list | DW_AT_str_offsets_base | DW_AT_signature, ..) => return,
                (
                    _,
                    DW_FORM_strx
                    | DW_FORM_strx1
                    | DW_FORM_strx2
                    | DW_FORM_GNU_str_index
                    | DW_FORM_strp,
                    Value::Number(number),
                ) => {
                    let offset = match form {
                        DW_FORM_strp => Some(number as u32),
                        _ => self.written.strings.offset_at(strings, number),
                    };
                    hash.add(self.written.strings.text_at(offset.unwrap_or(0)).as_bytes());
                }
                (_, DW_FORM_ref4, Value::Number(number)) => {
                    let place = starts.binary_search(&(number as u32)).unwrap_or(usize::MAX);
                    hash.add(&(place as u64).to_le_bytes());
                }
                (_, _, Value::Number(number)) => hash.add(&number.to_le_bytes()),
                (_, _, Value::Bytes(bytes)) => hash.add(bytes),
            }
            // The same bytes may be a signed or an unsigned number.
            hash.add(&[(form == DW_FORM_sdata).into()]);
            hash.add(&name.to_le_bytes());
        });
        hash.finish()
    }

    /// Reads the entries of a type unit. For each entry, visits its offset with its tag and its
    /// children flag, and then its attributes. The ends of lists of children are entries without a
    /// tag.
    fn read(&self, unit: &TypeUnit, mut visit: impl FnMut(Option<u32>, (u16, DwForm, Value<'_>))) {
        let end = unit.span.end as usize;
        let mut cursor = Cursor::new(&self.written.info, unit.entries as usize, self.encoding);
        while cursor.position() < end {
            let at = cursor.position() as u32;
            let code = cursor.uleb().checked_sub(1);
            let shape = code.and_then(|code| self.written.abbreviations.shape(code as u32));
            let (head, shape) = shape.unwrap_or((0, &[]));
            visit(Some(at), (0, DW_FORM_udata, Value::Number(u64::from(head))));
            for attribute in shape {
                let (name, form) = self.format.written(*attribute);
                visit(None, (name.0, form, cursor.value(form)));
            }
        }
    }
}

/// The computation of signatures from the contents of type units and the references between them.
///
/// The signature of a unit that is not on a cycle is a hash of its content and of the signatures
/// that it refers to. The units of a cycle are divided into classes of equal units, and the classes
/// are numbered in the order in which they are reached from the least class. The numbers replace
/// the signatures within the cycle.
struct Signer<'s> {
    refers: &'s Lists,
    contents: &'s [u64],
    signatures: Vec<u64>,
}

/// The class of each unit of a cycle.
type Classes = HashMap<u32, u64>;

/// The maximum number of times that the classes of a cycle are divided. More are needed only for
/// units with equal contents that differ only in units this many references away.
const MAX_DIVISIONS: usize = 64;

impl Signer<'_> {
    fn sign(refers: &Lists, contents: &[u64]) -> Vec<u64> {
        let mut signer = Signer {
            refers,
            contents,
            signatures: alloc::vec![0; contents.len()],
        };
        components(refers, |_| true, |cycle| signer.sign_cycle(cycle));
        signer.signatures
    }

    fn content(&self, unit: u32) -> u64 {
        self.contents.get(unit as usize).copied().unwrap_or(0)
    }

    /// Returns the signature of a unit outside the current cycle, which is signed already.
    fn signature(&self, unit: u32) -> u64 {
        self.signatures.get(unit as usize).copied().unwrap_or(0)
    }

    /// Computes the signatures of the units of a cycle, or of one unit that is not on a cycle.
    fn sign_cycle(&mut self, set: &[u32]) {
        let classes = self.classes(set);
        let class = |unit: &u32| classes.get(unit).copied().unwrap_or(0);
        let key = |unit: &&u32| (self.content(**unit), class(unit));
        let Some(first) = set.iter().min_by_key(key) else {
            return;
        };
        let (whole, numbers) = self.reach(&classes, *first);
        for unit in set {
            let mut hash = ContentHash::default();
            hash.add(&whole.to_le_bytes());
            let number = numbers.get(&class(unit)).copied().unwrap_or(0);
            hash.add(&number.to_le_bytes());
            if let Some(signature) = self.signatures.get_mut(*unit as usize) {
                *signature = hash.finish();
            }
        }
    }

    /// Divides the units of a cycle into classes: units of one class have the same contents, and
    /// refer to units of the same classes. If this takes too many divisions, each unit is in a
    /// separate class.
    fn classes(&self, set: &[u32]) -> Classes {
        let contents = set.iter().map(|unit| (*unit, self.content(*unit)));
        let mut classes: Classes = contents.collect();
        let mut count = 0;
        for _ in 0..MAX_DIVISIONS {
            let different = classes.values().collect::<HashSet<_>>().len();
            if different == count || different == set.len() {
                return classes;
            }
            count = different;
            let divided = set.iter().map(|unit| {
                let mut hash = ContentHash::default();
                hash.add(&self.content(*unit).to_le_bytes());
                for to in self.refers.get(*unit as usize) {
                    let class = classes.get(to).copied();
                    let below = class.unwrap_or_else(|| self.signature(*to));
                    hash.add(&below.to_le_bytes());
                }
                (*unit, hash.finish())
            });
            classes = divided.collect();
        }
        set.iter().map(|unit| (*unit, u64::from(*unit))).collect()
    }

    /// Numbers the classes of a cycle, starting from the class of a unit. Returns a hash of the
    /// whole cycle, and the number of each class.
    fn reach(&self, classes: &Classes, first: u32) -> (u64, HashMap<u64, u64>) {
        let mut hash = ContentHash::default();
        let mut order = alloc::vec![first];
        let mut numbers = HashMap::new();
        numbers.extend(classes.get(&first).map(|class| (*class, 0)));
        let mut next = 0;
        while let Some(&unit) = order.get(next) {
            next += 1;
            hash.add(&self.content(unit).to_le_bytes());
            for to in self.refers.get(unit as usize) {
                let Some(class) = classes.get(to) else {
                    hash.add(&self.signature(*to).to_le_bytes());
                    continue;
                };
                let count = order.len() as u64;
                let number = *numbers.entry(*class).or_insert(count);
                if number == count {
                    order.push(*to);
                }
                hash.add(&(number as u32).to_le_bytes());
            }
        }
        (hash.finish(), numbers)
    }
}
