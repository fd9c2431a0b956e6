import BinderyRuntime

/// The malformed members of a message.
struct MalformedEventError: Error, Sendable {
  /// The unchanged bytes of the message.
  let message: [UInt8]
  /// The errors, one for each malformed member, with its path in the message.
  let errors: [JSONError]
}
