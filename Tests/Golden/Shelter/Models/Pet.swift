// Generated from shelter.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyXML

public struct Pet: JSONModel, XMLModel {
  public var id: Int64?
  public var status: Status?
  public var category: Category?
  public var name: String
  public var photoUrls: [URI]
  public var tags: [Tag]?
  public var nicks: [String]
  public var scores: [Int]?
  public var visits: [CalendarDate]?
  public var weight: Nullable<JSONNumber>?
  public var isTame: Bool?
  public var born: DateTime?
  public var home: Address?
  public var work: Address?
  @IndirectOptional public var parent: Pet?
  public var food: Food?
  public var habits: [String: Bool]?
  public var note: JSONValue?

  public init(
    id: Int64? = nil,
    status: Status? = nil,
    category: Category? = nil,
    name: String,
    photoUrls: [URI],
    tags: [Tag]? = nil,
    nicks: [String],
    scores: [Int]? = nil,
    visits: [CalendarDate]? = nil,
    weight: Nullable<JSONNumber>? = nil,
    isTame: Bool? = nil,
    born: DateTime? = nil,
    home: Address? = nil,
    work: Address? = nil,
    parent: Pet? = nil,
    food: Food? = nil,
    habits: [String: Bool]? = nil,
    note: JSONValue? = nil
  ) {
    self.id = id
    self.status = status
    self.category = category
    self.name = name
    self.photoUrls = photoUrls
    self.tags = tags
    self.nicks = nicks
    self.scores = scores
    self.visits = visits
    self.weight = weight
    self.isTame = isTame
    self.born = born
    self.home = home
    self.work = work
    self.parent = parent
    self.food = food
    self.habits = habits
    self.note = note
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var name: String?
    var photoUrls: [URI]?
    var nicks: [String]?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "id": json.read(into: &id)
      case "status": json.read(into: &status)
      case "category": json.read(into: &category)
      case "name": json.read(into: &name)
      case "photoUrls": json.read(into: &photoUrls)
      case "tags": json.read(into: &tags)
      case "nicks": json.read(into: &nicks)
      case "scores": json.read(into: &scores)
      case "visits": json.read(into: &visits)
      case "weight": json.read(into: &weight)
      case "isTame": json.read(into: &isTame)
      case "born": json.read(into: &born)
      case "home": json.read(into: &home)
      case "work": json.read(into: &work)
      case "parent": json.readIndirect(into: &_parent)
      case "food": json.read(into: &food)
      case "habits": json.read(into: &habits)
      case "note": json.read(into: &note)
      default: try json.skipValue()
      }
    }
    self.name = try json.require(name, "name")
    self.photoUrls = try json.require(photoUrls, "photoUrls")
    self.nicks = try json.require(nicks, "nicks")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("id", id)
    json.optionalMember("status", status)
    json.optionalMember("category", category)
    json.member("name", name)
    json.member("photoUrls", photoUrls)
    json.optionalMember("tags", tags)
    json.member("nicks", nicks)
    json.optionalMember("scores", scores)
    json.optionalMember("visits", visits)
    json.optionalMember("weight", weight)
    json.optionalMember("isTame", isTame)
    json.optionalMember("born", born)
    json.optionalMember("home", home)
    json.optionalMember("work", work)
    json.optionalMember("parent", parent)
    json.optionalMember("food", food)
    json.optionalMember("habits", habits)
    json.optionalMember("note", note)
    json.endObject()
  }

  public static let xmlMembers: [XMLMember] = [
    .attribute("id", .number),
    .attribute("status", named: "state"),
    .element("category", .object(Category.self)),
    .element("name", named: "petName"),
    .element("photoUrls", .list(.text, named: "photoUrl")),
    .element("tags", .list(.object(Tag.self), named: "tag"), named: "tagList"),
    .items("nicks", named: "nick", isRequired: true),
    .items("scores", .number, named: "score"),
    .items("visits"),
    .element("weight", .number),
    .element("isTame", .boolean),
    .element("born"),
    .element("home", .object(Address.self)),
    .element("work", .object(Address.self)),
    .element("parent", .object(Pet.self), named: "mother"),
    .element("food", .union([Meat.self, Plant.self])),
    .element("habits", .map(.boolean)),
    .element("note", .any),
  ]

  public enum Food: JSONModel {
    case meat(Meat)
    case plant(Plant)
    /// A value that the specification doesn't describe.
    case unknown(JSONValue)

    private static let variants: JSONSignatures = [
      .object(required: ["animal"], properties: ["animal"]),
      .object(required: ["leaves"], properties: ["leaves"]),
    ]

    public init(from json: inout JSONReader) throws(JSONError) {
      self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
        switch variant {
        case 0: .meat(try json.read())
        case 1: .plant(try json.read())
        default: .unknown(try json.read())
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      switch self {
      case .meat(let value): value.encode(into: &json)
      case .plant(let value): value.encode(into: &json)
      case .unknown(let value): value.encode(into: &json)
      }
    }
  }
}

public struct Category: JSONModel, XMLModel {
  public var id: Int?
  public var name: String?

  public init(id: Int? = nil, name: String? = nil) {
    self.id = id
    self.name = name
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "id": json.read(into: &id)
      case "name": json.read(into: &name)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("id", id)
    json.optionalMember("name", name)
    json.endObject()
  }

  public static let xmlMembers: [XMLMember] = [.attribute("id", .number), .element("name")]
}

public struct Status: OpenEnum {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let available = Self(rawValue: "available")
  public static let sold = Self(rawValue: "sold")

  public static let knownValues: [Self] = [.available, .sold]
}

public struct Address: JSONModel, XMLModel {
  public var city: String?

  public init(city: String? = nil) {
    self.city = city
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "city": json.read(into: &city)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("city", city)
    json.endObject()
  }

  public static let xmlMembers: [XMLMember] = [.element("city")]
}

public struct Meat: JSONModel, XMLModel {
  public var animal: String

  public init(animal: String) {
    self.animal = animal
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var animal: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "animal": json.read(into: &animal)
      default: try json.skipValue()
      }
    }
    self.animal = try json.require(animal, "animal")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("animal", animal)
    json.endObject()
  }

  public static let xmlMembers: [XMLMember] = [.element("animal")]
}

public struct Plant: JSONModel, XMLModel {
  public var leaves: Int
  /// The members that the schema doesn't name.
  public var additionalProperties: [String: String]

  public init(leaves: Int, additionalProperties: [String: String] = [:]) {
    self.leaves = leaves
    self.additionalProperties = additionalProperties
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var leaves: Int?
    var additionalProperties: [String: String] = [:]
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "leaves": json.read(into: &leaves)
      default: additionalProperties[key.string] = try json.read(String.self)
      }
    }
    self.leaves = try json.require(leaves, "leaves")
    self.additionalProperties = additionalProperties
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("leaves", leaves)
    json.members(additionalProperties)
    json.endObject()
  }

  public static let xmlMembers: [XMLMember] = [.element("leaves", .number), .others(.text)]
}
