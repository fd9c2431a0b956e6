/// A path with values in it: `"/channels/\(channels, name: "channels")/messages"`.
///
/// Literals are unchanged; values are percent-encoded except RFC 3986's unreserved characters, so
/// that a value is always one segment.
public struct PathTemplate: ExpressibleByStringInterpolation, Sendable {
  private let content: StringInterpolation

  public init(stringLiteral literal: String) {
    var content = StringInterpolation(literalCapacity: literal.utf8.count, interpolationCount: 0)
    content.appendLiteral(literal)
    self.content = content
  }

  public init(stringInterpolation interpolation: StringInterpolation) {
    content = interpolation
  }

  /// Builds a path from literal text and encoded values.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// The encoded path, without invalid values.
    fileprivate var path: [UInt8] = []
    fileprivate var values: [Value] = []
    /// The error of the first invalid value.
    fileprivate var refusal: Refusal?

    public init(literalCapacity: Int, interpolationCount: Int) {
      path.reserveCapacity(literalCapacity + 24 * interpolationCount)
      values.reserveCapacity(interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) {
      path.append(text: PercentEncoding.pathLiteral.encode(literal))
    }

    /// Appends a value in one of the path styles; `matrix` writes the name too.
    @inlinable
    public mutating func appendInterpolation<T: JSONEncodable>(
      _ value: T?,
      style: PathStyle = .simple,
      name: StaticString? = nil,
      explode: Bool = false
    ) {
      if let value {
        append(value, style, name, explode: explode)
      } else {
        append(JSONValue.null, style, name, explode: explode)
      }
    }

    /// Appends a value as JSON text, for a parameter that has `content`.
    @inlinable
    public mutating func appendInterpolation<T: JSONEncodable>(
      json value: T?,
      name: StaticString? = nil
    ) {
      if let value {
        append(json: value, name)
      } else {
        append(json: JSONValue.null, name)
      }
    }

    // Separate from the check for nil, which is inlined: generic code is slower when nested.

    @usableFromInline
    mutating func append(
      _ value: some JSONEncodable,
      _ style: PathStyle,
      _ name: StaticString?,
      explode: Bool
    ) {
      append(name) { name, path throws(InvalidRequest) in
        let value = try ParameterValue(value, of: name)
        path.append(text: try style.expand(value, name: name, explode: explode))
      }
    }

    @usableFromInline
    mutating func append(json value: some JSONEncodable, _ name: StaticString?) {
      append(name) { name, path throws(InvalidRequest) in
        let json = try JSONValue(value, of: name).utf8
        PercentEncoding.unreserved.encode(utf8: json, onto: &path)
      }
    }

    private mutating func append(
      _ name: StaticString?,
      _ expand: (String, inout [UInt8]) throws(InvalidRequest) -> Void
    ) {
      let begin = path.count
      do {
        try expand(name?.description ?? "", &path)
        if path.count == begin { refuse(name, "a value in a path must not be empty") }
      } catch {
        refuse(name, error.reason)
      }
      values.append(Value(name: name, range: begin..<path.count))
    }

    private mutating func refuse(_ name: StaticString?, _ reason: String) {
      guard refusal == nil else { return }
      refusal = Refusal(number: values.count + 1, name: name, reason: reason)
    }
  }

  /// A value's name and its range in the path, in bytes.
  fileprivate struct Value: Sendable {
    let name: StaticString?
    let range: Range<Int>
  }

  /// The error of a path value, with its number and name.
  fileprivate struct Refusal: Sendable {
    let number: Int
    let name: StaticString?
    let reason: String
  }
}

extension PathTemplate {
  /// Returns the whole path; throws when a value would change its structure.
  func text(named template: StaticString? = nil) throws(InvalidRequest) -> String {
    let path = String(decoding: content.path, as: UTF8.self)
    if let refusal = content.refusal ?? (path.hasDotSegment ? dotSegmentRefusal : nil) {
      let name =
        refusal.name?.description ?? template.flatMap { Self.name(refusal.number, in: $0) }
      throw InvalidRequest(
        parameter: name ?? "value \(refusal.number) of \(outline)",
        reason: refusal.reason
      )
    }
    return path.utf8.first == UInt8(ascii: "/") ? path : "/" + path
  }

  /// Returns the name in the n-th braces of a template, counted from 1.
  private static func name(_ number: Int, in template: StaticString) -> String? {
    let parts = template.description.split(separator: "{", omittingEmptySubsequences: false)
    guard parts.indices.contains(number) else { return nil }
    return String(parts[number].prefix { $0 != "}" })
  }

  /// The error of a value that makes a segment `.` or `..`, which leads to another path.
  ///
  /// Encoding does not help: a dot is unreserved, so that `%2E` means the same to any proxy that
  /// normalizes the URL.
  private var dotSegmentRefusal: Refusal? {
    let path = content.path
    let segments = String(decoding: path, as: UTF8.self)
      .split(separator: "/", omittingEmptySubsequences: false)
    for (index, value) in content.values.enumerated() {
      let first = path[..<value.range.lowerBound].count { $0 == UInt8(ascii: "/") }
      let last = path[..<value.range.upperBound].count { $0 == UInt8(ascii: "/") }
      for segment in segments[first...last] where [".", ".."].contains(segment) {
        return Refusal(
          number: index + 1,
          name: value.name,
          reason: "`\(segment)` cannot be a whole segment of a path"
        )
      }
    }
    return nil
  }

  /// The encoded template with numbered values, for values without names.
  private var outline: String {
    var outline: [UInt8] = []
    var end = 0
    for (index, value) in content.values.enumerated() {
      outline += content.path[end..<value.range.lowerBound]
      outline.append(text: "{\(index + 1)}")
      end = value.range.upperBound
    }
    return String(decoding: outline + content.path[end...], as: UTF8.self)
  }
}

extension [UInt8] {
  fileprivate mutating func append(text: String) { text.withBytes { append(contentsOf: $0) } }
}
