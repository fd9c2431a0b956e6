import Foundation

/// The configuration of an instance, whose token and filter may change while it runs.
///
/// Sendable because `lock` guards all mutable state.
final class Settings: @unchecked Sendable {
  private let lock = NSLock()
  private var latest: Snapshot

  init(_ configuration: PubNubConfiguration) { latest = Snapshot(configuration) }

  /// The configuration at one time, shared by reference so that readers don't copy all of it.
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
