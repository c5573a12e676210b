//! Tables of messages.

/// Implements `Display` for an enumeration. A row has a pattern of one variant, and its message
/// with the arguments of `write!`.
macro_rules! messages {
    ($kind:ident { $($rows:tt)+ }) => {
        impl core::fmt::Display for $kind {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                $crate::messages::message!(f, self, $kind { $($rows)+ })
            }
        }
    };
}

/// Writes the message for a value, by the rows of a table.
macro_rules! message {
    ($f:ident, $value:expr, $kind:ident { $(
        $variant:ident $(($($item:pat),+))? $({ $($field:tt)+ })? => $message:literal $(, $argument:expr)*;
    )+ }) => {
        match $value {
            $($kind::$variant $(($($item),+))? $({ $($field)+ })? => write!($f, $message $(, $argument)*),)+
        }
    };
}

pub(crate) use {message, messages};
