//! Outlining: moves blocks of a function into a new function, which the rest calls or jumps to.

mod crossing;
mod rest;

use super::inline::{Clones, PartFrame};
use super::{Changes, LostLocation, ValueMap};
use crate::markers::{
    BlockCode, CallTarget, CodeBlockId, FrameStateId, FunctionGraph, GraphError, Marker,
    MarkerMode, Referrer,
};
use crate::metadata::{DIFlags, DISubprogram, Id, LifetimeId, SubprogramId, Text};
use crate::module::Module;
use crate::target::Register;
use crate::units::Position;
use alloc::vec::Vec;
use crossing::Crossing;
use hashbrown::HashSet;
use rest::Part;

/// Blocks that become a separate function.
#[derive(Debug)]
pub struct OutlinedPart<'a> {
    /// The symbol of the new function.
    pub symbol: Text,
    /// The blocks, in layout order. The first is the entry.
    pub blocks: &'a [CodeBlockId],
    /// For a called function, the mapping of the caller's values and slots to it, such as its
    /// parameters. `None` for code that is jumped to, in the same frame.
    pub called: Option<&'a mut ValueMap>,
}

/// The result of outlining blocks.
#[derive(Clone, Debug)]
pub struct Outlined {
    /// The new function. The blocks keep their ids.
    pub graph: FunctionGraph,
    /// Its subprogram.
    pub subprogram: SubprogramId,
    /// Each block that was entered from the rest of the function, with the block without code that
    /// replaces it in the rest. The replacement is for the call, or is the target of the jumps. The
    /// call is its last code: locations after the call are those of `dispatch` and `left`.
    pub entered: Vec<(CodeBlockId, CodeBlockId)>,
    /// For a called function that returns to several blocks of the rest: a block without code
    /// between the call and the blocks of `left`, for the code that decides between them. Variables
    /// that the part may have changed are undefined in it.
    pub dispatch: Option<CodeBlockId>,
    /// For each block of the rest that follows the part: a block without code in between, where the
    /// changes that the part made take effect. After a call, a variable is undefined in it if paths
    /// through the part led to different lifetimes of it.
    pub left: Vec<(CodeBlockId, CodeBlockId)>,
    /// For a called function and each block of `left`: a block without code in the new function,
    /// for the return, with the block of the rest that follows. A variable is undefined in it if
    /// paths with different lifetimes of it meet there.
    pub returns: Vec<(CodeBlockId, CodeBlockId)>,
    /// The lifetimes of the function that are active in the part, each with its clone.
    pub lifetimes: Vec<(LifetimeId, LifetimeId)>,
    /// The locations that are lost in the new function, or after the call of it.
    pub lost: Vec<LostLocation>,
}

impl Changes {
    /// Moves blocks of a function into a new function, in one of two ways:
    ///
    /// - **Called** (outlining): the new function has a separate frame. [`OutlinedPart::called`]
    ///   maps the values that it uses.
    /// - **Jumped to**: the new function has the same name and frame. Frame rules that hold at its
    ///   start are restated; registers, slots and values stay the same. For hot/cold splitting,
    ///   [`FunctionGraph::move_to_part`] keeps one subprogram.
    ///
    /// The new function gets copies of the variables and scopes, as in LLVM's `CodeExtractor`,
    /// lifetimes for the objects that are active in it, and the labels of its code. In the rest, a
    /// variable that the part changes is undefined after a call: `lost` lists these, so that the
    /// pass can name the results of the call. After a jump, the variable is where the part put it.
    ///
    /// Reads the whole function.
    ///
    /// ```
    /// # use dwarfsmith::build::{BasicType, CompileUnit, Lifetime, SourceFile, Subprogram, Variable};
    /// # use dwarfsmith::{Bits, Module, Position, Target, Type, gimli};
    /// use dwarfsmith::changes::OutlinedPart;
    /// use dwarfsmith::markers::{FunctionBody, FunctionGraph, Referrer, ValueId};
    /// # let mut module = Module::new(Target::X86_64);
    /// # let file = module.add(SourceFile::new("f.c").directory("/src"));
    /// # let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "example"));
    /// # let int = module.add(BasicType::new("int", Bits(32), gimli::DW_ATE_signed));
    /// # let f = module.add(Subprogram::new(unit, "f").at(file, 1));
    /// # let x = module.add(Variable::local(f, "x", int).at(file, 2));
    /// # let mut expression = module.builder();
    /// # expression.referrer(Type::int(32)).unwrap();
    /// # let location = module.expr(&expression);
    /// # let of_x = module.add(Lifetime::bounded(x, location));
    /// # let mut body = FunctionBody::default();
    /// # body.begin(module.text("f"), f, 0x18);
    /// // The entry leads to the end, and rarely to cold code.
    /// let [entry, cold, end] = [0x0, 0x8, 0x10].map(|start| {
    ///     let block = body.block(Position(start));
    ///     if start == 0 {
    ///         body.def(Position(0x4), of_x, Referrer::Value(ValueId(1)));
    ///     }
    ///     block
    /// });
    /// body.successor(entry, cold).successor(entry, end).successor(cold, end);
    /// let mut graph = FunctionGraph::new(module.target, &body)?;
    /// let blocks: Vec<_> = graph.blocks().collect();
    ///
    /// let symbol = module.text("f.cold");
    /// let part = OutlinedPart { symbol, blocks: &[blocks[1]], called: None };
    /// let mut changes = module.changes();
    /// let done = changes.outline(&mut module, &mut graph, part)?;
    /// // `x` is active there, in value 1.
    /// assert_eq!(done.graph.block_count(), 1);
    /// let (_, clone) = done.lifetimes[0];
    /// assert_eq!(done.graph.def_of(clone).unwrap().referrer, Referrer::Value(ValueId(1)));
    /// # Ok::<(), dwarfsmith::markers::GraphError>(())
    /// ```
    ///
    /// # Errors
    /// If no block is given, if a block does not exist, is given twice or is the function's entry,
    /// if a called function has several entries, if the function has no subprogram or belongs to
    /// another module, or in [`MarkerMode::BlockLocal`].
    pub fn outline(
        &mut self,
        module: &mut Module,
        graph: &mut FunctionGraph,
        part: OutlinedPart<'_>,
    ) -> Result<Outlined, GraphError> {
        let whole = check(module, graph, &part)?;
        self.families.of_module(module);
        self.index.update(module);
        let own: HashSet<CodeBlockId> = part.blocks.iter().copied().collect();
        let crossing = Crossing::new(graph, &own)?;
        let frame = match part.called {
            Some(_) => PartFrame::Own,
            None => PartFrame::Same,
        };
        let node = subprogram(module, whole, part.symbol, frame);
        let (clones, subprogram) = Clones::of_part(module, &self.index, (whole, node), frame);
        let mut done = Outlined {
            graph: graph.part(part.blocks, (part.symbol, subprogram))?,
            subprogram,
            entered: Vec::new(),
            dispatch: None,
            left: Vec::new(),
            returns: Vec::new(),
            lifetimes: Vec::new(),
            lost: Vec::new(),
        };
        let stack = Register(clones.module.target.description().cfa.0);
        let mut copier = Copier {
            clones,
            names: part.called,
            stack,
        };
        copier.blocks(&mut done.graph, part.blocks, &crossing)?;
        copier.clones.finish();
        done.lifetimes = copier.clones.lifetimes();
        done.lost = core::mem::take(&mut copier.clones.lost);
        let entries = copier.entries(&crossing, &mut done.lost);
        self.begin(module, entries, &mut done)?;
        let part = Part {
            blocks: part.blocks,
            own: &own,
            frame,
        };
        if frame == PartFrame::Own {
            self.add_returns(module, graph, (&part, &crossing), &mut done)?;
        }
        let clones = done.lifetimes.iter().map(|pair| pair.1).collect();
        self.pair(module, &mut done.graph, Some(clones))?;
        self.remove_part(module, graph, (&part, &crossing), &mut done)?;
        Ok(done)
    }

    /// Begins the lifetimes that are active at the entries of the new function.
    fn begin(
        &mut self,
        module: &mut Module,
        entries: Vec<(CodeBlockId, Vec<(LifetimeId, Referrer)>)>,
        done: &mut Outlined,
    ) -> Result<(), GraphError> {
        let killed = killed(&done.graph)?;
        for (block, lifetimes) in entries {
            let (mut markers, mut begun) = (Vec::new(), HashSet::new());
            let is_header = done.graph.predecessors(block)?.next().is_some();
            for (clone, referrer) in lifetimes {
                // A loop in the part returns to the block, where an ended lifetime must not begin
                // again.
                if is_header && killed.contains(&clone) {
                    let lifetime = clone;
                    done.lost
                        .push(LostLocation::Referrer { lifetime, referrer });
                    continue;
                }
                // A lifetime has one `dbg.def`.
                let is_known = done.graph.def_of(clone).is_some() || !begun.insert(clone);
                let clone = match is_known {
                    true => self.families.copy(module, clone),
                    false => clone,
                };
                markers.push(Marker::Def(clone, referrer));
            }
            let at = (block, Position::START);
            let markers = markers.into_iter().map(|marker| (at, marker));
            super::moves::insert_markers(&mut done.graph, markers.collect())?;
        }
        Ok(())
    }
}

/// The lifetimes that a `dbg.kill` in a graph ends.
fn killed(graph: &FunctionGraph) -> Result<HashSet<LifetimeId>, GraphError> {
    let mut killed = HashSet::new();
    for block in graph.blocks() {
        let markers = graph.code(block)?.markers.iter();
        killed.extend(markers.filter_map(|(_, marker)| match marker {
            Marker::Kill(lifetime) => Some(*lifetime),
            _ => None,
        }));
    }
    Ok(killed)
}

fn check(
    module: &Module,
    graph: &FunctionGraph,
    part: &OutlinedPart<'_>,
) -> Result<SubprogramId, GraphError> {
    let tag = module.metadata.module_tag();
    graph.check_module(tag)?;
    if part.symbol.module().is_other(tag) {
        return Err(GraphError::OtherModule);
    }
    let mut own = HashSet::new();
    for block in part.blocks {
        graph.code(*block)?;
        if *block == graph.entry() {
            return Err(GraphError::Entry { block: *block });
        }
        if !own.insert(*block) {
            return Err(GraphError::GivenTwice { block: *block });
        }
    }
    if part.blocks.is_empty() {
        return Err(GraphError::NoBlocks);
    }
    if graph.marker_mode() == MarkerMode::BlockLocal {
        return Err(GraphError::BlockLocal);
    }
    for block in part.blocks.iter().skip(1).filter(|_| part.called.is_some()) {
        let mut before = graph.predecessors(*block)?;
        if let Some(from) = before.find(|from| !own.contains(from)) {
            return Err(GraphError::Entered {
                block: *block,
                from,
            });
        }
    }
    graph.subprogram().ok_or(GraphError::NoSubprogram)
}

/// Returns the subprogram of a part of a function.
fn subprogram(
    module: &Module,
    whole: SubprogramId,
    symbol: Text,
    frame: PartFrame,
) -> DISubprogram {
    let node = module.metadata.subprograms.get(whole).cloned();
    let Some(node) = node else {
        // The validator reports a body whose subprogram does not exist.
        use crate::metadata::Id;
        let (unit, file) = (Id::from_index(0), Id::from_index(0));
        return DISubprogram::new(symbol, unit, file, 0);
    };
    let node = DISubprogram {
        flags: node.flags.without(DIFlags::MAIN_SUBPROGRAM),
        ..node
    };
    match frame {
        PartFrame::Same => node,
        PartFrame::Own => DISubprogram {
            flags: node
                .flags
                .with(DIFlags::LOCAL_TO_UNIT)
                .with(DIFlags::ARTIFICIAL),
            ..DISubprogram::new(symbol, node.unit, node.file, node.line)
        },
    }
}

/// Changes the contents of the blocks of a part.
struct Copier<'a, 'n> {
    clones: Clones<'a>,
    names: Option<&'n mut ValueMap>,
    stack: Register,
}

impl Copier<'_, '_> {
    fn referrer(&mut self, referrer: Referrer) -> Option<Referrer> {
        match &mut self.names {
            Some(names) => names.referrer(referrer, self.stack),
            None => Some(referrer),
        }
    }

    /// Clones the nodes that blocks name, and makes the blocks name the clones.
    fn blocks(
        &mut self,
        graph: &mut FunctionGraph,
        blocks: &[CodeBlockId],
        crossing: &Crossing,
    ) -> Result<(), GraphError> {
        for block in blocks {
            for (_, marker) in &graph.code(*block)?.markers {
                if let Marker::Label(code) = marker {
                    self.clones.move_label(*code);
                }
            }
        }
        for def in crossing.into.values().flatten() {
            self.clones.lifetime(def.lifetime);
        }
        for block in blocks {
            for (_, marker) in &graph.code(*block)?.markers {
                if let Marker::Def(lifetime, _) = marker {
                    self.clones.lifetime(*lifetime);
                }
            }
        }
        for block in blocks {
            let mut code = graph.code(*block)?.clone();
            self.code(&mut code);
            graph.edit(*block, |old| *old = code)?;
        }
        Ok(())
    }

    fn code(&mut self, code: &mut BlockCode) {
        code.markers.retain_mut(|(_, marker)| match marker {
            Marker::Def(lifetime, referrer) => {
                let Some(clone) = self.clones.known(*lifetime) else {
                    return false;
                };
                *lifetime = clone;
                *referrer = self.of_clone(clone, *referrer);
                true
            }
            Marker::Kill(lifetime) => match self.clones.known(*lifetime) {
                Some(clone) => {
                    *lifetime = clone;
                    true
                }
                None => false,
            },
            Marker::Label(_) => true,
        });
        for piece in &mut code.scopes {
            piece.what = self.clones.scope(piece.what);
        }
        let values = core::mem::take(&mut code.values);
        for mut piece in values {
            let (value, location) = piece.what;
            let names = (
                self.referrer(Referrer::Value(value)),
                self.referrer(location),
            );
            match names {
                (Some(Referrer::Value(value)), Some(location)) => {
                    piece.what = (value, location);
                    code.values.push(piece);
                }
                (Some(Referrer::Value(_)), None) => {
                    (self.clones.lost).push(LostLocation::Place { value, location });
                }
                _ => {}
            }
        }
        for call in &mut code.calls {
            if let CallTarget::Object(object) = call.site.target {
                call.site.target = CallTarget::Object(self.clones.object(object));
            }
            for parameter in &mut call.parameters {
                parameter.value = self.clones.object(parameter.value);
            }
        }
        if self.names.is_some() {
            // A called function has a new frame, which its prologue sets up.
            (code.frame, code.frame_rows) = (FrameStateId::default(), Vec::new());
        }
    }

    fn of_clone(&mut self, lifetime: LifetimeId, referrer: Referrer) -> Referrer {
        if self.clones.is_undefined(lifetime) {
            return Referrer::Undefined;
        }
        self.referrer(referrer).unwrap_or_else(|| {
            (self.clones.lost).push(LostLocation::Referrer { lifetime, referrer });
            Referrer::Undefined
        })
    }

    /// Returns the clones that are active at the start of each block that is entered, with their
    /// referrers.
    fn entries(
        mut self,
        crossing: &Crossing,
        lost: &mut Vec<LostLocation>,
    ) -> Vec<(CodeBlockId, Vec<(LifetimeId, Referrer)>)> {
        let mut entries = Vec::new();
        for (block, defs) in &crossing.into {
            let mut active = Vec::new();
            for def in defs {
                if let Some(clone) = self.clones.known(def.lifetime) {
                    active.push((clone, self.of_clone(clone, def.referrer)));
                }
            }
            entries.push((*block, active));
        }
        lost.append(&mut self.clones.lost);
        entries
    }
}
