import BinderyRuntime
import Foundation

/// A received message that does not match its schema.
public struct UndecodableEvent: Error, Hashable, Sendable, DescribedError {
  /// The received bytes, unchanged.
  public var message: [UInt8]
  /// The expected value and its JSON path, with all errors of the message in `all`.
  public var error: JSONError

  /// Creates an error for a message and the reason why it was not decoded.
  public init(message: [UInt8], error: JSONError) {
    self.message = message
    self.error = error
  }

  /// The received bytes as text.
  public var text: String { String(decoding: message, as: UTF8.self) }

  public var description: String { "\(error) in \(text.prefix(200))" }
}
