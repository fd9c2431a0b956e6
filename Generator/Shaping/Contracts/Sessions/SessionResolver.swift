import Canonical
import Shape
import SourceDiagnostics

/// Resolves the recorded sessions to replay.
struct SessionResolver {
  private let reports: RecordingDiagnostics

  init(_ reports: RecordingDiagnostics) {
    self.reports = reports
  }

  /// One session for each client of each recording, in recorded order; a session without a client
  /// has a client of its own.
  func sessions(
    _ recordings: [Recording],
    _ exceptions: [RecordingException]
  ) -> [Contract.Session] {
    var clients: [SessionClient] = []
    var entries: [SessionClient: [Recording]] = [:]
    // The replay of a session needs what only its annotations state.
    for recording in recordings where recording.isAnnotated {
      guard let client = SessionClient(of: recording) else { continue }
      if entries[client] == nil { clients.append(client) }
      entries[client, default: []].append(recording)
    }
    let firsts = clients.compactMap { client in
      entries[client].flatMap { entries in entries.first(where: \.isSession) ?? entries.first }
    }
    let others = recordings.filter { $0.isSession && !$0.isAnnotated }
    reportUnused(exceptions, among: firsts + others)
    return firsts.map { first in
      Contract.Session(
        entry: first.entry,
        client: first.client,
        source: first.provenance.source,
        provenance: Contract.Provenance(first.provenance.kind),
        exception: exceptions.first { $0.subject == first.sessionSubject }?.because
      )
    }
  }

  private func reportUnused(_ exceptions: [RecordingException], among firsts: [Recording]) {
    for exception in exceptions {
      guard case .session(let entry, let recording) = exception.subject,
        !firsts.contains(where: { $0.sessionSubject == exception.subject })
      else { continue }
      reports.reportUnused(
        exception,
        "no session begins at entry \(entry) of \(Excerpt.quoted(recording))"
      )
    }
  }
}

/// The client whose requests and messages a recorded entry contains.
private enum SessionClient: Hashable {
  case client(String, in: String)
  case session(Contract.Entry)

  /// Nil for an entry that records only an operation.
  init?(of recording: Recording) {
    if let client = recording.client {
      self = .client(client, in: recording.file)
    } else if recording.isSession {
      self = .session(recording.entry)
    } else {
      return nil
    }
  }
}

extension Recording {
  fileprivate var sessionSubject: RecordingException.Subject { .session(index, of: file) }
}
