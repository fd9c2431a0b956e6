import BinderyRuntime
import Foundation

/// The status, body and headers that a typed reply or error stands for, as a generated test says it.
public struct ContractAnswer: Sendable {
  /// The typed values of documented headers, by name; one that encodes to `null` is absent.
  public typealias Headers = KeyValuePairs<String, any JSONEncodable>

  private enum Body {
    case empty
    case json(any JSONEncodable)
    case bytes([UInt8])
  }

  private let status: Int
  private let body: Body
  private let headers: Headers

  /// An answer without a body.
  public static func empty(_ status: Int, headers: Headers = [:]) -> Self {
    Self(status: status, body: .empty, headers: headers)
  }

  /// An answer whose body encodes to JSON.
  public static func json(
    _ status: Int,
    _ value: any JSONEncodable,
    headers: Headers = [:]
  ) -> Self {
    Self(status: status, body: .json(value), headers: headers)
  }

  /// An answer whose body is text.
  public static func text(_ status: Int, _ text: String, headers: Headers = [:]) -> Self {
    Self(status: status, body: .bytes(Array(text.utf8)), headers: headers)
  }

  /// An answer whose body is bytes as they are.
  public static func bytes(_ status: Int, _ data: Data, headers: Headers = [:]) -> Self {
    Self(status: status, body: .bytes(Array(data)), headers: headers)
  }
}

extension ContractAnswer {
  /// How encoding the answer again differs from what was recorded.
  func differences(from recorded: HTTPResponse) -> [String] {
    var found: [String] = []
    if status != recorded.status {
      found.append("status: recorded \(recorded.status), understood as \(status)")
    }
    found += TypedHeaderDifferences(headers, in: recorded.headers).found
    found += bodyDifferences(from: recorded.body)
    return found.map { "response: \($0)" }
  }

  private func bodyDifferences(from recorded: [UInt8]) -> [String] {
    switch body {
    case .empty: BodyDifferences.bytes(recorded, [], verb: "re-encoded")
    case .bytes(let bytes): BodyDifferences.bytes(recorded, bytes, verb: "re-encoded")
    case .json(let value): jsonDifferences(of: value, from: recorded)
    }
  }

  private func jsonDifferences(of value: any JSONEncodable, from recorded: [UInt8]) -> [String] {
    do {
      let again = try JSONValue(encoding: value)
      let before: JSONValue = try JSONReader.decode(from: recorded)
      return JSONDifferences(before, again, verb: "re-encoded").found
    } catch {
      return [error.description]
    }
  }
}
