import BinderyRuntime
import BinderyXML
import Foundation

/// The status, body and headers that a typed reply or error encodes to.
public struct ContractResponse: Sendable {
  /// The typed values of documented headers, by name; a value that encodes to `null` is absent.
  public typealias Headers = KeyValuePairs<String, any JSONEncodable>

  private enum Body {
    case empty
    case json(any JSONEncodable)
    /// XML, or JSON if its media type isn't one of XML and `orJSON` is true.
    case xml(any JSONEncodable, XMLType, orJSON: Bool)
    case form(any JSONEncodable)
    case bytes([UInt8])
    case stream(ContractStream)
  }

  private let status: Int
  private let body: Body
  private let headers: Headers
  /// The statuses with descriptions of their own, which this response must not have.
  private var others: Set<Int> = []

  private init(status: Int, body: Body, headers: Headers) {
    self.status = status
    self.body = body
    self.headers = headers
  }

  /// Returns the response of a status range or of `default`, which excludes other statuses.
  ///
  /// The excluded `statuses` and `classes` (4 for `4XX`) have cases of their own.
  public static func excluding(
    _ statuses: [Int],
    classes: [Int] = [],
    _ response: Self
  ) -> Self {
    var response = response
    response.others = Set(statuses).union(classes.flatMap { $0 * 100..<$0 * 100 + 100 })
    return response
  }

  /// The value that the body encodes; nil if the body isn't JSON.
  var json: (any JSONEncodable)? {
    if case .json(let value) = body { value } else { nil }
  }

  /// The stream that is the body; nil for another body.
  var stream: ContractStream? {
    if case .stream(let stream) = body { stream } else { nil }
  }

  /// The names of the documented headers with a value, and whether that is a number.
  var headerNames: [(name: String, isNumber: Bool)] {
    headers.compactMap { name, value in
      guard let json = try? JSONValue(encoding: value), json != .null else { return nil }
      return (name, json.number != nil)
    }
  }

  /// Creates a response without a body.
  public static func empty(_ status: Int, headers: Headers = [:]) -> Self {
    Self(status: status, body: .empty, headers: headers)
  }

  /// Creates a response whose body is JSON.
  public static func json(
    _ status: Int,
    _ value: any JSONEncodable,
    headers: Headers = [:]
  ) -> Self {
    Self(status: status, body: .json(value), headers: headers)
  }

  /// Creates a response whose body is XML.
  public static func xml(
    _ status: Int,
    _ value: any JSONEncodable,
    as type: XMLType,
    headers: Headers = [:]
  ) -> Self {
    Self(status: status, body: .xml(value, type, orJSON: false), headers: headers)
  }

  /// Creates a response whose body is JSON, or XML if the recorded media type is one of XML.
  public static func jsonOrXML(
    _ status: Int,
    _ value: any JSONEncodable,
    as type: XMLType,
    headers: Headers = [:]
  ) -> Self {
    Self(status: status, body: .xml(value, type, orJSON: true), headers: headers)
  }

  /// Creates a response whose body is the fields of a form.
  public static func form(
    _ status: Int,
    _ value: any JSONEncodable,
    headers: Headers = [:]
  ) -> Self {
    Self(status: status, body: .form(value), headers: headers)
  }

  /// Creates a response whose body is text.
  public static func text(_ status: Int, _ text: String, headers: Headers = [:]) -> Self {
    Self(status: status, body: .bytes(Array(text.utf8)), headers: headers)
  }

  /// Creates a response whose body is binary data.
  public static func bytes(_ status: Int, _ data: Data, headers: Headers = [:]) -> Self {
    Self(status: status, body: .bytes(Array(data)), headers: headers)
  }
}

extension ContractResponse {
  /// Creates a response of events whose data is JSON; `terminator` is data that ends the stream.
  public static func events<Payload: JSONEncodable>(
    _ status: Int,
    _ events: ServerSentEvents<Payload>,
    until terminator: String? = nil,
    headers: Headers = [:]
  ) -> Self {
    Self(status: status, body: .stream(.events(events, until: terminator)), headers: headers)
  }

  /// Creates a response of events whose data is text.
  public static func textEvents(
    _ status: Int,
    _ events: ServerSentEvents<String>,
    until terminator: String? = nil,
    headers: Headers = [:]
  ) -> Self {
    Self(status: status, body: .stream(.textEvents(events, until: terminator)), headers: headers)
  }

  /// Creates a response of JSON texts, one after another.
  public static func jsonLines<Element: JSONEncodable>(
    _ status: Int,
    _ lines: JSONLines<Element>,
    headers: Headers = [:]
  ) -> Self {
    Self(status: status, body: .stream(.lines(lines)), headers: headers)
  }
}

extension ContractResponse {
  /// Returns how the response, encoded again, differs from the recorded one.
  func differences(
    from recorded: HTTPResponse,
    _ schema: BodySchema
  ) async -> [EntryDifference] {
    var found: [EntryDifference] = []
    if status != recorded.status {
      let text = "status: recorded \(recorded.status), understood as \(status)"
      found.append(EntryDifference(text, .status))
    }
    if others.contains(recorded.status) {
      let text = "status: \(recorded.status) has a case of its own, and is read as another"
      found.append(EntryDifference(text, .status))
    }
    found += await contentDifferences(from: recorded, schema)
    return found.map { $0.prefixed("response: ") }
  }

  /// Returns the differences of headers and body.
  func contentDifferences(
    from recorded: HTTPResponse,
    _ schema: BodySchema
  ) async -> [EntryDifference] {
    await TypedHeaderDifferences(headers, in: recorded.headers).found
      + bodyDifferences(from: recorded, schema).inResponse()
  }

  /// Returns the recorded JSON texts: the body, or each element of a stream.
  func texts(of recorded: HTTPResponse) -> [RecordedText] {
    guard case .stream(let stream) = body else { return [RecordedText(recorded.body)] }
    return stream.texts(of: recorded)
  }

  private func bodyDifferences(
    from recorded: HTTPResponse,
    _ schema: BodySchema
  ) async -> [BodyDifference] {
    switch body {
    // Clients don't read a body that the document doesn't describe.
    case .empty: []
    case .bytes(let bytes): BodyDifferences.bytes(recorded.body, bytes, verb: "re-encoded")
    case .json(let value): jsonDifferences(of: value, from: recorded.body, schema)
    case .xml(let value, _, true) where !MediaType(recorded.headers["Content-Type"] ?? "").isXML:
      jsonDifferences(of: value, from: recorded.body, schema)
    case .xml(let value, let type, _): xmlDifferences(of: value, as: type, from: recorded.body)
    case .form(let value): formDifferences(of: value, from: recorded.body)
    case .stream(let stream):
      await stream.differences(from: recorded, schema)
        .map { BodyDifference(text: $0) }
    }
  }

  private func jsonDifferences(
    of value: any JSONEncodable,
    from recorded: [UInt8],
    _ schema: BodySchema
  ) -> [BodyDifference] {
    do {
      let again = try JSONValue(encoding: value)
      let before: JSONValue = try JSONReader.decode(from: recorded)
      let undescribed = schema.undescribedMembers(of: before)
      return JSONDifferences(before, again, verb: "re-encoded", undescribed: undescribed).found
    } catch {
      return [BodyDifference(text: error.description, path: error.path.description)]
    }
  }

  private func xmlDifferences(
    of value: any JSONEncodable,
    as type: XMLType,
    from recorded: [UInt8]
  ) -> [BodyDifference] {
    do {
      // The name of the root element isn't compared: clients don't read it.
      let again = try XMLWriter.encode(value, as: type, named: "response")
      return JSONDifferences(
        try XMLContents.described(recorded, as: type) ?? .null,
        try XMLContents.described(again, as: type) ?? .null,
        verb: "re-encoded"
      ).found
    } catch let error as JSONError {
      return [BodyDifference(text: error.description, path: error.path.description)]
    } catch {
      return [BodyDifference(text: "\(error)")]
    }
  }

  private func formDifferences(of value: any JSONEncodable, from recorded: [UInt8])
    -> [BodyDifference]
  {
    do {
      var again = try HTTPRequest(.post, "/")
      try again.formBody(value)
      return BodyDifferences.fields(recorded, try again.body.read(), verb: "re-encoded")
    } catch {
      return [BodyDifference(text: "\(error)")]
    }
  }
}
