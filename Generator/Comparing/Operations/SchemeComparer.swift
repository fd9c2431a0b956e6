import Canonical
import SourceDiagnostics

/// Compares a security scheme in two descriptions.
struct SchemeComparer {
  let old: Named<OpenAPI.SecurityScheme>
  let new: Named<OpenAPI.SecurityScheme>
  let changes: ChangeList

  func run() {
    let before = old.value.kind
    let after = new.value.kind
    guard before.text == after.text else {
      add(OperationRules.schemeChanged, "it changed from \(before.text) to \(after.text)")
      return
    }
    switch (before, after) {
    case (.oauth2(let old), .oauth2(let new)): compare(old, new)
    case (.openIDConnect(let old), .openIDConnect(let new)):
      compareURL("openIdConnectUrl", old, new)
    default: break
    }
  }

  private func compare(_ old: [Named<OpenAPI.Flow>], _ new: [Named<OpenAPI.Flow>]) {
    for flow in old {
      guard let other = new.first(where: { $0.key == flow.key }) else {
        add(OperationRules.flowRemoved, "the flow \(flow.key) was removed")
        continue
      }
      compareURL("tokenUrl of \(flow.key)", flow.value.tokenURL, other.value.tokenURL)
      compareURL("refreshUrl of \(flow.key)", flow.value.refreshURL, other.value.refreshURL)
      compareURL(
        "authorizationUrl of \(flow.key)",
        flow.value.authorizationURL,
        other.value.authorizationURL
      )
      compareURL(
        "deviceAuthorizationUrl of \(flow.key)",
        flow.value.deviceAuthorizationURL,
        other.value.deviceAuthorizationURL
      )
      let before = Set(flow.value.scopes.map(\.name))
      let after = Set(other.value.scopes.map(\.name))
      for scope in before.subtracting(after).sorted() {
        add(
          OperationRules.declaredScopeRemoved,
          "the scope \(scope) of the flow \(flow.key) was removed"
        )
      }
      for scope in after.subtracting(before).sorted() {
        add(
          OperationRules.declaredScopeAdded,
          "the scope \(scope) of the flow \(flow.key) was added"
        )
      }
    }
    for flow in new where !old.contains(where: { $0.key == flow.key }) {
      add(OperationRules.flowAdded, "the flow \(flow.key) was added")
    }
  }

  private func compareURL(_ name: String, _ old: String?, _ new: String?) {
    guard old != new else { return }
    add(
      OperationRules.schemeURLChanged,
      "\(name) changed from \(old ?? "none") to \(new ?? "none")"
    )
  }

  private func add(_ rule: ChangeRule, _ message: String) {
    changes.add(
      rule,
      of: "security scheme \(new.key)",
      message,
      old: old.value.location.mark,
      new: new.value.location.mark
    )
  }
}
