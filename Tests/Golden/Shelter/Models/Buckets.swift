// Generated from shelter.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyXML

public typealias Buckets = [Bucket]

public struct Bucket: JSONModel, XMLModel {
  public var name: String?
  public var creationDate: DateTime?

  public init(name: String? = nil, creationDate: DateTime? = nil) {
    self.name = name
    self.creationDate = creationDate
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "Name": json.read(into: &name)
      case "CreationDate": json.read(into: &creationDate)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("Name", name)
    json.optionalMember("CreationDate", creationDate)
    json.endObject()
  }

  public static let xmlMembers: [XMLMember] = [.element("Name"), .element("CreationDate")]
}
