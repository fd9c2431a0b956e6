import Shape
import SwiftSource

extension RequestDrafter {
  /// What the author says of the operation; how it is sent where that is nothing.
  func documentation(_ remarks: [String]) -> DocumentationText {
    let said = operation.documentation
    return said.summary == nil && said.discussion == nil
      ? DocumentationText(summary: "Sends `\(protocolLine)`.") : said.text(remarks)
  }

  /// The same for those who call the client, with the first sentence about each parameter.
  func methodDocumentation(
    _ parameters: [ParameterBlueprint],
    returning answer: AnswerBlueprint
  ) -> DocumentationText {
    documentation([]).describing(
      parameters.map { ($0.name, $0.summary) },
      returns: answer.reply.isVoid ? .none : reply
    )
  }

  /// What is said of the only success, unless it is a bare “OK” or “A list of books”.
  private var reply: DocumentationText {
    let replies = operation.responses.filter(\.status.isSuccess)
    guard replies.count == 1, let summary = replies[0].documentation.summary,
      summary.utf8.count(where: { $0 == UInt8(ascii: " ") }) >= 3
    else { return .none }
    return replies[0].documentation.summaryText
  }

  /// The method and the path template as the document writes it.
  var protocolLine: String { "\(operation.method) \(operation.pathText)".filter { $0 != "`" } }

  func documentation(of parameter: Parameter, isSent: Bool) -> DocumentationText {
    parameter.documentation.text(
      Literal.remarks(
        parameter.defaultValue,
        only: parameter.initialValue,
        isRequired: parameter.isRequired,
        isAssumed: isSent
      ),
      warningOfDeprecation: true
    )
  }
}
