//! Random modules of every kind of node, marker, row and rule, from a seed. They need not be valid.

mod code;
mod types;

use code::function;
use dwarfsmith::build::Lifetime;
use dwarfsmith::expr::{Constant, Constants, DIOp, DIOpOperand, DIOpOperandKind};
use dwarfsmith::markers::*;
use dwarfsmith::metadata::*;
use dwarfsmith::target::Register;
use dwarfsmith::{AddressSpace, Bytes, Module, Position, Target, Type};
use types::node_type;

/// A generator of numbers, xorshift64*.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    fn below(&mut self, end: usize) -> usize {
        (self.next() >> 33) as usize % end
    }

    fn chance(&mut self) -> bool {
        self.below(2) == 0
    }

    fn number(&mut self) -> u32 {
        let bits = self.below(33) as u32;
        (self.next() as u32).checked_shr(bits).unwrap_or(0)
    }

    fn pick<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    fn maybe<T>(&mut self, make: impl FnOnce(&mut Self) -> T) -> Option<T> {
        self.chance().then(|| make(self))
    }

    fn many<T>(&mut self, mut make: impl FnMut(&mut Self) -> T) -> Vec<T> {
        (0..self.below(4)).map(|_| make(self)).collect()
    }
}

/// The number of nodes in each arena.
const NODES: usize = 3;

fn id<I: Id>(random: &mut Random) -> I {
    I::from_index(random.below(NODES))
}

fn text(random: &mut Random, module: &mut Module) -> Text {
    let name = random.pick(&[
        "x",
        "",
        "a b",
        "quo\"te",
        "back\\slash",
        "é\n\t\u{1f600}",
        "operator<<",
        "_Z1fv",
        "-",
    ]);
    module.text(name)
}

fn lanes(random: &mut Random) -> Rare<LaneDetails> {
    Rare::from(LaneDetails {
        lane_pc: random.maybe(id),
        active_lane: random.maybe(id),
        lane_count: random.maybe(Random::number),
        iterations: random.maybe(Random::number).map(Iterations::Constant),
    })
}

fn scope(random: &mut Random) -> Scope {
    match random.below(8) {
        5 => Scope::CommonBlock(id(random)),
        6 | 7 => Scope::Unit(id(random)),
        0 => Scope::Subprogram(id(random)),
        1 => Scope::Block(id(random)),
        2 => Scope::Inlined(id(random)),
        3 => Scope::Namespace(id(random)),
        _ => Scope::Type(id(random)),
    }
}

fn entity(random: &mut Random) -> Entity {
    match random.below(6) {
        0 => Entity::Namespace(id(random)),
        1 => Entity::Unit(id(random)),
        2 => Entity::Type(id(random)),
        3 => Entity::Subprogram(id(random)),
        4 => Entity::Variable(id(random)),
        _ => Entity::Import(id(random)),
    }
}

fn ty(random: &mut Random) -> Type {
    random.pick(&[
        Type::int(32),
        Type::uint(7),
        Type::F16,
        Type::F32,
        Type::F64,
        Type::PTR,
        Type::ptr(AddressSpace(5)),
        Type::bits(24),
        Type::vector(4, Type::int(64)).unwrap(),
        Type::vector(2, Type::ptr(AddressSpace(1))).unwrap(),
    ])
}

fn constant(random: &mut Random, pool: &mut Constants) -> Constant {
    match random.below(5) {
        0 => Constant::UNDEF,
        1 => pool.add(i128::from(random.next() as i64)),
        2 => pool.add(i128::from(random.number()) - 1000),
        3 => pool.add(i128::from(f64::from(random.number()).to_bits())),
        _ => {
            let bytes: Vec<u8> = (0..32).map(|_| random.next() as u8).collect();
            pool.add_bytes(&bytes)
        }
    }
}

fn operation(random: &mut Random, pool: &mut Constants) -> DIOp {
    let (spelling, kinds) = random.pick(DIOp::SPELLINGS);
    let operands: Vec<DIOpOperand> = kinds
        .iter()
        .map(|kind| match kind {
            DIOpOperandKind::Type => DIOpOperand::Type(ty(random)),
            DIOpOperandKind::Number => DIOpOperand::Number(random.number()),
            DIOpOperandKind::Space => DIOpOperand::Space(AddressSpace(random.number() >> 8)),
            DIOpOperandKind::Value => DIOpOperand::Value(constant(random, pool)),
        })
        .collect();
    DIOp::from_parts(spelling, &operands).unwrap()
}

const FLAGS: [DIFlags; 8] = [
    // LLVM has these only in `spFlags`.
    DIFlags::LOCAL_TO_UNIT,
    DIFlags::OPTIMIZED.with(DIFlags::PRIVATE),
    DIFlags::NONE,
    DIFlags::ARTIFICIAL,
    DIFlags::PUBLIC,
    DIFlags::PROTECTED.with(DIFlags::ARTIFICIAL),
    DIFlags::ENUM_CLASS.with(DIFlags::EXPORT_SYMBOLS),
    DIFlags::BIG_ENDIAN,
];

fn typed_constant(random: &mut Random, module: &mut Module) -> TypedConstant {
    let (ty, value) = random.pick(&[
        (Type::int(64), -5i128),
        (Type::uint(8), 200),
        (Type::F64, 7),
    ]);
    TypedConstant {
        ty,
        value: module.exprs.constants_mut().add(value),
    }
}

fn object(random: &mut Random) -> Object {
    if random.chance() {
        Object::Variable(id(random))
    } else {
        Object::Fragment(id(random))
    }
}

fn bound(random: &mut Random) -> Bound {
    match random.below(3) {
        0 => Bound::Unknown,
        1 => Bound::Constant(random.next() as i64),
        _ => Bound::Object(object(random)),
    }
}

fn member(random: &mut Random, module: &mut Module) -> DIMember {
    let kind = random.pick(&[
        MemberKind::Data,
        MemberKind::Inheritance,
        MemberKind::VirtualInheritance(Bytes(24)),
        MemberKind::Static,
        MemberKind::Friend,
    ]);
    DIMember {
        kind,
        name: random.chance().then(|| text(random, module)),
        ty: id(random),
        line: random.number(),
        column: random.number(),
        // A virtual base class has no offset but that in the virtual table.
        offset: match kind {
            MemberKind::VirtualInheritance(_) => 0,
            _ => random.next(),
        },
        bit_field: random.maybe(Random::next),
        align_bits: random.number(),
        flags: random.pick(&FLAGS),
        value: random.chance().then(|| typed_constant(random, module)),
        annotations: annotations(random, module),
    }
}

fn annotations(random: &mut Random, module: &mut Module) -> Annotations {
    let all = random.many(|random| {
        let string = text(random, module);
        match random.chance() {
            true => DIAnnotation {
                name: string,
                value: AnnotationValue::Constant(typed_constant(random, module)),
            },
            false => module.annotation("btf_decl_tag", "a \"tag\""),
        }
    });
    Annotations::from(all)
}

/// The module of a seed.
pub fn module(seed: u64) -> Module {
    let mut random = Random(seed | 1);
    let random = &mut random;
    let targets: Vec<Target> = Target::all().collect();
    let mut module = Module::new(random.pick(&targets));
    for _ in 0..NODES {
        let (name, directory) = (text(random, &mut module), text(random, &mut module));
        let md5 = random.maybe(|random| [random.number() as u8; 16]);
        module.metadata.files.push(DIFile {
            name,
            directory,
            md5,
            source: random.maybe(|_| directory),
        });
        let language = random.pick(&[
            gimli::DW_LANG_C11,
            gimli::DW_LANG_Rust,
            gimli::DwLang(0x7777),
        ]);
        module.metadata.units.push(DICompileUnit {
            file: id(random),
            language,
            producer: name,
            optimized: random.chance(),
            flags: random.maybe(|_| directory),
            sysroot: random.maybe(|_| name),
            sdk: random.maybe(|_| directory),
            emission_kind: random.pick(&[
                EmissionKind::Full,
                EmissionKind::LineTablesOnly,
                EmissionKind::DirectivesOnly,
                EmissionKind::None,
            ]),
            name_table_kind: random.pick(&[
                NameTableKind::Default,
                NameTableKind::Gnu,
                NameTableKind::None,
                NameTableKind::Apple,
            ]),
            retained_types: random.many(id),
            macros: random.many(id),
        });
        let line = random.number();
        let entry = match random.below(3) {
            0 => DIMacro::Define {
                line,
                name,
                value: random.maybe(|_| directory),
            },
            1 => DIMacro::Undefine { line, name },
            _ => DIMacro::File {
                line,
                file: id(random),
                entries: random.many(id),
            },
        };
        module.metadata.macros.push(entry);
        module.metadata.namespaces.push(DINamespace {
            name: random.maybe(|_| name),
            scope: random.maybe(scope),
            export_symbols: random.chance(),
        });
        module.metadata.common_blocks.push(DICommonBlock {
            scope: scope(random),
            name,
            declaration: random.maybe(id),
            file: random.maybe(id),
            line: random.number(),
        });
        module.metadata.imports.push(DIImportedEntity {
            kind: random.pick(&[
                ImportKind::Module,
                ImportKind::Declaration,
                ImportKind::Unit,
            ]),
            scope: scope(random),
            entity: entity(random),
            name: random.maybe(|_| name),
            file: random.maybe(id),
            line: random.number(),
        });
        let argument = match random.below(5) {
            0 => TemplateArgument::Type,
            1 => TemplateArgument::Value(None),
            2 => TemplateArgument::Value(Some(typed_constant(random, &mut module))),
            3 => TemplateArgument::Pack(random.many(id)),
            _ => TemplateArgument::Template(name),
        };
        module.metadata.templates.push(DITemplateParameter {
            name: random.maybe(|_| name),
            ty: random.maybe(id),
            argument,
            is_default: random.chance(),
        });
        module.metadata.globals.push(DIGlobal {
            symbol: directory,
            fragment: id(random),
            storage: random.pick(&[StorageDuration::Static, StorageDuration::Thread]),
        });
        let more = annotations(random, &mut module);
        module.metadata.subprograms.push(DISubprogram {
            name,
            linkage_name: random.maybe(|_| directory),
            target_name: random.maybe(|_| name),
            scope: random.maybe(scope),
            unit: id(random),
            file: id(random),
            line: random.number(),
            column: random.number(),
            scope_line: random.number(),
            ty: random.maybe(id),
            flags: random.pick(&[
                DIFlags::NONE,
                DIFlags::DEFINITION,
                DIFlags::LOCAL_TO_UNIT
                    .with(DIFlags::OPTIMIZED)
                    .with(DIFlags::PROTOTYPED),
                DIFlags::PURE_VIRTUAL.with(DIFlags::PRIVATE),
            ]),
            declaration: random.maybe(id),
            containing_type: random.maybe(id),
            virtual_index: random.maybe(Random::number),
            template_parameters: random.many(id),
            frame_base: random.maybe(id),
            lanes: lanes(random),
            annotations: more,
        });
        module.metadata.blocks.push(DILexicalBlock {
            scope: scope(random),
            file: id(random),
            line: random.number(),
            column: random.number(),
            origin: random.maybe(id),
            lane_count: random.maybe(Random::number),
            iterations: random.maybe(Random::number).map(Iterations::Constant),
        });
        module.metadata.inlined.push(DIInlinedScope {
            origin: id(random),
            scope: scope(random),
            call_file: id(random),
            call_line: random.number(),
            call_column: random.number(),
            discriminator: random.number(),
            lanes: lanes(random),
        });
        let ty = node_type(random, &mut module);
        module.metadata.types.push(ty);
        let parameter = VariableKind::Parameter(random.number());
        let kind = random.pick(&[VariableKind::Local, VariableKind::Global, parameter]);
        let more = annotations(random, &mut module);
        module.metadata.variables.push(DIVariable {
            name: random.maybe(|_| name),
            scope: scope(random),
            file: random.maybe(id),
            line: random.number(),
            column: random.number(),
            ty: random.maybe(id),
            kind,
            origin: random.maybe(id),
            details: Rare::from(VariableDetails {
                flags: random.pick(&FLAGS),
                memory_space: MemorySpace(random.below(7) as u16),
                align_bits: random.number(),
                linkage_name: random.maybe(|_| directory),
                is_declaration: kind == VariableKind::Global && random.chance(),
                annotations: more,
            }),
        });
        module.metadata.fragments.push(DIFragment {});
        module.metadata.codes.push(match random.chance() {
            true => DICode::Label {
                name,
                scope: scope(random),
                file: id(random),
                line: random.number(),
                column: random.number(),
                is_entry: random.chance(),
            },
            false => DICode::Expression,
        });
        let mut pool = Constants::default();
        let ops = random.many(|random| operation(random, &mut pool));
        let location = module.exprs.intern_ops(&ops, &pool);
        let arguments = random.many(object);
        let kind = random.pick(&[LifetimeKind::Bounded, LifetimeKind::Computed]);
        module.add(Lifetime::new(kind, object(random), location).arguments(&arguments));
    }
    for number in 0..random.below(3) {
        let body = function(random, &mut module, number);
        module.add_function(&body);
    }
    module
}
