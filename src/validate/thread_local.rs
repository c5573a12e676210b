//! The symbols of thread-local globals. They have an offset in thread-local storage, and no
//! address.

use super::Rule;
use super::referrer::Violation;
use crate::markers::Referrer;
use crate::metadata::{StorageDuration, Text};
use crate::module::Module;
use alloc::string::String;
use hashbrown::HashSet;

/// The symbols of the thread-local globals of a module.
pub(super) struct ThreadLocal(HashSet<Text>);

impl ThreadLocal {
    pub(super) fn of(module: &Module) -> ThreadLocal {
        let globals = module.metadata.globals.iter().map(|(_, global)| global);
        let thread_local = globals.filter(|global| global.storage == StorageDuration::Thread);
        ThreadLocal(thread_local.map(|global| global.symbol).collect())
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn has(&self, symbol: Text) -> bool {
        self.0.contains(&symbol)
    }

    /// Returns the error of a referrer that is the address of such a symbol.
    pub(super) fn error(&self, referrer: Referrer) -> Option<Violation> {
        let Referrer::Symbol { symbol, .. } = referrer else {
            return None;
        };
        let message = "is the address of a thread-local symbol, which has none; give the object a computed lifetime with \
                       the global's fragment as an argument, and use DIOpThreadLocal";
        let is_wrong = self.has(symbol);
        is_wrong.then(|| (Rule::ThreadLocalAddress, String::from(message)))
    }
}
