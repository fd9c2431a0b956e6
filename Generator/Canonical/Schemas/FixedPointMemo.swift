/// A cache of values that depend on the values of other schemas, perhaps in a cycle.
///
/// A schema that is reached again during its own computation has the assumed value. A value that
/// depends on a wrong assumption is discarded, so that no result depends on the schema that the
/// computation begins with.
///
/// It is inlinable, because other modules would run its generic code unspecialised.
package struct FixedPointMemo<Value: Equatable> {
  @usableFromInline package let assumption: Value
  @usableFromInline package var known: [Schema.ID: Value] = [:]
  @usableFromInline package var open: Set<Schema.ID> = []
  @usableFromInline package var assumed: Set<Schema.ID> = []
  /// The schemas whose computation ended since the outermost one began.
  @usableFromInline package var recent: [Schema.ID] = []
  @usableFromInline package var hasWrongAssumption = false

  @inlinable
  package init(assuming assumption: Value) { self.assumption = assumption }

  /// Returns the known or assumed value; nil begins a computation that `finish(_:for:)` ends.
  @inlinable
  package mutating func begin(_ id: Schema.ID) -> Value? {
    if let value = known[id] { return value }
    if open.insert(id).inserted { return nil }
    assumed.insert(id)
    return assumption
  }

  /// Records a computed value; call `begin(_:)` again, since the value may be discarded at once.
  @inlinable
  package mutating func finish(_ value: Value, for id: Schema.ID) {
    open.remove(id)
    known[id] = value
    recent.append(id)
    if value != assumption, assumed.contains(id) { hasWrongAssumption = true }
    guard open.isEmpty else { return }
    // Each pass keeps at least one value that differs from the assumption, so that passes end.
    if hasWrongAssumption { for id in recent where known[id] == assumption { known[id] = nil } }
    hasWrongAssumption = false
    assumed.removeAll(keepingCapacity: true)
    recent.removeAll(keepingCapacity: true)
  }
}
