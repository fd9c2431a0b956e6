/// Where a service lives: `https://api.example.com/v1`.
public struct ServerURL: Hashable, Sendable {
  /// As given; paths of operations follow it.
  public let string: String
  /// Found when the value is made, thrown when it is used.
  private let defect: InvalidServerURL?
  /// Whether a document describes it, so that its operations may go to servers of their own.
  let isDocumented: Bool

  /// Throws unless the text is an absolute http or https URL of host, port and path alone.
  public init(_ string: String) throws(InvalidServerURL) {
    self.init(text: string, isDocumented: false)
    try verify()
  }

  /// A URL of the service's document, as the generator writes it; what is wrong with it is thrown
  /// when a request is sent.
  public init(documented url: StaticString) {
    self.init(text: url.description, isDocumented: true)
  }

  /// A server template of a document with values for its variables:
  /// `https://{region}.example.com`.
  ///
  /// What is wrong with the result is thrown when a request is sent.
  public init(template: StaticString, _ variables: KeyValuePairs<StaticString, String>) {
    self.init(text: Self.text(of: template, variables), isDocumented: true)
  }

  /// A documented path on a server that the document doesn't name: `/api/v3`.
  public init(
    path template: StaticString,
    _ variables: KeyValuePairs<StaticString, String> = [:],
    at origin: ServerURL
  ) {
    let path = Self.text(of: template, variables)
    let target =
      path.hasPrefix("./") ? path.dropFirst() : path.hasPrefix("/") ? path[...] : "/\(path)"
    self.init(text: origin.base + target, isDocumented: origin.isDocumented)
  }

  /// The text of a template with values in the place of its variables.
  package static func text(
    of template: StaticString,
    _ variables: KeyValuePairs<StaticString, String>
  ) -> String {
    var text = ""
    var rest = template.description[...]
    while let begin = rest.firstIndex(of: "{"), let end = rest[begin...].firstIndex(of: "}") {
      let name = rest[begin..<end].dropFirst()
      let value = variables.first { $0.key.description == name }?.value
      text += rest[..<begin] + (value ?? String(rest[begin...end]))
      rest = rest[end...].dropFirst()
    }
    return text + rest
  }

  private init(text: String, isDocumented: Bool) {
    string = text
    self.isDocumented = isDocumented
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

  /// The URL without a slash at its end, for paths that begin with one.
  var base: String {
    string.utf8.last == UInt8(ascii: "/") ? String(string.dropLast()) : string
  }
}

/// Two are equal when requests go to the same place.
extension ServerURL {
  public static func == (left: Self, right: Self) -> Bool { left.string == right.string }

  public func hash(into hasher: inout Hasher) { string.hash(into: &hasher) }
}
