// Generated from shelter.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyXML

/// The request of `findPets`.
///
/// `GET /pets`
public struct FindPets: Request {
  public init() {}

  public typealias Reply = [Pet]

  /// The documented errors.
  public enum Failure: Hashable, Sendable {
    /// Other statuses: An error.
    case other(status: Int, Problem)
  }

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/pets")
    request.accept("application/json, application/xml, application/problem+xml")
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 200: .reply(try response.jsonOrXML(as: .list(.object(Pet.self), named: "pet")))
    case 200..<300: .undocumented
    default: .failure(.other(status: response.status, try response.xml(as: .object(Problem.self))))
    }
  }
}

/// The request of `addPet`.
///
/// `POST /pets`
public struct AddPet: Request {
  /// The body of the request.
  public var body: Body

  public init(body: Body) {
    self.body = body
  }

  public typealias Reply = Pet

  public typealias Failure = Never

  /// A body in one of the documented media types.
  public enum Body: Hashable, Sendable {
    /// `application/json`.
    case json(Pet)
    /// `application/xml`.
    case xml(Pet)
  }

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.post, "/pets")
    request.accept("text/xml")
    switch body {
    case .json(let value): try request.jsonBody(value)
    case .xml(let value): try request.xmlBody(value, as: .object(Pet.self), named: "pet")
    }
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 201: .reply(try response.xml(as: .object(Pet.self)))
    default: .undocumented
    }
  }
}

/// The request of `replacePets`.
///
/// `PUT /pets`
public struct ReplacePets: Request {
  /// The body of the request.
  public var body: [Pet]

  public init(body: [Pet]) {
    self.body = body
  }

  public typealias Reply = Int

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.put, "/pets")
    request.accept("application/xml")
    try request.xmlBody(body, as: .list(.object(Pet.self), named: "pet"), named: "pets")
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 200: .reply(try response.xml(as: .number))
    default: .undocumented
    }
  }
}

/// The request of `describePet`.
///
/// `PATCH /pets`
public struct DescribePet: Request {
  /// The body of the request.
  public var body: String

  public init(body: String) {
    self.body = body
  }

  public typealias Reply = String

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.patch, "/pets")
    request.accept("application/xml")
    request.textBody(body, contentType: "application/xml")
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 200: .reply(response.text())
    default: .undocumented
    }
  }
}

/// The request of `createBucket`.
///
/// `PUT /bucket`
public struct CreateBucket: Request {
  /// The body of the request.
  public var body: Body?

  public init(body: Body? = nil) {
    self.body = body
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.put, "/bucket")
    try request.xmlBody(body, as: .object(Body.self), named: nil)
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

  /// The body of the request.
  public struct Body: JSONModel, XMLModel {
    public var createBucketConfiguration: CreateBucketConfiguration

    public init(createBucketConfiguration: CreateBucketConfiguration) {
      self.createBucketConfiguration = createBucketConfiguration
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var createBucketConfiguration: CreateBucketConfiguration?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "CreateBucketConfiguration": json.read(into: &createBucketConfiguration)
        default: try json.skipValue()
        }
      }
      self.createBucketConfiguration =
        try json.require(createBucketConfiguration, "CreateBucketConfiguration")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("CreateBucketConfiguration", createBucketConfiguration)
      json.endObject()
    }

    public static let xmlMembers: [XMLMember] = [
      .element(
        "CreateBucketConfiguration",
        .object(CreateBucketConfiguration.self),
        named: XMLName(
          "CreateBucketConfiguration",
          namespace: "http://s3.amazonaws.com/doc/2006-03-01/"
        )
      )
    ]

    public struct CreateBucketConfiguration: JSONModel, XMLModel {
      public var locationConstraint: String?

      public init(locationConstraint: String? = nil) {
        self.locationConstraint = locationConstraint
      }

      public init(from json: inout JSONReader) throws(JSONError) {
        try json.beginObject()
        while let key = try json.nextKey() {
          switch key {
          case "LocationConstraint": json.read(into: &locationConstraint)
          default: try json.skipValue()
          }
        }
      }

      public func encode(into json: inout JSONWriter) {
        json.beginObject()
        json.optionalMember("LocationConstraint", locationConstraint)
        json.endObject()
      }

      public static let xmlMembers: [XMLMember] = [.element("LocationConstraint")]
    }
  }
}

/// The request of `listBuckets`.
///
/// `GET /bucket`
public struct ListBuckets: Request {
  public init() {}

  public typealias Reply = ListBucketsOutput

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/bucket")
    request.accept("text/xml")
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 200: .reply(try response.xml(as: .object(ListBucketsOutput.self)))
    default: .undocumented
    }
  }
}

/// The request of `sendInvoice`.
///
/// `POST /invoices`
public struct SendInvoice: Request {
  /// The body of the request.
  public var body: Invoice

  public init(body: Invoice) {
    self.body = body
  }

  public typealias Reply = Invoice

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.post, "/invoices")
    request.accept("application/vnd.invoice+xml")
    try request.xmlBody(
      body,
      as: .object(Invoice.self),
      named: XMLName("Invoice", namespace: "urn:invoice", prefix: "inv"),
      contentType: "application/vnd.invoice+xml"
    )
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 200: .reply(try response.xml(as: .object(Invoice.self)))
    default: .undocumented
    }
  }
}

/// The request of `exportTable`.
///
/// `GET /table`
public struct ExportTable: Request {
  public init() {}

  public typealias Reply = [[String]]

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/table")
    request.accept("text/csv")
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 200: .reply(response.rows())
    default: .undocumented
    }
  }
}

/// The request of `importTable`.
///
/// `PUT /table`
public struct ImportTable: Request {
  /// The body of the request.
  public var body: [[String]]

  public init(body: [[String]]) {
    self.body = body
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.put, "/table")
    request.rowsBody(body)
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
}

/// The request of `convertTable`.
///
/// `POST /table`
public struct ConvertTable: Request {
  public init() {}

  public typealias Reply = String

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.post, "/table")
    request.accept("text/csv")
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 200: .reply(response.text())
    default: .undocumented
    }
  }
}

/// The request of `readBatch`.
///
/// `GET /batches`
public struct ReadBatch: Request {
  public init() {}

  public typealias Reply = [Tag]

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/batches")
    request.accept("multipart/mixed")
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 200: .reply(try response.jsonParts())
    default: .undocumented
    }
  }
}

/// The request of `readFiles`.
///
/// `PUT /batches`
public struct ReadFiles: Request {
  public init() {}

  public typealias Reply = [ReceivedPart]

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.put, "/batches")
    request.accept("multipart/mixed")
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 200: .reply(try response.parts())
    default: .undocumented
    }
  }
}

/// The request of `listTags`.
///
/// `GET /tags`
public struct ListTags: Request {
  public init() {}

  public typealias Reply = [Tag]

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/tags")
    request.accept("application/cbor")
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 200: .reply(try response.coded())
    default: .undocumented
    }
  }
}

/// The request of `setTag`.
///
/// `PUT /tags`
public struct SetTag: Request {
  /// The body of the request.
  public var body: Body

  public init(body: Body) {
    self.body = body
  }

  public typealias Failure = Never

  /// A body in one of the documented media types.
  public enum Reply: Hashable, Sendable {
    /// `application/json`.
    case json(Tag)
    /// `application/msgpack`.
    case msgpack(Tag)

    fileprivate init(_ response: HTTPResponse) throws(JSONError) {
      if response.hasContentType("application/msgpack") {
        self = .msgpack(try response.coded())
        return
      }
      self = .json(try response.json())
    }
  }

  /// A body in one of the documented media types.
  public enum Body: Hashable, Sendable {
    /// `application/cbor`.
    case cbor(Tag)
    /// `application/json`.
    case json(Tag)
  }

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.put, "/tags")
    request.accept("application/json, application/msgpack")
    switch body {
    case .cbor(let value): try request.codedBody(value, contentType: "application/cbor")
    case .json(let value): try request.jsonBody(value)
    }
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 200: .reply(try Reply(response))
    default: .undocumented
    }
  }
}

/// The request of `storePacked`.
///
/// `POST /tags`
public struct StorePacked: Request {
  /// The body of the request.
  public var body: BinaryContent

  public init(body: BinaryContent) {
    self.body = body
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.post, "/tags")
    try request.binaryBody(body, contentType: "application/cbor")
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
}
