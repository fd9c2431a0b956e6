/// A security scheme in a requirement of a document.
public struct RequiredScheme: Hashable, Sendable {
  /// The name of the scheme.
  public var name: String
  /// The scopes or roles that the requirement lists.
  public var scopes: [String]

  public init(name: String, scopes: [String] = []) {
    self.name = name
    self.scopes = scopes
  }
}
