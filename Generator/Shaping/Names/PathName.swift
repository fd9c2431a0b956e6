/// The name of an operation without an operationId, from its method and path alone.
///
/// A segment after a parameter is first, and so differs from one after a word: `/users/{id}/keys`
/// is `getKeysForUser`, and `/user/keys` is `getUserKeys`. The last parameter is stated if a path
/// without it would have the same name: `/users/{id}` is `getUserById`, and `/user` is `getUser`;
/// but `/users/{user}` is `getUser`, too, unless another path has this name.
struct PathName {
  private let operation: DescribedOperation
  /// The versions at the beginning of the path, which names have, so that a path with another
  /// version renames none.
  private let versions: [String]
  private let sections: [PathSection]
  /// The names, the best first: one that isn't too long, one with all words of the path, and those
  /// of operations whose paths have the same words.
  private(set) var names: [[String]] = []
  /// Whether the best name lacks words of the first segments or the last parameters.
  private(set) var isShortened = false

  init(_ operation: DescribedOperation) {
    self.operation = operation
    let steps = Self.distinguishing(operation.path.steps)
    let count = steps.prefix { $0.isVersion }.count
    versions = steps.prefix(count).flatMap(\.words)
    sections = PathSection.all(of: steps.dropFirst(count))
    let (whole, fitting) = (words(of: sections, .all), fitting)
    // `/toys/{toy}` leaves its name to `/toy`.
    let isPlural = sections.count == 1 && sections[0].isStatedByPlural
    isShortened = isPlural || fitting?.isShortened ?? false
    names = names(fitting?.words ?? whole, whole)
  }

  private func names(_ first: [String], _ whole: [String]) -> [[String]] {
    let path = operation.path
    let slash = path.endsWithSlash ? [first + ["with", "slash"]] : []
    let parameters = [path.parameters.last, path.parameters.first].compactMap { $0 }
    return [first, whole] + slash
      + (first.contains("by") ? [] : parameters.map { first + ["by"] + $0 })
  }

  /// The name, with at most 60 letters; nil if it would be longer also without the words of the
  /// first segments and the last parameters.
  ///
  /// It has these words up to this length, from which on names are reported, since operations with
  /// other first segments would have the same name without them.
  private var fitting: (words: [String], isShortened: Bool)? {
    let longest = 60
    let all = sections.reduce(0) { $0 + $1.segments.count }
    for count in stride(from: min(all, longest), through: min(2, all), by: -1) {
      let sections = PathSection.last(count, of: sections)
      for parameters in [PathSection.StatedParameters.distinguishing, .first] {
        let words = words(of: sections, parameters)
        if words.reduce(0, { $0 + $1.count }) <= longest {
          return (words, count < all || parameters == .first)
        }
      }
    }
    return nil
  }

  /// Returns the steps without those that begin every path of a service, such as `api`, unless a
  /// parameter or nothing follows.
  private static func distinguishing(_ steps: [PathWords.Step]) -> ArraySlice<PathWords.Step> {
    var steps = steps[...]
    while steps.count > 1, steps.prefix(2).allSatisfy({ !$0.isParameter }),
      let first = steps.first, IdentifierWords.areBoilerplate(first.words), !first.isVersion
    {
      steps.removeFirst()
    }
    return steps
  }

  private func words(
    of sections: [PathSection],
    _ parameters: PathSection.StatedParameters
  ) -> [String] {
    let method = [operation.method] + versions
    guard let last = sections.last else { return method }
    let object = sections.dropLast().flatMap(\.object)
    let isInner = !object.isEmpty
    let words =
      if !last.parameters.isEmpty {
        method + object + last.noun + last.selection(parameters, after: object)
      } else if let verb = verb(last), isInner {
        [verb] + versions + object
      } else if isInner, last.noun != [operation.method] {
        method + last.noun + ["for"] + object
      } else {
        method + object + last.noun + lastSelection(of: sections)
      }
    return words.indices.filter {
      $0 == 0 || words[$0].lowercased() != words[$0 - 1].lowercased()
    }.map { words[$0] }
  }

  /// Returns words for the last parameter: `/images/{name}/get` is `getImageGetByName`.
  private func lastSelection(of sections: [PathSection]) -> [String] {
    sections.dropLast().last?.selection(.first, after: []) ?? []
  }

  /// Returns the verb that is the only word after the parameters of a `POST`; nil without one.
  ///
  /// HTTP methods begin the names of other operations: `deletePet` is `DELETE /pet`.
  private func verb(_ last: PathSection) -> String? {
    let methods = ["delete", "get", "head", "options", "patch", "post", "put", "query", "trace"]
    guard operation.method == "post", last.noun.count == 1, let word = last.noun.first,
      GeneralWords.isAction(word), !methods.contains(word.lowercased())
    else { return nil }
    return word
  }
}
