// The standard library: containers, strings, algorithms with lambdas, smart pointers, functions, streams.

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <sstream>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace words {

struct Entry {
  std::string word;
  std::size_t count = 0;
  bool operator<(const Entry &other) const { return count != other.count ? count > other.count : word < other.word; }
};

class Counter {
 public:
  void add(const std::string &text) {
    std::istringstream stream(text);
    for (std::string word; stream >> word;) ++counts_[word];
  }
  std::vector<Entry> sorted() const {
    std::vector<Entry> all;
    all.reserve(counts_.size());
    for (const auto &[word, count] : counts_) all.push_back({word, count});
    std::sort(all.begin(), all.end());
    return all;
  }
  std::optional<std::size_t> of(const std::string &word) const {
    auto found = counts_.find(word);
    if (found == counts_.end()) return std::nullopt;
    return found->second;
  }

 private:
  std::unordered_map<std::string, std::size_t> counts_;
};

struct Node {
  int key;
  std::unique_ptr<Node> left, right;
  explicit Node(int k) : key(k) {}
};

void insert(std::unique_ptr<Node> &root, int key) {
  if (!root) {
    root = std::make_unique<Node>(key);
  } else {
    insert(key < root->key ? root->left : root->right, key);
  }
}

int depth(const Node *node) { return node ? 1 + std::max(depth(node->left.get()), depth(node->right.get())) : 0; }

}  // namespace words

long total(const std::vector<int> &numbers, const std::function<long(long)> &map) {
  std::vector<long> mapped;
  std::transform(numbers.begin(), numbers.end(), std::back_inserter(mapped), [&map](int n) { return map(n); });
  return std::accumulate(mapped.begin(), mapped.end(), 0L);
}

std::string report(const std::string &text) {
  words::Counter counter;
  counter.add(text);
  std::ostringstream out;
  for (const auto &entry : counter.sorted()) out << entry.word << ' ' << entry.count << '\n';
  std::map<int, std::shared_ptr<std::string>> lines;
  lines.emplace(1, std::make_shared<std::string>(out.str()));
  lines[2] = lines[1];
  std::unique_ptr<words::Node> root;
  for (int key : {3, 1, 2}) words::insert(root, key);
  auto shared = lines.begin()->second;
  return *shared + std::to_string(words::depth(root.get())) + std::to_string(counter.of("a").value_or(0));
}
