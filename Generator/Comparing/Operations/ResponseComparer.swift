import Canonical

/// Compares the responses of an operation, or those to a request that the service sends.
struct ResponseComparer {
  let title: String
  let rules: ResponseRules
  let contentRules: ContentRules
  let headerRules: HeaderRules
  let subject: ChangeSubject
  let responses: Descriptions<[Named<OpenAPI.Response>]>
  let schemas: Descriptions<any SchemaIndex>
  let changes: ChangeList

  func run() {
    for response in responses.old {
      guard let other = Self.response(response.key, of: responses.new) else {
        remove(response)
        continue
      }
      compare(response, other)
    }
    for response in responses.new where Self.response(response.key, of: responses.old) == nil {
      changes.add(
        Self.isSuccess(response.key) ? rules.successAdded : rules.failureAdded,
        of: "\(title): response \(response.key)",
        "the response was added",
        new: response.keyMark
      )
    }
  }

  /// The response of a status, or of the range that has it; of a range, the first of its statuses.
  private static func response(
    _ status: String,
    of responses: [Named<OpenAPI.Response>]
  ) -> Named<OpenAPI.Response>? {
    if let same = responses.first(where: { $0.key.uppercased() == status.uppercased() }) {
      return same
    }
    guard let first = status.first, first.isNumber else { return nil }
    let isRange = status.uppercased().hasSuffix("XX")
    return responses.first { other in
      isRange ? other.key.first == first : other.key.uppercased() == "\(first)XX"
    }
  }

  private func remove(_ response: Named<OpenAPI.Response>) {
    changes.add(
      Self.isSuccess(response.key) ? rules.successRemoved : rules.failureRemoved,
      of: "\(title): response \(response.key)",
      "the response was removed",
      old: response.keyMark
    )
  }

  private static func isSuccess(_ status: String) -> Bool { status.hasPrefix("2") }

  private func compare(_ old: Named<OpenAPI.Response>, _ new: Named<OpenAPI.Response>) {
    let title = "\(self.title): response \(new.key)"
    compareHeaders(title, old.value.headers, new.value.headers)
    ContentComparer(
      subject: subject,
      title: title,
      contents: Descriptions(old: old.value.content, new: new.value.content),
      marks: (old.value.location.mark, new.value.location.mark),
      schemas: schemas,
      changes: changes
    )
    .run(contentRules)
  }

  private func compareHeaders(
    _ title: String,
    _ old: [Named<OpenAPI.Header>],
    _ new: [Named<OpenAPI.Header>]
  ) {
    var rest = new
    for header in old {
      let subject = "\(title): header \(header.key)"
      let name = header.key.lowercased()
      guard let index = rest.firstIndex(where: { $0.key.lowercased() == name }) else {
        remove(header, of: subject)
        continue
      }
      let other = rest.remove(at: index)
      if header.value.isRequired != other.value.isRequired {
        changes.add(
          other.value.isRequired ? headerRules.becameRequired : headerRules.becameOptional,
          of: subject,
          "the header became \(other.value.isRequired ? "required" : "optional")",
          old: header.keyMark,
          new: other.keyMark
        )
      }
      if header.value.isDeprecated != other.value.isDeprecated {
        let isDeprecated = other.value.isDeprecated
        changes.add(
          ChangeRule(headerRules.subject, isDeprecated ? .deprecated : .reactivated),
          of: subject,
          isDeprecated ? "the header was deprecated" : "the header is no longer deprecated",
          old: header.keyMark,
          new: other.keyMark
        )
      }
      changes.compare(
        headerRules.subject,
        of: subject,
        schemas.old.schema(header.value.anySchema),
        schemas.new.schema(other.value.anySchema),
        isText: header.value.content.isEmpty && other.value.content.isEmpty
      )
    }
    for header in rest {
      changes.add(
        header.value.isRequired ? headerRules.addedRequired : headerRules.addedOptional,
        of: "\(title): header \(header.key)",
        "the header was added",
        new: header.keyMark
      )
    }
  }

  private func remove(_ header: Named<OpenAPI.Header>, of subject: String) {
    let sunset = header.value.isDeprecated ? header.value.sunset : nil
    let rule =
      if let sunset {
        sunset < changes.today
          ? headerRules.removedAfterSunset : headerRules.removedBeforeSunset
      } else {
        header.value.isRequired ? headerRules.removedRequired : headerRules.removedOptional
      }
    changes.add(
      rule,
      of: subject,
      "the header was removed" + (sunset.map { ", whose last day is \($0)" } ?? ""),
      old: header.keyMark
    )
  }
}
