import Shape
import SwiftSource

extension RequestDrafter {
  /// The documentation of the request, which refers to the method for that of the operation.
  var requestDocumentation: DocumentationText {
    DocumentationText(
      summary: "The request of `\(method.text)`.",
      discussion: protocolLine.codeSpan
    )
  }

  /// Returns the documentation of the operation, or its method and path if it is undocumented, with
  /// the summary of each parameter.
  func methodDocumentation(
    _ parameters: [ParameterBlueprint],
    returning responses: ResponsesBlueprint
  ) -> DocumentationText {
    operation.documentation.unlessRepeating(method.text)
      .text(summary: "Sends \(protocolLine.codeSpan).")
      .describing(
        parameters.map { ($0.name, $0.summary) },
        returns: responses.reply.isVoid
          ? .none : DocumentationText(summary: returned.text(of: operation))
      )
  }

  /// The method and the path template.
  var protocolLine: String { "\(operation.method) \(operation.pathText)" }

  func documentation(of parameter: Parameter, isSent: Bool) -> DocumentationText {
    parameter.documentation.unlessRepeating(parameter.key).text(
      Literal.remarks(
        parameter.defaultValue,
        only: parameter.initialValue,
        isAssumed: isSent,
        after: parameter.documentation
      ),
      warningOfDeprecation: true
    )
  }
}
