/// A queue of received elements.
final class Received<Element: Sendable>: Sendable {
  private let stream: AsyncStream<Element>
  private let continuation: AsyncStream<Element>.Continuation

  init() { (stream, continuation) = AsyncStream.makeStream() }

  func add(_ element: Element) { continuation.yield(element) }

  /// Waits for the next element.
  func next() async -> Element? {
    for await element in stream { return element }
    return nil
  }
}
