import Foundation
import Signals
import Specification

/// A temporary folder that is removed with the object, and by SIGINT and SIGTERM, which end the
/// process.
///
/// A command has one at most: the first folder to handle a signal ends the process.
final class ScratchFolder {
  let url: URL
  private let signals: TerminationSignals

  init() throws {
    let temporary = FileManager.default.temporaryDirectory
    let base = RealPath.resolve(temporary.path).map { URL(fileURLWithPath: $0) } ?? temporary
    let url = base.appendingPathComponent("bindery-\(UUID().uuidString)")
    self.url = url
    signals = TerminationSignals { number in
      try? FileManager.default.removeItem(at: url)
      TerminationSignals.end(by: number)
    }
    // Other users of the machine may not be allowed to read what is written.
    try FileManager.default.createDirectory(
      at: url,
      withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o700]
    )
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
