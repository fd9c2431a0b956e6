// Generated from albums.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct NewPlaylist: JSONModel {
  public var trackIds: [String]

  public init(trackIds: [String]) {
    self.trackIds = trackIds
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var trackIds: [String]?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "trackIds": json.read(into: &trackIds)
      default: try json.skipValue()
      }
    }
    self.trackIds = try json.require(trackIds, "trackIds")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("trackIds", trackIds)
    json.endObject()
  }
}
