import Shape
import SwiftSource

/// What the tests share: the contract of the client, that of its sessions, and the report of
/// violations.
struct ContractTemplate {
  let blueprint: ContractBlueprint

  var source: Source {
    let parts = [
      blueprint.hasOnlyChannels ? "" : contract, blueprint.channels.isEmpty ? "" : sessions,
      Self.folder, Self.report,
    ]
    return Source(joining: parts.filter { !$0.isEmpty }, by: "\n\n")
  }

  private var contract: Source {
    """
    /// The contract of the client: its recordings and schemas.
    let contract = Contract(\(list: arguments + client, \.self))
    """
  }

  private var client: [Source] {
    [
      "connection: \(blueprint.plainClient).connection",
      "client: { \(blueprint.client)(connection: $0) }",
    ]
  }

  private var arguments: [Source] {
    let documents = blueprint.documents.map(Self.file)
    return ["recordings: \(Self.file(blueprint.recordings))"]
      + (documents.isEmpty ? [] : ["documents: [\(elements: documents, \.self)]"])
      + ["schemas: schemas"]
  }

  private var sessions: Source {
    let value: Source =
      blueprint.hasOnlyChannels
      ? "SessionContract(\(list: arguments, \.self))" : "contract.sessions"
    return """
      /// The contract of the channels: their recordings and schemas.
      let sessions = \(value)\(redaction)
      """
  }

  /// The rules for removing secrets from the recordings that replays write.
  private var redaction: Source {
    guard blueprint.replay != nil else { return "" }
    let rules = blueprint.redaction
    var arguments: [Source] = [
      ("headers", rules.headers), ("queryParameters", rules.queryParameters),
      ("cookies", rules.cookies), ("members", rules.members),
      ("allowedValues", rules.allowedValues),
    ]
    .compactMap { (name: Source, values: [String]) -> Source? in
      values.isEmpty ? nil : "\(name): [\(elements: values.map(Self.literal), \.self)]"
    }
    if !rules.paths.isEmpty {
      let paths = rules.paths.map { path -> (key: String, value: Source) in
        (path.template, "[\(elements: path.parameters.map(Self.literal), \.self)]")
      }
      arguments.append("paths: [\(members: paths)]")
    }
    if !rules.schemas.isEmpty {
      let schemas = rules.schemas.map { limits -> (key: String, value: Source) in
        (limits.name, "[\(elements: limits.schemas, Source.json)]")
      }
      arguments.append("schemas: [\(members: schemas)]")
    }
    return arguments.isEmpty ? "" : ".redacting(\(list: arguments, \.self))"
  }

  private static func literal(_ text: String) -> Source { "\(literal: text)" }

  private static func file(_ path: String) -> Source { "folder.appending(path: \(literal: path))" }

  private static let folder: Source = """
    private let folder = URL(filePath: #filePath).deletingLastPathComponent()
    """

  /// Reports each violation at its line of the recording, which a thrown error can't.
  private static let report: Source = """
    extension XCTestCase {
      /// Records each violation of a contract as a failure in its recording.
      func checkContract(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ check: () async throws -> Void
      ) async {
        do {
          try await check()
        } catch let error as ContractViolations {
          for violation in error.violations {
            let location = violation.location
            record("\\(violation)", location?.file ?? "\\(file)", location?.line ?? Int(line))
          }
        } catch {
          record("\\(error)", "\\(file)", Int(line))
        }
      }

      private func record(_ description: String, _ file: String, _ line: Int) {
        #if canImport(Darwin)
          let location = XCTSourceCodeLocation(filePath: file, lineNumber: line)
          record(
            XCTIssue(
              type: .assertionFailure,
              compactDescription: description,
              sourceCodeContext: XCTSourceCodeContext(location: location)
            )
          )
        #else
          recordFailure(withDescription: description, inFile: file, atLine: line, expected: true)
        #endif
      }
    }
    """
}
