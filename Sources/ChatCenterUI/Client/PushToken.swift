/// Where pushes go, which is the app's affair and not a client's.
///
/// Sendable because `lock` guards all that changes.
final class PushToken: @unchecked Sendable {
  static let shared = PushToken()

  private let lock = NSLock()
  private var known: String?

  /// As the service is told; nil while it isn't known.
  var text: String? {
    get { lock.withLock { known } }
    set { lock.withLock { known = newValue } }
  }
}

extension Data {
  /// Two digits for each byte.
  var hexadecimal: String { map { String(format: "%02x", $0) }.joined() }
}
