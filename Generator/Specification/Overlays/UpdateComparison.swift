/// Finds out whether a node has the values of an update already.
///
/// The elements of arrays are compared with each other, so that the number of comparisons is
/// limited; beyond the limit, the update counts as a change.
struct UpdateComparison {
  private var remaining = 100_000

  /// Whether merging the update into the node changes nothing, or repeats elements of an array.
  mutating func has(_ node: Node, _ update: Node) -> Bool {
    guard spend() else { return false }
    switch (node.kind, update.kind) {
    case (.mapping, .mapping):
      for entry in update.entries {
        guard let present = node[entry.key], has(present, entry.value) else { return false }
      }
      return true
    case (.sequence, .sequence):
      for element in update.elements where !hasElement(node, element) { return false }
      return true
    default: return isEqual(node, update)
    }
  }

  /// Whether an array has an element that is equal to another node.
  mutating func hasElement(_ array: Node, _ element: Node) -> Bool {
    for present in array.elements where isEqual(present, element) { return true }
    return false
  }

  private mutating func isEqual(_ one: Node, _ other: Node) -> Bool {
    guard spend(), one.count == other.count else { return false }
    switch (one.kind, other.kind) {
    case (.mapping, .mapping):
      for entry in one.entries {
        guard let value = other[entry.key], isEqual(entry.value, value) else { return false }
      }
      return true
    case (.sequence, .sequence):
      for (element, value) in zip(one.elements, other.elements) where !isEqual(element, value) {
        return false
      }
      return true
    case (.integer, .integer), (.integer, .float), (.float, .integer), (.float, .float):
      return one.number == other.number
    case (.mapping, _), (.sequence, _), (_, .mapping), (_, .sequence): return false
    default: return one.kind == other.kind && one.text == other.text
    }
  }

  private mutating func spend() -> Bool {
    remaining -= 1
    return remaining >= 0
  }
}
