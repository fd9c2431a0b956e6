import Canonical
import Shape
import SourceDiagnostics

/// Matches the described parameters with the template and the query of a path.
struct PathParameterMatcher {
  let schemas: SchemaShaper

  /// Checks path parameters against the template's names, both ways.
  ///
  /// A parameter that is missing is not reported where a reference is unresolved: that is reported.
  func matched(
    _ parameters: [Parameter],
    with names: [String],
    isComplete: Bool,
    at mark: Mark
  ) -> [Parameter] {
    let expected = Set(names)
    var matched = parameters.filter { parameter in
      guard parameter.location == .path, !expected.contains(parameter.key) else { return true }
      schemas.diagnostics.warn(
        .unusedPathParameter,
        at: mark,
        "the path parameter {\(parameter.key)} isn't in the path; ignored",
        fix: "add {\(parameter.key)} to the path, or remove the parameter"
      )
      return false
    }
    var described = Set(matched.filter { $0.location == .path }.map(\.key))
    for name in names where described.insert(name).inserted {
      if isComplete {
        schemas.diagnostics.warn(
          .missingPathParameter,
          at: mark,
          "the path parameter {\(name)} isn't defined; interpreted as a string",
          fix: "add a parameter with name: \(name) and in: path"
        )
      }
      matched.append(assumed(name, in: .path, isRequired: true, at: mark))
    }
    return matched
  }

  /// Adds the query parameters in the key of the path, unless they are described.
  func addItems(_ items: [OpenAPI.QueryItem], to found: inout [Parameter], at mark: Mark) {
    if items.isEmpty { return }
    addConstants(items, to: &found, at: mark)
    var known = Set(found.filter { $0.location == .query }.map(\.key))
    let paths = found.indices.filter { found[$0].location == .path }
    var indices = Dictionary(paths.map { (found[$0].key, $0) }) { first, _ in first }
    for item in items where known.insert(item.key).inserted {
      let value = item.value
      if let value, let name = Template.onlyName(of: value) {
        if let index = indices.removeValue(forKey: name) {
          found[index].key = item.key
          found[index].location = .query
          found[index].serialization = .style(.form, explode: true, allowReserved: false)
        } else {
          found.append(assumed(item.key, in: .query, isRequired: true, at: mark))
        }
        continue
      }
      var parameter = assumed(item.key, in: .query, isRequired: value != nil, at: mark)
      parameter.defaultValue = value.map(Literal.string)
      found.append(parameter)
    }
  }

  /// Makes a query value in the path the default of its described parameter.
  ///
  /// The parameter is required then, since the value may distinguish the operation from others.
  private func addConstants(
    _ items: [OpenAPI.QueryItem],
    to found: inout [Parameter],
    at mark: Mark
  ) {
    for item in items {
      guard let value = item.value, !value.isEmpty, Template.onlyName(of: value) == nil,
        let index = found.firstIndex(where: { $0.location == .query && $0.key == item.key })
      else { continue }
      guard let constant = literal(of: value, found[index]) else {
        noteInvalidConstant(value, of: item.key, at: mark)
        continue
      }
      found[index].defaultValue = constant
      found[index].isRequired = true
    }
  }

  /// The value that the text of a query has for a parameter, which may be an array of one element;
  /// nil for an invalid text.
  private func literal(of text: String, _ parameter: Parameter) -> Literal? {
    guard case .style(.form, _, _) = parameter.serialization else { return nil }
    let reader = WireReader(schemas.models)
    guard let element = reader.element(of: parameter.type) else {
      return reader.value(text, parameter.type)
    }
    return reader.value(text, element).map { .array([$0]) }
  }

  private func noteInvalidConstant(_ value: String, of key: String, at mark: Mark) {
    schemas.diagnostics.warn(
      .invalidDefault,
      at: mark,
      "the value \(Excerpt.quoted(value)) in the path doesn't match the schema of the parameter"
        + " \(Excerpt.quoted(key)); ignored",
      fix: "correct the value in the path or the schema"
    )
  }

  private func assumed(
    _ name: String,
    in location: Parameter.Location,
    isRequired: Bool,
    at mark: Mark
  ) -> Parameter {
    Parameter(
      key: name,
      location: location,
      serialization: .style(
        location == .path ? .simple : .form,
        explode: location != .path,
        allowReserved: false
      ),
      type: .string,
      isRequired: isRequired,
      origin: Origin(file: mark.file, line: mark.line, column: mark.column, pointer: "#")
    )
  }
}
