//! Any bytes as a module in text, taken through all steps.

use super::Input;
use dwarfsmith::check::{self, Options};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::emit::{EmitOptions, Frames};
use dwarfsmith::gimli::Format;
use dwarfsmith::lower::LowerOptions;

/// The largest module whose meaning is computed, in bytes of text.
const LARGEST: usize = 1500;

/// The first bytes choose the dialect, and the rest is the text.
pub fn text(bytes: &[u8]) {
    let mut input = Input(bytes);
    let dialect = input.pick(&Dialect::ALL);
    let flags = input.byte();
    let source = String::from_utf8_lossy(input.0);
    let Ok(parsed) = dwarfsmith::text::parse(&source) else {
        return;
    };
    let module = parsed.module;
    let printed = dwarfsmith::text::print(&module);
    let again = match dwarfsmith::text::parse(&printed) {
        Ok(again) => again,
        Err(errors) => panic!("what was printed cannot be read: {errors:?}\n{printed}"),
    };
    assert_eq!(dwarfsmith::text::print(&again.module), printed);
    let (validated, diagnostics) = module.validate_keeping_valid();
    let _ = diagnostics.to_string();
    let options = LowerOptions {
        gnu: flags & 1 == 0,
        experimental: flags & 2 == 0,
        portable: flags & 4 == 0,
        format: if flags & 8 == 0 {
            Format::Dwarf32
        } else {
            Format::Dwarf64
        },
        ..LowerOptions::new(dialect)
    };
    let Ok(lowered) = validated.lower(&options) else {
        return;
    };
    let _ = lowered.emit(&EmitOptions {
        frames: Frames::Both,
        ..EmitOptions::default()
    });
    if source.len() <= LARGEST {
        let report = check::round_trip(&validated, &lowered, Options { states: 1, seed: 0 });
        assert!(report.is_clean(), "{report}");
    }
    let mut module = again.module;
    module.simplify();
    let _ = module.validate_keeping_valid();
}
