// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public enum Payment: JSONModel {
  indirect case card(Card)
  indirect case iban(Iban)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [
    .object(required: ["card", "mail"], properties: ["note", "card", "mail"]),
    .object(required: ["card", "phone"], properties: ["note", "card", "phone"]),
    .object(required: ["iban", "mail"], properties: ["note", "iban", "mail"]),
    .object(required: ["iban", "phone"], properties: ["note", "iban", "phone"]),
  ]

  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      switch variant {
      case 0, 1: .card(try json.read())
      case 2, 3: .iban(try json.read())
      default: .unknown(try json.read())
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .card(let value): value.encode(into: &json)
    case .iban(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }

  public enum Card: JSONModel {
    case mail(Mail)
    case phone(Phone)
    /// A value that the specification doesn't describe.
    case unknown(JSONValue)

    private static let variants: JSONSignatures = [
      .object(required: ["card", "mail"], properties: ["note", "card", "mail"]),
      .object(required: ["card", "phone"], properties: ["note", "card", "phone"]),
    ]

    public init(from json: inout JSONReader) throws(JSONError) {
      self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
        switch variant {
        case 0: .mail(try json.read())
        case 1: .phone(try json.read())
        default: .unknown(try json.read())
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      switch self {
      case .mail(let value): value.encode(into: &json)
      case .phone(let value): value.encode(into: &json)
      case .unknown(let value): value.encode(into: &json)
      }
    }

    public struct Mail: JSONModel {
      public var note: String?
      public var card: String
      public var mail: String

      public init(note: String? = nil, card: String, mail: String) {
        self.note = note
        self.card = card
        self.mail = mail
      }

      public init(from json: inout JSONReader) throws(JSONError) {
        var card: String?
        var mail: String?
        try json.beginObject()
        while let key = try json.nextKey() {
          switch key {
          case "note": json.read(into: &note)
          case "card": json.read(into: &card)
          case "mail": json.read(into: &mail)
          default: try json.skipValue()
          }
        }
        self.card = try json.require(card, "card")
        self.mail = try json.require(mail, "mail")
      }

      public func encode(into json: inout JSONWriter) {
        json.beginObject()
        json.optionalMember("note", note)
        json.member("card", card)
        json.member("mail", mail)
        json.endObject()
      }
    }

    public struct Phone: JSONModel {
      public var note: String?
      public var card: String
      public var phone: Int

      public init(note: String? = nil, card: String, phone: Int) {
        self.note = note
        self.card = card
        self.phone = phone
      }

      public init(from json: inout JSONReader) throws(JSONError) {
        var card: String?
        var phone: Int?
        try json.beginObject()
        while let key = try json.nextKey() {
          switch key {
          case "note": json.read(into: &note)
          case "card": json.read(into: &card)
          case "phone": json.read(into: &phone)
          default: try json.skipValue()
          }
        }
        self.card = try json.require(card, "card")
        self.phone = try json.require(phone, "phone")
      }

      public func encode(into json: inout JSONWriter) {
        json.beginObject()
        json.optionalMember("note", note)
        json.member("card", card)
        json.member("phone", phone)
        json.endObject()
      }
    }
  }

  public enum Iban: JSONModel {
    case mail(Mail)
    case phone(Phone)
    /// A value that the specification doesn't describe.
    case unknown(JSONValue)

    private static let variants: JSONSignatures = [
      .object(required: ["iban", "mail"], properties: ["note", "iban", "mail"]),
      .object(required: ["iban", "phone"], properties: ["note", "iban", "phone"]),
    ]

    public init(from json: inout JSONReader) throws(JSONError) {
      self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
        switch variant {
        case 0: .mail(try json.read())
        case 1: .phone(try json.read())
        default: .unknown(try json.read())
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      switch self {
      case .mail(let value): value.encode(into: &json)
      case .phone(let value): value.encode(into: &json)
      case .unknown(let value): value.encode(into: &json)
      }
    }

    public struct Mail: JSONModel {
      public var note: String?
      public var iban: String
      public var mail: String

      public init(note: String? = nil, iban: String, mail: String) {
        self.note = note
        self.iban = iban
        self.mail = mail
      }

      public init(from json: inout JSONReader) throws(JSONError) {
        var iban: String?
        var mail: String?
        try json.beginObject()
        while let key = try json.nextKey() {
          switch key {
          case "note": json.read(into: &note)
          case "iban": json.read(into: &iban)
          case "mail": json.read(into: &mail)
          default: try json.skipValue()
          }
        }
        self.iban = try json.require(iban, "iban")
        self.mail = try json.require(mail, "mail")
      }

      public func encode(into json: inout JSONWriter) {
        json.beginObject()
        json.optionalMember("note", note)
        json.member("iban", iban)
        json.member("mail", mail)
        json.endObject()
      }
    }

    public struct Phone: JSONModel {
      public var note: String?
      public var iban: String
      public var phone: Int

      public init(note: String? = nil, iban: String, phone: Int) {
        self.note = note
        self.iban = iban
        self.phone = phone
      }

      public init(from json: inout JSONReader) throws(JSONError) {
        var iban: String?
        var phone: Int?
        try json.beginObject()
        while let key = try json.nextKey() {
          switch key {
          case "note": json.read(into: &note)
          case "iban": json.read(into: &iban)
          case "phone": json.read(into: &phone)
          default: try json.skipValue()
          }
        }
        self.iban = try json.require(iban, "iban")
        self.phone = try json.require(phone, "phone")
      }

      public func encode(into json: inout JSONWriter) {
        json.beginObject()
        json.optionalMember("note", note)
        json.member("iban", iban)
        json.member("phone", phone)
        json.endObject()
      }
    }
  }
}
