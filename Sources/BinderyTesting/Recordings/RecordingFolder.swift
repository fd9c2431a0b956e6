import Foundation

/// A folder of archives, each read once.
struct RecordingFolder {
  private let url: URL
  private var archives: [String: Result<HTTPArchive, RecordingError>] = [:]

  init(_ url: URL) {
    self.url = url
  }

  mutating func archive(_ name: String) throws(RecordingError) -> HTTPArchive {
    if let known = archives[name] { return try known.get() }
    let read = Result { () throws(RecordingError) in
      try HTTPArchive(contentsOf: url.appendingPathComponent(name))
    }
    archives[name] = read
    return try read.get()
  }
}
