import BinderyTesting
import Foundation
import Sandbox

extension TrafficRecorder {
  /// Writes the archive without secrets into a file; returns their number.
  func write(
    to path: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> Int {
    let (archive, findings) = redactedArchive(environment: environment)
    try Data((archive.indented + "\n").utf8).write(to: URL(fileURLWithPath: path))
    return findings.count
  }
}
