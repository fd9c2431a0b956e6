import BinderyRuntime

/// The contents of documents without what their types don't describe.
///
/// Contract tests compare a recorded document in this form with one that was written again:
/// attributes are members whose keys begin with `@`, and the order of elements with different names
/// isn't kept.
package enum XMLContents {
  /// Returns the described contents of the root element; nil if it is read as absent.
  package static func described(
    _ document: [UInt8],
    as type: XMLType
  ) throws(JSONError) -> JSONValue? {
    try type.described(XMLReader.decode(from: document, as: .any))
  }
}

extension XMLType {
  /// Returns the described part of an element's contents; nil if the element is read as absent.
  fileprivate func described(_ contents: JSONValue) throws(JSONError) -> JSONValue? {
    if contents == .null { return .null }
    switch self {
    case .any: return contents
    case .text, .number, .boolean:
      guard let json = scalar(contents.elementText) else { return nil }
      return try JSONReader.decode(from: json)
    case .list(let item, _):
      return .array(try item.described(all: contents.childElements.flatMap(\.values)))
    case .map(let value):
      var members = JSONObject()
      for child in contents.childElements {
        members[child.name] = try value.described(all: child.values).last
      }
      return .object(members)
    case .object, .members, .union: return .object(try object(contents))
    }
  }

  private func described(all contents: [JSONValue]) throws(JSONError) -> [JSONValue] {
    var values: [JSONValue] = []
    for element in contents {
      if let value = try described(element) { values.append(value) }
    }
    return values
  }

  private func object(_ contents: JSONValue) throws(JSONError) -> JSONObject {
    var object = JSONObject()
    for attribute in contents.attributes {
      guard let index = members.index(of: attribute.name, in: nil, isAttribute: true) else {
        continue
      }
      object["@" + attribute.name] = try members[index].type.described(attribute.value)
    }
    for child in contents.childElements {
      let index = members.index(of: child.name, in: nil, isAttribute: false)
      guard let type = index.map({ members[$0].type }) ?? members.others else { continue }
      let values = try type.described(all: child.values)
      let isArray = index.map { members[$0].isItems } ?? false
      object[child.name] = isArray ? .array(values) : values.last
    }
    if let index = members.text, !contents.elementText.isEmpty {
      object[XMLType.textKey] = try members[index].type.described(contents)
    }
    return object
  }
}

extension JSONValue {
  /// The text of an element.
  fileprivate var elementText: String {
    switch self {
    case .string(let text): text
    case .object(let object): object[XMLType.textKey]?.elementText ?? ""
    case .null, .boolean, .number, .array: ""
    }
  }

  /// The attributes of an element.
  fileprivate var attributes: [(name: String, value: JSONValue)] {
    guard case .object(let object) = self else { return [] }
    return object.members.filter { $0.key.hasPrefix("@") }
      .map { (String($0.key.dropFirst()), $0.value) }
  }

  /// The child elements by name.
  fileprivate var childElements: [(name: String, values: [JSONValue])] {
    guard case .object(let object) = self else { return [] }
    return object.members.filter { !$0.key.hasPrefix("@") && $0.key != XMLType.textKey }
      .map { member in
        if case .array(let values) = member.value {
          (member.key, values)
        } else {
          (member.key, [member.value])
        }
      }
  }
}
