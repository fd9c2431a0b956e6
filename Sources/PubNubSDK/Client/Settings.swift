import Foundation

/// An instance's configuration, of which the token and the filter may change while it runs.
///
/// Sendable because `lock` guards all that changes.
final class Settings: @unchecked Sendable {
  private let lock = NSLock()
  private var configuration: PubNubConfiguration

  init(_ configuration: PubNubConfiguration) { self.configuration = configuration }

  var current: PubNubConfiguration { lock.withLock { configuration } }

  func change(_ change: (inout PubNubConfiguration) -> Void) {
    lock.withLock { change(&configuration) }
  }
}
