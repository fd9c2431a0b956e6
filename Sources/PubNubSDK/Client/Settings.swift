import Foundation

/// An instance's configuration, of which the token and the filter may change while it runs.
///
/// Sendable because `lock` guards all that changes.
final class Settings: @unchecked Sendable {
  private let lock = NSLock()
  private var latest: Snapshot

  init(_ configuration: PubNubConfiguration) { latest = Snapshot(configuration) }

  /// The configuration of a moment: whoever reads one thing of it copies no more than that.
  final class Snapshot: Sendable {
    let configuration: PubNubConfiguration
    let basis: RequestBasis

    init(_ configuration: PubNubConfiguration) {
      self.configuration = configuration
      basis = RequestBasis(configuration)
    }
  }

  var snapshot: Snapshot { lock.withLock { latest } }

  var current: PubNubConfiguration { snapshot.configuration }

  func change(_ change: (inout PubNubConfiguration) -> Void) {
    lock.withLock {
      var configuration = latest.configuration
      change(&configuration)
      latest = Snapshot(configuration)
    }
  }
}
