import Shape
import SwiftSource

extension ModelDrafter {
  mutating func blueprint(
    of tuple: Tuple,
    of model: Model,
    at path: [SwiftName]
  ) -> TupleBlueprint {
    var scope = Scope(taken: ["encode", "hashValue", "self", "acceptsNull"])
    var elements = elements(of: tuple, of: model, at: path, &scope)
    let rest = tuple.rest.map {
      TupleBlueprint.Rest(
        name: scope.claim(tuple.elements.isEmpty ? ["elements"] : ["rest", "others"]).name,
        type: spelling.reference($0, in: path)
      )
    }
    for index in elements.indices where elements[index].presence.isOptional {
      elements[index].condition = condition(from: elements[index...], rest)
    }
    let used = elements.map(\.name) + (rest.map { [$0.name] } ?? [])
    return TupleBlueprint(
      elements: elements,
      rest: rest,
      reader: .first(of: ["json", "reader", "jsonReader"], unlike: used),
      position: .first(of: ["position", "index", "elementIndex"], unlike: used),
      writer: .first(of: ["json", "writer", "jsonWriter"], unlike: used)
    )
  }

  private mutating func elements(
    of tuple: Tuple,
    of model: Model,
    at path: [SwiftName],
    _ scope: inout Scope
  ) -> [TupleBlueprint.Element] {
    tuple.elements.enumerated().map { index, element in
      let presence = Presence(element.type, isRequired: element.isRequired, in: path, spelling)
      return TupleBlueprint.Element(
        index: index,
        name: claim(
          element.name ?? Ordinal.word(index),
          .property,
          of: model,
          at: model.origin.part("prefixItems", index),
          in: &scope
        ),
        presence: presence,
        wrapper: element.isIndirect ? presence.wrapper : nil,
        documentation: element.documentation.text()
      )
    }
  }

  /// An element is written when it or anything after it is there, so that positions hold.
  private func condition(
    from elements: ArraySlice<TupleBlueprint.Element>,
    _ rest: TupleBlueprint.Rest?
  ) -> Source? {
    guard elements.allSatisfy(\.presence.isOptional) else { return nil }
    let present = elements.map { "\($0.name) != nil" as Source }
    let more = rest.map { ["!\($0.name).isEmpty" as Source] } ?? []
    return Source(joining: present + more, by: " || ")
  }
}

/// Words for the positions of a tuple whose author gave them no titles.
private enum Ordinal {
  static func word(_ index: Int) -> String {
    index < words.count ? words[index] : "element \(index + 1)"
  }

  private static let words = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
  ]
}
