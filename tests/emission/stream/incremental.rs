//! Incremental emission: after any changes, the sections have the same meaning as those of one
//! module with the same functions.

use super::super::support::{dwarfdump, valid};
use super::{SIZE, Shared, entries, module_namespace, shared, unforeseen};
use dwarfsmith::build::{CompositeType, InlinedScope, LexicalBlock, Subprogram, Variable};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{
    AddedModule, EmitOptions, Frames, Incremental, RelocationTarget, SectionId, Sections,
    StreamError,
};
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::markers::{CallSite, CallTarget, FunctionBody};
use dwarfsmith::metadata::SubprogramId;
use dwarfsmith::validate::Rule;
use dwarfsmith::{Bytes, Module, Position, Target};
use std::path::Path;

/// Returns a module with what `add` adds to the shared one.
pub(super) fn module_with(shared: &Shared, add: impl FnOnce(&mut Module)) -> Module {
    let mut module = shared.module.clone();
    add(&mut module);
    module
}

/// Returns the sections of one module with the contents of several.
fn whole(shared: &Shared, add: impl FnOnce(&mut Module), options: &EmitOptions) -> Sections {
    let module = module_with(shared, add);
    let validated = valid(&module);
    let lowered = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    lowered.emit(options).unwrap()
}

pub(super) fn lowered<R>(
    module: &Module,
    run: impl FnOnce(&dwarfsmith::lower::Lowered<'_, '_>) -> R,
) -> R {
    let validated = valid(module);
    let lowered = validated.lower(&LowerOptions::new(Dialect::Dwarf5));
    run(&lowered.unwrap())
}

/// The section and the target of each relocation with a symbol, sorted.
fn symbols(sections: &Sections) -> Vec<String> {
    let of = |section: &dwarfsmith::emit::Section| {
        let targets = section.relocations.iter();
        let targets = targets.filter_map(|relocation| match relocation.target() {
            RelocationTarget::Symbol(symbol) => Some(format!(
                "{:?} {} {}",
                section.id,
                sections.symbol(symbol),
                relocation.addend()
            )),
            _ => None,
        });
        targets.collect::<Vec<String>>()
    };
    let mut symbols: Vec<String> = sections.iter().flat_map(of).collect();
    symbols.sort();
    symbols
}

/// An entry of `.eh_frame`: its bytes after the first two fields, and its symbols.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Frame {
    bytes: Vec<u8>,
    symbols: Vec<String>,
}

/// The FDEs of `.eh_frame` with their CIEs, read as the Linux Standard Base describes them: a length, and
/// 0 for a CIE or the distance back to the CIE, each in four bytes.
fn frames(sections: &Sections) -> Vec<(Frame, Frame)> {
    let section = sections.get(SectionId::EhFrame).unwrap();
    let word = |at: usize| u32::from_le_bytes(section.bytes[at..at + 4].try_into().unwrap());
    let (mut common, mut frames, mut at) = (Vec::new(), Vec::new(), 0);
    while at < section.bytes.len() {
        let (end, distance) = (at + 4 + word(at) as usize, word(at + 4) as usize);
        let fields = section.relocations.iter();
        let own = fields.filter(|field| (at..end).contains(&(field.offset() as usize)));
        let symbols = own.map(|field| match field.target() {
            RelocationTarget::Symbol(symbol) => sections.symbol(symbol).to_owned(),
            target => panic!("{target:?}"),
        });
        let frame = Frame {
            symbols: symbols.collect(),
            bytes: section.bytes[at + 8..end].to_vec(),
        };
        match distance {
            0 => common.push((at, frame)),
            distance => {
                let of = common.iter().find(|known| known.0 == at + 4 - distance);
                frames.push((frame, of.unwrap().1.clone()));
            }
        }
        at = end;
    }
    frames
}

/// What a program has after some changes: the name and contents of each function, in order.
struct Program<'l, 'v, 'm> {
    emitted: Incremental<'l, 'v, 'm>,
    modules: Vec<(AddedModule, Vec<(u32, u32)>)>,
}

impl Program<'_, '_, '_> {
    fn assert_same(&mut self, shared: &Shared, options: &EmitOptions, case: &str) {
        let functions = self.modules.iter().flat_map(|module| &module.1);
        let add = |module: &mut Module| {
            functions.for_each(|(name, number)| shared.function_with(module, *name, *number));
        };
        let (whole, sections) = (
            whole(shared, add, options),
            self.emitted.sections().unwrap(),
        );
        for id in [
            SectionId::DebugLine,
            SectionId::DebugFrame,
            SectionId::DebugAranges,
        ] {
            assert!(whole.bytes(id) == sections.bytes(id), "{id:?}, {case}");
        }
        assert_eq!(symbols(&whole), symbols(&sections), "{case}");
        assert!(!whole.omissions().is_empty());
        assert_eq!(whole.omissions(), sections.omissions(), "{case}");
        assert_eq!(frames(&whole), frames(&sections), "{case}");
        let (whole, sections) = (
            entries(&whole, &format!("{case}-whole")),
            entries(&sections, &format!("{case}-sections")),
        );
        let missing = whole.iter().filter(|entry| !sections.contains(entry));
        let more = sections.iter().filter(|entry| !whole.contains(entry));
        let differences = (missing.collect::<Vec<_>>(), more.collect::<Vec<_>>());
        assert!(whole == sections, "{case}: {differences:#?}");
    }
}

/// Numbers that look random, the same in each run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(0x5851_f42d_4c95_7f2d)
            .wrapping_add(0x1405_7b7e_f767_814f);
        (self.0 >> 33) as usize % limit
    }
}

/// Modules of one to three functions are added, replaced by others with the same functions, removed
/// and added again. The first one uses all files, in the order of one module, and is never removed.
#[test]
fn changes_lead_to_the_entries_of_one_module() {
    let shared = shared(Target::X86_64);
    let options = EmitOptions {
        frames: Frames::Both,
        aranges: true,
        names: true,
        siblings: true,
        strict: true,
        ..EmitOptions::default()
    };
    let validated = valid(&shared.module);
    let base = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    let mut program = Program {
        emitted: base.incremental(&options).unwrap(),
        modules: Vec::new(),
    };
    program.emitted.expect([shared.called]);
    let mut numbers = Numbers(1);
    let mut free: Vec<u32> = (1..200).rev().collect();
    let write = |functions: &[(u32, u32)]| {
        module_with(&shared, |module| {
            let functions = functions.iter();
            functions.for_each(|(name, number)| shared.function_with(module, *name, *number));
        })
    };
    let first = vec![(0, 5), (200, 6)];
    let added = lowered(&write(&first), |it| program.emitted.add(it)).unwrap();
    program.modules.push((added, first));
    for step in 0..200 {
        let place = numbers.below(program.modules.len());
        match numbers.below(5) {
            0..2 => {
                let count = 1 + numbers.below(3);
                let names = free.split_off(free.len() - count);
                let functions: Vec<_> = names.iter().map(|name| (*name, *name)).collect();
                let added = lowered(&write(&functions), |it| program.emitted.add(it)).unwrap();
                program.modules.push((added, functions));
            }
            2 | 3 => {
                let (added, functions) = &mut program.modules[place];
                for (_, number) in functions.iter_mut() {
                    *number = 5 + numbers.below(300) as u32;
                }
                lowered(&write(functions), |it| program.emitted.replace(*added, it)).unwrap();
            }
            _ if place == 0 => {}
            _ => {
                let (added, functions) = program.modules.remove(place);
                program.emitted.remove(added).unwrap();
                free.extend(functions.iter().map(|function| function.0));
            }
        }
        if step % 25 == 24 {
            program.assert_same(&shared, &options, &format!("step-{step}"));
        }
    }
    // Of the 200 changes, two fifths add a module and a fifth removes one.
    assert!(program.modules.len() > 20);
}

/// The first run is the reference for the second one: the output depends on the calls alone.
#[test]
fn the_same_changes_lead_to_the_same_bytes() {
    let shared = shared(Target::X86_64);
    let options = EmitOptions::default();
    let validated = valid(&shared.module);
    let base = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    let run = || {
        let mut program = base.incremental(&options).unwrap();
        let module = |name, number| {
            module_with(&shared, |module| shared.function_with(module, name, number))
        };
        let added: Vec<AddedModule> = (0..20)
            .map(|number| lowered(&module(number, number), |it| program.add(it)).unwrap())
            .collect();
        lowered(&module(3, 8), |it| program.replace(added[3], it)).unwrap();
        program.remove(added[7]).unwrap();
        let first = program.sections().unwrap();
        // Writing the sections changes nothing.
        assert!(first == program.sections().unwrap());
        first
    };
    assert!(run() == run());
}

/// Types, namespaces, base types, abstract instances and globals that the shared module does not
/// foresee. They are removed and added again in another order.
#[test]
fn what_only_a_module_has_is_removed_with_it() {
    let mut shared = shared(Target::X86_64);
    let space = module_namespace(&mut shared);
    let options = EmitOptions::default();
    let validated = valid(&shared.module);
    let base = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    let mut program = base.incremental(&options).unwrap();
    let write = |number| {
        module_with(&shared, |module| match number {
            6 => shared.function(module, 1),
            7 => shared.function(module, 0),
            _ => unforeseen(&shared, space, module, number),
        })
    };
    let add = |program: &mut Incremental<'_, '_, '_>, number| {
        lowered(&write(number), |it| program.add(it)).unwrap()
    };
    // The calls before refer to the code of the called function, which is added last.
    program.expect([shared.called]);
    let mut added: Vec<(u32, AddedModule)> = (0..8)
        .map(|number| (number, add(&mut program, number)))
        .collect();
    let assert_same = |program: &mut Incremental<'_, '_, '_>, numbers: &[u32], case: &str| {
        let all = |module: &mut Module| {
            for number in numbers {
                match number {
                    6 => shared.function(module, 1),
                    7 => shared.function(module, 0),
                    _ => unforeseen(&shared, space, module, *number),
                }
            }
        };
        let (whole, sections) = (whole(&shared, all, &options), program.sections().unwrap());
        assert_eq!(symbols(&whole), symbols(&sections), "{case}");
        let whole = entries(&whole, &format!("{case}-whole"));
        let sections = entries(&sections, &format!("{case}-sections"));
        assert!(whole.len() > 30, "{whole:#?}");
        assert!(whole == sections, "{case}:\n{whole:#?}\n{sections:#?}");
    };
    assert_same(&mut program, &[0, 1, 2, 3, 4, 5, 6, 7], "unforeseen");
    let namespaces = |program: &mut Incremental<'_, '_, '_>| {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("incremental-namespaces.o");
        let sections = program.sections().unwrap();
        std::fs::write(&path, sections.to_elf(None).unwrap()).unwrap();
        let text = dwarfdump(&["--debug-info"], &path);
        text.matches("DW_TAG_namespace").count()
    };
    let before = namespaces(&mut program);
    assert!(before > 1);
    for _ in 0..8 {
        let (number, first) = added.remove(0);
        program.remove(first).unwrap();
        assert_eq!(program.remove(first), Err(StreamError::NotAdded));
        added.push((number, add(&mut program, number)));
    }
    assert_same(&mut program, &[0, 1, 2, 3, 4, 5, 6, 7], "added-again");
    // No entry is left from before: not even an empty namespace.
    assert_eq!(namespaces(&mut program), before);
    // Only modules 3 and 4 inline `empty`: its abstract instance remains without them, so they stay.
    let own = [1, 2, 5];
    for (_, module) in added.iter().filter(|module| own.contains(&module.0)) {
        program.remove(*module).unwrap();
    }
    assert_same(&mut program, &[0, 3, 4, 6, 7], "removed");
}

/// A module that is rejected, and what remains.
#[test]
fn rejected_modules_change_nothing() {
    let mut shared = shared(Target::X86_64);
    // A type that no module needs at first.
    let late = shared
        .module
        .add(CompositeType::structure("late", Bytes(8)));
    let lazy = Subprogram::new(shared.unit, "lazy").at(shared.files[0], 9);
    let lazy = shared.module.add(lazy);
    let options = EmitOptions::default();
    let validated = valid(&shared.module);
    let base = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    let mut program = base.incremental(&options).unwrap();
    let numbered = |number| module_with(&shared, |module| shared.function(module, number));
    let calling = |name: &str, callee: SubprogramId| {
        module_with(&shared, |module| {
            let caller = Subprogram::new(shared.unit, name).at(shared.files[0], 1);
            let caller = module.add(caller);
            let mut body = FunctionBody::default();
            body.begin(module.text(name), caller, SIZE);
            let target = CallTarget::Subprogram(callee);
            body.call(CallSite::new(Position(0x60), target), &[]);
            module.add(&body);
        })
    };
    let called = lowered(&numbered(0), |it| program.add(it)).unwrap();
    let other = lowered(&numbered(1), |it| program.add(it)).unwrap();
    let before = program.sections().unwrap();
    // An emission does not know the modules of another one.
    let mut another = base.incremental(&options).unwrap();
    lowered(&numbered(0), |it| another.add(it)).unwrap();
    assert_eq!(another.remove(called), Err(StreamError::NotAdded));
    let twice = module_with(&shared, |module| {
        shared.function_with(module, 7, 7);
        shared.function_with(module, 7, 8);
    });
    let member = module_with(&shared, |module| {
        // The member belongs to a type of the shared module, which is needed for the first time.
        let own = CompositeType::structure("nested", Bytes(1)).in_scope(late);
        module.add(own);
        let global = Variable::global(shared.unit, "of_late", late).at(shared.files[0], 1);
        module.add(global);
    });
    let contents = module_with(&shared, |module| {
        // `lazy` has an abstract instance as soon as it is inlined, with all of its blocks.
        module.add(LexicalBlock::new(lazy).at(shared.files[0], 9));
        let name = "inlines";
        let caller = Subprogram::new(shared.unit, name).at(shared.files[0], 1);
        let caller = module.add(caller);
        let scope = InlinedScope::within(caller).instance_of(lazy);
        let scope = module.add(scope.called_at(shared.files[0], 1));
        let mut body = FunctionBody::default();
        body.begin(module.text(name), caller, SIZE);
        body.scope(scope, 0x10..0x14);
        module.add(&body);
    });
    let symbol = module_with(&shared, |module| {
        let name = "f1";
        let repeated = Subprogram::new(shared.unit, name).at(shared.files[0], 1);
        let repeated = module.add(repeated);
        let mut body = FunctionBody::default();
        body.begin(module.text(name), repeated, SIZE);
        module.add(&body);
    });
    // Two functions of one module at one symbol are an error of the module.
    let errors = twice.validate().map(drop).unwrap_err();
    assert!(errors.iter().all(|one| one.rule == Rule::SymbolTwice));
    for (module, error) in [
        (&member, StreamError::Complete),
        (&contents, StreamError::Complete),
        (&symbol, StreamError::RepeatedSymbol("f1".into())),
        (&numbered(0), StreamError::RepeatedCode("f0".into())),
    ] {
        let rejected = lowered(module, |it| program.add(it));
        assert_eq!(rejected, Err(error.clone()));
        if error == StreamError::Complete {
            let rejected = lowered(module, |it| program.replace(other, it));
            assert_eq!(rejected, Err(error));
        }
    }
    assert!(before == program.sections().unwrap());
    // The function keeps its symbol, and another name is not taken.
    lowered(&symbol, |it| program.replace(other, it)).unwrap();
    // A caller needs the code that it refers to. Without it, another caller refers to a declaration.
    let caller = lowered(&calling("caller", shared.called), |it| program.add(it)).unwrap();
    program.sections().unwrap();
    program.remove(called).unwrap();
    let missing = Err(StreamError::RemovedCode("f0".into()));
    assert_eq!(program.sections().map(|_| ()), missing);
    lowered(&calling("caller", shared.called), |it| {
        program.replace(caller, it)
    })
    .unwrap();
    let declared = entries(&program.sections().unwrap(), "declared");
    let is_declaration =
        |entry: &&String| entry.contains("\"f0\"") && entry.contains("DW_AT_declaration");
    assert_eq!(declared.iter().filter(is_declaration).count(), 1);
    // Of the functions, only `f1` and `caller` have symbols.
    let functions = ["f1", "caller"];
    let is_function = |it: &&String| functions.iter().any(|name| it.contains(name));
    let symbols = symbols(&program.sections().unwrap());
    let others: Vec<&String> = symbols.iter().filter(|it| !is_function(it)).collect();
    assert!(others.iter().all(|it| it.contains("total")), "{others:?}");
}

#[cfg(feature = "rayon")]
#[test]
fn threads_write_the_same_modules() {
    let shared = shared(Target::X86_64);
    let validated = valid(&shared.module);
    let base = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    let run = || {
        let mut program = base.incremental(&EmitOptions::default()).unwrap();
        for first in [0, 300] {
            let module = module_with(&shared, |module| {
                (first..first + 300).for_each(|number| shared.function(module, number));
            });
            lowered(&module, |it| program.add(it)).unwrap();
        }
        program.sections().unwrap()
    };
    let [one, three] = [1, 3].map(|threads| super::super::pool::with_threads(threads, run));
    assert!(one == three);
}
