/// A path with values in it: `"/channels/\(channels, name: "channels")/messages"`.
///
/// Literals stand as written; values are percent-encoded to RFC 3986's unreserved characters, so
/// none of them can become two segments.
public struct PathTemplate: ExpressibleByStringInterpolation, Sendable {
  private let pieces: [Piece]

  public init(stringLiteral literal: String) {
    pieces = [.literal(literal)]
  }

  public init(stringInterpolation interpolation: StringInterpolation) {
    pieces = interpolation.pieces
  }

  enum Piece {
    case literal(String)
    case value(Result<String, InvalidRequest>, name: String?)
  }

  /// Puts a path together from literal text and encoded values.
  public struct StringInterpolation: StringInterpolationProtocol {
    var pieces: [Piece] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    public mutating func appendLiteral(_ literal: String) {
      pieces.append(.literal(literal))
    }

    /// A value in one of the styles of paths; `matrix` writes the name too.
    public mutating func appendInterpolation<T: JSONEncodable>(
      _ value: T?,
      style: PathStyle = .simple,
      name: StaticString? = nil,
      explode: Bool = false
    ) {
      append(name) { name throws(InvalidRequest) in
        style.expand(try ParameterValue(value, of: name), name: name, explode: explode)
      }
    }

    /// A value as JSON text: a parameter that has `content`.
    public mutating func appendInterpolation<T: JSONEncodable>(
      json value: T?,
      name: StaticString? = nil
    ) {
      append(name) { name throws(InvalidRequest) in
        PercentEncoding.unreserved.encode(try JSONValue(value, of: name).description)
      }
    }

    private mutating func append(
      _ name: StaticString?,
      _ expand: (String) throws(InvalidRequest) -> String
    ) {
      let name = name?.description
      do {
        pieces.append(.value(.success(try expand(name ?? "")), name: name))
      } catch {
        pieces.append(.value(.failure(error), name: name))
      }
    }
  }
}

extension PathTemplate {
  /// The whole path; throws when a value would make it the path of something else.
  func text(named template: StaticString? = nil) throws(InvalidRequest) -> String {
    do {
      return try text()
    } catch {
      let name = error.name ?? template.flatMap { Self.name(error.number, in: $0) }
      throw InvalidRequest(
        parameter: name ?? "value \(error.number) of \(outline)",
        reason: error.reason
      )
    }
  }

  /// Why a value can't stand in the path, and which one it is.
  private struct Refusal: Error {
    let number: Int
    let name: String?
    let reason: String
  }

  /// The name in one of the braces of a template, counted from 1.
  private static func name(_ number: Int, in template: StaticString) -> String? {
    let parts = template.description.split(separator: "{", omittingEmptySubsequences: false)
    guard parts.indices.contains(number) else { return nil }
    return String(parts[number].prefix { $0 != "}" })
  }

  private func text() throws(Refusal) -> String {
    var path = ""
    var number = 0
    for piece in pieces {
      switch piece {
      case .literal(let literal): path += PercentEncoding.pathLiteral.encode(literal)
      case .value(let value, let name):
        number += 1
        path += try Self.verified(value, number: number, name: name)
      }
    }
    if path.hasDotSegment { try refuseDotSegments(in: path) }
    return path.utf8.first == UInt8(ascii: "/") ? path : "/" + path
  }

  private static func verified(
    _ value: Result<String, InvalidRequest>,
    number: Int,
    name: String?
  ) throws(Refusal) -> String {
    switch value {
    case .success(""):
      throw Refusal(number: number, name: name, reason: "a value in a path must not be empty")
    case .success(let text): return text
    case .failure(let error): throw Refusal(number: number, name: name, reason: error.reason)
    }
  }

  /// `.` and `..` climb to another path, and encoding them doesn't help: a dot is unreserved, so
  /// that `%2E` means the same to whoever normalizes the URL on the way.
  private func refuseDotSegments(in path: String) throws(Refusal) {
    let segments = path.split(separator: "/", omittingEmptySubsequences: false)
    var (number, slashes) = (0, 0)
    for piece in pieces {
      switch piece {
      case .literal(let literal): slashes += literal.slashes
      case .value(let value, let name):
        number += 1
        let own = slashes...slashes + ((try? value.get())?.slashes ?? 0)
        slashes = own.upperBound
        for segment in segments[own] where [".", ".."].contains(segment) {
          throw Refusal(
            number: number,
            name: name,
            reason: "`\(segment)` cannot be a whole segment of a path"
          )
        }
      }
    }
  }

  /// The template with its values numbered, for values that have no name.
  private var outline: String {
    var count = 0
    return pieces.map { piece in
      guard case .literal(let text) = piece else {
        count += 1
        return "{\(count)}"
      }
      return text
    }.joined()
  }
}

extension String {
  fileprivate var slashes: Int { utf8.count { $0 == UInt8(ascii: "/") } }
}
