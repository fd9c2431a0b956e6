import SwiftSource

extension ModelBlueprint {
  /// The words of the name.
  var place: [String] {
    let words = Words(name.text).words
    return words.joined() == name.text ? words : [name.text]
  }
}

extension SwiftName? {
  /// The name alone; nowhere without one.
  var place: [String] { map { [$0.text] } ?? [] }
}

extension RequestBlueprint {
  /// The tag, and what tells requests of one tag apart.
  var place: [String] { tag.place + resource }
}

extension MethodGroup {
  /// The tag, with which the places of the requests begin.
  var place: [String] { name.place }
}

extension Pages<PrintedSource>.Piece {
  init(_ content: PrintedSource, at place: [String]) {
    // An empty line stands between two.
    self.init(content: content, place: place, length: content.lineCount + 1)
  }
}

extension Pages.Page {
  /// The shared steps as the name of a type; nil when there are none.
  var typeName: SwiftName? { SwiftName(name.joined()) }

  /// The tag and the steps of a path that say something new: `/me/player/queue` of the tag
  /// `Player` is `PlayerMeQueue`.
  var resourceName: SwiftName? {
    var said: Set<String> = []
    let telling = name.filter { step in
      let words = Words(step).words.map { $0.lowercased() }
      let isKnown = !words.isEmpty && said.isSuperset(of: words)
      said.formUnion(words)
      return !isKnown
    }
    return SwiftName(telling.joined())
  }
}
