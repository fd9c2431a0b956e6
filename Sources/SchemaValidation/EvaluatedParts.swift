/// The evaluated members and elements of a value: the annotations of draft 2020-12.
struct EvaluatedParts {
  private var properties: Set<String> = []
  private var items: Set<Int> = []
  private var prefix = 0

  mutating func insert(property name: String) { properties.insert(name) }
  mutating func insert(item index: Int) { items.insert(index) }
  mutating func insert(itemsBelow end: Int) { prefix = max(prefix, end) }

  func contains(property name: String) -> Bool { properties.contains(name) }
  func contains(item index: Int) -> Bool { index < prefix || items.contains(index) }

  mutating func formUnion(_ other: Self) {
    properties.formUnion(other.properties)
    items.formUnion(other.items)
    prefix = max(prefix, other.prefix)
  }
}
