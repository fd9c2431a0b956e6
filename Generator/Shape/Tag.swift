/// A word by which the author groups operations, and what the document says about it.
public struct Tag: Hashable, Sendable {
  public var name: String
  public var documentation: Documentation

  public init(name: String, documentation: Documentation = Documentation()) {
    self.name = name
    self.documentation = documentation
  }
}
