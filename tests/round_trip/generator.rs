//! Random modules, each a pure function of a seed.

#[path = "calls.rs"]
mod calls;
#[path = "expressions.rs"]
mod expressions;
#[path = "types.rs"]
mod types;

use dwarfsmith::build::{Global, Lifetime};
use dwarfsmith::check::mix;
use dwarfsmith::expr::DIExprBuilder;
use dwarfsmith::markers::{
    Base, BlockIndex, CodeRange, FrameRule, FunctionBody, Marker, MarkerMode, Referrer,
    RegisterPart, ValueId,
};
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
    /// The registers that hold numbers and addresses, and those that have lanes.
    scalars: Vec<Register>,
    vectors: Vec<Register>,
    /// In the order of arguments: an object's lifetimes name later ones only.
    fragments: Vec<Known>,
    /// Code locations that arguments may name, each of which is to have a label.
    labels: Vec<CodeId>,
    /// What calls pass.
    passed: Vec<Object>,
    /// Kills to leave out, by lifetime and position, as the validator refuses them.
    refused: Vec<(LifetimeId, Position)>,
}

/// What an expression may refer to.
struct Reach {
    referrer: Option<Type>,
    /// True where there is an instance of a type instead of a referrer.
    instance: bool,
    usable: Vec<Known>,
    arguments: Vec<Object>,
}

/// The size of each function.
pub const SIZE: u32 = 0x40;

impl Generator {
    fn new(seed: u64) -> Generator {
        let mut random = Random { seed, drawn: 0 };
        let names = ["x86_64", "amdgpu-wave64", "generic64-be"];
        let target = Target::by_name(names[random.below(3)]).unwrap();
        let (scalars, vectors): (Vec<&str>, Vec<&str>) = match target.name() {
            "x86_64" => (
                vec!["rax", "rbx", "rdi", "r12", "xmm0", "xmm3"],
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
            refused: Vec::new(),
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

    fn base(&mut self) -> Base {
        match self.random.below(4) {
            0 => Base::Cfa,
            1 => Base::Frame,
            _ => self.register_base(),
        }
    }

    fn register_base(&mut self) -> Base {
        let wide = |register: &Register| self.target.register_bits(*register) == Some(64);
        let stack = Register(self.target.description().cfa.0);
        let bases: Vec<Register> = self
            .scalars
            .iter()
            .copied()
            .chain([stack])
            .filter(wide)
            .collect();
        Base::Register(self.random.pick(&bases))
    }

    /// A place for so many bits.
    fn referrer(
        &mut self,
        module: &mut Module,
        body: &mut FunctionBody,
        bits: u64,
        entity: bool,
    ) -> Referrer {
        let offset = self.random.below(64) as i32 * 4 - 128;
        let register = if self.random.one_in(4) {
            self.random.pick(&self.vectors)
        } else {
            self.random.pick(&self.scalars)
        };
        let has = u64::from(self.target.register_bits(register).unwrap());
        match self.random.below(12) {
            0..=2 if has >= bits => Referrer::register(register),
            3 if has >= bits => {
                let bit_offset = self.random.below((has - bits) as usize + 1).min(200) as u16;
                let bit_offset = if self.random.one_in(2) {
                    bit_offset & !7
                } else {
                    bit_offset
                };
                Referrer::Register(RegisterPart {
                    register,
                    bit_offset,
                    bits: bits as u32,
                })
            }
            4 if bits > 8 => {
                // The first and the last byte of the object in different registers.
                let (first, last) = (self.scalars[0], self.scalars[2]);
                let head = self
                    .random
                    .pick(&[8, bits / 2, bits - 8])
                    .max(bits.saturating_sub(32));
                if head > 32 || head >= bits {
                    return Referrer::Slot {
                        base: self.base(),
                        offset,
                        bits: bits as u32,
                    };
                }
                let part = |register, bits: u64| RegisterPart {
                    register,
                    bit_offset: 0,
                    bits: bits as u32,
                };
                body.register_list(&[part(first, head), part(last, bits - head)])
            }
            5 if bits == 32 && self.target.lane_bits(self.vectors[0]).is_some() => Referrer::Lane {
                register: self.random.pick(&self.vectors),
                bits: 32,
            },
            6 if bits == 64 => Referrer::Address {
                base: self.base(),
                offset,
            },
            7 if bits == 64 => Referrer::Symbol {
                symbol: module.text("data"),
                offset,
            },
            8 if bits <= 64 && self.random.one_in(3) => {
                let ty = self.sized(bits);
                let value = module
                    .exprs
                    .constants_mut()
                    .add(self.random.below(100) as i128 - 50);
                Referrer::Constant { ty, value }
            }
            9 if self.random.one_in(3) => Referrer::Undefined,
            10 | 11 if entity => Referrer::Value(ValueId(1000 + bits as u32)),
            _ => Referrer::Slot {
                base: self.base(),
                offset,
                bits: bits as u32,
            },
        }
    }

    /// Adds the lifetimes of an object; bounded ones get markers, which are put into the body
    /// later.
    fn lifetimes(
        &mut self,
        module: &mut Module,
        known: Known,
        marks: &mut Vec<(LifetimeId, Option<u64>)>,
    ) {
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
                // Mostly a referrer of the object's size, which many expressions leave as it is.
                false if self.random.one_in(2) => Some(self.sized(known.bits)),
                false => Some(self.any()),
            };
            let usable = self.fragments[from..].to_vec();
            let mut scope = Reach {
                referrer,
                instance: false,
                usable,
                arguments: Vec::new(),
            };
            let mut builder = module.builder();
            let ty = self.sized(known.bits);
            let depth = self.random.below(4) as u32;
            match ty.address_space() {
                // A pointer to anything, at the end of the expression.
                Some(space) if self.random.one_in(3) => {
                    let pointee = self.any();
                    self.entry(&mut builder, &mut scope, pointee, depth);
                    builder.addr_of(space).unwrap();
                }
                _ => self.entry(&mut builder, &mut scope, ty, depth),
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
                marks.push((lifetime, referrer.map(|ty| self.bits(ty))));
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
        self.rows(&mut body);
        module.add_function(&body);
        for (number, marks) in of_globals.into_iter().enumerate().skip(1) {
            self.another(&mut module, number, marks, &mut body);
        }
        module
    }

    /// Adds variables of the unit that some functions hold elsewhere. Gives the marks for each
    /// function.
    fn globals(
        &mut self,
        module: &mut Module,
        functions: usize,
    ) -> Vec<Vec<(LifetimeId, Option<u64>)>> {
        let mut marks = vec![Vec::new(); functions];
        while self.random.one_in(3) {
            let bits = self.random.pick(&[8, 32, 64, 96]);
            let (name, ty_name) = (module.text("global"), module.text("t"));
            let base = DIBasicType {
                name: ty_name,
                bits,
                encoding: gimli::DW_ATE_unsigned,
                flags: DIFlags::NONE,
            };
            let ty = module.metadata.types.push(DIType::Base(base));
            let unit = UnitId::from_index(0);
            let node = DIVariable {
                kind: VariableKind::Global,
                line: 9,
                ..DIVariable::new(name, unit, ty)
            };
            let variable = module.metadata.variables.push(node);
            let mut builder = module.builder();
            if self.random.one_in(4) {
                // Made of a fragment, which functions hold elsewhere in its place.
                let fragment = module.metadata.fragments.push(DIFragment {});
                builder.arg(0, Type::bits(bits)).unwrap();
                let whole = module.expr(&builder);
                module.add(Lifetime::computed(variable, whole).arguments(&[fragment.into()]));
                self.held(module, fragment.into(), bits, &mut marks);
            } else {
                self.held(module, variable.into(), bits, &mut marks);
            }
        }
        marks
    }

    /// Adds lifetimes of a global or a piece of it: in memory by default, and bounded ones in some
    /// functions.
    fn held(
        &mut self,
        module: &mut Module,
        object: Object,
        bits: u64,
        marks: &mut [Vec<(LifetimeId, Option<u64>)>],
    ) {
        let mut builder = module.builder();
        if !self.random.one_in(4) {
            let address = module.add(Global::new("global"));
            builder
                .arg(0, Type::PTR)
                .unwrap()
                .deref(Type::bits(bits))
                .unwrap();
            let home = module.expr(&builder);
            module.add(Lifetime::computed(object, home).arguments(&[address.into()]));
        }
        builder.clear().referrer(Type::bits(bits)).unwrap();
        let plain = module.expr(&builder);
        for marks in marks {
            for _ in 0..self.random.pick(&[0, 0, 1, 1, 2]) {
                let lifetime = module.add(Lifetime::bounded(object, plain));
                // Sometimes its code was deleted, and its markers with it.
                if !self.random.one_in(5) {
                    marks.push((lifetime, Some(bits)));
                }
            }
        }
    }

    /// Adds another function, with a variable and fragments of its own.
    fn another(
        &mut self,
        module: &mut Module,
        number: usize,
        mut marks: Vec<(LifetimeId, Option<u64>)>,
        body: &mut FunctionBody,
    ) {
        let name = module.text(["f", "g", "h"][number % 3]);
        let (unit, file) = (UnitId::from_index(0), FileId::from_index(0));
        let subprogram = module.metadata.subprograms.push(DISubprogram::new(
            name,
            unit,
            file,
            number as u32 + 1,
        ));
        self.fragments.clear();
        self.labels.clear();
        for _ in 0..self.random.below(3) {
            let fragment = module.metadata.fragments.push(DIFragment {});
            let ty = self.any();
            self.fragments.push(Known {
                object: fragment.into(),
                bits: self.bits(ty),
            });
        }
        let ty = self.any();
        let bits = self.bits(ty);
        let variable = variable(module, subprogram, "w", bits);
        self.lifetimes(
            module,
            Known {
                object: variable.into(),
                bits,
            },
            &mut marks,
        );
        for known in self.fragments.clone() {
            self.lifetimes(module, known, &mut marks);
        }
        if self.random.one_in(4) {
            self.frame_base(module, subprogram, &mut marks);
        }
        self.rest(module, subprogram);
        body.begin(name, subprogram, SIZE);
        self.body(module, body, &marks);
        self.rows(body);
        module.add_function(body);
    }

    /// Gives a function the rules at its entry, most of the time: what is counted from the CFA
    /// needs them.
    fn rows(&mut self, body: &mut FunctionBody) {
        if !self.random.one_in(8) {
            body.entry_frame();
        }
    }

    /// Adds objects that hold addresses and have no lifetimes: global fragments and code locations.
    fn fixed(&mut self, module: &mut Module) -> Vec<Object> {
        let mut fixed = Vec::new();
        while self.random.one_in(3) {
            let object: Object = if self.random.one_in(2) {
                module
                    .add(Global::new(["data", "more"][fixed.len() % 2]))
                    .into()
            } else {
                let code = module.metadata.codes.push(DICode::Expression);
                self.labels.push(code);
                code.into()
            };
            self.fragments.push(Known {
                object,
                bits: u64::from(self.target.address_bytes()) * 8,
            });
            fixed.push(object);
        }
        fixed
    }

    /// Adds a fragment with a computed lifetime.
    fn computed(&mut self, module: &mut Module, ty: Type, mut reach: Reach) -> FragmentId {
        let fragment = module.metadata.fragments.push(DIFragment {});
        let mut builder = module.builder();
        let depth = self.random.below(3) as u32;
        self.entry(&mut builder, &mut reach, ty, depth);
        let expression = module.expr(&builder);
        module.add(Lifetime::computed(fragment, expression).arguments(&reach.arguments));
        fragment
    }

    /// Says where the lanes of a function are, and which are active.
    fn lanes(&mut self, module: &mut Module, subprogram: SubprogramId) {
        let lanes = |generator: &mut Generator, module: &mut Module, ty: Type| {
            let usable = generator.fragments.clone();
            let reach = Reach {
                referrer: None,
                instance: false,
                usable,
                arguments: Vec::new(),
            };
            Some(generator.computed(module, ty, reach))
        };
        let lane_pc = lanes(self, module, Type::vector(64, Type::uint(64)).unwrap());
        let active_lane = lanes(self, module, Type::uint(64));
        let node = module.metadata.subprograms.get_mut(subprogram).unwrap();
        (node.lane_pc, node.active_lane, node.lane_count) = (lane_pc, active_lane, Some(64));
    }

    /// Gives the function a fragment as its frame base, mostly memory near the CFA.
    fn frame_base(
        &mut self,
        module: &mut Module,
        subprogram: SubprogramId,
        marks: &mut Vec<(LifetimeId, Option<u64>)>,
    ) {
        let fragment = module.metadata.fragments.push(DIFragment {});
        let mut builder = module.builder();
        builder.referrer(Type::bits(8)).unwrap();
        let place = module.expr(&builder);
        let lifetime = module.add(Lifetime::bounded(fragment, place));
        marks.push((lifetime, None));
        module
            .metadata
            .subprograms
            .get_mut(subprogram)
            .unwrap()
            .frame_base = Some(fragment);
    }

    /// Adds a variable that is made of the fragments that nothing else is made of: each must be of
    /// use.
    fn rest(&mut self, module: &mut Module, subprogram: SubprogramId) {
        let is_used = |known: &Known| {
            module
                .metadata
                .lifetimes
                .iter()
                .any(|(_, l)| module.metadata.arguments(l).contains(&known.object))
        };
        let unused: Vec<Known> = self
            .fragments
            .iter()
            .copied()
            .filter(|known| !is_used(known))
            .collect();
        if unused.is_empty() {
            return;
        }
        let bits = unused.iter().map(|known| known.bits).sum();
        let mut builder = module.builder();
        for (index, known) in unused.iter().enumerate() {
            let ty = self.sized(known.bits);
            builder.arg(index as u32, ty).unwrap();
        }
        builder
            .composite(unused.len() as u32, Type::bits(bits))
            .unwrap();
        let expression = module.expr(&builder);
        let arguments: Vec<Object> = unused.iter().map(|known| known.object).collect();
        let variable = variable(module, subprogram, "z", bits);
        module.add(Lifetime::computed(variable, expression).arguments(&arguments));
    }

    /// Adds variables that share fragments: one is as it is there, another computed from it.
    fn shared(&mut self, module: &mut Module, subprogram: SubprogramId) {
        for known in self.fragments.clone() {
            let add = |module: &mut Module, builder: DIExprBuilder, name| {
                let expression = module.expr(&builder);
                let variable = variable(module, subprogram, name, known.bits);
                module.add(Lifetime::computed(variable, expression).arguments(&[known.object]));
            };
            let mut builder = module.builder();
            builder.arg(0, self.sized(known.bits)).unwrap();
            add(module, builder, "shared");
            if let 1..=64 = known.bits {
                let ty = Type::int(known.bits as u16);
                let mut builder = module.builder();
                builder
                    .arg(0, ty)
                    .unwrap()
                    .constant(ty, 1)
                    .unwrap()
                    .add()
                    .unwrap();
                add(module, builder, "computed");
            }
        }
    }

    fn body(
        &mut self,
        module: &mut Module,
        body: &mut FunctionBody,
        marks: &[(LifetimeId, Option<u64>)],
    ) {
        let mut starts: Vec<u32> = (0..self.random.below(4))
            .map(|_| self.random.below(16) as u32 * 4)
            .collect();
        starts.push(0);
        starts.sort_unstable();
        let mut markers: Vec<(Position, Marker)> = Vec::new();
        for (lifetime, bits) in marks {
            let referrer = match bits {
                Some(bits) => self.referrer(module, body, *bits, true),
                // A frame base, which is not counted from itself.
                None => {
                    let base = self.register_base();
                    let base = if self.random.one_in(2) {
                        Base::Cfa
                    } else {
                        base
                    };
                    Referrer::Slot {
                        base,
                        offset: self.random.below(16) as i32 * 8 - 64,
                        bits: 8,
                    }
                }
            };
            let at = if self.random.one_in(3) {
                0
            } else {
                self.random.below(SIZE as usize) as u32
            };
            markers.push((Position(at), Marker::Def(*lifetime, referrer)));
            for _ in 0..self.random.pick(&[0, 1, 1, 2]) {
                let at = self.random.below(SIZE as usize) as u32;
                if !self.refused.contains(&(*lifetime, Position(at))) {
                    markers.push((Position(at), Marker::Kill(*lifetime)));
                }
            }
        }
        for code in self.labels.clone() {
            markers.push((
                Position(self.random.below(SIZE as usize) as u32),
                Marker::Label(code),
            ));
        }
        markers.sort_by_key(|marker| marker.0);
        for (number, start) in starts.iter().enumerate() {
            let block = body.block(Position(*start));
            let end = starts.get(number + 1).copied().unwrap_or(SIZE);
            for (at, marker) in markers
                .iter()
                .filter(|marker| *start <= marker.0.0 && marker.0 < Position(end))
            {
                body.marker(*at, *marker);
            }
            for _ in 0..self.random.below(3) {
                body.successor(block, BlockIndex(self.random.below(starts.len()) as u32));
            }
        }
        let entities = markers.iter().filter_map(|(_, marker)| match marker {
            Marker::Def(_, Referrer::Value(entity)) => Some(*entity),
            _ => None,
        });
        let entities: Vec<ValueId> = entities.collect();
        for entity in &entities {
            if self.random.one_in(2) && entities.iter().filter(|other| *other == entity).count() > 1
            {
                continue;
            }
            for _ in 0..1 + self.random.below(3) {
                let range = self.random.range(SIZE);
                let location = self.referrer(module, body, u64::from(entity.0 - 1000), false);
                body.value(*entity, range, location);
            }
        }
    }
}

/// A function `f` in a unit of its own.
pub fn function(module: &mut Module) -> SubprogramId {
    let (name, directory, producer) =
        (module.text("a.c"), module.text("/src"), module.text("test"));
    let file = module.metadata.files.push(DIFile {
        name,
        directory,
        md5: None,
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

pub fn variable(
    module: &mut Module,
    subprogram: SubprogramId,
    name: &str,
    bits: u64,
) -> VariableId {
    let (name, ty_name) = (module.text(name), module.text("t"));
    let base = DIBasicType {
        name: ty_name,
        bits,
        encoding: gimli::DW_ATE_unsigned,
        flags: DIFlags::NONE,
    };
    let ty = module.metadata.types.push(DIType::Base(base));
    module.metadata.variables.push(DIVariable {
        line: 2,
        ..DIVariable::new(name, subprogram, ty)
    })
}

/// The module of a seed. Kills that nothing reaches are left out until the validator has none to
/// refuse; what else it refuses stays, and is left out when lowering.
pub fn module(seed: u64) -> Module {
    let mut refused = Vec::new();
    loop {
        let module = Generator {
            refused: refused.clone(),
            ..Generator::new(seed)
        }
        .module();
        let before = refused.len();
        for diagnostic in &module.validate_keeping_valid().1 {
            if let (Rule::UnreachableKill | Rule::KilledTwice, Node::Position(_, at)) =
                (diagnostic.rule, diagnostic.node)
            {
                let killed = module.metadata.lifetimes.ids().map(|id| (id, at));
                refused.extend(
                    killed
                        .filter(|kill| !refused.contains(kill))
                        .collect::<Vec<_>>(),
                );
            }
        }
        if refused.len() == before {
            return module;
        }
    }
}

/// A random expression on its own, in a module with one function that has its registers.
#[allow(dead_code, reason = "for tests of single expressions")]
pub struct Example {
    pub module: Module,
    pub builder: DIExprBuilder,
    pub referrer: Referrer,
    pub arguments: Vec<Object>,
}

/// A module with a function of one block that nothing has been put into yet.
fn alone(seed: u64) -> (Generator, Module, FunctionBody) {
    let generator = Generator::new(seed);
    let mut module = Module::new(generator.target);
    let subprogram = function(&mut module);
    let mut body = FunctionBody::default();
    body.begin(module.text("f"), subprogram, SIZE);
    body.block(Position(0));
    (generator, module, body)
}

/// The expression of a seed.
#[allow(dead_code, reason = "for tests of single expressions")]
pub fn expression(seed: u64) -> Example {
    let (mut generator, mut module, mut body) = alone(seed);
    let mut known = Vec::new();
    for _ in 0..generator.random.below(4) {
        let fragment = module.metadata.fragments.push(DIFragment {});
        let ty = generator.any();
        known.push(Known {
            object: fragment.into(),
            bits: generator.bits(ty),
        });
    }
    let ty = generator.any();
    let referrer = if generator.random.one_in(3) {
        generator.any()
    } else {
        ty
    };
    let mut reach = Reach {
        referrer: Some(referrer),
        instance: false,
        usable: known.clone(),
        arguments: Vec::new(),
    };
    let mut builder = module.builder();
    let depth = generator.random.below(5) as u32;
    generator.entry(&mut builder, &mut reach, ty, depth);
    let bits = generator.bits(referrer);
    let referrer = generator.referrer(&mut module, &mut body, bits, false);
    let mut arguments = Vec::new();
    for object in reach.arguments {
        let bits = known
            .iter()
            .find(|known| known.object == object)
            .unwrap()
            .bits;
        let mut plain = module.builder();
        plain.referrer(Type::bits(bits)).unwrap();
        let plain = module.expr(&plain);
        let lifetime = module.add(Lifetime::bounded(object, plain));
        let place = generator.referrer(&mut module, &mut body, bits, false);
        body.def(Position(0), lifetime, place);
        arguments.push(object);
    }
    body.entry_frame();
    module.add_function(&body);
    Example {
        module,
        builder,
        referrer,
        arguments,
    }
}

/// What an expression of a frame rule is for.
#[allow(dead_code, reason = "for tests of frames")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RuleOf {
    Cfa,
    Place,
    Value,
}

/// A function with one frame rule that has a random expression, and what that is for. Operations
/// that no unwinder can do may be in it; the validator refuses them.
#[allow(dead_code, reason = "for tests of frames")]
pub fn frame_rule(
    seed: u64,
    rule: impl Fn(Target, RuleOf, u32) -> Vec<FrameRule>,
) -> (Module, RuleOf) {
    let (mut generator, mut module, mut body) = alone(seed);
    let used = generator
        .random
        .pick(&[RuleOf::Cfa, RuleOf::Place, RuleOf::Value]);
    let mut builder = module.builder();
    let ty = generator
        .random
        .pick(&[Type::PTR, Type::int(64), Type::uint(64)]);
    let referrer = generator
        .random
        .pick(&[ty, ty, Type::uint(32), Type::bits(128)]);
    let mut reach = Reach {
        referrer: Some(referrer),
        instance: false,
        usable: Vec::new(),
        arguments: Vec::new(),
    };
    let depth = generator.random.below(3) as u32;
    if used == RuleOf::Place && !generator.random.one_in(3) {
        let spaces = generator.spaces();
        let pointer = Type::ptr(generator.random.pick(&spaces));
        generator.entry(&mut builder, &mut reach, pointer, depth);
        builder.deref(ty).unwrap();
    } else {
        generator.entry(&mut builder, &mut reach, ty, depth);
    }
    let bits = generator.bits(referrer);
    let place = generator.referrer(&mut module, &mut body, bits, false);
    let expression = module.expr(&builder);
    let number = body.frame_expression(expression, place);
    for rule in rule(generator.target, used, number) {
        body.frame(Position(0), rule);
    }
    module.add_function(&body);
    (module, used)
}
