import BinderyRuntime

extension JSONValue {
  /// Equal as JSON Schema means it: numbers by value, strings by their scalars and not, as Swift
  /// has it, by canonical equivalence.
  func isIdentical(to other: JSONValue) -> Bool {
    switch (self, other) {
    case (.string(let one), .string(let two)): one.utf8.elementsEqual(two.utf8)
    case (.array(let one), .array(let two)): one.elementsEqual(two) { $0.isIdentical(to: $1) }
    case (.object(let one), .object(let two)):
      one.count == two.count
        && one.members.allSatisfy { two[$0.key]?.isIdentical(to: $0.value) ?? false }
    default: self == other
    }
  }
}
