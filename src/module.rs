//! A module: metadata and code together, for one target.

mod collect;
mod compare;
mod copy;
mod kinds;
mod link;
mod names;
mod node;
mod numbers;
pub(crate) mod references;
mod replace;
mod select;
mod split;
mod verify_each;

pub use collect::NodeError;
pub use copy::Renumbering;
pub use kinds::NodeRef;
pub(crate) use kinds::{NodeKey, NodeKind, Numbering};
pub use link::{LinkError, Linker};
pub use names::ObjectNames;
pub use node::{CodeItem, Node};
pub use verify_each::{PassError, VerifyEach};

use crate::expr::{Constant, DIExpr, DIExprBuilder, DIExprs};
use crate::markers::{Code, FunctionBody, FunctionGraph, FunctionId, GraphError, MarkerError};
use crate::metadata::lists::Flags;
use crate::metadata::{LifetimeId, Metadata, ModuleTag, Object, Text, TypedConstant};
use crate::target::Target;
use crate::ty::Type;
use alloc::vec::Vec;

/// The debug information of a part of a program: nodes, expressions, code and a target.
///
/// The ids of its nodes belong to the module: the validator rejects an id of another module, except
/// that a clone has the ids of the original. Ids made by
/// [`Id::from_index`](crate::metadata::Id::from_index) belong to any module.
#[derive(Clone, Debug)]
pub struct Module {
    /// The target.
    pub target: Target,
    /// All expressions.
    pub exprs: DIExprs,
    /// All function bodies.
    pub code: Code,
    /// All other nodes.
    pub metadata: Metadata,
}

impl Module {
    /// Creates an empty module.
    pub fn new(target: Target) -> Module {
        Module::tagged(target, ModuleTag::new())
    }

    fn tagged(target: Target, module: ModuleTag) -> Module {
        let metadata = Metadata::of_module(module);
        let code = Code::of_module(metadata.module_tag());
        let mut exprs = DIExprs::default();
        exprs.set_module(module);
        Module {
            target,
            exprs,
            code,
            metadata,
        }
    }

    /// Returns an empty expression for the module's target.
    pub fn builder(&self) -> DIExprBuilder {
        DIExprBuilder::new(self.target)
    }

    /// Interns an expression.
    pub fn expr(&mut self, builder: &DIExprBuilder) -> DIExpr {
        self.exprs.intern(builder)
    }

    /// Interns an integer constant, for any type. A type with fewer bits has its low bits.
    pub fn constant(&mut self, value: i128) -> Constant {
        self.exprs.constants_mut().add(value)
    }

    /// Interns an integer constant with its type, such as the discriminant of a variant. A type with
    /// fewer bits has its low bits.
    pub fn typed_constant(&mut self, ty: Type, value: i128) -> TypedConstant {
        let value = self.constant(value);
        TypedConstant { ty, value }
    }

    /// Interns a string, such as the symbol of a function.
    pub fn text(&mut self, text: &str) -> Text {
        self.metadata.text(text)
    }

    /// Adds a copy of a function's body, so that `body` can be reused for the next function.
    pub fn add_function(&mut self, body: &FunctionBody) -> FunctionId {
        self.code.add(body)
    }

    /// Copies a function into a body, so that its markers can be changed there.
    /// [`replace_function`](Module::replace_function) stores it again.
    ///
    /// # Errors
    /// If there is no such function, or if it belongs to another module.
    pub fn load_function(
        &self,
        function: FunctionId,
        body: &mut FunctionBody,
    ) -> Result<(), MarkerError> {
        self.code.load(function, body)
    }

    /// Returns the graph of a function's blocks, for passes that change the control flow.
    ///
    /// # Errors
    /// If there is no such function, if it belongs to another module, or for the reasons of
    /// [`FunctionGraph::new`].
    pub fn function_graph(&self, function: FunctionId) -> Result<FunctionGraph, GraphError> {
        let mut body = FunctionBody::default();
        self.code.load(function, &mut body)?;
        FunctionGraph::new(self.target, &body)
    }

    /// Replaces a function's body. The function keeps its id and its place in the order of
    /// functions.
    ///
    /// # Errors
    /// If there is no such function, or if it belongs to another module.
    pub fn replace_function(
        &mut self,
        function: FunctionId,
        body: &FunctionBody,
    ) -> Result<(), MarkerError> {
        self.code.replace(function, body)
    }

    /// Returns the lifetimes that any marker names.
    pub(crate) fn marked_lifetimes(&self) -> Flags {
        let mut marked = Flags::new(self.metadata.lifetimes.len());
        for function in self.code.functions() {
            for (_, marker) in function.blocks().flat_map(|block| block.markers()) {
                if let Some(id) = marker.lifetime() {
                    marked.set(id.index());
                }
            }
        }
        marked
    }

    /// Simplifies the location of every lifetime: by [`DIExprBuilder::simplify`], or by
    /// [`simplify_whole`](DIExprBuilder::simplify_whole) if the object is not an argument of any
    /// lifetime.
    ///
    /// A valid module stays valid. After simplification, the validator may discover that the
    /// evaluation of a location fails, for example because an offset becomes a known number outside
    /// of its storage. That location, and those of the lifetime's arguments, are then left
    /// unchanged.
    pub fn simplify(&mut self) {
        let mut arguments: Vec<Object> = Vec::new();
        for (_, lifetime) in self.metadata.lifetimes.iter() {
            arguments.extend(self.metadata.arguments(lifetime));
        }
        arguments.sort_unstable();
        arguments.dedup();
        let mut builder = self.builder();
        let mut changed: Vec<(LifetimeId, DIExpr)> = Vec::new();
        for id in self.metadata.lifetimes.ids() {
            let Some(lifetime) = self.metadata.lifetimes.get_mut(id) else {
                continue;
            };
            let before = lifetime.location;
            lifetime.location = match arguments.binary_search(&lifetime.object) {
                Ok(_) => self.exprs.simplify(lifetime.location, &mut builder),
                Err(_) => self.exprs.simplify_whole(lifetime.location, &mut builder),
            };
            if lifetime.location != before {
                changed.push((id, before));
            }
        }
        if changed.is_empty() {
            return;
        }
        let (validated, diagnostics) = self.validate_keeping_valid();
        if diagnostics.is_empty() {
            return;
        }
        // The validator follows arguments, so a changed argument may cause the rejection of a
        // lifetime. The locations of a rejected lifetime and of its arguments, transitively, are
        // therefore restored.
        let index = validated.index();
        let mut kept = Flags::new(self.metadata.lifetimes.len());
        let mut next: Vec<LifetimeId> = self
            .metadata
            .lifetimes
            .ids()
            .filter(|id| index.is_rejected(*id))
            .collect();
        while let Some(id) = next.pop() {
            if kept.get(id.index()) {
                continue;
            }
            kept.set(id.index());
            let lifetime = self.metadata.lifetimes.get(id);
            for object in lifetime.map_or(&[][..], |lifetime| self.metadata.arguments(lifetime)) {
                next.extend(index.lifetimes(*object));
            }
        }
        changed.retain(|(id, _)| kept.get(id.index()));
        for (id, before) in changed {
            if let Some(lifetime) = self.metadata.lifetimes.get_mut(id) {
                lifetime.location = before;
            }
        }
    }
}
