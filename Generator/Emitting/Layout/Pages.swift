import SwiftSource

/// The division of declarations of one kind among files of limited length.
///
/// Each piece has a group path: steps from the general to the specific, such as the words of its
/// name. Pieces share a page up to `maxLines`. Beyond that, they are divided by the next step of
/// their group paths, repeatedly. Pieces without a next step, or with a unique one, stay on the
/// page of the common steps, and on further pages of the same name.
///
/// The page of a piece only depends on its group path and on the length of the pieces that share
/// its steps: adding a piece moves no other, unless a page exceeds its limit. Within a page, the
/// pieces are in document order.
struct Pages<Content> {
  /// A part that isn't divided.
  struct Piece {
    var content: Content
    /// The steps by which pieces are grouped, from the general to the specific.
    var groupPath: [String]
    /// The name of the declaration.
    var name: SwiftName?
    /// The number of lines.
    var length: Int
  }

  /// The contents of one file.
  struct Page {
    /// The steps that the contents share; several pages may have the same name.
    var name: [String]
    var contents: [Content]
    /// The name of the first declaration.
    var first: SwiftName?
  }

  private(set) var pages: [Page] = []
  /// The maximum number of lines of a page.
  private let maxLines: Int

  /// Creates one page of pieces under a name, or several if it exceeds `maxLines`.
  init(_ pieces: [Piece], under name: [String], maxLines: Int) {
    self.maxLines = maxLines
    append(pieces, under: name)
  }

  /// Creates pages of pieces whose group paths begin with the same step.
  init(byFirstStep pieces: [Piece], maxLines: Int) {
    self.maxLines = maxLines
    for group in Pages.groups(of: pieces, at: 0) {
      append(group, under: Pages.commonSteps(of: group))
    }
  }

  private mutating func append(_ pieces: [Piece], under name: [String]) {
    if length(of: pieces) <= maxLines {
      pages.append(page(of: pieces, under: name))
    } else {
      divide(pieces, under: name)
    }
  }

  private mutating func divide(_ pieces: [Piece], under name: [String]) {
    let groups = Pages.groups(of: pieces, at: name.count)
    paginate(groups.filter { $0.count == 1 }.flatMap(\.self), under: name)
    for group in groups where group.count > 1 {
      let steps = Pages.commonSteps(of: group)
      // Pieces of the same group path have no further step.
      if steps.count > name.count {
        append(group, under: steps)
      } else {
        paginate(group, under: name)
      }
    }
  }

  /// Appends as many pages of one name as the pieces need.
  private mutating func paginate(_ pieces: [Piece], under name: [String]) {
    var rest = pieces[...]
    while let first = rest.first {
      var length = first.length
      let page =
        [first]
        + rest.dropFirst().prefix { piece in
          length += piece.length
          return length <= maxLines
        }
      pages.append(self.page(of: page, under: name))
      rest = rest.dropFirst(page.count)
    }
  }

  private func page(of pieces: [Piece], under name: [String]) -> Page {
    Page(name: name, contents: pieces.map(\.content), first: pieces.first?.name)
  }

  private func length(of pieces: [Piece]) -> Int { pieces.reduce(0) { $0 + $1.length } }

  /// Groups pieces by a step of their group paths, ignoring case, in the order of first occurrence.
  private static func groups(of pieces: [Piece], at step: Int) -> [[Piece]] {
    var groups: [[Piece]] = []
    var positions: [String?: Int] = [:]
    for piece in pieces {
      let key = piece.groupPath.dropFirst(step).first?.lowercased()
      if let position = positions[key] {
        groups[position].append(piece)
      } else {
        positions[key] = groups.count
        groups.append([piece])
      }
    }
    return groups
  }

  /// The common first steps of the group paths, in the first piece's case.
  private static func commonSteps(of group: [Piece]) -> [String] {
    guard var steps = group.first?.groupPath[...] else { return [] }
    for piece in group.dropFirst() {
      let count = zip(steps, piece.groupPath).prefix { $0.lowercased() == $1.lowercased() }.count
      steps = steps.prefix(count)
    }
    return Array(steps)
  }
}
