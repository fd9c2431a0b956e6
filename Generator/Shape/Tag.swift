/// A group of operations, with its documentation.
public struct Tag: Hashable, Sendable {
  public var name: String
  public var documentation: Documentation

  public init(name: String, documentation: Documentation = Documentation()) {
    self.name = name
    self.documentation = documentation
  }
}
