import Shape
import SwiftSource

/// Creates the blueprints of connection policies.
struct ConnectionPolicyDrafter {
  let policies: ConnectionPolicies

  var blueprints: [ConnectionPolicyBlueprint] {
    [
      policies.keepAlive.map {
        constant(
          "keepAlive",
          .keepAlive,
          $0.source,
          "How each side learns that the other is there."
        )
      },
      policies.closeCodes.map {
        constant(
          "closeCodes",
          .closeCodes,
          "[\(elements: $0, \.source)]",
          "What the end of a connection means."
        )
      },
      policies.errorCodes.map {
        constant("errorCodes", .errorCodes, $0.source, "What a message about errors means.")
      },
      policies.backOff.map {
        constant("backOff", .backOff, $0.source, "How long to wait before connecting again.")
      },
      policies.resubscription.map {
        constant(
          "resubscription",
          .resubscription,
          $0.source,
          "What is sent again on a new connection."
        )
      },
      policies.resume.map {
        constant("resume", .resume, $0.source, "How to go on where the last answer ended.")
      },
      policies.dedupe.map {
        constant("dedupe", .dedupe, $0.source, "Which messages are one, delivered twice.")
      },
      policies.buffer.map {
        constant("buffer", .buffer, $0.source, "What happens to events that are not read yet.")
      },
    ].compactMap(\.self)
  }

  /// Returns a constant, with a type annotation for the array literal of close codes.
  private func constant(
    _ name: StaticString,
    _ kind: ConnectionPolicies.Kind,
    _ value: Source,
    _ summary: String
  ) -> ConnectionPolicyBlueprint {
    ConnectionPolicyBlueprint(
      name: SwiftName(known: name),
      documentation: DocumentationText(
        summary: summary,
        discussion: policies.descriptions[kind]
      ),
      type: kind == .closeCodes ? ": CloseCodePolicy = " : " = ",
      value: value
    )
  }
}
