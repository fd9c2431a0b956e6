/// Why values could not be put into a request; nothing was sent.
///
/// It names the parameter, never its value, which may be a secret.
public struct InvalidRequest: Error, Hashable, Sendable {
  /// Its name in the document, or `body`; a value of a path may have its number instead.
  public var parameter: String
  /// In words, without the value.
  public var reason: String

  /// A reason shows in logs: it may not repeat the value.
  public init(parameter: String, reason: String) {
    self.parameter = parameter
    self.reason = reason
  }
}

extension InvalidRequest: CustomStringConvertible {
  public var description: String { "\(escaped: parameter): \(escaped: reason)" }
}
