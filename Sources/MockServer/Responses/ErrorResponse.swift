import BinderyJSON
import BinderyRuntime
import SchemaValidation

/// Answers with errors: in the documented form if there is one, or as problem details (RFC 9457).
struct ErrorResponse {
  let operation: MockedOperation?
  let writer: ResponseWriter

  /// The documented response for an error; 422 and 403 are alternatives to 400 and 401.
  ///
  /// 422 is no alternative to 415, since it states that the media type is known (RFC 9110,
  /// section 15.5.21).
  func documented(_ status: Int) -> (status: Int, response: MockedResponse)? {
    guard let operation else { return nil }
    let alternatives = [400: [422], 415: [400], 406: [400], 401: [403]]
    for candidate in [status] + (alternatives[status] ?? []) {
      let found = operation.responses.first { $0.status == "\(candidate)" }
      if let found { return (candidate, found) }
    }
    let range = "\(status / 100)XX"
    return operation.responses.first { $0.status.uppercased() == range }.map { (status, $0) }
      ?? operation.responses.first { $0.status == "default" }.map { (status, $0) }
  }

  /// Returns the answer to a request that violates the description.
  func refusal(_ check: RequestCheck.Result) -> MockAnswer {
    var answer = answer(check.status, Self.detail(check), check.violations)
    Self.addChallenges(of: check, to: &answer)
    return answer
  }

  /// Returns the answer for violations.
  func answer(
    _ status: Int,
    _ detail: String,
    _ violations: [RequestViolation] = []
  ) -> MockAnswer {
    var answer = problem(status, detail, violations)
    guard let (status, response) = documented(status) else { return answer }
    let problem = Self.object(status, detail, violations)
    answer = self.problem(status, detail, violations)
    if response.contents.isEmpty { return answer }
    for content in response.contents where content.isJSON {
      let schema = writer.schemas.schema(content.schema)
      let media = content.mediaType
      if media.hasPrefix(MockedOperation.usualProblemMediaType), isValid(.object(problem), schema) {
        return answer
      }
      guard let written = try? writer.answer(status, response) else { continue }
      let merged = Self.merged(written, problem)
      let usable = [merged, .object(problem)].compactMap(\.self).first { isValid($0, schema) }
      answer.headers = written.headers
      answer.headers.remove("Content-Type")
      answer.headers.append("Content-Type", media)
      answer.body = usable.map { Array($0.description.utf8) } ?? written.body
      return answer
    }
    let written = try? writer.answer(status, response)
    if var written {
      written.source = .problem
      written.violations = violations
      return written
    }
    return answer
  }

  /// The answer in the media type for errors of the operation.
  private func problem(
    _ status: Int,
    _ detail: String,
    _ violations: [RequestViolation]
  ) -> MockAnswer {
    let mediaType = operation?.problemMediaType ?? MockedOperation.usualProblemMediaType
    return Self.problem(status, detail, violations, as: mediaType)
  }

  private func isValid(_ value: JSONValue, _ schema: JSONSchema?) -> Bool {
    schema?.validate(value).isEmpty ?? true
  }

  /// The members of the documented form with those of the problem, where it has others.
  private static func merged(_ written: MockAnswer, _ problem: JSONObject) -> JSONValue? {
    guard let value = try? JSONReader.decode(JSONValue.self, from: written.body),
      var object = value.object
    else { return nil }
    for key in ["message", "detail", "error_description", "description", "reason"] {
      if object[key]?.string != nil { object[key] = problem["detail"] }
    }
    for key in ["status", "title", "type"] where object[key] != nil { object[key] = problem[key] }
    for member in problem.members where object[member.key] == nil {
      object[member.key] = member.value
    }
    return .object(object)
  }

  // MARK: - Problems

  /// Returns the answer to a request that violates the description, without a documented form.
  static func problem(refusing check: RequestCheck.Result) -> MockAnswer {
    var answer = problem(check.status, detail(check), check.violations)
    addChallenges(of: check, to: &answer)
    return answer
  }

  private static func detail(_ check: RequestCheck.Result) -> String {
    let count = check.violations.count.counted("violation")
    let first = check.violations.first?.text ?? ""
    return check.violations.count == 1 ? first : "\(count); the first: \(first)"
  }

  private static func addChallenges(of check: RequestCheck.Result, to answer: inout MockAnswer) {
    guard answer.status == 401, !answer.headers.contains("WWW-Authenticate") else { return }
    for challenge in check.challenges { answer.headers.append("WWW-Authenticate", challenge) }
  }

  static func problem(
    _ status: Int,
    _ detail: String,
    _ violations: [RequestViolation] = [],
    as mediaType: String = MockedOperation.usualProblemMediaType
  ) -> MockAnswer {
    var answer = MockAnswer(status, .problem)
    answer.violations = violations
    answer.headers.append("Content-Type", mediaType)
    answer.body = Array(JSONValue.object(object(status, detail, violations)).description.utf8)
    return answer
  }

  private static func object(
    _ status: Int,
    _ detail: String,
    _ violations: [RequestViolation]
  ) -> JSONObject {
    var object: JSONObject = [
      "type": "about:blank",
      "title": .string(titles[status] ?? "Error"),
      "status": .number(JSONNumber(status)),
      "detail": .string(detail),
    ]
    if !violations.isEmpty { object["violations"] = .array(violations.map(\.json)) }
    return object
  }

  private static let titles = [
    400: "Bad Request", 401: "Unauthorized", 403: "Forbidden", 404: "Not Found",
    405: "Method Not Allowed", 406: "Not Acceptable", 415: "Unsupported Media Type",
    422: "Unprocessable Content", 426: "Upgrade Required", 500: "Internal Server Error",
    501: "Not Implemented", 502: "Bad Gateway", 503: "Service Unavailable", 504: "Gateway Timeout",
  ]
}
