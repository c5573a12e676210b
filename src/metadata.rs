//! What a program consists of: units, scopes, types, variables, fragments, lifetimes.
//!
//! [`Metadata`] is a set of arenas, one for each kind of node, and a typed four-byte id for each
//! node. Nodes may be added in any order, refer to nodes that come later ([`Metadata::types`] and
//! its siblings hand out ids freely), and be changed until the module is validated. Nothing here is
//! checked; that is the [validator](crate::validate)'s part.
//!
//! Strings are interned: a name that occurs a thousand times is stored and emitted once.

mod arena;
mod flags;
pub(crate) mod lists;
mod nodes;
mod numbers;
mod strings;
mod types;

#[doc(hidden)]
pub use arena::ModuleTag;
pub(crate) use arena::ids;
pub use arena::{Arena, Id};
pub use flags::{DIFlags, MemorySpace};
pub(crate) use flags::{FlagField, SPELLINGS as FLAG_SPELLINGS};
pub use nodes::*;
pub use strings::{Strings, Text};
pub use types::*;

use crate::expr::DIExpr;
use crate::module::with_arenas;
use crate::target::Target;
use crate::ty::{AddressSpace, PointerSizes};
use alloc::vec::Vec;

/// All nodes of a module but its code.
#[derive(Clone, Debug, Default)]
pub struct Metadata {
    /// Every name and path.
    pub strings: Strings,
    /// Source files.
    pub files: Arena<FileId, DIFile>,
    /// Compile units.
    pub units: Arena<UnitId, DICompileUnit>,
    /// Functions as the source has them.
    pub subprograms: Arena<SubprogramId, DISubprogram>,
    /// Lexical blocks.
    pub blocks: Arena<BlockId, DILexicalBlock>,
    /// Inlined instances of subprograms.
    pub inlined: Arena<InlinedId, DIInlinedScope>,
    /// Namespaces.
    pub namespaces: Arena<NamespaceId, DINamespace>,
    /// Imports: what is visible where it is not declared.
    pub imports: Arena<ImportId, DIImportedEntity>,
    /// What templates were instantiated with.
    pub templates: Arena<TemplateId, DITemplateParameter>,
    /// Types.
    pub types: Arena<TypeId, DIType>,
    /// Variables and parameters.
    pub variables: Arena<VariableId, DIVariable>,
    /// Fragments: unnamed objects.
    pub fragments: Arena<FragmentId, DIFragment>,
    /// Fragments attached to globals.
    pub globals: Arena<GlobalId, DIGlobal>,
    /// Source labels and code locations that only expressions refer to.
    pub codes: Arena<CodeId, DICode>,
    /// Lifetimes.
    pub lifetimes: Arena<LifetimeId, DILifetime>,
    /// The arguments of all lifetimes; each lifetime has a span of these.
    arguments: Vec<Object>,
    /// What its ids carry.
    module: ModuleTag,
    /// Of nodes that were read from text.
    numbers: numbers::NodeNumbers,
}

impl Metadata {
    /// Metadata of a module of its own, whose ids are of no other.
    pub(crate) fn of_new_module() -> Metadata {
        let mut metadata = Metadata {
            module: ModuleTag::new(),
            ..Metadata::default()
        };
        let module = metadata.module;
        macro_rules! set_module {
            ($($kind:ident $id:ident $arena:ident $name:literal;)+) => {
                $(metadata.$arena.set_module(module);)+
            };
        }
        with_arenas!(set_module);
        metadata
    }

    /// What its ids carry.
    pub(crate) fn module_tag(&self) -> ModuleTag {
        self.module
    }

    /// Interns a string.
    pub fn text(&mut self, text: &str) -> Text {
        self.strings.intern(text)
    }

    /// Adds a lifetime, with its own arguments at the end of the list of all.
    pub(crate) fn add_lifetime(
        &mut self,
        kind: LifetimeKind,
        object: Object,
        location: DIExpr,
        arguments: &[Object],
    ) -> LifetimeId {
        let first = self.arguments.len() as u32;
        self.arguments.extend_from_slice(arguments);
        self.lifetimes.push(DILifetime {
            kind,
            object,
            location,
            arguments: ArgumentSpan {
                first,
                count: arguments.len() as u32,
            },
        })
    }

    /// Replaces the arguments of a lifetime; does nothing where there is no such lifetime.
    pub fn set_arguments(&mut self, lifetime: LifetimeId, arguments: &[Object]) {
        let Some(lifetime) = self.lifetimes.get_mut(lifetime) else {
            return;
        };
        let ArgumentSpan { first, count } = &mut lifetime.arguments;
        match self
            .arguments
            .get_mut(*first as usize..*first as usize + arguments.len())
        {
            // Each lifetime has its span to itself.
            Some(place) if arguments.len() <= *count as usize => place.copy_from_slice(arguments),
            _ => {
                *first = self.arguments.len() as u32;
                self.arguments.extend_from_slice(arguments);
            }
        }
        *count = arguments.len() as u32;
    }

    /// True where the module has the object.
    pub fn has_object(&self, object: Object) -> bool {
        match object {
            Object::Variable(id) => self.variables.get(id).is_some(),
            Object::Fragment(id) => self.fragments.get(id).is_some(),
            Object::Code(id) => self.codes.get(id).is_some(),
        }
    }

    /// The arguments of a lifetime, in the order of their indices.
    pub fn arguments(&self, lifetime: &DILifetime) -> &[Object] {
        let ArgumentSpan { first, count } = lifetime.arguments;
        self.arguments
            .get(first as usize..(first as usize + count as usize))
            .unwrap_or(&[])
    }

    /// The size of a type in bits, where it is known: typedefs and qualifiers are looked through.
    pub fn type_bits(&self, mut ty: TypeId, target: Target) -> Option<u64> {
        let mut factor = 1u64;
        // A chain longer than there are types is a cycle.
        for _ in 0..=self.types.len() {
            let bits = match self.types.get(ty)? {
                DIType::Base(base) => base.bits,
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

    /// The scope around a scope, or `None` at the top or where the node does not exist.
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
            Scope::Type(id) => match self.types.get(id)? {
                DIType::Composite(node) => node.scope,
                DIType::Enumeration(node) => node.scope,
                DIType::Qualified(node) => node.scope,
                _ => None,
            },
        }
    }

    /// The name of a variable: its own, or that of its origin.
    pub fn variable_name(&self, node: &DIVariable) -> Option<Text> {
        node.name.or_else(|| self.variables.get(node.origin?)?.name)
    }

    /// The type of a variable: its own, or that of its origin.
    pub fn variable_type(&self, node: &DIVariable) -> Option<TypeId> {
        node.ty.or_else(|| self.variables.get(node.origin?)?.ty)
    }

    /// The name of an object for a person: the variable's, or for a fragment the number of its
    /// node. [`ObjectNames`](crate::ObjectNames) says what fragments are for.
    pub fn object_name(&self, object: Object) -> alloc::string::String {
        match object {
            Object::Variable(id) => match self
                .variables
                .get(id)
                .and_then(|node| self.variable_name(node))
            {
                Some(name) => alloc::string::String::from(self.strings.get(name)),
                None => alloc::format!("unnamed variable {}", self.number_of(id)),
            },
            Object::Fragment(id) => alloc::format!("fragment {}", self.number_of(id)),
            Object::Code(id) => match self.codes.get(id) {
                Some(DICode::Label { name, .. }) => {
                    alloc::string::String::from(self.strings.get(*name))
                }
                _ => alloc::format!("code location {}", self.number_of(id)),
            },
        }
    }
}
