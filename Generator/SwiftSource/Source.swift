/// Swift source as a tree of pieces, which is printed in one pass.
///
/// Joining pieces copies no text.
public struct Source: ExpressibleByStringInterpolation, Sendable {
  var segments: [Segment] = []
  /// Whether the piece has several lines at any line width.
  var isMultiline = false

  public init(stringLiteral text: String) { write(text) }
  public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.source }

  /// Joins the parts that aren't empty, with a separator that doesn't come from a document.
  public init(joining parts: [Source], by separator: StaticString) {
    for part in parts where !part.isEmpty {
      if !isEmpty { write(separator.description) }
      append(part)
    }
  }

  /// Returns an empty piece in a file that imports a module.
  public static func importing(_ module: TypeReference.Module) -> Source {
    var source = Source(stringLiteral: "")
    source.segments.append(.module(module.name.text))
    return source
  }

  /// Whether the source is only white space.
  public var isEmpty: Bool { segments.allSatisfy(\.isBlank) }

  enum Segment: Sendable {
    case text(String)
    case module(String)
    case piece(Source)
    case list([Source], trailingComma: Bool)
    case branch(Source)
    case patterns([Source])
    case generic(Source)
    case result(Source)
    case effects(Source)
    case inheritance([Source])
    case literal([LiteralPart])
    case comment(Prose)
    /// Removes its line if the line is blank.
    case nothing
    /// Removes the white space before it.
    case noSection

    var isBlank: Bool {
      switch self {
      case .nothing, .noSection: true
      case .text(let text): text.utf8.allSatisfy { $0 == .space || $0 == .newline }
      default: false
      }
    }
  }
}

extension Source {
  mutating func write(_ text: String) {
    guard !text.isEmpty else { return }
    segments.append(.text(text))
    isMultiline =
      isMultiline
      || text.utf8.withContiguousStorageIfAvailable { $0.contains(.newline) } ?? true
  }

  /// Appends a piece; one on a single line is flattened, since it has no indentation of its own.
  mutating func append(_ piece: Source) {
    guard piece.isMultiline else {
      segments += piece.segments
      return
    }
    segments.append(.piece(piece))
    isMultiline = true
  }
}
