import BinderyRuntime
import Foundation

/// A listener for the connection status of a client, which holds it weakly.
public final class StatusListener: ItemReceiver {
  /// An id that distinguishes listeners.
  public let uuid: UUID
  /// The queue on which the closure is called.
  public let queue: DispatchQueue
  private let closure: Locked<QueueConfined<((ConnectionStatus) -> Void)?>>

  /// Creates a listener, which receives changes after it is added to a client.
  public init(
    queue: DispatchQueue = .main,
    uuid: UUID = UUID(),
    onConnectionStateChange: ((ConnectionStatus) -> Void)? = nil
  ) {
    self.uuid = uuid
    self.queue = queue
    closure = Locked(QueueConfined(onConnectionStateChange))
  }

  /// A closure that receives each change of the connection status.
  public var onConnectionStateChange: ((ConnectionStatus) -> Void)? {
    get { closure.withLock { $0 }.value }
    set { closure.replace(\.self, by: QueueConfined(newValue)) }
  }

  var isCancelled: Bool { false }

  func receive(_ items: [ReceivedItem], while isActive: @escaping @Sendable () -> Bool) {
    // Without a closure nothing is enqueued: the queue may never run, as main may not.
    guard onConnectionStateChange != nil else { return }
    let statuses = items.compactMap { item -> ConnectionStatus? in
      guard case .connectionStatusChanged(let status)? = item.event else { return nil }
      return status
    }
    guard !statuses.isEmpty else { return }
    queue.async { [weak self] in
      for status in statuses where isActive() { self?.onConnectionStateChange?(status) }
    }
  }
}
