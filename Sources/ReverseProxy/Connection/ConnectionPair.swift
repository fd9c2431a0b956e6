import BinderyTesting
import Foundation

/// The connections of a client and of the service, with the bytes that wait to be sent.
final class ConnectionPair {
  /// The number of unsent bytes at which the other side is no longer read, so that TCP slows it.
  static let limit = 1 << 20

  let client: LoopbackSocket
  var target: TargetConnection?
  var toClient = ByteQueue()
  var toTarget = ByteQueue()
  /// Whether a side has ended its connection.
  private(set) var clientHasEnded = false
  private(set) var targetHasEnded = false
  /// Whether TLS may have bytes that the descriptor doesn't signal.
  private var mayHaveUnreadBytes = false

  /// What has happened.
  struct Events {
    var fromClient: [UInt8] = []
    var fromTarget: [UInt8] = []
    /// Why the connection of the service was lost.
    var failure: TargetFailure?
  }

  init(_ client: LoopbackSocket) { self.client = client }

  /// Waits until there are bytes, space for bytes, or an end; sends and receives what is possible.
  ///
  /// - Parameters:
  ///   - readsClient: Whether the client's bytes are of use now.
  ///   - deadline: When to return without any of these; nil for never.
  func wait(readsClient: Bool, until deadline: ContinuousClock.Instant?) -> Events {
    let readsClient = readsClient && !clientHasEnded && toTarget.count < Self.limit
    let readsTarget = target != nil && !targetHasEnded && toClient.count < Self.limit
    var descriptors = [
      descriptor(client.descriptor, reads: readsClient, writes: !toClient.isEmpty),
      descriptor(target?.descriptor ?? -1, reads: readsTarget, writes: !toTarget.isEmpty),
    ]
    // A descriptor without events would still signal a lost connection, again and again.
    if !readsTarget, toTarget.isEmpty { descriptors[1].fd = -1 }
    let timeout = readsTarget && mayHaveUnreadBytes ? 0 : Self.milliseconds(until: deadline)
    while poll(&descriptors, 2, timeout) < 0, errno == EINTR {}
    var events = Events()
    if readsClient, descriptors[0].revents != 0 { readClient(&events) }
    if !readsClient, descriptors[0].revents & Int16(POLLERR | POLLHUP) != 0 {
      clientHasEnded = true
    }
    if readsTarget, descriptors[1].revents != 0 || mayHaveUnreadBytes { readTarget(&events) }
    send()
    return events
  }

  /// The time for `poll`, which is rounded up; -1 for no limit.
  private static func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
    guard let deadline else { return -1 }
    let time = (deadline - .now) / .milliseconds(1)
    return Int32(max(0, min(time, 60_000)).rounded(.up))
  }

  private func descriptor(_ descriptor: Int32, reads: Bool, writes: Bool) -> pollfd {
    let events = (reads ? POLLIN : 0) | (writes ? POLLOUT : 0)
    return pollfd(fd: descriptor, events: Int16(events), revents: 0)
  }

  private func readClient(_ events: inout Events) {
    guard let bytes = client.receiveAvailable() else { return }
    events.fromClient = bytes
    clientHasEnded = bytes.isEmpty
  }

  private func readTarget(_ events: inout Events) {
    switch target?.receive() {
    case .bytes(let bytes):
      events.fromTarget = bytes
      mayHaveUnreadBytes = true
    case .nothing, nil: mayHaveUnreadBytes = false
    case .end: endTarget()
    case .failure(let failure):
      endTarget()
      events.failure = failure
    }
  }

  private func endTarget() {
    targetHasEnded = true
    mayHaveUnreadBytes = false
  }

  /// Sends what both sides accept now.
  func send() {
    if !toClient.isEmpty {
      let hasSent = toClient.send { client.sendAvailable($0) }
      if !hasSent {
        toClient.removeAll()
        clientHasEnded = true
      }
    }
    guard !toTarget.isEmpty, let target, !targetHasEnded else { return }
    do throws(TargetFailure) {
      try toTarget.consume { bytes throws(TargetFailure) in try target.send(bytes) }
    } catch {
      // The service may have sent a response before it ended; reading finds the end after it.
      toTarget.removeAll()
    }
  }

  /// Ends the client's connection after it has received all bytes.
  ///
  /// A client that is still sending a body would lose the response if its bytes weren't read.
  func finish() {
    while !toClient.isEmpty, !clientHasEnded {
      var descriptors = [descriptor(client.descriptor, reads: false, writes: true)]
      while poll(&descriptors, 1, -1) < 0, errno == EINTR {}
      send()
    }
    guard !clientHasEnded else { return }
    client.halfClose()
    let deadline = ContinuousClock.now + .seconds(2)
    while ContinuousClock.now < deadline {
      var descriptors = [descriptor(client.descriptor, reads: true, writes: false)]
      guard poll(&descriptors, 1, 2000) > 0, let bytes = client.receiveAvailable(), !bytes.isEmpty
      else { return }
    }
  }
}

extension ByteQueue {
  /// Passes the bytes to a closure that returns how many it has sent; false if it returns nil.
  fileprivate mutating func send(_ send: (UnsafeRawBufferPointer) -> Int?) -> Bool {
    var isOpen = true
    consume { (bytes: UnsafeRawBufferPointer) -> Int in
      guard let count = send(bytes) else {
        isOpen = false
        return 0
      }
      return count
    }
    return isOpen
  }
}
