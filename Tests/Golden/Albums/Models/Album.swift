// Generated from albums.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Album: JSONModel, Item {
  public var id: String
  /// At least 1 element.
  public var images: IsolatedArray<Image>
  /// No element twice.
  public var labels: Nullable<IsolatedArray<String>>?
  public var tracks: IsolatedArray<Track>
  public var genres: Genres?
  public var ranking: [String: IsolatedArray<Track>]?
  public var cover: Cover?
  public var notes: [JSONValue]?

  public init(
    id: String,
    images: IsolatedArray<Image>,
    labels: Nullable<IsolatedArray<String>>? = nil,
    tracks: IsolatedArray<Track>,
    genres: Genres? = nil,
    ranking: [String: IsolatedArray<Track>]? = nil,
    cover: Cover? = nil,
    notes: [JSONValue]? = nil
  ) {
    self.id = id
    self.images = images
    self.labels = labels
    self.tracks = tracks
    self.genres = genres
    self.ranking = ranking
    self.cover = cover
    self.notes = notes
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var id: String?
    var images: IsolatedArray<Image>?
    var tracks: IsolatedArray<Track>?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "id": json.read(into: &id)
      case "images": json.read(into: &images)
      case "labels": json.read(into: &labels)
      case "tracks": json.read(into: &tracks)
      case "genres": json.read(into: &genres)
      case "ranking": json.read(into: &ranking)
      case "cover": json.read(into: &cover)
      case "notes": json.read(into: &notes)
      default: try json.skipValue()
      }
    }
    self.id = try json.require(id, "id")
    self.images = try json.require(images, "images")
    self.tracks = try json.require(tracks, "tracks")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("id", id)
    json.member("images", images)
    json.optionalMember("labels", labels)
    json.member("tracks", tracks)
    json.optionalMember("genres", genres)
    json.optionalMember("ranking", ranking)
    json.optionalMember("cover", cover)
    json.optionalMember("notes", notes)
    json.endObject()
  }
}

/// A URL, or images of several sizes.
public enum Cover: JSONModel {
  case string(String)
  case array(IsolatedArray<Image>)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [.string(), .array]

  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      switch variant {
      case 0: .string(try json.read())
      case 1: .array(try json.read())
      default: .unknown(try json.read())
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .string(let value): value.encode(into: &json)
    case .array(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}
