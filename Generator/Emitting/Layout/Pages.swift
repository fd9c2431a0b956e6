/// What stands in files with others of its kind, divided so that no file is too long.
///
/// Each piece has a place: steps from the general to the particular, such as the words of its name.
/// Pieces stand together as long as they fit on a page. Those that don't are divided by the next
/// step of their places, as often as it takes. What shares its next step with nothing else, or has
/// none, stays on the page of what it was divided from,
/// and goes on to more of them where it has to.
///
/// Where a piece stands therefore depends on its own place, and on how much shares it: adding one
/// moves no other, except where a page gets too long. Within a page the order is the document's.
struct Pages<Content> {
  /// Something that is not divided itself.
  struct Piece {
    var content: Content
    var place: [String]
    /// How many lines it takes.
    var length: Int
  }

  /// What goes into one file.
  struct Page {
    /// The steps that its contents share; several pages may have the same.
    var name: [String]
    var contents: [Content]
  }

  private(set) var pages: [Page] = []
  /// How many lines a page has.
  private let room: Int

  /// Pieces that stand together under a name, if they fit.
  init(_ pieces: [Piece], under name: [String], room: Int) {
    self.room = room
    lay(pieces, under: name)
  }

  /// Pieces that only stand together where their places begin with the same step.
  init(byFirstStep pieces: [Piece], room: Int) {
    self.room = room
    for family in Pages.families(of: pieces, at: 0) {
      lay(family, under: Pages.shared(by: family))
    }
  }

  private mutating func lay(_ pieces: [Piece], under name: [String]) {
    if length(of: pieces) <= room {
      pages.append(Page(name: name, contents: pieces.map(\.content)))
    } else {
      divide(pieces, under: name)
    }
  }

  private mutating func divide(_ pieces: [Piece], under name: [String]) {
    let families = Pages.families(of: pieces, at: name.count)
    fill(families.filter { $0.count == 1 }.flatMap(\.self), under: name)
    for family in families where family.count > 1 {
      let shared = Pages.shared(by: family)
      // Nothing tells pieces of the same place apart.
      if shared.count > name.count { lay(family, under: shared) } else { fill(family, under: name) }
    }
  }

  /// As many pages as the pieces need, one after the other.
  private mutating func fill(_ pieces: [Piece], under name: [String]) {
    var rest = pieces[...]
    while let first = rest.first {
      var length = first.length
      let page =
        [first]
        + rest.dropFirst().prefix { piece in
          length += piece.length
          return length <= room
        }
      pages.append(Page(name: name, contents: page.map(\.content)))
      rest = rest.dropFirst(page.count)
    }
  }

  private func length(of pieces: [Piece]) -> Int { pieces.reduce(0) { $0 + $1.length } }

  /// The pieces by a step of their places, whatever its case, in the order of their first.
  private static func families(of pieces: [Piece], at step: Int) -> [[Piece]] {
    var families: [[Piece]] = []
    var positions: [String?: Int] = [:]
    for piece in pieces {
      let key = piece.place.dropFirst(step).first?.lowercased()
      if let position = positions[key] {
        families[position].append(piece)
      } else {
        positions[key] = families.count
        families.append([piece])
      }
    }
    return families
  }

  /// The steps with which all places begin, as the first of them writes them.
  private static func shared(by family: [Piece]) -> [String] {
    guard var shared = family.first?.place[...] else { return [] }
    for piece in family.dropFirst() {
      let count = zip(shared, piece.place).prefix { $0.lowercased() == $1.lowercased() }.count
      shared = shared.prefix(count)
    }
    return Array(shared)
  }
}
