//! The program of docs/backend.md: how a backend calls the library, with one function for each
//! subject, from the first variable to cold code. The machine code is written by hand.
//!
//! ```sh
//! cargo run --example backend    # writes example.o
//! ```

use dwarfsmith::build::{
    BasicType, CompileUnit, CompositeType, Fragment, Global, InlinedScope, LexicalBlock, Lifetime,
    Member, SourceFile, Subprogram, SubroutineType, Variable,
};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::EmitOptions;
use dwarfsmith::expr::DIExpr;
use dwarfsmith::lower::LowerOptions;
use dwarfsmith::markers::{
    CallParameter, CallSite, CallTarget, CodePart, FrameRule, FunctionBody, LineRow, Referrer,
    ValueId,
};
use dwarfsmith::metadata::{FileId, LifetimeId, Object as Described, SubprogramId, TypeId, UnitId};
use dwarfsmith::target::Register;
use dwarfsmith::{
    Bits, ByteOffset, Bytes, Module, ObjectNames, Position, Target, Type, gimli, object,
};
use object::write::{Object, Relocation, SectionId, StandardSection, Symbol, SymbolSection};
use object::{Architecture, BinaryFormat, Endianness, SectionKind, SymbolFlags};
use object::{RelocationEncoding, RelocationFlags, RelocationKind, SymbolKind, SymbolScope};
use std::error::Error;

type Done = Result<(), Box<dyn Error>>;

/// The type of all values in the example.
const I32: Type = Type::int(32);

// DWARF's numbers of x86-64's registers. `Target::X86_64.register("rdi")` looks them up by name.
const RAX: Register = Register(0);
const RCX: Register = Register(2);
const RBX: Register = Register(3);
const RDI: Register = Register(5);
const RSP: Register = Register(7);

/// The object file that the backend writes, and the module that describes its code.
struct Backend {
    object: Object<'static>,
    module: Module,
    file: FileId,
    unit: UnitId,
    int: TypeId,
    /// `DIOpReferrer(i32)`: the first 32 bits of the marker's referrer.
    referrer: DIExpr,
}

impl Backend {
    fn new() -> Result<Backend, Box<dyn Error>> {
        let mut module = Module::new(Target::X86_64);
        let file = module.add(SourceFile::new("example.c").directory("/src"));
        let unit = module.add(CompileUnit::new(file, gimli::DW_LANG_C11, "backend 1.0"));
        let int = module.add(BasicType::new("int", Bits(32), gimli::DW_ATE_signed));
        let mut expression = module.builder();
        expression.referrer(I32)?;
        let referrer = module.expr(&expression);
        let (elf, x86_64) = (BinaryFormat::Elf, Architecture::X86_64);
        Ok(Backend {
            object: Object::new(elf, x86_64, Endianness::Little),
            module,
            file,
            unit,
            int,
            referrer,
        })
    }

    /// A function of the source: `int name(int)`, at a line.
    fn function<'a>(&mut self, name: &'a str, line: u32) -> Subprogram<'a> {
        let signature = SubroutineType::new().returns(self.int).parameter(self.int);
        let signature = self.module.add(signature);
        let function = Subprogram::new(self.unit, name).at(self.file, line);
        function.with_type(signature).all_calls_described()
    }

    /// A bounded lifetime whose location is the first 32 bits of its `dbg.def`'s referrer.
    fn lifetime(&mut self, object: impl Into<Described>) -> LifetimeId {
        self.module.add(Lifetime::bounded(object, self.referrer))
    }

    /// A body with its code in the object file, and a line for each position.
    fn body(
        &mut self,
        name: &str,
        function: SubprogramId,
        code: &[u8],
        lines: &[(u32, u32)],
    ) -> FunctionBody {
        let text = self.object.section_id(StandardSection::Text);
        self.place(name, text, SymbolKind::Text, code);
        let mut body = FunctionBody::default();
        body.begin(self.module.text(name), function, code.len() as u32);
        for &(position, line) in lines {
            body.row(LineRow::statement(Position(position), self.file, line));
        }
        body
    }

    /// Puts bytes with a symbol into a section of the object file.
    fn place(&mut self, name: &str, section: SectionId, kind: SymbolKind, bytes: &[u8]) {
        let symbol = self.symbol(name, kind);
        self.object.add_symbol_data(symbol, section, bytes, 16);
    }

    fn symbol(&mut self, name: &str, kind: SymbolKind) -> object::write::SymbolId {
        let known = self.object.symbol_id(name.as_bytes());
        known.unwrap_or_else(|| {
            self.object.add_symbol(Symbol {
                name: name.as_bytes().to_vec(),
                value: 0,
                size: 0,
                kind,
                scope: SymbolScope::Linkage,
                weak: false,
                section: SymbolSection::Undefined,
                flags: SymbolFlags::None,
            })
        })
    }

    /// Checks and lowers the module, and adds its sections to the object file.
    fn finish(mut self) -> Result<Vec<u8>, Box<dyn Error>> {
        let validated = self.module.validate()?;
        for warning in validated.warnings() {
            eprintln!("{warning}");
        }
        let lowered = validated.lower(&LowerOptions::new(Dialect::Dwarf5))?;
        let names = ObjectNames::of(&self.module);
        for lost in lowered.degradations() {
            eprintln!("{}", lost.describe(&self.module, &names));
        }
        let sections = lowered.emit(&EmitOptions::default())?;
        let existing = |object: &mut Object<'_>, name: &str| object.symbol_id(name.as_bytes());
        sections.add_to(&mut self.object, existing)?;
        let (no_segment, stack) = (Vec::new(), b".note.GNU-stack".to_vec());
        self.object
            .add_section(no_segment, stack, SectionKind::Linker);
        Ok(self.object.write()?)
    }

    /// A PC-relative relocation of a four-byte field in a function's code.
    fn relocate(&mut self, function: &str, offset: u64, to: &str, kind: RelocationKind) -> Done {
        let code = self.symbol(function, SymbolKind::Text);
        let symbol = self.symbol(to, SymbolKind::Unknown);
        let code = self.object.symbol(code);
        let section = code.section.id().ok_or("the function has no code")?;
        let relocation = Relocation {
            offset: code.value + offset,
            symbol,
            addend: -4,
            flags: RelocationFlags::Generic {
                kind,
                encoding: RelocationEncoding::Generic,
                size: 32,
            },
        };
        Ok(self.object.add_relocation(section, relocation)?)
    }
}

fn twice(b: &mut Backend) -> Done {
    let function = b.function("twice", 2);
    let function = b.module.add(function);
    let n = Variable::parameter(function, 1, "n", b.int).at(b.file, 2);
    let n = b.module.add(n);
    let of_n = b.lifetime(n);
    let code = [
        0x8d, 0x04, 0x3f, // 0x0: lea eax, [rdi+rdi]
        0xc3, //             0x3: ret
    ];
    let mut body = b.body("twice", function, &code, &[(0x0, 3)]);
    body.entry_frame();
    body.def(Position(0x0), of_n, Referrer::register(RDI));
    b.module.add(&body);
    Ok(())
}

fn sum(b: &mut Backend) -> Done {
    let function = b.function("sum", 5);
    let function = b.module.add(function);
    let loop_scope = b.module.add(LexicalBlock::new(function).at(b.file, 7));
    let n = Variable::parameter(function, 1, "n", b.int).at(b.file, 5);
    let total = Variable::local(function, "total", b.int).at(b.file, 6);
    let i = Variable::local(loop_scope, "i", b.int).at(b.file, 7);
    let [n, total, i] = [n, total, i].map(|variable| b.module.add(variable));
    // `total` is assigned to twice, and the loop has a phi: one lifetime for each SSA value.
    let [of_n, zero, phi, added] = [n, total, total, total].map(|object| b.lifetime(object));
    let of_i = b.lifetime(i);
    let code = [
        0x31, 0xc0, //                    0x0: xor eax, eax
        0xb9, 0x01, 0x00, 0x00, 0x00, //  0x2: mov ecx, 1
        0x39, 0xf9, //                    0x7: cmp ecx, edi
        0x7f, 0x06, //                    0x9: jg 0x11
        0x01, 0xc8, //                    0xb: add eax, ecx
        0xff, 0xc1, //                    0xd: inc ecx
        0xeb, 0xf6, //                    0xf: jmp 0x7
        0xc3, //                         0x11: ret
    ];
    let lines = [(0x0, 6), (0x2, 7), (0xb, 8), (0xd, 7), (0x11, 9)];
    let mut body = b.body("sum", function, &code, &lines);
    body.entry_frame();
    body.scope(loop_scope, 0x2..0x11);

    // Markers, with the compiler's numbers of values, as they were before register allocation.
    let value = |number| Referrer::Value(ValueId(number));
    let entry = body.block(Position(0x0));
    body.def(Position(0x0), of_n, value(0));
    body.def(Position(0x2), zero, value(1));
    let head = body.block(Position(0x7));
    body.kill(Position(0x7), zero).kill(Position(0x7), added);
    body.def(Position(0x7), phi, value(2));
    body.def(Position(0x7), of_i, value(4));
    let inside = body.block(Position(0xb));
    body.kill(Position(0xd), phi);
    body.def(Position(0xd), added, value(3));
    let exit = body.block(Position(0x11));
    for (from, to) in [(entry, head), (head, inside), (inside, head), (head, exit)] {
        body.successor(from, to);
    }

    // The result of register allocation: where each value is, and where it is not available.
    body.value(ValueId(0), 0x0..0x12, Referrer::register(RDI));
    body.value(ValueId(1), 0x2..0x7, Referrer::register(RAX));
    body.value(ValueId(2), 0x7..0xd, Referrer::register(RAX));
    body.value(ValueId(2), 0x11..0x12, Referrer::register(RAX));
    body.value(ValueId(3), 0xd..0x11, Referrer::register(RAX));
    body.value(ValueId(4), 0x7..0x11, Referrer::register(RCX));
    b.module.add(&body);
    Ok(())
}

fn spill(b: &mut Backend, observe: SubprogramId) -> Done {
    let function = b.function("spill", 11);
    let function = b.module.add(function);
    let n = Variable::parameter(function, 1, "n", b.int).at(b.file, 11);
    let m = Variable::local(function, "m", b.int).at(b.file, 12);
    let [n, m] = [n, m].map(|variable| b.module.add(variable));
    let (of_n, of_m) = (b.lifetime(n), b.lifetime(m));
    let code = [
        0x53, //                          0x0: push rbx
        0x48, 0x83, 0xec, 0x10, //        0x1: sub rsp, 16
        0x8d, 0x1c, 0x7f, //              0x5: lea ebx, [rdi+rdi*2]
        0x89, 0x7c, 0x24, 0x0c, //        0x8: mov [rsp+12], edi
        0x89, 0xdf, //                    0xc: mov edi, ebx
        0xe8, 0x00, 0x00, 0x00, 0x00, //  0xe: call observe
        0x8b, 0x44, 0x24, 0x0c, //       0x13: mov eax, [rsp+12]
        0x01, 0xd8, //                   0x17: add eax, ebx
        0x48, 0x83, 0xc4, 0x10, //       0x19: add rsp, 16
        0x5b, //                         0x1d: pop rbx
        0xc3, //                         0x1e: ret
    ];
    let lines = [(0x0, 11), (0x5, 12), (0x8, 13), (0x13, 14)];
    let mut body = b.body("spill", function, &code, &lines);
    body.def(Position(0x0), of_n, Referrer::Value(ValueId(0)));
    body.def(Position(0x8), of_m, Referrer::Value(ValueId(1)));

    // n is spilled at 0x8: from 0xc on it is in its slot too, from 0xe on only there.
    let slot = Referrer::cfa_slot(ByteOffset(-20)); // rsp+12, where the CFA is rsp+32
    body.value(ValueId(0), 0x0..0xe, Referrer::register(RDI));
    body.value(ValueId(0), 0xc..0x1d, slot);
    body.value(ValueId(1), 0x8..0x1e, Referrer::register(RBX));

    // The unwind rules after each instruction that changes them.
    let cfa = |offset| FrameRule::cfa(RSP, ByteOffset(offset));
    body.frame(Position(0x1), cfa(16));
    body.frame(Position(0x1), FrameRule::saved(RBX, ByteOffset(-16)));
    body.frame(Position(0x5), cfa(32));
    body.frame(Position(0x1d), cfa(16));
    body.frame(Position(0x1e), cfa(8));
    body.frame(Position(0x1e), FrameRule::Restore(RBX));

    // The call returns to 0x13. Its argument is `m`.
    let call = CallSite::new(Position(0x13), CallTarget::Subprogram(observe)).at(Position(0xe));
    let passed = CallParameter {
        location: Referrer::register(RDI),
        value: m.into(),
    };
    body.call(call, &[passed]);
    b.module.add(&body);
    b.relocate("spill", 0xf, "observe", RelocationKind::PltRelative)
}

fn constants(b: &mut Backend) -> Done {
    let function = b.function("constants", 16);
    let function = b.module.add(function);
    let n = Variable::parameter(function, 1, "n", b.int).at(b.file, 16);
    let two = Variable::local(function, "two", b.int).at(b.file, 17);
    let product = Variable::local(function, "product", b.int).at(b.file, 18);
    let [n, two, product] = [n, two, product].map(|variable| b.module.add(variable));
    let (of_n, of_two) = (b.lifetime(n), b.lifetime(two));
    // The multiplication was deleted: `product` is its operand times 2.
    let mut expression = b.module.builder();
    expression.referrer(I32)?.constant(I32, 2)?.mul()?;
    let times_two = b.module.expr(&expression);
    let of_product = b.module.add(Lifetime::bounded(product, times_two));
    let code = [
        0x8d, 0x47, 0xff, // 0x0: lea eax, [rdi-1]
        0xc3, //             0x3: ret
    ];
    let mut body = b.body("constants", function, &code, &[(0x0, 19)]);
    body.entry_frame();
    let number = b.module.constant(2);
    body.def(Position(0x0), of_n, Referrer::register(RDI));
    body.def(Position(0x0), of_two, Referrer::constant(I32, number));
    body.def(Position(0x0), of_product, Referrer::register(RDI));
    b.module.add(&body);
    Ok(())
}

fn split(b: &mut Backend) -> Done {
    let function = b.function("split", 22);
    let function = b.module.add(function);
    let pair = CompositeType::structure("pair", Bytes(8)).at(b.file, 21);
    let pair = b.module.add(pair);
    b.module.add(Member::new(pair, "first", b.int).at_byte(0));
    b.module.add(Member::new(pair, "second", b.int).at_byte(4));
    let n = Variable::parameter(function, 1, "n", b.int).at(b.file, 22);
    let p = Variable::local(function, "p", pair).at(b.file, 23);
    let (n, p) = (b.module.add(n), b.module.add(p));
    // Each half is a separate object with its own lifetimes. `p` is composed of both wherever no
    // other lifetime of it is active, and so needs no markers.
    let (first, second) = (b.module.add(Fragment), b.module.add(Fragment));
    let (of_n, of_first, of_second) = (b.lifetime(n), b.lifetime(first), b.lifetime(second));
    let mut expression = b.module.builder();
    expression.arg(0, I32)?.arg(1, I32)?;
    expression.composite(2, Type::bits(64))?;
    let both = b.module.expr(&expression);
    let halves = [first.into(), second.into()];
    b.module.add(Lifetime::computed(p, both).arguments(&halves));
    let code = [
        0x8d, 0x04, 0x3f, // 0x0: lea eax, [rdi+rdi]
        0x01, 0xf8, //       0x3: add eax, edi
        0xc3, //             0x5: ret
    ];
    let mut body = b.body("split", function, &code, &[(0x0, 23), (0x3, 24)]);
    body.entry_frame();
    body.def(Position(0x0), of_n, Referrer::register(RDI));
    body.def(Position(0x0), of_first, Referrer::register(RDI));
    body.def(Position(0x3), of_second, Referrer::register(RAX));
    body.kill(Position(0x5), of_second);
    b.module.add(&body);
    Ok(())
}

fn inlined(b: &mut Backend) -> Done {
    // The abstract function: `square` has no out-of-line instance.
    let square = b.function("square", 26).local_to_unit();
    let square = b.module.add(square);
    let x = Variable::parameter(square, 1, "x", b.int).at(b.file, 26);
    let y = Variable::local(square, "y", b.int).at(b.file, 27);
    let (x, y) = (b.module.add(x), b.module.add(y));
    // The call, with its instances of the variables.
    let function = b.function("inlined", 30);
    let function = b.module.add(function);
    let n = Variable::parameter(function, 1, "n", b.int).at(b.file, 30);
    let n = b.module.add(n);
    let call = InlinedScope::within(function).instance_of(square);
    let call = b.module.add(call.called_at(b.file, 31));
    let x = b.module.add(Variable::inlined(call, x));
    let y = b.module.add(Variable::inlined(call, y));
    let [of_n, of_x, of_y] = [n, x, y].map(|object| b.lifetime(object));
    let code = [
        0x8d, 0x4f, 0x01, // 0x0: lea ecx, [rdi+1]
        0x89, 0xc8, //       0x3: mov eax, ecx
        0x0f, 0xaf, 0xc1, // 0x5: imul eax, ecx
        0xff, 0xc0, //       0x8: inc eax
        0x01, 0xf8, //       0xa: add eax, edi
        0xc3, //             0xc: ret
    ];
    let lines = [(0x0, 31), (0x3, 27), (0x8, 28), (0xa, 31)];
    let mut body = b.body("inlined", function, &code, &lines);
    body.entry_frame();
    body.scope(call, 0x3..0xa);
    body.def(Position(0x0), of_n, Referrer::register(RDI));
    body.def(Position(0x3), of_x, Referrer::register(RCX));
    body.def(Position(0x8), of_y, Referrer::register(RAX));
    body.kill(Position(0xa), of_y);
    b.module.add(&body);
    Ok(())
}

fn entry(b: &mut Backend, observe: SubprogramId) -> Result<SubprogramId, Box<dyn Error>> {
    let function = b.function("entry", 33);
    let function = b.module.add(function);
    let n = Variable::parameter(function, 1, "n", b.int).at(b.file, 33);
    let n = b.module.add(n);
    // Where edi has been overwritten, `n` is what edi held on entry to the function.
    let mut expression = b.module.builder();
    expression.referrer(I32)?.entry_value(I32)?;
    let on_entry = b.module.expr(&expression);
    let in_register = b.lifetime(n);
    let by_caller = b.module.add(Lifetime::bounded(n, on_entry));
    let code = [
        0x48, 0x83, 0xec, 0x08, //        0x0: sub rsp, 8
        0xbf, 0x09, 0x00, 0x00, 0x00, //  0x4: mov edi, 9
        0xe8, 0x00, 0x00, 0x00, 0x00, //  0x9: call observe
        0xff, 0xc0, //                    0xe: inc eax
        0x48, 0x83, 0xc4, 0x08, //       0x10: add rsp, 8
        0xc3, //                         0x14: ret
    ];
    let mut body = b.body("entry", function, &code, &[(0x0, 33), (0x4, 34)]);
    body.frame(Position(0x4), FrameRule::cfa(RSP, ByteOffset(16)));
    body.frame(Position(0x14), FrameRule::cfa(RSP, ByteOffset(8)));
    body.def(Position(0x0), in_register, Referrer::register(RDI));
    body.kill(Position(0x9), in_register);
    body.def(Position(0x9), by_caller, Referrer::register(RDI));
    let call = CallSite::new(Position(0xe), CallTarget::Subprogram(observe)).at(Position(0x9));
    body.call(call, &[]);
    b.module.add(&body);
    b.relocate("entry", 0xa, "observe", RelocationKind::PltRelative)?;
    Ok(function)
}

fn caller(b: &mut Backend, entry: SubprogramId) -> Done {
    let function = b.function("caller", 36);
    let function = b.module.add(function);
    let k = Variable::parameter(function, 1, "k", b.int).at(b.file, 36);
    let k = b.module.add(k);
    let of_k = b.lifetime(k);
    // The argument is not a variable: a fragment is k + 5. A debugger computes it from rbx, which
    // the call preserves.
    let mut expression = b.module.builder();
    expression.arg(0, I32)?.constant(I32, 5)?.add()?;
    let sum = b.module.expr(&expression);
    let passed = b.module.add(Fragment);
    b.module
        .add(Lifetime::computed(passed, sum).arguments(&[k.into()]));
    let code = [
        0x53, //                         0x0: push rbx
        0x89, 0xfb, //                   0x1: mov ebx, edi
        0x8d, 0x7b, 0x05, //             0x3: lea edi, [rbx+5]
        0xe8, 0x00, 0x00, 0x00, 0x00, // 0x6: call entry
        0x01, 0xd8, //                   0xb: add eax, ebx
        0x5b, //                         0xd: pop rbx
        0xc3, //                         0xe: ret
    ];
    let mut body = b.body("caller", function, &code, &[(0x0, 36), (0x1, 37)]);
    body.frame(Position(0x1), FrameRule::cfa(RSP, ByteOffset(16)));
    body.frame(Position(0x1), FrameRule::saved(RBX, ByteOffset(-16)));
    body.frame(Position(0xe), FrameRule::cfa(RSP, ByteOffset(8)));
    body.frame(Position(0xe), FrameRule::Restore(RBX));
    body.def(Position(0x0), of_k, Referrer::Value(ValueId(0)));
    body.value(ValueId(0), 0x0..0x6, Referrer::register(RDI));
    body.value(ValueId(0), 0x3..0xe, Referrer::register(RBX));
    let call = CallSite::new(Position(0xb), CallTarget::Subprogram(entry)).at(Position(0x6));
    let parameter = CallParameter {
        location: Referrer::register(RDI),
        value: passed.into(),
    };
    body.call(call, &[parameter]);
    b.module.add(&body);
    b.relocate("caller", 0x7, "entry", RelocationKind::PltRelative)
}

fn count(b: &mut Backend) -> Done {
    let data = b.object.section_id(StandardSection::Data);
    b.place("counter", data, SymbolKind::Data, &1_i32.to_le_bytes());
    let counter = Variable::global(b.unit, "counter", b.int).at(b.file, 39);
    let counter = b.module.add(counter);
    // Everywhere, `counter` is the memory at the address of its symbol.
    let address = b.module.add(Global::new("counter"));
    let mut expression = b.module.builder();
    expression.arg(0, Type::PTR)?.deref(I32)?;
    let in_memory = b.module.expr(&expression);
    let arguments = [address.into()];
    b.module
        .add(Lifetime::computed(counter, in_memory).arguments(&arguments));
    // While the new value is not stored yet, it is in eax instead.
    let promoted = b.lifetime(counter);

    let function = b.function("count", 40);
    let function = b.module.add(function);
    let by = Variable::parameter(function, 1, "by", b.int).at(b.file, 40);
    let by = b.module.add(by);
    let of_by = b.lifetime(by);
    let code = [
        0x8b, 0x05, 0x00, 0x00, 0x00, 0x00, //  0x0: mov eax, [counter]
        0x01, 0xf8, //                          0x6: add eax, edi
        0x8d, 0x0c, 0x00, //                    0x8: lea ecx, [rax+rax]
        0x89, 0x05, 0x00, 0x00, 0x00, 0x00, //  0xb: mov [counter], eax
        0x89, 0xc8, //                         0x11: mov eax, ecx
        0xc3, //                               0x13: ret
    ];
    let mut body = b.body("count", function, &code, &[(0x0, 41), (0x8, 42)]);
    body.entry_frame();
    body.def(Position(0x0), of_by, Referrer::register(RDI));
    body.def(Position(0x8), promoted, Referrer::register(RAX));
    body.kill(Position(0x11), promoted);
    b.module.add(&body);
    b.relocate("count", 0x2, "counter", RelocationKind::Relative)?;
    b.relocate("count", 0xd, "counter", RelocationKind::Relative)
}

fn checked(b: &mut Backend, observe: SubprogramId) -> Done {
    let hot = [
        0x85, 0xff, //                          0x0: test edi, edi
        0x0f, 0x88, 0x00, 0x00, 0x00, 0x00, //  0x2: js checked.cold
        0x8d, 0x04, 0x3f, //                    0x8: lea eax, [rdi+rdi]
        0xc3, //                                0xb: ret
    ];
    let cold = [
        0x48, 0x83, 0xec, 0x08, //       0x0c: sub rsp, 8
        0xe8, 0x00, 0x00, 0x00, 0x00, // 0x10: call observe
        0x48, 0x83, 0xc4, 0x08, //       0x15: add rsp, 8
        0xc3, //                         0x19: ret
    ];
    let text = b.object.section_id(StandardSection::Text);
    b.place("checked", text, SymbolKind::Text, &hot);
    b.place("checked.cold", text, SymbolKind::Text, &cold);

    let function = b.function("checked", 44);
    let function = b.module.add(function);
    let n = Variable::parameter(function, 1, "n", b.int).at(b.file, 44);
    let n = b.module.add(n);
    let of_n = b.lifetime(n);
    let mut body = FunctionBody::default();
    body.begin(b.module.text("checked"), function, 0x1a); // both parts
    body.part(CodePart::new(Position(0xc), b.module.text("checked.cold")));
    for (position, line) in [(0x0, 45), (0x8, 47), (0xc, 46)] {
        body.row(LineRow::statement(Position(position), b.file, line));
    }
    body.frame(Position(0x10), FrameRule::cfa(RSP, ByteOffset(16)));
    body.frame(Position(0x19), FrameRule::cfa(RSP, ByteOffset(8)));
    body.def(Position(0x0), of_n, Referrer::register(RDI));
    body.kill(Position(0x15), of_n); // the call clobbers edi
    let call = CallSite::new(Position(0x15), CallTarget::Subprogram(observe));
    body.call(call.at(Position(0x10)), &[]);
    b.module.add(&body);
    b.relocate("checked", 0x4, "checked.cold", RelocationKind::PltRelative)?;
    b.relocate("checked.cold", 0x5, "observe", RelocationKind::PltRelative)
}

pub fn object_file() -> Result<Vec<u8>, Box<dyn Error>> {
    let mut b = Backend::new()?;
    let observe = Subprogram::declaration(b.unit, "observe").at(b.file, 1);
    let observe = b.module.add(observe);
    twice(&mut b)?;
    sum(&mut b)?;
    spill(&mut b, observe)?;
    constants(&mut b)?;
    split(&mut b)?;
    inlined(&mut b)?;
    let callee = entry(&mut b, observe)?;
    caller(&mut b, callee)?;
    count(&mut b)?;
    checked(&mut b, observe)?;
    b.finish()
}

fn main() -> Done {
    Ok(std::fs::write("example.o", object_file()?)?)
}
