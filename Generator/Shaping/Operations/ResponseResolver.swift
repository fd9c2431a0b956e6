import Canonical
import Shape
import SourceDiagnostics

/// Resolves the responses of operations.
struct ResponseResolver {
  let schemas: SchemaShaper

  private var contents: ContentResolver { ContentResolver(schemas: schemas) }
  private var headers: HeaderResolver { HeaderResolver(schemas: schemas) }

  /// The responses with distinct statuses, in document order.
  func resolve(
    _ views: [Named<OpenAPI.Response>],
    of id: Operation.ID
  ) -> [Response] {
    var known: Set<Response.Status> = []
    let answers = views.flatMap { view in
      statuses(view.key, at: view.keyMark, &known).map { (status: $0, view: view) }
    }
    let successes = answers.filter {
      $0.status.isSuccess && !$0.status.hasNoBody && !$0.view.value.content.isEmpty
    }
    return answers.map { status, view in
      response(status, view.value, isOnlySuccess: successes.count == 1, of: id)
    }
  }

  private func response(
    _ status: Response.Status,
    _ view: OpenAPI.Response,
    isOnlySuccess: Bool,
    of id: Operation.ID
  ) -> Response {
    let context = NamingContext(
      status.bodyName(isOnlySuccess: isOnlySuccess),
      in: .operation(id),
      component: view.referenceName.map { $0 + "Body" }
    )
    let direction = status.isSuccess ? Direction.answered : .received
    var response = Response(status: status, origin: Origin(view.location))
    response.contents =
      status.hasNoBody
      ? [] : contents.resolve(view.content, for: context, direction)
    response.headers = headers.resolve(
      view.headers,
      owner: .operation(id),
      component: view.referenceName
    )
    response.documentation = Documentation(text: view.description)
    return response
  }

  /// The statuses of a key that no earlier key has.
  private func statuses(
    _ key: String,
    at mark: Mark,
    _ known: inout Set<Response.Status>
  ) -> [Response.Status] {
    let parsed = StatusKey(key)
    if !parsed.statuses.isEmpty, parsed.statuses.allSatisfy(\.isInterim) {
      noteInterim(key, at: mark)
      return []
    }
    let statuses = parsed.statuses.filter { known.insert($0).inserted }
    guard !statuses.isEmpty else {
      schemas.diagnostics.warn(
        .invalidStatus,
        at: mark,
        parsed.statuses.isEmpty
          ? "invalid status code \(Excerpt.quoted(key)); ignored"
          : "duplicate status code \(Excerpt.quoted(key)); the first one is used",
        fix: parsed.statuses.isEmpty
          ? "write a status code such as 404, 4XX or default" : "remove one of the two responses"
      )
      return []
    }
    guard !parsed.isExact else { return statuses }
    let words = statuses.map(\.text).joined(separator: " and ")
    schemas.diagnostics.warn(
      .invalidStatus,
      at: mark,
      "invalid status code \(Excerpt.quoted(key)); interpreted as \(words)",
      fix: statuses.count == 1 ? "write \(words)" : "write a response for each status code"
    )
    return statuses
  }

  private func noteInterim(_ key: String, at mark: Mark) {
    schemas.diagnostics.note(
      .invalidStatus,
      at: mark,
      "\(Excerpt.quoted(key)) isn't the status code of a final response; ignored",
      fix: "describe the final response"
    )
  }
}

extension Response.Status {
  /// Whether HTTP defines the response to have no body.
  fileprivate var hasNoBody: Bool { self == .code(204) || self == .code(304) }

  /// Whether the status is informational (1xx), which no final response has.
  fileprivate var isInterim: Bool {
    switch self {
    case .code(let code): 100..<200 ~= code
    case .range(let hundred): hundred == 1
    case .default: false
    }
  }

  /// The name of the model of a body without a component.
  fileprivate func bodyName(isOnlySuccess: Bool) -> String {
    switch self {
    case .code(200..<300) where isOnlySuccess, .range(2) where isOnlySuccess: "replyBody"
    case .code(let code): (200..<300).contains(code) ? "reply\(code)Body" : "failure\(code)Body"
    case .range(let hundred): hundred == 2 ? "reply2XXBody" : "failure\(hundred)XXBody"
    case .default: "defaultBody"
    }
  }
}
