//! The same output with any number of threads: a module of many functions is lowered in ranges.

use super::generator;
use super::pool::{renamed, with_threads};
use super::random::without_errors;
use super::support::{files_in, module_of, parsed, valid};

use dwarfsmith::dwarf::{Dialect, FixupKind};
use dwarfsmith::emit::{EmitOptions, Sections};
use dwarfsmith::lower::{Degradation, EntryLocation, LowerOptions, LoweredBaseType};
use dwarfsmith::markers::CodeRange;
use dwarfsmith::metadata::VariableId;
use dwarfsmith::{Linker, Module, text};
use std::path::Path;

/// Several ranges begin only with some functions, and there are more for each thread.
const THREADS: [usize; 3] = [2, 3, 8];

/// What lowering and emission give for a module.
#[derive(PartialEq)]
struct Output {
    text: String,
    degradations: Vec<Degradation>,
    base_types: Vec<LoweredBaseType>,
    procedures: Vec<Option<VariableId>>,
    sections: Result<Sections, String>,
}

fn output(module: &Module, options: &LowerOptions) -> Output {
    let (validated, _) = module.validate_keeping_valid();
    let lowered = validated.lower(options).unwrap();
    let procedures = lowered.procedures().iter();
    Output {
        text: lowered.to_string(),
        degradations: lowered.degradations().to_vec(),
        base_types: lowered.base_types().to_vec(),
        procedures: procedures.map(|procedure| procedure.variable).collect(),
        sections: lowered
            .emit(&EmitOptions::default())
            .map_err(|error| error.to_string()),
    }
}

/// Compares the output of one thread with that of several.
fn compare(module: &Module, what: &str, options: &LowerOptions) {
    let one = with_threads(1, || output(module, options));
    for threads in THREADS {
        let several = with_threads(threads, || output(module, options));
        let what = format!("{what}, {threads} threads, {options:?}");
        let mut lines = one.text.lines().zip(several.text.lines());
        let differs = lines.find(|(one, several)| one != several);
        assert_eq!(differs, None, "{what}: the text");
        assert!(one.degradations == several.degradations, "{what}: losses");
        assert_eq!(one.base_types, several.base_types, "{what}");
        assert!(one.procedures == several.procedures, "{what}: procedures");
        assert!(one.sections == several.sections, "{what}: the sections");
        assert!(one == several, "{what}");
    }
}

/// Compares in all dialects, with and without the operations and procedures that are optional.
fn compare_all(module: &Module, what: &str) {
    assert!(module.code.len() >= 96, "{what}: {}", module.code.len());
    for dialect in Dialect::ALL {
        for is_optional in [false, true] {
            let options = LowerOptions {
                experimental: is_optional,
                portable: !is_optional,
                factor_procedures: is_optional,
                ..LowerOptions::new(dialect)
            };
            compare(module, what, &options);
        }
    }
}

/// Links modules into one for each target.
fn linked(modules: impl Iterator<Item = Module>) -> Vec<Module> {
    let mut linkers: Vec<(&str, Linker)> = Vec::new();
    for (number, module) in modules.enumerate() {
        let source = renamed(&text::print(&module), &format!("copy{number}."));
        let (target, module) = (module.target.name(), parsed(&source));
        match linkers.iter_mut().find(|(known, _)| *known == target) {
            Some((_, linker)) => _ = linker.add(&module, |_, is_known| !is_known).unwrap(),
            None => linkers.push((target, Linker::new(module))),
        }
    }
    linkers.into_iter().map(|(_, one)| one.finish()).collect()
}

#[test]
fn random_modules() {
    let modules = (0..600).filter_map(|seed| without_errors(generator::module(seed)));
    let linked = linked(modules);
    assert_eq!(linked.len(), 5, "five targets");
    for module in &linked {
        compare_all(module, module.target.name());
    }
}

/// All modules of file tests for x86_64, several times.
#[test]
fn modules_of_filetests() {
    let mut modules = Vec::new();
    for folder in ["filetests/verify", "filetests/lower", "modules"] {
        for file in files_in(Path::new("tests").join(folder), "di") {
            let source = std::fs::read_to_string(&file).unwrap();
            let parts = module_of(&source);
            modules.extend(text::parse(parts).ok().map(|parsed| parsed.module));
        }
    }
    modules.retain(|module| module.target.name() == "x86_64");
    let count = modules.len();
    assert!(count > 20, "{count}");
    let linked = linked(modules.into_iter().cycle().take(5 * count));
    compare_all(&linked[0], "modules of files");
}

/// The number of functions of [`objects_of_several_functions`].
const FUNCTIONS: u32 = 96;
/// The functions in which the globals are in registers: in the first, the last and a middle range.
const PROMOTED: [u32; 3] = [1, 47, 95];

/// Where the globals begin to be in registers.
fn promoted_at(place: usize) -> u32 {
    4 * (place as u32 + 1)
}

/// True if a function has a call: not the first and the last of a range.
fn has_call(number: u32) -> bool {
    !matches!(number % 16, 0 | 15)
}

/// A module whose functions share two globals. Each function has a constant, a pointer to it, and a
/// number that is computed with one of two base types.
fn source() -> String {
    let mut source = String::from(
        "target \"x86_64\"
        global @counter !dbg.def !9
        global @other !dbg.def !11
        !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"test\")
        !1 = !DIFile(filename: \"a.c\", directory: \"/src\")
        !3 = !DIBasicType(name: \"long\", size: 64, encoding: DW_ATE_signed)
        !4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
        !5 = !DIBasicType(name: \"double\", size: 64, encoding: DW_ATE_float)
        !8 = distinct !DIGlobalVariable(name: \"counter\", scope: !0, file: !1, line: 1, type: !3)
        !9 = distinct !DIFragment()
        !10 = distinct !DILifetime(object: !8, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i64)), argObjects: {!9})
        !11 = distinct !DIFragment()
        !12 = distinct !DIGlobalVariable(name: \"other\", scope: !0, file: !1, line: 2, type: !3)
        !13 = distinct !DILifetime(object: !12, location: !DIExpr(DIOpArg(0, ptr), DIOpDeref(i64)), argObjects: {!11})\n",
    );
    for number in 0..FUNCTIONS {
        let id = |of: u32| format!("!{}", 100 + 10 * number + of);
        let (subprogram, value, pointer, float) = (id(0), id(1), id(2), id(3));
        let (of_value, of_pointer, of_float) = (id(4), id(5), id(6));
        let (of_counter, of_other) = (id(7), id(8));
        let (mut markers, mut lifetimes) = (String::new(), String::new());
        if let Some(place) = PROMOTED.iter().position(|promoted| *promoted == number) {
            let at = promoted_at(place);
            markers = format!(
                "{at:#x}: dbg.def {of_counter}, %reg(rbx)
                {at:#x}: dbg.def {of_other}, %reg(r13)"
            );
            lifetimes = format!(
                "{of_counter} = distinct !DILifetime(object: !8, location: !DIExpr(DIOpReferrer(i64)))
                {of_other} = distinct !DILifetime(object: !12, location: !DIExpr(DIOpReferrer(i64)))"
            );
        }
        let call = format!("0x10..0x15: {subprogram}, %reg(rsi) = {value}");
        let call = if has_call(number) { &call } else { "" };
        // The first range knows one base type, and the next another one first.
        let convert = match number {
            0..40 => "DIOpConvert(f64)",
            _ => "DIOpConvert(f32), DIOpConvert(f64)",
        };
        source += &format!(
            "define @f{number} size 0x20 !dbg {subprogram} {{
            bb0 @ 0x0:
              0x0: dbg.def {of_float}, %reg(r12)
              {markers}
            }}
            frame @f{number} entry {{}}
            calls @f{number} {{
              {call}
            }}
            {subprogram} = distinct !DISubprogram(name: \"f{number}\", unit: !0, file: !1, line: 1, spFlags: DISPFlagDefinition)
            {value} = !DILocalVariable(name: \"value\", scope: {subprogram}, line: 1, type: !3)
            {pointer} = !DILocalVariable(name: \"pointer\", scope: {subprogram}, line: 1, type: !4)
            {float} = !DILocalVariable(name: \"float\", scope: {subprogram}, line: 1, type: !5)
            {of_value} = distinct !DILifetime(object: {value}, location: !DIExpr(DIOpConstant(i64 {number})))
            {of_pointer} = distinct !DILifetime(object: {pointer}, location: !DIExpr(DIOpArg(0, i64), DIOpAddrOf(0)), argObjects: {{{value}}})
            {of_float} = distinct !DILifetime(object: {float}, location: !DIExpr(DIOpReferrer(i64), {convert}))
            {lifetimes}\n"
        );
    }
    source
}

/// Each number that lowering gives to several ranges is the right one: the expected operations
/// follow from the sources, function by function.
#[test]
fn objects_of_several_functions() {
    let module = super::support::parsed(&source());
    compare_all(&module, "objects of several functions");
    let validated = valid(&module);
    let options = LowerOptions {
        portable: false,
        ..LowerOptions::new(Dialect::Dwarf5)
    };
    let lowered = with_threads(8, || validated.lower(&options)).unwrap();
    for function in module.code.functions() {
        let number = function.id.index();
        let variables = validated.index().variables(function.subprogram);
        let variables: Vec<VariableId> = variables.collect();
        let expressions = variables.iter().map(|id| range(&lowered.location(*id)));
        let expressions: Vec<_> = expressions.collect();
        let texts = expressions.iter().map(|one| lowered.text(one.clone()));
        let texts: Vec<String> = texts.collect();
        // DW_OP_lit0 to DW_OP_lit31, then DW_OP_const1u up to 255.
        let constant = match number {
            0..32 => format!("DW_OP_lit{number}"),
            _ => format!("DW_OP_const1u {number}"),
        };
        assert_eq!(texts[0], format!("{constant}, DW_OP_stack_value"));
        assert!(texts[1].starts_with("DW_OP_implicit_pointer"), "{texts:?}");
        // The entry that the pointer refers to is the variable of the same function.
        let [field] = lowered.fixups(expressions[1].clone()) else {
            panic!("{texts:?}");
        };
        let FixupKind::InfoEntry(entry) = field.kind else {
            panic!("{field:?}");
        };
        let entry = &lowered.procedures()[entry as usize];
        assert_eq!(entry.variable, Some(variables[0]));
        assert_eq!(entry.location, lowered.location(variables[0]));
        assert_eq!(texts[2].contains("f32"), number >= 40, "{texts:?}");
        match lowered.call_parameters(function.id, 0) {
            [] => assert!(!has_call(number as u32), "{number}"),
            [Some(argument)] => {
                assert!(has_call(number as u32), "{number}");
                assert_eq!(lowered.text(argument.value.clone()), constant);
                // DW_OP_reg0 is 0x50 (DWARF 5 section 7.7.1), and rsi is register 4 of the psABI.
                assert_eq!(lowered.expression(argument.location.clone()), [0x54]);
            }
            other => panic!("{number}: {other:?}"),
        }
    }
    // rbx is register 3, and r13 register 13.
    for (global, register) in module.metadata.variables.ids().zip([0x53, 0x5d]) {
        let EntryLocation::PerFunction(number) = lowered.location(global) else {
            panic!("{:?}", lowered.location(global));
        };
        let parts = &lowered.function_locations(number).parts;
        let functions: Vec<usize> = parts.iter().map(|part| part.function.index()).collect();
        assert_eq!(functions, PROMOTED.map(|number| number as usize));
        for (place, part) in parts.iter().enumerate() {
            let [memory, promoted] = lowered.entries(part.entries.clone()) else {
                panic!("{part:?}");
            };
            let at = promoted_at(place);
            assert_eq!(promoted.range, CodeRange::from(at..0x20));
            assert_eq!(lowered.expression(promoted.expression()), [register]);
            // DW_OP_addr is 0x03.
            assert_eq!(memory.range, CodeRange::from(0..at));
            assert_eq!(lowered.expression(memory.expression())[0], 0x03);
        }
    }
}

/// The only expression of a location.
fn range(location: &EntryLocation) -> std::ops::Range<u32> {
    match location {
        EntryLocation::Expression(expression) => expression.clone(),
        other => panic!("{other:?}"),
    }
}
