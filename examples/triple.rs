use dwarfsmith::build::{BasicType, CompileUnit, CompositeType, Fragment, Lifetime, Member};
use dwarfsmith::build::{SourceFile, Subprogram, SubroutineType, Variable};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::EmitOptions;
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::markers::{FunctionBody, LineRow, Referrer, ValueId};
use dwarfsmith::{Bits, ByteOffset, Bytes, Module, Position, Target, Type, gimli};

// struct pair { int first, second; };   // line 1
// int triple(int n) {                   // line 2
//   struct pair p = {n, n + n};         // line 3
//   return p.first + p.second; }        // line 4
#[rustfmt::skip]
const CODE: &[u8] = &[
    0x89, 0x7c, 0x24, 0xf8, // 0x0: mov [rsp-8], edi    spills n: the slot holds it from 0x4 on
    0x8d, 0x04, 0x3f,       // 0x4: lea eax, [rdi+rdi]  computes p.second: eax holds it from 0x7 on
    0x31, 0xff,             // 0x7: xor edi, edi        overwrites edi: n is in it up to 0x9
    0x03, 0x44, 0x24, 0xf8, // 0x9: add eax, [rsp-8]    line 4
    0xc3,                   // 0xd: ret
];

pub fn object_file() -> Result<Vec<u8>, Box<dyn std::error::Error>> {
    // The source program: files, types, functions, variables.
    let mut module = Module::new(Target::X86_64);
    let file = module.add(SourceFile::new("triple.c").directory("/src"));
    let unit = module.add(CompileUnit::new(
        file,
        gimli::DW_LANG_C11,
        "my compiler 1.0",
    ));
    let int = module.add(BasicType::new("int", Bits(32), gimli::DW_ATE_signed));
    let pair = module.add(CompositeType::structure("pair", Bytes(8)).at(file, 1));
    module.add(Member::new(pair, "first", int).at_byte(0));
    module.add(Member::new(pair, "second", int).at_byte(4));
    let ty = module.add(SubroutineType::new().returns(int).parameter(int));
    let triple = module.add(Subprogram::new(unit, "triple").at(file, 2).with_type(ty));
    let n = module.add(Variable::parameter(triple, 1, "n", int).at(file, 2));
    let p = module.add(Variable::local(triple, "p", pair).at(file, 3));

    // The optimized program: n is an SSA value, and so is the second half of p, an object without a
    // name.
    let (i32, mut expression) = (Type::int(32), module.builder());
    expression.referrer(i32)?; // 32 bits at the referrer that the marker names
    let referrer_as_i32 = module.expr(&expression);
    let n_lifetime = module.add(Lifetime::bounded(n, referrer_as_i32));
    let second = module.add(Fragment);
    let second_lifetime = module.add(Lifetime::bounded(second, referrer_as_i32));
    // p is n followed by the second half: DIOpArg(0) and DIOpArg(1) are the arguments of the
    // lifetime.
    expression
        .clear()
        .arg(0, i32)?
        .arg(1, i32)?
        .composite(2, Type::bits(64))?;
    let both = module.expr(&expression);
    module.add(Lifetime::computed(p, both).arguments(&[n.into(), second.into()]));

    // The generated code: where lifetimes begin, the places of SSA values, and lines.
    let register = |name| {
        Target::X86_64
            .register(name)
            .map(Referrer::register)
            .ok_or(name)
    };
    let (v0, v1) = (ValueId(0), ValueId(1)); // the compiler's own numbers
    let mut body = FunctionBody::default();
    body.begin(module.text("triple"), triple, CODE.len() as u32); // the linker's symbol, and the size in bytes
    body.entry_frame(); // rsp does not move: the CFA is rsp+8 throughout
    // A def may name a register directly. If it names a value, the lifetime follows the value to all
    // its places.
    body.def(Position(0x0), n_lifetime, Referrer::Value(v0));
    body.def(Position(0x7), second_lifetime, Referrer::Value(v1));
    body.value(v0, 0x0..0x9, register("rdi")?); // its low 32 bits, since the expression reads an i32
    body.value(v0, 0x4..0xe, Referrer::cfa_slot(ByteOffset(-16))); // rsp-8; from 0x4 to 0x9, v0 is in both places
    body.value(v1, 0x7..0xd, register("rax")?);
    body.row(LineRow::statement(Position(0x0), file, 2));
    body.row(LineRow::statement(Position(0x4), file, 3));
    body.row(LineRow::statement(Position(0x9), file, 4).column(3));
    module.add(&body);

    let validated = module.validate()?; // reports every violation at once
    let lowered = validated.lower(&LowerOptions::new(Dialect::Dwarf5))?;
    assert!(lowered.degradations().is_empty()); // no location that DWARF 5 cannot express
    let sections = lowered.emit(&EmitOptions::default())?; // bytes and relocations, for any object writer
    Ok(sections.to_elf(Some(CODE))?)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    std::fs::write("triple.o", object_file()?)?;
    Ok(())
}
