/// Reading the documented headers of an answer.
///
/// The type decides what the text is: a string where it takes one, else a bare number or boolean,
/// else the list between its commas, else an object of names and values in turn.
///
/// What need not be there never costs the answer: an optional header that the type can't read is
/// nil, and its text is among `headers`. Only a required one throws.
extension HTTPAnswer {
  /// nil when the answer doesn't have the header, or with a text that the type can't read.
  public func header<T: JSONDecodable>(
    _ name: StaticString,
    as type: T.Type = T.self
  ) -> T? {
    do { return try read(name, as: type) } catch { return nil }
  }

  /// Throws when the answer doesn't have the header.
  public func requiredHeader<T: JSONDecodable>(
    _ name: StaticString,
    as type: T.Type = T.self
  ) throws(JSONError) -> T {
    try read(name, as: type).required("header \(name)")
  }

  /// A header whose text is JSON; nil when the answer doesn't have it, or not as JSON of the type.
  public func headerJSON<T: JSONDecodable>(
    _ name: StaticString,
    as type: T.Type = T.self
  ) -> T? {
    do { return try readJSON(name, as: type) } catch { return nil }
  }

  /// Throws when the answer doesn't have the header.
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
      return try LooseValue(header: name.description, fields).decode(type)
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

extension LooseValue {
  /// A header's value, its elements the parts between commas; only `Set-Cookie` has a field for
  /// each element, and commas that mean nothing.
  fileprivate init(header name: String, _ fields: [String]) {
    let isCookie = name.equalsIgnoringASCIICase("Set-Cookie")
    let text = fields.joined(separator: ", ")
    self = .text(text, elements: isCookie ? fields : Self.elements(of: text))
  }

  /// The parts between commas without the spaces around them; commas in quotes don't count.
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
