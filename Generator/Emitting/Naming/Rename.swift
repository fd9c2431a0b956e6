/// A name that a person has chosen.
public struct Rename: Hashable, Sendable {
  /// What is renamed, in the words of the description.
  public enum Kind: String, Hashable, Sendable {
    case schema, operation, parameter, property, response, channel, message, pointer
  }

  public var kind: Kind
  /// The old name, or the JSON pointer; of a response the status: `404`, `4XX`, `default`.
  public var name: String
  /// The operation of a parameter; the schema of a property, which others may build on; the channel
  /// of a message; nil for all of them.
  public var owner: String?
  public var to: String

  public init(kind: Kind, name: String, owner: String? = nil, to: String) {
    self.kind = kind
    self.name = name
    self.owner = owner
    self.to = to
  }

  /// True when the rename is about this thing.
  func concerns(_ thing: NamedThing) -> Bool {
    if kind == .pointer { return name == thing.origin.pointer && fits(thing) }
    return kind == thing.kind && name == thing.name
      && owner.map { $0 == thing.owner || thing.bases.contains($0) } ?? true
  }

  /// A property and the type written in it have one pointer: a name that begins with a capital is
  /// the type's.
  private func fits(_ thing: NamedThing) -> Bool {
    guard let first = to.first else { return true }
    return thing.isType ? !first.isLowercase : thing.kind != .property || !first.isUppercase
  }
}
