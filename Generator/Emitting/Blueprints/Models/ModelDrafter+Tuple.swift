import Shape
import SwiftSource

extension ModelDrafter {
  mutating func blueprint(
    of tuple: Tuple,
    of model: Model,
    at path: [SwiftName]
  ) -> TupleBlueprint {
    var scope = Scope(taken: ["encode", "hashValue", "self", "acceptsNull"])
    let elements = elements(of: tuple, of: model, at: path, &scope)
    let rest = tuple.rest.map {
      TupleBlueprint.AdditionalElements(
        name: scope.claim(tuple.elements.isEmpty ? ["elements"] : ["rest", "others"]).name,
        type: spelling.reference($0, in: path)
      )
    }
    let used = elements.map(\.name) + (rest.map { [$0.name] } ?? [])
    return TupleBlueprint(
      elements: elements,
      rest: rest,
      reader: .first(of: ["json", "reader", "jsonReader"], unlike: used),
      position: .first(of: ["position", "index", "elementIndex"], unlike: used),
      writer: .first(of: ["json", "writer", "jsonWriter"], unlike: used),
      missing: .first(of: ["missing", "absent", "missingElements"], unlike: used)
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
      let values = ValueWriter(spelling: spelling, scope: path, expressions: .initializers)
      let constant = element.isRequired ? element.constant.map(Literal.string) : nil
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
        assumed: constant.flatMap { values.source($0, as: element.type) },
        wrapper: element.isIndirect ? presence.wrapper : nil,
        documentation: element.documentation.text()
      )
    }
  }
}

/// Names for the elements of a tuple without titles.
private enum Ordinal {
  static func word(_ index: Int) -> String {
    index < words.count ? words[index] : "element \(index + 1)"
  }

  private static let words = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
  ]
}
