import BinderyRuntime

/// A message that isn't what the specification says of it.
public struct UndecodableEvent: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes as they came.
  public var message: [UInt8]
  /// What was expected, and where.
  public var error: JSONError

  /// A message that isn't what it should be, and where it isn't.
  public init(message: [UInt8], error: JSONError) {
    self.message = message
    self.error = error
  }

  /// The bytes as text.
  public var text: String { String(decoding: message, as: UTF8.self) }

  public var description: String { "\(error) in \(text.prefix(200))" }
}
