//! The text format of modules, which `docs/text-format.md` defines.
//!
//! Nodes have the syntax of LLVM's metadata, one per line. Code is in sections, each of which names
//! its function:
//!
//! ```text
//! target "x86_64"
//!
//! define @f size 0x20 !dbg !2 {              ; size in bytes; then maybe `block_local`
//! bb0 @ 0x0 -> bb0, bb1:                     ; a block, its first byte, and its successors
//!   0x4: dbg.def !6, %entity(7)
//!   0x8: dbg.kill !6
//! bb1 @ 0x10:
//! }
//! entity @f 7 { 0x0..0x8: %reg(rax), %slot(cfa-24, 64) }
//! lines @f { 0x0: !1 5:3 stmt prologue_end } ; file, line and column
//! scopes @f { !3: 0x4..0x10, 0x18..0x20 }
//! frame @f { 0x0: cfa = rsp+8; ra = [cfa-8]; rbx = same_value }
//!
//! !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "me")
//! !1 = !DIFile(filename: "f.c", directory: "/src")
//! …
//! !6 = distinct !DILifetime(object: !5, location: !DIExpr(DIOpReferrer(i32)))
//! ```
//!
//! [`print()`] gives the canonical text of a module: the order of nodes is the order of ids, so
//! that parsing and printing it gives the same text. [`parse()`] accepts any order of nodes,
//! sections and fields. The rules of a `frame` are `cfa = REG±N`, `REG = [cfa±N]`, `REG = cfa±N`,
//! `REG = REG`, `REG = same_value`, `REG = undefined`, `restore REG`, `remember_state` and
//! `restore_state`; `ra` is the column of the return address. A `;` starts a comment. In a `frame`
//! it separates rules, and starts a comment only at the start of a line.
//!
//! A `define` may have LLVM's older records instead of `dbg.def`s: `0x4: #dbg_value(i32 %reg(rdi),
//! !5, !DIExpression())`. Parsing turns them into lifetimes ([`upgrade`](crate::upgrade)), and
//! these are printed.
//!
//! ```text
//!           one token        nodes and sections          values by the table of nodes
//!   text ──lex──► cursor ──scan──► outline ──node_reader, code_reader──► Module, SourceMap
//!     ▲                                                                    │
//!     └──────────────────── node_writer, code_writer ◄────────────────────┘
//! ```
//!
//! Parsing takes time in proportion to the text, and memory of a few times its size: tokens are not
//! stored, and each pass scans them again. It does not recurse. It reports up to 100 errors, each
//! with its place, the text found there and the expected text.

mod code_reader;
mod code_rows;
mod code_writer;
mod cursor;
mod error;
mod expressions;
mod field_reader;
mod kind;
mod kinds;
mod lex;
mod lists;
mod names;
mod node_reader;
mod node_writer;
mod nodes;
mod omitted;
mod outline;
mod reader;
mod records;
mod referrers;
mod rows;
mod scan;
mod source_map;
mod syntax;
mod tags;
mod text_expression;
mod values;
mod writer;

pub use error::{Located, ParseError, ParseErrorKind, ParseWarning, ParseWarningKind};
pub use source_map::SourceMap;

use crate::module::Module;
use crate::target::Target;
use alloc::string::String;
use alloc::vec::Vec;
use cursor::quote;
use error::{Failure, Report};
use outline::Outline;
use reader::Reader;
use syntax::Span;
use writer::Writer;

/// A parsed module.
#[derive(Clone, Debug)]
pub struct Parsed {
    /// The module.
    pub module: Module,
    /// The places of its nodes in the text.
    pub source_map: SourceMap,
    /// Input that was left out, because a module cannot represent it.
    pub warnings: Vec<ParseWarning>,
}

/// Writes a module as text.
///
/// A reference to a node that does not exist, which the validator rejects, is printed as
/// `<badref>`, which cannot be parsed.
///
/// ```
/// use dwarfsmith::{Module, Target, build::SourceFile, text};
/// let mut module = Module::new(Target::X86_64);
/// module.add(SourceFile::new("a.c").directory("/src"));
/// let printed = text::print(&module);
/// assert_eq!(printed, "target \"x86_64\"\n\n!0 = !DIFile(filename: \"a.c\", directory: \"/src\")\n");
/// ```
pub fn print(module: &Module) -> String {
    let mut writer = Writer::new(module);
    writer.push(format_args!("target "));
    quote(module.target.name(), &mut writer.out);
    writer.push(format_args!("\n\n"));
    writer.globals();
    writer.code();
    writer.nodes();
    writer.out
}

/// Reads a module from text. Only the syntax is checked; [`Module::validate`] checks the module.
///
/// ```
/// use dwarfsmith::text;
/// let parsed = text::parse("target \"x86_64\"\n!7 = !DIFile(filename: \"a.c\", directory: \"/src\")")?;
/// assert_eq!(parsed.module.metadata.files.len(), 1);
///
/// let errors = text::parse("target \"x86_64\"\n!7 = !DIFile(filename: 7)").unwrap_err();
/// assert_eq!(errors[1].to_string(), "2:24: expected a string, in quotes, found `7`");
/// # Ok::<(), Vec<text::ParseError>>(())
/// ```
///
/// # Errors
/// Up to 100 errors, in the order of the text.
pub fn parse(source: &str) -> Result<Parsed, Vec<ParseError>> {
    parse_for(source, &[])
}

/// As [`parse`], for text that may also name one of these targets, which the caller made by
/// [`Target::new`].
///
/// # Errors
/// As those of [`parse`].
pub fn parse_for(source: &str, targets: &[Target]) -> Result<Parsed, Vec<ParseError>> {
    let mut report = Report::default();
    // Positions in the text have 32 bits.
    if u32::try_from(source.len()).is_err() {
        report.error(Failure {
            span: Span::default(),
            kind: ParseErrorKind::TooLarge,
        });
        return Err(report.finish("").0);
    }
    let outline = Outline::new(source, targets, &mut report);
    // A missing target is an error, so that a module with this default is never returned.
    let mut module = Module::new(outline.target.unwrap_or(Target::X86_64));
    let mut source_map = SourceMap::default();
    let mut reader = Reader::new(
        &outline,
        source.len(),
        &mut module,
        &mut report,
        &mut source_map,
    );
    reader.nodes();
    reader.empty_structures();
    reader.scopes_of_globals();
    reader.add_properties();
    let globals = reader.globals();
    reader.code();
    reader.unused_parts();
    reader.upgrade_globals(&globals);
    reader.lifetime_kinds();
    let failed = report.has_errors();
    let (errors, warnings) = report.finish(source);
    if failed {
        Err(errors)
    } else {
        Ok(Parsed {
            module,
            source_map,
            warnings,
        })
    }
}
