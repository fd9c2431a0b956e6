import BinderyRuntime
import Foundation

/// The status, body and headers that a typed reply or error stands for,
/// as a generated test says it.
public struct ContractAnswer: Sendable {
  /// The typed values of documented headers, by name; one that encodes to `null` is absent.
  public typealias Headers = KeyValuePairs<String, any JSONEncodable>

  private enum Body {
    case empty
    case json(any JSONEncodable)
    case form(any JSONEncodable)
    case bytes([UInt8])
    case stream(ContractStream)
  }

  private let status: Int
  private let body: Body
  private let headers: Headers
  /// The statuses that are described each by itself beside what this answer is described by.
  private var others: Set<Int> = []

  private init(status: Int, body: Body, headers: Headers) {
    self.status = status
    self.body = body
    self.headers = headers
  }

  /// The answer of a range of statuses, or of all others, which it is not for these, nor for the
  /// ranges of these hundreds (4 for `4XX`): they have cases of their own.
  public static func beside(
    _ statuses: [Int],
    hundreds: [Int] = [],
    _ answer: Self
  ) -> Self {
    var answer = answer
    answer.others = Set(statuses).union(hundreds.flatMap { $0 * 100..<$0 * 100 + 100 })
    return answer
  }

  /// What the body encodes to JSON; nil where it is another body.
  var json: (any JSONEncodable)? {
    if case .json(let value) = body { value } else { nil }
  }

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

  /// An answer whose body encodes to the fields of a form.
  public static func form(
    _ status: Int,
    _ value: any JSONEncodable,
    headers: Headers = [:]
  ) -> Self {
    Self(status: status, body: .form(value), headers: headers)
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
  /// An answer of events whose data are JSON; `terminator` is data that end the stream.
  public static func events<Payload: JSONEncodable>(
    _ status: Int,
    _ events: ServerSentEvents<Payload>,
    until terminator: String? = nil,
    headers: Headers = [:]
  ) -> Self {
    Self(status: status, body: .stream(.events(events, until: terminator)), headers: headers)
  }

  /// An answer of events whose data are text.
  public static func textEvents(
    _ status: Int,
    _ events: ServerSentEvents<String>,
    until terminator: String? = nil,
    headers: Headers = [:]
  ) -> Self {
    Self(status: status, body: .stream(.textEvents(events, until: terminator)), headers: headers)
  }

  /// An answer of JSON texts, one after another.
  public static func jsonLines<Element: JSONEncodable>(
    _ status: Int,
    _ lines: JSONLines<Element>,
    headers: Headers = [:]
  ) -> Self {
    Self(status: status, body: .stream(.lines(lines)), headers: headers)
  }
}

extension ContractAnswer {
  /// How encoding the answer again differs from what was recorded.
  func differences(from recorded: HTTPResponse) async -> [String] {
    var found: [String] = []
    if status != recorded.status {
      found.append("status: recorded \(recorded.status), understood as \(status)")
    }
    if others.contains(recorded.status) {
      found.append("status: \(recorded.status) has a case of its own, and is read as another")
    }
    found += await contentDifferences(from: recorded)
    return found.map { "response: \($0)" }
  }

  /// The same of headers and body alone.
  func contentDifferences(from recorded: HTTPResponse) async -> [String] {
    await TypedHeaderDifferences(headers, in: recorded.headers).found
      + bodyDifferences(from: recorded)
  }

  /// The JSON texts of the recorded body: of a stream, each element's.
  func texts(of recorded: HTTPResponse) -> [RecordedText] {
    guard case .stream(let stream) = body else { return [RecordedText(recorded.body)] }
    return stream.texts(of: recorded)
  }

  private func bodyDifferences(from recorded: HTTPResponse) async -> [String] {
    switch body {
    case .empty: BodyDifferences.bytes(recorded.body, [], verb: "re-encoded")
    case .bytes(let bytes): BodyDifferences.bytes(recorded.body, bytes, verb: "re-encoded")
    case .json(let value): jsonDifferences(of: value, from: recorded.body)
    case .form(let value): formDifferences(of: value, from: recorded.body)
    case .stream(let stream): await stream.differences(from: recorded)
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

  private func formDifferences(of value: any JSONEncodable, from recorded: [UInt8]) -> [String] {
    do {
      var again = try HTTPRequest(.post, "/")
      try again.formBody(value)
      return BodyDifferences.fields(recorded, try again.body.read(), verb: "re-encoded")
    } catch {
      return ["\(error)"]
    }
  }
}
