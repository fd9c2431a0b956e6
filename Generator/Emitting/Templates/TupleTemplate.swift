import SwiftSource

/// A JSON array with a type for each position (`prefixItems`).
struct TupleTemplate {
  let model: ModelBlueprint
  let tuple: TupleBlueprint
  let nested: [Source]
  let access: Source

  var source: Source {
    """
    \(doc: model.documentation)
    \(access)struct \(model.name): \(TypeReference.jsonModel) {
      \(lines: [properties, initializer, decoder, encoder] + nested, by: "\n\n", \.self)
    }
    """
  }

  private var properties: Source {
    """
    \(lines: tuple.elements, property)
    \(tuple.rest.map { "\(access)var \($0.name): [\($0.type)]" })
    """
  }

  private func property(_ element: TupleBlueprint.Element) -> Source {
    """
    \(doc: element.documentation)
    \(element.wrapper.map { "@\($0) " as Source })\(access)var \(element.name): \(element.presence.type)
    """
  }

  private var initializer: Source {
    """
    \(access)init(\(list: parameters, \.self)) {
      \(lines: tuple.elements, { "self.\(label: $0.name) = \($0.name)" })
      \(tuple.rest.map { "self.\(label: $0.name) = \($0.name)" })
    }
    """
  }

  private var parameters: [Source] {
    tuple.elements.map(parameter)
      + (tuple.rest.map { ["\(label: $0.name): [\($0.type)] = []"] } ?? [])
  }

  private func parameter(_ element: TupleBlueprint.Element) -> Source {
    let initial: Source? = element.assumed ?? (element.presence.isOptional ? "nil" : nil)
    return
      "\(label: element.name): \(element.presence.type)\(initial.map { " = \($0)" } ?? "" as Source)"
  }

  private var decoder: Source {
    """
    \(access)init(from \(tuple.reader): inout JSONReader) throws(JSONError) {
      \(lines: tuple.elements, pending)
      \(tuple.rest.map { "var \($0.name): [\($0.type)] = []" })
      \(tuple.elements.isEmpty ? "" : "var \(tuple.position) = 0")
      try \(tuple.reader).beginArray()
      while try \(tuple.reader).nextElement() {
        \(tuple.elements.isEmpty ? remainder : byPosition)
      }
      \(lines: tuple.elements, assignment)
      \(tuple.rest.map { "self.\(label: $0.name) = \($0.name)" })
    }
    """
  }

  private var byPosition: Source {
    """
    switch \(tuple.position) {
    \(lines: tuple.elements, reading)
    default: \(remainder)
    }
    \(tuple.position) += 1
    """
  }

  private func pending(_ element: TupleBlueprint.Element) -> Source {
    "var \(element.name): \(element.presence.pending)"
  }

  private func reading(_ element: TupleBlueprint.Element) -> Source {
    "case \(number(element)):\(branch: "\(element.name) = try \(tuple.reader).read()")"
  }

  private var remainder: Source {
    tuple.rest.map { "\($0.name).append(try \(tuple.reader).read())" }
      ?? "try \(tuple.reader).skipValue()"
  }

  private func assignment(_ element: TupleBlueprint.Element) -> Source {
    "self.\(label: element.name) = \(value(of: element))"
  }

  private func value(of element: TupleBlueprint.Element) -> Source {
    let index = number(element)
    return switch element.presence.requirement {
    case .required: "try \(tuple.reader).require(\(element.name), at: \(index))"
    case .requiredNullable: "try \(tuple.reader).require(\(element.name), at: \(index)).value"
    case .optional: "\(element.name)"
    }
  }

  private func number(_ element: TupleBlueprint.Element) -> Source {
    Source(number: Int64(element.index))
  }

  private var encoder: Source {
    """
    \(access)func encode(into \(tuple.writer): inout JSONWriter) {
      \(tuple.writer).beginArray()
      \(tuple.hasOptionals ? "var \(tuple.missing) = 0" : "")
      \(lines: tuple.elements, writing)
      \(tuple.rest.map(writing))
      \(tuple.writer).endArray()
    }
    """
  }

  private func writing(_ element: TupleBlueprint.Element) -> Source {
    element.presence.isOptional
      ? "\(tuple.writer).optionalElement(\(element.name), after: &\(tuple.missing))"
      : "\(tuple.writer).element(\(element.name))"
  }

  private func writing(_ rest: TupleBlueprint.AdditionalElements) -> Source {
    tuple.hasOptionals
      ? "\(tuple.writer).elements(\(rest.name), after: &\(tuple.missing))"
      : "for value in \(rest.name) { \(tuple.writer).element(value) }"
  }
}
