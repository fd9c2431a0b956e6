// Generated from shelter.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyXML

public struct Invoice: JSONModel, XMLModel {
  public var total: Money
  public var lines: [Money]?
  public var remark: String?

  public init(total: Money, lines: [Money]? = nil, remark: String? = nil) {
    self.total = total
    self.lines = lines
    self.remark = remark
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var total: Money?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "total": json.read(into: &total)
      case "lines": json.read(into: &lines)
      case "remark": json.read(into: &remark)
      default: try json.skipValue()
      }
    }
    self.total = try json.require(total, "total")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("total", total)
    json.optionalMember("lines", lines)
    json.optionalMember("remark", remark)
    json.endObject()
  }

  public static let xmlMembers: [XMLMember] = [
    .element("total", .object(Money.self)),
    .items(
      "lines",
      .object(Money.self),
      named: XMLName("line", namespace: "urn:invoice", prefix: "inv")
    ),
    .cdata("remark"),
  ]
}

public struct Money: JSONModel, XMLModel {
  public var amount: JSONNumber?
  public var currency: String?

  public init(amount: JSONNumber? = nil, currency: String? = nil) {
    self.amount = amount
    self.currency = currency
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "amount": json.read(into: &amount)
      case "currency": json.read(into: &currency)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("amount", amount)
    json.optionalMember("currency", currency)
    json.endObject()
  }

  public static let xmlMembers: [XMLMember] = [
    .text("amount", .number),
    .attribute("currency", named: XMLName("unit", namespace: "urn:money", prefix: "m")),
  ]
}
