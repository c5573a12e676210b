//! Nothing: this package names the sources of the corpus.
