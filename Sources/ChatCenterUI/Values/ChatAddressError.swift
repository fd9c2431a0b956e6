import BinderyRuntime

/// An invalid address of a configuration.
public struct ChatAddressError: Error, Hashable, Sendable {
  /// The address of the configuration that is invalid.
  public let part: Part
  /// The address, unchanged.
  public let address: String
  /// The reason why the address is invalid.
  public let reason: String

  /// The addresses of a configuration.
  public enum Part: String, Hashable, Sendable {
    /// The address of requests.
    case rest
    /// The address of the socket.
    case webSocket
    /// The address of files.
    case dataStore
  }

  init(_ part: Part, _ address: String, _ reason: String) {
    self.part = part
    self.address = address
    self.reason = reason
  }
}

extension ChatAddressError: Redacted, LocalizedError {
  /// The error without the user, password and query of the address, which may be secrets.
  public var description: String {
    "\(part.rawValue): “\(Redaction.url(address))” is not a valid address:  \(reason)"
  }

  package var shownMembers: KeyValuePairs<String, Any> {
    ["part": part, "address": Redaction.url(address), "reason": reason]
  }

  public var errorDescription: String? { description }
}
