import Foundation

// What may wait, which a signal to the process doesn't end.
extension LoopbackSocket {
  /// Waits until the client closes or the socket is shut down; whether that came within the time.
  @discardableResult
  func waitForEnd(milliseconds: Int?) -> Bool {
    var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let limit = milliseconds.map { Int32(clamping: $0) } ?? -1
    return undisturbed { poll(&event, 1, limit) } != 0
  }

  /// Whether the system takes more bytes, or will within the time.
  func hasSpace(within milliseconds: Int32) -> Bool {
    var event = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return undisturbed { poll(&event, 1, milliseconds) } != 0
  }

  /// Waits until another descriptor has something to read; false when the client closes first.
  ///
  /// A client that sends the next request already has not closed.
  func wait(for other: Int32) -> Bool {
    var events = [descriptor, other].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while true {
      if undisturbed({ poll(&events, 2, -1) }) < 0 {
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

  private var hasBytes: Bool {
    var byte: UInt8 = 0
    return recv(descriptor, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT)) > 0
  }

  /// Calls the system again where a signal interrupted it.
  func undisturbed<Answer: SignedInteger>(_ call: () -> Answer) -> Answer {
    while true {
      let answer = call()
      guard answer < 0, errno == EINTR else { return answer }
    }
  }
}
