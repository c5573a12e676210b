//! Wrong uses of the API, which the checks must detect.

/// What a pass does wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bug {
    /// The inliner passes the wrong value for a parameter.
    InlineArgument,
    /// It gives values of the callee numbers that the caller uses.
    InlineNumbers,
    /// It states another line for the call.
    InlineLine,
    /// Unrolling does not rename the values of the copy.
    CopyNames,
    /// It copies blocks with `clone_block`, so that both have one lifetime.
    CopyShared,
    /// Scalar replacement lists the pieces in the wrong order.
    ScalarOrder,
    /// It uses one piece for two words.
    ScalarTwice,
    /// mem2reg does not end the lifetime of the value before.
    PromoteNoKill,
    /// Where paths meet, it states the value of the first.
    PromoteNoJoin,
    /// It places a `dbg.def` before the store.
    PromoteEarly,
    /// Demotion stores the value after the position where the variable is assigned.
    DemoteLate,
    /// Folding states another constant.
    FoldOther,
    /// It keeps the markers of blocks that it removes.
    FoldKeepMarkers,
    /// Dead code is described by an operand as it is.
    DeadNoSalvage,
    /// The operands of dead code are named in the wrong order.
    DeadOrder,
    /// Its bytes are removed without those of lines and markers after them.
    DeadKeepRows,
    /// LICM moves the markers with the instruction.
    HoistMarkers,
    /// It gives the moved instruction no row: the line before it holds.
    HoistRow,
    /// Sinking begins a lifetime at the new place although the variable has another value there.
    SinkInactive,
    /// It forgets that the other values of the variable end.
    SinkNoKill,
    /// Merged tails keep the markers of one.
    TailMarkers,
    /// They keep the lines of one.
    TailLines,
    /// A block is moved without its markers.
    MoveMarkers,
    /// A moved block continues the line of the block before it.
    MoveLine,
    /// Blocks are joined without their edges: the second is removed, its code appended.
    JoinMarkers,
    /// The pass moves another block to the cold section than the compiler.
    ColdOther,
    /// All cold parts have one symbol.
    ColdSymbol,
    /// Outlining maps the values that are passed to the wrong parameters.
    OutlineArgument,
    /// It names the result of the call for all variables that the part changes.
    OutlineResult,
    /// Equal values are one, but markers name another value.
    NumberOther,
    /// A value that is overwritten keeps its place.
    AllocateKeep,
    /// A value is in its place before the instruction that computes it.
    AllocateEarly,
    /// Ids of the module before nodes were removed are used on.
    CollectIds,
    /// The linker's ids are not those of the part.
    LinkIds,
    /// The graphs of the old module are used on.
    LinkOldGraph,
}

impl Bug {
    pub const ALL: [Bug; 35] = [
        Bug::InlineArgument,
        Bug::InlineNumbers,
        Bug::InlineLine,
        Bug::CopyNames,
        Bug::CopyShared,
        Bug::ScalarOrder,
        Bug::ScalarTwice,
        Bug::PromoteNoKill,
        Bug::PromoteNoJoin,
        Bug::PromoteEarly,
        Bug::DemoteLate,
        Bug::FoldOther,
        Bug::FoldKeepMarkers,
        Bug::DeadNoSalvage,
        Bug::DeadOrder,
        Bug::DeadKeepRows,
        Bug::HoistMarkers,
        Bug::HoistRow,
        Bug::SinkInactive,
        Bug::SinkNoKill,
        Bug::TailMarkers,
        Bug::TailLines,
        Bug::MoveMarkers,
        Bug::MoveLine,
        Bug::JoinMarkers,
        Bug::ColdOther,
        Bug::ColdSymbol,
        Bug::OutlineArgument,
        Bug::OutlineResult,
        Bug::NumberOther,
        Bug::AllocateKeep,
        Bug::AllocateEarly,
        Bug::CollectIds,
        Bug::LinkIds,
        Bug::LinkOldGraph,
    ];
}
