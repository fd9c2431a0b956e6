import BinderyRuntime

/// A collection of the elements of an array, or of the values of an object; empty for other values.
extension AnyJSON: RandomAccessCollection {
  /// Always 0.
  public var startIndex: Int { 0 }

  /// The number of elements or members; 0 for other values.
  public var endIndex: Int {
    switch json {
    case .array(let elements): elements.count
    case .object(let object): object.count
    default: 0
    }
  }

  /// The element, or the value of the member, at a position.
  ///
  /// At an invalid position it returns a value that isn't JSON: sending it, or `requireJSON()`,
  /// throws `jsonDataEncodingFailure` with the position.
  public subscript(position: Int) -> AnyJSON {
    switch json {
    case .array(let elements) where elements.indices.contains(position):
      AnyJSON(elements[position])
    case .object(let object) where object.members.indices.contains(position):
      AnyJSON(object.members[position].value)
    default: AnyJSON(unencodable: "position \(position) is out of range; the count is \(count)")
    }
  }

  /// The elements in a range of positions; positions beyond the end are omitted.
  public subscript(bounds: Range<Int>) -> Slice<AnyJSON> {
    Slice(base: self, bounds: bounds.clamped(to: startIndex..<endIndex))
  }

  /// The position after another one, which need not exist.
  public func index(after position: Int) -> Int { self.index(position, offsetBy: 1) }

  /// The position before another one, which need not exist.
  public func index(before position: Int) -> Int { self.index(position, offsetBy: -1) }

  /// The position at a distance from another one; neither need exist.
  public func index(_ position: Int, offsetBy distance: Int) -> Int {
    let (sum, isOverflow) = position.addingReportingOverflow(distance)
    return isOverflow ? (distance < 0 ? .min : .max) : sum
  }

  /// The distance from one position to another; neither need exist.
  public func distance(from start: Int, to end: Int) -> Int {
    let (difference, isOverflow) = end.subtractingReportingOverflow(start)
    return isOverflow ? (end < start ? .min : .max) : difference
  }
}
