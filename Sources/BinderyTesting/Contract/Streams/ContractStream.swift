import BinderyRuntime

/// A streamed response: its recorded elements, and those that the client decodes.
struct ContractStream: Sendable {
  /// The noun for an element in reports: `event`, `line`.
  let noun: String
  /// Whether the data is JSON, not text.
  let isJSON: Bool
  private let recorded: @Sendable (HTTPResponse) -> [RecordedStream.Element]
  /// The body in pieces.
  let pieces: @Sendable (HTTPResponse) -> StreamPieces
  private let decoded: @Sendable () async -> [DecodedElement]

  /// A decoded element, or the error that ended the stream.
  private enum DecodedElement {
    case element(StreamElement)
    case broken(String)
  }

  static func events<Payload: JSONEncodable>(
    _ events: ServerSentEvents<Payload>,
    until terminator: String?
  ) -> Self {
    Self(events, until: terminator, isJSON: true) { payload throws(JSONError) in
      try JSONValue(encoding: payload)
    }
  }

  static func textEvents(
    _ events: ServerSentEvents<String>,
    until terminator: String?
  ) -> Self {
    Self(events, until: terminator, isJSON: false) { text in .string(text) }
  }

  static func lines<Element: JSONEncodable>(_ lines: JSONLines<Element>) -> Self {
    Self(
      noun: "line",
      isJSON: true,
      recorded: { RecordedStream.lines($0.body, mediaType: $0.headers["Content-Type"] ?? "") },
      pieces: { StreamPieces.lines($0.body, mediaType: $0.headers["Content-Type"] ?? "") },
      decoded: {
        await all(of: lines.results) { element throws(JSONError) in
          StreamElement(data: try JSONValue(encoding: element))
        }
      }
    )
  }
}

extension ContractStream {
  private init<Payload>(
    _ events: ServerSentEvents<Payload>,
    until terminator: String?,
    isJSON: Bool,
    data: @escaping @Sendable (Payload) throws(JSONError) -> JSONValue
  ) {
    self.init(
      noun: "event",
      isJSON: isJSON,
      recorded: { RecordedStream.events($0.body, until: terminator) },
      pieces: { response in
        let count = RecordedStream.events(response.body, until: terminator).count
        return StreamPieces.events(response.body, count: count)
      },
      decoded: {
        await Self.all(of: events.results) { event throws(JSONError) in
          StreamElement(event, data: try data(event.data))
        }
      }
    )
  }

  /// Returns every element, including those that can't be decoded.
  ///
  /// The error of the sequence is untyped here because `AsyncSequence.Failure` requires macOS 15.
  private static func all<Results: AsyncSequence, Element>(
    of results: Results,
    _ element: (Element) throws(JSONError) -> StreamElement
  ) async -> [DecodedElement]
  where Results.Element == Result<Element, UndecodableElement> {
    var all: [DecodedElement] = []
    do {
      for try await result in results { all.append(decoded(result, element)) }
    } catch {
      all.append(.broken("\(error)"))
    }
    return all
  }

  private static func decoded<Element>(
    _ result: Result<Element, UndecodableElement>,
    _ element: (Element) throws(JSONError) -> StreamElement
  ) -> DecodedElement {
    do throws(UndecodableElement) {
      let value = try result.get()
      do throws(JSONError) {
        return .element(try element(value))
      } catch {
        return .broken(error.description)
      }
    } catch {
      return .broken(error.description)
    }
  }
}

extension ContractStream {
  /// Returns the data of the recorded elements.
  func elementTexts(of response: HTTPResponse) -> [String] { recorded(response).map(\.text) }

  /// Returns the JSON texts of the recorded elements, for schema validation.
  func texts(of response: HTTPResponse) -> [RecordedText] {
    recorded(response).enumerated().map {
      RecordedText(Array($1.text.utf8), prefix: "\(noun) \($0): ")
    }
  }

  func differences(from response: HTTPResponse, _ schema: BodySchema) async -> [String] {
    let before = recorded(response)
    let now = await JSONIsolation.$isAllowed.withValue(false) { await decoded() }
    return (0..<max(before.count, now.count)).flatMap { index in
      differences(
        recorded: index < before.count ? before[index] : nil,
        index < now.count ? now[index] : nil,
        schema
      ).map { "\(noun) \(index): \($0)" }
    }
  }

  private func differences(
    recorded: RecordedStream.Element?,
    _ decoded: DecodedElement?,
    _ schema: BodySchema
  ) -> [String] {
    switch (recorded, decoded) {
    case (_, .broken(let reason)): return [reason]
    case (nil, .element(let element)): return ["recorded nothing, read \(element.data.excerpt)"]
    case (let recorded?, nil): return ["recorded \(JSONValue.quoted(recorded.text)), read nothing"]
    case (nil, nil): return []
    case (let recorded?, .element(let element)):
      do throws(JSONError) {
        let text = Array(recorded.text.utf8)
        let data = isJSON ? try JSONReader.decode(from: text) : JSONValue.string(recorded.text)
        let undescribed = isJSON ? schema.undescribedMembers(of: data) : []
        let before = StreamElement(fields: recorded.fields, data: data)
        return element.differences(from: before, undescribed: undescribed)
      } catch {
        return [error.description]
      }
    }
  }
}
