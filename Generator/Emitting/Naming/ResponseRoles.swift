import Shape

/// The names and summaries of an operation's unnamed models, after their roles in requests and
/// responses.
struct ResponseRoles {
  private var roles: [Model.ID: Role] = [:]

  private struct Role {
    var names: [String]
    var summary: String
  }

  init(_ operation: Operation) {
    if let contents = operation.body?.contents {
      let names = contents.count == 1 ? ["Body", "RequestBody"] : []
      for content in contents {
        note(content.type, Role(names: names, summary: "The body of the request."))
      }
    }
    let replies = ResponseSorting(operation.responses)
    for response in operation.responses {
      let isReply = replies.isOnlyReply(response) && response.headers.isEmpty
      let phrase = Words(response.status.phrase).upperCamel
      let isOnlyContent = response.headers.isEmpty && response.contents.count == 1
      let role = Role(
        names: isReply && isOnlyContent
          ? ["Reply"] : isOnlyContent ? [phrase, phrase + "Body"] : [phrase + "Body"],
        summary: "The body of a response \(response.status.condition)."
      )
      for content in response.contents where !content.coding.isStream { note(content.type, role) }
    }
  }

  func candidates(for model: Model) -> [String] { roles[model.id]?.names ?? [] }

  /// Returns the summary of a model that the document doesn't describe.
  func summary(of model: Model) -> String? { roles[model.id]?.summary }

  private mutating func note(_ type: Type, _ role: Role) {
    guard case .model(let id) = type, roles[id] == nil else { return }
    roles[id] = role
  }
}
