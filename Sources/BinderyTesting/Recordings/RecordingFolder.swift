import Foundation

/// A folder of archives, each read once.
struct RecordingFolder {
  let url: URL
  private var archives: [String: Result<HTTPArchive, RecordingError>] = [:]
  private var located: [String: LocatedRecording] = [:]

  init(_ url: URL) {
    self.url = url
  }

  /// The path of a recording.
  func path(of name: String) -> String { url.appendingPathComponent(name).path }

  mutating func archive(_ name: String) throws(RecordingError) -> HTTPArchive {
    if let known = archives[name] { return try known.get() }
    let read = Result { () throws(RecordingError) in
      try RecordingCache.archive(at: url.appendingPathComponent(name))
    }
    archives[name] = read
    return try read.get()
  }

  /// Returns the location of a part of an entry; nil if the file has no such entry.
  mutating func location(
    of part: EntryPart,
    _ entry: Int?,
    of recording: String
  ) -> ContractLocation? {
    var known = located[recording] ?? LocatedRecording(url.appendingPathComponent(recording))
    // Otherwise, each search would copy the texts that it adds to.
    located[recording] = nil
    defer { located[recording] = known }
    return known.location(of: part, in: entry)
  }
}
