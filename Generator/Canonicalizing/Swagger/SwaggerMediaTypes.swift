import Canonical
import Specification

/// The media types that Swagger 2 lists under `consumes` or `produces`, for a body with one schema.
///
/// Most documents list other formats of the same values beside JSON. Clients use only JSON then;
/// XML is kept for the commands that play or check the service.
struct SwaggerMediaTypes {
  private let listed: [MediaType]
  /// Whether the operation lists them, and not the document for all operations.
  private let isOwn: Bool
  /// The location of the object with the schema, for a media type that isn't listed.
  private let mark: Mark

  private struct MediaType {
    let name: String
    let mark: Mark
    let essence: String
    /// Whether the media type is JSON without further semantics.
    let isPlainJSON: Bool
    /// Whether it is XML beside JSON.
    var isAlternative = false

    init(_ name: String, at mark: Mark) {
      self.name = name
      self.mark = mark
      essence = name.prefix { $0 != ";" }.filter { !$0.isWhitespace }.lowercased()
      isPlainJSON = ["application/json", "text/json", "application/x-json", "*/*"]
        .contains(essence)
    }

    var isJSON: Bool { isPlainJSON || essence.hasSuffix("+json") }

    var isXML: Bool { essence.hasSuffix("/xml") || essence.hasSuffix("+xml") }

    var isForm: Bool {
      essence == "multipart/form-data" || essence == "application/x-www-form-urlencoded"
    }

    var isSequence: Bool { SequentialMediaType(essence) != nil }

    /// Whether the media type is one of files rather than a format of values.
    var isOfFiles: Bool {
      !isJSON && !isSequence && !essence.hasPrefix("text/")
        && !["xml", "yaml"].contains(where: essence.hasSuffix)
    }
  }

  /// Creates the media types of an operation, or else those of the document.
  init(
    _ key: String,
    of operation: WrittenOpenAPI.Operation,
    in document: WrittenOpenAPI.Document,
    at mark: Mark
  ) {
    isOwn = operation.cursor.has(key)
    let owner = isOwn ? operation.cursor : document.cursor
    let spelling = MediaTypeSpelling(diagnostics: operation.diagnostics)
    listed = (owner.scalars(key) ?? []).map {
      MediaType(spelling.corrected($0.text, at: $0.mark), at: $0.mark)
    }
    self.mark = mark
  }

  /// All listed media types.
  var names: [String] { listed.map(\.name) }

  /// Returns the content of the object that describes a request body with a schema.
  func request(_ body: Cursor) -> [Named<WrittenOpenAPI.MediaType>] {
    let bodies = listed.filter { !$0.isForm }
    return content(body, orJSON(preferringJSON(bodies.isEmpty ? listed : bodies)))
  }

  /// Returns the content of a response with a schema; that of a success can be a stream.
  func response(
    _ response: WrittenOpenAPI.Response,
    _ schema: WrittenSchema,
    isSuccess: Bool
  ) -> [Named<WrittenOpenAPI.MediaType>] {
    let end = schema.resolved
    if end?.isBinary == true {
      let files = listed.filter { isOwn ? !$0.isJSON : $0.isOfFiles }
      let bytes = MediaType("application/octet-stream", at: mark)
      return content(response.cursor, files.isEmpty ? [bytes] : files)
    }
    let texts = end?.types.filter { $0 != .null } == [.string] ? texts : []
    let others = preferringJSON(listed, withSequences: isOwn && isSuccess).filter { other in
      !texts.contains { $0.essence == other.essence }
    }
    return content(response.cursor, orJSON(texts + others))
  }

  /// Returns the media type of a form, which is multipart if a field is a file.
  func form(hasFile: Bool) -> (name: String, mark: Mark) {
    let multipart = listed.first { $0.essence == "multipart/form-data" }
    let encoded = listed.first { $0.essence == "application/x-www-form-urlencoded" }
    if hasFile || multipart != nil && encoded == nil {
      return ("multipart/form-data", multipart?.mark ?? mark)
    }
    return ("application/x-www-form-urlencoded", encoded?.mark ?? mark)
  }

  /// Plain text, which is listed beside JSON for the responses that are strings.
  private var texts: [MediaType] { listed.filter { $0.essence == "text/plain" } }

  /// Returns the types of JSON, and then those of XML as alternatives; or all types if JSON isn't
  /// among them.
  private func preferringJSON(
    _ types: [MediaType],
    withSequences: Bool = false
  ) -> [MediaType] {
    guard types.contains(where: \.isPlainJSON) else { return types }
    let alternatives = types.filter(\.isXML).map { type in
      var type = type
      type.isAlternative = true
      return type
    }
    return types.filter { $0.isJSON || withSequences && $0.isSequence } + alternatives
  }

  private func orJSON(_ types: [MediaType]) -> [MediaType] {
    types.isEmpty ? [MediaType("application/json", at: mark)] : types
  }

  private func content(
    _ object: Cursor,
    _ types: [MediaType]
  ) -> [Named<WrittenOpenAPI.MediaType>] {
    types.map { type in
      let value = WrittenOpenAPI.MediaType(
        cursor: object,
        isReported: true,
        isAlternative: type.isAlternative
      )
      return Named(key: type.name, keyMark: type.mark, value: value)
    }
  }
}
