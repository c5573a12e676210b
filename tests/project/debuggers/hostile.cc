// A program with much of what makes debug information of C++ difficult. No local class has methods: gdb 13 takes their names for that of
// the function around them.

namespace shapes {
inline namespace v1 {
struct Point {
  double x, y;
  Point operator+(Point other) const { return {x + other.x, y + other.y}; }
  bool operator<(const Point &other) const { return x < other.x; }
};
} // namespace v1

struct Base {
  int base = 1;
  virtual ~Base() {}
  virtual int id() const { return base; }
};
struct Left : virtual Base {
  int left = 2;
  int id() const override { return left + base; }
};
struct Right : virtual Base {
  long right = 3;
};
struct Both : Left, Right {
  char last = 'z';
  int id() const override { return Left::id() + (int)right; }
};

enum class Kind : unsigned char { A, B = 200 };
} // namespace shapes

namespace {
int hidden = 3;
struct Hidden {
  int value;
  int get() const { return value + hidden; }
};
__attribute__((noinline)) int anonymous(Hidden hidden) {
  hidden.value++;
  return hidden.get();
}
} // namespace

template <typename T, int N> struct Array {
  T values[N];
  T &operator[](int i) { return values[i]; }
  T sum() const {
    T total{};
    for (int i = 0; i < N; i++)
      total += values[i];
    return total;
  }
};
template <typename T> using Three = Array<T, 3>;
template <typename T> __attribute__((noinline)) T larger(T a, T b) {
  T result = a < b ? b : a;
  return result;
}
template <typename... Arguments> __attribute__((noinline)) int sum(Arguments... arguments) {
  int total = 0;
  ((total += (int)arguments), ...);
  return total;
}
template <typename F> __attribute__((noinline)) int run(F f, int n) {
  int total = 0;
  for (int i = 0; i < n; i++)
    total += f(i);
  return total;
}

class Counter {
  int count = 0;
  mutable int reads = 0;

public:
  typedef int value_type;
  static int instances;
  explicit Counter(int n) : count(n) { instances++; }
  value_type get() const;
  Counter &operator++() {
    count++;
    return *this;
  }
  int operator[](int k) const { return k * count; }
};
int Counter::instances = 5;
int Counter::get() const {
  reads++;
  return count + reads;
}

struct Guard {
  int *depth;
  explicit Guard(int *depth) : depth(depth) { ++*depth; }
  ~Guard() { --*depth; }
};
struct Error {
  int code;
};
__attribute__((noinline)) int risky(int n, int *depth) {
  Guard guard(depth);
  int local = n * 2;
  if (n == 3)
    throw Error{local};
  return local;
}
__attribute__((noinline)) int tried(int n) {
  int depth = 0, result;
  try {
    result = risky(n, &depth) + depth;
  } catch (const Error &error) {
    int code = error.code;
    result = code + depth;
  }
  return result;
}

__attribute__((noinline)) int references(int &a, const long &b, int &&c) {
  a += c;
  return a + (int)b;
}
__attribute__((noinline)) int call(const shapes::Base &base) { return base.id() * 100; }

// gdb 13 crashes on a variable with virtual base classes before its constructor has run.
static shapes::Both both;
static shapes::Base plain;

__attribute__((noinline)) int work(int argc) {
  shapes::Point sum_of = shapes::Point{1, 2} + shapes::Point{3, 4.0 + argc};
  Three<int> three{{1, 2, argc}};
  Counter counter(argc);
  ++counter;
  int a = argc, b = 2;
  double d = 2.5;
  auto captures = [a, &b, d](int i) {
    b += i;
    double product = d * a;
    return (int)product + b;
  };
  struct Local {
    int member;
  } local{argc};
  shapes::Kind kind = shapes::Kind::B;
  long y = 5;
  int total = call(both) + call(plain) + anonymous(Hidden{2}) + three.sum() + three[1] + larger(argc, 5);
  total += (int)larger(sum_of, {9, 8}).y + sum(1, 2.5, 'c', argc) + run(captures, 3) + counter.get() + counter[2];
  total += tried(1) + tried(3) + references(a, y, 6) + local.member + (int)kind + Counter::instances;
  return total == 0;
}

int main(int argc, char **) { return work(argc) + (argc > 100 ? 1 : 0); }
