import Shape
import SwiftSource

extension ContractDrafter {
  /// The first recorded success once more, with a value for each parameter that no recording has;
  /// nil where all of them are recorded.
  ///
  /// A parameter counts where it may be absent and its value is one word in the query or a header.
  func unrecordedArguments(
    _ operation: Operation,
    _ cases: [Contract.Case]
  ) -> (recorded: Contract.Case, additions: [Source])? {
    let recorded = Set(cases.flatMap(\.arguments).map { Place($0.location, $0.key) })
    let base = cases.first { 200..<300 ~= $0.status } ?? cases.first
    guard var base, !isOneQuery(operation) else { return nil }
    var additions: [Source] = []
    for parameter in operation.parameters
    where !parameter.isRequired && !recorded.contains(Place(parameter.location, parameter.key)) {
      guard let (value, text) = sample(of: parameter.type), isWord(parameter) else { continue }
      base.arguments.append(
        Contract.Argument(location: parameter.location, key: parameter.key, value: value)
      )
      let facts = [parameter.key, text]
      additions.append(
        ".\(parameter.location == .query ? "query" : "header")(\(list: facts, Source.literal))"
      )
    }
    return additions.isEmpty ? nil : (base, additions)
  }

  private struct Place: Hashable {
    let location: Parameter.Location
    let key: String

    init(_ location: Parameter.Location, _ key: String) {
      self.location = location
      self.key = key
    }
  }

  private func isOneQuery(_ operation: Operation) -> Bool {
    operation.parameters.contains { $0.location == .querystring }
  }

  /// Whether a scalar of the parameter is `name=value` in the query, or the header's whole value.
  private func isWord(_ parameter: Parameter) -> Bool {
    guard case .style(let style, _, _) = parameter.serialization else { return false }
    return switch parameter.location {
    case .query: style == .form
    case .header: style == .simple
    case .path, .cookie, .querystring: false
    }
  }

  /// A value that the type allows, and its text; nil where that takes more than a word.
  private func sample(of type: Type) -> (value: Literal, text: String)? {
    switch house.spelling.unaliased(type) {
    case .boolean: return (.boolean(true), "true")
    case .integer: return (.integer("7"), "7")
    case .string: return (.string("sample"), "sample")
    case .nullable(let type): return sample(of: type)
    case .model(let id):
      guard case .enumeration(let enumeration)? = house.spelling.model(id)?.definition,
        let value = enumeration.values.first(where: { $0.literal.text.map(isPlain) == true }),
        let text = value.literal.text
      else { return nil }
      return (value.literal, text)
    default: return nil
    }
  }

  /// Whether a text is in a URL what it is in the document.
  private func isPlain(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "a")...UInt8(ascii: "z"):
          true
        default: false
        }
      }
  }
}
