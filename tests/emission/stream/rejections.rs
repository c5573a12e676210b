//! Input that a stream rejects, without losing the modules that were added before.

use super::super::support::valid;
use super::{SIZE, referrer, shared};
use dwarfsmith::build::{
    CompileUnit, CompositeType, LexicalBlock, Lifetime, Macro, SourceFile, Subprogram, Variable,
};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{CodeSections, EmitOptions, Forms, StreamError};
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::markers::{CodePart, FunctionBody, Referrer};
use dwarfsmith::target::Register;
use dwarfsmith::{Bytes, Module, Position, Target, Type, gimli};

/// Returns the error of a stream to which another module is added.
fn refusal(
    shared: &Module,
    change: impl FnOnce(&mut Module),
    lower: &LowerOptions,
) -> Option<StreamError> {
    let validated = valid(shared);
    let lowered = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    let mut stream = lowered.stream(&EmitOptions::default()).unwrap();
    let mut module = shared.clone();
    change(&mut module);
    let validated = valid(&module);
    let refusal = stream.add(&validated.lower(lower).unwrap()).err();
    // Nothing is lost.
    let validated = valid(shared);
    stream
        .add(
            &validated
                .lower(&LowerOptions::new(Dialect::Dwarf5))
                .unwrap(),
        )
        .unwrap();
    stream.finish().unwrap();
    refusal
}

#[test]
fn what_needs_a_complete_entry_is_rejected() {
    let shared = shared(Target::X86_64);
    let dwarf5 = LowerOptions::new(Dialect::Dwarf5);
    let rejected = |change: &dyn Fn(&mut Module)| refusal(&shared.module, change, &dwarf5);
    let (file, pair) = (shared.files[0], shared.pair);
    assert_eq!(rejected(&|module| shared.function(module, 1)), None);
    let kind = StreamError::Unshared("file");
    assert_eq!(
        rejected(&|module| _ = module.add(SourceFile::new("d.h"))),
        Some(kind)
    );
    let unit = |module: &mut Module| {
        let kind = gimli::DW_LANG_C11;
        module.add(CompileUnit::new(file, kind, "second"));
    };
    let kind = StreamError::Unshared("unit");
    assert_eq!(rejected(&unit), Some(kind));
    let macros = |module: &mut Module| {
        module.add(Macro::define(1, "TWO", "2"));
    };
    let kind = StreamError::Unshared("macro");
    assert_eq!(rejected(&macros), Some(kind));
    let nested = |module: &mut Module| {
        let nested = module.add(CompositeType::structure("nested", Bytes(0)).in_scope(pair));
        module.add(Variable::global(shared.unit, "of_nested", nested).at(file, 1));
    };
    assert_eq!(rejected(&nested), Some(StreamError::Complete));
    let local = |module: &mut Module| {
        module.add(Variable::local(shared.inlined.0, "late", shared.int).at(file, 1));
    };
    assert_eq!(rejected(&local), Some(StreamError::Complete));
    let block = |module: &mut Module| _ = module.add(LexicalBlock::new(shared.inlined.2));
    assert_eq!(rejected(&block), Some(StreamError::Complete));
    let constant = |module: &mut Module| {
        let mut zero = module.builder();
        zero.constant(Type::int(32), 0).unwrap();
        let zero = module.expr(&zero);
        let mut variables = module.metadata.variables.ids();
        let spare = variables.find(|id| module.metadata.object_name((*id).into()) == "spare");
        module.add(Lifetime::computed(spare.unwrap(), zero));
    };
    assert_eq!(rejected(&constant), Some(StreamError::StaticLocation));
    let renamed = |module: &mut Module| {
        let name = module.text("other");
        let total = module.metadata.variables.ids().last().unwrap();
        module.metadata.variables.get_mut(total).unwrap().name = Some(name);
    };
    assert_eq!(rejected(&renamed), Some(StreamError::NotAClone));
    let in_register = |module: &mut Module| {
        shared.function(module, 1);
        let total = module
            .metadata
            .variables
            .ids()
            .find(|id| module.metadata.object_name((*id).into()) == "total");
        let location = referrer(module);
        let lifetime = module.add(Lifetime::bounded(total.unwrap(), location));
        let mut body = FunctionBody::default();
        let function = module.add(Subprogram::new(shared.unit, "promotes").at(file, 1));
        body.begin(module.text("promotes"), function, SIZE);
        body.def(Position(4), lifetime, Referrer::register(Register(3)));
        module.add(&body);
    };
    assert_eq!(rejected(&in_register), Some(StreamError::StaticLocation));
    // A function after its symbol or subprogram was added.
    let validated = valid(&shared.module);
    let lowered = validated.lower(&dwarf5).unwrap();
    let mut stream = lowered.stream(&EmitOptions::default()).unwrap();
    let mut add = |number: u32, rename: bool| {
        let mut module = shared.module.clone();
        shared.function(&mut module, number);
        if rename {
            let mut body = FunctionBody::default();
            let symbol = module.text("renamed");
            body.begin(symbol, shared.called, SIZE);
            let first = module.add(&body);
            assert_eq!(dwarfsmith::metadata::Id::index(first), 1);
        }
        let validated = valid(&module);
        stream.add(&validated.lower(&dwarf5).unwrap())
    };
    assert_eq!((add(0, false), add(1, false)), (Ok(()), Ok(())));
    assert_eq!(add(0, false), Err(StreamError::RepeatedCode("f0".into())));
    assert_eq!(add(1, false), Err(StreamError::RepeatedSymbol("f1".into())));
    assert_eq!(add(2, true), Err(StreamError::RepeatedCode("f0".into())));
    assert_eq!(add(2, false), Ok(()));
    // The symbol of a part is that of a function, too.
    let mut module = shared.module.clone();
    let function = module.add(Subprogram::new(shared.unit, "hot").at(file, 1));
    let mut body = FunctionBody::default();
    body.begin(module.text("hot"), function, SIZE);
    body.part(CodePart::new(Position(8), module.text("f1")));
    module.add(&body);
    let validated = valid(&module);
    let added = stream.add(&validated.lower(&dwarf5).unwrap());
    assert_eq!(added, Err(StreamError::RepeatedSymbol("f1".into())));
    let llvm = LowerOptions::new(Dialect::Llvm);
    assert_eq!(
        refusal(&shared.module, |_| {}, &llvm),
        Some(StreamError::Encoding)
    );
}

#[test]
fn what_needs_all_functions_is_rejected() {
    let mut shared = shared(Target::X86_64);
    let default = EmitOptions::default();
    let begin = |module: &Module, dialect, options: &EmitOptions| {
        let validated = valid(module);
        let lowered = validated.lower(&LowerOptions::new(dialect)).unwrap();
        lowered.stream(options).err()
    };
    for options in [
        EmitOptions {
            smallest: true,
            ..default
        },
        EmitOptions {
            type_units: true,
            ..default
        },
        EmitOptions {
            forms: Forms::Direct,
            ..default
        },
        EmitOptions {
            code: CodeSections::Adjacent(16),
            ..default
        },
    ] {
        let error = begin(&shared.module, Dialect::Dwarf5, &options);
        assert!(matches!(error, Some(StreamError::Option(_))), "{error:?}");
    }
    let error = begin(&shared.module, Dialect::Dwarf4, &default);
    assert!(matches!(error, Some(StreamError::Option(_))), "{error:?}");
    // An expected function that never comes.
    let validated = valid(&shared.module);
    let lowered = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    let mut stream = lowered.stream(&default).unwrap();
    stream.expect([shared.called]);
    let error = stream.finish().err();
    assert_eq!(error, Some(StreamError::Missing("f0".into())));
    let mut with_code = shared.module.clone();
    shared.function(&mut with_code, 0);
    let error = begin(&with_code, Dialect::Dwarf5, &default);
    assert_eq!(error, Some(StreamError::SharedFunctions));
    let file = shared.files[0];
    shared
        .module
        .add(CompileUnit::new(file, gimli::DW_LANG_C11, "second"));
    let error = begin(&shared.module, Dialect::Dwarf5, &default);
    assert_eq!(error, Some(StreamError::Units(2)));
}

/// Linkers shorten code of RISC-V; a stream writes lengths that do not change.
#[test]
fn relaxed_code_needs_all_functions() {
    let shared = shared(Target::RISCV64);
    let validated = valid(&shared.module);
    let lowered = validated
        .lower(&LowerOptions::new(Dialect::Dwarf5))
        .unwrap();
    let options = EmitOptions {
        relaxation: true,
        ..EmitOptions::default()
    };
    let error = lowered.stream(&options).err();
    let option = StreamError::Option("`EmitOptions::relaxation`");
    assert_eq!(error, Some(option));
}
