/// A body in one media type.
public struct Content: Hashable, Sendable {
  /// The media type as it is written: `application/json; charset=utf-8`.
  public var mediaType: String
  /// Other media types with the same representation of the value, as they are written.
  public var synonyms: [String] = []
  public var coding: Coding
  public var type: Type
  /// The fields of a form for which the document declares a serialization.
  public var members: [FormMember] = []
  /// The data of the event that ends the stream.
  public var terminator: String?
  /// The data with which many services end streams of JSON although their documents don't state it.
  ///
  /// It isn't JSON, so that no event is lost.
  public static let usualTerminator = "[DONE]"
  /// The root element of XML; nil if the value isn't represented as XML.
  ///
  /// A received body with the coding `json` can be either, as its media type states.
  public var xml: XMLNode?

  public init(mediaType: String, coding: Coding, type: Type) {
    self.mediaType = mediaType
    self.coding = coding
    self.type = type
  }

  /// The media type that is sent, and those that are read like it.
  public var mediaTypes: [String] { [mediaType] + synonyms }

  /// The representation of the value as bytes.
  public enum Coding: Hashable, Sendable {
    case json
    /// `application/x-www-form-urlencoded`.
    case form
    /// `multipart/form-data` and related types; the type is that of a form, or any JSON.
    case multipart
    case text
    case binary
    /// Server-sent events with JSON data of the type.
    case events
    /// Server-sent events with text data.
    case textEvents
    /// A sequence of JSON texts of the type.
    case jsonLines
    /// XML of the type.
    case xml
    /// A format that a coder of the client's connection reads and writes, such as CBOR.
    case coded
    /// Comma-separated values: rows of texts.
    case rows
    /// The parts of a multipart response other than a form; `binary` for parts of any type.
    case parts

    /// Whether a response is read while it arrives.
    public var isStream: Bool {
      switch self {
      case .events, .textEvents, .jsonLines: true
      case .json, .form, .multipart, .text, .binary, .xml, .coded, .rows, .parts: false
      }
    }
  }
}

/// The body of an operation's request.
public struct Body: Hashable, Sendable {
  /// The contents in the order of the document, at least one.
  public var contents: [Content]
  /// Whether the service reads XML, too, which the client doesn't send (Swagger 2.0).
  public var isAlsoXML = false
  public var isRequired: Bool
  public var documentation: Documentation
  public var origin: Origin

  public init(
    contents: [Content],
    isRequired: Bool,
    documentation: Documentation = Documentation(),
    origin: Origin
  ) {
    self.contents = contents
    self.isRequired = isRequired
    self.documentation = documentation
    self.origin = origin
  }
}
