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
      var text: String?
      var tags: [String]?
      var codes: [Int]?
      var size: Size?
      var place: Place?
      var author: Author?
      var url: String?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "text": text = try json.read()
        case "tags": tags = try json.read()
        case "codes": codes = try json.read()
        case "size": size = try json.read()
        case "place": place = try json.read()
        case "author": author = try json.read()
        case "url": url = try json.read()
        default: try json.skipValue()
        }
      }
      self.text = text
      self.tags = tags
      self.codes = codes
      self.size = size
      self.place = place
      self.author = author
      self.url = url
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
        var width: Int?
        var height: Int?
        try json.beginObject()
        while let key = try json.nextKey() {
          switch key {
          case "width": width = try json.read()
          case "height": height = try json.read()
          default: try json.skipValue()
          }
        }
        self.width = width
        self.height = height
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
        var city: String?
        var lines: [String]?
        try json.beginObject()
        while let key = try json.nextKey() {
          switch key {
          case "city": city = try json.read()
          case "lines": lines = try json.read()
          default: try json.skipValue()
          }
        }
        self.city = city
        self.lines = lines
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

extension Press {
  /// Sends `POST /forms`.
  public func fillForm(body: FillForm.Body) async throws(RequestError<Never>) {
    try await send(FillForm(body: body))
  }
}
