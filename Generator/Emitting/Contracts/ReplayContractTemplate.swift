import Shape
import SwiftSource

/// The tests that replay recorded sessions to the client, and the test that each has a replay.
struct ReplayContractTemplate {
  let contract: ReplayContract

  static let className = SwiftName(known: "SessionReplayContractTests")
  static let completeness = SwiftName(known: "testEverySessionIsReplayed")

  var source: Source {
    """
    final class \(Self.className): XCTestCase {
      \(lines: contract.sessions.map(test) + [completeness], by: "\n\n", \.self)
    }
    """
  }

  private func test(_ session: SessionBlueprint) -> Source {
    let arguments: [Source] = [
      "\(literal: session.entry.recording)",
      "session: \(Source(number: Int64(session.entry.entry)))",
      "to: \(contract.player).self",
    ]
    return """
      \(doc: session.documentation)
      func \(session.method)() async {
        await checkContract {
          try await sessions.replay(\(list: arguments, \.self))
        }
      }
      """
  }

  private var completeness: Source {
    let replays = contract.sessions.map { ($0.entry.description, "\($0.method)" as Source) }
    let exceptions = contract.exceptions.map { ($0.entry, "\(literal: $0.reason)" as Source) }
    let arguments: [Source?] = [
      replays.isEmpty ? "replays: [:]" : "replays: [\(members: replays)]",
      exceptions.isEmpty ? nil : "exceptions: [\(members: exceptions)]",
    ]
    return """
      func \(Self.completeness)() async {
        await checkContract {
          try sessions.verifyCompleteness(\(list: arguments.compactMap(\.self), \.self))
        }
      }
      """
  }
}
