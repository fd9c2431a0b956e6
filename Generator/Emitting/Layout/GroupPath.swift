import SwiftSource

extension ModelBlueprint {
  /// The words of the name.
  var groupPath: [String] {
    let words = Words(name.text).words
    return words.joined() == name.text ? words : [name.text]
  }
}

extension SwiftName? {
  /// The name as the only step; empty for nil.
  var groupPath: [String] { map { [$0.text] } ?? [] }
}

extension RequestBlueprint {
  /// The tag and the literal segments of the path.
  var groupPath: [String] { tag.groupPath + resource }
}

extension MethodGroup {
  /// The tag, which is the first step of the requests' group paths.
  var groupPath: [String] { name.groupPath }
}

extension Pages<PrintedSource>.Piece {
  init(_ content: PrintedSource, at groupPath: [String], named name: SwiftName? = nil) {
    // An empty line separates pieces.
    self.init(
      content: content,
      groupPath: groupPath,
      name: name,
      length: content.lineCount + 1
    )
  }
}

extension Pages.Page {
  /// The steps as the name of a type, or the name of the first declaration if they are a word that
  /// names no object; nil if there are none.
  var typeName: SwiftName? {
    if name.count == 1, let first, GeneralWord.contains(name[0]) { return first }
    return SwiftName(name.joined())
  }

  /// The tag and the path segments that add a word: `PlayerMeQueue` for `/me/player/queue` of the
  /// tag `Player`.
  var resourceName: SwiftName? {
    var used: Set<String> = []
    let steps = name.filter { step in
      let words = Words(step).words.map { $0.lowercased() }
      let isKnown = !words.isEmpty && used.isSuperset(of: words)
      used.formUnion(words)
      return !isKnown
    }
    return SwiftName(steps.joined())
  }
}
