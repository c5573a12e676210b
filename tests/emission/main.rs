//! Emission: sections, objects and code in memory, in debuggers and other readers.

mod big_endian;
#[cfg(feature = "object")]
mod containers;
mod dialects;
#[cfg(feature = "object")]
mod emit;
#[cfg(feature = "object")]
mod emulated;
#[cfg(feature = "object")]
mod headers;
#[cfg(feature = "object")]
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
mod jit;
#[cfg(feature = "read")]
mod lanes;
mod one_variable;
#[cfg(feature = "object")]
mod own_target;
#[cfg(feature = "rayon")]
mod parts;
#[cfg(feature = "rayon")]
#[path = "../support/pool.rs"]
mod pool;
#[cfg(feature = "object")]
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
mod signs_of_32_bits;
#[cfg(feature = "object")]
mod stream;
#[path = "../support/mod.rs"]
mod support;
#[cfg(feature = "object")]
mod targets;
#[cfg(feature = "rayon")]
mod threads;
#[cfg(feature = "object")]
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
mod wide_numbers;
