// Generated from albums.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Track: JSONModel, Item {
  public var id: String
  /// At least 1 element.
  public var images: IsolatedArray<Image>
  /// No element twice.
  public var labels: Nullable<IsolatedArray<String>>?
  public var name: String
  public var beats: IsolatedArray<IsolatedArray<Double>>?
  public var position: Position?
  public var similar: IsolatedArray<Track>?

  public init(
    id: String,
    images: IsolatedArray<Image>,
    labels: Nullable<IsolatedArray<String>>? = nil,
    name: String,
    beats: IsolatedArray<IsolatedArray<Double>>? = nil,
    position: Position? = nil,
    similar: IsolatedArray<Track>? = nil
  ) {
    self.id = id
    self.images = images
    self.labels = labels
    self.name = name
    self.beats = beats
    self.position = position
    self.similar = similar
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var id: String?
    var images: IsolatedArray<Image>?
    var name: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "id": json.read(into: &id)
      case "images": json.read(into: &images)
      case "labels": json.read(into: &labels)
      case "name": json.read(into: &name)
      case "beats": json.read(into: &beats)
      case "position": json.read(into: &position)
      case "similar": json.read(into: &similar)
      default: try json.skipValue()
      }
    }
    self.id = try json.require(id, "id")
    self.images = try json.require(images, "images")
    self.name = try json.require(name, "name")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("id", id)
    json.member("images", images)
    json.optionalMember("labels", labels)
    json.member("name", name)
    json.optionalMember("beats", beats)
    json.optionalMember("position", position)
    json.optionalMember("similar", similar)
    json.endObject()
  }
}

public struct TrackPage: JSONModel {
  /// The default is `[]`.
  public var items: IsolatedArray<Track>
  public var next: Nullable<String>?

  public init(items: IsolatedArray<Track>, next: Nullable<String>? = nil) {
    self.items = items
    self.next = next
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var items: IsolatedArray<Track>?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "items": json.read(into: &items)
      case "next": json.read(into: &next)
      default: try json.skipValue()
      }
    }
    self.items = try json.require(items, "items")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("items", items)
    json.optionalMember("next", next)
    json.endObject()
  }
}

public struct Position: JSONModel {
  public var first: Int?
  public var second: IsolatedArray<String>?
  public var rest: [JSONValue]

  public init(first: Int? = nil, second: IsolatedArray<String>? = nil, rest: [JSONValue] = []) {
    self.first = first
    self.second = second
    self.rest = rest
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var first: Int?
    var second: IsolatedArray<String>?
    var rest: [JSONValue] = []
    var position = 0
    try json.beginArray()
    while try json.nextElement() {
      switch position {
      case 0: first = try json.read()
      case 1: second = try json.read()
      default: rest.append(try json.read())
      }
      position += 1
    }
    self.first = first
    self.second = second
    self.rest = rest
  }

  public func encode(into json: inout JSONWriter) {
    json.beginArray()
    var missing = 0
    json.optionalElement(first, after: &missing)
    json.optionalElement(second, after: &missing)
    json.elements(rest, after: &missing)
    json.endArray()
  }
}
