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
    public let rawValue: String
    /// Of the text, taken once: an ID is looked up far more often than it is made.
    private let digest: Int

    public init(_ rawValue: String) {
      self.rawValue = rawValue
      digest = ExactText(rawValue).hashValue
    }

    public static func == (one: ID, other: ID) -> Bool {
      one.digest == other.digest && ExactText(one.rawValue) == ExactText(other.rawValue)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
  }

  /// What an unnamed model belongs to, and is nested in.
  public enum Owner: Hashable, Sendable {
    case model(ID)
    case operation(Operation.ID)
    case webhook(Webhook.ID)
    case channel(Channel.ID)
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
