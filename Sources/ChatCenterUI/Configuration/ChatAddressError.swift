import BinderyRuntime

/// Which address of a configuration makes no sense, and why.
public struct ChatAddressError: Error, Hashable, Sendable {
  /// Which one it is.
  public let part: Part
  /// As it was given.
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
    self.address = address
    self.reason = reason
  }
}

extension ChatAddressError: Redacted, LocalizedError {
  /// Without a user, a password and a query of the address, which may be secrets.
  public var description: String {
    "\(part.rawValue): “\(Redaction.url(address))” is no address: \(reason)"
  }

  package var shownMembers: KeyValuePairs<String, Any> {
    ["part": part, "address": Redaction.url(address), "reason": reason]
  }

  public var errorDescription: String? { description }
}
