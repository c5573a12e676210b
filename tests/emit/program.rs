//! A program of two units, described through the public interface as a backend would.

use dwarfsmith::markers::{CodeRange, FrameRule, FunctionBody, Referrer};
use dwarfsmith::metadata::*;
use dwarfsmith::{Module, Target, Type};

/// What a test wants to find again.
pub struct Program {
    pub module: Module,
}

/// The helper function, its parameter, its variable, the block in it and that block's variable.
struct Helper {
    subprogram: SubprogramId,
    x: VariableId,
    twice: VariableId,
    block: BlockId,
    inner: VariableId,
}

struct Builder {
    module: Module,
    body: FunctionBody,
    int: TypeId,
}

pub fn range(start: u32, end: u32) -> CodeRange {
    CodeRange::new(start, end)
}

impl Builder {
    fn file(&mut self, name: &str, directory: &str) -> FileId {
        let (name, directory) = (self.module.text(name), self.module.text(directory));
        self.module.files.push(DIFile { name, directory })
    }

    fn unit(&mut self, file: FileId) -> UnitId {
        let producer = self.module.text("a backend");
        self.module.units.push(DICompileUnit { file, language: gimli::DW_LANG_C11, producer, optimized: true })
    }

    fn subprogram(&mut self, name: &str, unit: UnitId, file: FileId, line: u32, external: bool) -> SubprogramId {
        let name = self.module.text(name);
        let parameters = vec![self.int];
        let ty = DISubroutineType { result: Some(self.int), parameters };
        let ty = Some(self.module.types.push(DIType::Subroutine(ty)));
        self.module.subprograms.push(DISubprogram { name, linkage_name: None, unit, file, line, ty, external })
    }

    fn block(&mut self, scope: Scope, file: FileId, line: u32, origin: Option<BlockId>) -> BlockId {
        self.module.blocks.push(DILexicalBlock { scope, file, line, column: 0, origin })
    }

    fn variable(&mut self, name: &str, scope: Scope, file: FileId, line: u32, ty: TypeId) -> VariableId {
        let (name, kind) = (Some(self.module.text(name)), VariableKind::Local);
        let file = Some(file);
        self.module.variables.push(DIVariable {
            name,
            scope,
            file,
            line,
            ty: Some(ty),
            kind,
            artificial: false,
            origin: None,
        })
    }

    fn parameter(&mut self, id: VariableId, number: u32) -> VariableId {
        self.module.variables.get_mut(id).unwrap().kind = VariableKind::Parameter(number);
        id
    }

    fn instance(&mut self, scope: Scope, origin: VariableId) -> VariableId {
        let kind = self.module.variables.get(origin).unwrap().kind;
        self.module.variables.push(DIVariable {
            name: None,
            scope,
            file: None,
            line: 0,
            ty: None,
            kind,
            artificial: false,
            origin: Some(origin),
        })
    }

    /// A bounded lifetime of a 32-bit integer that is where the referrer is, from the start of the function.
    fn lives(&mut self, variable: VariableId, referrer: Referrer) {
        let mut builder = self.module.builder();
        builder.referrer(Type::int(32)).unwrap();
        let expression = self.module.expr(&builder);
        let lifetime = self.module.add_lifetime(variable.into(), expression, &[]);
        self.body.def(0, lifetime, referrer);
    }

    /// Says where an entity is in several pieces of the function.
    fn entity(&mut self, entity: u32, pieces: &[(u32, u32, Referrer)]) -> Referrer {
        for &(start, end, referrer) in pieces {
            self.body.entity(entity, range(start, end), referrer);
        }
        Referrer::Entity(entity)
    }

    fn register(&self, name: &str) -> Referrer {
        Referrer::register(self.module.target.register(name).unwrap())
    }

    /// The rules of a function that saves the frame pointer, as x86-64 prologues do.
    fn frame_pointer(&mut self, size: u32) {
        let (rbp, rsp) = (Target::X86_64.register("rbp").unwrap(), Target::X86_64.register("rsp").unwrap());
        self.body.frame(1, FrameRule::Cfa { register: rsp, offset: 16 });
        self.body.frame(1, FrameRule::Offset { register: rbp, offset: -16 });
        self.body.frame(4, FrameRule::Cfa { register: rbp, offset: 16 });
        self.body.frame(size - 1, FrameRule::Cfa { register: rsp, offset: 8 });
    }
}

/// A struct, bit fields, a union, arrays, an enumeration and pointers, all of them reachable from `struct node`.
fn node_type(b: &mut Builder, file: FileId) -> TypeId {
    let int = b.int;
    let m = &mut b.module;
    let (name, unsigned_name) = (m.text("char"), m.text("unsigned int"));
    let char = m.types.push(DIType::Base(DIBasicType { name, bits: 8, encoding: gimli::DW_ATE_signed_char }));
    let unsigned = DIBasicType { name: unsigned_name, bits: 32, encoding: gimli::DW_ATE_unsigned };
    let unsigned = m.types.push(DIType::Base(unsigned));
    // The struct and the pointer to it refer to each other.
    let node = m.types.next_id();
    let pointer = TypeId::from_index(node.index() + 1);
    let next_types = |offset: usize| TypeId::from_index(node.index() + offset);
    let member = |m: &mut Module, name: &str, ty, offset, bit_field| DIMember {
        name: Some(m.text(name)),
        ty,
        line: 5,
        offset,
        bit_field,
    };
    let members = vec![
        member(m, "value", int, 0, None),
        member(m, "low", unsigned, 32, Some(3)),
        member(m, "high", unsigned, 35, Some(5)),
        member(m, "next", pointer, 64, None),
        member(m, "grid", next_types(2), 128, None),
        member(m, "color", next_types(3), 320, None),
        member(m, "name", next_types(5), 384, None),
        member(m, "call", next_types(7), 448, None),
        member(m, "either", next_types(8), 512, None),
        member(m, "rest", next_types(9), 576, None),
    ];
    let name = Some(m.text("node"));
    let kind = CompositeKind::Structure;
    let composite = DICompositeType { kind, name, file: Some(file), line: 4, bits: Some(576), members };
    assert_eq!(m.types.push(DIType::Composite(composite)), node);
    let pointer_to =
        |base| DIType::Pointer(DIPointerType { kind: PointerKind::Pointer, base, bits: None, address_space: 0 });
    m.types.push(pointer_to(Some(node)));
    let dimension = |count| DISubrange { count, lower_bound: 0 };
    m.types.push(DIType::Array(DIArrayType { element: int, dimensions: vec![dimension(Some(2)), dimension(Some(3))] }));
    let names = [("red", 0), ("green", 1), ("none", -1)];
    let enumerators = names.map(|(name, value)| DIEnumerator { name: m.text(name), value }).to_vec();
    let name = Some(m.text("color"));
    m.types.push(DIType::Enumeration(DIEnumerationType { name, base: Some(int), bits: 32, enumerators }));
    let qualified = |qualifier, name, base| DIType::Qualified(DIQualifiedType { qualifier, name, base });
    m.types.push(qualified(Qualifier::Const, None, Some(char)));
    m.types.push(pointer_to(Some(next_types(4))));
    m.types.push(DIType::Subroutine(DISubroutineType { result: None, parameters: vec![int, pointer] }));
    m.types.push(pointer_to(Some(next_types(6))));
    let parts = vec![member(m, "whole", int, 0, None), member(m, "bytes", next_types(9), 0, None)];
    let kind = CompositeKind::Union;
    m.types.push(DIType::Composite(DICompositeType {
        kind,
        name: None,
        file: None,
        line: 0,
        bits: Some(64),
        members: parts,
    }));
    m.types.push(DIType::Array(DIArrayType { element: char, dimensions: vec![dimension(None)] }));
    let name = Some(m.text("node_t"));
    m.types.push(qualified(Qualifier::Typedef, name, Some(node)))
}

/// `helper` of util.h: a parameter, a variable, and a block with one.
fn helper(b: &mut Builder, unit: UnitId, file: FileId) -> Helper {
    let int = b.int;
    let subprogram = b.subprogram("helper", unit, file, 3, false);
    let x = b.variable("x", Scope::Subprogram(subprogram), file, 3, int);
    let x = b.parameter(x, 1);
    let twice = b.variable("twice", Scope::Subprogram(subprogram), file, 4, int);
    let block = b.block(Scope::Subprogram(subprogram), file, 5, None);
    let inner = b.variable("inner", Scope::Block(block), file, 6, int);
    let symbol = b.module.text("helper");
    b.body.begin(symbol, subprogram, 0x30);
    b.body.block(0);
    let (eax, edi) = (b.register("rax"), b.register("rdi"));
    b.lives(x, edi);
    b.lives(twice, eax);
    let rbx = b.register("rbx");
    let inner_at = b.entity(1, &[(0x10, 0x18, rbx), (0x18, 0x20, Referrer::cfa_slot(-24, 32))]);
    b.lives(inner, inner_at);
    b.body.statement(0, file, 3, 1).statement(8, file, 4, 7).statement(0x10, file, 6, 9).statement(0x20, file, 8, 1);
    b.body.scope(Scope::Block(block), range(0x10, 0x20));
    let again = b.module.text("again");
    let label = DICode::Label { name: again, scope: Scope::Subprogram(subprogram), file, line: 7 };
    let label = b.module.codes.push(label);
    b.body.label(0x20, label);
    b.module.add_function(&b.body);
    Helper { subprogram, x, twice, block, inner }
}

/// An instance of `helper`, with its block, in a scope of the function being described.
fn inline_helper(b: &mut Builder, helper: &Helper, scope: Scope, file: FileId, pieces: &[CodeRange]) {
    let call = DIInlinedScope { origin: helper.subprogram, scope, call_file: file, call_line: 14, call_column: 9 };
    let inlined = Scope::Inlined(b.module.inlined.push(call));
    let block = b.block(inlined, file, 5, Some(helper.block));
    let x = b.instance(inlined, helper.x);
    let twice = b.instance(inlined, helper.twice);
    let inner = b.instance(Scope::Block(block), helper.inner);
    for piece in pieces {
        b.body.scope(inlined, *piece);
    }
    let first = pieces[0];
    b.body.scope(Scope::Block(block), range(first.start + 4, first.end));
    let rcx = b.register("rcx");
    let at = b.entity(20, &[(first.start, first.end, rcx)]);
    b.lives(x, at);
    b.lives(twice, at);
    b.lives(inner, at);
}

fn builder() -> Builder {
    let mut module = Module::new(Target::X86_64);
    let name = module.text("int");
    let int = module.types.push(DIType::Base(DIBasicType { name, bits: 32, encoding: gimli::DW_ATE_signed }));
    Builder { module, body: FunctionBody::default(), int }
}

/// `sum` of main.c, which calls `helper` in a block; both are in one unit unless `apart`.
pub fn program(apart: bool) -> Program {
    let mut b = builder();
    let int = b.int;
    let main_file = b.file("main.c", "/src/demo");
    let header = b.file("util.h", "/src/demo/include");
    let unit = b.unit(main_file);
    let node = node_type(&mut b, header);
    let sum = b.subprogram("sum", unit, main_file, 10, true);
    let other_unit = if apart { b.unit(header) } else { unit };

    // Parameters in the wrong order: their numbers count.
    let list = b.variable("list", Scope::Subprogram(sum), main_file, 10, node);
    let list = b.parameter(list, 2);
    let count = b.variable("count", Scope::Subprogram(sum), main_file, 10, int);
    let count = b.parameter(count, 1);
    let total = b.variable("total", Scope::Subprogram(sum), main_file, 11, int);
    let gone = b.variable("gone", Scope::Subprogram(sum), main_file, 11, int);
    let block = b.block(Scope::Subprogram(sum), main_file, 12, None);
    let i = b.variable("i", Scope::Block(block), main_file, 12, int);
    b.module.variables.get_mut(gone).unwrap().artificial = true;

    // The helper's own body comes first where it is in the same unit, last where it is not.
    let before = (!apart).then(|| helper(&mut b, unit, header));
    let after = if apart { Some(helper(&mut b, other_unit, header)) } else { None };
    let callee = before.or(after).unwrap();

    let symbol = b.module.text("sum");
    b.body.begin(symbol, sum, 0x80);
    b.body.block(0);
    let (rdi, rsi) = (b.register("rdi"), b.register("rsi"));
    b.lives(count, rdi);
    b.lives(list, rsi);
    let (rax, rbx) = (b.register("rax"), b.register("rbx"));
    // In two places at once from 0x30 to 0x40.
    let pieces = [(0x8, 0x40, rax), (0x30, 0x60, Referrer::cfa_slot(-32, 32)), (0x60, 0x78, rbx)];
    let total_at = b.entity(7, &pieces);
    b.lives(total, total_at);
    let i_at = b.entity(8, &[(0x10, 0x70, rbx)]);
    b.lives(i, i_at);
    b.body.scope(Scope::Block(block), range(0x10, 0x18)).scope(Scope::Block(block), range(0x60, 0x70));
    inline_helper(&mut b, &callee, Scope::Block(block), main_file, &[range(0x18, 0x38), range(0x60, 0x64)]);
    b.body.statement(0, main_file, 10, 0);
    b.body.row(dwarfsmith::markers::LineRow {
        position: 4,
        file: main_file,
        line: 11,
        column: 5,
        is_statement: true,
        prologue_end: true,
    });
    b.body.statement(0x10, main_file, 12, 5).statement(0x18, header, 4, 7);
    b.body.row(dwarfsmith::markers::LineRow {
        position: 0x38,
        file: main_file,
        line: 14,
        column: 9,
        is_statement: false,
        prologue_end: false,
    });
    b.body.statement(0x70, main_file, 200, 1);
    b.frame_pointer(0x80);
    let done = b.module.text("done");
    let label = DICode::Label { name: done, scope: Scope::Subprogram(sum), file: main_file, line: 16 };
    let label = b.module.codes.push(label);
    b.body.label(0x70, label);
    b.module.add_function(&b.body);
    Program { module: b.module }
}
