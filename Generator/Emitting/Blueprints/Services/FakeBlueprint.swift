import SwiftSource

/// The protocol of a client's operations or channels, and the fake client that conforms to it.
struct FakeBlueprint {
  /// The protocol of all operations of the main module, or of all channels.
  var all: SwiftName
  /// The type of the fake.
  var name: SwiftName
}

/// Names the fake clients and the protocols of the clients and their groups of operations.
struct FakeNamer {
  private var scope: Scope

  init(in scope: Scope) { self.scope = scope }

  mutating func fake(of client: SwiftName) -> FakeBlueprint {
    let all = scope.claim([stem(of: client) + "API", client.text + "Protocol"]).name
    return FakeBlueprint(all: all, name: scope.claim(["Fake" + client.text]).name)
  }

  /// The client's name without `API`, with which the protocols begin.
  private func stem(of client: SwiftName) -> String {
    client.text.hasSuffix("API") ? String(client.text.dropLast("API".count)) : client.text
  }

  /// Returns the groups of a module with the names of their protocols.
  ///
  /// A single group of the main module is the protocol of all operations.
  mutating func named(
    _ groups: [MethodGroup],
    of module: SwiftName?,
    _ fake: FakeBlueprint,
    _ client: SwiftName
  ) -> [MethodGroup] {
    let stem = stem(of: client)
    return groups.map { group in
      var group = group
      if module == nil, groups.count == 1 || group.name == nil {
        group.protocolName = fake.all
      } else {
        let name = stem + (group.name?.text ?? module?.text ?? "")
        group.protocolName = scope.claim([name + "API", name + "GroupAPI"]).name
      }
      return group
    }
  }
}
