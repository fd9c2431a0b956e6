import BinderyRuntime
import Foundation

/// An instance's configuration, of which the token and the filter may change while it runs.
///
/// Sendable because `lock` guards all that changes.
final class Settings: @unchecked Sendable {
  private let lock = NSLock()
  private var configuration: PubNubConfiguration
  /// Where requests go, read once: what may change isn't part of it.
  let server: Result<ServerURL, InvalidServerURL>

  init(_ configuration: PubNubConfiguration) {
    self.configuration = configuration
    server = configuration.server
  }

  var current: PubNubConfiguration { lock.withLock { configuration } }

  func change(_ change: (inout PubNubConfiguration) -> Void) {
    lock.withLock { change(&configuration) }
  }
}
