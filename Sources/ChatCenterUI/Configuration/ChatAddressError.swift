import BinderyRuntime

/// Which address of a configuration makes no sense, and why.
public struct ChatAddressError: Error, Hashable, Sendable {
  /// Which one it is.
  public let part: Part
  /// As it was given, without user, password and query, which may be secrets.
  public let address: String
  /// What is wrong with it.
  public let reason: String

  /// The addresses that there are.
  public enum Part: String, Hashable, Sendable {
    /// Where requests go.
    case rest
    /// Where the socket is.
    case webSocket
    /// Where files are.
    case dataStore
  }

  init(_ part: Part, _ address: String, _ reason: String) {
    self.part = part
    self.address = Redaction.url(address)
    self.reason = reason
  }
}

extension ChatAddressError: CustomStringConvertible, LocalizedError {
  public var description: String { "\(part.rawValue): “\(address)” is no address: \(reason)" }

  public var errorDescription: String? { description }
}
