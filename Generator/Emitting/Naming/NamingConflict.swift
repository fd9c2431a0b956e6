import Shape

/// A name that is in use or too long, and the line of `bindings.yaml` that chooses another.
public struct NamingConflict: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Another declaration has the name.
    case duplicate
    /// The name is too long for a call.
    case length
    /// The names of types are too long for a line.
    case typeLength
  }

  public var kind: Kind
  public var origin: Origin?
  public var message: String
  /// The line to write into `bindings.yaml`.
  public var fix: String

  public init(kind: Kind, origin: Origin?, message: String, fix: String) {
    self.kind = kind
    self.origin = origin
    self.message = message
    self.fix = fix
  }
}
