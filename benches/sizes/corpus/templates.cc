// Templates: of classes, functions, variables and aliases, with types, values, templates and packs as arguments.

template <typename T, int N>
struct Array {
  T items[N];
  constexpr int size() const { return N; }
  T &operator[](int index) { return items[index]; }
  const T &operator[](int index) const { return items[index]; }
};

template <typename T>
struct Array<T, 0> {
  constexpr int size() const { return 0; }
};

template <typename T, typename U>
struct Pair {
  T first;
  U second;
  template <typename V>
  Pair<T, V> with(V other) const {
    return {first, other};
  }
};

template <typename... Parts>
struct Tuple;
template <>
struct Tuple<> {
  static constexpr unsigned count = 0;
};
template <typename First, typename... Rest>
struct Tuple<First, Rest...> : Tuple<Rest...> {
  static constexpr unsigned count = 1 + Tuple<Rest...>::count;
  First value;
  Tuple(First first, Rest... rest) : Tuple<Rest...>(rest...), value(first) {}
};

template <template <typename, int> class Holder, typename T>
struct Held {
  Holder<T, 4> holder;
  T sum() const {
    T all{};
    for (int i = 0; i < holder.size(); ++i) all += holder[i];
    return all;
  }
};

template <typename Derived>
struct Counted {
  static int made;
  Counted() { ++made; }
  Derived &self() { return static_cast<Derived &>(*this); }
};
template <typename Derived>
int Counted<Derived>::made = 0;

struct Widget : Counted<Widget> {
  int id = made;
};

template <typename T>
inline constexpr T pi = T(3.14159265358979323846L);

template <typename T>
using Four = Array<T, 4>;

template <bool flag, char letter, unsigned long long big, long negative>
struct Values {
  static long all() { return flag + letter + static_cast<long>(big >> 60) + negative; }
};

template <auto *pointer>
int read() {
  return *pointer;
}

int global = 5;

template <typename T>
T add(T only) {
  return only;
}
template <typename T, typename... Rest>
T add(T first, Rest... rest) {
  return first + add<T>(rest...);
}

template <typename T>
T largest(const T *items, int count) {
  T most = items[0];
  for (int i = 1; i < count; ++i)
    if (most < items[i]) most = items[i];
  return most;
}
template int largest<int>(const int *, int);
template double largest<double>(const double *, int);

template <typename F>
long apply(F function, long count) {
  long sum = 0;
  for (long i = 0; i < count; ++i) sum += function(i);
  return sum;
}

long use(long n) {
  Held<Array, long> held{{{n, 2, 3, 4}}};
  Tuple<int, double, Pair<char, short>> tuple(1, 2.5, {'a', 3});
  Pair<int, long> pair = Pair<int, char>{1, 'b'}.with(n);
  Four<float> four{{pi<float>, 2, 3, 4}};
  Widget widget;
  auto twice = [n](long x) { return 2 * x + n; };
  auto generic = [&](auto x) -> long { return static_cast<long>(x) + pair.second; };
  return held.sum() + static_cast<long>(tuple.value + tuple.count) + static_cast<long>(four[0]) + widget.self().id +
         Values<true, 'x', 1ull << 63, -7>::all() + read<&global>() + add(1L, 2, 3) + apply(twice, n) + generic(1.5f) +
         generic(n);
}
