//! Incremental emission: modules with functions are added, replaced and removed, and the sections
//! are written after each change.

use super::base::{Base, Change, State};
use super::fragment::{Fragment, callee_of};
use super::kept::{Kept, subprogram_name};
use super::{EmitOptions, Sections, StreamError};
use crate::ids::ModuleTag;
use crate::lower::Lowered;
use crate::metadata::SubprogramId;
use alloc::boxed::Box;
use alloc::vec::Vec;

/// Writes the sections of a unit repeatedly while its functions change.
///
/// This is for compilers that compile only the functions that changed, and for just-in-time
/// compilers that compile a function again. As in a [`Streamer`](super::Streamer), each function is
/// added in a clone of the shared module. The data of each added module is stored separately, and
/// can be replaced or removed. [`Incremental::sections`] copies the data that did not change.
///
/// The order of modules is that in which they were added; a replacement takes the place of the
/// replaced module. The sections have the same entries as those of one module. The bytes depend on
/// the earlier changes: the indices of addresses and lists of a module that was replaced are not
/// used again (eight bytes for each address within a function, four for each list), its strings and
/// abbreviations remain, and so do entries for nodes of the shared module that only this module
/// needed. After many changes, begin a new emission, which does not have them.
///
/// ```
/// use dwarfsmith::build::{BasicType, CompileUnit, SourceFile, Subprogram};
/// use dwarfsmith::dwarf::Dialect;
/// use dwarfsmith::emit::EmitOptions;
/// use dwarfsmith::lower::LowerOptions;
/// use dwarfsmith::markers::FunctionBody;
/// use dwarfsmith::{Module, Target, gimli};
///
/// let options = LowerOptions::new(Dialect::Dwarf5);
/// let mut shared = Module::new(Target::X86_64);
/// let file = shared.add(SourceFile::new("f.c").directory("/src"));
/// let unit = shared.add(CompileUnit::new(file, gimli::DW_LANG_C11, "example"));
/// // A module with one function.
/// let function = |name: &str, size: u32| {
///     let mut module = shared.clone();
///     let function = module.add(Subprogram::new(unit, name).at(file, 1));
///     let mut body = FunctionBody::default();
///     body.begin(module.text(name), function, size);
///     module.add(&body);
///     module
/// };
///
/// let validated = shared.validate()?;
/// let lowered = validated.lower(&options)?;
/// let mut program = lowered.incremental(&EmitOptions::default())?;
/// let f = program.add(&function("f", 0x10).validate()?.lower(&options)?)?;
/// let g = program.add(&function("g", 0x20).validate()?.lower(&options)?)?;
/// assert_eq!(program.sections()?.functions().len(), 2);
///
/// program.replace(f, &function("f", 0x18).validate()?.lower(&options)?)?;
/// program.remove(g)?;
/// let sections = program.sections()?;
/// assert_eq!(sections.functions().len(), 1);
/// assert_eq!(sections.functions()[0].size, 0x18);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Incremental<'l, 'v, 'm> {
    base: Base<'l, 'v, 'm>,
    /// The data that remains when modules are removed.
    state: State,
    /// The data of each module; `None` if the module was removed.
    fragments: Vec<Option<Box<Fragment>>>,
    /// The fragments of each [`BLOCK`] modules together; `None` after a change.
    blocks: Vec<Option<Box<Fragment>>>,
    /// The bytes and relocations of all fragments in each of [`State::buffers`].
    sizes: Vec<[usize; 2]>,
    /// The number of fragments that use each address, plus 1 for those that the shared module uses.
    uses: Vec<usize>,
    /// The tag of the modules that were added to this emission.
    tag: ModuleTag,
}

/// The number of modules that are written together after none of them has changed.
const BLOCK: usize = 16;

/// The bytes that are reserved in each section for headers and tables of files.
const HEADER: usize = 1 << 10;

/// A module that was added to an [`Incremental`] emission.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AddedModule {
    index: usize,
    emission: ModuleTag,
}

impl<'v, 'm> Lowered<'v, 'm> {
    /// Begins an incremental emission with this module as the shared one. See [`Incremental`].
    ///
    /// # Errors
    /// The same as those of [`Lowered::stream`].
    pub fn incremental(
        &self,
        options: &EmitOptions,
    ) -> Result<Incremental<'_, 'v, 'm>, StreamError> {
        let (base, mut state) = Base::begin(self, options)?;
        let sizes = state.buffers().map(|_| [0, 0]).collect();
        let addresses = state
            .kept
            .as_ref()
            .map(|kept| kept.written.addresses.count());
        Ok(Incremental {
            base,
            state,
            fragments: Vec::new(),
            blocks: Vec::new(),
            sizes,
            uses: alloc::vec![1; addresses.unwrap_or(0)],
            tag: ModuleTag::new(),
        })
    }
}

impl Incremental<'_, '_, '_> {
    /// States that the code of shared subprograms will be added, so that earlier calls refer to it.
    /// Without this, they refer to a declaration.
    pub fn expect(&mut self, subprograms: impl IntoIterator<Item = SubprogramId>) {
        self.state.expect(subprograms);
    }

    /// Adds the functions of a module, and the other nodes that the shared module lacks.
    ///
    /// # Errors
    /// If the module is not a clone of the shared one, or needs a change of entries that are kept.
    /// In these cases, nothing is added. If a later call returns [`StreamError::Incomplete`], begin
    /// a new emission.
    pub fn add(&mut self, lowered: &Lowered<'_, '_>) -> Result<AddedModule, StreamError> {
        let fragment = self.write(lowered)?;
        let added = AddedModule {
            index: self.fragments.len(),
            emission: self.tag,
        };
        self.fragments.push(None);
        self.put(added, fragment);
        Ok(added)
    }

    /// Replaces a module. Its functions may have the symbols and subprograms of the replaced one.
    ///
    /// The sections no longer describe the replaced code: a just-in-time compiler waits until no
    /// thread runs it, or adds the new code as another function (docs/jit.md, section 6).
    ///
    /// # Errors
    /// If the module was removed or belongs to another emission, and those of [`Incremental::add`].
    /// The module to replace then remains.
    pub fn replace(
        &mut self,
        added: AddedModule,
        lowered: &Lowered<'_, '_>,
    ) -> Result<(), StreamError> {
        let old = self.take(added)?;
        let (result, fragment) = match self.write(lowered) {
            Ok(new) => (Ok(()), new),
            Err(error) => (Err(error), old),
        };
        self.put(added, fragment);
        result
    }

    /// Removes a module.
    ///
    /// # Errors
    /// If the module was removed before, or belongs to another emission.
    pub fn remove(&mut self, added: AddedModule) -> Result<(), StreamError> {
        self.take(added).map(|_| ())
    }

    /// Returns the sections with all modules that are added.
    ///
    /// # Errors
    /// If the code of a shared subprogram was expected and not added, if it was removed and a
    /// remaining module refers to it, or if a section is too large.
    pub fn sections(&mut self) -> Result<Sections, StreamError> {
        let mut state = self.state.clone();
        for (buffer, [bytes, relocations]) in state.buffers().zip(&self.sizes) {
            buffer.bytes.reserve_exact(bytes + HEADER);
            buffer.relocations.reserve_exact(*relocations);
        }
        if let Some(kept) = &mut state.kept {
            kept.written.locations.reserve_table();
            kept.written.ranges.reserve_table();
        }
        self.blocks
            .resize_with(self.fragments.len().div_ceil(BLOCK), || None);
        for (block, fragments) in self.blocks.iter_mut().zip(self.fragments.chunks(BLOCK)) {
            let mut fragments = fragments.iter().flatten();
            let joined = match (&mut *block, fragments.next()) {
                (Some(joined), _) => joined,
                (None, None) => continue,
                (None, Some(first)) => {
                    let mut joined = first.empty();
                    [first]
                        .into_iter()
                        .chain(fragments)
                        .for_each(|it| joined.push(it));
                    block.insert(Box::new(joined))
                }
            };
            joined.append_to(&self.base, &mut state)?;
        }
        let mut callees = state.unresolved.iter().filter_map(callee_of);
        if let Some(removed) = callees.find(|id| !state.has_code(*id)) {
            let name = subprogram_name(&self.base.plan, removed);
            return Err(StreamError::RemovedCode(name));
        }
        if let Some(kept) = &mut state.kept {
            let mut uses = self.uses.clone();
            state.addresses.sort_unstable();
            count_uses(&mut uses, &state.addresses, Change::Add);
            kept.written.addresses.remove_unused(&uses);
        }
        self.base.finish(state)
    }

    /// Writes a module.
    fn write(&mut self, lowered: &Lowered<'_, '_>) -> Result<Fragment, StreamError> {
        let Incremental { base, state, .. } = self;
        let kept = state.kept.take().ok_or(StreamError::Incomplete)?;
        let earlier = state.earlier.clone();
        let plan = base.plan(lowered, &kept, (state, &earlier));
        let plan = plan.and_then(|plan| Kept::check_contents(&plan, &base.plan).map(|()| plan));
        let plan = match plan {
            Ok(plan) => plan,
            Err(error) => {
                state.kept = Some(kept);
                return Err(error);
            }
        };
        let fragment = Fragment::write(base, state, kept, &plan)?;
        state.set_abstracts(&plan, base.unit.0);
        Ok(fragment)
    }
}

/// Adds and removes fragments, and updates the state that depends on them.
impl Incremental<'_, '_, '_> {
    /// Adds a fragment at the place of a module.
    fn put(&mut self, added: AddedModule, fragment: Fragment) {
        self.count(&fragment, Change::Add);
        if let Some(place) = self.fragments.get_mut(added.index) {
            *place = Some(Box::new(fragment));
        }
        self.change_block(added);
    }

    /// Removes and returns the fragment of a module.
    fn take(&mut self, added: AddedModule) -> Result<Fragment, StreamError> {
        let fragment = self.fragments.get_mut(added.index);
        let fragment = fragment.filter(|_| added.emission == self.tag);
        let fragment = fragment.and_then(Option::take);
        let fragment = fragment.ok_or(StreamError::NotAdded)?;
        self.count(&fragment, Change::Remove);
        self.change_block(added);
        Ok(*fragment)
    }

    fn change_block(&mut self, added: AddedModule) {
        if let Some(block) = self.blocks.get_mut(added.index / BLOCK) {
            *block = None;
        }
    }

    /// Records that a fragment is added, or that it is removed.
    fn count(&mut self, fragment: &Fragment, what: Change) {
        for ([bytes, relocations], buffer) in self.sizes.iter_mut().zip(fragment.buffers()) {
            what.apply(bytes, buffer.bytes.len());
            what.apply(relocations, buffer.relocations.len());
        }
        self.state.set_functions(&fragment.tables.functions, what);
        count_uses(&mut self.uses, &fragment.addresses, what);
        for (id, _) in &fragment.code {
            self.state.set_code(*id, what);
        }
    }
}

/// Counts uses of addresses, which are in ascending order, or removes them.
fn count_uses(uses: &mut Vec<usize>, addresses: &[u32], what: Change) {
    let count = addresses.last().map_or(0, |last| *last as usize + 1);
    uses.resize(count.max(uses.len()), 0);
    for address in addresses {
        if let Some(uses) = uses.get_mut(*address as usize) {
            what.apply(uses, 1);
        }
    }
}
