//! Expectations: comments that begin with `;!` and state what must hold in the module that contains
//! them.
//!
//! ```text
//!   ;! f+0x10 with rsp=0x7000: x = mem(0)+0x7010
//!      place   machine         subject  location
//! ```
//!
//! `docs/text-format.md`, section 7, has the syntax. Each expectation is checked against the
//! [reference](mod@super::reference) meaning of the metadata, and against the lowered module. The
//! lowered location must equal the reference location on the expectation's machine, or give less if
//! lowering reported a degradation.
//!
//! ```
//! use dwarfsmith::check::expect::Expectations;
//! use dwarfsmith::text;
//!
//! let source = r#"
//! target "x86_64"
//! define @f size 0x10 !dbg !2 {
//! bb0 @ 0x0:
//!   0x4: dbg.def !20, %reg(rax)
//! }
//! !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "example")
//! !1 = !DIFile(filename: "f.c", directory: "/src")
//! !2 = distinct !DISubprogram(name: "f", unit: !0, file: !1, line: 1)
//! !3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
//! !10 = !DILocalVariable(name: "x", scope: !2, file: !1, line: 2, type: !3)
//! !20 = distinct !DILifetime(object: !10, location: !DIExpr(DIOpReferrer(i32)))
//! ;! f+0x0..0x4: x = undef
//! ;! f+0x4..0x10: x = reg(0)+0
//! ;! f+0x8: x = reg(3)+0
//! "#;
//! let parsed = text::parse(source)?;
//! let expectations = Expectations::read(source, &parsed).unwrap_or_else(|errors| panic!("{errors:?}"));
//! let validated = parsed.module.validate().unwrap_or_else(|diagnostics| panic!("{diagnostics}"));
//! let failures = expectations.against_reference(&validated);
//! assert_eq!(failures.len(), 1);
//! assert_eq!((failures[0].line, failures[0].found.as_str()), (15, "reg(0)+0"));
//! # Ok::<(), Vec<text::ParseError>>(())
//! ```

mod consumed;
mod error;
mod form;
mod machine;
mod names;
mod parse;
mod query;

pub use error::{ExpectationError, ExpectationErrorKind};
pub use form::ExpectedLocation;
pub use machine::Given;
pub use query::{Agreement, Answer, Compared, DialectLocation, Question};

use super::compare::{Comparison, Relation};
use super::copies::Copies;
use super::frames::FrameSubject;
use super::object::{Boundaries, Checked, Site, Used};
use super::reference::{Found, InstancePart, Reference, Unknown, set_text};
use super::{Options, evaluator, reference_of, shared};
use crate::eval::Rules;
use crate::lower::Lowered;
use crate::markers::FunctionId;
use crate::metadata::Object;
use crate::one_line::OneLine;
use crate::text::Parsed;
use crate::units::Position;
use crate::validate::Validated;
use alloc::borrow::Cow;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use consumed::{Consumed, Side};
use core::fmt;
use machine::When;
use names::Names;

/// The code to which an expectation applies.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Place {
    /// Positions of a function: a half-open range of byte offsets.
    Function {
        function: String,
        first: u32,
        end: u32,
    },
    /// A program counter outside of functions.
    Elsewhere,
}

/// A given value of the machine.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Known {
    Register {
        register: String,
        when: When,
        bytes: Vec<u8>,
    },
    Memory {
        space: u64,
        address: u64,
        bytes: Vec<u8>,
    },
    Symbol {
        symbol: String,
        address: u64,
    },
    Cfa(u64),
    Object(Vec<(u64, InstancePart)>),
    Thread(u64),
}

/// An object: a variable by its name, or any object by the number of its node.
#[derive(Clone, PartialEq, Eq, Debug)]
enum ObjectName {
    Named { name: String, line: Option<u32> },
    Node(u32),
}

/// The subject of an expectation.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Subject {
    Object(ObjectName),
    Cfa,
    Caller {
        register: String,
        line: usize,
        column: usize,
    },
}

/// The expectation in a line, before its names are resolved.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Expectation {
    line: usize,
    column: usize,
    /// The text as written, without the start of the comment.
    text: String,
    place: Place,
    lane: u64,
    iteration: u64,
    /// The given values, each with its column.
    known: Vec<(usize, Known)>,
    subject: Subject,
    expected: ExpectedLocation,
    /// The index in the text where the expected location begins.
    expected_at: usize,
    /// The objects that expected pointers point to.
    targets: Vec<ObjectName>,
}

/// The subject of an expectation, resolved in the module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum About {
    Object(Object),
    Frame(FrameSubject),
}

/// An expectation with resolved names.
#[derive(Clone, Debug)]
struct Resolved {
    line: usize,
    column: usize,
    text: String,
    /// The function, and its positions.
    place: Option<(FunctionId, u32, u32)>,
    machine: Given,
    about: About,
    expected: ExpectedLocation,
    expected_at: usize,
    targets: Vec<Object>,
}

/// The expectations of a module.
#[derive(Clone, Debug, Default)]
pub struct Expectations {
    all: Vec<Resolved>,
}

/// An expectation that does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FailedExpectation {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The expectation, as it is written.
    pub expectation: String,
    /// The first position at which it does not hold, a byte offset from the start of the function;
    /// `None` outside of functions.
    pub position: Option<Position>,
    /// The expected location, as it is written.
    pub expected: String,
    /// The location that was found, in normal form, or the reason why there is none.
    pub found: String,
}

impl fmt::Display for FailedExpectation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let FailedExpectation {
            line,
            column,
            expectation,
            position,
            expected,
            found,
        } = self;
        let expectation = OneLine(expectation);
        write!(f, "{line}:{column}: `{expectation}` does not hold")?;
        if let Some(position) = position {
            write!(f, " at {position:#x}")?;
        }
        write!(
            f,
            ": expected {}, found {}",
            OneLine(expected),
            OneLine(found)
        )
    }
}

impl Expectations {
    /// Reads the expectations in the text of a module.
    ///
    /// # Errors
    /// One error for each line that begins like an expectation but is not one, or that uses a name
    /// that the module does not have.
    pub fn read(source: &str, parsed: &Parsed) -> Result<Expectations, Vec<ExpectationError>> {
        let marked = source.strip_prefix('\u{feff}');
        let (expectations, mut errors) = parse::parse(marked.unwrap_or(source));
        let mut all = Vec::new();
        if !expectations.is_empty() {
            let names = Names::new(source, parsed);
            for expectation in expectations {
                match names.resolve(expectation) {
                    Ok(resolved) => all.push(resolved),
                    Err(error) => errors.push(error),
                }
            }
        }
        errors.sort_by_key(|error| (error.line, error.column));
        if errors.is_empty() {
            Ok(Expectations { all })
        } else {
            Err(errors)
        }
    }

    /// The number of expectations.
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// True if there are no expectations.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Returns the expectations that do not hold by the reference meaning of the metadata, in the
    /// order of lines.
    pub fn against_reference(&self, validated: &Validated<'_>) -> Vec<FailedExpectation> {
        let reference = reference_of(validated);
        let mut failures = Vec::new();
        for expectation in &self.all {
            for place in expectation.places() {
                if let Err(found) = expectation.holds(&reference, place) {
                    failures.push(expectation.failure(place, found));
                    break;
                }
            }
        }
        failures
    }

    /// Returns the expectations that do not hold for the lowered module, in the order of lines: the
    /// object is neither at the expected location nor reported as degraded. Fragments that are only
    /// arguments are not checked, because they are not lowered to an entry.
    pub fn against_lowered(&self, lowered: &Lowered<'_, '_>) -> Vec<FailedExpectation> {
        let validated = lowered.validated();
        let reference = reference_of(validated);
        let uses = Uses::new(validated);
        let mut consumed = Consumed::new(lowered);
        let mut failures = Vec::new();
        // Under DWARF 5's rules, a consumer pushes the address of a type's instance, so an instance
        // without an address cannot be compared.
        let needs_address = Rules::of(lowered.encoding().dialect) == Rules::Dwarf5;
        let has_same = |one: &Resolved, other: &Resolved| {
            let [one, other] = [one, other].map(|expectation| &expectation.machine.symbols);
            one == other
        };
        for alike in self.all.chunk_by(has_same) {
            let Some(first) = alike.first() else { continue };
            let side = consumed.side(&first.machine);
            for expectation in alike {
                if !needs_address || expectation.machine.has_address() {
                    failures.extend(expectation.unmet(&reference, &uses, &side));
                }
            }
        }
        failures
    }
}

/// A function and a position in it; `None` outside of functions.
type At = Option<(FunctionId, Position)>;

impl Resolved {
    fn places(&self) -> impl Iterator<Item = At> + use<> {
        let (function, first, end) = match self.place {
            Some((function, first, end)) => (Some(function), first, end),
            None => (None, 0, 1),
        };
        (first..end).map(move |pc| function.map(|function| (function, Position(pc))))
    }

    /// Compares all places with the lowered side. Returns the first place where it does not have
    /// the expected location.
    fn unmet(
        &self,
        reference: &Reference<'_>,
        uses: &Uses,
        side: &Side<'_, '_>,
    ) -> Option<FailedExpectation> {
        for place in self.places() {
            let result = match self.about {
                About::Frame(of) => self.compare_frame(reference, side, of, place),
                About::Object(object) => {
                    let used = uses.of(object, place.map(|(function, _)| function))?;
                    Some(self.compare(reference, side, (object, used), place))
                }
            };
            if let Err(found) = Resolved::verdict(result) {
                return Some(self.failure(place, found));
            }
        }
        None
    }

    fn failure(&self, place: At, found: String) -> FailedExpectation {
        FailedExpectation {
            line: self.line,
            column: self.column,
            expectation: self.text.clone(),
            position: place.map(|(_, pc)| pc),
            expected: self.text.get(self.expected_at..).unwrap_or("").to_string(),
            found,
        }
    }

    fn machine(&self, pc: u64) -> Given {
        Given {
            pc,
            ..self.machine.clone()
        }
    }

    /// The machine at a place. Without a CFA, it has the one that the frame rules compute from the
    /// given registers. With a CFA, the register from which they compute it has the number that
    /// gives this CFA, unless its contents are given.
    fn machine_at(&self, reference: &Reference<'_>, place: At) -> Given {
        let mut machine = self.machine(place.map_or(0, |(_, pc)| pc.0.into()));
        if let Some(cfa) = machine.cfa {
            if let Some((register, offset)) = reference.at(place, &machine).cfa_register() {
                let number = cfa.wrapping_sub(offset as u64);
                let register = machine.registers.entry((register.0, When::Now));
                register.or_insert_with(|| number.to_le_bytes().to_vec());
            }
        } else {
            machine.has_others = false;
            machine.cfa = reference.at(place, &machine).computed_cfa();
            machine.has_others = true;
        }
        machine
    }

    fn found(&self, reference: &Reference<'_>, place: At) -> Result<Option<Found>, Unknown> {
        let machine = self.machine_at(reference, place);
        let mut at = reference.at(place, &machine);
        match self.about {
            About::Object(object) => at.object(object).map(Some),
            About::Frame(FrameSubject::Cfa) => at.frame_address(),
            About::Frame(FrameSubject::Caller(register)) => at.caller(register),
        }
    }

    /// Checks whether the reference meets the expectation. Returns the reference's location as an
    /// error if it does not.
    fn holds(&self, reference: &Reference<'_>, place: At) -> Result<(), String> {
        let order = reference.module().target.byte_order();
        let expected = match self.targets.is_empty() {
            true => Cow::Borrowed(&self.expected),
            false => Cow::Owned(self.with_targets(reference, place)?),
        };
        if matches!(self.about, About::Frame(_))
            && self.machine.cfa.is_some()
            && reference.at(place, &self.machine).has_cfa_expression()
        {
            return Err(
                "an expression that computes the CFA; give what it reads instead of `cfa`".into(),
            );
        }
        match self.found(reference, place) {
            Ok(Some(found)) if found.bits > form::MAX_BITS => {
                Err("an object that is too large".to_string())
            }
            Ok(Some(found)) => {
                let is_as_expected = match &*expected {
                    // A consumer shows no part of an object that depends on an undefined location.
                    ExpectedLocation::Undefined => found.form.is_undefined() || is_unread(&found),
                    expected => expected.is(&found.form, order),
                };
                if is_as_expected {
                    Ok(())
                } else {
                    Err(found.form.text(order))
                }
            }
            Ok(None) if self.expected == ExpectedLocation::Undefined => Ok(()),
            Ok(None) => Err("no location, because the function has no frame rules".to_string()),
            Err(unknown) => Err(unknown.to_string()),
        }
    }

    /// Returns the expected location with the locations of the objects that its pointers point to.
    fn with_targets(
        &self,
        reference: &Reference<'_>,
        place: At,
    ) -> Result<ExpectedLocation, String> {
        let order = reference.module().target.byte_order();
        let machine = self.machine_at(reference, place);
        let mut at = reference.at(place, &machine);
        let mut expected = self.expected.clone();
        expected.replace_targets(&mut |number| {
            let object = self.targets.get(number).ok_or("unknown")?;
            let found = at.object(*object).map_err(|unknown| unknown.to_string())?;
            Ok::<_, String>(ExpectedLocation::of(&found.form, order))
        })?;
        Ok(expected)
    }

    /// Compares the lowered location of an object with the reference. Returns the relation (`None`
    /// if the reference does not define one), whether a degradation was reported, and the location
    /// that was found.
    fn compare(
        &self,
        reference: &Reference<'_>,
        side: &Side<'_, '_>,
        (object, used): (Object, Used),
        place: At,
    ) -> (Option<Relation>, bool, String) {
        let locations = &side.locations;
        let module = reference.module();
        let function = place.and_then(|(function, _)| module.code.function(function));
        let pc = place.map_or(Position::START, |(_, pc)| pc);
        let (options, order) = (Options::default(), module.target.byte_order());
        let site = Site {
            module,
            function,
            boundaries: Boundaries::default(),
            locations,
            reference,
            copies: &Copies::default(),
            lanes: &[],
            options,
        };
        let checked = Checked::new(&site, object, used);
        let machine = Given {
            has_frame: locations.has_frame(place.map(|(function, _)| function)),
            ..self.machine_at(reference, place)
        };
        let mut at = reference.at(place, &machine);
        let Ok(expected) = checked.expected(&mut at) else {
            return (None, false, "unknown".to_string());
        };
        let comparison = Comparison {
            machine: &checked.consumer(&machine),
            state: &machine,
            order,
        };
        let mut evaluator = evaluator(locations.encoding);
        let (relation, found) = checked.lowered(&expected, &comparison, pc, &mut evaluator);
        let is_degraded = relation == Relation::Weaker
            && checked.is_degraded(&reference.dependencies(object), pc);
        let found = set_text(found.iter().map(|it| it.text(order)).collect());
        (Some(relation), is_degraded, found)
    }

    /// Like [`compare`](Resolved::compare), for a frame rule. Returns `None` if emission fails.
    fn compare_frame(
        &self,
        reference: &Reference<'_>,
        side: &Side<'_, '_>,
        of: FrameSubject,
        place: At,
    ) -> Option<(Option<Relation>, bool, String)> {
        let (id, pc) = place?;
        let function = reference.module().code.function(id)?;
        let given = self.machine_at(reference, place);
        let machine = |pc: u64| Given {
            pc,
            ..given.clone()
        };
        let frames = side.frames.as_ref()?;
        let (relation, is_lost, found) = frames.compare(reference, (function, pc), of, &machine)?;
        Some((relation.ok(), is_lost, found))
    }

    /// Returns `Ok` if the lowered side is exact, or gives less and a degradation was reported.
    /// Otherwise returns the location that was found.
    fn verdict(seen: Option<(Option<Relation>, bool, String)>) -> Result<(), String> {
        match seen {
            // If the reference does not define the location, the comparison with the reference has
            // already failed.
            None
            | Some((None | Some(Relation::Exact), ..))
            | Some((Some(Relation::Weaker), true, _)) => Ok(()),
            Some((Some(Relation::Weaker), false, found)) => {
                Err(format!("{found}, and no degradation was reported"))
            }
            Some((Some(Relation::Unknown), _, found)) => Err(format!(
                "{found}, a chain of pointers that is too long to compare"
            )),
            Some((Some(Relation::Different), _, found)) => Err(found),
        }
    }
}

/// True if no part of an object can be read, because a location that it depends on is undefined.
fn is_unread(found: &Found) -> bool {
    let is_unknown = |bit: &form::Bit<_>| {
        matches!(
            bit,
            form::Bit::Undefined | form::Bit::Failed | form::Bit::Unread
        )
    };
    found.form.fault() == Some(super::reference::EvaluationFault::Undefined)
        && form::bits_of(&found.form, crate::target::ByteOrder::Little)
            .iter()
            .all(|bits| bits.iter().all(is_unknown))
}

/// The uses of objects in the lowered module: in all code, or in the code of a function.
struct Uses(BTreeMap<(Object, Option<FunctionId>), Used>);

impl Uses {
    fn new(validated: &Validated<'_>) -> Uses {
        let (module, index) = (validated.module(), validated.index());
        let shared = shared(validated).into_iter();
        let mut uses: BTreeMap<_, _> = shared
            .map(|(object, used)| ((object, None), used))
            .collect();
        for function in module.code.functions() {
            let variables = index.variables(function.subprogram).map(Object::from);
            let fragments = index.code_fragments(module, function.subprogram);
            for object in variables.chain(fragments.map(Object::from)) {
                uses.insert((object, Some(function.id)), Used::Place);
            }
        }
        Uses(uses)
    }

    /// Returns the use of an object in a function, or outside of functions; `None` if it is not
    /// lowered there.
    fn of(&self, object: Object, function: Option<FunctionId>) -> Option<Used> {
        let shared = self.0.get(&(object, None));
        let own = || self.0.get(&(object, Some(function?)));
        shared.or_else(own).copied()
    }
}
