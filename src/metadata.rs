//! The metadata of a program: units, scopes, types, variables, fragments, lifetimes.
//!
//! [`Metadata`] is a set of arenas, one for each kind of node. Each node has a typed id. Nodes may
//! be added in any order, may refer to nodes that are added later ([`Metadata::types`] and the
//! other arenas give ids in advance with [`Arena::next_id`]), and may be changed until the module
//! is validated. Nodes are not checked here; the [validator](crate::validate) checks them.
//!
//! Strings are interned: a name that occurs a thousand times is stored and emitted once.

mod annotations;
mod arena;
mod composites;
mod flags;
mod kinds;
pub(crate) mod lists;
mod macros;
mod nodes;
mod numbers;
mod objects;
mod rare;
mod strings;
mod types;

pub use annotations::{AnnotationValue, Annotations, DIAnnotation};
pub use arena::Arena;
pub use composites::*;
pub use flags::{DIFlags, MemorySpace};
pub(crate) use flags::{FlagField, SPELLINGS as FLAG_SPELLINGS};
pub(crate) use kinds::with_arenas;
pub use macros::DIMacro;
pub use nodes::*;
pub use objects::*;
pub use rare::{Rare, RareFields};
pub use strings::{Strings, Text};
pub use types::*;

pub use crate::ids::Id;
#[doc(hidden)]
pub use crate::ids::ModuleTag;

use crate::expr::DIExpr;
use crate::one_line::OneLine;
use crate::target::Target;
use crate::ty::{AddressSpace, PointerSizes, Signedness};
use alloc::string::ToString;
use alloc::vec::Vec;

/// All nodes of a module except its code.
#[derive(Clone, Debug, Default)]
pub struct Metadata {
    /// All names and paths.
    pub strings: Strings,
    /// Source files.
    pub files: Arena<FileId, DIFile>,
    /// Compile units.
    pub units: Arena<UnitId, DICompileUnit>,
    /// Functions of the source.
    pub subprograms: Arena<SubprogramId, DISubprogram>,
    /// Lexical blocks.
    pub blocks: Arena<BlockId, DILexicalBlock>,
    /// Inlined scopes.
    pub inlined: Arena<InlinedId, DIInlinedScope>,
    /// Namespaces.
    pub namespaces: Arena<NamespaceId, DINamespace>,
    /// Common blocks.
    pub common_blocks: Arena<CommonBlockId, DICommonBlock>,
    /// The macros of the preprocessor, and the files that contain them.
    pub macros: Arena<MacroId, DIMacro>,
    /// Imports of names into other scopes.
    pub imports: Arena<ImportId, DIImportedEntity>,
    /// Arguments of template instances.
    pub templates: Arena<TemplateId, DITemplateParameter>,
    /// Types.
    pub types: Arena<TypeId, DIType>,
    /// Variables and parameters.
    pub variables: Arena<VariableId, DIVariable>,
    /// Fragments, which are objects without a name.
    pub fragments: Arena<FragmentId, DIFragment>,
    /// Fragments attached to globals.
    pub globals: Arena<GlobalId, DIGlobal>,
    /// Source labels and code locations that only expressions refer to.
    pub codes: Arena<CodeId, DICode>,
    /// Lifetimes.
    pub lifetimes: Arena<LifetimeId, DILifetime>,
    /// The range of `arguments` of each lifetime that has arguments.
    argument_spans: Vec<ArgumentSpan>,
    /// The arguments of all lifetimes.
    arguments: Vec<Object>,
    /// The tag that the ids of this module carry.
    module: ModuleTag,
    /// The numbers of nodes that were read from text.
    pub(crate) numbers: numbers::NodeNumbers,
}

impl Metadata {
    /// The fragments that describe the code of a scope, such as the frame base of a subprogram.
    pub fn code_fragments(&self, scope: Scope) -> impl Iterator<Item = FragmentId> {
        let (mut subprogram, mut inlined, mut block) = (None, None, None);
        match scope {
            Scope::Subprogram(id) => subprogram = self.subprograms.get(id),
            Scope::Inlined(id) => inlined = self.inlined.get(id),
            Scope::Block(id) => block = self.blocks.get(id),
            Scope::Unit(_) | Scope::Namespace(_) | Scope::Type(_) | Scope::CommonBlock(_) => {}
        }
        let subprogram = subprogram.into_iter().flat_map(DISubprogram::fragments);
        let inlined = inlined.into_iter().flat_map(DIInlinedScope::fragments);
        let block = block.into_iter().flat_map(DILexicalBlock::fragments);
        subprogram.chain(inlined).chain(block)
    }

    /// The lanes of a scope's code; `None` for a scope without code.
    pub fn lanes(&self, scope: Scope) -> Option<LaneDetails> {
        Some(match scope {
            Scope::Subprogram(id) => *self.subprograms.get(id)?.lanes,
            Scope::Inlined(id) => *self.inlined.get(id)?.lanes,
            Scope::Block(id) => {
                let node = self.blocks.get(id)?;
                LaneDetails {
                    lane_count: node.lane_count,
                    iterations: node.iterations,
                    ..LaneDetails::default()
                }
            }
            Scope::Unit(_) | Scope::Namespace(_) | Scope::Type(_) | Scope::CommonBlock(_) => {
                return None;
            }
        })
    }

    /// All fragments that describe code, each with its scope.
    pub fn described_code(&self) -> impl Iterator<Item = (Scope, FragmentId)> {
        // Most nodes have no such fragments.
        let has_lanes = |lanes: &Rare<LaneDetails>| lanes.into_iter().next().is_some();
        let subprograms = (self.subprograms.iter())
            .filter(move |(_, node)| node.frame_base.is_some() || has_lanes(&node.lanes));
        let inlined = self.inlined.iter();
        let inlined = inlined.filter(move |(_, node)| has_lanes(&node.lanes));
        let blocks = self.blocks.iter();
        let blocks = blocks.filter(|(_, node)| node.iterations.is_some());
        let subprograms = subprograms.map(|(id, _)| Scope::Subprogram(id));
        let inlined = inlined.map(|(id, _)| Scope::Inlined(id));
        let blocks = blocks.map(|(id, _)| Scope::Block(id));
        subprograms.chain(inlined).chain(blocks).flat_map(|scope| {
            self.code_fragments(scope)
                .map(move |fragment| (scope, fragment))
        })
    }

    /// Creates the metadata of a module without nodes. Its ids carry the tag.
    pub(crate) fn of_module(module: ModuleTag) -> Metadata {
        let mut metadata = Metadata {
            module,
            ..Metadata::default()
        };
        macro_rules! set_module {
            ($($kind:ident $id:ident $arena:ident $name:literal;)+) => {
                $(metadata.$arena.set_module(module);)+
            };
        }
        with_arenas!(set_module);
        metadata.strings.set_module(module);
        metadata
    }

    /// The tag that the ids of this module carry.
    pub(crate) fn module_tag(&self) -> ModuleTag {
        self.module
    }

    /// Interns a string.
    pub fn text(&mut self, text: &str) -> Text {
        self.strings.intern(text)
    }

    /// Adds a lifetime. Its arguments are appended to the list of all arguments.
    pub(crate) fn add_lifetime(
        &mut self,
        kind: LifetimeKind,
        object: Object,
        location: DIExpr,
        arguments: &[Object],
    ) -> LifetimeId {
        let id = self.lifetimes.push(DILifetime {
            kind,
            object,
            location,
            arguments: lists::NONE,
        });
        if !arguments.is_empty() {
            self.set_arguments(id, arguments);
        }
        id
    }

    /// Replaces the arguments of a lifetime. Does nothing if the lifetime does not exist.
    pub fn set_arguments(&mut self, lifetime: LifetimeId, arguments: &[Object]) {
        let Some(lifetime) = self.lifetimes.get_mut(lifetime) else {
            return;
        };
        if arguments.is_empty() {
            lifetime.arguments = lists::NONE;
            return;
        }
        let (first, count) = (self.arguments.len() as u32, arguments.len() as u32);
        let new = ArgumentSpan { first, count };
        match self.argument_spans.get_mut(lifetime.arguments as usize) {
            // No other lifetime shares the range, so it can be overwritten.
            Some(old) if count <= old.count => {
                old.count = count;
                let places = self.arguments.iter_mut().skip(old.first as usize);
                places.zip(arguments).for_each(|(place, new)| *place = *new);
                return;
            }
            Some(old) => *old = new,
            None => {
                lifetime.arguments = self.argument_spans.len() as u32;
                self.argument_spans.push(new);
            }
        }
        self.arguments.extend_from_slice(arguments);
    }

    /// The state to which [`roll_back`](Metadata::roll_back) returns.
    pub fn checkpoint(&self) -> Checkpoint {
        Checkpoint {
            fragments: self.fragments.len(),
            lifetimes: self.lifetimes.len(),
            spans: self.argument_spans.len(),
            arguments: self.arguments.len(),
        }
    }

    /// Removes all fragments and lifetimes that were added since a checkpoint, for example because
    /// a function cannot be described completely. No other node may use them, and the arguments of
    /// older lifetimes must not have changed since then.
    pub fn roll_back(&mut self, to: Checkpoint) {
        self.fragments.truncate(to.fragments);
        self.lifetimes.truncate(to.lifetimes);
        self.argument_spans.truncate(to.spans);
        self.arguments.truncate(to.arguments);
    }

    /// True if the module has the object.
    pub fn has_object(&self, object: Object) -> bool {
        match object {
            Object::Variable(id) => self.variables.get(id).is_some(),
            Object::Fragment(id) => self.fragments.get(id).is_some(),
            Object::Code(id) => self.codes.get(id).is_some(),
        }
    }

    /// The arguments of a lifetime, in order of their indices.
    pub fn arguments(&self, lifetime: &DILifetime) -> &[Object] {
        // Most lifetimes have none.
        if lifetime.arguments == lists::NONE {
            return &[];
        }
        let span = self.argument_spans.get(lifetime.arguments as usize);
        let found = span.and_then(|ArgumentSpan { first, count }| {
            let first = *first as usize;
            self.arguments.get(first..first + *count as usize)
        });
        found.unwrap_or(&[])
    }

    /// The type without typedefs and qualifiers. `None` if there is no type below them, or if
    /// there are 64 of them or more.
    pub(crate) fn unqualified(&self, mut ty: TypeId) -> Option<TypeId> {
        for _ in 0..64 {
            match self.types.get(ty)? {
                DIType::Qualified(qualified) => ty = qualified.base?,
                _ => return Some(ty),
            }
        }
        None
    }

    /// Whether the numbers of a type are signed. Those of `DW_ATE_signed` and `DW_ATE_signed_char`
    /// are; those of other encodings, and addresses, are not. `None` for a type without numbers,
    /// and for an enumeration without a known underlying type.
    pub(crate) fn signedness(&self, mut ty: TypeId) -> Option<Signedness> {
        // A chain longer than the number of types is a cycle.
        for _ in 0..=self.types.len() {
            match self.types.get(ty)? {
                DIType::Qualified(node) => ty = node.base?,
                DIType::Enumeration(node) => ty = node.base?,
                DIType::Base(node) => {
                    let is_signed = matches!(
                        node.encoding,
                        gimli::DW_ATE_signed | gimli::DW_ATE_signed_char
                    );
                    return Some(match is_signed {
                        true => Signedness::Signed,
                        false => Signedness::Unsigned,
                    });
                }
                DIType::Pointer(_) => return Some(Signedness::Unsigned),
                _ => return None,
            }
        }
        None
    }

    /// The size of a type in bits, if it is known. A typedef or qualified type has the size of its
    /// base.
    pub fn type_bits(&self, mut ty: TypeId, target: Target) -> Option<u64> {
        let mut factor = 1u64;
        // A chain longer than the number of types is a cycle.
        for _ in 0..=self.types.len() {
            let bits = match self.types.get(ty)? {
                DIType::Base(base) => base.all_bits()?,
                DIType::FixedPoint(node) => node.bits,
                DIType::Pointer(pointer) => match pointer.bits {
                    Some(bits) => bits,
                    None => u64::from(target.pointer_bits(AddressSpace(pointer.address_space))?),
                },
                DIType::Qualified(qualified) => {
                    ty = qualified.base?;
                    continue;
                }
                DIType::Composite(composite) => composite.bits?,
                DIType::Enumeration(enumeration) => enumeration.bits,
                DIType::Array(array) => match array.bits {
                    Some(bits) => bits,
                    None => {
                        for dimension in &array.dimensions {
                            factor = factor.checked_mul(dimension.elements()?)?;
                        }
                        ty = array.element;
                        continue;
                    }
                },
                DIType::MemberPointer(pointer) => pointer.bits?,
                DIType::String(string) if string.length.is_none() => string.bits?,
                DIType::Unspecified(_)
                | DIType::String(_)
                | DIType::VariantPart(_)
                | DIType::Subroutine(_) => {
                    return None;
                }
            };
            return factor.checked_mul(bits);
        }
        None
    }

    /// The scope around a scope; `None` for an outermost scope or a node that does not exist.
    pub fn parent(&self, scope: Scope) -> Option<Scope> {
        match scope {
            Scope::Unit(_) => None,
            Scope::Subprogram(id) => self
                .subprograms
                .get(id)
                .map(|node| node.scope.unwrap_or(Scope::Unit(node.unit))),
            Scope::Block(id) => self.blocks.get(id).map(|node| node.scope),
            Scope::Inlined(id) => self.inlined.get(id).map(|node| node.scope),
            Scope::Namespace(id) => self.namespaces.get(id)?.scope,
            // A common block whose scope is a common block is invalid. It has no parent here, so
            // that common blocks cannot form a cycle.
            Scope::CommonBlock(id) => (self.common_blocks.get(id))
                .map(|node| node.scope)
                .filter(|scope| !matches!(scope, Scope::CommonBlock(_))),
            Scope::Type(id) => match self.types.get(id)? {
                DIType::Composite(node) => node.scope,
                DIType::Enumeration(node) => node.scope,
                DIType::Qualified(node) => node.scope,
                _ => None,
            },
        }
    }

    /// The name of a variable, or of its origin.
    pub fn variable_name(&self, node: &DIVariable) -> Option<Text> {
        node.name.or_else(|| self.variables.get(node.origin?)?.name)
    }

    /// The type of a variable, or of its origin.
    pub fn variable_type(&self, node: &DIVariable) -> Option<TypeId> {
        node.ty.or_else(|| self.variables.get(node.origin?)?.ty)
    }

    /// The kind of a variable. The instance of a parameter is a parameter, even if it does not
    /// repeat the number.
    pub fn variable_kind(&self, node: &DIVariable) -> VariableKind {
        let of_origin = || Some(self.variables.get(node.origin?)?.kind);
        match node.kind {
            VariableKind::Local => of_origin()
                .filter(|kind| matches!(kind, VariableKind::Parameter(_)))
                .unwrap_or(VariableKind::Local),
            kind => kind,
        }
    }

    /// The objects: variables, followed by fragments and code locations.
    pub(crate) fn objects(&self) -> impl Iterator<Item = Object> {
        let variables = self.variables.ids().map(Object::Variable);
        let fragments = self.fragments.ids().map(Object::Fragment);
        let codes = self.codes.ids().map(Object::Code);
        variables.chain(fragments).chain(codes)
    }

    /// The name of an object for messages: the name of a variable, on [one line](OneLine), or the
    /// number of the node.
    /// [`ObjectNames`](crate::ObjectNames) also describes the use of fragments.
    pub fn object_name(&self, object: Object) -> alloc::string::String {
        match object {
            Object::Variable(id) => match self
                .variables
                .get(id)
                .and_then(|node| self.variable_name(node))
            {
                Some(name) => OneLine(self.strings.get(name)).to_string(),
                None => alloc::format!("unnamed variable {}", self.number_of(id)),
            },
            Object::Fragment(id) => alloc::format!("fragment {}", self.number_of(id)),
            Object::Code(id) => match self.codes.get(id) {
                Some(DICode::Label { name, .. }) => OneLine(self.strings.get(*name)).to_string(),
                _ => alloc::format!("code location {}", self.number_of(id)),
            },
        }
    }
}
