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
    let responses = views.compactMap { view in
      Response.Status(view.key).map { (status: $0, view: view) }
    }
    let successes = responses.filter {
      $0.status.isSuccess && !$0.status.hasNoBody && !$0.view.value.content.isEmpty
    }
    return responses.map { status, view in
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
    let direction = status.isSuccess ? Direction.response : .received
    var response = Response(status: status, origin: Origin(view.location))
    response.contents =
      status.hasNoBody
      ? [] : contents.resolve(view.content, for: context, direction)
    response.isAlsoXML = view.content.contains(where: \.value.isAlternative)
    response.headers = headers.resolve(
      view.headers,
      owner: .operation(id),
      component: view.referenceName
    )
    response.documentation = Documentation(text: view.description)
    return response
  }
}

extension Response.Status {
  /// Whether HTTP defines the response to have no body (RFC 9110, sections 15.3.5, 15.3.6 and
  /// 15.4.5).
  fileprivate var hasNoBody: Bool { [.code(204), .code(205), .code(304)].contains(self) }

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
