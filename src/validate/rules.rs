//! The rules.

use super::{Diagnostics, Index};
use crate::module::Module;

pub(super) fn run(_module: &Module, _index: &mut Index, _diagnostics: &mut Diagnostics) {}
