/// Evaluates JSONPath queries on a tree.
///
/// It counts the visited nodes, so that a query with many descendants of descendants ends.
struct JSONPathEvaluator {
  /// A node, and the last step of its path.
  struct Item {
    let node: UInt32
    /// The index of the step in `steps`; -1 for the root.
    let step: Int32
  }

  /// A step from a parent to one of its elements or entries.
  private struct Step {
    let parent: Int32
    let index: Int32
  }

  let tree: Tree
  let root: Item
  private let limit: Int
  private var visits = 0
  private var steps: [Step] = []
  /// The regular expressions of the document, compiled once; nil for invalid ones.
  var expressions: [String: IRegexp?] = [:]

  init(_ root: Node, limits: Limits) {
    tree = root.tree
    self.root = Item(node: root.index, step: -1)
    limit = limits.visitedNodes
  }

  /// Returns the selected nodes with their locations.
  mutating func matches(
    of segments: [JSONPathQuery.Segment]
  ) throws(JSONPathError) -> [JSONPathMatch] {
    let start = Node(tree: tree, index: root.node)
    return try items(of: segments, from: root).map { item in
      JSONPathMatch(node: Node(tree: tree, index: item.node), path: path(to: item), root: start)
    }
  }

  private func path(to item: Item) -> [Int] {
    var path: [Int] = []
    var step = item.step
    while step >= 0 {
      path.append(Int(steps[Int(step)].index))
      step = steps[Int(step)].parent
    }
    return path.reversed()
  }

  /// Counts visited nodes.
  mutating func visit(_ count: Int = 1) throws(JSONPathError) {
    visits += count
    if visits > limit { throw .tooManyNodes }
  }

  /// Matches a regular expression; eight of its instructions count as one node.
  mutating func matches(
    _ expression: IRegexp,
    _ text: String,
    anywhere: Bool
  ) throws(JSONPathError) -> Bool {
    var budget = 8 * (limit - visits)
    let isMatching = expression.matches(text, anywhere: anywhere, budget: &budget)
    if budget < 0 { throw .tooManyNodes }
    visits = limit - budget / 8
    return isMatching
  }

  /// Returns the nodes of a query in a filter, whose paths aren't needed.
  mutating func nodes(
    of query: JSONPathQuery,
    at current: Item
  ) throws(JSONPathError) -> [UInt32] {
    let count = steps.count
    defer { steps.removeSubrange(count...) }
    return try items(of: query.segments, from: query.isRelative ? current : root).map(\.node)
  }

  private mutating func items(
    of segments: [JSONPathQuery.Segment],
    from start: Item
  ) throws(JSONPathError) -> [Item] {
    var items = [start]
    for segment in segments where !items.isEmpty {
      var selected: [Item] = []
      switch segment {
      case .child(let selectors):
        for item in items { try select(selectors, from: item, &selected) }
      case .descendant(let selectors):
        for item in items { try selectDescendants(selectors, from: item, &selected) }
      }
      items = selected
    }
    return items
  }

  /// Selects from a node and from each of its descendants, parents first.
  private mutating func selectDescendants(
    _ selectors: [JSONPathQuery.Selector],
    from start: Item,
    _ selected: inout [Item]
  ) throws(JSONPathError) {
    var pending = [start]
    while let item = pending.popLast() {
      try visit()
      try select(selectors, from: item, &selected)
      let first = pending.count
      for index in 0..<count(of: item) {
        let child = tree.records[Int(child(index, of: item))]
        if child.kind.isCollection { pending.append(step(to: index, of: item)) }
      }
      pending[first...].reverse()
    }
  }

  private mutating func select(
    _ selectors: [JSONPathQuery.Selector],
    from item: Item,
    _ selected: inout [Item]
  ) throws(JSONPathError) {
    for selector in selectors {
      try visit()
      let count = count(of: item)
      switch selector {
      case .name(let name):
        if let index = try index(of: name, in: item) { selected.append(step(to: index, of: item)) }
      case .index(let index):
        guard isSequence(item) else { continue }
        let index = index < 0 ? index + count : index
        if 0..<count ~= index { selected.append(step(to: index, of: item)) }
      case .slice(let start, let end, let step):
        guard isSequence(item) else { continue }
        for index in JSONPathSlice(start, end, step, count: count) {
          try visit()
          selected.append(self.step(to: index, of: item))
        }
      case .wildcard:
        try visit(count)
        for index in 0..<count { selected.append(step(to: index, of: item)) }
      case .filter(let filter):
        for index in 0..<count {
          try visit()
          let candidate = Item(node: child(index, of: item), step: -1)
          if try isTrue(filter, at: candidate) { selected.append(step(to: index, of: item)) }
        }
      }
    }
  }

  private mutating func step(to index: Int, of item: Item) -> Item {
    steps.append(Step(parent: item.step, index: Int32(index)))
    return Item(node: child(index, of: item), step: Int32(steps.count - 1))
  }
}

// MARK: - Children

extension JSONPathEvaluator {
  private func isSequence(_ item: Item) -> Bool {
    tree.records[Int(item.node)].kind == .sequence
  }

  /// The number of elements or entries.
  private func count(of item: Item) -> Int { Node(tree: tree, index: item.node).count }

  private func child(_ index: Int, of item: Item) -> UInt32 {
    let record = tree.records[Int(item.node)]
    return record.kind == .mapping
      ? tree.children[Int(record.first) + 2 * index + 1]
      : tree.children[Int(record.first) + index]
  }

  /// The index of the entry with a name.
  private mutating func index(of name: String, in item: Item) throws(JSONPathError) -> Int? {
    let record = tree.records[Int(item.node)]
    guard record.kind == .mapping else { return nil }
    try visit(Int(record.count) / 64)
    var name = name
    return name.withUTF8 { name in
      tree.keyPositions(of: record)
        .first { tree.holds(name, at: tree.records[Int(tree.children[$0])]) }
        .map { ($0 - Int(record.first)) / 2 }
    }
  }
}
