/// The base URL of a server: `https://api.example.com/v1`.
public struct ServerURL: Hashable, Sendable {
  /// The URL as given; paths of operations follow it.
  public let string: String
  /// The error of an invalid URL, which is thrown when it is used.
  private let defect: InvalidServerURL?
  /// Whether a document declares it, so that operations may use servers of their own.
  let isDocumented: Bool
  /// The part that precedes the path in the document; nil if that is scheme, host and port.
  private let prefix: String?
  /// The server in the document; nil unless it may choose among the servers of an operation.
  private(set) var declaration: ServerDeclaration?

  /// Creates a server; throws unless the text is an absolute http or https URL of host, port and
  /// path.
  public init(_ string: String) throws(InvalidServerURL) {
    self.init(text: string, isDocumented: false)
    try verify()
  }

  /// Creates a server from a URL of the document; generated code calls it.
  ///
  /// For an operation it can be only a path, such as `/v2`, which replaces the path of the client's
  /// server. An invalid URL throws when a request is sent.
  ///
  /// - Parameter name: The name by which a client's server chooses among those of an operation.
  public init(documented url: StaticString, name: StaticString? = nil) {
    self.init(text: url.description, isDocumented: true)
    declaration = name.map { ServerDeclaration(name: $0, template: url, variables: []) }
  }

  /// Creates a server from a URL template of the document and values for its variables:
  /// `https://{region}.example.com`.
  ///
  /// An invalid URL throws when a request is sent.
  public init(template: StaticString, _ variables: KeyValuePairs<StaticString, String>) {
    self.init(text: Self.text(of: template, variables), isDocumented: true)
  }

  /// Creates a server from a URL template of the document; operations with servers of their own use
  /// the values that differ from the defaults, too.
  ///
  /// For an operation it can be only a path, which replaces the path of the client's server. An
  /// invalid URL throws when a request is sent.
  ///
  /// - Parameter name: The name by which a client's server chooses among those of an operation.
  public init(template: StaticString, variables: [Variable], name: StaticString) {
    self.init(ServerDeclaration(name: name, template: template, variables: variables))
  }

  init(_ declaration: ServerDeclaration) {
    self.init(text: declaration.url, isDocumented: true)
    self.declaration = declaration
  }

  /// Creates a server from a documented path, such as `/api/v3`, and an origin.
  public init(
    path template: StaticString,
    _ variables: KeyValuePairs<StaticString, String> = [:],
    at origin: ServerURL
  ) {
    self.init(
      path: Self.text(of: template, variables),
      after: origin.base,
      isDocumented: origin.isDocumented
    )
  }

  private init(path: String, after prefix: String, isDocumented: Bool) {
    let target =
      path.hasPrefix("./") ? path.dropFirst() : path.hasPrefix("/") ? path[...] : "/\(path)"
    self.init(text: prefix + target, isDocumented: isDocumented, prefix: prefix)
  }

  /// Returns the server of an operation for a client's server, whose path a relative one replaces.
  func resolved(against client: ServerURL) -> ServerURL {
    guard isRelative else { return self }
    return ServerURL(path: string, after: client.origin, isDocumented: client.isDocumented)
  }

  /// Whether the URL is only a path.
  var isRelative: Bool { string.hasPrefix("/") }

  /// The URL without the path in the document.
  private var origin: String {
    if let prefix { return prefix }
    guard let scheme = string.firstRange(of: "://") else { return "" }
    return String(string[..<(string[scheme.upperBound...].firstIndex(of: "/") ?? string.endIndex)])
  }

  /// Returns the text of a template with the values of its variables.
  package static func text(
    of template: StaticString,
    _ variables: KeyValuePairs<StaticString, String>
  ) -> String {
    text(of: template) { name in variables.first { $0.key.description == name }?.value }
  }

  /// Returns the text of a template with a value for each variable; one without a value remains.
  static func text(of template: StaticString, value: (Substring) -> String?) -> String {
    var text = ""
    var rest = template.description[...]
    while let begin = rest.firstIndex(of: "{"), let end = rest[begin...].firstIndex(of: "}") {
      let name = rest[begin..<end].dropFirst()
      text += rest[..<begin] + (value(name) ?? String(rest[begin...end]))
      rest = rest[end...].dropFirst()
    }
    return text + rest
  }

  private init(text: String, isDocumented: Bool, prefix: String? = nil) {
    string = text
    self.isDocumented = isDocumented
    self.prefix = prefix
    do {
      try ServerURLSyntax(text: text).verify()
      defect = nil
    } catch {
      defect = error
    }
  }

  func verify() throws(InvalidServerURL) {
    if let defect { throw defect }
  }

  /// The URL without a trailing slash, for paths that begin with one.
  var base: String {
    string.utf8.last == UInt8(ascii: "/") ? String(string.dropLast()) : string
  }
}

/// Two servers are equal when requests go to the same URL.
extension ServerURL {
  public static func == (left: Self, right: Self) -> Bool { left.string == right.string }

  public func hash(into hasher: inout Hasher) { string.hash(into: &hasher) }
}
