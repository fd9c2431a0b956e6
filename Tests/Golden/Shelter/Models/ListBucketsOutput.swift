// Generated from shelter.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyXML

public struct ListBucketsOutput: JSONModel, XMLModel {
  public var buckets: Buckets?
  public var owner: Owner?

  public init(buckets: Buckets? = nil, owner: Owner? = nil) {
    self.buckets = buckets
    self.owner = owner
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "Buckets": json.read(into: &buckets)
      case "Owner": json.read(into: &owner)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("Buckets", buckets)
    json.optionalMember("Owner", owner)
    json.endObject()
  }

  public static let xmlMembers: [XMLMember] = [
    .element("Buckets", .list(.object(Bucket.self), named: "Bucket")),
    .element("Owner", .object(Owner.self)),
  ]

  public struct Owner: JSONModel, XMLModel {
    public var id: String?

    public init(id: String? = nil) {
      self.id = id
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "ID": json.read(into: &id)
        default: try json.skipValue()
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.optionalMember("ID", id)
      json.endObject()
    }

    public static let xmlMembers: [XMLMember] = [.element("ID")]
  }
}
