/// Derives the names of operations from operationIds that a framework derived from its code, and
/// from the method and path of an operation without an operationId of its own.
///
/// A name depends only on the operation itself, and on the earlier operations if one of these has
/// it. An operation that is added after the others thus renames none of them. The operationIds of a
/// document that proves no pattern are names already.
struct OperationNamer {
  private var holders: [String: NameForms] = [:]
  private var taken: Set<String> = []

  /// Returns the words of the names that operations may have, the best first, by their
  /// keys; an operation that keeps its operationId has none.
  static func names(of operations: [DescribedOperation]) -> [String: [[String]]] {
    let numbers = DuplicateNumbers(operations)
    let pattern = pattern(provenBy: operations, numbers)
    let tagged = TagSuffixPattern(operations)
    let parts = operations.map { operation in
      operation.writtenID == nil
        ? nil
        : exactParts(of: operation) ?? tagged.exactParts(of: operation)
          ?? pattern?.parts(of: operation) ?? numbers.exactParts(of: operation)
    }
    let unnamed = zip(operations, parts).filter { $1 == nil && $0.isKeyDerived }.map(\.0)
    guard !unnamed.isEmpty || parts.contains(where: { $0 != nil }) else { return [:] }
    var namer = OperationNamer()
    for (operation, parts) in zip(operations, parts) where parts == nil {
      let words = IdentifierWords.split(operation.key)
      namer.taken.insert(key(words))
      namer.holders[key(words)] = NameForms(OperationIDParts(function: words), of: operation)
    }
    var names: [String: [[String]]] = [:]
    let isNumbered = operations.map { numbers.stem(of: $0.id, allowsBareNumber: true) != nil }
    // A duplicate leaves the short name to the operation that it duplicates.
    for claimsNumbered in [false, true] {
      for index in operations.indices where isNumbered[index] == claimsNumbered {
        guard let parts = parts[index] else { continue }
        names[operations[index].key] = namer.claim(NameForms(parts, of: operations[index]))
      }
    }
    return names.merging(namer.namesOfPaths(unnamed)) { name, _ in name }
  }

  /// Returns the names of operations without operationIds, or with that of an earlier operation.
  ///
  /// Of operations whose paths have the same words, such as `/pet/{id}` and `/pets/{id}`, the one
  /// whose key is the name has it, or else the one with the fewest parameters. The order of the
  /// operations doesn't matter.
  private mutating func namesOfPaths(_ operations: [DescribedOperation]) -> [String: [[String]]] {
    let paths = operations.map { (operation: $0, name: PathName($0)) }.sorted {
      let (first, second) = ($0.operation.path, $1.operation.path)
      return (first.parameters.count, first.text) < (second.parameters.count, second.text)
    }
    var names: [String: [[String]]] = [:]
    for claimsShortened in [false, true] {
      for (operation, name) in paths {
        guard name.isShortened == claimsShortened else { continue }
        let words = IdentifierWords.split(operation.key)
        let own = Self.key(words)
        let free = name.names.first {
          Self.key($0) == own || taken.insert(Self.key($0)).inserted
        }
        names[operation.key] = free.map { [$0, words] }
      }
    }
    return names
  }

  /// Returns the parts of an operationId of a form that no person writes.
  private static func exactParts(of operation: DescribedOperation) -> OperationIDParts? {
    PathSuffixPattern.exactParts(of: operation) ?? MethodSuffixPattern.exactParts(of: operation)
  }

  private static func pattern(
    provenBy operations: [DescribedOperation],
    _ numbers: DuplicateNumbers
  ) -> (any OperationIDPattern)? {
    let patterns: [any OperationIDPattern] = [
      PathSuffixPattern(), MethodSuffixPattern(), ControllerPattern(operations, numbers),
      RouterPattern(operations), ModulePattern(), PathPrefixPattern(operations, numbers),
      NumberedPattern(numbers: numbers), MethodPathPattern(operations),
    ]
    return patterns.first { $0.isProven(by: operations) }
  }

  /// Claims the first name that no other operation has, and that differs from the holder of the
  /// short name in what it adds; returns it before the others.
  private mutating func claim(_ forms: NameForms) -> [[String]] {
    let holder = holders[Self.key(forms.words(.short))]
    let names = forms.kinds.filter { kind in
      holder.map { Self.key($0.words(kind)) != Self.key(forms.words(kind)) } ?? true
    }.map(forms.words)
    let free = names.first { !taken.contains(Self.key($0)) } ?? forms.words(.written)
    taken.insert(Self.key(free))
    if holders[Self.key(free)] == nil { holders[Self.key(free)] = forms }
    var seen: Set<String> = []
    return ([free] + names).filter { seen.insert(Self.key($0)).inserted }
  }

  private static func key(_ words: [String]) -> String { words.joined().lowercased() }
}
