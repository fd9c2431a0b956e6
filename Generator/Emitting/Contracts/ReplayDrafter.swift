import Shape
import SwiftSource

/// Drafts the tests that replay recorded sessions.
struct ReplayDrafter {
  private let sessions: [Contract.Session]

  init(_ sessions: [Contract.Session]) {
    self.sessions = sessions
  }

  /// Returns a test for each recorded session without an exception.
  func replay(by player: SwiftName) -> ReplayContract {
    var names = Scope(taken: [ReplayContractTemplate.completeness.text])
    return ReplayContract(
      player: player,
      sessions: sessions.filter { $0.exception == nil }.map { draft($0, &names) },
      exceptions: sessions.compactMap { session in
        session.exception.map { (session.entry.description, $0) }
      }
    )
  }

  /// Names a session after its client, or else its number, so that a new recording renames no other
  /// session.
  private func draft(_ session: Contract.Session, _ names: inout Scope) -> SessionBlueprint {
    let stem = session.entry.recording.split(separator: ".").dropLast().joined(separator: " ")
    let name = session.client.map { "of \($0)" } ?? "\(session.entry.entry)"
    return SessionBlueprint(
      method: names.claim([Words("test \(stem) \(name)").lowerCamel]).name,
      documentation: DocumentationText(
        summary: "\(session.provenance.word): \(session.source)"
      ),
      entry: session.entry
    )
  }
}

extension Contract.Provenance {
  fileprivate var word: String {
    switch self {
    case .captured: "Captured"
    case .sandbox: "Sandbox"
    case .documented: "Documented"
    }
  }
}
