import BinderyRuntime
import Foundation

/// The body of one answer, sent when the test says so.
///
///     let events = LoopbackStream()
///     let server = try LoopbackServer { _ in .stream(events, contentType: "text/event-stream") }
///     events.send("data: 1\n\n")
///     events.finish()
///
/// Sendable because `lock` guards all that changes.
public final class LoopbackStream: @unchecked Sendable {
  enum Piece: Sendable {
    case chunk([UInt8])
    case end(LoopbackAnswer.Step)
  }

  private let lock = NSLock()
  private var pieces: ArraySlice<Piece> = []
  private var sent = 0
  private let wakeUp = Pipe()
  private let clientIsGone = AsyncStream<Void>.makeStream()
  private let isHeldUp = AsyncStream<Void>.makeStream()

  /// An open one, for one answer.
  public init() {}

  /// Sends a text as a chunk.
  public func send(_ text: String) { send(Array(text.utf8)) }

  /// Sends a chunk, after those that wait already; one without bytes is none.
  public func send(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    add(.chunk(bytes))
  }

  /// Ends the body as it should end.
  public func finish() { add(.end(.send("0\r\n\r\n"))) }

  /// Closes the connection in the middle of the body.
  public func close() { add(.end(.close)) }

  /// Resets the connection in the middle of the body.
  public func reset() { add(.end(.reset)) }

  /// How many bytes of the body the system has taken.
  public var sentCount: Int { lock.withLock { sent } }

  /// Returns when the client has ended the connection.
  public func clientLeft() async {
    for await _ in clientIsGone.stream {}
  }

  /// Returns when there was a chunk to send and the client didn't take any more.
  public func heldUp() async {
    for await _ in isHeldUp.stream {}
  }

  private func add(_ piece: Piece) {
    lock.withLock { pieces.append(piece) }
    wakeUp.fileHandleForWriting.write(Data([0]))
  }
}

// On the thread of the connection.
extension LoopbackStream {
  /// How the body ends; nil when the client or the server ends the connection before.
  func follow(on socket: LoopbackSocket) -> LoopbackAnswer.Step? {
    defer {
      clientIsGone.continuation.finish()
      isHeldUp.continuation.finish()
    }
    while true {
      switch lock.withLock({ pieces.popFirst() }) {
      case .chunk(let bytes):
        guard send(bytes, on: socket) else { return nil }
      case .end(let step): return step
      case nil:
        guard socket.wait(for: wakeUp.fileHandleForReading.fileDescriptor) else { return nil }
        _ = wakeUp.fileHandleForReading.availableData
      }
    }
  }

  /// In small pieces, which a socket that has space takes without waiting.
  private func send(_ bytes: [UInt8], on socket: LoopbackSocket) -> Bool {
    guard socket.send(Array("\(String(bytes.count, radix: 16))\r\n".utf8)) else { return false }
    for start in stride(from: 0, to: bytes.count, by: 4096) {
      let piece = Array(bytes[start..<min(start + 4096, bytes.count)])
      if !socket.hasSpace(within: 500) { isHeldUp.continuation.finish() }
      guard socket.send(piece) else { return false }
      lock.withLock { sent += piece.count }
    }
    return socket.send([13, 10])
  }
}

extension LoopbackAnswer {
  /// A body in chunks that the test sends when it likes.
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
