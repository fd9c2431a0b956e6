// Generated from wire.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import Foundation

/// A client of Wire.
public struct Wire: APIClient {
  public var connection: Connection

  /// Creates a client that shares a connection.
  public init(connection: Connection) { self.connection = connection }

  /// Creates a client with a connection of its own.
  ///
  /// - Parameters:
  ///   - server: The server that receives the requests.
  ///   - credentials: The credentials for the API's security schemes.
  ///   - transport: The transport of all requests.
  ///   - middlewares: The middlewares that each request passes in order.
  public init(
    server: ServerURL = Wire.production,
    credentials: Credentials = Credentials(),
    transport: any HTTPTransport = .default,
    middlewares: [any ClientMiddleware] = []
  ) {
    self.init(
      connection: Connection(
        server: server,
        credentials: credentials.byScheme,
        transport: transport,
        middlewares: middlewares
      )
    )
  }

  /// Where the users are and nobody else should be.
  public static let production = ServerURL(
    documented: "https://api.wire.test/v1",
    name: "production"
  )

  /// The server `http://{host}:{port}/{base}`.
  public static func anyMachine(
    host: String = "localhost",
    port: ServerPort = .value8080,
    base: String = "v1/"
  ) -> ServerURL {
    ServerURL(
      template: "http://{host}:{port}/{base}",
      variables: [
        ServerURL.Variable("host", host, default: "localhost"),
        ServerURL.Variable("port", port, default: .value8080),
        ServerURL.Variable("base", base, default: "v1/"),
      ],
      name: "anyMachine"
    )
  }

  /// The values of the server variable `port`.
  public enum ServerPort: String, CaseIterable, Sendable {
    case value8080 = "8080"
    case value9090 = "9090"
  }

  /// Credentials for the API's security schemes.
  ///
  /// An operation uses the first of its security requirements whose credentials are all given;
  /// without one it is sent anyway, and the service decides.
  public struct Credentials: Sendable {
    fileprivate var byScheme: [String: Credential] = [:]

    /// Creates credentials for the security schemes whose parameters aren't nil.
    ///
    /// - Parameters:
    ///   - keyCookie: The old way.
    ///
    ///     Deprecated.
    ///   - oauth: Tokens of the shop.
    public init(
      keyHeader: String? = nil,
      keyQuery: String? = nil,
      keyCookie: String? = nil,
      basic: (user: String, password: String)? = nil,
      bearer: String? = nil,
      other: String? = nil,
      oauth: (any TokenProvider)? = nil,
      openID: (any TokenProvider)? = nil
    ) {
      if let keyHeader {
        byScheme["keyHeader"] = .apiKey(keyHeader, header: "X-Key")
      }
      if let keyQuery {
        byScheme["keyQuery"] = .apiKey(keyQuery, query: "api key")
      }
      if let keyCookie {
        byScheme["keyCookie"] = .apiKey(keyCookie, cookie: "sid")
      }
      if let basic {
        byScheme["basic"] = .basic(user: basic.user, password: basic.password)
      }
      if let bearer {
        byScheme["bearer"] = .bearer(bearer)
      }
      if let other {
        byScheme["other"] = .authorization("Token", other)
      }
      if let oauth {
        byScheme["oauth"] = .tokens(oauth)
      }
      if let openID {
        byScheme["openID"] = .tokens(openID)
      }
    }
  }

  /// The token URLs and scopes of the security scheme `oauth`.
  public enum OauthTokens {
    /// The token endpoint, which issues access tokens.
    public static let tokenURL = "https://login.wire.test/token"
    /// The authorization endpoint, at which a user grants access.
    public static let authorizationURL = "https://login.wire.test/authorize"
    /// The token endpoint, which issues access tokens.
    public static let authorizationCodeTokenURL = "https://login.wire.test/user-token"
    /// The endpoint that issues access tokens for refresh tokens.
    public static let refreshURL = "https://login.wire.test/token"
    /// The device authorization endpoint, which issues device codes.
    public static let deviceAuthorizationURL = "https://login.wire.test/device"

    /// The scopes of a token.
    public enum Scope {
      /// Reads books.
      public static let readBooks = "read:books"
      /// Writes them.
      public static let writeBooks = "write:books"
      /// The scope `admin`.
      public static let admin = "admin"
    }
  }

  /// The token URLs and scopes of the security scheme `openID`.
  public enum OpenIDTokens {
    /// The discovery document of the OpenID Connect provider.
    public static let discoveryURL = "https://login.wire.test/.well-known/openid-configuration"
  }
}

extension Wire {
  /// Sends `GET /pathSimple/{text}/{list}/{color}`.
  public func pathSimple(
    text: String,
    list: [String],
    color: Color
  ) async throws(RequestError<Never>) {
    try await send(PathSimple(text: text, list: list, color: color))
  }

  /// Sends `GET /pathSimpleExploded/{text}/{list}/{color}`.
  public func pathSimpleExploded(
    text: String,
    list: [String],
    color: Color
  ) async throws(RequestError<Never>) {
    try await send(PathSimpleExploded(text: text, list: list, color: color))
  }

  /// Sends `GET /pathLabel/{text}/{list}/{color}`.
  public func pathLabel(
    text: String,
    list: [String],
    color: Color
  ) async throws(RequestError<Never>) {
    try await send(PathLabel(text: text, list: list, color: color))
  }

  /// Sends `GET /pathLabelExploded/{text}/{list}/{color}`.
  public func pathLabelExploded(
    text: String,
    list: [String],
    color: Color
  ) async throws(RequestError<Never>) {
    try await send(PathLabelExploded(text: text, list: list, color: color))
  }

  /// Sends `GET /pathMatrix/{text}/{list}/{color}`.
  public func pathMatrix(
    text: String,
    list: [String],
    color: Color
  ) async throws(RequestError<Never>) {
    try await send(PathMatrix(text: text, list: list, color: color))
  }

  /// Sends `GET /pathMatrixExploded/{text}/{list}/{color}`.
  public func pathMatrixExploded(
    text: String,
    list: [String],
    color: Color
  ) async throws(RequestError<Never>) {
    try await send(PathMatrixExploded(text: text, list: list, color: color))
  }

  /// Sends `GET /files/{name}/pages/{page}`.
  public func pathValues(name: String, page: Int64) async throws(RequestError<Never>) {
    try await send(PathValues(name: name, page: page))
  }

  /// Sends `GET /tree/{place}:{verb}`.
  public func pathSegments(place: String, verb: [String]) async throws(RequestError<Never>) {
    try await send(PathSegments(place: place, verb: verb))
  }

  /// Sends `GET /at/{filter}`.
  public func pathJSON(filter: Color) async throws(RequestError<Never>) {
    try await send(PathJSON(filter: filter))
  }

  /// Sends `GET /queryForm`.
  public func queryForm(
    text: String? = nil,
    list: [String]? = nil,
    color: Color? = nil
  ) async throws(RequestError<Never>) {
    try await send(QueryForm(text: text, list: list, color: color))
  }

  /// Sends `GET /queryFormJoined`.
  public func queryFormJoined(
    text: String? = nil,
    list: [String]? = nil,
    color: Color? = nil
  ) async throws(RequestError<Never>) {
    try await send(QueryFormJoined(text: text, list: list, color: color))
  }

  /// Sends `GET /querySpaces`.
  public func querySpaces(
    list: [String]? = nil,
    color: Color? = nil
  ) async throws(RequestError<Never>) {
    try await send(QuerySpaces(list: list, color: color))
  }

  /// Sends `GET /queryPipes`.
  public func queryPipes(
    list: [String]? = nil,
    color: Color? = nil
  ) async throws(RequestError<Never>) {
    try await send(QueryPipes(list: list, color: color))
  }

  /// Sends `GET /queryDeep`.
  public func queryDeep(
    color: Color? = nil,
    filter: Filter? = nil
  ) async throws(RequestError<Never>) {
    try await send(QueryDeep(color: color, filter: filter))
  }

  /// Sends `GET /queryReserved`.
  public func queryReserved(
    text: String? = nil,
    list: [String]? = nil
  ) async throws(RequestError<Never>) {
    try await send(QueryReserved(text: text, list: list))
  }

  /// Sends `GET /queryNames`.
  public func queryNames(
    filterName: String? = nil,
    ids: [Int]? = nil,
    aBAndCEqualsDPlusÉ: String? = nil,
    top: Int? = nil,
    class: String? = nil
  ) async throws(RequestError<Never>) {
    try await send(
      QueryNames(
        filterName: filterName,
        ids: ids,
        aBAndCEqualsDPlusÉ: aBAndCEqualsDPlusÉ,
        top: top,
        class: `class`
      )
    )
  }

  /// Sends `GET /queryKinds`.
  public func queryKinds(
    flag: Bool? = nil,
    count: Int64? = nil,
    ratio: JSONNumber? = nil,
    when: DateTime? = nil,
    day: CalendarDate? = nil,
    id: UUID? = nil,
    order: QueryKinds.Order? = nil,
    limit: Int? = nil,
    maybe: String? = nil,
    colors: [Color]? = nil,
    data: Data? = nil
  ) async throws(RequestError<Never>) {
    try await send(
      QueryKinds(
        flag: flag,
        count: count,
        ratio: ratio,
        when: when,
        day: day,
        id: id,
        order: order,
        limit: limit,
        maybe: maybe,
        colors: colors,
        data: data
      )
    )
  }

  /// Sends `GET /queryJSON`.
  public func queryJSON(filter: Filter? = nil) async throws(RequestError<Never>) {
    try await send(QueryJSON(filter: filter))
  }

  /// Sends `GET /headers`.
  public func headers(
    xText: String? = nil,
    xList: [String]? = nil,
    xColor: Color? = nil,
    xColorsExploded: Color? = nil,
    xJSON: Color? = nil,
    xOld: String? = nil,
    acceptLanguage: String? = nil
  ) async throws(RequestError<Never>) {
    try await send(
      Headers(
        xText: xText,
        xList: xList,
        xColor: xColor,
        xColorsExploded: xColorsExploded,
        xJSON: xJSON,
        xOld: xOld,
        acceptLanguage: acceptLanguage
      )
    )
  }

  /// Sends `GET /cookies`.
  public func cookies(
    text: String? = nil,
    list: [String]? = nil,
    joined: [String]? = nil,
    json: Color? = nil
  ) async throws(RequestError<Never>) {
    try await send(Cookies(text: text, list: list, joined: joined, json: json))
  }

  /// Sends `GET /rawCookies`.
  public func rawCookies(
    text: String? = nil,
    list: [String]? = nil,
    color: Color? = nil
  ) async throws(RequestError<Never>) {
    try await send(RawCookies(text: text, list: list, color: color))
  }

  /// Sends `GET /governed`.
  public func governed() async throws(RequestError<Never>) {
    try await send(Governed())
  }

  /// Sends `GET /answer`.
  ///
  /// - Returns: Said in headers alone.
  public func answerHeaders() async throws(RequestError<Never>) -> AnswerHeaders.Reply {
    try await send(AnswerHeaders())
  }

  /// Nothing of it is recorded but that it may be called without parameters.
  public func sampleParameters(
    ratio: JSONNumber? = nil,
    price: Decimal? = nil,
    when: DateTime? = nil,
    order: SampleParameters.Order? = nil,
    ids: [Int]? = nil,
    orders: [SampleParameters.OrdersItem]? = nil,
    flags: [Bool]? = nil,
    ratios: [JSONNumber]? = nil,
    exploded: Color? = nil,
    joined: Color? = nil,
    piped: Color? = nil,
    deep: Filter? = nil,
    map: [String: String]? = nil,
    json: Color? = nil,
    xRatio: JSONNumber? = nil,
    xList: [String]? = nil,
    xColor: Color? = nil,
    xExploded: Color? = nil,
    xJSON: String? = nil,
    text: String? = nil,
    list: [String]? = nil,
    pair: [Int]? = nil,
    raw: Bool? = nil
  ) async throws(RequestError<Never>) {
    try await send(
      SampleParameters(
        ratio: ratio,
        price: price,
        when: when,
        order: order,
        ids: ids,
        orders: orders,
        flags: flags,
        ratios: ratios,
        exploded: exploded,
        joined: joined,
        piped: piped,
        deep: deep,
        map: map,
        json: json,
        xRatio: xRatio,
        xList: xList,
        xColor: xColor,
        xExploded: xExploded,
        xJSON: xJSON,
        text: text,
        list: list,
        pair: pair,
        raw: raw
      )
    )
  }

  /// Of its answers one is recorded.
  public func sampleAnswers() async throws(RequestError<SampleAnswers.Failure>)
    -> SampleAnswers.Reply
  {
    try await send(SampleAnswers())
  }

  /// A success of any status, of which one is recorded.
  public func sampleReply() async throws(RequestError<Never>) -> Color {
    try await send(SampleReply())
  }

  /// Sends `GET /secure/header`.
  public func secureHeader() async throws(RequestError<Never>) {
    try await send(SecureHeader())
  }

  /// Sends `GET /secure/query`.
  public func secureQuery() async throws(RequestError<Never>) {
    try await send(SecureQuery())
  }

  /// Sends `GET /secure/cookie`.
  public func secureCookie() async throws(RequestError<Never>) {
    try await send(SecureCookie())
  }

  /// Sends `GET /secure/basic`.
  public func secureBasic() async throws(RequestError<Never>) {
    try await send(SecureBasic())
  }

  /// Sends `GET /secure/bearer`.
  public func secureBearer() async throws(RequestError<Never>) {
    try await send(SecureBearer())
  }

  /// Sends `GET /secure/other`.
  public func secureOther() async throws(RequestError<Never>) {
    try await send(SecureOther())
  }

  /// Sends `GET /secure/tokens`.
  public func secureTokens() async throws(RequestError<Never>) {
    try await send(SecureTokens())
  }

  /// Sends `GET /secure/discovered`.
  public func secureDiscovered() async throws(RequestError<Never>) {
    try await send(SecureDiscovered())
  }

  /// Sends `GET /secure/both`.
  public func secureBoth() async throws(RequestError<Never>) {
    try await send(SecureBoth())
  }

  /// Sends `GET /secure/either`.
  public func secureEither() async throws(RequestError<Never>) {
    try await send(SecureEither())
  }

  /// Sends `GET /secure/optional`.
  public func secureOptional() async throws(RequestError<Never>) {
    try await send(SecureOptional())
  }

  /// Sends `GET /secure/certificate`.
  public func secureCertificate() async throws(RequestError<Never>) {
    try await send(SecureCertificate())
  }

  /// Sends `GET /secure/inherited`.
  public func secureInherited() async throws(RequestError<Never>) {
    try await send(SecureInherited())
  }

  /// Sends `GET /secure/none`.
  public func secureNone() async throws(RequestError<Never>) {
    try await send(SecureNone())
  }

  /// Sends `GET /undescribed`.
  @discardableResult
  public func undescribedSuccess() async throws(RequestError<UndescribedSuccess.Failure>)
    -> UndescribedSuccess.Reply
  {
    try await send(UndescribedSuccess())
  }

  /// Sends `PUT /undescribed`.
  @discardableResult
  public func undescribedAnswers() async throws(RequestError<Never>) -> UndescribedAnswers.Reply {
    try await send(UndescribedAnswers())
  }

  /// Sends `GET /elsewhere`.
  public func elsewhereByPath() async throws(RequestError<Never>) {
    try await send(ElsewhereByPath())
  }

  /// Sends `POST /elsewhere`.
  public func elsewhereByOperation() async throws(RequestError<Never>) {
    try await send(ElsewhereByOperation())
  }

  /// Sends `PUT /elsewhere`.
  public func elsewhereByName() async throws(RequestError<Never>) {
    try await send(ElsewhereByName())
  }

  /// Sends `PATCH /elsewhere`.
  public func elsewhereAtPath() async throws(RequestError<Never>) {
    try await send(ElsewhereAtPath())
  }

  /// Sends `DELETE /elsewhere`.
  public func elsewhereAtVersion() async throws(RequestError<Never>) {
    try await send(ElsewhereAtVersion())
  }
}
