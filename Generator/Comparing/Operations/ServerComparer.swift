import Canonical
import SourceDiagnostics

/// Compares servers, and the variables of their URLs.
struct ServerComparer {
  let title: String
  let changes: ChangeList

  func run(_ old: [OpenAPI.Server], _ new: [OpenAPI.Server]) {
    // Several servers may have the same URL, and differ in the values of its variables.
    var pairs: [(old: OpenAPI.Server, new: OpenAPI.Server)] = []
    var (removed, added) = (old, new)
    for isSame in [Self.haveSameVariables, Self.haveSameURL] {
      removed = removed.filter { server in
        guard let index = added.firstIndex(where: { isSame(server, $0) }) else { return true }
        pairs.append((server, added.remove(at: index)))
        return false
      }
    }
    for server in added where !old.isEmpty {
      changes.add(
        ServerRules.added,
        of: title,
        "the server \(server.url.template) was added",
        new: server.urlMark
      )
    }
    for server in removed {
      changes.add(
        ServerRules.removed,
        of: title,
        "the server \(server.url.template) was removed",
        old: server.urlMark
      )
    }
    for (server, other) in pairs {
      compareVariables(server.url, other.url, (server.urlMark, other.urlMark))
    }
  }

  private static func haveSameURL(_ old: OpenAPI.Server, _ new: OpenAPI.Server) -> Bool {
    old.url.template == new.url.template
  }

  private static func haveSameVariables(_ old: OpenAPI.Server, _ new: OpenAPI.Server) -> Bool {
    haveSameURL(old, new)
      && old.url.variables.elementsEqual(new.url.variables) { one, other in
        one.defaultValue == other.defaultValue && Set(one.values) == Set(other.values)
      }
  }

  /// Compares the variables of two URLs with the same template.
  func compareVariables(_ old: ServerURL, _ new: ServerURL, _ marks: (old: Mark, new: Mark)) {
    func add(_ rule: ChangeRule, _ message: String) {
      changes.add(rule, of: title, message, old: marks.old, new: marks.new)
    }
    for variable in old.variables {
      // The same template has the same variables.
      guard let other = new.variables.first(where: { $0.name == variable.name }) else { continue }
      if variable.defaultValue != other.defaultValue {
        add(
          ServerRules.defaultChanged,
          "the default of the variable \(variable.name) changed from \(variable.defaultValue)"
            + " to \(other.defaultValue)"
        )
      }
      if variable.isOpen, !other.isOpen {
        add(
          ServerRules.valueRemoved,
          "the variable \(variable.name) has only the values"
            + " \(other.values.joined(separator: ", "))"
        )
        continue
      }
      if variable.isOpen || other.isOpen { continue }
      for value in other.values where !variable.values.contains(value) {
        add(
          ServerRules.valueAdded,
          "the value \(value) of the variable \(variable.name) was added"
        )
      }
      for value in variable.values where !other.values.contains(value) {
        add(
          ServerRules.valueRemoved,
          "the value \(value) of the variable \(variable.name) was removed"
        )
      }
    }
  }
}
