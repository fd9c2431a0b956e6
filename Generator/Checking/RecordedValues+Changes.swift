import Shape
import SourceDiagnostics

extension RecordedValues {
  /// The entries with values whose schemas have, or are in, one of the changed objects.
  public func entries(reaching changes: [SuggestedChange]) -> Set<Contract.Entry> {
    let objects = changes.map(\.object)
    let reached = [true: sent, false: received].map { isSent, set in
      let own = values.filter { $0.isSent == isSent }
      let keys = set.keys(among: own.map(\.schema).unique, reaching: objects)
      return own.filter { keys.contains($0.schema) }.map(\.entry)
    }
    return Set(reached.joined())
  }
}

extension SchemaSet {
  /// The schemas that have, or are in, one of the objects, or refer to such a schema.
  fileprivate func keys(among keys: [String], reaching objects: [Origin]) -> Set<String> {
    let changed = Set(
      origins.filter { _, origin in objects.contains(where: origin.overlaps) }.keys
        .compactMap(Self.key(ofPointer:))
    )
    let definitions = definitions
    var references = SchemaReferences()
    return Set(
      keys.filter {
        !changed.isDisjoint(with: references.keys(reachedBy: [$0], in: definitions))
      }
    )
  }

  /// The key under `$defs` of the schema that a JSON pointer leads into.
  private static func key(ofPointer pointer: String) -> String? {
    let steps = pointer.split(separator: "/", omittingEmptySubsequences: false)
    return steps.count > 2 ? Pointer.unescaped(steps[2]) : nil
  }
}

extension Origin {
  /// Whether one of the objects is the other, or is in it.
  fileprivate func overlaps(_ other: Origin) -> Bool {
    file == other.file
      && (pointer == other.pointer || pointer.hasPrefix(other.pointer + "/")
        || other.pointer.hasPrefix(pointer + "/"))
  }
}
