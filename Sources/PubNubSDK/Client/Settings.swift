import BinderyRuntime

/// The configuration of an instance, whose token and filter may change while it runs.
final class Settings: Sendable {
  private let latest: Locked<Snapshot>

  init(_ configuration: PubNubConfiguration) { latest = Locked(Snapshot(configuration)) }

  /// The configuration at one time, shared by reference so that readers don't copy all of it.
  final class Snapshot: Sendable {
    let configuration: PubNubConfiguration
    let basis: RequestBasis

    init(_ configuration: PubNubConfiguration) {
      self.configuration = configuration
      basis = RequestBasis(configuration)
    }
  }

  var snapshot: Snapshot { latest.withLock { $0 } }

  var current: PubNubConfiguration { snapshot.configuration }

  func change(_ change: (inout PubNubConfiguration) -> Void) {
    latest.withLock { latest in
      var configuration = latest.configuration
      change(&configuration)
      latest = Snapshot(configuration)
    }
  }
}
