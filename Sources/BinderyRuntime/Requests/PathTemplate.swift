/// A path with values in it: `"/channels/\(channels, name: "channels")/messages"`.
///
/// Literals stand as written; values are percent-encoded to RFC 3986's unreserved characters, so
/// none of them can become two segments.
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

  /// Puts a path together from literal text and encoded values.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// Encoded; without the values that are refused.
    fileprivate var path: [UInt8] = []
    fileprivate var values: [Value] = []
    /// Why the first value that can't stand there is refused.
    fileprivate var refusal: Refusal?

    public init(literalCapacity: Int, interpolationCount: Int) {
      path.reserveCapacity(literalCapacity + 24 * interpolationCount)
      values.reserveCapacity(interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) {
      path.append(text: PercentEncoding.pathLiteral.encode(literal))
    }

    /// A value in one of the styles of paths; `matrix` writes the name too.
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

    /// A value as JSON text: a parameter that has `content`.
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

    // Apart from the look at whether there is a value, which goes into the caller: a type that
    // isn't known here costs more inside of another.

    @usableFromInline
    mutating func append(
      _ value: some JSONEncodable,
      _ style: PathStyle,
      _ name: StaticString?,
      explode: Bool
    ) {
      append(name) { name, path throws(InvalidRequest) in
        let value = try ParameterValue(value, of: name)
        path.append(text: style.expand(value, name: name, explode: explode))
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
      values.append(Value(name: name, place: begin..<path.count))
    }

    private mutating func refuse(_ name: StaticString?, _ reason: String) {
      guard refusal == nil else { return }
      refusal = Refusal(number: values.count + 1, name: name, reason: reason)
    }
  }

  /// Where a value stands in the path, counted in bytes.
  fileprivate struct Value: Sendable {
    let name: StaticString?
    let place: Range<Int>
  }

  /// Why a value can't stand in the path, and which one it is.
  fileprivate struct Refusal: Sendable {
    let number: Int
    let name: StaticString?
    let reason: String
  }
}

extension PathTemplate {
  /// The whole path; throws when a value would make it the path of something else.
  func text(named template: StaticString? = nil) throws(InvalidRequest) -> String {
    let path = String(decoding: content.path, as: UTF8.self)
    if let refusal = content.refusal ?? (path.hasDotSegment ? climbing : nil) {
      let name =
        refusal.name?.description ?? template.flatMap { Self.name(refusal.number, in: $0) }
      throw InvalidRequest(
        parameter: name ?? "value \(refusal.number) of \(outline)",
        reason: refusal.reason
      )
    }
    return path.utf8.first == UInt8(ascii: "/") ? path : "/" + path
  }

  /// The name in one of the braces of a template, counted from 1.
  private static func name(_ number: Int, in template: StaticString) -> String? {
    let parts = template.description.split(separator: "{", omittingEmptySubsequences: false)
    guard parts.indices.contains(number) else { return nil }
    return String(parts[number].prefix { $0 != "}" })
  }

  /// Why a value makes `.` or `..` of a segment, which climb to another path.
  ///
  /// Encoding them doesn't help: a dot is unreserved, so that `%2E` means the same to whoever
  /// normalizes the URL on the way.
  private var climbing: Refusal? {
    let path = content.path
    let segments = String(decoding: path, as: UTF8.self)
      .split(separator: "/", omittingEmptySubsequences: false)
    for (index, value) in content.values.enumerated() {
      let first = path[..<value.place.lowerBound].count { $0 == UInt8(ascii: "/") }
      let last = path[..<value.place.upperBound].count { $0 == UInt8(ascii: "/") }
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

  /// The template as it is encoded, its values numbered, for values that have no name.
  private var outline: String {
    var outline: [UInt8] = []
    var end = 0
    for (index, value) in content.values.enumerated() {
      outline += content.path[end..<value.place.lowerBound]
      outline.append(text: "{\(index + 1)}")
      end = value.place.upperBound
    }
    return String(decoding: outline + content.path[end...], as: UTF8.self)
  }
}

extension [UInt8] {
  fileprivate mutating func append(text: String) { text.withBytes { append(contentsOf: $0) } }
}
