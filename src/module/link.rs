//! Links modules.

use super::copy::{Renumbering, copy};
use super::select::Selector;
use super::{Module, NodeKey, Numbering};
use crate::markers::FunctionId;
use crate::metadata::lists::Flags;
use crate::metadata::*;
use crate::one_line::OneLine;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use hashbrown::{HashMap, HashSet};

/// The reason why a module cannot be linked. The linker is unchanged.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum LinkError {
    /// The modules have different targets.
    Target,
    /// Two functions, or parts of functions, have the same symbol.
    Symbol {
        /// The symbol.
        symbol: String,
    },
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LinkError::Target => write!(
                f,
                "the modules have different targets; link modules for one target"
            ),
            LinkError::Symbol { symbol } => write!(
                f,
                "two functions have the symbol `{}`; drop one, or give it another symbol",
                OneLine(symbol)
            ),
        }
    }
}

impl core::error::Error for LinkError {}

/// Links several modules into one module.
///
/// Nodes are copied, and get new ids. Nodes with the same meaning in all units become one node:
/// files with the same name, directory and digest, namespaces with the same name in the same scope,
/// base types that are equal, and types with the same `identifier`, kind and size. The first one is
/// kept, except that a definition replaces a declaration. Declarations of member functions of such
/// a type also become one node if they have the same linkage name, and imports in such a type or
/// namespace if they are equal. Nodes that [`Module::collect`] would drop are not copied.
///
/// ```
/// # use dwarfsmith::build::{CompileUnit, SourceFile, Subprogram};
/// # use dwarfsmith::markers::FunctionBody;
/// # use dwarfsmith::{Linker, Module, Target, gimli};
/// # let module = |name: &str| {
/// #     let mut module = Module::new(Target::X86_64);
/// #     let file = module.add(SourceFile::new("f.c").directory("/src"));
/// #     let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "example"));
/// #     let subprogram = module.add(Subprogram::new(unit, name).at(file, 1));
/// #     let mut body = FunctionBody::default();
/// #     body.begin(module.text(name), subprogram, 0x10);
/// #     module.add(&body);
/// #     (module, subprogram)
/// # };
/// let (first, f) = module("f");
/// let (second, g) = module("g");
/// let mut linker = Linker::new(first);
/// // If several modules define a function, such as an inline function of C++, the first definition
/// // is kept.
/// let ids = linker.add(&second, |_symbol, is_defined| !is_defined)?;
/// let module = linker.finish();
/// assert_eq!(module.code.len(), 2);
/// // The ids of the first module stay valid; those of other modules change.
/// assert_eq!(module.metadata.subprograms.get(f).map(|node| node.unit.index()), Some(0));
/// let g = ids.get(g).ok_or("g is kept")?;
/// assert_eq!(module.metadata.subprograms.get(g).map(|node| node.unit.index()), Some(1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Linker {
    module: Module,
    symbols: HashSet<Text>,
    files: HashMap<(Text, Text, Option<[u8; 16]>), FileId>,
    namespaces: HashMap<(Option<Scope>, Option<Text>, bool), NamespaceId>,
    /// The first type with an identifier and a kind.
    types: HashMap<(Text, Option<CompositeKind>), TypeId>,
    /// The first type with an identifier, a kind and a size.
    sized_types: HashMap<Identity, TypeId>,
    base_types: HashMap<BaseType, TypeId>,
    declarations: HashMap<(TypeId, Text), SubprogramId>,
    /// The imports in namespaces and types.
    imports: HashMap<Import, ImportId>,
    /// The number of nodes of each kind that are in the tables.
    known: Known,
}

#[derive(Clone, Copy, Debug, Default)]
struct Known {
    functions: usize,
    files: usize,
    namespaces: usize,
    types: usize,
    subprograms: usize,
    imports: usize,
}

/// The nodes of another module that already exist in a linker's module.
struct Same<'l> {
    ids: &'l mut Renumbering,
    /// The nodes that are not copied.
    known: &'l mut Flags,
    numbering: Numbering,
}

impl Same<'_> {
    fn add(&mut self, old: impl Into<NodeKey>, new: impl Into<NodeKey>) {
        let old = old.into();
        self.ids.set(old, new);
        if let Some(number) = self.numbering.number(old) {
            self.known.set(number);
        }
    }
}

/// The key under which types with equal identifiers are one type: the identifier, the kind (`None`
/// for an enumeration), and the size (`None` for a declaration).
type Identity = (Text, Option<CompositeKind>, Option<u64>);

fn identity(ty: &DIType) -> Option<Identity> {
    match ty {
        DIType::Composite(node) => Some((node.identifier?, Some(node.kind), node.bits)),
        DIType::Enumeration(node) => {
            let bits = (!node.is_declaration()).then_some(node.bits);
            Some((node.identifier?, None, bits))
        }
        _ => None,
    }
}

/// All fields of a base type.
type BaseType = (Text, [Option<u64>; 2], u8, Option<u32>, DIFlags);

fn base_type(ty: &DIType) -> Option<BaseType> {
    let DIType::Base(DIBasicType {
        name,
        bits,
        encoding,
        data_bits,
        vector_size,
        flags,
    }) = ty
    else {
        return None;
    };
    let sizes = [Some(*bits), *data_bits];
    Some((*name, sizes, encoding.0, *vector_size, *flags))
}

/// Returns the type and the linkage name of the declaration of a member function.
fn member(node: &DISubprogram) -> Option<(TypeId, Text)> {
    match node.scope {
        Some(Scope::Type(ty)) if !node.flags.contains(DIFlags::DEFINITION) => {
            Some((ty, node.linkage_name?))
        }
        _ => None,
    }
}

/// All fields of an import in a namespace or type.
type Import = (ImportKind, Scope, Entity, Option<Text>, Option<FileId>, u32);

fn import(node: &DIImportedEntity) -> Option<Import> {
    let DIImportedEntity {
        kind,
        scope,
        entity,
        name,
        file,
        line,
    } = *node;
    matches!(scope, Scope::Namespace(_) | Scope::Type(_))
        .then_some((kind, scope, entity, name, file, line))
}

impl Linker {
    /// Creates a linker that links modules into `module`, whose ids stay valid.
    pub fn new(module: Module) -> Linker {
        let mut linker = Linker {
            module,
            symbols: HashSet::new(),
            files: HashMap::new(),
            namespaces: HashMap::new(),
            types: HashMap::new(),
            sized_types: HashMap::new(),
            base_types: HashMap::new(),
            declarations: HashMap::new(),
            imports: HashMap::new(),
            known: Known::default(),
        };
        linker.update_tables();
        linker
    }

    /// Returns the linked module.
    pub fn finish(self) -> Module {
        self.module
    }

    /// Adds the nodes and functions of another module. `is_kept` selects the functions. It gets the
    /// symbol of each, and true if the linked module already has a function with that symbol. The
    /// subprogram of a dropped function is kept if it is inlined or called elsewhere.
    ///
    /// # Errors
    /// If the target differs, or if a kept function has the same symbol as another function.
    pub fn add(
        &mut self,
        other: &Module,
        mut is_kept: impl FnMut(&str, bool) -> bool,
    ) -> Result<Renumbering, LinkError> {
        if other.target != self.module.target {
            return Err(LinkError::Target);
        }
        let mut functions = Vec::new();
        let mut added: HashSet<&str> = HashSet::new();
        let is_known = |symbol: &str| {
            let known = self.module.metadata.strings.find(symbol);
            known.is_some_and(|known| self.symbols.contains(&known))
        };
        for function in other.code.functions() {
            let symbol = other.metadata.strings.get(function.symbol);
            if !is_kept(symbol, is_known(symbol) || added.contains(symbol)) {
                continue;
            }
            for piece in function.pieces() {
                let symbol = other.metadata.strings.get(piece.symbol);
                if is_known(symbol) || !added.insert(symbol) {
                    let symbol = symbol.to_string();
                    return Err(LinkError::Symbol { symbol });
                }
            }
            functions.push(function.id);
        }
        Ok(self.link(other, &functions))
    }

    fn link(&mut self, other: &Module, functions: &[FunctionId]) -> Renumbering {
        let selector = Selector::new(other);
        let (from, to) = (
            other.metadata.module_tag(),
            self.module.metadata.module_tag(),
        );
        let mut ids = Renumbering::new(selector.numbering, from, to);
        let mut roots = selector.roots(functions);
        selector.extend(&mut roots);
        let mut same = Same {
            ids: &mut ids,
            known: &mut roots.known,
            numbering: selector.numbering,
        };
        self.unify(other, &mut same);
        let kept = selector.reach(&roots);
        let ids = copy(other, &kept, &mut self.module, ids, &mut []);
        self.update_tables();
        ids
    }

    /// Returns this module's string that is equal to a string of another module.
    fn text(&self, other: &Module, text: Text) -> Option<Text> {
        let text = other.metadata.strings.get(text);
        self.module.metadata.strings.find(text)
    }

    /// Returns the size of a type with an identifier; `None` for a declaration.
    fn bits(&self, ty: TypeId) -> Option<u64> {
        let ty = self.module.metadata.types.get(ty);
        ty.and_then(identity).and_then(|(_, _, bits)| bits)
    }

    /// Returns this module's type that is the same as a type: the first one with its identifier and
    /// kind; if the sizes of both are known and differ, the first one that also has its size.
    fn same_type(&self, (identifier, kind, bits): Identity) -> Option<TypeId> {
        let first = self.types.get(&(identifier, kind)).copied();
        let first = first.filter(|first| match (bits, self.bits(*first)) {
            (Some(bits), Some(known)) => bits == known,
            _ => true,
        });
        first.or_else(|| self.sized_types.get(&(identifier, kind, bits)).copied())
    }

    /// Finds the nodes of another module that already exist in this module. The definition of a
    /// type that this module only declares is copied, and the declaration is not.
    fn unify(&self, other: &Module, same: &mut Same<'_>) {
        let theirs = &other.metadata;
        for (id, node) in theirs.files.iter() {
            let texts = [node.name, node.directory].map(|text| self.text(other, text));
            if let [Some(name), Some(directory)] = texts
                && let Some(own) = self.files.get(&(name, directory, node.md5))
            {
                same.add(id, *own);
            }
        }
        for (id, node) in outer_first(theirs) {
            let scope = node
                .scope
                .map(|scope| same.ids.get(scope).ok_or(()))
                .transpose();
            let name = node.name.map(|name| self.text(other, name).ok_or(()));
            if is_shared(node)
                && let (Ok(scope), Ok(name)) = (scope, name.transpose())
                && let Some(own) = self.namespaces.get(&(scope, name, node.export_symbols))
            {
                same.add(id, *own);
            }
        }
        self.unify_types(other, same);
        for (id, node) in theirs.subprograms.iter() {
            if let Some((ty, name)) = member(node)
                && let (Some(ty), Some(name)) = (same.ids.get(ty), self.text(other, name))
                && let Some(own) = self.declarations.get(&(ty, name))
            {
                same.add(id, *own);
            }
        }
        for (id, node) in theirs.imports.iter() {
            if let Some((kind, scope, entity, name, file, line)) = import(node)
                && let (Some(scope), Some(entity)) = (same.ids.get(scope), same.ids.get(entity))
                && let Ok(name) = name
                    .map(|name| self.text(other, name).ok_or(()))
                    .transpose()
                && let Ok(file) = file.map(|file| same.ids.get(file).ok_or(())).transpose()
                && let Some(own) = self.imports.get(&(kind, scope, entity, name, file, line))
            {
                same.add(id, *own);
            }
        }
    }

    /// Finds the types of another module that already exist in this module: base types by their
    /// contents, and others by their identifiers.
    fn unify_types(&self, other: &Module, same: &mut Same<'_>) {
        for (id, node) in other.metadata.types.iter() {
            if let Some(mut key) = base_type(node)
                && let Some(name) = self.text(other, key.0)
            {
                key.0 = name;
                if let Some(own) = self.base_types.get(&key) {
                    same.add(id, *own);
                }
            }
            if let Some((identifier, kind, bits)) = identity(node)
                && let Some(identifier) = self.text(other, identifier)
                && let Some(own) = self.same_type((identifier, kind, bits))
            {
                match self.bits(own).is_none() && bits.is_some() {
                    true => same.ids.set(id, own),
                    false => same.add(id, own),
                }
            }
        }
    }

    /// Adds new nodes to the tables. Of several equal nodes, a table has the first.
    fn update_tables(&mut self) {
        let Linker { module, known, .. } = self;
        let metadata = &module.metadata;
        let functions = (known.functions..module.code.len()).map(FunctionId::from_index);
        let functions = functions.filter_map(|id| module.code.function(id));
        self.symbols
            .extend(functions.flat_map(|function| function.pieces().map(|piece| piece.symbol)));
        for (id, node) in metadata.files.iter_from(known.files) {
            let key = (node.name, node.directory, node.md5);
            self.files.entry(key).or_insert(id);
        }
        for (id, node) in metadata.namespaces.iter_from(known.namespaces) {
            if is_shared(node) {
                let key = (node.scope, node.name, node.export_symbols);
                self.namespaces.entry(key).or_insert(id);
            }
        }
        for (id, node) in metadata.types.iter_from(known.types) {
            if let Some(key @ (identifier, kind, _)) = identity(node) {
                self.types.entry((identifier, kind)).or_insert(id);
                self.sized_types.entry(key).or_insert(id);
            }
            if let Some(key) = base_type(node) {
                self.base_types.entry(key).or_insert(id);
            }
        }
        for (id, node) in metadata.subprograms.iter_from(known.subprograms) {
            if let Some(key) = member(node) {
                self.declarations.entry(key).or_insert(id);
            }
        }
        for (id, node) in metadata.imports.iter_from(known.imports) {
            if let Some(key) = import(node) {
                self.imports.entry(key).or_insert(id);
            }
        }
        *known = Known {
            functions: module.code.len(),
            files: metadata.files.len(),
            namespaces: metadata.namespaces.len(),
            types: metadata.types.len(),
            subprograms: metadata.subprograms.len(),
            imports: metadata.imports.len(),
        };
    }
}

/// Returns the namespaces, each after the one that it is in: a namespace may precede its parent.
fn outer_first(metadata: &Metadata) -> Vec<(NamespaceId, &DINamespace)> {
    let mut seen = Flags::new(metadata.namespaces.len());
    let (mut sorted, mut path) = (Vec::new(), Vec::new());
    for id in metadata.namespaces.ids() {
        let mut next = Some(id);
        while let Some(id) = next.filter(|id| seen.set(id.index()))
            && let Some(node) = metadata.namespaces.get(id)
        {
            path.push((id, node));
            next = match node.scope {
                Some(Scope::Namespace(outer)) => Some(outer),
                _ => None,
            };
        }
        sorted.extend(path.drain(..).rev());
    }
    sorted
}

/// True for a namespace that all units share: one with a name. An anonymous namespace of C++ is
/// private to its unit.
fn is_shared(node: &DINamespace) -> bool {
    node.name.is_some()
}
