import BinderyRealtime
import BinderyTesting
import Foundation

/// The outgoing queue of a connection, written by its own thread so that a client that doesn't
/// read blocks no other one.
///
/// Sendable because `condition` guards all mutable state.
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

  /// Enqueues an item without blocking; drops the connection if the queue is too long.
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

  /// Stops sending, and keeps the connection open.
  func mute() {
    condition.withLock {
      isMute = true
      items = []
      waiting = 0
    }
  }

  /// Stops the writing thread and returns when it has ended; called once, after the last read.
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
  /// The approximate number of bytes, at least the exact one, with an overhead for each item.
  fileprivate var count: Int {
    switch self {
    case .message(.text(let text)): text.utf8.count + 64
    case .message(.binary(let bytes)), .bytes(let bytes), .pong(let bytes): bytes.count + 64
    case .ping, .close, .drop: 64
    }
  }
}

extension SessionRecording {
  /// Records an item for the client; bytes that aren't a frame can't be recorded.
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
