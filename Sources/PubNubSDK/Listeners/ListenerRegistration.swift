import Foundation

/// Where a listener stands among others, until it is taken out.
///
/// Sendable because `lock` guards all that changes.
final class ListenerPlace: @unchecked Sendable {
  private let lock = NSLock()
  /// Nil once nobody holds it.
  weak let listener: (any ItemReceiver)?
  private var isLeft = false

  init(of listener: any ItemReceiver) { self.listener = listener }

  /// Whether it was taken out.
  var hasEnded: Bool { lock.withLock { isLeft } }

  func end() { lock.withLock { isLeft = true } }
}
