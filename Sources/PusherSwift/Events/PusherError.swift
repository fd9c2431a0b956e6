/// An error that the service reports.
public final class PusherError: NSObject, Sendable {
  /// From 4000 on; some errors have none.
  public let code: Int?
  /// For a person to read.
  public let message: String

  init(code: Int?, message: String) {
    self.code = code
    self.message = message
  }

  public override var description: String { code.map { "\($0): \(message)" } ?? message }
}
