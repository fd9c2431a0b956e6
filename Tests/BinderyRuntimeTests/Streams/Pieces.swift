import BinderyRuntime
import TestSupport

/// Bytes that are cut into pieces in as many ways as a test needs.
struct Pieces {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// Returns pieces of any size, from single bytes to the whole, differently in each call.
  mutating func of(_ bytes: [UInt8]) -> [[UInt8]] {
    let largest = [1, 2, 3, 7, 40, bytes.count].randomElement(using: &generator) ?? 1
    var pieces: [[UInt8]] = []
    var start = 0
    while start < bytes.count {
      let count = Int.random(in: 1...max(largest, 1), using: &generator)
      pieces.append(Array(bytes[start..<min(start + count, bytes.count)]))
      start += count
    }
    return pieces
  }
}

extension HTTPStreamedResponse {
  /// Returns a response with a body in these pieces.
  init(
    _ pieces: [[UInt8]],
    contentType: String = "text/event-stream",
    failure: TransportError? = nil
  ) {
    self.init(
      status: 200,
      headers: ["Content-Type": contentType],
      body: HTTPByteStream(chunks: pieces, failure: failure)
    )
  }

  init(_ text: String, contentType: String = "text/event-stream") {
    self.init([Array(text.utf8)], contentType: contentType)
  }
}

extension AsyncSequence {
  /// Returns all elements.
  func collected() async throws -> [Element] {
    var elements: [Element] = []
    for try await element in self { elements.append(element) }
    return elements
  }
}
