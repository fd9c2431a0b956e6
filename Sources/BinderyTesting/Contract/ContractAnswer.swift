import BinderyRuntime
import Foundation

/// The status and body that a typed reply or error stands for, as a generated test says it.
public enum ContractAnswer: Sendable {
  case empty(Int)
  case json(Int, any JSONEncodable)
  case text(Int, String)
  case bytes(Int, Data)
}

extension ContractAnswer {
  /// How encoding the answer again differs from what was recorded.
  func differences(from recorded: HTTPResponse) -> [String] {
    var found: [String] = []
    if status != recorded.status {
      found.append("response: status: recorded \(recorded.status), understood as \(status)")
    }
    return found + bodyDifferences(from: recorded.body)
  }

  private var status: Int {
    switch self {
    case .empty(let status), .json(let status, _), .text(let status, _), .bytes(let status, _):
      status
    }
  }

  private func bodyDifferences(from recorded: [UInt8]) -> [String] {
    switch self {
    case .empty: BodyDifferences.bytes(recorded, [], verb: "re-encoded").map { "response: \($0)" }
    case .json(_, let value): jsonDifferences(of: value, from: recorded)
    case .text(_, let text):
      BodyDifferences.bytes(recorded, Array(text.utf8), verb: "re-encoded").map {
        "response: \($0)"
      }
    case .bytes(_, let data):
      BodyDifferences.bytes(recorded, Array(data), verb: "re-encoded").map { "response: \($0)" }
    }
  }

  private func jsonDifferences(of value: any JSONEncodable, from recorded: [UInt8]) -> [String] {
    do {
      let again = try JSONValue(encoding: value)
      let before: JSONValue = try JSONReader.decode(from: recorded)
      return JSONDifferences(before, again, verb: "re-encoded").found.map { "response: \($0)" }
    } catch {
      return ["response: \(error)"]
    }
  }
}
