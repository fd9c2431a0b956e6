import Shape

/// The names of an operation's unnamed models, after their roles in requests and responses.
struct ResponseRoles {
  private var roles: [Model.ID: [String]] = [:]

  init(_ operation: Operation) {
    if let contents = operation.body?.contents {
      let names = contents.count == 1 ? ["Body", "RequestBody"] : []
      for content in contents { note(content.type, names) }
    }
    let replies = ResponseSorting(operation.responses)
    for response in operation.responses {
      let isReply = replies.isOnlyReply(response) && response.headers.isEmpty
      let phrase = Words(response.status.phrase).upperCamel
      let isOnlyContent = response.headers.isEmpty && response.contents.count == 1
      for content in response.contents where !content.coding.isStream {
        note(
          content.type,
          isReply && isOnlyContent
            ? ["Reply"] : isOnlyContent ? [phrase, phrase + "Body"] : [phrase + "Body"]
        )
      }
    }
  }

  func candidates(for model: Model) -> [String] { roles[model.id] ?? [] }

  private mutating func note(_ type: Type, _ names: [String]) {
    guard case .model(let id) = type, roles[id] == nil else { return }
    roles[id] = names
  }
}
