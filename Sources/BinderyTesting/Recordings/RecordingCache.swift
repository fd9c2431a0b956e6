import BinderyRuntime
import Foundation

/// The archives that the tests of this process have read.
///
/// Each contract test reads its recordings. Without a cache, the tests of a large document spend
/// most of their time decoding the same file again.
enum RecordingCache {
  private struct Known {
    let bytes: Data
    let archive: HTTPArchive
  }

  private static let known = Locked<[URL: Known]>([:])

  /// Returns the archive in a file, decoded again only if its bytes have changed.
  static func archive(at file: URL) throws(RecordingError) -> HTTPArchive {
    guard let bytes = try? Data(contentsOf: file) else { return try HTTPArchive(contentsOf: file) }
    if let last = known.withLock({ $0[file] }), last.bytes == bytes { return last.archive }
    let archive = try HTTPArchive(bytes, of: file)
    known.withLock { $0[file] = Known(bytes: bytes, archive: archive) }
    return archive
  }
}
