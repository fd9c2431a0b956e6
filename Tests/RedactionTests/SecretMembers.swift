/// Which members of types may hold a secret, by their names, and how they are reached.
struct SecretMembers {
  let types: [String: SourceType]
  /// Members that are no secrets.
  let exempt: Set<String>

  /// The path to such a member from a type, through those without a mirror of their own; nil where
  /// there is none.
  func path(from key: String) -> String? {
    var visited: Set<String> = []
    return path(from: key, &visited)
  }

  private func path(from key: String, _ visited: inout Set<String>) -> String? {
    guard visited.insert(key).inserted, let type = types[key], !type.isRedacted else { return nil }
    if let member = type.members.first(where: {
      Self.mayBeSecret($0, of: type) && !exempt.contains("\(key).\($0.name)")
    }) {
      return "\(key).\(member.name)"
    }
    for member in type.members where !member.type.contains("->") {
      for name in member.type.matches(of: /[A-Z][\w.]*/).map({ String($0.output) }) {
        guard let found = resolve(name, in: type) else { continue }
        if let rest = path(from: found, &visited) { return "\(key).\(member.name) > \(rest)" }
      }
    }
    return nil
  }

  /// A type's key by its name, as it is seen from inside another one.
  private func resolve(_ name: String, in type: SourceType) -> String? {
    var scope = type.name.split(separator: ".")
    while !scope.isEmpty {
      let key = "\(type.module).\(scope.joined(separator: ".")).\(name)"
      if types[key] != nil { return key }
      scope.removeLast()
    }
    if types["\(type.module).\(name)"] != nil { return "\(type.module).\(name)" }
    let others = types.filter { $0.value.name == name && $0.value.isPublic }
    return others.keys.min()
  }

  /// By the name of a member that holds text or bytes; those of models that a service sends hold
  /// links, which are none.
  private static func mayBeSecret(_ member: SourceType.Member, of owner: SourceType) -> Bool {
    guard !member.type.contains("->") else { return false }
    let isBytes = member.type.contains("UInt8") || member.type.contains("Data")
    // The key of a dictionary is a name.
    let type = member.type.replacing("String:", with: "")
    guard isBytes || type.contains("String") || type.contains("URLRequest") else { return false }
    // The labels of a case's values are names, too.
    let labels = member.type.matches(of: /(\w+):/).map { String($0.output.1) }
    return ([member.name] + labels).contains { name in
      let name = name.lowercased()
      if secrets.contains(where: name.contains) { return !others.contains(where: name.contains) }
      return !owner.isGenerated && (addresses.contains(name) || name == "body" && isBytes)
    }
  }

  private static let secrets = [
    "secret", "token", "passw", "auth", "cipher", "signature", "cookie", "credential", "apikey",
  ]
  private static let others = ["timetoken", "authored", "unauthorized", "authormethod"]
  private static let addresses: Set = ["url", "tokenurl", "target", "endpoint", "headers", "query"]
}
