import BinderyRuntime

/// The elements of an array, or the values of an object in their order; none of anything else.
extension AnyJSON: RandomAccessCollection {
  /// Always 0.
  public var startIndex: Int { 0 }

  /// How many there are; 0 for what is neither array nor object.
  public var endIndex: Int {
    switch json {
    case .array(let elements): elements.count
    case .object(let object): object.count
    default: 0
    }
  }

  /// An element, or the value of a member; the position must be one that there is.
  public subscript(position: Int) -> AnyJSON {
    switch json {
    case .array(let elements): AnyJSON(elements[position])
    case .object(let object): AnyJSON(object.members[position].value)
    default: preconditionFailure("there is no element \(position) of a value that has none")
    }
  }
}
