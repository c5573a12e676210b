//! Streams: a unit whose functions are in several modules has the bytes of one module.

mod incremental;
mod operands;
mod rejections;

use super::support::{dwarfdump, valid};
use dwarfsmith::build::{
    BasicType, CompileUnit, CompositeType, Fragment, Global, InlinedScope, Label, LexicalBlock,
    Lifetime, Member, Namespace, PointerType, SourceFile, Subprogram, SubroutineType, Typedef,
    Variable,
};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{
    CodeSections, EmitOptions, Frames, RelocationTarget, SectionId, Sections, StreamError,
};
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::markers::{
    CallParameter, CallSite, CallTarget, Exceptions, FrameRule, FunctionBody, LineRow, Referrer,
    ValueId,
};
use dwarfsmith::metadata::{
    BlockId, FileId, NamespaceId, Scope, SubprogramId, TypeId, UnitId, VariableId,
};
use dwarfsmith::target::Register;
use dwarfsmith::{Bits, ByteOffset, Bytes, Module, Position, Target, Type, gimli};
use std::path::Path;

const RSP: Register = Register(7);
const SIZE: u32 = 0x80;

/// The nodes that all functions share.
struct Shared {
    module: Module,
    unit: UnitId,
    files: [FileId; 3],
    int: TypeId,
    count: TypeId,
    pair: TypeId,
    /// A function that others call. The first function is its code.
    called: SubprogramId,
    /// A function without code in the unit.
    external: SubprogramId,
    /// A function without variables that others inline.
    empty: SubprogramId,
    /// A function that others inline, with a parameter and a variable in a block.
    inlined: (SubprogramId, VariableId, BlockId, VariableId),
}

fn shared(target: Target) -> Shared {
    let mut module = Module::new(target);
    let files = ["a.c", "b.h", "c.h"].map(|name| module.add(SourceFile::new(name).directory("/s")));
    let int = module.add(BasicType::new("int", Bits(32), gimli::DW_ATE_signed));
    let pair = module.add(CompositeType::structure("pair", Bytes(8)));
    module.add(Member::new(pair, "first", int).at_byte(0));
    module.add(Member::new(pair, "second", int).at_byte(4));
    let pointer = module.add(PointerType::to(pair));
    let count = module.add(Typedef::new("count", int));
    let unit = CompileUnit::new(files[0], gimli::DW_LANG_C11, "stream").retained_type(int);
    let unit = module.add(unit.retained_type(pointer).retained_type(count));
    let ty = module.add(SubroutineType::new().returns(int).parameter(int));
    let called = module.add(Subprogram::new(unit, "f0").at(files[0], 1).with_type(ty));
    let external = module.add(Subprogram::declaration(unit, "external").with_type(ty));
    let empty = module.add(Subprogram::new(unit, "empty").at(files[1], 4));
    let inlined = module.add(
        Subprogram::new(unit, "inlined")
            .at(files[1], 7)
            .with_type(ty),
    );
    let parameter = module.add(Variable::parameter(inlined, 1, "p", int).at(files[1], 7));
    let block = module.add(LexicalBlock::new(inlined).at(files[1], 8));
    let local = module.add(Variable::local(block, "l", count).at(files[1], 9));
    module.add(Variable::global(unit, "spare", int).at(files[0], 2));
    let total = module.add(Variable::global(unit, "total", int).at(files[0], 2));
    let address = module.add(Global::new("total"));
    let mut memory = module.builder();
    let built = memory
        .arg(0, Type::PTR)
        .and_then(|memory| memory.deref(Type::int(32)));
    built.unwrap();
    let memory = module.expr(&memory);
    module.add(Lifetime::computed(total, memory).arguments(&[address.into()]));
    let inlined = (inlined, parameter, block, local);
    Shared {
        module,
        unit,
        files,
        int,
        count,
        pair: pair.into(),
        called,
        external,
        empty,
        inlined,
    }
}

fn referrer(module: &mut Module) -> dwarfsmith::expr::DIExpr {
    let mut builder = module.builder();
    builder.referrer(Type::int(32)).unwrap();
    module.expr(&builder)
}

impl Shared {
    /// Adds a function: variables in registers and slots, blocks with several ranges, inlined
    /// scopes, calls, rows of several files, labels and frame rows.
    fn function(&self, module: &mut Module, number: u32) {
        self.function_with(module, number, number);
    }

    /// Adds the function with this number, with the contents of another one.
    fn function_with(&self, module: &mut Module, name: u32, number: u32) {
        let [a, b, c] = self.files;
        let line = 10 * number + 1;
        let function = match name {
            0 => self.called,
            _ => module.add(Subprogram::new(self.unit, &format!("f{name}")).at(a, line)),
        };
        let name = format!("f{name}");
        let location = referrer(module);
        let mut body = FunctionBody::default();
        body.begin(module.text(&name), function, SIZE);
        body.block(Position(0));
        let mut scopes: Vec<Scope> = vec![function.into()];
        if number % 2 == 1 {
            let block = module.add(LexicalBlock::new(function).at(a, line + 1));
            body.scope(block, 0x10..0x20);
            body.scope(block, 0x30 + number % 16..0x50);
            scopes.push(block.into());
        }
        let mut variables: Vec<VariableId> = Vec::new();
        if number % 3 == 1 {
            let (origin, p, block, l) = self.inlined;
            let scope = InlinedScope::within(function).instance_of(origin);
            let scope = module.add(scope.called_at(b, line));
            body.scope(scope, 0x24..0x2c);
            let inner = module.add(LexicalBlock::new(scope).instance_of(block));
            body.scope(inner, 0x28..0x2c);
            variables.push(module.add(Variable::inlined(scope, p)));
            variables.push(module.add(Variable::inlined(inner, l)));
        }
        for (index, scope) in (0..).zip(&scopes) {
            let ty = if index % 2 == 0 { self.int } else { self.count };
            let name = format!("v{}_{index}", number % 5);
            let variable = Variable::local(*scope, &name, ty).at(a, line);
            // Strict DWARF has no annotations.
            let note = module.annotation("kind", "note");
            variables.push(match number % 5 {
                2 => module.add(variable.annotation(note)),
                _ => module.add(variable),
            });
        }
        for (index, variable) in (0..).zip(variables) {
            let lifetime = module.add(Lifetime::bounded(variable, location));
            let (value, slot) = (ValueId(index), ByteOffset(-16 - 8 * index as i32));
            body.def(Position(0x20 + index), lifetime, Referrer::Value(value));
            body.value(
                value,
                0x20..0x40 + number % 3,
                Referrer::register(Register(3)),
            );
            body.value(value, 0x40 + number % 3..SIZE, Referrer::cfa_slot(slot));
        }
        if number % 4 == 2 {
            let label = module.add(Label::new(function, "again").at(b, line));
            body.label(Position(0x44), label);
        }
        let value = module.add(Fragment);
        let mut constant = module.builder();
        constant
            .constant(Type::int(32), i128::from(number))
            .unwrap();
        let constant = module.expr(&constant);
        module.add(Lifetime::computed(value, constant));
        let argument = CallParameter {
            location: Referrer::register(Register(5)),
            value: value.into(),
        };
        for (position, callee) in [(0x60, self.called), (0x70, self.external)] {
            let target = CallTarget::Subprogram(callee);
            body.call(CallSite::new(Position(position), target), &[argument]);
        }
        for (index, file) in [a, if number > 3 { c } else { a }, b]
            .into_iter()
            .enumerate()
        {
            let position = Position(0x10 * index as u32);
            body.row(LineRow::statement(position, file, line));
        }
        body.frame(Position(0), FrameRule::cfa(RSP, ByteOffset(8)));
        body.frame(
            Position(4),
            FrameRule::cfa(RSP, ByteOffset(16 + (number % 7) as i32)),
        );
        if number.is_multiple_of(2) {
            let personality = module.text(if number.is_multiple_of(4) {
                "unwind_c"
            } else {
                "unwind_rust"
            });
            let data = module.text(&format!("data{number}"));
            body.exceptions(Exceptions {
                personality,
                is_indirect: false,
                data: Some(data),
            });
        }
        module.add(&body);
    }

    /// The sections of one module.
    fn whole(&self, count: u32, options: &EmitOptions) -> Sections {
        let mut module = self.module.clone();
        (0..count).for_each(|number| self.function(&mut module, number));
        let lowered = valid(&module);
        let lowered = lowered.lower(&LowerOptions::new(Dialect::Dwarf5)).unwrap();
        lowered.emit(options).unwrap()
    }

    /// The sections of a stream that gets some functions at a time.
    fn streamed(&self, count: u32, each: usize, options: &EmitOptions) -> Sections {
        let lower = LowerOptions::new(Dialect::Dwarf5);
        let validated = valid(&self.module);
        let lowered = validated.lower(&lower).unwrap();
        let mut stream = lowered.stream(options).unwrap();
        let all: Vec<u32> = (0..count).collect();
        for numbers in all.chunks(each) {
            let mut module = self.module.clone();
            numbers
                .iter()
                .for_each(|number| self.function(&mut module, *number));
            let validated = valid(&module);
            stream.add(&validated.lower(&lower).unwrap()).unwrap();
        }
        stream.finish().unwrap()
    }
}

/// The target of each relocation, by name.
fn relocations(sections: &Sections) -> Vec<String> {
    let of = |section: &dwarfsmith::emit::Section| {
        let all = section
            .relocations
            .iter()
            .map(|field| match field.target() {
                RelocationTarget::Symbol(symbol) => {
                    format!(
                        "{:?} {} {}",
                        section.id,
                        sections.symbol(symbol),
                        field.addend()
                    )
                }
                target => format!("{:?} {target:?} {}", section.id, field.addend()),
            });
        all.collect::<Vec<String>>()
    };
    sections.iter().flat_map(of).collect()
}

fn assert_same_bytes(whole: &Sections, streamed: &Sections, case: &str) {
    for section in whole.iter() {
        let name = section.name();
        assert!(
            section.bytes == streamed.bytes(section.id),
            "{name}, {case}"
        );
    }
    assert_eq!(whole.iter().len(), streamed.iter().len());
}

#[test]
fn a_stream_has_the_bytes_of_one_module() {
    let shared = shared(Target::X86_64);
    let default = EmitOptions {
        frames: Frames::Both,
        ..EmitOptions::default()
    };
    let options = [
        default,
        EmitOptions {
            aranges: true,
            names: true,
            siblings: true,
            ..default
        },
        EmitOptions {
            pubnames: true,
            code: CodeSections::Separate,
            ..default
        },
    ];
    for (options, each) in options
        .iter()
        .flat_map(|options| [(options, 1), (options, 7)])
    {
        // More than 128 addresses and more than 256 strings, whose indices change size there.
        let (whole, streamed) = (
            shared.whole(300, options),
            shared.streamed(300, each, options),
        );
        assert_same_bytes(&whole, &streamed, &format!("{each} at a time"));
        assert!(relocations(&whole) == relocations(&streamed));
        let functions = |sections: &Sections| -> Vec<(String, u32)> {
            let all = sections.functions().iter();
            all.map(|it| (sections.symbol(it.symbol).to_owned(), it.size))
                .collect()
        };
        assert_eq!(functions(&whole), functions(&streamed));
    }
}

#[cfg(feature = "rayon")]
#[test]
fn threads_write_the_functions_of_an_added_module() {
    let (shared, options) = (shared(Target::X86_64), EmitOptions::default());
    let whole = shared.whole(300, &options);
    for each in [100, 300] {
        let streamed = || shared.streamed(300, each, &options);
        let streamed = super::pool::with_threads(3, streamed);
        assert_same_bytes(&whole, &streamed, &format!("{each} at a time"));
    }
}

/// Adds what the shared module does not foresee: types, in a namespace and outside, functions in the
/// namespace, base types of expressions, an inlined function without variables, a global, and calls
/// of a function whose code comes later. The last function is the code of the one that is inlined.
fn unforeseen(shared: &Shared, namespace: NamespaceId, module: &mut Module, number: u32) {
    let a = shared.files[0];
    let name = format!("g{number}");
    let long = BasicType::new("long", Bits(64), gimli::DW_ATE_signed);
    let own = CompositeType::structure("own", Bytes(16)).in_scope(namespace);
    let function = match number {
        5 => shared.empty,
        _ => module.add(
            Subprogram::new(shared.unit, &name)
                .at(a, 1)
                .in_scope(namespace),
        ),
    };
    let mut body = FunctionBody::default();
    body.begin(module.text(&name), function, SIZE);
    body.block(Position(0));
    if number == 1 {
        let long = module.add(long);
        let own = module.add(own);
        module.add(Member::new(own, "only", long).at_byte(0));
        // The entry of the type is written first and refers to that of the pointer.
        let pointer = module.add(PointerType::to(own));
        module.add(Member::new(own, "next", pointer).at_byte(8));
        let global = module.add(Variable::global(namespace, "global", own).at(a, 3));
        assert!(module.metadata.variables.get(global).is_some());
    }
    if number == 2 || number == 4 {
        let double = module.add(BasicType::new("double", Bits(64), gimli::DW_ATE_float));
        let variable = module.add(Variable::local(function, "half", double).at(a, 2));
        let mut half = module.builder();
        let built = half
            .referrer(Type::float(dwarfsmith::ty::Float::F64))
            .and_then(|half| {
                half.constant_float(Type::float(dwarfsmith::ty::Float::F64), 0.5)?
                    .mul()
            });
        built.unwrap();
        let half = module.expr(&half);
        let lifetime = module.add(Lifetime::bounded(variable, half));
        body.def(Position(0), lifetime, Referrer::register(Register(3)));
    }
    if number == 3 || number == 4 {
        let scope = InlinedScope::within(function).instance_of(shared.empty);
        let scope = module.add(scope.called_at(a, 5));
        body.scope(scope, 0x10..0x14);
    }
    let target = CallTarget::Subprogram(shared.called);
    body.call(CallSite::new(Position(0x60), target), &[]);
    body.row(LineRow::statement(Position(0), a, 1));
    module.add(&body);
}

/// The entries of a file with the values of their attributes, sorted: without offsets, indices and
/// namespaces.
fn entries(sections: &Sections, name: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("stream-{name}.o"));
    std::fs::write(&path, sections.to_elf(None).unwrap()).unwrap();
    dwarfdump(&["--verify"], &path);
    let text = dwarfdump(&["--debug-info"], &path);
    let is_place = |word: &&str| !(word.starts_with("0x") && word.len() == 10);
    let line = |line: &str| {
        let words = line
            .split([' ', '(', ')', ':', ','])
            .filter(|word| !word.is_empty());
        let words: Vec<&str> = words.filter(is_place).collect();
        // After these words there is an index.
        let index = words
            .iter()
            .position(|word| ["indexed", "DW_OP_addrx"].contains(word));
        let index = index.map_or(usize::MAX, |index| index + 1);
        let words = words.into_iter().enumerate().filter(|(at, _)| *at != index);
        words.map(|(_, word)| word).collect::<Vec<&str>>().join(" ")
    };
    let entry = |entry: &str| entry.lines().map(line).collect::<Vec<String>>().join("\n");
    let is_kept = |entry: &String| {
        let ends = [
            "DW_TAG_namespace",
            "NULL",
            "Compile Unit",
            "debug_info contents",
        ];
        entry.starts_with("DW_TAG") && !ends.iter().any(|end| entry.starts_with(end))
    };
    let mut entries: Vec<String> = text.split("\n\n").map(entry).filter(is_kept).collect();
    entries.sort();
    entries
}

#[test]
fn what_only_an_added_module_has_is_written_with_it() {
    let mut shared = shared(Target::X86_64);
    let namespace = module_namespace(&mut shared);
    let lower = LowerOptions::new(Dialect::Dwarf5);
    let options = EmitOptions::default();
    let mut module = shared.module.clone();
    (0..6).for_each(|number| unforeseen(&shared, namespace, &mut module, number));
    shared.function(&mut module, 1);
    shared.function(&mut module, 0);
    let whole = valid(&module)
        .lower(&lower)
        .unwrap()
        .emit(&options)
        .unwrap();
    let validated = valid(&shared.module);
    let lowered = validated.lower(&lower).unwrap();
    let mut stream = lowered.stream(&options).unwrap();
    stream.expect([shared.called]);
    let mut add = |function: &dyn Fn(&mut Module)| {
        let mut module = shared.module.clone();
        function(&mut module);
        let validated = valid(&module);
        stream.add(&validated.lower(&lower).unwrap()).unwrap();
    };
    (0..6).for_each(|number| add(&|module| unforeseen(&shared, namespace, module, number)));
    add(&|module| shared.function(module, 1));
    add(&|module| shared.function(module, 0));
    let streamed = stream.finish().unwrap();
    let (whole, streamed) = (entries(&whole, "whole"), entries(&streamed, "streamed"));
    assert!(whole.len() > 30, "{whole:#?}");
    let missing = whole.iter().filter(|entry| !streamed.contains(entry));
    let more = streamed.iter().filter(|entry| !whole.contains(entry));
    let differences = (missing.collect::<Vec<_>>(), more.collect::<Vec<_>>());
    assert_eq!(whole, streamed, "{differences:#?}");
}

fn module_namespace(shared: &mut Shared) -> NamespaceId {
    let unit = shared.unit;
    shared.module.add(Namespace::new(unit, "space"))
}

/// A stream selects the minimum instruction length before it has a function.
#[test]
fn rows_are_at_multiples_of_the_code_alignment() {
    let mut shared = Module::new(Target::AARCH64);
    let file = shared.add(SourceFile::new("a.c").directory("/s"));
    let unit = shared.add(CompileUnit::new(file, gimli::DW_LANG_C11, "stream"));
    let add = |module: &mut Module, name: &str, step: u32| {
        let function = module.add(Subprogram::new(unit, name).at(file, 1));
        let mut body = FunctionBody::default();
        body.begin(module.text(name), function, 0x10);
        for row in 0..3 {
            body.row(LineRow::statement(Position(row * step), file, row + 1));
        }
        module.add(&body);
    };
    let (lower, options) = (LowerOptions::new(Dialect::Dwarf5), EmitOptions::default());
    let mut whole = shared.clone();
    ["f", "g"].iter().for_each(|name| add(&mut whole, name, 4));
    let whole = valid(&whole).lower(&lower).unwrap().emit(&options).unwrap();
    let validated = valid(&shared);
    let lowered = validated.lower(&lower).unwrap();
    let mut stream = lowered.stream(&options).unwrap();
    for (name, step, expected) in [
        ("f", 4, Ok(())),
        ("odd", 2, Err(StreamError::Alignment)),
        ("g", 4, Ok(())),
    ] {
        let mut module = shared.clone();
        add(&mut module, name, step);
        let validated = valid(&module);
        assert_eq!(stream.add(&validated.lower(&lower).unwrap()), expected);
    }
    let streamed = stream.finish().unwrap();
    assert_eq!(
        whole.bytes(SectionId::DebugLine),
        streamed.bytes(SectionId::DebugLine)
    );
}
