/// A router and its procedure: `users.getById`, `users-notes-getById`, as tRPC writes it, or a
/// module of an application and its function: `app.users.search`, as Connexion reads it.
struct RouterPattern: OperationIDPattern {
  /// The modules with which all operationIds with modules begin.
  private let common: [Substring]

  init(_ operations: [DescribedOperation]) {
    let modules = operations.map { $0.id.split(separator: ".").dropLast() }.filter { !$0.isEmpty }
    guard modules.count > 1, let first = modules.first else {
      common = []
      return
    }
    common =
      first.indices.lazy.map { Array(first[...$0]) }
      .last { steps in modules.allSatisfy { $0.count > steps.count && $0.starts(with: steps) } }
      ?? []
  }

  func parts(of operation: DescribedOperation) -> OperationIDParts? {
    let dotted = operation.id.split(separator: ".")
    if dotted.count > 1 {
      let modules = dotted.dropLast()
      return parts(
        modules.starts(with: common) ? modules.dropFirst(common.count) : modules,
        dotted.suffix(1)
      )
    }
    // Names in kebab case also have hyphens, so the router must be a segment of the path or a tag,
    // and no verb: `upload-all-files` is a name.
    let pieces = operation.id.split(separator: "-")
    if pieces.first.map({ GeneralWords.isVerb(String($0)) }) == true { return nil }
    let routers = routers(of: operation)
    for count in pieces.indices.dropFirst().reversed() {
      let router = CondensedText(pieces[..<count].joined()).letters
      if routers.contains(router) { return parts(pieces[..<count], pieces[count...]) }
    }
    return pieces.count > 1 && repeats(pieces[0], in: pieces[1...])
      ? parts(pieces.prefix(1), pieces[1...]) : nil
  }

  /// Whether a procedure has all words of its router, which has several: `orderLine-addOrderLine`.
  private func repeats(_ router: Substring, in procedure: ArraySlice<Substring>) -> Bool {
    let words = IdentifierWords.split(router)
    let function = FunctionPhrase(words: procedure.flatMap { IdentifierWords.split($0) })
    return words.count > 1 && function.has([words.joined()])
  }

  private func parts(
    _ router: ArraySlice<Substring>,
    _ procedure: ArraySlice<Substring>
  ) -> OperationIDParts? {
    let group = router.flatMap { IdentifierWords.split($0) }
    let function = procedure.flatMap { IdentifierWords.split($0) }
    guard let first = group.first, !function.isEmpty, !GeneralWords.isImperative(first) else {
      return nil
    }
    return OperationIDParts(function: function, group: group)
  }

  /// The letters and digits of the tags and of the segments, alone and after the ones before.
  private func routers(of operation: DescribedOperation) -> Set<[Unicode.Scalar]> {
    let segments = operation.path.resource.map { $0.words.joined() }
    let nested = segments.indices.map { segments[...$0].joined() }
    return Set((segments + nested + operation.tags).map { CondensedText($0).letters })
  }
}
