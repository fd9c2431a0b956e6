import BinderyJSON

/// An element whose contents are being read, as the JSON of its type.
struct XMLElementValue {
  /// The steps of the JSON path from the element around this one.
  let steps: [JSONPath.Step]
  /// Whether the element has no value, by `xsi:nil`.
  var isNull = false
  private let type: XMLType
  private let slot: Slot
  private let members: [XMLMember]
  private var text = ""
  private var hasElements = false
  /// The JSON of each member; of the elements of an array, joined by commas.
  private var values: [XMLArrayText]
  /// The elements of a list.
  private var items = XMLArrayText()
  /// The members with any keys.
  private var others: [(key: String, json: [UInt8])] = []

  /// Where the JSON of an element belongs in the element around it.
  enum Slot {
    case root
    case member(Int)
    case item
    case other(String)
  }

  /// The type of an element and its position in the JSON of the element around it.
  struct Position {
    let type: XMLType
    let slot: Slot
    var steps: [JSONPath.Step] = []
  }

  init(_ position: Position) {
    steps = position.steps
    type = position.type
    slot = position.slot
    members = type.members
    values = Array(repeating: XMLArrayText(), count: members.count)
  }

  /// Returns the position of a child element; nil for one that is ignored.
  func position(ofChild name: String, in namespace: String?) -> Position? {
    switch type {
    case .object, .members, .union:
      guard let index = members.index(of: name, in: namespace, isAttribute: false) else {
        return members.others.map {
          Position(type: $0, slot: .other(name), steps: [.key(name)])
        }
      }
      let key = JSONPath.Step.key(members[index].key)
      let isItem = members[index].isItems
      return Position(
        type: members[index].type,
        slot: .member(index),
        steps: isItem ? [key, .index(values[index].count)] : [key]
      )
    case .list(let item, _):
      return Position(type: item, slot: .item, steps: [.index(items.count)])
    case .map(let value): return Position(type: value, slot: .other(name), steps: [.key(name)])
    case .any: return Position(type: .any, slot: .other(name), steps: [.key(name)])
    case .text, .number, .boolean: return nil
    }
  }

  /// Reads the value of an attribute.
  mutating func read(attribute name: String, _ value: String) {
    switch type {
    case .object, .members, .union:
      guard let index = members.index(of: name, in: nil, isAttribute: true),
        let json = members[index].type.scalar(value)
      else { return }
      values[index].set(json)
    case .any: others.append(("@" + name, XMLType.json(of: value)))
    case .text, .number, .boolean, .list, .map: break
    }
  }

  mutating func add(_ string: String) { text += string }

  /// Adds the JSON of a child element.
  mutating func add(_ child: XMLElementValue) {
    hasElements = true
    guard let json = child.json else { return }
    switch child.slot {
    case .root: break
    case .member(let index) where members[index].isItems: values[index].append(json)
    case .member(let index): values[index].set(json)
    case .item: items.append(json)
    case .other(let key): others.append((key, json))
    }
  }

  /// The JSON of the element; nil for an empty element where only a number or Boolean is valid.
  var json: [UInt8]? {
    if isNull { return Array("null".utf8) }
    switch type {
    case .text, .number, .boolean: return type.scalar(text)
    case .object, .members, .union: return object
    case .list: return items.array
    case .map: return Self.object(others)
    case .any: return any
    }
  }

  private var object: [UInt8] {
    var all: [(key: String, json: [UInt8])] = []
    for (member, value) in zip(members, values) {
      switch member.node {
      case .items(let isRequired):
        if isRequired || value.count > 0 { all.append((member.key, value.array)) }
      case .element, .attribute: if value.count > 0 { all.append((member.key, value.json)) }
      // Whitespace around elements is indentation.
      case .text where isIndentation, .cdata where isIndentation: break
      case .text, .cdata:
        if let json = member.type.scalar(text) { all.append((member.key, json)) }
      case .others: break
      }
    }
    return Self.object(all + others)
  }

  private var isIndentation: Bool { hasElements && text.utf8.allSatisfy(\.isXMLSpace) }

  private var any: [UInt8] {
    if others.isEmpty { return XMLType.json(of: text) }
    var order: [String] = []
    var all: [String: XMLArrayText] = [:]
    for (key, json) in others {
      if all[key] == nil { order.append(key) }
      all[key, default: XMLArrayText()].append(json)
    }
    var members = order.compactMap { key in
      all[key].map { (key: key, json: $0.count == 1 ? $0.json : $0.array) }
    }
    if !text.utf8.allSatisfy(\.isXMLSpace) {
      members.append((XMLType.textKey, XMLType.json(of: text)))
    }
    return Self.object(members)
  }

  private static func object(_ members: [(key: String, json: [UInt8])]) -> [UInt8] {
    var bytes = [UInt8(ascii: "{")]
    for (index, member) in members.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes += XMLType.json(of: member.key)
      bytes.append(UInt8(ascii: ":"))
      bytes += member.json
    }
    bytes.append(UInt8(ascii: "}"))
    return bytes
  }
}

/// The JSON of a value, or of the elements of an array, joined by commas.
struct XMLArrayText {
  private(set) var json: [UInt8] = []
  private(set) var count = 0

  var array: [UInt8] { [UInt8(ascii: "[")] + json + [UInt8(ascii: "]")] }

  mutating func append(_ element: [UInt8]) {
    if count > 0 { json.append(UInt8(ascii: ",")) }
    json += element
    count += 1
  }

  mutating func set(_ value: [UInt8]) {
    json = value
    count = 1
  }
}

extension XMLMember {
  /// Whether the member is an array without an element around its elements.
  package var isItems: Bool { if case .items = node { true } else { false } }
}
