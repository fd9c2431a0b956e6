import BinderyRuntime
import Foundation

/// A response body that the test sends in chunks.
///
///     let events = LoopbackStream()
///     let server = try LoopbackServer { _ in .stream(events, contentType: "text/event-stream") }
///     events.send("data: 1\n\n")
///     events.finish()
public final class LoopbackStream: Sendable {
  enum Piece: Sendable {
    case chunk([UInt8])
    case end(LoopbackResponse.Step)
  }

  private let pieces = Locked<ArraySlice<Piece>>([])
  private let sent = Locked(0)
  private let wakeUp = Pipe()
  private let disconnected = AsyncStream<Void>.makeStream()
  private let blocked = AsyncStream<Void>.makeStream()

  /// Creates a stream for one response.
  public init() {}

  /// Sends a text as a chunk.
  public func send(_ text: String) { send(Array(text.utf8)) }

  /// Enqueues a chunk; an empty one is ignored.
  public func send(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    add(.chunk(bytes))
  }

  /// Ends the body correctly.
  public func finish() { add(.end(.send("0\r\n\r\n"))) }

  /// Closes the connection before the end of the body.
  public func close() { add(.end(.close)) }

  /// Resets the connection before the end of the body.
  public func reset() { add(.end(.reset)) }

  /// The number of bytes of the body that the system has accepted.
  public var sentCount: Int { sent.withLock { $0 } }

  /// Returns when the client has ended the connection.
  public func waitForDisconnect() async {
    for await _ in disconnected.stream {}
  }

  /// Returns when a chunk is pending because the client has stopped reading.
  public func waitUntilBlocked() async {
    for await _ in blocked.stream {}
  }

  private func add(_ piece: Piece) {
    pieces.withLock { $0.append(piece) }
    wakeUp.fileHandleForWriting.write(Data([0]))
  }
}

// Called on the thread of the connection.
extension LoopbackStream {
  /// Sends the chunks; returns the last step, or nil if the connection ends first.
  func follow(on socket: LoopbackSocket) -> LoopbackResponse.Step? {
    defer {
      disconnected.continuation.finish()
      blocked.continuation.finish()
    }
    while true {
      switch pieces.withLock({ $0.popFirst() }) {
      case .chunk(let bytes):
        guard send(bytes, on: socket) else { return nil }
      case .end(let step): return step
      case nil:
        guard socket.wait(for: wakeUp.fileHandleForReading.fileDescriptor) else { return nil }
        _ = wakeUp.fileHandleForReading.availableData
      }
    }
  }

  /// Sends a chunk in small pieces, which a socket with enough space accepts without blocking.
  private func send(_ bytes: [UInt8], on socket: LoopbackSocket) -> Bool {
    guard socket.send(Array("\(String(bytes.count, radix: 16))\r\n".utf8)) else { return false }
    for start in stride(from: 0, to: bytes.count, by: 4096) {
      let piece = Array(bytes[start..<min(start + 4096, bytes.count)])
      if !socket.hasSpace(within: 500) { blocked.continuation.finish() }
      guard socket.send(piece) else { return false }
      sent.withLock { $0 += piece.count }
    }
    return socket.send([13, 10])
  }
}

extension LoopbackResponse {
  /// Creates a chunked response body that the test sends.
  public static func stream(
    _ stream: LoopbackStream,
    contentType: String,
    headers: HTTPHeaders = [:]
  ) -> Self {
    let framing: [HTTPHeaders.Field] = [
      .init("Content-Type", contentType), .init("Transfer-Encoding", "chunked"),
    ]
    return Self([.send(head(200, HTTPHeaders(headers + framing))), .follow(stream)])
  }
}
