import Shape
import Specification

extension Diagnostic.Code {
  static let badStatusKey = Self("bad-status")
}

extension OperationShaper {
  func responses(
    _ views: [OpenAPI.Named<OpenAPI.Response>],
    of id: Operation.ID
  ) -> [Response] {
    let successes = views.filter {
      $0.key.hasPrefix("2") && $0.key != "204" && !$0.value.content.isEmpty
    }
    var known: Set<Response.Status> = []
    return views.compactMap { view in
      guard let status = status(view.key, at: view.keyMark, &known) else { return nil }
      let place = Place(
        status.bodyName(isOnlySuccess: successes.count == 1),
        in: .operation(id),
        component: view.value.componentName.map { $0 + "Body" }
      )
      return Response(
        status: status,
        contents: status.hasNoBody
          ? []
          : contents(
            view.value.content,
            at: place,
            status.isSuccess ? .answered : .received
          ),
        headers: headers(
          view.value.headers,
          owner: .operation(id),
          component: view.value.componentName
        ),
        documentation: Documentation(text: view.value.description),
        origin: Origin(view.value.node)
      )
    }
  }

  /// The status of a key, once.
  private func status(
    _ key: String,
    at mark: Mark,
    _ known: inout Set<Response.Status>
  ) -> Response.Status? {
    let status = Response.Status(key) ?? meantStatus(by: key, at: mark)
    if let status, known.insert(status).inserted { return status }
    warn(
      .badStatusKey,
      at: mark,
      "\(Excerpt.quoted(key)) "
        + (status == nil ? "is no status" : "says a status again") + " and is left out",
      mend: "write it as 404, 4XX or default" + (status == nil ? "" : ", once")
    )
    return nil
  }

  /// The one status that a key has in other words: `404 Not Found`, `4**`, `200-299`.
  private func meantStatus(by key: String, at mark: Mark) -> Response.Status? {
    let words = key.split { !$0.isLetter && !$0.isNumber && $0 != "*" }
      .map { $0.uppercased().replacing("*", with: "X") }
    let found = Set(words.compactMap { Response.Status($0) })
    var meant = found.count == 1 ? found.first : nil
    if let hundred = words.first?.first, words == ["\(hundred)00", "\(hundred)99"] {
      meant = Response.Status("\(hundred)XX")
    }
    guard let meant else { return nil }
    warn(
      .badStatusKey,
      at: mark,
      "\(Excerpt.quoted(key)) is no status and is taken as \(meant.key)",
      mend: "write it so"
    )
    return meant
  }

  /// `component` names the shared response that the headers are of.
  func headers(
    _ headers: [OpenAPI.Named<OpenAPI.Header>],
    owner: Model.Owner,
    component: String?
  ) -> [Response.Header] {
    headers.compactMap { header in
      guard header.key.lowercased() != "content-type" else { return nil }
      let shared = header.value.componentName ?? component.map { $0 + header.key }
      let place = Place(header.key, in: owner, component: shared)
      return Response.Header(
        key: header.key,
        type: type(of: header.value, at: place),
        isRequired: header.value.isRequired,
        isJSON: header.value.isJSON,
        documentation: Documentation(
          text: header.value.description ?? header.value.schema?.description,
          isDeprecated: header.value.isDeprecated
        ),
        origin: Origin(header.value.node)
      )
    }
  }
}

extension OperationShaper {
  /// What the author says of an operation, and where its answers lead.
  func documentation(of view: OpenAPI.Operation) -> Documentation {
    var documentation = Documentation(
      summary: view.summary,
      description: view.description,
      isDeprecated: view.isDeprecated
    )
    let links = view.responses.flatMap { response in
      response.value.links.map { link in
        let target = link.value.operation.map { ", `\($0)`" } ?? ""
        let text = Documentation(text: link.value.description).summary.map { ": \($0)" } ?? ""
        return "- `\(link.key)` of \(response.key)\(target)\(text)"
      }
    }
    guard !links.isEmpty else { return documentation }
    let list = "What is answered leads on to:\n" + links.joined(separator: "\n")
    documentation.discussion = documentation.discussion.map { "\($0)\n\n\(list)" } ?? list
    return documentation
  }
}

extension Response.Status {
  /// `404`, `4XX` or `default`.
  init?(_ key: String) {
    let key = key.uppercased().filter { !$0.isWhitespace }
    if key == "DEFAULT" {
      self = .default
      return
    }
    guard key.utf8.count == 3, let hundred = Int(key.prefix(1)), hundred > 0 else { return nil }
    if key.hasSuffix("XX") {
      self = .range(hundred)
    } else if let code = Int(key) {
      self = .code(code)
    } else {
      return nil
    }
  }

  fileprivate var key: String {
    switch self {
    case .code(let code): "\(code)"
    case .range(let hundred): "\(hundred)XX"
    case .default: "default"
    }
  }

  /// Statuses whose answer ends with its headers, whatever the document says.
  fileprivate var hasNoBody: Bool { self == .code(204) || self == .code(304) }

  /// What an unnamed body is called.
  fileprivate func bodyName(isOnlySuccess: Bool) -> String {
    switch self {
    case .code(200..<300) where isOnlySuccess, .range(2) where isOnlySuccess: "replyBody"
    case .code(let code): (200..<300).contains(code) ? "reply\(code)Body" : "failure\(code)Body"
    case .range(let hundred): hundred == 2 ? "reply2XXBody" : "failure\(hundred)XXBody"
    case .default: "defaultBody"
    }
  }
}
