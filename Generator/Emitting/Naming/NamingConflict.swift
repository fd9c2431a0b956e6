import Shape

/// A conflict between names, and the line of `bindings.yaml` that resolves it.
public struct NamingConflict: Hashable, Sendable {
  public var origin: Origin?
  public var message: String
  /// The line to write into `bindings.yaml`.
  public var fix: String

  public init(origin: Origin?, message: String, fix: String) {
    self.origin = origin
    self.message = message
    self.fix = fix
  }
}
