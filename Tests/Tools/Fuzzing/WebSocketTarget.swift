@testable import BinderyRealtime

/// The target of the WebSocket frame reader: the chunking doesn't affect the result, and the limits
/// hold.
///
/// The first byte selects masking, compression, and the length of the chunks; frames follow.
struct WebSocketTarget: Target {
  private static let bounds = (frame: 1 << 16, message: 1 << 17)

  var seeds: [[UInt8]] { Self.texts.flatMap(Self.framed) + Self.hostile }

  func check(_ bytes: [UInt8]) throws(Violation) {
    guard let settings = bytes.first else { return }
    let frames = Array(bytes.dropFirst())
    let whole = Self.read([frames[...]], settings)
    let size = max(1, Int(settings >> 2))
    let starts = stride(from: 0, to: frames.count, by: size)
    let pieces = Self.read(starts.map { frames[$0..<min(frames.count, $0 + size)] }, settings)
    guard Self.areSame(pieces, whole, isCompressed: settings & 2 != 0) else {
      throw Violation("in pieces of \(size) it is \(pieces), at once \(whole)")
    }
    for case .message(let message) in whole.received where message.count > Self.bounds.message {
      throw Violation("a message is longer than the bound")
    }
  }
}

extension WebSocketTarget {
  private struct Outcome: Equatable {
    var received: [Received] = []
    var violation: WebSocketViolation?
  }

  /// For compressed bytes with two errors, the chunks determine which is found first.
  private static func areSame(_ one: Outcome, _ other: Outcome, isCompressed: Bool) -> Bool {
    guard isCompressed else { return one == other }
    return one.received == other.received && (one.violation == nil) == (other.violation == nil)
  }

  private enum Received: Equatable {
    case message(WebSocketMessage)
    case control(WebSocketControl)
  }

  private static func read(_ pieces: [ArraySlice<UInt8>], _ settings: UInt8) -> Outcome {
    let bounds = WebSocketReader.Bounds(
      frame: bounds.frame,
      message: bounds.message,
      areMasked: settings & 1 != 0
    )
    #if canImport(CLibZ)
      var reader = settings & 2 == 0 ? WebSocketReader(bounds) : .inflating(bounds)
    #else
      var reader = WebSocketReader(bounds)
    #endif
    var outcome = Outcome()
    do throws(WebSocketViolation) {
      for piece in pieces {
        try piece.withUnsafeBufferPointer { bytes throws(WebSocketViolation) in
          try reader.read(bytes) {
            outcome.received.append(.message($0.message))
          } control: {
            outcome.received.append(.control($0))
          }
        }
      }
    } catch {
      outcome.violation = error
    }
    return outcome
  }
}

extension WebSocketTarget {
  private static let texts = ["", "hello", "äöü €", String(repeating: "long ", count: 100)]

  /// Returns a text as a message of one frame and of several, with control frames, masked or not.
  private static func framed(_ text: String) -> [[UInt8]] {
    ([0, 1] as [UInt8]).flatMap { settings -> [[UInt8]] in
      [Int.max, 3].map { size in
        var bytes: [UInt8] = [settings | 5 << 2]
        var writer = WebSocketWriter(masks: settings == 1)
        writer.fragmentSize = size
        writer.write(.ping, [1, 2], to: &bytes)
        writer.write(.text(text), to: &bytes)
        writer.write(.binary(Array(text.utf8)), to: &bytes)
        writer.writeClose(.normalClosure, "done", to: &bytes)
        return bytes
      }
    }
  }

  /// Returns a compressed message (RFC 7692 §7.2.3), lengths of 16 and 64 bits, and partial frames.
  private static let hostile: [[UInt8]] = [
    [2, 0xC1, 0x07, 0xF2, 0x48, 0xCD, 0xC9, 0xC9, 0x07, 0x00, 0xC1, 0x05, 0xF2, 0, 0x11, 0, 0],
    [2, 0x41, 0x03, 0xF2, 0x48, 0xCD, 0x80, 0x04, 0xC9, 0xC9, 0x07, 0x00],
    [0, 0x82, 126, 1, 0], [0, 0x82, 127, 0x7F, 255, 255, 255, 255, 255, 255, 255],
    [0, 0x88, 2, 3, 0xE8, 0x89, 0], [0, 0x01, 1, 0xC3, 0x80, 1, 0xA4],
  ]
}

extension WebSocketMessage {
  fileprivate var count: Int {
    switch self {
    case .text(let text): text.utf8.count
    case .binary(let bytes): bytes.count
    }
  }
}
