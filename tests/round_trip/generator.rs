//! Random modules, each a pure function of a seed.

#[path = "bodies.rs"]
mod bodies;
#[path = "calls.rs"]
mod calls;
#[path = "expressions.rs"]
mod expressions;
#[path = "globals.rs"]
mod globals;
#[path = "objects.rs"]
mod objects;
#[path = "referrers.rs"]
mod referrers;
#[path = "rules.rs"]
#[allow(dead_code, reason = "not every test needs single rules")]
pub mod rules;
#[path = "single.rs"]
#[allow(dead_code, reason = "not every test needs single expressions")]
pub mod single;
#[path = "types.rs"]
mod types;

use dwarfsmith::build::Lifetime;
use dwarfsmith::check::mix;
use dwarfsmith::markers::{CodeRange, FunctionBody, MarkerMode};
use dwarfsmith::metadata::*;
use dwarfsmith::target::Register;
use dwarfsmith::validate::{Node, Rule};
use dwarfsmith::{AddressSpace, Module, Position, Target, Type};

/// Random numbers from a seed.
struct Random {
    seed: u64,
    drawn: u64,
}

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.drawn += 1;
        (mix(self.seed, self.drawn) % limit.max(1) as u64) as usize
    }

    fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    /// A range of code that is not empty.
    fn range(&mut self, size: u32) -> CodeRange {
        let start = self.below(size as usize) as u32;
        CodeRange::from(start..start + 1 + self.below((size - start) as usize) as u32)
    }
}

/// An object that arguments may name.
#[derive(Clone, Copy)]
struct Known {
    object: Object,
    bits: u64,
}

struct Generator {
    random: Random,
    target: Target,
    /// The registers with numbers and addresses, and those with lanes.
    scalars: Vec<Register>,
    vectors: Vec<Register>,
    /// In the order of arguments: the lifetimes of an object name only later objects.
    fragments: Vec<Known>,
    /// Code locations that arguments may name; each must have a label.
    labels: Vec<CodeId>,
    /// Arguments and targets of calls.
    passed: Vec<Object>,
    /// Kills that the validator rejected, by lifetime and position: they are left out.
    rejected: Vec<(LifetimeId, Position)>,
}

/// A bounded lifetime, the size in bits of its referrer, and whether that is a whole register;
/// `None` for a place in memory.
type Mark = (LifetimeId, Option<(u64, bool)>);

/// The objects and referrer that an expression may use.
struct Reach {
    referrer: Option<Type>,
    /// Whether there is an instance of a type instead of a referrer.
    instance: bool,
    /// Whether the referrer is a whole register, which can be read as types of several sizes.
    whole: bool,
    usable: Vec<Known>,
    arguments: Vec<Object>,
}

/// The size of each function.
pub const SIZE: u32 = 0x40;

impl Generator {
    fn new(seed: u64) -> Generator {
        let mut random = Random { seed, drawn: 0 };
        let names = [
            "x86_64",
            "amdgpu-wave64",
            "generic64-be",
            "i386",
            "generic32-be",
        ];
        let target = Target::by_name(random.pick(&names)).unwrap();
        let (scalars, vectors): (Vec<&str>, Vec<&str>) = match target.name() {
            "x86_64" => (
                vec!["rax", "rbx", "rdi", "r12", "xmm0", "xmm3"],
                vec!["xmm1"],
            ),
            // One of 64 bits, the others of 32 or 128.
            "i386" => (
                vec!["eax", "ebx", "esi", "mm0", "xmm0", "xmm3"],
                vec!["xmm1"],
            ),
            "amdgpu-wave64" => (
                vec!["SGPR0", "SGPR5", "SGPR70", "PC_64", "EXEC_64"],
                vec!["VGPR0", "VGPR9", "AGPR1"],
            ),
            _ => (vec!["dw0", "dw3", "dw31", "dw40"], vec!["dw5"]),
        };
        let registers = |names: Vec<&str>| {
            names
                .iter()
                .map(|name| target.register(name).unwrap())
                .collect()
        };
        let (scalars, vectors) = (registers(scalars), registers(vectors));
        Generator {
            random,
            target,
            scalars,
            vectors,
            fragments: Vec::new(),
            labels: Vec::new(),
            passed: Vec::new(),
            rejected: Vec::new(),
        }
    }

    fn bits(&self, ty: Type) -> u64 {
        ty.bit_size(&self.target).unwrap()
    }

    fn spaces(&self) -> Vec<AddressSpace> {
        self.target
            .description()
            .address_spaces
            .iter()
            .map(|info| AddressSpace(info.number))
            .collect()
    }

    fn integer(&mut self) -> Type {
        let bits = self
            .random
            .pick(&[8u16, 16, 32, 32, 64, 64, 1, 5, 12, 24, 33, 128]);
        if self.random.one_in(2) {
            Type::int(bits)
        } else {
            Type::uint(bits)
        }
    }

    /// A type of a size.
    fn sized(&mut self, bits: u64) -> Type {
        let mut types = vec![Type::bits(bits)];
        if bits <= 128 {
            types.extend([Type::int(bits as u16), Type::uint(bits as u16)]);
        }
        types.extend(
            [Type::F32, Type::F64]
                .into_iter()
                .filter(|ty| self.bits(*ty) == bits),
        );
        types.extend(
            self.spaces()
                .into_iter()
                .map(Type::ptr)
                .filter(|ty| self.bits(*ty) == bits),
        );
        let element = self.random.pick(&[
            Type::int(32),
            Type::int(32),
            Type::uint(8),
            Type::int(12),
            Type::PTR,
            Type::F32,
        ]);
        let size = self.bits(element);
        if bits.is_multiple_of(size) && bits > size {
            types.extend(Type::vector((bits / size) as u32, element));
        }
        self.random.pick(&types)
    }

    fn any(&mut self) -> Type {
        let bits = self
            .random
            .pick(&[8, 16, 32, 32, 64, 64, 64, 96, 128, 12, 24, 1, 40]);
        self.sized(bits)
    }

    /// Adds the lifetimes of an object; bounded ones get markers, which are put into the body
    /// later.
    fn lifetimes(&mut self, module: &mut Module, known: Known, marks: &mut Vec<Mark>) {
        let count = self.random.pick(&[1, 1, 1, 2, 2, 3]);
        let has_computed = self.random.one_in(2);
        for number in 0..count {
            let computed = has_computed && number == 0;
            let from = self
                .fragments
                .iter()
                .position(|other| other.object == known.object)
                .map_or(0, |at| at + 1);
            let referrer = match computed {
                true => None,
                // Mostly a referrer of the object's size, which many expressions do not change.
                false if self.random.one_in(2) => Some(self.sized(known.bits)),
                false => Some(self.any()),
            };
            let whole = referrer.is_some_and(|ty| self.may_be_whole(ty));
            let usable = self.fragments[from..].to_vec();
            let mut scope = Reach {
                referrer,
                instance: false,
                whole,
                usable,
                arguments: Vec::new(),
            };
            let mut builder = module.builder();
            let ty = self.sized(known.bits);
            let depth = self.random.below(4) as u32;
            match ty.address_space() {
                // A pointer to any object, at the end of the expression.
                Some(space) if self.random.one_in(3) => {
                    let pointee = self.any();
                    self.entry(&mut builder, &mut scope, pointee, depth);
                    builder.addr_of(space).unwrap();
                }
                _ => {
                    self.entry(&mut builder, &mut scope, ty, depth);
                    // With other numbers, which the rest of the module does not depend on.
                    let seed = mix(self.random.seed, self.random.drawn ^ 0x0b_1ec7);
                    if known.bits.is_multiple_of(16) && seed.is_multiple_of(6) {
                        self.with_seed(seed, |generator| {
                            generator.chunk(&mut builder, &mut scope, ty)
                        });
                    }
                }
            }
            let expression = module.expr(&builder);
            let kind = if computed {
                LifetimeKind::Computed
            } else {
                LifetimeKind::Bounded
            };
            let lifetime = module
                .add(Lifetime::new(kind, known.object, expression).arguments(&scope.arguments));
            if !computed {
                marks.push((lifetime, referrer.map(|ty| (self.bits(ty), whole))));
            }
        }
    }

    fn module(mut self) -> Module {
        let mut module = Module::new(self.target);
        let subprogram = function(&mut module);
        let name = module.text("f");
        for _ in 0..self.random.below(4) {
            let fragment = module.metadata.fragments.push(DIFragment {});
            let bits = { self.any() };
            self.fragments.push(Known {
                object: fragment.into(),
                bits: self.bits(bits),
            });
        }
        let fixed = self.fixed(&mut module);
        let mut marks = Vec::new();
        for number in 0..1 + self.random.below(2) {
            let ty = self.any();
            let bits = self.bits(ty);
            let variable = variable(&mut module, subprogram, ["x", "y"][number], bits);
            self.lifetimes(
                &mut module,
                Known {
                    object: variable.into(),
                    bits,
                },
                &mut marks,
            );
        }
        for known in self
            .fragments
            .clone()
            .iter()
            .filter(|known| !fixed.contains(&known.object))
        {
            self.lifetimes(&mut module, *known, &mut marks);
        }
        if self.random.one_in(4) {
            self.frame_base(&mut module, subprogram, &mut marks);
        }
        while self.random.one_in(4) {
            self.array(&mut module);
        }
        while self.random.one_in(8) {
            self.string(&mut module);
        }
        let has_calls = self.random.one_in(3);
        if has_calls {
            self.passed(&mut module, &mut marks);
        }
        if self.target == Target::AMDGPU_WAVE64 && self.random.one_in(3) {
            self.lanes(&mut module, subprogram);
        } else if self.target == Target::AMDGPU_WAVE64 && self.random.seed % 4 == 2 {
            // Fewer lanes than are tried, for which expressions fail.
            let count = [0, 1, 33, 64][self.random.seed as usize / 4 % 4];
            let node = module.metadata.subprograms.get_mut(subprogram).unwrap();
            node.lanes.lane_count = Some(count);
        }
        self.rest(&mut module, subprogram);
        if self.random.seed % 3 == 1 {
            self.shared(&mut module, subprogram);
        }
        let others = if self.random.one_in(2) {
            1 + self.random.below(2)
        } else {
            0
        };
        let mut of_globals = self.globals(&mut module, 1 + others);
        marks.append(&mut of_globals[0]);
        let mut body = FunctionBody::default();
        body.begin(name, subprogram, SIZE);
        if self.random.one_in(4) {
            body.mode(MarkerMode::BlockLocal);
        }
        self.body(&mut module, &mut body, &marks);
        if has_calls {
            self.calls(&module, &mut body);
        }
        self.rows(&mut module, &mut body);
        module.add_function(&body);
        for (number, marks) in of_globals.into_iter().enumerate().skip(1) {
            self.another(&mut module, number, marks, &mut body);
        }
        module
    }
}
/// A function `f` in a separate unit.
pub fn function(module: &mut Module) -> SubprogramId {
    let (name, directory, producer) =
        (module.text("a.c"), module.text("/src"), module.text("test"));
    let file = module.metadata.files.push(DIFile {
        name,
        directory,
        md5: None,
        source: None,
    });
    let unit = module
        .metadata
        .units
        .push(DICompileUnit::new(file, gimli::DW_LANG_C11, producer));
    let name = module.text("f");
    module
        .metadata
        .subprograms
        .push(DISubprogram::new(name, unit, file, 1))
}

/// An unsigned base type.
fn unsigned(module: &mut Module, bits: u64) -> TypeId {
    let base = DIBasicType {
        name: module.text("t"),
        bits,
        encoding: gimli::DW_ATE_unsigned,
        data_bits: None,
        vector_size: None,
        flags: DIFlags::NONE,
    };
    module.metadata.types.push(DIType::Base(base))
}

pub fn variable(
    module: &mut Module,
    subprogram: SubprogramId,
    name: &str,
    bits: u64,
) -> VariableId {
    let name = module.text(name);
    let ty = match bits.is_multiple_of(8) {
        // An object map is of an array.
        true => {
            let byte = unsigned(module, 8);
            let bytes = DISubrange::of(bits / 8);
            let array = DIArrayType::new(byte, vec![bytes]);
            module.metadata.types.push(DIType::Array(array))
        }
        false => unsigned(module, bits),
    };
    module.metadata.variables.push(DIVariable {
        line: 2,
        ..DIVariable::new(name, subprogram, ty)
    })
}

/// The module of a seed. Unreachable kills are left out until the validator rejects none; other
/// rejected nodes are kept, and lowering leaves them out.
pub fn module(seed: u64) -> Module {
    let mut rejected = Vec::new();
    loop {
        let module = Generator {
            rejected: rejected.clone(),
            ..Generator::new(seed)
        }
        .module();
        let before = rejected.len();
        for diagnostic in &module.validate_keeping_valid().1 {
            if let (Rule::UnreachableKill | Rule::KilledTwice, Node::Marker(function, index)) =
                (diagnostic.rule, diagnostic.node)
            {
                let function = module.code.function(function).unwrap();
                let mut markers = function.blocks().flat_map(|block| block.markers());
                let killed = markers.nth(index.0 as usize).unwrap();
                rejected.push((killed.1.lifetime().unwrap(), killed.0));
            }
        }
        if rejected.len() == before {
            return module;
        }
    }
}
