extension JSONSignature {
  /// The number of elements of the longest tuple in the signature, and its depth in arrays.
  var tupleSize: (width: Int, depth: Int) {
    let inner: [JSONSignature]
    switch self {
    case .tuple(let elements): inner = elements
    case .list(let element): inner = [element]
    default: return (0, 0)
    }
    let sizes = inner.map(\.tupleSize)
    return (max(inner.count, sizes.map(\.width).max() ?? 0), 1 + (sizes.map(\.depth).max() ?? 0))
  }

  /// The values that a tuple lists for each element, empty for any.
  var elementLists: [[String]] {
    guard case .tuple(let elements) = self else { return [] }
    return elements.map { if case .string(let listed) = $0 { listed } else { [] } }
  }

  /// The number of constants among the first elements of an array.
  func constantCount(in values: [JSONScan.Value]) -> Int {
    guard case .tuple(let elements) = self else { return 0 }
    return zip(elements, values).count { $0.isConstant && $0.quality(of: $1) != nil }
  }

  /// How well the first elements of an array are those of a tuple: the number of elements that
  /// match, minus those that are missing or too many; nil if one doesn't match.
  ///
  /// - Parameter closed: The elements whose lists have all values; other enumerations are open.
  func tupleQuality(of values: [JSONScan.Value], closed: Set<Int> = []) -> Int? {
    guard case .tuple(let elements) = self else { return nil }
    var quality = -abs(elements.count - values.count)
    for (index, (element, value)) in zip(elements, values).enumerated() {
      if closed.contains(index), element.excludes(value) { return nil }
      guard let own = element.quality(of: value) else { return nil }
      quality += own
    }
    return quality
  }

  /// How well an element has the type and the constant; nil if it doesn't.
  func quality(of value: JSONScan.Value) -> Int? {
    switch (self, value) {
    case (.any, _), (.object, .object), (.discriminated, .object): 1
    case (.tuple, .array(let values)): tupleQuality(of: values)
    case (.string(let listed), .string) where listed.count > 1: 1
    case (.integer, .number(let isInteger, let isIntegral, _)): isInteger || isIntegral ? 1 : nil
    default: score(for: value) == nil ? nil : 1
    }
  }

  /// Whether a text isn't in a list of several.
  private func excludes(_ value: JSONScan.Value) -> Bool {
    guard case .string(let listed) = self, !listed.isEmpty else { return false }
    return score(for: value) == nil
  }
}
