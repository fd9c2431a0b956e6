// Generated from wire.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import Foundation

/// The request of `pathSimple`.
///
/// `GET /pathSimple/{text}/{list}/{color}`
public struct PathSimple: Request {
  public var text: String
  public var list: [String]
  public var color: Color

  public init(text: String, list: [String], color: Color) {
    self.text = text
    self.list = list
    self.color = color
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    try HTTPRequest(
      .get,
      "/pathSimple/\(text)/\(list)/\(color)",
      template: "/pathSimple/{text}/{list}/{color}"
    )
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

/// The request of `pathSimpleExploded`.
///
/// `GET /pathSimpleExploded/{text}/{list}/{color}`
public struct PathSimpleExploded: Request {
  public var text: String
  public var list: [String]
  public var color: Color

  public init(text: String, list: [String], color: Color) {
    self.text = text
    self.list = list
    self.color = color
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    try HTTPRequest(
      .get,
      "/pathSimpleExploded/\(text, explode: true)/\(list, explode: true)/\(color, explode: true)",
      template: "/pathSimpleExploded/{text}/{list}/{color}"
    )
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

/// The request of `pathLabel`.
///
/// `GET /pathLabel/{text}/{list}/{color}`
public struct PathLabel: Request {
  public var text: String
  public var list: [String]
  public var color: Color

  public init(text: String, list: [String], color: Color) {
    self.text = text
    self.list = list
    self.color = color
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    try HTTPRequest(
      .get,
      "/pathLabel/\(text, style: .label)/\(list, style: .label)/\(color, style: .label)",
      template: "/pathLabel/{text}/{list}/{color}"
    )
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

/// The request of `pathLabelExploded`.
///
/// `GET /pathLabelExploded/{text}/{list}/{color}`
public struct PathLabelExploded: Request {
  public var text: String
  public var list: [String]
  public var color: Color

  public init(text: String, list: [String], color: Color) {
    self.text = text
    self.list = list
    self.color = color
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    try HTTPRequest(
      .get,
      """
      /pathLabelExploded/\(text, style: .label, explode: true)/\
      \(list, style: .label, explode: true)/\(color, style: .label, explode: true)
      """,
      template: "/pathLabelExploded/{text}/{list}/{color}"
    )
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

/// The request of `pathMatrix`.
///
/// `GET /pathMatrix/{text}/{list}/{color}`
public struct PathMatrix: Request {
  public var text: String
  public var list: [String]
  public var color: Color

  public init(text: String, list: [String], color: Color) {
    self.text = text
    self.list = list
    self.color = color
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    try HTTPRequest(
      .get,
      """
      /pathMatrix/\(text, style: .matrix, name: "text")/\(list, style: .matrix, name: "list")/\
      \(color, style: .matrix, name: "color")
      """,
      template: "/pathMatrix/{text}/{list}/{color}"
    )
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

/// The request of `pathMatrixExploded`.
///
/// `GET /pathMatrixExploded/{text}/{list}/{color}`
public struct PathMatrixExploded: Request {
  public var text: String
  public var list: [String]
  public var color: Color

  public init(text: String, list: [String], color: Color) {
    self.text = text
    self.list = list
    self.color = color
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    try HTTPRequest(
      .get,
      """
      /pathMatrixExploded/\(text, style: .matrix, name: "text", explode: true)/\
      \(list, style: .matrix, name: "list", explode: true)/\
      \(color, style: .matrix, name: "color", explode: true)
      """,
      template: "/pathMatrixExploded/{text}/{list}/{color}"
    )
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

/// The request of `pathValues`.
///
/// `GET /files/{name}/pages/{page}`
public struct PathValues: Request {
  public var name: String
  public var page: Int64

  public init(name: String, page: Int64) {
    self.name = name
    self.page = page
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    try HTTPRequest(.get, "/files/\(name)/pages/\(page)", template: "/files/{name}/pages/{page}")
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

/// The request of `pathSegments`.
///
/// `GET /tree/{place}:{verb}`
public struct PathSegments: Request {
  public var place: String
  public var verb: [String]

  public init(place: String, verb: [String]) {
    self.place = place
    self.verb = verb
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    try HTTPRequest(
      .get,
      "/tree/\(place, style: .segments):\(verb, style: .segments)",
      template: "/tree/{place}:{verb}"
    )
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

/// The request of `pathJSON`.
///
/// `GET /at/{filter}`
public struct PathJSON: Request {
  public var filter: Color

  public init(filter: Color) {
    self.filter = filter
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    try HTTPRequest(.get, "/at/\(json: filter)", template: "/at/{filter}")
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

/// The request of `queryForm`.
///
/// `GET /queryForm`
public struct QueryForm: Request {
  public var text: String?
  public var list: [String]?
  public var color: Color?

  public init(text: String? = nil, list: [String]? = nil, color: Color? = nil) {
    self.text = text
    self.list = list
    self.color = color
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/queryForm")
    try request.query("text", text)
    try request.query("list", list)
    try request.query("color", color)
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

/// The request of `queryFormJoined`.
///
/// `GET /queryFormJoined`
public struct QueryFormJoined: Request {
  public var text: String?
  public var list: [String]?
  public var color: Color?

  public init(text: String? = nil, list: [String]? = nil, color: Color? = nil) {
    self.text = text
    self.list = list
    self.color = color
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/queryFormJoined")
    try request.query("text", text, explode: false)
    try request.query("list", list, explode: false)
    try request.query("color", color, explode: false)
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

/// The request of `querySpaces`.
///
/// `GET /querySpaces`
public struct QuerySpaces: Request {
  public var list: [String]?
  public var color: Color?

  public init(list: [String]? = nil, color: Color? = nil) {
    self.list = list
    self.color = color
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/querySpaces")
    try request.query("list", list, style: .spaceDelimited, explode: false)
    try request.query("color", color, style: .spaceDelimited, explode: false)
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

/// The request of `queryPipes`.
///
/// `GET /queryPipes`
public struct QueryPipes: Request {
  public var list: [String]?
  public var color: Color?

  public init(list: [String]? = nil, color: Color? = nil) {
    self.list = list
    self.color = color
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/queryPipes")
    try request.query("list", list, style: .pipeDelimited, explode: false)
    try request.query("color", color, style: .pipeDelimited, explode: false)
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

/// The request of `queryDeep`.
///
/// `GET /queryDeep`
public struct QueryDeep: Request {
  public var color: Color?
  public var filter: Filter?

  public init(color: Color? = nil, filter: Filter? = nil) {
    self.color = color
    self.filter = filter
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/queryDeep")
    try request.query("color", color, style: .deepObject)
    try request.query("filter", filter, style: .deepObject)
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

/// The request of `queryReserved`.
///
/// `GET /queryReserved`
public struct QueryReserved: Request {
  public var text: String?
  public var list: [String]?

  public init(text: String? = nil, list: [String]? = nil) {
    self.text = text
    self.list = list
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/queryReserved")
    try request.query("text", text, allowReserved: true)
    try request.query("list", list, explode: false, allowReserved: true)
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

/// The request of `queryNames`.
///
/// `GET /queryNames`
public struct QueryNames: Request {
  public var filterName: String?
  public var ids: [Int]?
  public var aBAndCEqualsDPlusÉ: String?
  public var top: Int?
  public var `class`: String?

  public init(
    filterName: String? = nil,
    ids: [Int]? = nil,
    aBAndCEqualsDPlusÉ: String? = nil,
    top: Int? = nil,
    class: String? = nil
  ) {
    self.filterName = filterName
    self.ids = ids
    self.aBAndCEqualsDPlusÉ = aBAndCEqualsDPlusÉ
    self.top = top
    self.class = `class`
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/queryNames")
    try request.query("filter[name]", filterName)
    try request.query("ids[]", ids)
    try request.query("a b&c=d+é", aBAndCEqualsDPlusÉ)
    try request.query("$top", top)
    try request.query("class", `class`)
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

/// The request of `queryKinds`.
///
/// `GET /queryKinds`
public struct QueryKinds: Request {
  public var flag: Bool?
  public var count: Int64?
  public var ratio: JSONNumber?
  public var when: DateTime?
  public var day: CalendarDate?
  public var id: UUID?
  public var order: Order?
  /// The default is `20`.
  public var limit: Int?
  public var maybe: String?
  public var colors: [Color]?
  public var data: Data?

  public init(
    flag: Bool? = nil,
    count: Int64? = nil,
    ratio: JSONNumber? = nil,
    when: DateTime? = nil,
    day: CalendarDate? = nil,
    id: UUID? = nil,
    order: Order? = nil,
    limit: Int? = nil,
    maybe: String? = nil,
    colors: [Color]? = nil,
    data: Data? = nil
  ) {
    self.flag = flag
    self.count = count
    self.ratio = ratio
    self.when = when
    self.day = day
    self.id = id
    self.order = order
    self.limit = limit
    self.maybe = maybe
    self.colors = colors
    self.data = data
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/queryKinds")
    try request.query("flag", flag)
    try request.query("count", count)
    try request.query("ratio", ratio)
    try request.query("when", when)
    try request.query("day", day)
    try request.query("id", id)
    try request.query("order", order)
    try request.query("limit", limit)
    try request.query("maybe", maybe)
    try request.query("colors", colors)
    try request.query("data", data)
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

  public struct Order: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let aZ = Self(rawValue: "a-z")
    public static let zA = Self(rawValue: "z a")

    public static let knownValues: [Self] = [.aZ, .zA]
  }
}

/// The request of `queryJSON`.
///
/// `GET /queryJSON`
public struct QueryJSON: Request {
  public var filter: Filter?

  public init(filter: Filter? = nil) {
    self.filter = filter
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/queryJSON")
    try request.queryJSON("filter", filter)
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

/// The request of `headers`.
///
/// `GET /headers`
public struct Headers: Request {
  public var xText: String?
  public var xList: [String]?
  public var xColor: Color?
  public var xColorsExploded: Color?
  public var xJSON: Color?
  /// - Warning: Deprecated.
  public var xOld: String?
  public var acceptLanguage: String?

  public init(
    xText: String? = nil,
    xList: [String]? = nil,
    xColor: Color? = nil,
    xColorsExploded: Color? = nil,
    xJSON: Color? = nil,
    xOld: String? = nil,
    acceptLanguage: String? = nil
  ) {
    self.xText = xText
    self.xList = xList
    self.xColor = xColor
    self.xColorsExploded = xColorsExploded
    self.xJSON = xJSON
    self.xOld = xOld
    self.acceptLanguage = acceptLanguage
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/headers")
    try request.header("X-Text", xText)
    try request.header("X-List", xList)
    try request.header("X-Color", xColor)
    try request.header("X-Colors-Exploded", xColorsExploded, explode: true)
    try request.headerJSON("X-JSON", xJSON)
    try request.header("X-Old", xOld)
    try request.header("Accept-Language", acceptLanguage)
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

/// The request of `cookies`.
///
/// `GET /cookies`
public struct Cookies: Request {
  public var text: String?
  public var list: [String]?
  public var joined: [String]?
  public var json: Color?

  public init(
    text: String? = nil,
    list: [String]? = nil,
    joined: [String]? = nil,
    json: Color? = nil
  ) {
    self.text = text
    self.list = list
    self.joined = joined
    self.json = json
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/cookies")
    try request.cookie("text", text)
    try request.cookie("list", list)
    try request.cookie("joined", joined, explode: false)
    try request.cookieJSON("json", json)
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

/// The request of `rawCookies`.
///
/// `GET /rawCookies`
public struct RawCookies: Request {
  public var text: String?
  public var list: [String]?
  public var color: Color?

  public init(text: String? = nil, list: [String]? = nil, color: Color? = nil) {
    self.text = text
    self.list = list
    self.color = color
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/rawCookies")
    try request.cookie("text", text, style: .cookie)
    try request.cookie("list", list, style: .cookie)
    try request.cookie("color", color, style: .cookie, explode: false)
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

/// The request of `governed`.
///
/// `GET /governed`
public struct Governed: Request {
  public init() {}

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    try HTTPRequest(.get, "/governed")
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

/// The request of `answerHeaders`.
///
/// `GET /answer`
public struct AnswerHeaders: Request {
  public init() {}

  public typealias Failure = Never

  /// Said in headers alone.
  public struct Reply: Hashable, Sendable {
    public var xList: [String]
    public var xNumbers: [Int]?
    public var xColor: Color?
    public var xColorExploded: Color?
    public var xJSON: Color?
    public var xWhen: DateTime?
    public var xDay: CalendarDate?
    public var xFlag: Bool?
    public var xRatio: JSONNumber?
    public var xOrder: XOrder?
    public var setCookie: [String]?
    /// - Warning: Deprecated.
    public var xOld: String?

    public init(
      xList: [String],
      xNumbers: [Int]?,
      xColor: Color?,
      xColorExploded: Color?,
      xJSON: Color?,
      xWhen: DateTime?,
      xDay: CalendarDate?,
      xFlag: Bool?,
      xRatio: JSONNumber?,
      xOrder: XOrder?,
      setCookie: [String]?,
      xOld: String?
    ) {
      self.xList = xList
      self.xNumbers = xNumbers
      self.xColor = xColor
      self.xColorExploded = xColorExploded
      self.xJSON = xJSON
      self.xWhen = xWhen
      self.xDay = xDay
      self.xFlag = xFlag
      self.xRatio = xRatio
      self.xOrder = xOrder
      self.setCookie = setCookie
      self.xOld = xOld
    }
  }

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    try HTTPRequest(.get, "/answer")
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 204:
      .reply(
        Reply(
          xList: try response.requiredHeader("X-List"),
          xNumbers: response.header("X-Numbers"),
          xColor: response.header("X-Color"),
          xColorExploded: response.header("X-Color-Exploded"),
          xJSON: response.headerJSON("X-JSON"),
          xWhen: response.header("X-When"),
          xDay: response.header("X-Day"),
          xFlag: response.header("X-Flag"),
          xRatio: response.header("X-Ratio"),
          xOrder: response.header("X-Order"),
          setCookie: response.header("Set-Cookie"),
          xOld: response.header("X-Old")
        )
      )
    default: .undocumented
    }
  }

  public struct XOrder: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let up = Self(rawValue: "up")
    public static let down = Self(rawValue: "down")

    public static let knownValues: [Self] = [.up, .down]
  }
}
