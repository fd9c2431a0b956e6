import Canonical
import Shape

/// A value that travels as text: a parameter, or a member of a form that travels like one.
struct StyledValue {
  var key: String
  var location: Parameter.Location
  var serialization: Parameter.Serialization
  var type: Type
}

extension StyledValue {
  /// Whether nothing in it is escaped: the style `cookie`.
  var isRaw: Bool { if case .style(.cookie, _, _) = serialization { true } else { false } }

  init(_ parameter: Parameter) {
    self.init(
      key: parameter.key,
      location: parameter.location,
      serialization: parameter.serialization,
      type: parameter.type
    )
  }

  /// A member of a form: its styles are those of a query.
  init?(_ key: String, _ value: Multipart.Value) {
    guard case .styled(let type, let style, let explode) = value else { return nil }
    self.init(
      key: key,
      location: .query,
      serialization: .style(style, explode: explode, allowReserved: true),
      type: type
    )
  }

  /// Whether a pair of a query, of cookies or of a form belongs to the value.
  func owns(_ name: String, _ wire: WireReader) -> Bool {
    guard case .style(let style, let explode, _) = serialization, wire.isObject(type) else {
      return name == key
    }
    if style == .deepObject { return name.hasPrefix(key + "[") }
    return explode ? wire.keys(of: type).contains(name) : name == key
  }
}

extension ContractShaper {
  /// A value, read back by its style.
  func value(_ written: [Written], of parameter: StyledValue) -> Literal? {
    let isEncoded = parameter.location != .header && !parameter.isRaw
    let decode = { (text: String) in isEncoded ? PercentText.decoded(text) : text }
    let style: Parameter.Style
    let explode: Bool
    switch parameter.serialization {
    case .style(let writtenStyle, let isExploded, _): (style, explode) = (writtenStyle, isExploded)
    // JSON as the whole query has no “=”: it was read as a name.
    case .json where parameter.location == .querystring: return WireReader.json(written[0].name)
    case .json: return WireReader.json(decode(written[0].value))
    case .form: return form(written, of: parameter.type)
    }
    if style == .deepObject {
      return FormNode(written.map { ($0.name, decode($0.value)) }).members[parameter.key]
        .flatMap { $0.literal(parameter.type, wire) }
    }
    let text = unprefixed(written[0].value, style, parameter.key)
    if let element = wire.element(of: parameter.type) {
      let items =
        explode && style.makesPairs
        ? written.map(\.value) : split(text, style, explode, key: parameter.key)
      return array(items.map(decode), of: element)
    }
    guard wire.isObject(parameter.type) else { return wire.value(decode(text), parameter.type) }
    return object(
      members(written, text, style, explode, key: parameter.key).map { (decode($0), decode($1)) },
      of: parameter.type
    )
  }

  /// The text after what the styles of paths put before a value.
  private func unprefixed(_ text: String, _ style: Parameter.Style, _ key: String) -> String {
    switch style {
    case .label: return String(text.drop { $0 == "." })
    case .matrix:
      let bare = text.drop { $0 == ";" }
      return String(bare.hasPrefix(key + "=") ? bare.dropFirst(key.count + 1) : bare)
    default: return text
    }
  }

  /// The elements of a list in one text; an empty text has none.
  private func split(
    _ text: String,
    _ style: Parameter.Style,
    _ explode: Bool,
    key: String
  ) -> [String] {
    guard !text.isEmpty else { return [] }
    let separators: [String]
    switch style {
    case .label where explode: separators = ["."]
    case .matrix where explode: separators = [";\(key)="]
    case .segments: separators = ["/"]
    case .spaceDelimited: separators = ["%20", "+", " "]
    case .pipeDelimited: separators = ["%7C", "%7c", "|"]
    default: separators = [","]
    }
    let separator = separators.first(where: text.contains) ?? separators[0]
    return text.split(separator: separator, omittingEmptySubsequences: false).map {
      // A header's elements may stand apart.
      String(style == .simple ? $0.drop { $0 == " " } : $0)
    }
  }

  /// Keys and values of an object by its style.
  private func members(
    _ written: [Written],
    _ text: String,
    _ style: Parameter.Style,
    _ explode: Bool,
    key: String
  ) -> [(String, String)] {
    if style.makesPairs, explode { return written.map { ($0.name, $0.value) } }
    if explode {
      let separator: Character = style == .label ? "." : style == .matrix ? ";" : ","
      return text.split(separator: separator).map { item in
        let halves = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(halves[0]), halves.count > 1 ? String(halves[1]) : "")
      }
    }
    let items = split(text, style, false, key: key)
    return stride(from: 0, to: items.count - 1, by: 2).map { (items[$0], items[$0 + 1]) }
  }

  private func array(_ items: [String], of element: Type) -> Literal? {
    let values = items.compactMap { wire.value($0, element) }
    return values.count == items.count ? .array(values) : nil
  }

  /// Members that were read as text, by the types of the object.
  private func object(_ members: [(String, String)], of type: Type) -> Literal? {
    var read: [Literal.Member] = []
    for (key, text) in members {
      guard let member = wire.member(key, of: type) else { return nil }
      if let element = wire.element(of: member) {
        guard let value = wire.value(text, element) else { return nil }
        if let index = read.firstIndex(where: { $0.key == key }),
          case .array(let before) = read[index].value
        {
          read[index].value = .array(before + [value])
        } else {
          read.append(Literal.Member(key: key, value: .array([value])))
        }
      } else {
        guard let value = wire.value(text, member) else { return nil }
        read.append(Literal.Member(key: key, value: value))
      }
    }
    return .object(read)
  }
}

extension Parameter.Style {
  /// Whether each element or member, exploded, is a pair of its own.
  fileprivate var makesPairs: Bool { self == .form || self == .cookie }
}
