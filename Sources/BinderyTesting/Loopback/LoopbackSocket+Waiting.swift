import Foundation

// Calls that may block, repeated when a signal interrupts them.
extension LoopbackSocket {
  /// Waits until the client closes or the socket is shut down; returns whether that was in time.
  @discardableResult
  func waitForEnd(milliseconds: Int?) -> Bool {
    var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let limit = milliseconds.map { Int32(clamping: $0) } ?? -1
    return retryingInterrupts { poll(&event, 1, limit) } != 0
  }

  /// Whether the system can send more bytes, now or within the time.
  func hasSpace(within milliseconds: Int32) -> Bool {
    var event = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return retryingInterrupts { poll(&event, 1, milliseconds) } != 0
  }

  /// Waits until another descriptor is readable; returns false if the client closes first.
  ///
  /// A client that already sends its next request hasn't closed.
  func wait(for other: Int32) -> Bool {
    var events = [descriptor, other].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while true {
      if retryingInterrupts({ poll(&events, 2, -1) }) < 0 {
        return false
      } else if events[0].revents == 0 {
        return true
      } else if hasBytes, events[0].events != 0 {
        events[0].events = 0
      } else {
        return false
      }
    }
  }

  private var hasBytes: Bool { peek() > 0 }

  /// Whether the peer has ended the connection, and all of its bytes were received.
  package var hasEnded: Bool { peek() == 0 }

  /// Returns 1 if a byte can be received, 0 at the end of the connection, or -1.
  private func peek() -> Int {
    var byte: UInt8 = 0
    return recv(descriptor, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT))
  }

  /// Repeats a system call while signals interrupt it.
  func retryingInterrupts<Result: SignedInteger>(_ call: () -> Result) -> Result {
    while true {
      let result = call()
      guard result < 0, errno == EINTR else { return result }
    }
  }
}
