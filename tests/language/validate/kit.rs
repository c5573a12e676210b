//! A small valid module, in which each test violates one rule.

use dwarfsmith::build::Lifetime;
use dwarfsmith::expr::{Constants, DIExpr, DIExprBuilder, DIOp, TypeError};
use dwarfsmith::markers::{
    BlockIndex, FunctionBody, FunctionId, MarkerIndex, Referrer, RegisterPart,
};
use dwarfsmith::metadata::{
    CompositeKind, DIBasicType, DICode, DICompileUnit, DICompositeType, DIFile, DIFlags,
    DIFragment, DIInlinedScope, DILexicalBlock, DIMember, DISubprogram, DIType, DIVariable, FileId,
    FragmentId, Id, InlinedId, LifetimeId, LifetimeKind, Object, Scope, SubprogramId, TypeId,
    UnitId, VariableId,
};
use dwarfsmith::target::Register;
use dwarfsmith::validate::{CodeItem, Node, Rule};
use dwarfsmith::{Module, Position, Target};

/// A rule, the smallest violation of it with the node that is reported, and the nearest valid
/// input.
pub struct Case {
    pub rule: Rule,
    pub target: Target,
    pub bad: fn(&mut Kit) -> Node,
    pub good: fn(&mut Kit),
}

/// A case for x86-64.
pub const fn case(rule: Rule, bad: fn(&mut Kit) -> Node, good: fn(&mut Kit)) -> Case {
    Case {
        rule,
        target: Target::X86_64,
        bad,
        good,
    }
}

/// `f`, a function of 0x40 bytes and one block that does not move its stack pointer, with an
/// `int x`; and `g` without code, with an `int y`.
pub struct Kit {
    pub m: Module,
    pub file: FileId,
    pub unit: UnitId,
    pub f: SubprogramId,
    pub g: SubprogramId,
    pub int: TypeId,
    pub x: VariableId,
    pub y: VariableId,
    pub body: FunctionBody,
    pub entry: BlockIndex,
    pub more: Vec<FunctionBody>,
    /// The lifetimes that are computed although markers name them.
    pub stays_computed: Vec<LifetimeId>,
}

/// The function that [`Kit::finish`] makes of the body.
pub fn function() -> FunctionId {
    FunctionId::from_index(0)
}

/// An item of that function.
pub fn at(position: u32, item: CodeItem) -> Node {
    Node::Item(function(), Position(position), item)
}

/// A marker of that function, counted from 0.
pub fn marker(index: u32) -> Node {
    Node::Marker(function(), MarkerIndex(index))
}

/// A register whose DWARF number only the generic targets have.
pub const NO_REGISTER: Register = Register(9999);
pub const RAX: Register = Register(0);
pub const RDX: Register = Register(1);

/// A whole register, with the size that the expression reads.
pub fn reg(register: Register) -> Referrer {
    Referrer::register(register)
}

/// Some bits of a register.
pub fn bits(register: Register, bit_offset: u16, bits: u32) -> Referrer {
    Referrer::Register(RegisterPart {
        register,
        bit_offset,
        bits,
    })
}

type Calls = fn(&mut DIExprBuilder) -> Result<&mut DIExprBuilder, TypeError>;

impl Kit {
    pub fn new(target: Target) -> Kit {
        let mut m = Module::new(target);
        let (name, directory) = (m.text("a.c"), m.text("/"));
        let file = m.metadata.files.push(DIFile {
            name,
            directory,
            md5: None,
            source: None,
        });
        let producer = m.text("test");
        let unit = m
            .metadata
            .units
            .push(DICompileUnit::new(file, gimli::DW_LANG_C99, producer));
        let mut kit = Kit {
            file,
            unit,
            f: SubprogramId::from_index(0),
            g: SubprogramId::from_index(1),
            int: TypeId::from_index(0),
            x: VariableId::from_index(0),
            y: VariableId::from_index(1),
            body: FunctionBody::default(),
            entry: BlockIndex(0),
            more: Vec::new(),
            stays_computed: Vec::new(),
            m,
        };
        kit.f = kit.subprogram("f");
        kit.g = kit.subprogram("g");
        kit.int = kit.base("int", 32);
        kit.x = kit.variable("x", kit.f.into_scope(), kit.int);
        kit.y = kit.variable("y", kit.g.into_scope(), kit.int);
        let symbol = kit.m.text("f");
        kit.body.begin(symbol, kit.f, 0x40).entry_frame();
        kit.entry = kit.body.block(Position(0));
        kit
    }

    pub fn finish(mut self) -> Module {
        self.m.add_function(&self.body);
        for body in &self.more {
            self.m.add_function(body);
        }
        self.bound_what_is_marked();
        self.m
    }

    /// As in text, a lifetime is bounded if a marker names it, unless the case declares it
    /// computed.
    fn bound_what_is_marked(&mut self) {
        let functions = self.m.code.functions();
        let markers =
            functions.flat_map(|function| function.blocks().flat_map(|block| block.markers()));
        let marked: Vec<LifetimeId> = markers
            .filter_map(|(_, marker)| marker.lifetime())
            .collect();
        for id in marked
            .into_iter()
            .filter(|id| !self.stays_computed.contains(id))
        {
            if let Some(lifetime) = self.m.metadata.lifetimes.get_mut(id) {
                lifetime.kind = LifetimeKind::Bounded;
            }
        }
    }

    pub fn subprogram(&mut self, name: &str) -> SubprogramId {
        let name = self.m.text(name);
        let (unit, file) = (self.unit, self.file);
        self.m
            .metadata
            .subprograms
            .push(DISubprogram::new(name, unit, file, 1))
    }

    /// A second function, with one block, as code of `subprogram`.
    pub fn another(&mut self, subprogram: SubprogramId) -> &mut FunctionBody {
        let symbol = self.m.text("another");
        let mut body = FunctionBody::default();
        body.begin(symbol, subprogram, 0x40).block(Position(0));
        self.more.push(body);
        self.more.last_mut().unwrap()
    }

    pub fn base(&mut self, name: &str, bits: u64) -> TypeId {
        let name = self.m.text(name);
        self.m.metadata.types.push(DIType::Base(DIBasicType {
            name,
            bits,
            encoding: gimli::DW_ATE_signed,
            data_bits: None,
            vector_size: None,
            flags: DIFlags::NONE,
        }))
    }

    /// A struct of a given size in bits with members: type, offset, and size of a bit field.
    pub fn composite(
        &mut self,
        kind: CompositeKind,
        bits: u64,
        members: &[(TypeId, u64, Option<u64>)],
    ) -> TypeId {
        let name = Some(self.m.text("s"));
        let members = members
            .iter()
            .map(|&(ty, offset, bit_field)| DIMember {
                bit_field,
                ..DIMember::new(Some(self.m.text("member")), ty, offset)
            })
            .collect();
        self.m
            .metadata
            .types
            .push(DIType::Composite(DICompositeType {
                members,
                ..DICompositeType::new(kind, name, Some(bits))
            }))
    }

    pub fn variable(&mut self, name: &str, scope: Scope, ty: TypeId) -> VariableId {
        let name = self.m.text(name);
        self.m.metadata.variables.push(DIVariable {
            line: 1,
            ..DIVariable::new(name, scope, ty)
        })
    }

    pub fn block(&mut self, scope: Scope) -> dwarfsmith::metadata::BlockId {
        let file = self.file;
        self.m.metadata.blocks.push(DILexicalBlock {
            line: 1,
            column: 1,
            ..DILexicalBlock::new(scope, file)
        })
    }

    pub fn inlined(&mut self, origin: SubprogramId, scope: Scope) -> InlinedId {
        let call_file = self.file;
        self.m.metadata.inlined.push(DIInlinedScope {
            call_line: 1,
            call_column: 1,
            ..DIInlinedScope::new(origin, scope, call_file)
        })
    }

    pub fn label(&mut self, scope: Scope) -> dwarfsmith::metadata::CodeId {
        let (name, file) = (self.m.text("again"), self.file);
        self.m.metadata.codes.push(DICode::Label {
            name,
            scope,
            file,
            line: 1,
            column: 0,
            is_entry: false,
        })
    }

    pub fn fragment(&mut self) -> FragmentId {
        self.m.metadata.fragments.push(DIFragment {})
    }

    /// An expression from calls on a builder, which must be well-typed.
    pub fn expr(&mut self, calls: Calls) -> DIExpr {
        let mut builder = self.m.builder();
        calls(&mut builder).unwrap();
        self.m.expr(&builder)
    }

    /// An expression from any operations.
    pub fn ops(&mut self, ops: &[DIOp]) -> DIExpr {
        self.m.exprs.intern_ops(ops, &Constants::default())
    }

    pub fn lifetime(
        &mut self,
        object: impl Into<Object>,
        expr: DIExpr,
        arguments: &[Object],
    ) -> LifetimeId {
        self.m
            .add(Lifetime::computed(object, expr).arguments(arguments))
    }

    /// A bounded lifetime of `x` from the function's start, with an expression from calls on a
    /// builder.
    pub fn bounded(&mut self, calls: Calls, referrer: Referrer) -> LifetimeId {
        let expr = self.expr(calls);
        let lifetime = self.lifetime(self.x, expr, &[]);
        self.body.def(Position(0), lifetime, referrer);
        lifetime
    }

    /// A computed lifetime of `x`, from any operations.
    pub fn computed(&mut self, ops: &[DIOp]) -> LifetimeId {
        let expr = self.ops(ops);
        self.lifetime(self.x, expr, &[])
    }

    /// A lifetime of `x` in a register, bounded from a position of the current block on.
    pub fn plain(&mut self, position: u32) -> LifetimeId {
        let lifetime = self.unmarked();
        self.body.def(Position(position), lifetime, reg(RAX));
        lifetime
    }

    /// The same without its `dbg.def`.
    pub fn unmarked(&mut self) -> LifetimeId {
        let expr = self.expr(|b| b.referrer(dwarfsmith::Type::int(32)));
        self.lifetime(self.x, expr, &[])
    }
}

/// Shorter than `Scope::Subprogram(…)`.
pub trait IntoScope {
    fn into_scope(self) -> Scope;
}

impl IntoScope for SubprogramId {
    fn into_scope(self) -> Scope {
        Scope::Subprogram(self)
    }
}

/// Ignores the result of a call.
pub fn done<T>(_: T) {}
