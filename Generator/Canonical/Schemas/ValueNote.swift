/// The name and description of a value of `enum`, for which the standard has no keywords.
public struct ValueNote: Hashable {
  public var name: String?
  public var description: String?

  public init(name: String? = nil, description: String? = nil) {
    self.name = name
    self.description = description
  }
}
