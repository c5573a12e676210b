//! Checks a module after every pass.

use super::copy::{Renumbering, copy};
use super::references;
use super::select::{Roots, Selector};
use super::{Module, NodeKey, NodeKind, NodeRef, Numbering};
use crate::markers::{FunctionBody, FunctionId};
use crate::metadata::lists::Flags;
use crate::metadata::{ModuleTag, Object};
use crate::one_line::OneLine;
use crate::validate::{Diagnostic, Diagnostics};
use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

/// The violations of rules that a pass has caused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PassError {
    /// The name of the pass.
    pub pass: String,
    /// The violations that the module did not have before the pass; at least one.
    pub diagnostics: Vec<Diagnostic>,
}

impl fmt::Display for PassError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the pass `{}` violated rules:", OneLine(&self.pass))?;
        for diagnostic in &self.diagnostics {
            write!(f, "\n{diagnostic}")?;
        }
        Ok(())
    }
}

impl core::error::Error for PassError {}

/// Checks a module after every pass, and names the pass that violated a rule.
///
/// Keeps a copy of the module, and checks only functions and nodes that differ from it, with the
/// nodes that refer to them. The comparison takes a few instructions for each node. If there is a
/// violation, the whole module is checked for complete diagnostics. After [`Module::collect`] or
/// [`Module::remove`], which renumber nodes, the whole module is checked.
///
/// ```
/// # use dwarfsmith::build::{BasicType, CompileUnit, Lifetime, SourceFile, Subprogram, Variable};
/// # use dwarfsmith::{Bits, Module, Target, Type, VerifyEach, gimli};
/// # let mut module = Module::new(Target::X86_64);
/// # let file = module.add(SourceFile::new("f.c").directory("/src"));
/// # let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "example"));
/// # let int = module.add(BasicType::new("int", Bits(32), gimli::DW_ATE_signed));
/// # let f = module.add(Subprogram::new(unit, "f").at(file, 1));
/// # let x = module.add(Variable::local(f, "x", int).at(file, 2));
/// let mut verify = VerifyEach::new(&module);
/// // A pass that violates no rule.
/// let mut seven = module.builder();
/// seven.constant(Type::int(32), 7)?;
/// let seven = module.expr(&seven);
/// module.add(Lifetime::computed(x, seven));
/// verify.after("constants", &module)?;
/// // A pass that adds a second computed lifetime of `x`.
/// module.add(Lifetime::computed(x, seven));
/// let error = verify.after("sink", &module).unwrap_err();
/// assert!(error.to_string().starts_with("the pass `sink` violated rules:\nerror[E205]"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct VerifyEach {
    last: Module,
    /// The messages of the violations that the last check of the whole module found, with their
    /// numbers.
    known: BTreeMap<String, usize>,
}

impl VerifyEach {
    /// Checks a module. Its violations are not attributed to a pass.
    pub fn new(module: &Module) -> VerifyEach {
        let known = texts(&module.validate_keeping_valid().1);
        let last = module.clone();
        VerifyEach { last, known }
    }

    /// Checks a module after a pass.
    ///
    /// # Errors
    /// If the module violates rules that it did not violate before the pass. The next call does not
    /// report them again.
    pub fn after(&mut self, pass: &str, module: &Module) -> Result<(), PassError> {
        let changed = self.changed(module);
        let is_right = changed.as_ref().is_some_and(|changed| {
            !changed.is_any() || is_valid(module, changed) && self.was_valid(module, changed)
        });
        self.last.clone_from(module);
        if is_right {
            return Ok(());
        }
        let (_, found) = module.validate_keeping_valid();
        let now = texts(&found);
        let diagnostics: Vec<Diagnostic> = match changed {
            Some(_) => self.new_ones(&found, str::to_string),
            // Nodes have other numbers than before.
            None => self.new_ones(&found, without_numbers),
        };
        self.known = now;
        match diagnostics.is_empty() {
            true => Ok(()),
            false => Err(PassError {
                pass: pass.into(),
                diagnostics,
            }),
        }
    }

    /// True if neither the changed nodes nor those that they affect violated a rule before the
    /// pass. Otherwise, the pass may have removed a violation, which is new if it comes back.
    fn was_valid(&self, module: &Module, changed: &Flags) -> bool {
        if self.known.is_empty() {
            return true;
        }
        let numbering = |module| Numbering::new(module, |_| true);
        let (now, before) = (numbering(module), numbering(&self.last));
        let mut old = Flags::new(before.len());
        let nodes = (0..now.len()).filter(|number| changed.get(*number));
        let numbers = nodes.filter_map(|number| before.number(now.node(number)?));
        numbers.for_each(|number| _ = old.set(number));
        is_valid(&self.last, &old)
    }

    /// Returns the violations that are not known: those whose message, as `compared` returns it,
    /// occurs more often than before.
    fn new_ones(&self, found: &Diagnostics, compared: impl Fn(&str) -> String) -> Vec<Diagnostic> {
        let mut known: BTreeMap<String, usize> = BTreeMap::new();
        for (text, count) in &self.known {
            *known.entry(compared(text)).or_default() += count;
        }
        let is_new = |one: &&Diagnostic| match known.get_mut(&compared(&one.to_string())) {
            Some(left @ 1..) => {
                *left -= 1;
                false
            }
            _ => true,
        };
        found.into_iter().filter(is_new).cloned().collect()
    }

    /// Returns the nodes that have changed; `None` if nodes were renumbered.
    fn changed(&self, module: &Module) -> Option<Flags> {
        if module.is_renumbered(&self.last) {
            return None;
        }
        let numbering = Numbering::new(module, |_| true);
        let mut changed = Flags::new(numbering.len());
        module.compare(&self.last, |node, is_same| {
            if !is_same && let Some(number) = numbering.number(node) {
                changed.set(number);
            }
        });
        self.add_released(&numbering, &mut changed);
        Some(changed)
    }

    /// Adds the objects and lifetimes that changed nodes referred to before the pass, because they
    /// may be unused after it.
    fn add_released(&self, numbering: &Numbering, changed: &mut Flags) {
        let mut released: Vec<usize> = Vec::new();
        let mut add = |node: NodeKey| {
            if Object::of(node).is_some() || node.kind == NodeKind::Lifetime {
                released.extend(numbering.number(node));
            }
        };
        let mut body = FunctionBody::default();
        let nodes = (0..numbering.len()).filter(|number| changed.get(*number));
        for node in nodes.filter_map(|number| numbering.node(number)) {
            references::of(&self.last, node, |_, _, to, _| add(to));
            let function = FunctionId::of(node);
            if function.is_some_and(|id| self.last.code.load(id, &mut body).is_ok()) {
                body.references(&mut add);
            }
        }
        released
            .into_iter()
            .for_each(|number| _ = changed.set(number));
    }
}

/// Returns the messages of diagnostics, with the number of each.
fn texts(diagnostics: &Diagnostics) -> BTreeMap<String, usize> {
    let mut texts = BTreeMap::new();
    for diagnostic in diagnostics {
        *texts.entry(diagnostic.to_string()).or_default() += 1;
    }
    texts
}

fn without_numbers(text: &str) -> String {
    let is_digit = |one: &char| one.is_ascii_digit();
    text.chars().filter(|one| !is_digit(one)).collect()
}

/// Validates a module that consists of the changed nodes and the nodes that they affect.
fn is_valid(module: &Module, changed: &Flags) -> bool {
    let selector = Selector::new(module);
    let (functions, nodes) = selector.affected(changed);
    let kept = selector.reach(&Roots {
        nodes: &nodes,
        with_units: false,
        ..selector.roots(&functions)
    });
    let (from, to) = (module.metadata.module_tag(), ModuleTag::new());
    let mut part = Module::tagged(module.target, to);
    copy(
        module,
        &kept,
        &mut part,
        Renumbering::new(selector.numbering, from, to),
        &mut [],
    );
    part.validate_keeping_valid().1.is_empty()
}
