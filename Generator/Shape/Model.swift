import Foundation

/// A schema that deserves a Swift type of its own.
public struct Model: Hashable, Sendable {
  public var id: ID
  /// The author's word for it; for a schema without a name, its role: the property's key, `body`.
  public var name: String
  /// What this one was written inside of; nothing for a component.
  public var owner: Owner?
  public var documentation: Documentation
  public var origin: Origin
  public var definition: Definition

  public init(
    id: ID,
    name: String,
    owner: Owner? = nil,
    documentation: Documentation = Documentation(),
    origin: Origin,
    definition: Definition
  ) {
    self.id = id
    self.name = name
    self.owner = owner
    self.documentation = documentation
    self.origin = origin
    self.definition = definition
  }

  /// Tells models apart: the file and JSON pointer of the schema.
  public struct ID: Hashable, Sendable {
    public var rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Names that only Unicode holds for the same are two keys of a document.
    public static func == (one: ID, other: ID) -> Bool {
      var (one, other) = (one.rawValue, other.rawValue)
      guard one.utf8.count == other.utf8.count else { return false }
      return one.withUTF8 { bytes in
        other.withUTF8 { others in
          guard let first = bytes.baseAddress, let second = others.baseAddress else { return true }
          return memcmp(first, second, bytes.count) == 0
        }
      }
    }

    public func hash(into hasher: inout Hasher) {
      var text = rawValue
      text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
  }

  /// What an unnamed model belongs to, and is nested in.
  public enum Owner: Hashable, Sendable {
    case model(ID)
    case operation(Operation.ID)
    case webhook(Webhook.ID)
  }

  /// What a schema turns out to be.
  public enum Definition: Hashable, Sendable {
    case object(Object)
    case choice(Choice)
    case enumeration(Enumeration)
    case tuple(Tuple)
    case multipart(Multipart)
    /// Another name for a type.
    case alias(Type)
  }
}
