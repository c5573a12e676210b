//! Copies of blocks, for unrolling, tail duplication, jump threading and loop rotation.

use super::{Changes, pair};
use crate::markers::{CodeBlockId, FunctionGraph, GraphError, Marker, Referrer, ValueId};
use crate::metadata::LifetimeId;
use crate::module::Module;
use alloc::collections::BTreeSet;
use alloc::vec::Vec;
use hashbrown::{HashMap, HashSet};

/// The start of an edge to a copied block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EdgeSource {
    /// A block that is not copied.
    Outside(CodeBlockId),
    /// A block that is copied.
    Original(CodeBlockId),
    /// The copy of this block.
    Copy(CodeBlockId),
}

/// Copied blocks.
#[derive(Clone, Debug)]
pub struct CopiedBlocks {
    /// Each original block with its copy, in the given order.
    pub blocks: Vec<(CodeBlockId, CodeBlockId)>,
    /// The lifetimes that begin in the original blocks, each with its copy.
    pub lifetimes: Vec<(LifetimeId, LifetimeId)>,
}

impl CopiedBlocks {
    /// The copy of a block.
    pub fn copy_of(&self, block: CodeBlockId) -> Option<CodeBlockId> {
        let mut blocks = self.blocks.iter();
        blocks.find(|pair| pair.0 == block).map(|pair| pair.1)
    }
}

impl Changes {
    /// Copies blocks, in the given order, and inserts the copies after another block in the layout.
    ///
    /// `to_copy` decides for each edge to an original block whether it leads to the copy instead:
    ///
    /// | pass | edges to the copy |
    /// | --- | --- |
    /// | unrolling | from `Original` to the loop's header; from `Copy` to other blocks |
    /// | peeling | from `Outside`; from `Copy` to other blocks than the header |
    /// | rotation: copy of the header before the loop | from `Outside` |
    /// | tail duplication, jump threading | from `Outside(block)` for some predecessors |
    ///
    /// `names` maps each value that markers and places of the blocks name to the value of the copy,
    /// and a value that is computed outside of the blocks to itself.
    ///
    /// A lifetime that begins in the blocks gets a copy. At most one of the two is active: where
    /// the control flow leads from one to the other, the first ends. Where paths with different
    /// copies meet after the blocks, a third copy begins if both referrers are equal. Otherwise,
    /// the location is undefined until a pass states one, for example the value of a new phi. A
    /// label stays with the original. Lines, calls, scopes and places are copied.
    ///
    /// Reads the blocks that have markers of the same lifetimes, and follows the control flow where
    /// these are active. Keep the `Changes` between copies: it records which lifetimes are copies.
    ///
    /// ```
    /// # use dwarfsmith::build::{BasicType, CompileUnit, Lifetime, SourceFile, Subprogram, Variable};
    /// # use dwarfsmith::{Bits, Module, Target, Type, gimli};
    /// # let mut module = Module::new(Target::X86_64);
    /// # let file = module.add(SourceFile::new("f.c").directory("/src"));
    /// # let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "example"));
    /// # let int = module.add(BasicType::new("int", Bits(32), gimli::DW_ATE_signed));
    /// # let f = module.add(Subprogram::new(unit, "f").at(file, 1));
    /// # let i = module.add(Variable::local(f, "i", int).at(file, 2));
    /// # let mut expression = module.builder();
    /// # expression.referrer(Type::int(32)).unwrap();
    /// # let location = module.expr(&expression);
    /// # let lifetime = module.add(Lifetime::bounded(i, location));
    /// use dwarfsmith::Position;
    /// use dwarfsmith::changes::EdgeSource;
    /// use dwarfsmith::markers::{FunctionBody, FunctionGraph, Marker, Referrer, ValueId};
    ///
    /// // A loop of one block. Each iteration computes `i` as value 1.
    /// let mut body = FunctionBody::default();
    /// body.begin(module.text("f"), f, 0x18);
    /// let [entry, header, _] = [0x0, 0x8, 0x10].map(|start| {
    ///     let block = body.block(Position(start));
    ///     if start == 0x8 {
    ///         body.def(Position(0xa), lifetime, Referrer::Value(ValueId(1)));
    ///     }
    ///     block
    /// });
    /// body.successor(entry, header).successor(header, header);
    /// let mut graph = FunctionGraph::new(module.target, &body)?;
    /// let header = graph.blocks().nth(1).unwrap();
    ///
    /// // The loop is unrolled once: `i` is value 2 in the copy.
    /// let mut changes = module.changes();
    /// let done = changes.copy_blocks(
    ///     &mut module,
    ///     &mut graph,
    ///     (&[header], header),
    ///     |from, _| matches!(from, EdgeSource::Original(_)),
    ///     |_| ValueId(2),
    /// )?;
    /// let (copy, of_copy) = (done.blocks[0].1, done.lifetimes[0].1);
    /// assert_eq!(graph.successors(header)?, [copy]);
    /// assert_eq!(graph.successors(copy)?, [header]);
    /// let at = Position(2);
    /// let expected = [(at, Marker::Kill(lifetime)), (at, Marker::Def(of_copy, Referrer::Value(ValueId(2))))];
    /// assert_eq!(graph.code(copy)?.markers, expected);
    /// # Ok::<(), dwarfsmith::markers::GraphError>(())
    /// ```
    ///
    /// # Errors
    /// If a block does not exist, if one is given twice, or if the graph belongs to another module.
    pub fn copy_blocks(
        &mut self,
        module: &mut Module,
        graph: &mut FunctionGraph,
        (blocks, after): (&[CodeBlockId], CodeBlockId),
        to_copy: impl FnMut(EdgeSource, CodeBlockId) -> bool,
        names: impl FnMut(ValueId) -> ValueId,
    ) -> Result<CopiedBlocks, GraphError> {
        let (done, touched) = self.copy(module, graph, (blocks, after), (to_copy, names))?;
        self.pair(module, graph, Some(touched))?;
        Ok(done)
    }

    /// Copies blocks like [`copy_blocks`](Changes::copy_blocks), and does not pair the markers:
    /// call [`pair_markers`](Changes::pair_markers) after the last copy. Each pairing reads the
    /// markers of all copies, so pair a loop that is unrolled n times only once.
    ///
    /// # Errors
    /// For the reasons of [`copy_blocks`](Changes::copy_blocks).
    pub fn copy_blocks_without_pairing(
        &mut self,
        module: &mut Module,
        graph: &mut FunctionGraph,
        blocks: (&[CodeBlockId], CodeBlockId),
        to_copy: impl FnMut(EdgeSource, CodeBlockId) -> bool,
        names: impl FnMut(ValueId) -> ValueId,
    ) -> Result<CopiedBlocks, GraphError> {
        Ok(self.copy(module, graph, blocks, (to_copy, names))?.0)
    }

    /// Copies blocks. Also returns the lifetimes with copied markers.
    fn copy(
        &mut self,
        module: &mut Module,
        graph: &mut FunctionGraph,
        (blocks, after): (&[CodeBlockId], CodeBlockId),
        (to_copy, names): (
            impl FnMut(EdgeSource, CodeBlockId) -> bool,
            impl FnMut(ValueId) -> ValueId,
        ),
    ) -> Result<(CopiedBlocks, BTreeSet<LifetimeId>), GraphError> {
        graph.check_module(module.metadata.module_tag())?;
        graph.code(after)?;
        let mut originals = HashSet::new();
        for block in blocks {
            graph.code(*block)?;
            if !originals.insert(*block) {
                return Err(GraphError::GivenTwice { block: *block });
            }
        }
        self.families.of_module(module);
        let (done, touched) = self.insert_copies(module, graph, (blocks, after), names)?;
        redirect(graph, &done, &originals, to_copy)?;
        Ok((done, touched))
    }

    /// Inserts the copies, without edges. Also returns the lifetimes with copied markers.
    fn insert_copies(
        &mut self,
        module: &mut Module,
        graph: &mut FunctionGraph,
        (blocks, after): (&[CodeBlockId], CodeBlockId),
        mut names: impl FnMut(ValueId) -> ValueId,
    ) -> Result<(CopiedBlocks, BTreeSet<LifetimeId>), GraphError> {
        let mut touched = BTreeSet::new();
        let mut copies: HashMap<LifetimeId, LifetimeId> = HashMap::new();
        let mut done = CopiedBlocks {
            blocks: Vec::with_capacity(blocks.len()),
            lifetimes: Vec::new(),
        };
        let mut rename = |referrer| match referrer {
            Referrer::Value(value) => Referrer::Value(names(value)),
            other => other,
        };
        let mut last = after;
        for block in blocks {
            let mut code = graph.code(*block)?.clone();
            code.markers.retain_mut(|(_, marker)| {
                touched.extend(marker.lifetime());
                match marker {
                    Marker::Def(lifetime, referrer) => {
                        let old = *lifetime;
                        let copy = copies.entry(old);
                        *lifetime = *copy.or_insert_with(|| {
                            let new = self.families.copy(module, old);
                            done.lifetimes.push((old, new));
                            new
                        });
                        *referrer = rename(*referrer);
                        true
                    }
                    // A kill ends all copies.
                    Marker::Kill(_) => true,
                    Marker::Label(_) => false,
                }
            });
            for piece in &mut code.values {
                if let Referrer::Value(value) = rename(Referrer::Value(piece.what.0)) {
                    piece.what.0 = value;
                }
            }
            last = graph.insert_block(last, code)?;
            done.blocks.push((*block, last));
        }
        Ok((done, touched))
    }

    /// Pairs the markers of a function after its control flow has changed: removes `dbg.kill`s that
    /// no lifetime reaches, and ends copies of a lifetime where they meet others, as
    /// [`copy_blocks`](Changes::copy_blocks) does. Call it once after a pass that removes or
    /// redirects edges.
    ///
    /// # Errors
    /// If the graph belongs to another module.
    pub fn pair_markers(
        &mut self,
        module: &mut Module,
        graph: &mut FunctionGraph,
    ) -> Result<(), GraphError> {
        graph.check_module(module.metadata.module_tag())?;
        self.families.of_module(module);
        self.pair(module, graph, None)
    }

    pub(super) fn pair(
        &mut self,
        module: &mut Module,
        graph: &mut FunctionGraph,
        of: Option<BTreeSet<LifetimeId>>,
    ) -> Result<(), GraphError> {
        pair::pair(module, graph, &mut self.families, of)
    }
}

/// Adds the edges of copies, and redirects edges to the originals.
fn redirect(
    graph: &mut FunctionGraph,
    done: &CopiedBlocks,
    originals: &HashSet<CodeBlockId>,
    mut to_copy: impl FnMut(EdgeSource, CodeBlockId) -> bool,
) -> Result<(), GraphError> {
    let copies: HashMap<CodeBlockId, CodeBlockId> = done.blocks.iter().copied().collect();
    // The copies get the edges that the originals have before redirection.
    let mut edges = Vec::new();
    for (block, copy) in &done.blocks {
        for to in graph.successors(*block)? {
            let target = match copies.get(to) {
                Some(target) if to_copy(EdgeSource::Copy(*block), *to) => *target,
                _ => *to,
            };
            edges.push((*copy, target));
        }
    }
    for (block, copy) in &done.blocks {
        let before: Vec<CodeBlockId> = graph.predecessors(*block)?.collect();
        for from in before {
            let start = match originals.contains(&from) {
                true => EdgeSource::Original(from),
                false => EdgeSource::Outside(from),
            };
            if !to_copy(start, *block) {
                continue;
            }
            while graph.successors(from)?.contains(block) {
                graph.redirect_edge(from, *block, *copy)?;
            }
        }
    }
    for (copy, target) in edges {
        graph.add_edge(copy, target)?;
    }
    Ok(())
}
