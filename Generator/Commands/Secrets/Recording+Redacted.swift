import Canonicalizing
import Specification

import struct Canonical.Recording

extension Recording {
  /// Returns recordings with the values of an archive without secrets, at their own locations.
  static func redacted(_ recordings: [Recording], by archive: String) -> [Recording] {
    guard let file = recordings.first?.file,
      let tree = Tree.parse(
        Array(archive.utf8),
        file: file,
        diagnostics: Diagnostics()
      )
    else { return [] }
    let redacted = Recording.read(tree, diagnostics: Diagnostics())
    let byIndex = Dictionary(redacted.map { ($0.index, $0) }) { first, _ in first }
    return recordings.compactMap { recording in
      guard var redacted = byIndex[recording.index] else { return nil }
      redacted.takeLocations(of: recording)
      return redacted
    }
  }

  private mutating func takeLocations(of other: Recording) {
    mark = other.mark
    request.mark = other.request.mark
    request.urlMark = other.request.urlMark
    request.headers.takeLocations(of: other.request.headers)
    request.queryString.takeLocations(of: other.request.queryString)
    request.postData?.mark = other.request.postData?.mark
    response.mark = other.response.mark
    response.headers.takeLocations(of: other.response.headers)
    response.content.mark = other.response.content.mark
    for (index, frame) in zip(frames.indices, other.frames) {
      frames[index].mark = frame.mark
      frames[index].data.mark = frame.data.mark
    }
  }
}

extension [Recording.Pair] {
  fileprivate mutating func takeLocations(of others: Self) {
    for (index, other) in zip(indices, others) { self[index].mark = other.mark }
  }
}
