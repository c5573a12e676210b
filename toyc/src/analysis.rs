//! Analyses of the checked program for SSA construction: the variables that are read later
//! (liveness), the parts of variables that a loop assigns, and the variables that can be held in
//! SSA values (scalar replacement).

use std::collections::BTreeSet;

use crate::debug::{Leaf, Storage};
use crate::hir::{
    Base, Block, Dest, Expr, ExprKind, Function, Init, Place, Program, Step, Stmt, StmtKind, Ty,
};

/// The maximum number of parts of a variable that is held in SSA values.
const MAX_LEAVES: usize = 16;

/// A set of variables.
pub type Set = BTreeSet<usize>;

/// Calls `found` with every expression of a statement, except those of the statements in it.
pub fn each_expr(stmt: &Stmt, found: &mut dyn FnMut(&Expr)) {
    match &stmt.kind {
        StmtKind::Let(_, Init::Expr(value)) | StmtKind::Expr(value) => walk(value, found),
        StmtKind::Let(..) | StmtKind::Block(_) => {}
        StmtKind::Assign(place, value) => {
            walk(value, found);
            walk_place(place, found);
        }
        StmtKind::If(condition, ..) | StmtKind::While(condition, _) => walk(condition, found),
        StmtKind::Return(value) => value.iter().for_each(|v| walk(v, found)),
        StmtKind::Inlined(inlined) => {
            inlined.args.iter().for_each(|(_, arg)| walk(arg, found));
            if let Some((_, Some(value))) = &inlined.ret {
                walk(value, found);
            }
            if let Dest::Assign(place) = &inlined.dest {
                walk_place(place, found);
            }
        }
    }
}

/// Calls `found` with every block directly in a statement.
pub fn each_block(stmt: &Stmt, found: &mut dyn FnMut(&Block)) {
    match &stmt.kind {
        StmtKind::If(_, then, other) => {
            found(then);
            if let Some(other) = other {
                found(other);
            }
        }
        StmtKind::While(_, block) | StmtKind::Block(block) => found(block),
        StmtKind::Inlined(inlined) => found(&inlined.body),
        _ => {}
    }
}

fn walk(expr: &Expr, found: &mut dyn FnMut(&Expr)) {
    found(expr);
    match &expr.kind {
        ExprKind::Int(_) | ExprKind::Float(_) => {}
        ExprKind::Load(place) | ExprKind::AddrOf(place) => walk_place(place, found),
        ExprKind::Neg(a)
        | ExprKind::Not(a)
        | ExprKind::Cast(a)
        | ExprKind::Putchar(a)
        | ExprKind::Sqrt(a) => walk(a, found),
        ExprKind::Binary(_, a, b) | ExprKind::Logical(_, a, b) => {
            walk(a, found);
            walk(b, found);
        }
        ExprKind::Call(_, args) => args.iter().for_each(|a| walk(a, found)),
    }
}

fn walk_place(place: &Place, found: &mut dyn FnMut(&Expr)) {
    if let Base::Deref(pointer) = &place.base {
        walk(pointer, found);
    }
    for step in &place.steps {
        if let Step::Index(index, ..) = step {
            walk(index, found);
        }
    }
}

/// Adds the variables that an expression reads.
fn reads(expr: &Expr, live: &mut Set) {
    walk(expr, &mut |e| {
        if let ExprKind::Load(place) | ExprKind::AddrOf(place) = &e.kind
            && let Base::Var(var) = place.base
        {
            live.insert(var);
        }
    });
}

/// Changes the live variables after an assignment to a place to those before it. An assignment to a
/// part of a variable keeps the other parts, so it counts as a read of the variable.
fn target(place: &Place, live: &mut Set) {
    match place.base {
        Base::Var(var) if place.steps.is_empty() => {
            live.remove(&var);
        }
        Base::Var(var) => {
            live.insert(var);
        }
        Base::Deref(_) => {}
    }
    walk_place(place, &mut |e| reads(e, live));
}

/// Returns the variables that are live before these statements; `after` are those that are live
/// after them.
pub fn live_before(stmts: &[Stmt], after: &Set) -> Set {
    let mut live = after.clone();
    for stmt in stmts.iter().rev() {
        live = live_before_one(stmt, &live);
    }
    live
}

/// Returns the variables that are live before each statement, in order, and after the last.
pub fn live_points(stmts: &[Stmt], after: &Set) -> Vec<Set> {
    let mut points = vec![after.clone()];
    for stmt in stmts.iter().rev() {
        let live = live_before_one(stmt, &points[points.len() - 1]);
        points.push(live);
    }
    points.reverse();
    points
}

fn live_before_one(stmt: &Stmt, after: &Set) -> Set {
    let mut live = after.clone();
    match &stmt.kind {
        StmtKind::Let(var, init) => {
            live.remove(var);
            if let Init::Expr(value) = init {
                reads(value, &mut live);
            }
        }
        StmtKind::Assign(place, value) => {
            target(place, &mut live);
            reads(value, &mut live);
        }
        StmtKind::Expr(value) => reads(value, &mut live),
        StmtKind::If(condition, then, other) => {
            live = live_before(&then.stmts, after);
            match other {
                Some(other) => live.extend(live_before(&other.stmts, after)),
                None => live.extend(after),
            }
            reads(condition, &mut live);
        }
        // The result is also live at the header in later iterations. A condition assigns no
        // variable, so one pass over the body finds all variables that the body reads before it
        // assigns them.
        StmtKind::While(condition, body) => {
            live.extend(live_before(&body.stmts, &Set::new()));
            reads(condition, &mut live);
        }
        StmtKind::Block(block) => live = live_before(&block.stmts, after),
        StmtKind::Return(value) => {
            live.clear();
            value.iter().for_each(|v| reads(v, &mut live));
        }
        StmtKind::Inlined(inlined) => {
            match &inlined.dest {
                Dest::Let(var) => {
                    live.remove(var);
                }
                Dest::Assign(place) => target(place, &mut live),
                Dest::Return => live.clear(),
                Dest::None => {}
            }
            if let Some((_, Some(value))) = &inlined.ret {
                reads(value, &mut live);
            }
            live = live_before(&inlined.body.stmts, &live);
            for (var, _) in &inlined.args {
                live.remove(var);
            }
            inlined
                .args
                .iter()
                .for_each(|(_, arg)| reads(arg, &mut live));
        }
    }
    live
}

/// Returns the offset and the size in bytes of a place in its variable, if they are constant.
pub fn fixed_range(program: &Program, place: &Place) -> Option<(u32, u32)> {
    let mut offset = 0u32;
    for step in &place.steps {
        match step {
            Step::Field(at) => offset += at,
            Step::Index(index, element, length) => {
                let ExprKind::Int(value) = index.kind else {
                    return None;
                };
                let value = u32::try_from(value).ok().filter(|v| v < length)?;
                offset += value * program.layout(element).0;
            }
        }
    }
    Some((offset, program.layout(&place.ty).0))
}

/// Collects the parts of variables that these statements may assign.
pub fn assigned(
    program: &Program,
    storage: &[Storage],
    stmts: &[Stmt],
    found: &mut BTreeSet<(usize, usize)>,
) {
    let whole = |var: usize, found: &mut BTreeSet<(usize, usize)>| {
        if let Storage::Leaves(leaves) = &storage[var] {
            found.extend((0..leaves.len()).map(|leaf| (var, leaf)));
        }
    };
    for stmt in stmts {
        let place = match &stmt.kind {
            StmtKind::Let(var, _) => {
                whole(*var, found);
                None
            }
            StmtKind::Assign(place, _) => Some(place),
            StmtKind::Inlined(inlined) => {
                inlined.args.iter().for_each(|(var, _)| whole(*var, found));
                match &inlined.dest {
                    Dest::Let(var) => {
                        whole(*var, found);
                        None
                    }
                    Dest::Assign(place) => Some(place),
                    _ => None,
                }
            }
            _ => None,
        };
        if let Some(place) = place
            && let Base::Var(var) = place.base
            && let Storage::Leaves(leaves) = &storage[var]
            && let Some(range) = fixed_range(program, place)
        {
            found.extend(leaves_in(leaves, range).map(|leaf| (var, leaf)));
        }
        each_block(stmt, &mut |block| {
            assigned(program, storage, &block.stmts, found)
        });
    }
}

/// Returns the parts that start in a byte range, which is an offset and a size.
pub fn leaves_in(leaves: &[Leaf], range: (u32, u32)) -> impl Iterator<Item = usize> + '_ {
    let (start, size) = range;
    leaves
        .iter()
        .enumerate()
        .filter(move |(_, l)| l.offset_bits >= start * 8 && l.offset_bits < (start + size) * 8)
        .map(|(index, _)| index)
}

/// Returns the storage of each variable. It is held in SSA values, one for each part, unless its
/// address is taken, it is indexed by an expression that is not constant, or it has too many parts.
/// Without `split`, only scalars are held in SSA values.
pub fn storage(program: &Program, function: &Function, split: bool) -> Vec<Storage> {
    let mut in_memory = vec![false; function.vars.len()];
    mark(program, &function.body, &mut in_memory);
    let mut slots = 0;
    let mut result = Vec::new();
    for (var, memory) in function.vars.iter().zip(in_memory) {
        match scalar_leaves(program, &var.ty, MAX_LEAVES) {
            Some(leaves) if !memory && (split || var.ty.is_scalar()) => {
                result.push(Storage::Leaves(leaves));
            }
            _ => {
                result.push(Storage::Slot(slots));
                slots += 1;
            }
        }
    }
    result
}

fn mark(program: &Program, stmts: &[Stmt], in_memory: &mut [bool]) {
    let place_found = |place: &Place, in_memory: &mut [bool]| {
        if let Base::Var(var) = place.base
            && fixed_range(program, place).is_none()
        {
            in_memory[var] = true;
        }
    };
    for stmt in stmts {
        if let StmtKind::Assign(place, _) = &stmt.kind {
            place_found(place, in_memory);
        }
        if let StmtKind::Inlined(inlined) = &stmt.kind
            && let Dest::Assign(place) = &inlined.dest
        {
            place_found(place, in_memory);
        }
        if let StmtKind::Let(var, Init::Bytes(_)) = &stmt.kind {
            in_memory[*var] = true;
        }
        each_expr(stmt, &mut |expr| match &expr.kind {
            ExprKind::Load(place) => place_found(place, in_memory),
            ExprKind::AddrOf(place) => {
                if let Base::Var(var) = place.base {
                    in_memory[var] = true;
                }
            }
            _ => {}
        });
        each_block(stmt, &mut |block| mark(program, &block.stmts, in_memory));
    }
}

/// Returns the scalars of which a type consists; `None` if there are more than `max`.
pub fn scalar_leaves(program: &Program, ty: &Ty, max: usize) -> Option<Vec<Leaf>> {
    let mut leaves = Leaves {
        program,
        max,
        found: Vec::new(),
    };
    leaves.add(ty, 0).then_some(leaves.found)
}

struct Leaves<'a> {
    program: &'a Program,
    max: usize,
    found: Vec<Leaf>,
}

impl Leaves<'_> {
    /// Adds the scalars of a part. Returns false if there are too many.
    fn add(&mut self, ty: &Ty, offset: u32) -> bool {
        match ty {
            Ty::Struct(index) => self.program.structs[*index]
                .fields
                .iter()
                .all(|field| self.add(&field.ty, offset + field.offset)),
            Ty::Array(element, length) => {
                let size = self.program.layout(element).0;
                (0..*length).all(|index| self.add(element, offset + index * size))
            }
            _ => {
                self.found.push(Leaf {
                    offset_bits: offset * 8,
                    size_bits: self.program.layout(ty).0 * 8,
                    ty: ty.clone(),
                });
                self.found.len() <= self.max
            }
        }
    }
}
