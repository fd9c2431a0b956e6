import Checking
import Shape
import Specification

/// What entries of documented operations and messages have and the documents lack.
struct UndocumentedParts {
  /// The statuses, media types, parameters and members, each once.
  let lines: [String]

  init(_ contract: Contract, _ values: RecordedValues) {
    let parts = values.undescribed.compactMap(Self.line)
    let parameters = contract.cases.flatMap { testCase in
      testCase.tolerance.undescribedQuery.map { name in
        "the query parameter \(Excerpt.quoted(name)) of"
          + " \(Excerpt.quoted(testCase.operation.rawValue))"
      }
    }
    let findings = values.findings(Diagnostics()).filter { $0.kind == .undocumentedMember }
    let members = Cause.all(of: findings).map { $0.diagnostic(ofTotal: values.entryCount).message }
    var known: Set<String> = []
    lines = (parts + parameters + members).filter { known.insert($0).inserted }
  }

  private static func line(_ part: UndescribedPart) -> String? {
    let subject = Excerpt.quoted(part.subject)
    return switch part.kind {
    case .status(let status, _): "the status \(status) of \(subject)"
    case .responseContent(let type): "responses of \(subject) with the media type \(type)"
    case .requestContent(let type): "requests of \(subject) with the media type \(type)"
    case .streamTerminator(let text):
      "the event \(Excerpt.quoted(text)) at the end of streams of \(subject)"
    case .missingBody, .missingParameter, .partContent, .missingCredentials, .movedKey,
      .otherAuthentication:
      nil
    }
  }
}
