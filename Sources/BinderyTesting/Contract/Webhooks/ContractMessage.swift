import BinderyRuntime
import Foundation

/// The body, headers and query that a typed webhook stands for, as a generated test says it.
public struct ContractMessage: Sendable {
  /// The typed values of documented headers or parameters of the query, by name; one that encodes
  /// to `null` is absent.
  public typealias Values = KeyValuePairs<String, any JSONEncodable>

  private let content: ContractAnswer
  private let query: Values

  /// A message without a body.
  public static func empty(headers: Values = [:], query: Values = [:]) -> Self {
    Self(content: .empty(status, headers: headers), query: query)
  }

  /// A message whose body encodes to JSON.
  public static func json(
    _ value: any JSONEncodable,
    headers: Values = [:],
    query: Values = [:]
  ) -> Self {
    Self(content: .json(status, value, headers: headers), query: query)
  }

  /// A message whose body encodes to the fields of a form.
  public static func form(
    _ value: any JSONEncodable,
    headers: Values = [:],
    query: Values = [:]
  ) -> Self {
    Self(content: .form(status, value, headers: headers), query: query)
  }

  /// A message whose body is text.
  public static func text(
    _ text: String,
    headers: Values = [:],
    query: Values = [:]
  ) -> Self {
    Self(content: .text(status, text, headers: headers), query: query)
  }

  /// A message whose body is bytes as they are.
  public static func bytes(
    _ data: Data,
    headers: Values = [:],
    query: Values = [:]
  ) -> Self {
    Self(content: .bytes(status, data, headers: headers), query: query)
  }

  /// A message has none; it is compared as an answer that has this one.
  private static let status = 200
}

extension ContractMessage {
  /// How writing the message again differs from what was recorded.
  func differences(from recorded: IncomingRequest) async -> [String] {
    let message = HTTPResponse(
      status: Self.status,
      headers: recorded.headers,
      body: recorded.body
    )
    return await content.contentDifferences(from: message) + queryDifferences(from: recorded)
  }

  private func queryDifferences(from recorded: IncomingRequest) -> [String] {
    let pairs = URLPairs.query(URIReference(recorded.target).query ?? "")
    return query.flatMap { name, value -> [String] in
      do {
        let typed = Self.texts(of: try JSONValue(encoding: value)).map { (name, $0 as String?) }
        let written = pairs.filter { $0.name == name }
        return PairDifferences(recorded: written, other: typed, verb: "understood as").found
          .map { "query \($0)" }
      } catch {
        return ["query \(name): \(error)"]
      }
    }
  }

  /// The values that a name has in a query, one for each element of a list.
  private static func texts(of value: JSONValue) -> [String] {
    switch value {
    case .null: []
    case .string(let text): [text]
    case .array(let elements): elements.flatMap(texts)
    case .boolean, .number, .object: [value.description]
    }
  }
}
