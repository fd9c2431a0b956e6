import Shape

/// A name that a person should choose: what was found where, and the line that decides it.
public struct NamingConflict: Hashable, Sendable {
  public var origin: Origin?
  public var message: String
  /// What to write into `bindings.yaml`.
  public var fix: String

  public init(origin: Origin?, message: String, fix: String) {
    self.origin = origin
    self.message = message
    self.fix = fix
  }
}
