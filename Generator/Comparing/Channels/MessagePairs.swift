import Canonical

/// The messages of one direction of a channel, each with its counterpart.
struct MessagePairs {
  private(set) var common: [(old: AsyncAPI.Message, new: AsyncAPI.Message)] = []
  private(set) var removed: [AsyncAPI.Message]
  private(set) var added: [AsyncAPI.Message]
  private let channels: Descriptions<DirectedChannel>
  private let schemas: Descriptions<any SchemaIndex>

  /// Messages are the same by their names, or else by their keys, or else if only one message of
  /// each description has the contents.
  init(
    _ messages: Descriptions<[AsyncAPI.Message]>,
    of channels: Descriptions<DirectedChannel>,
    _ schemas: Descriptions<any SchemaIndex>
  ) {
    (removed, added) = (messages.old, messages.new)
    self.channels = channels
    self.schemas = schemas
    match { channel, message, _ in channel.name(of: message) }
    match { channel, message, _ in channel.key(of: message) }
    match { _, message, index in
      Contents(message, index)
    } isSame: { old, new in
      Self.areEqual(old, new, schemas)
    }
    // Messages of AsyncAPI 2 may have no name.
    if removed.count == 1, added.count == 1,
      !channels.old.isNamed(removed[0]) || !channels.new.isNamed(added[0])
    {
      common.append((removed.removeLast(), added.removeLast()))
    }
  }

  /// Pairs the messages with equal properties in their order; by a criterion, only those that are
  /// the only ones with a property.
  private mutating func match<Property: Hashable>(
    by property: (DirectedChannel, AsyncAPI.Message, any SchemaIndex) -> Property?,
    isSame: ((AsyncAPI.Message, AsyncAPI.Message) -> Bool)? = nil
  ) {
    guard !removed.isEmpty, !added.isEmpty else { return }
    let old = Self.positions(removed.map { property(channels.old, $0, schemas.old) })
    let new = Self.positions(added.map { property(channels.new, $0, schemas.new) })
    var counterparts: [Int: Int] = [:]
    for (value, positions) in old {
      let others = new[value] ?? []
      if let isSame {
        guard positions.count == 1, others.count == 1,
          isSame(removed[positions[0]], added[others[0]])
        else { continue }
      }
      for (position, other) in zip(positions, others) { counterparts[position] = other }
    }
    let matched = Set(counterparts.values)
    common += counterparts.sorted { $0.key < $1.key }.map { (removed[$0.key], added[$0.value]) }
    removed = removed.indices.filter { counterparts[$0] == nil }.map { removed[$0] }
    added = added.indices.filter { !matched.contains($0) }.map { added[$0] }
  }

  /// The positions of each property, in their order.
  private static func positions<Property: Hashable>(_ all: [Property?]) -> [Property: [Int]] {
    var positions: [Property: [Int]] = [:]
    for (index, property) in all.enumerated() {
      if let property { positions[property, default: []].append(index) }
    }
    return positions
  }

  private static func areEqual(
    _ old: AsyncAPI.Message,
    _ new: AsyncAPI.Message,
    _ schemas: Descriptions<any SchemaIndex>
  ) -> Bool {
    guard let before = old.payloadSchema(schemas.old), let after = new.payloadSchema(schemas.new)
    else { return false }
    return SchemaComparer.areEqual { $0.pair([before], [after]) }
  }

  /// The form of a payload, which equal payloads share.
  private struct Contents: Hashable {
    private let payload: AlternativeContents

    /// Returns nil for a payload that states nothing about its values.
    init?(_ message: AsyncAPI.Message, _ schemas: any SchemaIndex) {
      guard let schema = message.payloadSchema(schemas) else { return nil }
      let conjunction = Conjunction([schema])
      if conjunction.hasOnlyTypes { return nil }
      payload = AlternativeContents(Alternative(schema, discriminator: nil))
    }
  }
}

extension AsyncAPI.Message {
  /// The payload, if a JSON Schema describes it.
  fileprivate func payloadSchema(_ schemas: any SchemaIndex) -> Schema? {
    if case .schema(let id)? = payload { schemas.schema(id) } else { nil }
  }
}
