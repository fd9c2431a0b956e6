import Shape
import SwiftSource

/// The names of webhooks and callbacks, assigned before those of the models inside.
struct WebhookNames {
  /// The path of each webhook and callback: the request that it is nested in, if any, and its name.
  private(set) var paths: [Webhook.ID: [SwiftName]] = [:]
  /// The enumeration of all webhooks.
  private(set) var event = SwiftName(known: "Webhook")
  /// The enumeration of an operation's callbacks, and their names, inside of its request.
  private var callbackNames: [Operation.ID: (event: SwiftName, callbacks: [SwiftName])] = [:]

  /// The enumeration of an operation's callbacks.
  func event(of operation: Operation.ID) -> SwiftName? { callbackNames[operation]?.event }

  mutating func name(_ webhooks: [Webhook], client: SwiftName, in scope: inout Scope) {
    guard !webhooks.isEmpty else { return }
    event = scope.claim([client.text + "Webhook", client.text + "WebhookEvent"]).name
    for webhook in webhooks {
      paths[webhook.id] = [scope.claim(webhook.typeNames(ending: "Webhook")).name]
    }
  }

  mutating func name(
    callbacksOf operation: Operation,
    in request: SwiftName,
    _ scope: inout Scope
  ) {
    guard !operation.callbacks.isEmpty else { return }
    let event = scope.claim(["Callback", request.text + "Callback"]).name
    let names = operation.callbacks.map { callback in
      scope.claim(callback.typeNames(ending: "Callback")).name
    }
    for (callback, name) in zip(operation.callbacks, names) {
      paths[callback.id] = [request, name]
    }
    callbackNames[operation.id] = (event, names)
  }

  /// Inserts the names of a request's callbacks into its scope.
  func take(of operation: Operation.ID, in scope: inout Scope) {
    guard let names = callbackNames[operation] else { return }
    scope.take(names.event)
    names.callbacks.forEach { scope.take($0) }
  }
}

extension Webhook {
  /// The suffix distinguishes a webhook from a model or an operation of the same name.
  fileprivate func typeNames(ending kind: String) -> [String] {
    let stem = Words(name).upperCamel
    let bare = stem.hasSuffix(kind) ? String(stem.dropLast(kind.count)) : stem
    return [bare + kind, bare + Words(method.lowercased()).upperCamel + kind]
  }
}
