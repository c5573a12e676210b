//! The code of one function, while a backend describes it.

use super::ScopeRange;
use super::{
    CallParameter, CallSite, CodePart, CodeRange, Exceptions, FrameExpression, FrameRow, FrameRule,
    LineRow, Marker, MarkerMode, Referrer, RegisterPart, ValueId, ValuePlace,
};
use crate::expr::DIExpr;
use crate::metadata::lists::push;
use crate::metadata::{CodeId, Id, LifetimeId, ModuleTag, Scope, SubprogramId, Text};
use crate::target::Register;
use crate::units::Position;
use alloc::vec::Vec;

/// A block of a function, counted from 0 in layout order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct BlockIndex(pub u32);

/// A marker as it is stored, in twelve bytes. `referrer` is an index into the body's referrers,
/// `KILL` or `LABEL`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct StoredMarker {
    pub(super) position: u32,
    pub(super) node: u32,
    pub(super) referrer: u32,
}

impl StoredMarker {
    /// Returns the marker, given the referrers of its body.
    pub(super) fn read(self, referrers: &[Referrer]) -> Marker {
        let node = self.node as usize;
        match self.referrer {
            KILL => Marker::Kill(LifetimeId::from_index(node)),
            LABEL => Marker::Label(CodeId::from_index(node)),
            index => {
                let referrer = referrers
                    .get(index as usize)
                    .copied()
                    .unwrap_or(Referrer::Undefined);
                Marker::Def(LifetimeId::from_index(node), referrer)
            }
        }
    }
}

pub(super) const KILL: u32 = u32::MAX;
pub(super) const LABEL: u32 = u32::MAX - 1;

/// A block as it is stored. It ends where the next one starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct StoredBlock {
    pub(super) start: u32,
    pub(super) first_marker: u32,
    pub(super) first_successor: u32,
}

/// The code of one function. Reuse one body for all functions, so that its buffers are reused.
///
/// Blocks are in layout order. Markers are added to the last block, in the order of their
/// positions. Passes can change markers in any order, for example by
/// [`insert`](FunctionBody::insert) and [`move_marker`](FunctionBody::move_marker): each change
/// searches for the marker and moves the markers that follow it.
///
/// Positions of a module's functions are byte offsets. Before code has addresses, positions may be
/// any ascending numbers, such as those of instructions; [`renumber`](FunctionBody::renumber) turns
/// them into offsets.
///
/// ```
/// use dwarfsmith::Position;
/// use dwarfsmith::markers::{FunctionBody, Referrer, ValueId};
/// # use dwarfsmith::{Module, Target, metadata::{Id, SubprogramId, LifetimeId}};
/// # let mut module = Module::new(Target::X86_64);
/// # let (subprogram, sum) = (SubprogramId::from_index(0), LifetimeId::from_index(0));
/// let mut body = FunctionBody::default();
/// body.begin(module.text("sum"), subprogram, 0x40);
/// let entry = body.block(Position(0x0));
/// body.def(Position(0x4), sum, Referrer::Value(ValueId(7)));
/// let exit = body.block(Position(0x20));
/// body.successor(entry, exit);
/// body.kill(Position(0x38), sum);
/// body.value(ValueId(7), 0x4..0x30, Referrer::register(Target::X86_64.register("rax").unwrap()));
/// module.add_function(&body);
/// ```
#[derive(Clone, Debug, Default)]
pub struct FunctionBody {
    pub(super) symbol: Option<Text>,
    pub(super) subprogram: Option<SubprogramId>,
    pub(super) size: u32,
    pub(super) mode: MarkerMode,
    pub(super) has_entry_frame: bool,
    pub(super) exceptions: Option<Exceptions>,
    pub(super) parts: Vec<CodePart>,
    /// The module whose nodes the body names.
    pub(super) module: ModuleTag,
    /// The number of markers that name nodes of another module.
    pub(super) stray_markers: u32,
    pub(super) blocks: Vec<StoredBlock>,
    /// (from, to), in insertion order.
    pub(super) edges: Vec<(u32, u32)>,
    pub(super) markers: Vec<StoredMarker>,
    pub(super) referrers: Vec<Referrer>,
    /// A scratch buffer for removing unused referrers.
    pub(super) spare_referrers: Vec<Referrer>,
    pub(super) register_lists: Vec<RegisterPart>,
    pub(super) values: Vec<ValuePlace>,
    pub(super) rows: Vec<LineRow>,
    pub(super) scopes: Vec<ScopeRange>,
    pub(super) frame: Vec<FrameRow>,
    pub(super) calls: Vec<CallSite>,
    pub(super) call_parameters: Vec<CallParameter>,
    pub(super) preserved: Vec<Register>,
    pub(super) frame_expressions: Vec<FrameExpression>,
    pub(super) frame_referrers: Vec<Referrer>,
}

impl FunctionBody {
    /// Starts a function: the symbol of its first byte, its subprogram, and its size in bytes.
    /// Empties the body first. If the size is not known yet, call
    /// [`set_size`](FunctionBody::set_size) later.
    pub fn begin(&mut self, symbol: Text, subprogram: SubprogramId, size: u32) -> &mut Self {
        self.clear();
        self.symbol = Some(symbol);
        self.subprogram = Some(subprogram);
        self.names(subprogram);
        self.size = size;
        self
    }

    /// Sets the size of the function in bytes.
    pub fn set_size(&mut self, size: u32) -> &mut Self {
        self.size = size;
        self
    }

    /// Empties the body, and keeps its buffers.
    pub(super) fn clear(&mut self) {
        self.symbol = None;
        self.subprogram = None;
        self.size = 0;
        self.mode = MarkerMode::Flow;
        self.has_entry_frame = false;
        self.exceptions = None;
        self.parts.clear();
        self.module = ModuleTag::ANY;
        self.stray_markers = 0;
        self.blocks.clear();
        self.edges.clear();
        self.markers.clear();
        self.referrers.clear();
        self.register_lists.clear();
        self.values.clear();
        self.rows.clear();
        self.scopes.clear();
        self.frame.clear();
        self.calls.clear();
        self.call_parameters.clear();
        self.preserved.clear();
        self.frame_expressions.clear();
        self.frame_referrers.clear();
    }

    /// Sets how far lifetimes extend.
    pub fn mode(&mut self, mode: MarkerMode) -> &mut Self {
        self.mode = mode;
        self
    }

    /// Begins the next block in layout order, at a position.
    pub fn block(&mut self, start: Position) -> BlockIndex {
        let index = BlockIndex(self.blocks.len() as u32);
        push(
            &mut self.blocks,
            StoredBlock {
                start: start.0,
                first_marker: self.markers.len() as u32,
                first_successor: 0,
            },
        );
        index
    }

    /// Adds an edge of the control flow from the end of one block to the start of another.
    pub fn successor(&mut self, from: BlockIndex, to: BlockIndex) -> &mut Self {
        push(&mut self.edges, (from.0, to.0));
        self
    }

    /// Counts the node if it belongs to another module: a stored marker does not record the module
    /// of its node.
    pub(super) fn names(&mut self, id: impl Id) {
        let module = id.module();
        if self.module == ModuleTag::ANY {
            self.module = module;
        }
        self.stray_markers += u32::from(module.is_other(self.module));
    }

    fn mark(&mut self, position: Position, id: impl Id, referrer: u32) -> &mut Self {
        if self.blocks.is_empty() {
            self.block(Position::START);
        }
        self.names(id);
        push(
            &mut self.markers,
            StoredMarker {
                position: position.0,
                node: id.index() as u32,
                referrer,
            },
        );
        self
    }

    /// `dbg.def`: the lifetime begins at a position of the current block, at its end at the latest.
    /// The position must not be before that of the previous marker; the validator rejects such
    /// markers (`E402`).
    pub fn def(
        &mut self,
        position: Position,
        lifetime: LifetimeId,
        referrer: Referrer,
    ) -> &mut Self {
        let index = self.store_referrer(referrer);
        self.mark(position, lifetime, index)
    }

    /// `dbg.kill`: the lifetime ends at a position of the current block.
    pub fn kill(&mut self, position: Position, lifetime: LifetimeId) -> &mut Self {
        self.mark(position, lifetime, KILL)
    }

    /// `dbg.label`: the code location is at a position of the current block.
    pub fn label(&mut self, position: Position, code: CodeId) -> &mut Self {
        self.mark(position, code, LABEL)
    }

    /// Adds any marker to the current block.
    pub fn marker(&mut self, position: Position, marker: Marker) -> &mut Self {
        match marker {
            Marker::Def(lifetime, referrer) => self.def(position, lifetime, referrer),
            Marker::Kill(lifetime) => self.kill(position, lifetime),
            Marker::Label(code) => self.label(position, code),
        }
    }

    /// Returns a referrer to several registers that together hold an object; the first is at offset
    /// 0.
    pub fn register_list(&mut self, parts: &[RegisterPart]) -> Referrer {
        Referrer::of_registers(&mut self.register_lists, parts)
    }

    /// Adds a value place: the location of a value of the compiler in a range of code. Where ranges
    /// of one value overlap, the value is in several places at once.
    ///
    /// The range may cover calls. If a [`call`](FunctionBody::call) clobbers the register of the
    /// place, the place is left out at the last byte before the call's return position, which
    /// debuggers use for the caller while the call runs. At the last byte of a tail call, this also
    /// holds for slots that count from the CFA, the frame base or the stack pointer, because the
    /// called function overwrites the frame.
    pub fn value(
        &mut self,
        value: ValueId,
        range: impl Into<CodeRange>,
        location: Referrer,
    ) -> &mut Self {
        push(
            &mut self.values,
            ValuePlace {
                value,
                range: range.into(),
                location,
            },
        );
        self
    }

    /// Adds a row to the line table, at or after the previous row's position and before the
    /// function's end. If a row violates this, the validator rejects all rows of the function
    /// (`E412`).
    pub fn row(&mut self, row: LineRow) -> &mut Self {
        push(&mut self.rows, row);
        self
    }

    /// Adds code to a lexical block or inlined scope. Code in a scope is also in the enclosing
    /// scopes: add it to each of them.
    pub fn scope(&mut self, scope: impl Into<Scope>, range: impl Into<CodeRange>) -> &mut Self {
        push(
            &mut self.scopes,
            ScopeRange {
                scope: scope.into(),
                range: range.into(),
            },
        );
        self
    }

    /// States that the target's rules at the entry to a function
    /// ([`Description::cfa`](crate::target::Description::cfa)) hold in the whole function, or up to
    /// its first [`frame`](FunctionBody::frame) row: the function moves neither the stack pointer
    /// nor the return address. A function without rows and without this has unknown rules: it gets
    /// no call frame information, and no location may be relative to its CFA.
    pub fn entry_frame(&mut self) -> &mut Self {
        self.has_entry_frame = true;
        self
    }

    /// States how unwinders handle exceptions in the function, in `.eh_frame`. A function without
    /// frame rules has no entry in that section.
    pub fn exceptions(&mut self, exceptions: Exceptions) -> &mut Self {
        self.exceptions = Some(exceptions);
        self
    }

    /// Changes a frame rule from a position on. Before its first row, a function with rows has the
    /// target's rules at the entry to a function.
    ///
    /// Rows ascend: each is at or after the position of the previous row, and before the function's
    /// end. If a row violates this, the validator rejects all rows of the function (`E502`,
    /// `E504`), so the function has no call frame information.
    ///
    /// ```
    /// # use dwarfsmith::markers::{FrameRule, FunctionBody};
    /// # use dwarfsmith::{ByteOffset, Position, Target};
    /// # let mut body = FunctionBody::default();
    /// # let register = |name| Target::X86_64.register(name).unwrap();
    /// // 0x0: push rbp; 0x1: mov rbp, rsp; …; 0x20: pop rbp; 0x21: ret
    /// let (rsp, rbp) = (register("rsp"), register("rbp"));
    /// body.frame(Position(0x1), FrameRule::cfa(rsp, ByteOffset(16)));
    /// body.frame(Position(0x1), FrameRule::saved(rbp, ByteOffset(-16)));
    /// body.frame(Position(0x4), FrameRule::cfa(rbp, ByteOffset(16)));
    /// body.frame(Position(0x21), FrameRule::cfa(rsp, ByteOffset(8)));
    /// ```
    pub fn frame(&mut self, position: Position, rule: FrameRule) -> &mut Self {
        push(&mut self.frame, FrameRow { position, rule });
        self
    }

    /// Adds an expression for frame rules, with its referrers. Returns its number, for
    /// [`FrameRule::Expression`] and the other rules with expressions.
    pub fn frame_expression(&mut self, expression: DIExpr, referrers: &[Referrer]) -> u32 {
        let lists = (&mut self.frame_expressions, &mut self.frame_referrers);
        FrameExpression::add(lists, expression, referrers)
    }

    /// Adds a call and its arguments.
    ///
    /// Add every call in the code, including calls of unknown functions and tail calls, and set
    /// [`DIFlags::ALL_CALLS_DESCRIBED`](crate::metadata::DIFlags::ALL_CALLS_DESCRIBED) of the
    /// subprogram. Without the flag, debuggers must assume that there are other calls, and lldb
    /// ignores those that are described. The missing flag is a warning (`W402`).
    ///
    /// A call clobbers the registers that the called function need not preserve: all registers
    /// except those in the target's
    /// [`Description::preserved`](crate::target::Description::preserved) (for x86-64: `rbx`, `rbp`,
    /// `rsp` and `r12` to `r15`), those of [`call_preserves`](FunctionBody::call_preserves), and
    /// the register that defines the CFA there. At the last byte before the return position, which
    /// debuggers use for the caller while the call runs, no object is in a clobbered register, and
    /// a variable without another location has none in outer frames. From the return position on,
    /// markers and [`value`](FunctionBody::value) apply again: end a range there if the call has
    /// overwritten its register. A tail call also clobbers the slots of the frame: the called function
    /// overwrites it, and gdb shows the frame of the caller nevertheless.
    pub fn call(&mut self, call: CallSite, parameters: &[CallParameter]) -> &mut Self {
        let first_parameter = self.call_parameters.len() as u32;
        self.call_parameters.extend_from_slice(parameters);
        let (parameter_count, first_preserved) =
            (parameters.len() as u32, self.preserved.len() as u32);
        self.calls.push(CallSite {
            first_parameter,
            parameter_count,
            first_preserved,
            preserved_count: 0,
            ..call
        });
        self
    }

    /// States that the last call preserves these registers, in addition to those that the target's
    /// ABI preserves: the backend may know more of the called function's convention. A register has
    /// its own bits: `xmm6` has 128, and the upper half of `ymm6` is clobbered. Locations in preserved registers hold while the call runs, and others do not:
    /// see [`call`](FunctionBody::call). Has no effect before the first call.
    pub fn call_preserves(&mut self, registers: &[Register]) -> &mut Self {
        if let Some(call) = self.calls.last_mut() {
            self.preserved.extend_from_slice(registers);
            call.preserved_count += registers.len() as u32;
        }
        self
    }
}
