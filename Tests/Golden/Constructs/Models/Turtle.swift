// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Turtle: JSONModel, ReptileProtocol {
  public var kind: String
  public var legs: Int?
  public var shell: String?

  public init(kind: String = "Turtle", legs: Int? = nil, shell: String? = nil) {
    self.kind = kind
    self.legs = legs
    self.shell = shell
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var kind: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "kind": json.read(into: &kind)
      case "legs": json.read(into: &legs)
      case "shell": json.read(into: &shell)
      default: try json.skipValue()
      }
    }
    self.kind = try json.require(kind, "kind")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("kind", kind)
    json.optionalMember("legs", legs)
    json.optionalMember("shell", shell)
    json.endObject()
  }
}
