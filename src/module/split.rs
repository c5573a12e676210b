//! Splits a module.

use super::Module;
use super::copy::{Renumbering, copy};
use super::select::{Roots, Selector};
use crate::markers::{FunctionId, FunctionView};
use crate::metadata::ModuleTag;
use alloc::vec::Vec;

impl Module {
    /// Splits the module into parts, for code generation in several threads. The result of
    /// `part_of`, modulo the number of parts, is the part of a function.
    ///
    /// Each part contains its functions and all nodes that they reach: their units, the types of
    /// their variables, and the functions that are inlined into them or called by them, without
    /// code. Part 0 also has all units, the types that these retain, and all variables outside of
    /// functions; another part has only those that its functions name. Locations that depend on the
    /// code of a function in another part (the address of a code location) are removed.
    ///
    /// Returns each part with its new ids. For each part, takes time proportional to the size of
    /// the module.
    ///
    /// ```
    /// # use dwarfsmith::build::{CompileUnit, SourceFile, Subprogram};
    /// # use dwarfsmith::markers::FunctionBody;
    /// # use dwarfsmith::{Module, Target, gimli};
    /// # let mut module = Module::new(Target::X86_64);
    /// # let file = module.add(SourceFile::new("f.c").directory("/src"));
    /// # let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "example"));
    /// # for name in ["f", "g", "h"] {
    /// #     let subprogram = module.add(Subprogram::new(unit, name).at(file, 1));
    /// #     let mut body = FunctionBody::default();
    /// #     body.begin(module.text(name), subprogram, 0x10);
    /// #     module.add(&body);
    /// # }
    /// // Functions f, g and h. The parts get alternate functions.
    /// let parts = module.split(2, |function| function.id.index());
    /// assert_eq!([parts[0].0.code.len(), parts[1].0.code.len()], [2, 1]);
    /// ```
    pub fn split(
        &self,
        parts: usize,
        mut part_of: impl FnMut(FunctionView<'_>) -> usize,
    ) -> Vec<(Module, Renumbering)> {
        let mut functions: Vec<Vec<FunctionId>> = alloc::vec![Vec::new(); parts];
        for function in self.code.functions() {
            let part = part_of(function).checked_rem(parts);
            if let Some(functions) = part.and_then(|part| functions.get_mut(part)) {
                functions.push(function.id);
            }
        }
        let selector = Selector::new(self);
        let parts = functions.iter().enumerate().map(|(index, functions)| {
            let mut roots = Roots {
                with_units: index == 0,
                ..selector.roots(functions)
            };
            selector.extend(&mut roots);
            let kept = selector.reach(&roots);
            let (from, to) = (self.metadata.module_tag(), ModuleTag::new());
            let mut part = Module::tagged(self.target, to);
            let ids = Renumbering::new(selector.numbering, from, to);
            let ids = copy(self, &kept, &mut part, ids, &mut []);
            (part, ids)
        });
        parts.collect()
    }
}
