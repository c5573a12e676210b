// Classes: virtual functions, several and virtual bases, static members, pointers to members, nested and unnamed types,
// operators, namespaces with aliases and using declarations.

namespace geometry {

enum class Axis : unsigned char { X, Y, Z };
enum Sides { NONE, THREE = 3, FOUR };

struct Point {
  double x = 0, y = 0;
  Point operator+(const Point &other) const { return {x + other.x, y + other.y}; }
  Point &operator*=(double factor) {
    x *= factor;
    y *= factor;
    return *this;
  }
};

class Named {
 public:
  explicit Named(const char *name) : name_(name) { ++count; }
  Named(const Named &) = delete;
  Named &operator=(const Named &) = delete;
  virtual ~Named() { --count; }
  const char *name() const noexcept { return name_; }
  static int count;

 protected:
  const char *name_;
};

class Shape : public virtual Named {
 public:
  using Visitor = void (*)(const Shape &, void *);
  explicit Shape(const char *name) : Named(name) {}
  virtual double area() const = 0;
  virtual Sides sides() const { return NONE; }
  void visit(Visitor visitor, void *data) const { visitor(*this, data); }

 private:
  mutable unsigned visited_ : 3 = 0;
  unsigned kind_ : 5 = 1;
  friend int kind_of(const Shape &shape);
};

struct Movable {
  virtual void move(Point by) = 0;
  virtual ~Movable() = default;
};

class Polygon final : public Shape, protected Movable {
 public:
  static constexpr int kMost = 16;
  Polygon(const char *name, const Point *points, int count) : Named(name), Shape(name), count_(count) {
    for (int i = 0; i < count && i < kMost; ++i) points_[i] = points[i];
  }
  double area() const override;
  Sides sides() const override { return count_ == 3 ? THREE : FOUR; }
  void move(Point by) override {
    for (int i = 0; i < count_; ++i) points_[i] = points_[i] + by;
  }
  void grow(double factor) &;
  Polygon &&moved() && { return static_cast<Polygon &&>(*this); }
  struct Edge {
    Point from, to;
    union {
      long whole;
      int halves[2];
    };
  };
  Edge edge(int index) const { return {points_[index], points_[(index + 1) % count_], {7}}; }

 private:
  int count_;
  Point points_[kMost];
};

int Named::count = 0;

int kind_of(const Shape &shape) { return shape.kind_; }

double Polygon::area() const {
  double sum = 0;
  for (int i = 0; i < count_; ++i) {
    const Edge it = edge(i);
    sum += it.from.x * it.to.y - it.to.x * it.from.y;
  }
  return sum / 2;
}

void Polygon::grow(double factor) & {
  for (auto &point : points_) point *= factor;
}

namespace detail {
inline namespace v2 {
struct Extent {
  double low, high;
};
}  // namespace v2
static double spread(const Extent &extent) { return extent.high - extent.low; }
}  // namespace detail
}  // namespace geometry

namespace geo = geometry;
using geometry::Point;
using namespace geometry::detail;

namespace {
struct Hidden : geo::Named {
  Hidden() : Named("hidden") {}
  int value = 3;
};
int hidden_value(const Hidden &hidden) { return hidden.value; }
}  // namespace

double Point::*const coordinate = &Point::x;
geo::Sides (geo::Shape::*const question)() const = &geo::Shape::sides;
decltype(nullptr) nothing;

static void add_area(const geo::Shape &shape, void *data) {
  *static_cast<double *>(data) += shape.area() + (shape.*question)();
}

double total(const Point *points, int count) {
  double sum = 0;
  geo::Polygon polygon("polygon", points, count);
  polygon.grow(2);
  polygon.visit(add_area, &sum);
  Hidden hidden;
  return sum + points->*coordinate + hidden_value(hidden) + geo::kind_of(polygon) + spread({1, 2});
}

long axis(geo::Axis which, Point point) {
  switch (which) {
    case geo::Axis::X: return static_cast<long>(point.x);
    case geo::Axis::Y: return static_cast<long>(point.y);
    default: return geo::Named::count;
  }
}
