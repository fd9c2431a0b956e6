/// A nonstandard value of `type`, such as `int`, and the JSON types it means.
public struct TypeWord {
  /// The types that the word means; empty for any JSON.
  public let types: [JSONType]
  /// The format that the word implies.
  public let format: String?
  /// At most one element, in an array because a structure can't contain itself.
  private let elements: [TypeWord]

  package init(types: [JSONType], format: String? = nil, element: TypeWord? = nil) {
    self.types = types
    self.format = format
    self.elements = element.map { [$0] } ?? []
  }

  /// The type of the elements of an array, as in `string[]`.
  public var element: TypeWord? { elements.first }
}
