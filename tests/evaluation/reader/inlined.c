/* Calls that are inlined into each other. */
volatile long outside;

#include "inlined/twice.h"

static inline __attribute__((always_inline)) long many(long count) {
  long sum = 0;
  for (long at = 0; at < count; at++) {
    long part = twice(at);
    sum += part;
  }
  return sum;
}

__attribute__((noinline)) long work(long n) { return many(n) + twice(n); }

int main(int argc, char **argv) {
  (void)argv;
  return (int)work(argc);
}
