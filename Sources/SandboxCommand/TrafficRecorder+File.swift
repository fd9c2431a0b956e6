import BinderyTesting
import Foundation
import Sandbox

extension TrafficRecorder {
  /// Writes the archive into a file.
  func write(to path: String) throws {
    try Data((archive.indented + "\n").utf8).write(to: URL(fileURLWithPath: path))
  }
}
