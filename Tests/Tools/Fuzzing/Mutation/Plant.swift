import Specification

/// A document as a mutable tree; it is written as JSON, which is also YAML.
indirect enum Plant {
  case scalar(String, isQuoted: Bool)
  case list([Plant])
  case map([(key: String, value: Plant)])

  /// Fails if the tree is larger than a seed should be, for example because of aliases.
  init?(_ node: Node) {
    var budget = 20_000
    self.init(node, &budget)
    if budget < 0 { return nil }
  }

  private init(_ node: Node, _ budget: inout Int) {
    budget -= 1
    guard budget >= 0 else {
      self = .list([])
      return
    }
    switch node.kind {
    case .sequence: self = .list(node.elements.map { Plant($0, &budget) })
    case .mapping: self = .map(node.entries.map { ($0.key, Plant($0.value, &budget)) })
    case .string: self = .scalar(node.text, isQuoted: true)
    case .null: self = .scalar("null", isQuoted: false)
    case .boolean, .integer, .float: self = .scalar(node.text, isQuoted: false)
    }
  }

  /// The number of nodes, including this one.
  var count: Int {
    switch self {
    case .scalar: 1
    case .list(let items): items.reduce(1) { $0 + $1.count }
    case .map(let entries): entries.reduce(1) { $0 + $1.value.count }
    }
  }

  /// Returns the node with a number, counted from the root, parents before children.
  func node(_ number: Int) -> Plant {
    var rest = number
    return find(&rest) ?? self
  }

  private func find(_ rest: inout Int) -> Plant? {
    if rest == 0 { return self }
    rest -= 1
    for child in children {
      if let found = child.find(&rest) { return found }
    }
    return nil
  }

  private var children: [Plant] {
    switch self {
    case .scalar: []
    case .list(let items): items
    case .map(let entries): entries.map(\.value)
    }
  }

  /// Changes the node with a number.
  mutating func change(_ number: Int, _ change: (inout Plant) -> Void) {
    var rest = number
    visit(&rest, change)
  }

  /// Counts down to the node; negative once it is found.
  private mutating func visit(_ rest: inout Int, _ change: (inout Plant) -> Void) {
    rest -= 1
    if rest == -1 { return change(&self) }
    switch self {
    case .scalar: break
    case .list(var items):
      for index in items.indices where rest >= 0 { items[index].visit(&rest, change) }
      self = .list(items)
    case .map(var entries):
      for index in entries.indices where rest >= 0 { entries[index].value.visit(&rest, change) }
      self = .map(entries)
    }
  }
}
