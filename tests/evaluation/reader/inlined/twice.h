/* Inlined functions in a header, in another directory than the program. */
static inline __attribute__((always_inline)) long square(long of) {
  long squared = of * of;
  return squared ^ outside;
}

static inline __attribute__((always_inline)) long twice(long of) {
  long first = square(of), second = square(of + outside);
  outside += first;
  return first + second;
}
