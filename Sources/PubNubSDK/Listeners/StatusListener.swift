import BinderyRuntime
import Foundation

/// Hears how a client's subscription stands, for as long as somebody holds it.
///
/// Sendable because `lock` guards all that changes.
public final class StatusListener: ItemReceiver, @unchecked Sendable {
  /// Tells listeners apart.
  public let uuid: UUID
  /// Where its closure is called.
  public let queue: DispatchQueue
  private let lock = NSLock()
  private var closure: ((ConnectionStatus) -> Void)?

  /// A listener that hears nothing before it is added.
  public init(
    queue: DispatchQueue = .main,
    uuid: UUID = UUID(),
    onConnectionStateChange: ((ConnectionStatus) -> Void)? = nil
  ) {
    self.uuid = uuid
    self.queue = queue
    closure = onConnectionStateChange
  }

  /// Hears each status that follows another.
  public var onConnectionStateChange: ((ConnectionStatus) -> Void)? {
    get { lock.withLock { closure } }
    set { lock.replace(\.closure, of: self, by: newValue) }
  }

  var isCancelled: Bool { false }

  func receive(_ items: [ReceivedItem], while isMeant: @escaping @Sendable () -> Bool) {
    // A queue that nobody runs, as main may be, would keep what nobody hears.
    guard onConnectionStateChange != nil else { return }
    let statuses = items.compactMap { item -> ConnectionStatus? in
      guard case .connectionStatusChanged(let status)? = item.event else { return nil }
      return status
    }
    guard !statuses.isEmpty else { return }
    queue.async { [weak self] in
      for status in statuses where isMeant() { self?.onConnectionStateChange?(status) }
    }
  }
}
