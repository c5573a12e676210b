//! For each lexical block and inlined scope: the subprogram that contains it, the innermost inlined
//! scope around it, and its number of lanes. All are computed together, so that deeply nested
//! scopes cost no more than others.

use crate::graph;
use crate::metadata::lists::{Lists, NONE};
use crate::metadata::{Id, InlinedId, ModuleTag, Scope, SubprogramId};
use crate::module::{Module, NodeRef, Numbering};
use alloc::vec::Vec;

/// The root of a scope: where its chain of parents ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Root {
    /// The code of a subprogram. For an inlined scope, this is the subprogram that the code was
    /// inlined **into**.
    Subprogram(SubprogramId),
    /// A unit, a namespace or a type: the scope is not part of a subprogram's code.
    Unit,
    /// Unknown: a scope does not exist, or is inside itself. The rules in `rules::references` and
    /// `rules::structure` report this.
    Broken,
}

#[derive(Clone, Copy, Debug)]
struct Context {
    /// The index of a subprogram, [`UNIT`] or [`BROKEN`]: see [`Root`].
    root: u32,
    /// The index of the innermost inlined scope that contains this scope, or of this scope itself
    /// if it is inlined; `NONE` if there is none.
    inlined: u32,
    /// The number of lanes that the innermost scope with such a number states.
    lanes: Option<u32>,
}

/// The numbers of roots that are not subprograms.
const UNIT: u32 = u32::MAX - 1;
const BROKEN: u32 = u32::MAX;

const UNKNOWN: Context = Context {
    root: BROKEN,
    inlined: NONE,
    lanes: None,
};

/// The number of lanes that a block or an inlined scope states.
fn stated_lanes(module: &Module, scope: Scope) -> Option<u32> {
    match scope {
        Scope::Block(id) => module.metadata.blocks.get(id)?.lane_count,
        Scope::Inlined(id) => module.metadata.inlined.get(id)?.lanes.lane_count,
        _ => None,
    }
}

/// Returns one scope of each cycle of parents that contains a subprogram, a namespace or a type:
/// the first in the order of `Scope`. If all subprograms, namespaces and types are directly in
/// units, as in most modules, there is no such cycle.
fn outer_cycles(module: &Module) -> Vec<Scope> {
    let named = module.metadata.subprograms.ids().map(Scope::Subprogram);
    let named = named
        .chain(module.metadata.namespaces.ids().map(Scope::Namespace))
        .chain(module.metadata.types.ids().map(Scope::Type));
    let is_inner =
        |scope: &Scope| !matches!(module.metadata.parent(*scope), None | Some(Scope::Unit(_)));
    if !named.clone().any(|scope| is_inner(&scope)) {
        return Vec::new();
    }
    let numbering = Numbering::of_scopes(module);
    let number = |scope: Scope| numbering.number(scope);
    let inner = module
        .metadata
        .blocks
        .ids()
        .map(Scope::Block)
        .chain(module.metadata.inlined.ids().map(Scope::Inlined));
    let edges = named.chain(inner).filter_map(|scope| {
        Some((
            number(scope)?,
            number(module.metadata.parent(scope)?)? as u32,
        ))
    });
    let edges: Vec<(usize, u32)> = edges.collect();
    let cycles = graph::cycles(&Lists::new(numbering.len(), edges.iter().copied()))
        .into_iter()
        .filter_map(|cycle| {
            let scopes = cycle
                .iter()
                .filter_map(|index| Scope::of(numbering.node(*index as usize)?));
            let is_outer = |scope| !matches!(scope, Scope::Block(_) | Scope::Inlined(_));
            if scopes.clone().any(is_outer) {
                scopes.min()
            } else {
                None
            }
        });
    cycles.collect()
}

/// The contexts of all scopes of a module.
#[derive(Debug)]
pub(super) struct Scopes {
    module: ModuleTag,
    blocks: Vec<Context>,
    inlined: Vec<Context>,
    /// The parent scope of each common block.
    common_blocks: Vec<Scope>,
    /// The number of lanes that each subprogram states.
    subprograms: Vec<Option<u32>>,
    /// The first scope, in the order of `Scope`, of each cycle of parents.
    pub(super) cycles: Vec<Scope>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    New,
    OnPath,
    Done,
}

/// Computes the contexts of lexical blocks and inlined scopes.
struct Search<'m> {
    module: &'m Module,
    /// The states of lexical blocks, followed by those of inlined scopes.
    states: Vec<State>,
    /// The scopes without a context from the current one outward.
    path: Vec<Scope>,
}

impl Search<'_> {
    fn state(&mut self, scope: Scope) -> Option<&mut State> {
        let index = match scope {
            Scope::Block(id) => id.index(),
            Scope::Inlined(id) => self.module.metadata.blocks.len() + id.index(),
            _ => return None,
        };
        self.states.get_mut(index)
    }

    /// Follows parents to the first scope whose context is known, and returns this context.
    fn follow(&mut self, start: Scope, scopes: &mut Scopes) -> Context {
        let mut at = Some(start);
        while let Some(scope) = at {
            match self.state(scope) {
                Some(state @ State::New) => {
                    *state = State::OnPath;
                    self.path.push(scope);
                    at = self.module.metadata.parent(scope);
                }
                Some(State::OnPath) => {
                    let first = self.path.iter().position(|on| *on == scope).unwrap_or(0);
                    scopes.cycles.extend(self.path[first..].iter().min());
                    break;
                }
                Some(State::Done) | None => return scopes.context(scope),
            }
        }
        UNKNOWN
    }

    /// Assigns contexts to the scopes on the path.
    fn assign(&mut self, mut context: Context, scopes: &mut Scopes) {
        while let Some(scope) = self.path.pop() {
            if let Some(state) = self.state(scope) {
                *state = State::Done;
            }
            context.lanes = stated_lanes(self.module, scope).or(context.lanes);
            match scope {
                Scope::Block(id) => scopes.blocks[id.index()] = context,
                Scope::Inlined(id) => {
                    context.inlined = id.index() as u32;
                    scopes.inlined[id.index()] = context;
                }
                _ => {}
            }
        }
    }
}

impl Scopes {
    pub(super) fn new(module: &Module) -> Scopes {
        let mut scopes = Scopes {
            module: module.metadata.module_tag(),
            blocks: alloc::vec![UNKNOWN; module.metadata.blocks.len()],
            inlined: alloc::vec![UNKNOWN; module.metadata.inlined.len()],
            common_blocks: (module.metadata.common_blocks.iter())
                .map(|(_, node)| node.scope)
                .collect(),
            subprograms: (module.metadata.subprograms.iter())
                .map(|(_, node)| node.lanes.lane_count)
                .collect(),
            cycles: Vec::new(),
        };
        let metadata = &module.metadata;
        let mut search = Search {
            module,
            states: alloc::vec![State::New; metadata.blocks.len() + metadata.inlined.len()],
            path: Vec::new(),
        };
        let blocks = metadata.blocks.ids().map(Scope::Block);
        for start in blocks.chain(metadata.inlined.ids().map(Scope::Inlined)) {
            let context = search.follow(start, &mut scopes);
            search.assign(context, &mut scopes);
        }
        scopes.cycles.extend(outer_cycles(module));
        scopes.cycles.sort_unstable();
        scopes
    }

    fn context(&self, scope: Scope) -> Context {
        let of = match scope {
            Scope::Block(id) => self.blocks.get(id.index()),
            Scope::Inlined(id) => self.inlined.get(id.index()),
            outer => {
                return Context {
                    root: self.root_number(outer),
                    lanes: self.stated_outside(outer),
                    ..UNKNOWN
                };
            }
        };
        of.copied().unwrap_or(UNKNOWN)
    }

    /// The number of lanes that the subprogram around a scope states. The scope is neither a block
    /// nor an inlined scope.
    fn stated_outside(&self, scope: Scope) -> Option<u32> {
        match scope {
            Scope::Subprogram(id) => self.subprograms.get(id.index()).copied().flatten(),
            Scope::CommonBlock(id) => match *self.common_blocks.get(id.index())? {
                Scope::CommonBlock(_) => None,
                around => self.lanes(around),
            },
            _ => None,
        }
    }

    fn root_number(&self, scope: Scope) -> u32 {
        match scope {
            Scope::Unit(_) | Scope::Namespace(_) | Scope::Type(_) => UNIT,
            Scope::Subprogram(id) if id.index() < self.subprograms.len() => id.index() as u32,
            Scope::Subprogram(_) => BROKEN,
            Scope::Block(id) => self.blocks.get(id.index()).map_or(BROKEN, |of| of.root),
            Scope::Inlined(id) => self.inlined.get(id.index()).map_or(BROKEN, |of| of.root),
            Scope::CommonBlock(id) => match self.common_blocks.get(id.index()) {
                None | Some(Scope::CommonBlock(_)) => BROKEN,
                Some(scope) => self.root_number(*scope),
            },
        }
    }

    pub(super) fn root(&self, scope: Scope) -> Root {
        match self.root_number(scope) {
            UNIT => Root::Unit,
            BROKEN => Root::Broken,
            index => Root::Subprogram(self.id(index)),
        }
    }

    fn id(&self, subprogram: u32) -> SubprogramId {
        SubprogramId::from_index(subprogram as usize).in_module(self.module)
    }

    /// The subprogram that contains the code of a scope.
    pub(super) fn subprogram(&self, scope: Scope) -> Option<SubprogramId> {
        let root = self.root_number(scope);
        (root < UNIT).then(|| self.id(root))
    }

    /// The number of lanes of the code in a scope, as stated by the innermost scope around it, or
    /// by the scope itself.
    pub(super) fn lanes(&self, scope: Scope) -> Option<u32> {
        self.context(scope).lanes
    }

    /// The innermost inlined scope that contains a scope, or the scope itself if it is inlined.
    pub(super) fn inlined(&self, scope: Scope) -> Option<InlinedId> {
        let index = self.context(scope).inlined;
        (index != NONE).then(|| InlinedId::from_index(index as usize))
    }
}
