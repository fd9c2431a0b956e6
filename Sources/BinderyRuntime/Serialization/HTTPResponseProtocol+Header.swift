/// Decodes the documented headers of a response.
///
/// The type decides how the text is read: as a string if the type accepts one, otherwise as a
/// number or boolean, as a list separated by commas, or as an object of alternating names and
/// values.
///
/// An optional header that does not match its type is nil, and its text is in `headers`. Only a
/// required one throws.
extension HTTPResponseProtocol {
  /// Returns a header's value; nil when it is absent or does not match the type.
  public func header<T: JSONDecodable>(
    _ name: StaticString,
    as type: T.Type = T.self
  ) -> T? {
    do { return try read(name, as: type) } catch { return nil }
  }

  /// Returns a header's value; throws when it is absent or does not match the type.
  public func requiredHeader<T: JSONDecodable>(
    _ name: StaticString,
    as type: T.Type = T.self
  ) throws(JSONError) -> T {
    try read(name, as: type).required("header \(name)")
  }

  /// Returns the value of a header whose text is JSON; nil when absent or not matching the type.
  public func headerJSON<T: JSONDecodable>(
    _ name: StaticString,
    as type: T.Type = T.self
  ) -> T? {
    do { return try readJSON(name, as: type) } catch { return nil }
  }

  /// Returns the value of a header whose text is JSON; throws when absent or not matching the type.
  public func requiredHeaderJSON<T: JSONDecodable>(
    _ name: StaticString,
    as type: T.Type = T.self
  ) throws(JSONError) -> T {
    try readJSON(name, as: type).required("header \(name)")
  }

  private func read<T: JSONDecodable>(
    _ name: StaticString,
    as type: T.Type
  ) throws(JSONError) -> T? {
    let fields = headers.values(of: name.description)
    guard !fields.isEmpty else { return nil }
    do {
      return try UntypedText(header: name.description, fields).decode(type)
    } catch {
      throw error.inside(.key("header \(name)"))
    }
  }

  private func readJSON<T: JSONDecodable>(
    _ name: StaticString,
    as type: T.Type
  ) throws(JSONError) -> T? {
    guard let text = headers[name.description] else { return nil }
    do {
      return try JSONReader.decode(type, from: Array(text.utf8))
    } catch {
      throw error.inside(.key("header \(name)"))
    }
  }
}

extension UntypedText {
  /// Creates a header's value, whose elements are separated by commas; `Set-Cookie` has a field for
  /// each element instead.
  fileprivate init(header name: String, _ fields: [String]) {
    let isCookie = name.equalsIgnoringASCIICase("Set-Cookie")
    let text = fields.joined(separator: ", ")
    self = .text(text, elements: isCookie ? fields : Self.elements(of: text))
  }

  /// Splits at commas outside of quotes, without the spaces around the parts.
  private static func elements(of text: String) -> [String] {
    var elements: [Substring] = []
    var rest = text[...]
    while !rest.isEmpty {
      var isQuoted = false
      let element = rest.prefix { character in
        if character == "\"" { isQuoted.toggle() }
        return character != "," || isQuoted
      }
      elements.append(element.trimmingBlanks)
      rest = rest[element.endIndex...].dropFirst()
    }
    return elements.filter { !$0.isEmpty }.map(String.init)
  }
}
