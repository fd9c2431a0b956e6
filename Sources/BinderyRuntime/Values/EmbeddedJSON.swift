/// A value whose JSON stands inside of a string: `"{\"id\":1}"`.
///
/// Text that was read, or given, is written as it was until the value changes, since services sign
/// it. Services that encode twice don't do it always, so that JSON in place of the string is read
/// too, and written as it was read.
@dynamicMemberLookup
public struct EmbeddedJSON<Value: JSONDecodable & JSONEncodable>: JSONModel {
  /// What stands inside; a change has it written anew.
  public var value: Value {
    didSet { if case .text = form { form = .value } }
  }

  @usableFromInline var form: Form

  @usableFromInline
  enum Form: Sendable {
    /// Text to the letter.
    case text(String)
    /// Whatever text the value makes.
    case value
    /// No text: JSON among JSON.
    case plain
  }

  /// What is written as text, or as it is where `isText` is false.
  public init(_ value: Value, isText: Bool = true) {
    self.value = value
    form = isText ? .value : .plain
  }

  /// Text that is sent to the letter; throws where it isn't JSON of the value's type.
  public init(text: String) throws(JSONError) {
    value = try JSONReader.decode(from: Array(text.utf8))
    form = .text(text)
  }

  /// Text that is sent to the letter, with what it means to a tolerant reader.
  package init(text: String, value: Value) {
    self.value = value
    form = .text(text)
  }

  /// A member of the value inside, as if nothing were around it.
  public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Member {
    get { value[keyPath: path] }
    set { value[keyPath: path] = newValue }
  }
}

extension EmbeddedJSON {
  /// The text that is written; nil where the value is written without one.
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
        throw json.failure(error, in: string)
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

/// A string that holds JSON.
@usableFromInline
struct EmbeddedText {
  fileprivate let begin: Int
  @usableFromInline let text: String
  /// Reads what the string holds.
  @usableFromInline var json: JSONReader
}

extension JSONReader {
  /// The string ahead; nil where something else is.
  @usableFromInline
  mutating func readEmbedded() throws(JSONError) -> EmbeddedText? {
    guard scanner.byte == UInt8(ascii: "\"") else { return nil }
    let begin = scanner.position
    let token = try scanString()
    let raw = scanner.bytes(from: token.begin, to: token.end)
    let document = token.hasEscapes ? JSONDocument.unescaping(raw) : JSONDocument.copy(of: raw)
    var json = JSONReader(document)
    // A choice in the text is tried, or not, as it would be without the quotes.
    json.scanner.isTrying = scanner.isTrying
    json.isExplaining = isExplaining
    if trial == begin { json.trial = json.scanner.position }
    return EmbeddedText(begin: begin, text: document.text, json: json)
  }

  /// What is wrong with the text is told with the place in it, at the place of the string.
  @usableFromInline
  mutating func failure(_ error: JSONError, in string: EmbeddedText) -> JSONError {
    isNamed = string.json.isNamed
    effort.inVain += string.json.effort.inVain
    return scanner.failure(.embedded(error), at: string.begin)
  }
}

extension JSONWriter {
  /// Writes JSON as text; what can't be written is the error of the whole document.
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
