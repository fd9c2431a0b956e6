/// A Swift name that `bindings.yaml` chooses for an element of the document.
public struct Rename: Hashable, Sendable {
  /// The kind of a renamed element; the raw value is its key in `bindings.yaml`.
  public enum Kind: String, Hashable, Sendable {
    case schema, operation, parameter, property, response, channel, message, pointer
  }

  public var kind: Kind
  /// The name in the document, or the JSON pointer; for a response, the status: `404`, `4XX`,
  /// `default`.
  public var name: String
  /// The operation of a parameter; the schema of a property, which subtypes may inherit; the
  /// channel of a message; nil for all owners.
  public var owner: String?
  public var to: String
  /// The former name of a type or a method, which is kept with a deprecation.
  public var deprecated: String?

  public init(
    kind: Kind,
    name: String,
    owner: String? = nil,
    to: String,
    deprecated: String? = nil
  ) {
    self.kind = kind
    self.name = name
    self.owner = owner
    self.to = to
    self.deprecated = deprecated
  }

  /// Returns whether the rename applies to an element.
  func applies(to element: NamedElement) -> Bool {
    if kind == .pointer { return name == element.ownOrigin.pointer && matchesCase(of: element) }
    return kind == element.kind && name == element.name
      && owner.map { $0 == element.owner || element.bases.contains($0) } ?? true
  }

  /// A property and its inline type have the same pointer: a name with an initial capital is the
  /// type's.
  private func matchesCase(of element: NamedElement) -> Bool {
    guard let first = to.first else { return true }
    return element.isType ? !first.isLowercase : element.kind != .property || !first.isUppercase
  }
}
