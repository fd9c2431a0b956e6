/// A schema that has a Swift type.
public struct Model: Hashable, Sendable {
  public var id: ID
  /// The name in the document; for an unnamed schema its role, such as a property's key or `body`.
  public var name: String
  /// The words of the name, if the key is derived from a type of a framework's code.
  public var derivedName: [String]?
  /// The object that contains the schema; nil for a component.
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

  /// Identifies a model by the file and JSON pointer of the schema.
  public struct ID: Hashable, Sendable {
    public let rawValue: String
    /// The hash of the bytes, which is computed once, because identifiers are mostly looked up.
    ///
    /// Those of canonically equivalent texts differ, although the strings are equal.
    private let digest: Int

    public init(_ rawValue: String) {
      self.rawValue = rawValue
      digest = ExactText(rawValue).hashValue
    }

    public static func == (one: ID, other: ID) -> Bool {
      one.digest == other.digest && one.rawValue == other.rawValue
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
  }

  /// The object in which an unnamed model is nested.
  public enum Owner: Hashable, Sendable {
    case model(ID)
    case operation(Operation.ID)
    case webhook(Webhook.ID)
    case channel(Channel.ID)
  }

  /// The kind of a model, with its contents.
  public indirect enum Definition: Hashable, Sendable {
    case object(Object)
    /// The common members of several objects; a protocol in Swift.
    case base(BaseObject)
    case union(Union)
    case enumeration(Enumeration)
    case tuple(Tuple)
    case multipart(Multipart)
    /// Another name for a type.
    case alias(Type)
  }
}
