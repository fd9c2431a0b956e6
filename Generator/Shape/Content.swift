/// A body in one media type.
public struct Content: Hashable, Sendable {
  /// As written: `application/json; charset=utf-8`.
  public var mediaType: String
  /// Other media types in which the same values come in the same bytes, as written.
  public var synonyms: [String]
  public var coding: Coding
  public var type: Type
  /// The members of a form for which the document says how they travel.
  public var members: [FormMember]

  /// The data of an event that only says that none follow.
  public var terminator: String?

  public init(
    mediaType: String,
    synonyms: [String] = [],
    coding: Coding,
    type: Type,
    members: [FormMember] = [],
    terminator: String? = nil
  ) {
    self.mediaType = mediaType
    self.synonyms = synonyms
    self.coding = coding
    self.type = type
    self.members = members
    self.terminator = terminator
  }

  /// The one that is sent, and those that are read like it.
  public var mediaTypes: [String] { [mediaType] + synonyms }

  /// How the value becomes bytes.
  public enum Coding: Hashable, Sendable {
    case json
    /// `application/x-www-form-urlencoded`.
    case form
    /// `multipart/form-data` and its like; the type is a form's, or any JSON.
    case multipart
    case text
    case binary
    /// Server-sent events, whose data are JSON of the type.
    case events
    /// Server-sent events, whose data are text.
    case textEvents
    /// One JSON text of the type after another.
    case jsonLines

    /// Whether an answer is read while it arrives.
    public var isStream: Bool {
      switch self {
      case .events, .textEvents, .jsonLines: true
      case .json, .form, .multipart, .text, .binary: false
      }
    }
  }
}

/// What an operation sends.
public struct Body: Hashable, Sendable {
  /// At least one; the author's order of preference.
  public var contents: [Content]
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
