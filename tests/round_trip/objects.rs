//! Random fragments, global fragments, frame bases and lane properties.

use super::{Generator, Known, Mark, Reach, variable};
use dwarfsmith::build::{Global, Lifetime};
use dwarfsmith::expr::DIExprBuilder;
use dwarfsmith::metadata::*;
use dwarfsmith::{Module, Type};
impl Generator {
    /// Adds objects that hold addresses and have no lifetimes: global fragments and code locations.
    pub(super) fn fixed(&mut self, module: &mut Module) -> Vec<Object> {
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
    pub(super) fn computed(
        &mut self,
        module: &mut Module,
        ty: Type,
        mut reach: Reach,
    ) -> FragmentId {
        let fragment = module.metadata.fragments.push(DIFragment {});
        let mut builder = module.builder();
        let depth = self.random.below(3) as u32;
        self.entry(&mut builder, &mut reach, ty, depth);
        let expression = module.expr(&builder);
        module.add(Lifetime::computed(fragment, expression).arguments(&reach.arguments));
        fragment
    }

    /// Gives a function a lane PC and active lanes.
    pub(super) fn lanes(&mut self, module: &mut Module, subprogram: SubprogramId) {
        let lanes = |generator: &mut Generator, module: &mut Module, ty: Type| {
            let usable = generator.fragments.clone();
            let reach = Reach {
                referrer: None,
                instance: false,
                whole: false,
                usable,
                arguments: Vec::new(),
            };
            Some(generator.computed(module, ty, reach))
        };
        let lane_pc = lanes(self, module, Type::vector(64, Type::uint(64)).unwrap());
        let active_lane = lanes(self, module, Type::uint(64));
        let node = module.metadata.subprograms.get_mut(subprogram).unwrap();
        node.lanes = Rare::from(LaneDetails {
            lane_pc,
            active_lane,
            lane_count: Some(64),
            iterations: None,
        });
    }

    /// Gives the function a fragment as its frame base, mostly memory near the CFA.
    pub(super) fn frame_base(
        &mut self,
        module: &mut Module,
        subprogram: SubprogramId,
        marks: &mut Vec<Mark>,
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

    /// Adds a variable that is composed of all unused fragments: the validator rejects unused ones.
    pub(super) fn rest(&mut self, module: &mut Module, subprogram: SubprogramId) {
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

    /// Adds variables that share fragments: one is the fragment, another is computed from it.
    pub(super) fn shared(&mut self, module: &mut Module, subprogram: SubprogramId) {
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
}
