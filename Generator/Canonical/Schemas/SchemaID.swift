/// Identifies a schema of a description.
///
/// Other objects refer to schemas by identifier, because schemas may contain themselves.
public struct SchemaID: Hashable, Sendable {
  public let number: Int

  public init(number: Int) { self.number = number }
}
