import BinderyRuntime
import Foundation

/// An entry of a recording, ready to be replayed.
struct RecordedExchange {
  let request: HTTPArchive.Request
  var response: HTTPResponse
  private let origin: HTTPArchive.Origin?

  init(_ entry: Int, of recording: String, in archive: HTTPArchive) throws(RecordingError) {
    guard archive.entries.indices.contains(entry) else {
      let reason = "there is no entry \(entry) among \(archive.entries.count)"
      throw RecordingError(file: recording, reason: reason)
    }
    let found = archive.entries[entry]
    guard let response = found.response.http else {
      let reason = "the content of the response isn't in its encoding"
      throw RecordingError(file: recording, entry: entry, reason: reason)
    }
    request = found.request
    origin = found.origin
    self.response = response
  }

  /// The body in chunks with arbitrary boundaries, as a network delivers it.
  var chunks: [[UInt8]] {
    stride(from: 0, to: response.body.count, by: 61).map {
      Array(response.body[$0..<min($0 + 61, response.body.count)])
    }
  }

  /// Returns the differences between the recording and the case's operation and status.
  func mismatch(operation: String, status: Int) -> [EntryDifference] {
    var found: [EntryDifference] = []
    if let recorded = origin?.operation, recorded != operation {
      found.append(EntryDifference("recording: has the operation \(recorded)"))
    }
    if response.status != status {
      found.append(EntryDifference("recording: has the status \(response.status)", .status))
    }
    return found
  }
}
