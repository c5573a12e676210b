//! Variables, fragments and lifetimes.

use super::{ModuleNode, align_bits, annotation, column, declared, set};
use crate::expr::DIExpr;
use crate::metadata::*;
use crate::module::Module;
use crate::units::Bits;

/// A variable or parameter: [`DIVariable`].
#[derive(Clone, Debug)]
#[must_use]
pub struct Variable<'a> {
    name: Option<&'a str>,
    linkage_name: Option<&'a str>,
    node: DIVariable,
}

impl<'a> Variable<'a> {
    fn new(scope: Scope, kind: VariableKind, name: Option<&'a str>, ty: TypeId) -> Variable<'a> {
        Variable {
            name,
            linkage_name: None,
            node: DIVariable {
                kind,
                ..DIVariable::new(Text::from_index(0), scope, ty)
            },
        }
    }

    /// A local variable of a function or block.
    pub fn local(scope: impl Into<Scope>, name: &'a str, ty: impl Into<TypeId>) -> Variable<'a> {
        Variable::new(scope.into(), VariableKind::Local, Some(name), ty.into())
    }

    /// A parameter of a function; the first is number 1. `None` for an anonymous parameter.
    pub fn parameter(
        scope: impl Into<Scope>,
        number: u32,
        name: impl Into<Option<&'a str>>,
        ty: impl Into<TypeId>,
    ) -> Variable<'a> {
        Variable::new(
            scope.into(),
            VariableKind::Parameter(number),
            name.into(),
            ty.into(),
        )
    }

    /// A variable of a unit, a namespace or a class, or a static variable of a function.
    pub fn global(scope: impl Into<Scope>, name: &'a str, ty: impl Into<TypeId>) -> Variable<'a> {
        Variable::new(scope.into(), VariableKind::Global, Some(name), ty.into())
    }

    /// The instance of a variable in an inlined scope, or in a lexical block inside an inlined
    /// scope. The name, type and declaration are those of the origin.
    pub fn inlined(scope: impl Into<Scope>, origin: VariableId) -> Variable<'a> {
        Variable {
            name: None,
            linkage_name: None,
            node: DIVariable::inlined(origin, scope, VariableKind::Local),
        }
    }

    declared!(node.file, node.line);
    column!(node.column);
    annotation!(node.details.annotations);

    /// Adds flags.
    pub fn flags(mut self, flags: DIFlags) -> Self {
        if !flags.is_empty() {
            self.node.details.flags |= flags;
        }
        self
    }

    /// States that a global variable is declared here and defined elsewhere, such as C's `extern`.
    pub fn declaration(mut self) -> Self {
        self.node.details.is_declaration = true;
        self
    }

    /// States that the compiler declared the variable, not the source.
    pub fn artificial(self) -> Self {
        self.flags(DIFlags::ARTIFICIAL)
    }

    set! {
        /// Sets the memory space of the variable.
        memory_space(space: MemorySpace) node.details.memory_space = space;
        /// Sets the alignment, if the source states it.
        align(alignment: impl Into<Bits>) node.details.align_bits = align_bits(alignment);
        /// Sets the linkage name of a global variable, if it differs from the name.
        linkage_name(name: &'a str) linkage_name = Some(name);
    }
}

impl ModuleNode for Variable<'_> {
    type Id = VariableId;

    fn add_to(self, module: &mut Module) -> VariableId {
        let mut node = self.node;
        node.name = module.optional_text(self.name);
        if let Some(linkage_name) = self.linkage_name {
            node.details.linkage_name = Some(module.text(linkage_name));
        }
        let origin = node.origin.and_then(|id| module.metadata.variables.get(id));
        node.kind = origin.map_or(node.kind, |origin| origin.kind);
        module.add(node)
    }
}

/// An object without a name, for arguments of lifetimes: [`DIFragment`].
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct Fragment;

impl ModuleNode for Fragment {
    type Id = FragmentId;

    fn add_to(self, module: &mut Module) -> FragmentId {
        module.add(DIFragment {})
    }
}

/// The address of a global, as a fragment that can be an argument of lifetimes: [`DIGlobal`].
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct Global<'a> {
    symbol: &'a str,
    storage: StorageDuration,
}

impl<'a> Global<'a> {
    /// The global with this symbol.
    pub fn new(symbol: &'a str) -> Global<'a> {
        Global {
            symbol,
            storage: StorageDuration::Static,
        }
    }

    /// Each thread has a separate instance of the global. The fragment holds the offset in the
    /// storage of a thread, an integer of the size of an address, instead of an address. Lifetimes
    /// with it as an argument use [`DIOp::ThreadLocal`](crate::expr::DIOp::ThreadLocal) instead of
    /// [`DIOp::Deref`](crate::expr::DIOp::Deref).
    pub fn thread_local(self) -> Global<'a> {
        Global {
            storage: StorageDuration::Thread,
            ..self
        }
    }
}

impl ModuleNode for Global<'_> {
    type Id = FragmentId;

    fn add_to(self, module: &mut Module) -> FragmentId {
        let (symbol, fragment) = (module.text(self.symbol), module.add(Fragment));
        module.add(DIGlobal {
            symbol,
            fragment,
            storage: self.storage,
        });
        fragment
    }
}

/// The location of an object, and where it holds: [`DILifetime`].
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct Lifetime<'a> {
    kind: LifetimeKind,
    object: Object,
    location: DIExpr,
    arguments: &'a [Object],
}

impl<'a> Lifetime<'a> {
    /// A bounded lifetime: the location holds from a `dbg.def` of the lifetime up to each
    /// `dbg.kill`.
    pub fn bounded(object: impl Into<Object>, location: DIExpr) -> Lifetime<'a> {
        Lifetime {
            kind: LifetimeKind::Bounded,
            object: object.into(),
            location,
            arguments: &[],
        }
    }

    /// A computed lifetime: the location holds wherever no bounded lifetime of the object is
    /// active.
    pub fn computed(object: impl Into<Object>, location: DIExpr) -> Lifetime<'a> {
        Lifetime::new(LifetimeKind::Computed, object, location)
    }

    /// A lifetime of either kind.
    pub fn new(kind: LifetimeKind, object: impl Into<Object>, location: DIExpr) -> Lifetime<'a> {
        Lifetime {
            kind,
            ..Lifetime::bounded(object, location)
        }
    }

    set! {
        /// Sets the arguments: the objects to which `DIOpArg(0)`, `DIOpArg(1)`, … refer.
        arguments(arguments: &'a [Object]) arguments = arguments;
    }
}

impl ModuleNode for Lifetime<'_> {
    type Id = LifetimeId;

    fn add_to(self, module: &mut Module) -> LifetimeId {
        module
            .metadata
            .add_lifetime(self.kind, self.object, self.location, self.arguments)
    }
}
