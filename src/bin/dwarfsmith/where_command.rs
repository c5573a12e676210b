//! `dwarfsmith where`: prints an object's location in the metadata language and in each dialect's
//! DWARF, side by side.

use crate::Outcome;
use crate::input;
use crate::module::ModuleArguments;
use crate::report::{Reporter, Severity};
use dwarfsmith::check::expect::{Agreement, Answer, Compared, Question};
use dwarfsmith::dwarf::Dialect;
use dwarfsmith::lower::Lowered;
use dwarfsmith::markers::{CodeRange, FunctionId};
use dwarfsmith::{ObjectNames, OneLine};
use std::fmt::Write;

/// Show the locations of objects in the metadata language and in the DWARF of each dialect, and why
/// a dialect gives less
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    module: ModuleArguments,
    /// A place: `f+0x10`, `f+0x8..0x18`, or `elsewhere` for code of other modules; default: all
    /// code
    #[arg(long, value_name = "PLACE")]
    at: Option<String>,
    /// An object: `x`, `x@12` with its line, `!20` by its node, `cfa`, or `caller(rbx)`; default:
    /// all variables
    #[arg(long, value_name = "OBJECT")]
    object: Option<String>,
    /// The contents of the machine: `rsp=0x7000, [0x7010]=<2a 00>`; other registers have distinct values
    #[arg(long, value_name = "ITEMS")]
    with: Option<String>,
}

pub fn run(arguments: &Arguments, reporter: &Reporter) -> Outcome {
    let outcome = || {
        let input = input::read(arguments.module.file(), reporter)?;
        let parsed = input::parse(&input, reporter)?;
        let [object, at, with] =
            [&arguments.object, &arguments.at, &arguments.with].map(|text| text.as_deref());
        let read = |object, at, with| Question::read(&input.text, &parsed, object, at, with);
        let questions = read(object, at, with).map_err(|error| {
            // Each option alone shows which one is wrong.
            let option = match () {
                () if read(None, at, None).is_err() => "--at",
                () if read(None, None, with).is_err() => "--with",
                () => "--object",
            };
            let message = format!("{option} cannot be read: {}", error.kind);
            reporter.report(Severity::Error, &message);
            Outcome::Unusable
        })?;
        let validated = input::validate(&parsed, &input, input::Shown::Errors, reporter)?;
        let dialects = arguments
            .module
            .dialect()
            .map_or(Dialect::ALL.to_vec(), |dialect| vec![dialect]);
        let lowered = dialects
            .iter()
            .map(|dialect| validated.lower(&arguments.module.options(*dialect)));
        let lowered: Vec<Lowered<'_, '_>> = lowered.collect::<Result<_, _>>().map_err(|error| {
            reporter.report(Severity::Error, &error.to_string());
            Outcome::Wrong
        })?;
        let mut text = String::new();
        let names = ObjectNames::of(&parsed.module);
        let mut compared = Compared::new(&validated, &lowered);
        let answers = compared.answers(&questions);
        for (question, answers) in questions.iter().zip(answers) {
            for answer in answers {
                show(&mut text, question, &answer, &lowered, &names);
            }
        }
        Ok(reporter.result(text.as_bytes()))
    };
    outcome().unwrap_or_else(|outcome: Outcome| outcome)
}

/// Appends one answer: a line for the language, a line for each dialect, and the reasons if a
/// dialect gives less.
fn show(
    text: &mut String,
    question: &Question,
    answer: &Answer,
    lowered: &[Lowered<'_, '_>],
    names: &ObjectNames,
) {
    // Writing to a string does not fail.
    let _ = writeln!(
        text,
        "{} {}",
        OneLine(question.subject()),
        code(answer.code, lowered)
    );
    let _ = writeln!(text, "  {:<13} {}", "language", answer.language);
    for (lowered, shown) in lowered.iter().zip(&answer.lowered) {
        let note = match shown.agreement {
            Agreement::Different => "  WRONG: not what the language says",
            Agreement::Weaker => "  WRONG: less than the language says, and not reported",
            Agreement::Degraded => "  degraded",
            _ => "",
        };
        let _ = writeln!(
            text,
            "  {:<13} {}{note}",
            lowered.encoding().dialect.name(),
            shown.location
        );
        if shown.agreement != Agreement::Same || shown.location == "undef" {
            for reason in &shown.missing {
                let _ = writeln!(
                    text,
                    "  {:<13}   because {}",
                    "",
                    reason.describe_with(lowered, names)
                );
            }
        }
    }
}

fn code(code: Option<(FunctionId, CodeRange)>, lowered: &[Lowered<'_, '_>]) -> String {
    let Some((function, range)) = code else {
        return "elsewhere".to_string();
    };
    let module = lowered.first().map(|lowered| lowered.validated().module());
    let symbol = module.and_then(|module| {
        Some(
            module
                .metadata
                .strings
                .get(module.code.function(function)?.symbol),
        )
    });
    let symbol = OneLine(symbol.unwrap_or("?"));
    match range.end - range.start {
        1 => format!("at {symbol}+{:#x}", range.start),
        _ => format!("at {symbol}+{:#x}..{:#x}", range.start, range.end),
    }
}
