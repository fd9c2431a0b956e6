import BinderyJSON
import Foundation
import TestSupport

/// A union with a discriminator.
enum Media: JSONModel {
  case audio(Audio)
  case print(Print)
  case unknown(JSONValue)

  init(from json: inout JSONReader) throws(JSONError) {
    switch try json.peekMember("kind") {
    case "audio": self = .audio(try json.readSelectedVariant())
    case "print": self = .print(try json.readSelectedVariant())
    default: self = .unknown(try json.readUnknownVariant())
    }
  }

  func encode(into json: inout JSONWriter) {
    switch self {
    case .audio(let value): value.encode(into: &json)
    case .print(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}

struct Audio: JSONModel {
  var kind: String
  var minutes: Double

  init(kind: String, minutes: Double) {
    self.kind = kind
    self.minutes = minutes
  }

  init(from json: inout JSONReader) throws(JSONError) {
    var kind: String?
    var minutes: Double?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "kind": json.read(into: &kind)
      case "minutes": json.read(into: &minutes)
      default: try json.skipValue()
      }
    }
    self.kind = try json.require(kind, "kind")
    self.minutes = try json.require(minutes, "minutes")
  }

  func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("kind", kind)
    json.member("minutes", minutes)
    json.endObject()
  }
}

struct Print: JSONModel {
  var kind: String
  var inks: [Ink?]

  init(kind: String, inks: [Ink?]) {
    self.kind = kind
    self.inks = inks
  }

  init(from json: inout JSONReader) throws(JSONError) {
    var kind: String?
    var inks: [Ink?]?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "kind": json.read(into: &kind)
      case "inks": json.read(into: &inks)
      default: try json.skipValue()
      }
    }
    self.kind = try json.require(kind, "kind")
    self.inks = try json.require(inks, "inks")
  }

  func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("kind", kind)
    json.member("inks", inks)
    json.endObject()
  }

  struct Ink: OpenEnum {
    let rawValue: Int

    static let black = Self(rawValue: 0)

    static let knownValues: [Self] = [.black]
  }
}

/// A union whose variants are selected by their members.
indirect enum Note: JSONModel {
  case text(String)
  case rating(Int)
  case notes([Note])
  case media(Media)
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [
    .string(), .integer, .array,
    .object(required: ["kind"], properties: ["kind", "minutes", "inks"]),
  ]

  init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      switch variant {
      case 0: .text(try json.read())
      case 1: .rating(try json.read())
      case 2: .notes(try json.read())
      case 3: .media(try json.read())
      default: .unknown(try json.read())
      }
    }
  }

  func encode(into json: inout JSONWriter) {
    switch self {
    case .text(let value): value.encode(into: &json)
    case .rating(let value): value.encode(into: &json)
    case .notes(let value): value.encode(into: &json)
    case .media(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}
