/// An error that the service reports.
public final class PusherError: NSObject, Sendable {
  /// The error code, 4000 or greater; nil for some errors.
  public let code: Int?
  /// The human-readable message.
  public let message: String

  init(code: Int?, message: String) {
    self.code = code
    self.message = message
  }

  public override var description: String { code.map { "\($0): \(message)" } ?? message }
}
