//! All sections of a module: its units, split or not, and its call frame information.

use super::buffer::Buffer;
use super::emitter::Emitter;
use super::format::{Omissions, UnitFormat};
use super::frame;
use super::plan::Plan;
use super::sections::{Section, SectionId, Symbols};
use super::smallest::Choice;
use super::split;
use super::strings::SymbolTable;
use super::{EmitError, EmitOptions, EmittedFunction, Frames, Sections};
use crate::lower::Lowered;
use crate::parallel;
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
    let mut format = UnitFormat::new(lowered.encoding(), options)?;
    format.start = start;
    let (sections, choices) = emit_with(lowered, (options, format), dwo_names, Vec::new())?;
    match options.smallest {
        false => Ok(sections),
        true => Ok(emit_with(lowered, (options, format), dwo_names, choices)?.0),
    }
}

/// Writes all sections, with the forms and codes chosen for the abbreviations of each emitter. Also
/// returns the new choices.
fn emit_with(
    lowered: &Lowered<'_, '_>,
    (options, mut format): (&EmitOptions, UnitFormat),
    dwo_names: Option<&[&str]>,
    choices: Vec<Choice>,
) -> Result<(Sections, Vec<Choice>), EmitError> {
    let (mut choices, mut counted) = (choices.into_iter(), Vec::new());
    if dwo_names.is_some() {
        format = format.split(options)?;
    }
    if options.names && !format.is_5() {
        return Err(EmitError::NoNames(format.version()));
    }
    options.check_destination(dwo_names.is_some(), lowered.encoding().offset_bytes)?;
    let target = lowered.validated().module().target;
    let differences = target.description().elf.map(|elf| elf.relocations);
    if options.relaxation && differences.is_none_or(|known| known.differences.is_none()) {
        return Err(EmitError::Relaxation(target));
    }
    let mut plan = Plan::new(lowered, dwo_names.is_some());
    if options.type_units {
        plan.select_type_units();
    }
    if options.shared_types {
        plan.share_types();
    }
    let metadata = &plan.module.metadata;
    let mut sections = Sections {
        target: plan.module.target,
        sections: Vec::new(),
        symbols: Symbols::default(),
        functions: Vec::new(),
        left_out: Vec::new(),
        code: options.code,
        is_split: dwo_names.is_some(),
        is_relaxed: options.relaxation,
        #[cfg(feature = "object")]
        is_compressed: false,
    };
    let mut symbols = SymbolTable::new(&metadata.strings);
    let functions = functions(&plan, &mut symbols);
    let mut tables = (symbols, Omissions::default());
    let frame_sections = frame_sections(options.frames);
    let mut frames = None;
    match dwo_names {
        None => {
            let mut emitter = Emitter::new(&plan, format, tables);
            emitter.set_options(options, choices.next());
            let units = metadata.units.iter();
            let (written, ahead) = parallel::join(
                functions.len(),
                || emitter.all(units, (&mut sections, &mut counted), options),
                || {
                    // Most functions need no symbol but their own.
                    let mut symbols = SymbolTable::new(&metadata.strings);
                    let written = write_frames(frame_sections, |id| {
                        frame::emit(&plan, format, &functions, &mut symbols, id)
                    });
                    written.ok().filter(|_| symbols.is_empty())
                },
            );
            tables = written?;
            frames = ahead;
        }
        Some(names) => {
            split::check(names, metadata.units.len())?;
            for ((id, unit), name) in metadata.units.iter().zip(names) {
                plan.select(id);
                let mut emitter = Emitter::new(&plan, format, tables);
                emitter.set_options(options, choices.next());
                emitter.split(name);
                let first = sections.sections.len();
                let units = [(id, unit)].into_iter();
                tables = emitter.all(units, (&mut sections, &mut counted), options)?;
                sections.merge_from(first, id.index() as u32);
            }
        }
    }
    let frames = match frames {
        Some(frames) => frames,
        None => write_frames(frame_sections, |id| {
            frame::emit(&plan, format, &functions, &mut tables.0, id)
        })?,
    };
    sections.sections.extend(frames);
    sections.functions = functions;
    let is_large = |section: &&Section| section.bytes.len() as u64 >= u64::from(format.limit);
    if let Some(section) = sections.sections.iter().find(is_large) {
        return Err(EmitError::TooLarge(section.id));
    }
    sections.symbols = tables.0.finish()?;
    sections.left_out = tables.1.finish();
    Ok((sections, counted))
}

/// Returns the sections of call frame information.
fn frame_sections(frames: Frames) -> &'static [SectionId] {
    match frames {
        Frames::None => &[],
        Frames::Debug => &[SectionId::DebugFrame],
        Frames::Eh => &[SectionId::EhFrame],
        Frames::Both => &[SectionId::DebugFrame, SectionId::EhFrame],
    }
}

fn write_frames(
    ids: &[SectionId],
    mut write: impl FnMut(SectionId) -> Result<Buffer, EmitError>,
) -> Result<Vec<Section>, EmitError> {
    let mut sections = Vec::new();
    for id in ids {
        sections.extend(write(*id)?.finish(*id)?);
    }
    Ok(sections)
}

/// Returns the functions of a module. Their symbols get the first indices.
fn functions(plan: &Plan<'_, '_, '_>, symbols: &mut SymbolTable<'_>) -> Vec<EmittedFunction> {
    let mut emitted = Vec::with_capacity(plan.module.code.len());
    for function in plan.views() {
        let subprogram = plan.module.metadata.subprograms.get(function.subprogram);
        emitted.extend(function.pieces().map(|piece| EmittedFunction {
            id: function.id,
            start: piece.range.start,
            symbol: symbols.index(piece.symbol),
            size: piece.size(),
            external: piece.number == 0 && subprogram.is_some_and(|node| node.is_external()),
        }));
    }
    emitted
}
