import Canonical
import Shape

/// Reads serialized parameters and forms as values of their types.
struct StyledValueReader {
  private let wire: WireReader

  init(_ wire: WireReader) {
    self.wire = wire
  }

  /// The value that the pairs of a parameter encode; nil if it isn't a value of its type.
  func value(_ pairs: [EncodedPair], of parameter: StyledValue) -> Literal? {
    let isEncoded = parameter.location != .header && !parameter.isRaw
    let decode = { (text: String) in isEncoded ? PercentText.decoded(text) : text }
    let style: Parameter.Style
    let explode: Bool
    switch parameter.serialization {
    case .style(let kind, let isExploded, _): (style, explode) = (kind, isExploded)
    // A query that is JSON has no “=”, so that the whole text is a name.
    case .json where parameter.location == .querystring: return WireReader.json(pairs[0].name)
    case .json: return WireReader.json(decode(pairs[0].value))
    case .form: return form(pairs, of: parameter.type)
    }
    if style == .deepObject {
      return FormNode(pairs.map { ($0.name, decode($0.value)) }).members[parameter.key]
        .flatMap { $0.literal(parameter.type, wire) }
    }
    let text = unprefixed(pairs[0].value, style, parameter.key)
    if let element = wire.element(of: parameter.type) {
      let items =
        explode && style.makesPairs
        ? pairs.map(\.value) : split(text, style, explode, key: parameter.key)
      return array(items.map(decode), of: element)
    }
    guard wire.isObject(parameter.type) else { return wire.value(decode(text), parameter.type) }
    return object(
      members(pairs, text, style, explode, key: parameter.key).map { (decode($0), decode($1)) },
      of: parameter.type
    )
  }

  /// The object that a form encodes.
  func form(
    _ pairs: [EncodedPair],
    of type: Type,
    _ described: [FormMember] = []
  ) -> Literal? {
    let decoded = pairs.map { ($0.name, PercentText.decoded($0.value, plusIsSpace: true)) }
    var object: [Literal.Member] = []
    let tree = FormNode(decoded)
    for name in tree.names {
      guard let member = wire.member(name, of: type) else { return nil }
      let formMember = described.first { $0.key == name }
      let value =
        if let formMember {
          self.value(
            pairs.filter { FormNode([($0.name, "")]).names == [name] }
              .map { ($0.name, $0.value.replacing("+", with: "%20")) },
            of: StyledValue(
              key: name,
              location: .query,
              serialization: formMember.serialization,
              type: member
            )
          )
        } else {
          tree.members[name]?.literal(member, wire)
        }
      guard let value = value ?? other(pairs, name) else { return nil }
      object.append(Literal.Member(key: name, value: value))
    }
    return .object(object + wire.emptyArrays(of: type, besides: object.map(\.key)))
  }

  /// The first text of a field that isn't a value of its type.
  private func other(_ pairs: [EncodedPair], _ name: String) -> Literal? {
    guard wire.isLenient, let pair = pairs.first(where: { $0.name == name }) else { return nil }
    return .string(PercentText.decoded(pair.value, plusIsSpace: true))
  }

  /// The text without the prefix of the styles `label` and `matrix`.
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
    // Many clients encode the comma between elements, too.
    case .form: separators = [",", "%2C", "%2c"]
    default: separators = [","]
    }
    let separator = separators.first(where: text.contains) ?? separators[0]
    return text.split(separator: separator, omittingEmptySubsequences: false).map {
      // Spaces may precede the elements of a header (RFC 9110, section 5.6.1).
      String(style == .simple ? $0.drop { $0 == " " } : $0)
    }
  }

  /// The keys and values of an object, split as its style defines.
  private func members(
    _ pairs: [EncodedPair],
    _ text: String,
    _ style: Parameter.Style,
    _ explode: Bool,
    key: String
  ) -> [(String, String)] {
    if style.makesPairs, explode { return pairs.map { ($0.name, $0.value) } }
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

  /// An object from the texts of its members; nil if a text isn't a value of its member's type.
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
  /// Whether each element or member is a separate pair if exploded.
  fileprivate var makesPairs: Bool { self == .form || self == .cookie }
}
