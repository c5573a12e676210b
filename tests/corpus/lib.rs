//! Empty: this package exists only to name the sources of the corpus.
