/// Swift source under construction: a tree of pieces, printed in one pass.
///
/// Nothing is copied while pieces are put together; text moves once, into the printed file.
public struct Source: ExpressibleByStringInterpolation, Sendable {
  var segments: [Segment] = []
  /// True when the piece takes more than one line however wide the page is.
  var isTall = false

  public init(stringLiteral text: String) { write(text) }
  public init(stringInterpolation hand: Hand) { self = hand.source }

  /// The parts in a row, with a separator that is written by us and not by a document.
  public init(joining parts: [Source], by separator: StaticString) {
    for part in parts where !part.isEmpty {
      if !isEmpty { write(separator.description) }
      append(part)
    }
  }

  /// True when there is nothing to print but white space.
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
    case literal([LiteralPart])
    case comment(Prose)
    /// Takes its line away when nothing else stands on it.
    case nothing
    /// Takes the white space before it away.
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
    isTall = isTall || text.utf8.withContiguousStorageIfAvailable { $0.contains(.newline) } ?? true
  }

  /// A piece on one line stands on no indentation of its own, and needs no place of its own.
  mutating func append(_ piece: Source) {
    guard piece.isTall else {
      segments += piece.segments
      return
    }
    segments.append(.piece(piece))
    isTall = true
  }
}
