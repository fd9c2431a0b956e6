/// Identifies a schema of a description; other objects refer to schemas by it, because schemas may
/// contain themselves.
public struct SchemaID: Hashable, Sendable {
  public let number: Int

  public init(number: Int) { self.number = number }
}
