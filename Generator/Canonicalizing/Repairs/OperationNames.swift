import Canonical
import Specification

/// Gives each operation of a path a unique `operationId`.
struct OperationNames {
  /// The operationIds of the document.
  private var reserved: Set<String> = []
  private var taken: [String: Mark] = [:]
  /// The last number after each generated name.
  private var numbers: [String: Int] = [:]

  /// Returns paths whose operations have unique names.
  static func named(
    _ paths: [Named<OpenAPI.PathItem>],
    _ diagnostics: Diagnostics
  ) -> [Named<OpenAPI.PathItem>] {
    var names = OperationNames()
    names.reserved = Set(paths.flatMap(\.value.operations).compactMap(\.value.operationID))
    return paths.map { path in
      var item = path.value
      item.operations = item.operations.map { operation in
        var summary = operation.value
        summary.operationID = names.name(operation, path.key, diagnostics)
        return operation.with(summary)
      }
      return path.with(item)
    }
  }

  /// The operationId, or a name from the method and path if it is absent or a duplicate.
  private mutating func name(
    _ operation: Named<OpenAPI.OperationSummary>,
    _ path: String,
    _ diagnostics: Diagnostics
  ) -> String {
    if let name = operation.value.operationID {
      guard let first = taken[name] else {
        taken[name] = operation.keyMark
        return name
      }
      let other = generatedName(operation.key, path, at: operation.keyMark)
      diagnostics.warn(
        .duplicateOperationID,
        at: operation.keyMark,
        "duplicate operationId \(Excerpt.quoted(name)); its ID is \(Excerpt.quoted(other))",
        fix: "give the operation a unique operationId",
        related: [(first, "the first one is here")]
      )
      return other
    }
    return generatedName(operation.key, path, at: operation.keyMark)
  }

  private mutating func generatedName(
    _ method: String,
    _ path: String,
    at mark: Mark
  ) -> String {
    let name = OperationNames.words(method, path)
    var unique = name
    while taken[unique] != nil || reserved.contains(unique) {
      numbers[name, default: 1] += 1
      unique = name + String(numbers[name, default: 1])
    }
    taken[unique] = mark
    return unique
  }

  /// `GET /pets/{petId}/toys` is `getPetsByPetIdToys`.
  private static func words(_ method: String, _ path: String) -> String {
    var name = method.lowercased()
    for segment in path.split(separator: "/") {
      for piece in segment.split(whereSeparator: { "}".contains($0) }) {
        let halves = piece.split(separator: "{", maxSplits: 1, omittingEmptySubsequences: false)
        name += capitalized(halves[0])
        if halves.count > 1 { name += "By" + capitalized(halves[1]) }
      }
    }
    return name
  }

  private static func capitalized(_ words: Substring) -> String {
    words.split { !$0.isLetter && !$0.isNumber }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
