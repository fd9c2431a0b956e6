import Shape
import Specification

/// What clients were recorded to do, from which it follows what there is to replay.
extension ContractShaper {
  /// One for each client of each recording, in the order in which they come; a session that names
  /// none has a client of its own.
  func sessions(
    _ recordings: [Recording],
    _ exceptions: [Bindings.Exception]
  ) -> [Contract.Session] {
    var owners: [Owner] = []
    var claimed: [Owner: [Recording]] = [:]
    for recording in recordings {
      guard let owner = Owner(of: recording) else { continue }
      if claimed[owner] == nil { owners.append(owner) }
      claimed[owner, default: []].append(recording)
    }
    let firsts = owners.compactMap { owner in
      claimed[owner].flatMap { entries in entries.first(where: \.isSession) ?? entries.first }
    }
    reportStray(exceptions, among: firsts)
    return firsts.map { first in
      Contract.Session(
        entry: first.entry,
        client: first.client,
        source: first.provenance.source,
        isCaptured: first.provenance.kind == .captured,
        exception: exceptions.first { $0.subject == first.exceptedSession }?.because
      )
    }
  }

  private func reportStray(_ exceptions: [Bindings.Exception], among firsts: [Recording]) {
    for exception in exceptions {
      guard case .session(let entry, let recording) = exception.subject,
        !firsts.contains(where: { $0.exceptedSession == exception.subject })
      else { continue }
      reportStray(
        exception,
        "no client's sessions begin with entry \(entry) of \(Excerpt.quoted(recording))"
      )
    }
  }
}

/// Who did what an entry shows.
private enum Owner: Hashable {
  case client(String, in: String)
  case session(Contract.Entry)

  /// None for an entry that only shows an operation.
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
  fileprivate var exceptedSession: Bindings.Exception.Subject { .session(index, of: file) }
}
