import BinderyRuntime
import Foundation

/// The body, headers and query that a typed webhook encodes to.
public struct ContractMessage: Sendable {
  /// The typed values of documented headers or query parameters, by name; a value that encodes to
  /// `null` is absent.
  public typealias Values = KeyValuePairs<String, any JSONEncodable>

  private let content: ContractResponse
  private let query: Values

  /// Creates a message without a body.
  public static func empty(headers: Values = [:], query: Values = [:]) -> Self {
    Self(content: .empty(status, headers: headers), query: query)
  }

  /// Creates a message whose body is JSON.
  public static func json(
    _ value: any JSONEncodable,
    headers: Values = [:],
    query: Values = [:]
  ) -> Self {
    Self(content: .json(status, value, headers: headers), query: query)
  }

  /// Creates a message whose body is the fields of a form.
  public static func form(
    _ value: any JSONEncodable,
    headers: Values = [:],
    query: Values = [:]
  ) -> Self {
    Self(content: .form(status, value, headers: headers), query: query)
  }

  /// Creates a message whose body is text.
  public static func text(
    _ text: String,
    headers: Values = [:],
    query: Values = [:]
  ) -> Self {
    Self(content: .text(status, text, headers: headers), query: query)
  }

  /// Creates a message whose body is binary data.
  public static func bytes(
    _ data: Data,
    headers: Values = [:],
    query: Values = [:]
  ) -> Self {
    Self(content: .bytes(status, data, headers: headers), query: query)
  }

  /// The status for the comparison as a response; a request has none.
  private static let status = 200
}

extension ContractMessage {
  /// Whether the body is one JSON value.
  var isJSON: Bool { content.json != nil }

  /// The names of the documented headers with a value.
  var headerNames: [String] { content.headerNames.map(\.name) }

  /// The names of the documented query parameters with a value.
  var queryNames: [String] {
    query.compactMap { name, value in
      (try? JSONValue(encoding: value)).flatMap { $0 == .null ? nil : name }
    }
  }

  /// Returns how the message, encoded again, differs from the recorded one.
  func differences(
    from recorded: IncomingRequest,
    _ schema: BodySchema
  ) async -> [EntryDifference] {
    let message = HTTPResponse(
      status: Self.status,
      headers: recorded.headers,
      body: recorded.body
    )
    let found = await content.contentDifferences(from: message, schema)
    return found.map { EntryDifference($0.text, $0.part.ofRequest) }
      + queryDifferences(from: recorded).map { EntryDifference($0, .url) }
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

  /// Returns the query values of a name, one for each element of a list.
  private static func texts(of value: JSONValue) -> [String] {
    switch value {
    case .null: []
    case .string(let text): [text]
    case .array(let elements): elements.flatMap(texts)
    case .boolean, .number, .object: [value.description]
    }
  }
}
