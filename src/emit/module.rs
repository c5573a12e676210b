//! All sections of a module: its units, split or not, and its call frame information.

use super::emitter::Emitter;
use super::format::{Omissions, UnitFormat, Units};
use super::frame::{self, FrameSection};
use super::plan::Plan;
use super::sections::{Section, SectionId, Symbols};
use super::smallest::Choice;
use super::split;
use super::strings::SymbolTable;
use super::{EmitError, EmitOptions, EmittedFunction, Frames, Sections};
use crate::lower::Lowered;
use crate::parallel;
use crate::target::Target;
use alloc::boxed::Box;
use alloc::vec::Vec;

/// Writes all sections. If there are names of `.dwo` files, the entries of each unit are split from
/// it.
pub(super) fn emit(
    lowered: &Lowered<'_, '_>,
    options: &EmitOptions,
    dwo_names: Option<&[&str]>,
) -> Result<Sections, EmitError> {
    emit_at(lowered, options, dwo_names, None)
}

/// Writes all sections. One of them may start at another offset than 0, for the tests of limits.
pub(super) fn emit_at(
    lowered: &Lowered<'_, '_>,
    options: &EmitOptions,
    dwo_names: Option<&[&str]>,
    start: Option<(SectionId, u32)>,
) -> Result<Sections, EmitError> {
    let mut format = unit_format(lowered, options, Units::of(dwo_names))?;
    format.start = start;
    let (sections, choices) = emit_with(lowered, (options, format), dwo_names, Vec::new())?;
    match options.smallest {
        false => Ok(sections),
        true => Ok(emit_with(lowered, (options, format), dwo_names, choices)?.0),
    }
}

/// Returns the format of the units. Fails if the options request something that the dialect, the
/// destination or the target does not support.
pub(super) fn unit_format(
    lowered: &Lowered<'_, '_>,
    options: &EmitOptions,
    units: Units,
) -> Result<UnitFormat, EmitError> {
    let mut format = UnitFormat::new(lowered.encoding(), options)?;
    if units == Units::Split {
        format = format.split(options)?;
    }
    if options.names && !format.is_5() {
        return Err(EmitError::NoNames(format.version()));
    }
    options.check_destination(format)?;
    let target = lowered.validated().module().target;
    let differences = target.description().elf.map(|elf| elf.relocations);
    if options.relaxation && differences.is_none_or(|known| known.differences.is_none()) {
        return Err(EmitError::Relaxation(target));
    }
    Ok(format)
}

/// Writes all sections, with the forms and codes chosen for the abbreviations of each emitter. Also
/// returns the new choices.
fn emit_with(
    lowered: &Lowered<'_, '_>,
    (options, format): (&EmitOptions, UnitFormat),
    dwo_names: Option<&[&str]>,
    choices: Vec<Choice>,
) -> Result<(Sections, Vec<Choice>), EmitError> {
    let mut plan = plan(lowered, options, Units::of(dwo_names));
    let mut symbols = SymbolTable::new(&plan.module.metadata.strings);
    let functions = functions(&plan, &mut symbols);
    let mut sections = new_sections(plan.module.target, options, functions);
    sections.is_split = dwo_names.is_some();
    let mut pass = Pass {
        format,
        options,
        choices: choices.into_iter(),
        counted: Vec::new(),
        sections,
    };
    let tables = (symbols, Omissions::default());
    let (mut tables, frames) = match dwo_names {
        None => pass.whole_units(&plan, tables)?,
        Some(names) => (pass.split_units(&mut plan, names, tables)?, None),
    };
    let frames = match frames {
        Some(frames) => frames,
        None => write_frames(
            &plan,
            format,
            options,
            &pass.sections.functions,
            &mut tables.0,
        )?,
    };
    let Pass {
        counted,
        mut sections,
        ..
    } = pass;
    complete(&mut sections, frames, tables, format)?;
    Ok((sections, counted))
}

/// The number of sections of most modules.
const USUAL_SECTIONS: usize = 12;

/// Returns an empty result, for these functions.
pub(super) fn new_sections(
    target: Target,
    options: &EmitOptions,
    functions: Vec<EmittedFunction>,
) -> Sections {
    Sections {
        target,
        sections: Vec::with_capacity(USUAL_SECTIONS),
        symbols: Symbols::default(),
        functions,
        omissions: Vec::new(),
        code: options.code,
        is_split: false,
        is_relaxed: options.relaxation,
        #[cfg(feature = "object")]
        is_compressed: false,
        elf_flags: None,
    }
}

/// Adds the call frame information and the tables of all units to their sections.
pub(super) fn complete(
    sections: &mut Sections,
    frames: Vec<Section>,
    (symbols, omissions): (SymbolTable, Omissions),
    format: UnitFormat,
) -> Result<(), EmitError> {
    sections.sections.extend(frames);
    let is_large = |section: &&Section| section.bytes.len() as u64 >= u64::from(format.limit);
    if let Some(section) = sections.sections.iter().find(is_large) {
        return Err(EmitError::TooLarge(section.id));
    }
    sections.symbols = symbols.finish()?;
    sections.omissions = omissions.finish();
    Ok(())
}

fn plan<'l, 'v, 'm>(
    lowered: &'l Lowered<'v, 'm>,
    options: &EmitOptions,
    units: Units,
) -> Plan<'l, 'v, 'm> {
    let mut plan = Plan::new(lowered, units);
    if options.type_units {
        plan.select_type_units();
    }
    if options.shared_types {
        plan.share_types();
    }
    plan
}

/// The tables that all emitters of a module share.
type Tables = (SymbolTable, Omissions);

/// One pass over the units of a module. With [`EmitOptions::smallest`] there are two.
struct Pass<'o> {
    format: UnitFormat,
    options: &'o EmitOptions,
    /// The choices of the previous pass, for the emitters that are still to come.
    choices: alloc::vec::IntoIter<Choice>,
    /// The choices for the next pass.
    counted: Vec<Choice>,
    sections: Sections,
}

impl Pass<'_> {
    /// Writes all units. Also writes the frames if they need no symbol that the units may add.
    fn whole_units(
        &mut self,
        plan: &Plan<'_, '_, '_>,
        tables: Tables,
    ) -> Result<(Tables, Option<Vec<Section>>), EmitError> {
        // In a box, since it is moved several times.
        let mut emitter = Box::new(Emitter::new(plan, self.format, tables));
        emitter.set_options(self.options, self.choices.next());
        let units = plan.module.metadata.units.iter();
        let functions = core::mem::take(&mut self.sections.functions);
        let (format, options) = (self.format, self.options);
        let output = (&mut self.sections, &mut self.counted);
        let (tables, frames) = parallel::join(
            functions.len(),
            || emitter.all(units, output, options),
            || {
                // The symbols of personality routines and their data follow those of the units.
                if plan.views().any(|view| view.exceptions.is_some()) {
                    return None;
                }
                let mut symbols = SymbolTable::empty();
                write_frames(plan, format, options, &functions, &mut symbols).ok()
            },
        );
        self.sections.functions = functions;
        Ok((tables?, frames))
    }

    /// Writes each unit in a separate file.
    fn split_units(
        &mut self,
        plan: &mut Plan<'_, '_, '_>,
        names: &[&str],
        mut tables: Tables,
    ) -> Result<Tables, EmitError> {
        let units = &plan.module.metadata.units;
        split::check(names, units.len())?;
        for ((id, unit), name) in units.iter().zip(names) {
            plan.select(id);
            let mut emitter = Box::new(Emitter::new(plan, self.format, tables));
            emitter.set_options(self.options, self.choices.next());
            emitter.split(name);
            let first = self.sections.sections.len();
            let units = [(id, unit)].into_iter();
            let output = (&mut self.sections, &mut self.counted);
            tables = emitter.all(units, output, self.options)?;
            self.sections.merge_from(first, id.index() as u32);
        }
        Ok(tables)
    }
}

/// Returns the sections of call frame information.
fn write_frames(
    plan: &Plan<'_, '_, '_>,
    format: UnitFormat,
    options: &EmitOptions,
    functions: &[EmittedFunction],
    symbols: &mut SymbolTable,
) -> Result<Vec<Section>, EmitError> {
    let mut sections = Vec::new();
    for id in frame_sections(options) {
        let mut section = FrameSection::new(format, *id);
        frame::emit(plan, functions, symbols, &mut section)?;
        sections.extend(section.finish()?);
    }
    Ok(sections)
}

/// Returns the sections of call frame information that the options select.
pub(super) fn frame_sections(options: &EmitOptions) -> &'static [SectionId] {
    match options.frames {
        Frames::None => &[],
        Frames::Debug => &[SectionId::DebugFrame],
        Frames::Eh => &[SectionId::EhFrame],
        Frames::Both => &[SectionId::DebugFrame, SectionId::EhFrame],
    }
}

/// Returns the functions of a module. Their symbols get the first indices.
pub(super) fn functions(
    plan: &Plan<'_, '_, '_>,
    symbols: &mut SymbolTable,
) -> Vec<EmittedFunction> {
    let mut emitted = Vec::with_capacity(plan.module.code.len());
    for function in plan.views() {
        let subprogram = plan.module.metadata.subprograms.get(function.subprogram);
        emitted.extend(function.pieces().map(|piece| EmittedFunction {
            id: function.id,
            start: piece.range.start,
            symbol: symbols.index(piece.symbol, &plan.module.metadata.strings),
            size: piece.size(),
            external: piece.number == 0 && subprogram.is_some_and(|node| node.is_external()),
        }));
    }
    emitted
}
