import SwiftSource

/// The protocol of a client's operations, and the fake client that conforms to it.
struct FakeBlueprint {
  /// The protocol of all operations of the main module.
  var all: SwiftName
  /// The type of the fake.
  var name: SwiftName
}

/// Names the fake client and the protocols of the client and its groups of operations.
struct FakeNamer {
  private let client: SwiftName
  /// The client's name without `API`, with which the protocols begin.
  private let stem: String
  private var scope: Scope

  init(client: SwiftName, in scope: Scope) {
    self.client = client
    self.scope = scope
    stem = client.text.hasSuffix("API") ? String(client.text.dropLast("API".count)) : client.text
  }

  mutating func fake() -> FakeBlueprint {
    let all = scope.claim([stem + "API", client.text + "Protocol"]).name
    return FakeBlueprint(all: all, name: scope.claim(["Fake" + client.text]).name)
  }

  /// Returns the groups of a module with the names of their protocols.
  ///
  /// A single group of the main module is the protocol of all operations.
  mutating func named(
    _ groups: [MethodGroup],
    of module: SwiftName?,
    _ fake: FakeBlueprint
  ) -> [MethodGroup] {
    groups.map { group in
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
