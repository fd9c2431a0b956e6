/// Where a service lives: `https://api.example.com/v1`.
public struct ServerURL: Hashable, Sendable {
  /// As given; paths of operations follow it.
  public let string: String
  /// Found when the value is made, thrown when it is used.
  private let defect: InvalidServerURL?

  /// Throws unless the text is an absolute http or https URL of host, port and path alone.
  public init(_ string: String) throws(InvalidServerURL) {
    self.init(text: string)
    try verify()
  }

  /// A URL that the generator wrote; what is wrong with it is thrown when a request is sent.
  public init(literal: StaticString) {
    self.init(text: literal.description)
  }

  /// A server template with values for its variables: `https://{region}.example.com`.
  ///
  /// What is wrong with the result is thrown when a request is sent.
  public init(template: StaticString, _ variables: KeyValuePairs<StaticString, String>) {
    var text = ""
    var rest = template.description[...]
    while let begin = rest.firstIndex(of: "{"), let end = rest[begin...].firstIndex(of: "}") {
      let name = rest[begin..<end].dropFirst()
      let value = variables.first { $0.key.description == name }?.value
      text += rest[..<begin] + (value ?? String(rest[begin...end]))
      rest = rest[end...].dropFirst()
    }
    self.init(text: text + rest)
  }

  private init(text: String) {
    string = text
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

  /// The URL of a path and query on this server.
  func appending(_ target: String) -> String {
    (string.hasSuffix("/") ? String(string.dropLast()) : string) + target
  }
}

extension ServerURL: CustomStringConvertible {
  public var description: String { string }
}
