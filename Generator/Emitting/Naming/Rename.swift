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

  public init(kind: Kind, name: String, owner: String? = nil, to: String) {
    self.kind = kind
    self.name = name
    self.owner = owner
    self.to = to
  }

  /// Returns whether the rename applies to an element.
  func applies(to thing: NamedThing) -> Bool {
    if kind == .pointer { return name == thing.origin.pointer && matchesCase(of: thing) }
    return kind == thing.kind && name == thing.name
      && owner.map { $0 == thing.owner || thing.bases.contains($0) } ?? true
  }

  /// A property and its inline type have the same pointer: a name with an initial capital is the
  /// type's.
  private func matchesCase(of thing: NamedThing) -> Bool {
    guard let first = to.first else { return true }
    return thing.isType ? !first.isLowercase : thing.kind != .property || !first.isUppercase
  }
}
