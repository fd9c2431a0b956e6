import Foundation

extension SessionContract {
  /// Checks that every message has a recording or a stated exception, if messages are required,
  /// that every recorded message has a test, and that every reply follows its request.
  public func verifyCompleteness(
    _ traffic: [ContractTraffic],
    requiring requirements: Set<ContractRequirement> = .all
  ) throws(ContractViolations) {
    let (entries, unreadable) = RecordedSession.all(in: recordings)
    let completeness = SessionCompleteness(
      traffic,
      entries,
      requiresMessages: requirements.contains(.messages),
      folder: RecordingFolder(recordings),
      documents: documents
    )
    let violations = unreadable + completeness.violations
    if !violations.isEmpty { throw ContractViolations(violations) }
  }
}

/// The messages of an entry.
struct RecordedSession {
  let name: String
  /// The URL without its query.
  let address: String
  let frames: [RecordedFrame]

  /// Returns the sessions of all `*.har` files in a folder, and the files that can't be read.
  static func all(in folder: URL) -> (sessions: [Self], unreadable: [ContractViolation]) {
    var sessions: [Self] = []
    var unreadable: [ContractViolation] = []
    for file in RecordedEntry.files(in: folder) {
      do {
        let archive = try RecordingCache.archive(at: folder.appendingPathComponent(file))
        sessions += archive.entries.enumerated().map { position, entry in
          Self(
            name: "\(file) #\(position)",
            address: String(entry.request.url.prefix { $0 != "?" }),
            frames: RecordedFrame.all(in: entry, position, of: file)
          )
        }
      } catch {
        let subject = file + (error.entry.map { " #\($0)" } ?? "")
        var located = RecordingFolder(folder)
        unreadable.append(
          ContractViolation(
            subject: subject,
            difference: error.reason,
            location: located.location(of: .entry, error.entry, of: file)
          )
        )
      }
    }
    return (sessions, unreadable)
  }
}
