//! The table of node kinds: the id, the arena, and the name in messages.

/// Passes the rows of the table to a macro. The text format writes nodes in this order. Globals,
/// the last kind, have no number there.
macro_rules! with_arenas {
    ($then:ident) => {
        $then! {
            Unit UnitId units "unit";
            File FileId files "file";
            Subprogram SubprogramId subprograms "subprogram";
            Block BlockId blocks "block";
            Inlined InlinedId inlined "inlined scope";
            Namespace NamespaceId namespaces "namespace";
            CommonBlock CommonBlockId common_blocks "common block";
            Macro MacroId macros "macro";
            Import ImportId imports "imported entity";
            Template TemplateId templates "template parameter";
            Type TypeId types "type";
            Variable VariableId variables "variable";
            Fragment FragmentId fragments "fragment";
            Code CodeId codes "code location";
            Lifetime LifetimeId lifetimes "lifetime";
            Global GlobalId globals "global";
        }
    };
}
pub(crate) use with_arenas;
