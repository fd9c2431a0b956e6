// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Upload: MultipartEncodable, Hashable {
  public var file: BinaryContent
  public var purpose: Purpose?
  /// The members that the schema doesn't name.
  public var additionalProperties: [String: String]

  public init(
    file: BinaryContent,
    purpose: Purpose? = nil,
    additionalProperties: [String: String] = [:]
  ) {
    self.file = file
    self.purpose = purpose
    self.additionalProperties = additionalProperties
  }

  public func encode(into form: inout MultipartForm) throws(InvalidRequest) {
    try form.file("file", file)
    try form.value("purpose", purpose)
    for (key, value) in additionalProperties.sorted(by: { $0.key < $1.key }) {
      try form.value(key, value)
    }
  }

  public struct Purpose: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let print = Self(rawValue: "print")
    public static let web = Self(rawValue: "web")

    public static let knownValues: [Self] = [.print, .web]
  }
}
