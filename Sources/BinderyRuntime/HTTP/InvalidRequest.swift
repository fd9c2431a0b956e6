import Foundation

/// An error in a request's values; nothing was sent.
///
/// It contains the name of the parameter and never its value, which may be a secret.
public struct InvalidRequest: Error, Hashable, Sendable {
  /// The name of the parameter, or `body`; a path value may have its number instead.
  public var parameter: String
  /// The reason, without the value.
  public var reason: String

  /// Creates an error; the reason appears in logs and must not contain the value.
  public init(parameter: String, reason: String) {
    self.parameter = parameter
    self.reason = reason
  }
}

extension InvalidRequest: DescribedError {
  public var description: String { "\(escaped: parameter): \(escaped: reason)" }
}
