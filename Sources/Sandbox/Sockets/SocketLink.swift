import BinderyRealtime
import BinderyTesting
import Foundation

/// What waits to go out on a connection; a thread of its own writes it, so that a client that
/// doesn't read holds up nobody else.
///
/// Sendable because `condition` guards all that changes.
final class SocketLink: @unchecked Sendable {
  enum Item {
    case message(WebSocketMessage)
    case ping
    case pong([UInt8])
    case close(WebSocketCloseCode?, String)
    case bytes([UInt8])
    case drop(byReset: Bool)
  }

  private let socket: LoopbackWebSocket
  private let bound: Int
  private let recording: SessionRecording?
  private let condition = NSCondition()
  private var items: ArraySlice<Item> = []
  private var waiting = 0
  private var isMute = false
  private var isFinished = false
  private let ended = DispatchSemaphore(value: 0)

  init(_ socket: LoopbackWebSocket, bound: Int, _ recording: SessionRecording?) {
    self.socket = socket
    self.bound = bound
    self.recording = recording
    let thread = Thread { [self] in
      write()
      ended.signal()
    }
    thread.start()
  }

  /// Never waits; a connection that has too much to read already is dropped.
  func put(_ item: Item) {
    let overflows = condition.withLock {
      guard !isFinished, !isMute else { return false }
      items.append(item)
      waiting += item.count
      condition.signal()
      if waiting > bound { isFinished = true }
      return isFinished
    }
    if overflows { socket.drop() }
  }

  /// Sends nothing any more, and stays.
  func mute() {
    condition.withLock {
      isMute = true
      items = []
      waiting = 0
    }
  }

  /// Returns when nothing is written any more; once, when nothing is read any more.
  func finish() {
    condition.withLock {
      isFinished = true
      condition.signal()
    }
    socket.drop()
    ended.wait()
  }
}

extension SocketLink {
  private func write() {
    while let item = next() {
      recording?.note(item)
      switch item {
      case .message(let message): socket.send(message)
      case .ping: socket.ping()
      case .pong(let payload): socket.pong(payload)
      case .close(let code, let reason): socket.close(code, reason: reason)
      case .bytes(let bytes): socket.send(bytes: bytes)
      case .drop(let isReset): socket.drop(byReset: isReset)
      }
    }
  }

  private func next() -> Item? {
    condition.withLock {
      while items.isEmpty, !isFinished { condition.wait() }
      guard !isFinished, let item = items.popFirst() else { return nil }
      waiting -= item.count
      return item
    }
  }
}

extension SocketLink.Item {
  /// At least the bytes that it takes, and something for itself.
  fileprivate var count: Int {
    switch self {
    case .message(.text(let text)): text.utf8.count + 64
    case .message(.binary(let bytes)), .bytes(let bytes), .pong(let bytes): bytes.count + 64
    case .ping, .close, .drop: 64
    }
  }
}

extension SessionRecording {
  /// What goes out to a client; bytes that are no frame can't be told.
  fileprivate func note(_ item: SocketLink.Item) {
    switch item {
    case .message(let message): note(.receive, message)
    case .ping: notePing(.receive)
    case .pong: notePong(.receive)
    case .close(let code, let reason): noteClose(.receive, code, reason)
    case .drop: end(by: .receive)
    case .bytes: break
    }
  }
}
