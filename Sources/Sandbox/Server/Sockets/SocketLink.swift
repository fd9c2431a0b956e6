import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import Foundation

/// The outgoing queue of a connection, written by its own thread so that a client that doesn't
/// read blocks no other one.
final class SocketLink: Sendable {
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
  private let state = Locked(State())
  /// Signalled for each item, and at the end.
  private let added = DispatchSemaphore(value: 0)
  private let ended = DispatchSemaphore(value: 0)

  fileprivate struct State {
    var items: ArraySlice<Item> = []
    var waiting = 0
    var dropsOutput = false
    var isFinished = false
  }

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
    let overflows = state.withLock { state in
      guard !state.isFinished, !state.dropsOutput else { return false }
      state.items.append(item)
      state.waiting += item.count
      if state.waiting > bound { state.isFinished = true }
      return state.isFinished
    }
    added.signal()
    if overflows { socket.drop() }
  }

  /// Stops sending, and keeps the connection open.
  func mute() {
    state.withLock { state in
      state.dropsOutput = true
      state.items = []
      state.waiting = 0
    }
  }

  /// Stops the writing thread and returns when it has ended; called once, after the last read.
  func finish() {
    state.withLock { $0.isFinished = true }
    added.signal()
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
    while true {
      added.wait()
      let (item, isFinished) = state.withLock { $0.next() }
      if isFinished || item != nil { return item }
      // The item was removed meanwhile.
    }
  }
}

extension SocketLink.State {
  fileprivate mutating func next() -> (SocketLink.Item?, isFinished: Bool) {
    guard !isFinished, let item = items.popFirst() else { return (nil, isFinished) }
    waiting -= item.count
    return (item, false)
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
