// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Sends `POST /forms`.
public struct FillForm: Request {
  public var body: Body

  public init(body: Body) {
    self.body = body
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.post, "/forms")
    try request.formBody(
      body,
      members: [
        "codes": .style(.pipeDelimited, explode: false),
        "size": .style(.deepObject, explode: true),
        "author": .json,
        "url": .style(.form, explode: true, allowReserved: true),
      ]
    )
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 204: .reply(())
    default: .undocumented
    }
  }

  public struct Body: JSONModel {
    public var text: String?
    public var tags: [String]?
    public var codes: [Int]?
    public var size: Size?
    public var place: Place?
    public var author: Author?
    public var url: String?

    public init(
      text: String? = nil,
      tags: [String]? = nil,
      codes: [Int]? = nil,
      size: Size? = nil,
      place: Place? = nil,
      author: Author? = nil,
      url: String? = nil
    ) {
      self.text = text
      self.tags = tags
      self.codes = codes
      self.size = size
      self.place = place
      self.author = author
      self.url = url
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "text": json.read(into: &text)
        case "tags": json.read(into: &tags)
        case "codes": json.read(into: &codes)
        case "size": json.read(into: &size)
        case "place": json.read(into: &place)
        case "author": json.read(into: &author)
        case "url": json.read(into: &url)
        default: try json.skipValue()
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.optionalMember("text", text)
      json.optionalMember("tags", tags)
      json.optionalMember("codes", codes)
      json.optionalMember("size", size)
      json.optionalMember("place", place)
      json.optionalMember("author", author)
      json.optionalMember("url", url)
      json.endObject()
    }

    public struct Size: JSONModel {
      public var width: Int?
      public var height: Int?

      public init(width: Int? = nil, height: Int? = nil) {
        self.width = width
        self.height = height
      }

      public init(from json: inout JSONReader) throws(JSONError) {
        try json.beginObject()
        while let key = try json.nextKey() {
          switch key {
          case "width": json.read(into: &width)
          case "height": json.read(into: &height)
          default: try json.skipValue()
          }
        }
      }

      public func encode(into json: inout JSONWriter) {
        json.beginObject()
        json.optionalMember("width", width)
        json.optionalMember("height", height)
        json.endObject()
      }
    }

    public struct Place: JSONModel {
      public var city: String?
      public var lines: [String]?

      public init(city: String? = nil, lines: [String]? = nil) {
        self.city = city
        self.lines = lines
      }

      public init(from json: inout JSONReader) throws(JSONError) {
        try json.beginObject()
        while let key = try json.nextKey() {
          switch key {
          case "city": json.read(into: &city)
          case "lines": json.read(into: &lines)
          default: try json.skipValue()
          }
        }
      }

      public func encode(into json: inout JSONWriter) {
        json.beginObject()
        json.optionalMember("city", city)
        json.optionalMember("lines", lines)
        json.endObject()
      }
    }
  }
}
