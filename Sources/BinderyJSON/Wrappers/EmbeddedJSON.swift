/// A value whose JSON is inside of a string: `"{\"id\":1}"`.
///
/// Text that was read or passed is encoded unchanged until the value changes, because services sign
/// it. JSON without a string around it, which some services send instead, is decoded too, and
/// encoded in the same form.
@dynamicMemberLookup
public struct EmbeddedJSON<Value: JSONDecodable & JSONEncodable>: JSONModel {
  /// The decoded value; a change discards the original text.
  public var value: Value {
    didSet { if case .text = form { form = .value } }
  }

  @usableFromInline var form: Form

  @usableFromInline
  enum Form: Sendable {
    /// The original text.
    case text(String)
    /// A string that is encoded from the value.
    case value
    /// JSON without a string around it.
    case plain
  }

  /// Creates a value that is encoded in a string, or without one if `isText` is false.
  public init(_ value: Value, isText: Bool = true) {
    self.value = value
    form = isText ? .value : .plain
  }

  /// Creates a value from text that is sent unchanged; throws unless it is JSON of the type.
  public init(text: String) throws(JSONError) {
    value = try JSONReader.decode(from: Array(text.utf8))
    form = .text(text)
  }

  /// Creates a value from text that is sent unchanged, and its meaning to a tolerant reader.
  package init(text: String, value: Value) {
    self.value = value
    form = .text(text)
  }

  /// A member of the value.
  public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Member {
    get { value[keyPath: path] }
    set { value[keyPath: path] = newValue }
  }
}

extension EmbeddedJSON {
  /// The text that is encoded; nil if the value is encoded without a string.
  public var text: String? {
    get throws(JSONError) {
      switch form {
      case .text(let text): text
      case .value: String(decoding: try JSONWriter.encode(value), as: UTF8.self)
      case .plain: nil
      }
    }
  }

  @inlinable
  public init(from json: inout JSONReader) throws(JSONError) {
    if var string = try json.readEmbedded() {
      do {
        value = try string.json.readDocument()
      } catch {
        throw json.failure(error, in: string, of: Value.self)
      }
      form = .text(string.text)
    } else {
      value = try json.read()
      form = .plain
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch form {
    case .plain: value.encode(into: &json)
    case .text(let text) where !json.isComparing && !json.isRewriting: text.encode(into: &json)
    case .text, .value: json.writeEmbedded(value)
    }
  }
}

/// A string that contains JSON.
@usableFromInline
struct EmbeddedText: ~Copyable {
  fileprivate let begin: Int
  @usableFromInline let text: String
  /// The reader of the JSON in the string.
  @usableFromInline var json: JSONReader
}

extension JSONReader {
  /// Reads the next string; nil for another value.
  @usableFromInline
  mutating func readEmbedded() throws(JSONError) -> EmbeddedText? {
    guard scanner.byte == UInt8(ascii: "\"") else { return nil }
    let begin = scanner.position
    let token = try scanString()
    let raw = scanner.bytes(from: token.begin, to: token.end)
    let document = token.hasEscapes ? JSONDocument.unescaping(raw) : JSONDocument.copy(of: raw)
    var json = JSONReader(document)
    // A union in the text is tried, or not, as it would be without the quotes.
    json.scanner.isInAttempt = scanner.isInAttempt
    json.isIsolating = isIsolating
    if attemptStart == begin { json.attemptStart = json.scanner.position }
    return EmbeddedText(begin: begin, text: document.text, json: json)
  }

  /// Returns an error in the text, with its position there, at the position of the string.
  @usableFromInline
  mutating func failure<Value: JSONDecodable>(
    _ error: JSONError,
    in string: borrowing EmbeddedText,
    of type: Value.Type
  ) -> JSONError {
    isSelectedVariantError = string.json.isSelectedVariantError
    wastedBytes += string.json.wastedBytes
    if string.json.hasRefusedElement { hasRefusedElement = true }
    // An error of an attempt has no path yet.
    var error = scanner.isInAttempt ? string.json.scanner.located(error) : error
    if storesErrors { error = string.json.completed(error, of: type) }
    return scanner.failure(.embedded(error), at: string.begin)
  }
}

extension JSONWriter {
  /// Writes JSON as a string; an error in it is one of the whole document.
  fileprivate mutating func writeEmbedded(_ value: some JSONEncodable) {
    do {
      let bytes =
        if isComparing {
          JSONWriter.identity(of: value)
        } else if isRewriting {
          try JSONWriter.rewrite(value)
        } else {
          try JSONWriter.encode(value)
        }
      String(decoding: bytes, as: UTF8.self).encode(into: &self)
    } catch {
      fail(.embedded(error))
    }
  }
}
