import BinderyRuntime
import BinderyXML

/// A model with each kind of member, which contains itself.
struct Pet: JSONModel, XMLModel, Equatable {
  var id: Int
  var name: String?
  var isSold: Bool?
  var photos: [String]?
  var tags: [String]
  var mother: Indirect<Pet>?
  var notes: [String: String]?
  var extra: JSONValue?

  init(id: Int, name: String? = nil, tags: [String] = []) {
    self.id = id
    self.name = name
    self.tags = tags
  }

  static let xmlMembers: [XMLMember] = [
    .attribute("id", .number),
    .element("name"),
    .element("isSold", .boolean, named: "sold"),
    .element("photos", .list(.text, named: "photo")),
    .items("tags", .text, named: "tag", isRequired: true),
    .element("mother", .object(Pet.self)),
    .element("notes", .map(.text)),
    .element("extra", .any),
  ]

  init(from json: inout JSONReader) throws(JSONError) {
    var id: Int?
    var tags: [String]?
    var mother: Pet?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "id": json.read(into: &id)
      case "name": json.read(into: &name)
      case "isSold": json.read(into: &isSold)
      case "photos": json.read(into: &photos)
      case "tags": json.read(into: &tags)
      case "mother": json.read(into: &mother)
      case "notes": json.read(into: &notes)
      case "extra": json.read(into: &extra)
      default: try json.skipValue()
      }
    }
    self.id = try json.require(id, "id")
    self.tags = try json.require(tags, "tags")
    self.mother = mother.map { Indirect(wrappedValue: $0) }
  }

  func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("id", id)
    json.optionalMember("name", name)
    json.optionalMember("isSold", isSold)
    json.optionalMember("photos", photos)
    json.member("tags", tags)
    json.optionalMember("mother", mother?.wrappedValue)
    json.optionalMember("notes", notes)
    json.optionalMember("extra", extra)
    json.endObject()
  }
}

/// Any JSON object with members that a test states.
protocol AnyObjectModel: XMLModel {
  var value: JSONValue { get }
  init(value: JSONValue)
}

extension AnyObjectModel {
  init(from json: inout JSONReader) throws(JSONError) { self.init(value: try json.read()) }
  func encode(into json: inout JSONWriter) { value.encode(into: &json) }
}

/// A text with attributes, and members in namespaces.
struct Price: AnyObjectModel {
  var value: JSONValue

  static let xmlMembers: [XMLMember] = [
    .text("amount", .number),
    .attribute("currency", named: XMLName("unit", namespace: "urn:money", prefix: "m")),
  ]
}

struct Order: AnyObjectModel {
  var value: JSONValue

  static let xmlMembers: [XMLMember] = [
    .element(
      "price",
      .object(Price.self),
      named: XMLName("price", namespace: "urn:o", prefix: "o")
    ),
    .element("a", .number, named: XMLName("id", namespace: "urn:a", prefix: "x")),
    .element("b", .number, named: XMLName("id", namespace: "urn:b", prefix: "x")),
    .items("prices", .object(Price.self), named: XMLName("item", namespace: "urn:o", prefix: "o")),
    .cdata("note"),
  ]
}

struct Cat: AnyObjectModel {
  var value: JSONValue
  static let xmlMembers: [XMLMember] = [.element("kind"), .element("lives", .number)]
}

struct Dog: AnyObjectModel {
  var value: JSONValue
  static let xmlMembers: [XMLMember] = [.element("kind"), .element("barks", .boolean), .others()]
}
