import SourceDiagnostics

extension AsyncAPI {
  /// The extensions of a document, a server or a channel, whose names begin with `x-`.
  public protocol Extensions {
    var isEmpty: Bool { get }

    subscript(name: String) -> (any ExtensionObject)? { get }

    /// Returns the objects of an extension that is a list, or nil if the extension is absent.
    func list(_ name: String) -> [any ExtensionObject]?
  }

  /// An object in an extension.
  ///
  /// A value of the wrong type is reported and counts as absent.
  public protocol ExtensionObject {
    var mark: Mark { get }

    /// The value of a key; an explicit null counts as absent.
    subscript(key: String) -> JSONValue? { get }

    func text(_ key: String) -> String?
    func boolean(_ key: String) -> Bool?
    /// Returns the elements of an array; empty if the key is absent.
    func elements(_ key: String) -> [JSONValue]
    /// Returns the members of an object; empty if the key is absent.
    func members(_ key: String) -> [ExtensionMember]
    /// Returns the message to which a key refers.
    func message(_ key: String) -> MessageReference?
    /// Returns the messages to which a list refers.
    func messages(_ key: String) -> [MessageReference]
    func object(_ key: String) -> (any ExtensionObject)?
    func objects(_ key: String) -> [any ExtensionObject]
  }

  /// A member of an object in an extension.
  public struct ExtensionMember {
    public let key: String
    public let value: JSONValue
    public let location: SourceLocation

    public init(key: String, value: JSONValue, location: SourceLocation) {
      self.key = key
      self.value = value
      self.location = location
    }
  }

  /// A message to which an extension refers.
  public struct MessageReference {
    public let mark: Mark
    /// Nil if no channel has the message.
    public let id: Message.ID?

    public init(mark: Mark, id: Message.ID?) {
      self.mark = mark
      self.id = id
    }
  }
}
