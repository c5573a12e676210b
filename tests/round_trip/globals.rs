//! Random global variables with bounded lifetimes in several functions, and those functions.

use super::{Generator, Known, Mark, SIZE, unsigned, variable};
use dwarfsmith::build::{Global, Lifetime};
use dwarfsmith::markers::FunctionBody;
use dwarfsmith::metadata::*;
use dwarfsmith::{Module, Type};
impl Generator {
    /// Adds global variables, some with bounded lifetimes in functions. Returns the marks of each
    /// function.
    pub(super) fn globals(&mut self, module: &mut Module, functions: usize) -> Vec<Vec<Mark>> {
        let mut marks = vec![Vec::new(); functions];
        while self.random.one_in(3) {
            let bits = self.random.pick(&[8, 32, 64, 96]);
            let (name, ty) = (module.text("global"), unsigned(module, bits));
            let unit = UnitId::from_index(0);
            let node = DIVariable {
                kind: VariableKind::Global,
                line: 9,
                ..DIVariable::new(name, unit, ty)
            };
            let variable = module.metadata.variables.push(node);
            let mut builder = module.builder();
            if self.random.one_in(4) {
                // The variable is a fragment, which has the bounded lifetimes.
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

    /// Adds lifetimes of a global or a piece of it: memory by default, and bounded lifetimes in
    /// some functions.
    pub(super) fn held(
        &mut self,
        module: &mut Module,
        object: Object,
        bits: u64,
        marks: &mut [Vec<Mark>],
    ) {
        let mut builder = module.builder();
        if !self.random.one_in(4) {
            let is_thread_local = self.random.one_in(4);
            let global = match is_thread_local {
                true => Global::new("thread").thread_local(),
                false => Global::new("global"),
            };
            let address = module.add(global);
            let size = u16::from(self.target.address_bytes()) * 8;
            let written = match is_thread_local {
                true => builder
                    .arg(0, Type::uint(size))
                    .and_then(|it| it.thread_local(Type::bits(bits))),
                false => builder
                    .arg(0, Type::PTR)
                    .and_then(|it| it.deref(Type::bits(bits))),
            };
            written.unwrap();
            let home = module.expr(&builder);
            module.add(Lifetime::computed(object, home).arguments(&[address.into()]));
        }
        builder.clear().referrer(Type::bits(bits)).unwrap();
        let plain = module.expr(&builder);
        for marks in marks {
            for _ in 0..self.random.pick(&[0, 0, 1, 1, 2]) {
                let lifetime = module.add(Lifetime::bounded(object, plain));
                // Sometimes the markers were deleted with their code.
                if !self.random.one_in(5) {
                    marks.push((lifetime, Some((bits, false))));
                }
            }
        }
    }

    /// Adds another function, with its variable and fragments.
    pub(super) fn another(
        &mut self,
        module: &mut Module,
        number: usize,
        mut marks: Vec<Mark>,
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
        self.rows(module, body);
        module.add_function(body);
    }
}
