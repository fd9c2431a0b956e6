import BinderyRuntime

/// Writes the JSON of a value as an XML document in UTF-8.
///
/// Every prefix is declared once, at the root element, unless two namespaces have the same prefix.
public struct XMLWriter {
  private var bytes: [UInt8] = []
  /// The namespaces of the prefixes that the root element declares.
  private var namespaces: [(prefix: String, uri: String)] = []
  /// The steps from the root to the value that is written.
  private var path: [JSONPath.Step] = []

  private init() {}

  /// Encodes a value as a document with a root element; without a name, the only member of an
  /// object is the root element.
  ///
  /// Throws for a value that JSON can't represent, for characters that XML can't contain, and for
  /// keys of a map that can't be the names of elements.
  public static func encode(
    _ value: some JSONEncodable,
    as type: XMLType,
    named name: XMLName?
  ) throws(InvalidRequest) -> [UInt8] {
    var writer = XMLWriter()
    let json: JSONValue
    do {
      json = try JSONValue(encoding: value)
    } catch {
      throw InvalidRequest(parameter: "body", reason: "\(error.path): \(error.reason)")
    }
    if let name {
      try writer.element(json, type, name, in: Scope())
    } else {
      try writer.onlyMember(of: json, type)
    }
    return writer.document
  }

  /// The namespaces that are declared at an element or around it.
  private struct Scope {
    var defaultNamespace: String?
    /// The namespaces of prefixes that an element below the root declares.
    var own: [String: String] = [:]
  }

  /// The declaration, and the elements with the namespaces added to the root.
  private var document: [UInt8] {
    let nameEnd = bytes.firstIndex { " />".utf8.contains($0) } ?? bytes.endIndex
    let declarations = namespaces.map { " xmlns:\($0.prefix)=\"\(Self.escaped($0.uri))\"" }
    return Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>".utf8) + bytes[..<nameEnd]
      + declarations.joined().utf8 + bytes[nameEnd...]
  }
}

// MARK: - Elements

extension XMLWriter {
  private mutating func element(
    _ value: JSONValue,
    _ type: XMLType,
    _ name: XMLName,
    in scope: Scope
  ) throws(InvalidRequest) {
    var scope = scope
    let qualified = try qualified(name, isAttribute: false, &scope)
    bytes += "<\(qualified.text)\(qualified.declaration)".utf8
    try attributes(of: value, type, &scope)
    let tagEnd = bytes.count
    bytes.append(UInt8(ascii: ">"))
    try contents(value, type, in: scope)
    if bytes.count == tagEnd + 1 {
      bytes.removeLast()
      bytes += "/>".utf8
    } else {
      bytes += "</\(qualified.text)>".utf8
    }
  }

  private mutating func onlyMember(
    of value: JSONValue,
    _ type: XMLType
  ) throws(InvalidRequest) {
    guard case .object(let object) = value, object.count == 1, let only = object.members.first,
      let member = type.members.first(where: { $0.key == only.key })
    else { throw invalid("an XML document has one root element, and so needs one member") }
    try child(only.value, member.type, member.name, .key(only.key), in: Scope())
  }

  private mutating func attributes(
    of value: JSONValue,
    _ type: XMLType,
    _ scope: inout Scope
  ) throws(InvalidRequest) {
    if value == .null { return try attribute(.null, .boolean(true), &scope) }
    guard case .object(let object) = value else { return }
    switch type {
    case .object, .members, .union:
      for member in type.members {
        guard case .attribute = member.node, let value = object[member.key] else { continue }
        try attribute(member.name, value, &scope, key: member.key)
      }
    case .any:
      for member in object.members where member.key.hasPrefix("@") {
        let name = XMLName(String(member.key.dropFirst()))
        try attribute(name, member.value, &scope, key: member.key)
      }
    case .text, .number, .boolean, .list, .map: break
    }
  }

  private mutating func attribute(
    _ name: XMLName,
    _ value: JSONValue,
    _ scope: inout Scope,
    key: String? = nil
  ) throws(InvalidRequest) {
    guard let text = value.scalarText else { return }
    if let key { path.append(.key(key)) }
    let qualified = try qualified(name, isAttribute: true, &scope)
    bytes += "\(qualified.declaration) \(qualified.text)=\"".utf8
    bytes += try verified(text, Self.escaped(text)).utf8
    bytes.append(UInt8(ascii: "\""))
    if key != nil { path.removeLast() }
  }

  private mutating func contents(
    _ value: JSONValue,
    _ type: XMLType,
    in scope: Scope
  ) throws(InvalidRequest) {
    switch (type, value) {
    case (.object, .object(let object)), (.members, .object(let object)),
      (.union, .object(let object)):
      try members(of: object, type.members, in: scope)
    case (.list(let item, let name), .array(let elements)):
      try items(elements, item, name, in: scope)
    case (.map(let type), .object(let object)):
      for member in object.members {
        try child(member.value, type, XMLName(member.key), .key(member.key), in: scope)
      }
    case (_, .object(let object)):
      for member in object.members where !member.key.hasPrefix("@") {
        try any(member.value, member.key, in: scope)
      }
    case (_, .array(let elements)): try items(elements, .any, "item", in: scope)
    case (_, .null): break
    case (_, .boolean), (_, .number), (_, .string): try text(value.scalarText ?? "")
    }
  }

  private mutating func members(
    of object: JSONObject,
    _ members: [XMLMember],
    in scope: Scope
  ) throws(InvalidRequest) {
    for member in members {
      guard let value = object[member.key] else { continue }
      let step = JSONPath.Step.key(member.key)
      switch (member.node, value) {
      case (.attribute, _), (.others, _): break
      case (.text, _): try text(value.scalarText ?? "")
      case (.cdata, _): try section(value.scalarText ?? "")
      case (.items, .array(let elements)):
        path.append(step)
        try items(elements, member.type, member.name, in: scope)
        path.removeLast()
      case (.items, _), (.element, _):
        try child(value, member.type, member.name, step, in: scope)
      }
    }
    guard let type = members.others else { return }
    let keys = Set(members.map(\.key))
    for member in object.members where !keys.contains(member.key) {
      try child(member.value, type, XMLName(member.key), .key(member.key), in: scope)
    }
  }

  /// Writes a member of an object with any contents.
  private mutating func any(
    _ value: JSONValue,
    _ key: String,
    in scope: Scope
  ) throws(InvalidRequest) {
    if key == XMLType.textKey { return try text(value.scalarText ?? "") }
    guard case .array(let elements) = value else {
      return try child(value, .any, XMLName(key), .key(key), in: scope)
    }
    try items(elements, .any, XMLName(key), in: scope)
  }

  private mutating func items(
    _ elements: [JSONValue],
    _ type: XMLType,
    _ name: XMLName,
    in scope: Scope
  ) throws(InvalidRequest) {
    for (index, element) in elements.enumerated() {
      try child(element, type, name, .index(index), in: scope)
    }
  }

  private mutating func child(
    _ value: JSONValue,
    _ type: XMLType,
    _ name: XMLName,
    _ step: JSONPath.Step,
    in scope: Scope
  ) throws(InvalidRequest) {
    path.append(step)
    try element(value, type, name, in: scope)
    path.removeLast()
  }
}

// MARK: - Names

extension XMLWriter {
  /// Returns a name with its prefix, and the declaration of a namespace that isn't in scope.
  private mutating func qualified(
    _ name: XMLName,
    isAttribute: Bool,
    _ scope: inout Scope
  ) throws(InvalidRequest) -> (text: String, declaration: String) {
    guard XMLName.isValid(name.local), name.prefix.map(XMLName.isValid) ?? true else {
      throw invalid("the name \(JSONPath.quoted(name.local)) can't be the name of an element")
    }
    guard let uri = name.namespace else {
      // A prefix without a namespace is one that another name declares.
      let prefix = name.prefix.flatMap { namespace(of: $0, in: scope) == nil ? nil : $0 }
      return (prefix.map { "\($0):\(name.local)" } ?? name.local, "")
    }
    guard let prefix = name.prefix ?? (isAttribute ? ownPrefix(of: uri) : nil) else {
      if scope.defaultNamespace == uri { return (name.local, "") }
      scope.defaultNamespace = uri
      return (name.local, " xmlns=\"\(Self.escaped(uri))\"")
    }
    let text = "\(prefix):\(name.local)"
    switch namespace(of: prefix, in: scope) {
    case uri: return (text, "")
    case nil:
      namespaces.append((prefix, uri))
      return (text, "")
    default:
      scope.own[prefix] = uri
      return (text, " xmlns:\(prefix)=\"\(Self.escaped(uri))\"")
    }
  }

  private func namespace(of prefix: String, in scope: Scope) -> String? {
    scope.own[prefix] ?? namespaces.first { $0.prefix == prefix }?.uri
  }

  /// The prefix of an attribute's namespace for which the document has none.
  private func ownPrefix(of uri: String) -> String {
    namespaces.first { $0.uri == uri }?.prefix ?? "ns\(namespaces.count + 1)"
  }
}

// MARK: - Text

extension XMLWriter {
  private mutating func text(_ text: String) throws(InvalidRequest) {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      // A parser reads a carriage return as a line feed.
      case "\r": escaped += "&#13;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    bytes += try verified(text, escaped).utf8
  }

  /// Writes a text as a CDATA section, unless it has characters that a section can't contain.
  private mutating func section(_ text: String) throws(InvalidRequest) {
    guard !text.utf8.contains(UInt8(ascii: "\r")), text.firstRange(of: "]]>") == nil else {
      return try self.text(text)
    }
    bytes += try verified(text, "<![CDATA[\(text)]]>").utf8
  }

  /// Returns a text in quotes, in which a parser reads whitespace as spaces.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Returns the escaped text; throws if the text has characters that XML can't contain.
  private func verified(_ text: String, _ escaped: String) throws(InvalidRequest) -> String {
    let refused = text.unicodeScalars.first { scalar in
      scalar.value < 0x20 && !"\t\n\r".unicodeScalars.contains(scalar)
        || scalar.value == 0xFFFE || scalar.value == 0xFFFF
    }
    guard let refused else { return escaped }
    let digits = String(refused.value, radix: 16, uppercase: true)
    throw invalid("XML can't contain the character with the code \(digits) (hexadecimal)")
  }

  private func invalid(_ reason: String) -> InvalidRequest {
    InvalidRequest(parameter: "body", reason: "\(JSONPath(path)): \(reason)")
  }
}

extension JSONValue {
  /// The text of a value in an element or attribute; nil for null, arrays and objects.
  fileprivate var scalarText: String? {
    switch self {
    case .string(let text): text
    case .boolean, .number: description
    case .null, .array, .object: nil
    }
  }
}
