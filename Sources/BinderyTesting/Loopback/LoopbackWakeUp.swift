import Foundation

/// A pipe that wakes a thread that also waits for a socket.
struct LoopbackWakeUp: Sendable {
  let reader: Int32
  private let writer: Int32

  /// Fails if the system has no more descriptors.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    (reader, writer) = (ends[0], ends[1])
  }

  func call() {
    var byte: UInt8 = 0
    _ = write(writer, &byte, 1)
  }

  func close() {
    _ = Foundation.close(reader)
    _ = Foundation.close(writer)
  }
}
