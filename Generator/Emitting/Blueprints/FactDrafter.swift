import Shape
import SwiftSource

/// Draws what is known of connections as constants.
struct FactDrafter {
  let facts: ConnectionPolicies

  var blueprints: [FactBlueprint] {
    [
      facts.keepAlive.map {
        constant(
          "keepAlive",
          .keepAlive,
          $0.source,
          "How each side learns that the other is there."
        )
      },
      facts.closeCodes.map {
        constant(
          "closeCodes",
          .closeCodes,
          "[\(elements: $0, \.source)]",
          "What the end of a connection means."
        )
      },
      facts.errorCodes.map {
        constant("errorCodes", .errorCodes, $0.source, "What a message about errors means.")
      },
      facts.backOff.map {
        constant("backOff", .backOff, $0.source, "How long to wait before connecting again.")
      },
      facts.resubscription.map {
        constant(
          "resubscription",
          .resubscription,
          $0.source,
          "What is sent again on a new connection."
        )
      },
      facts.resume.map {
        constant("resume", .resume, $0.source, "How to go on where the last answer ended.")
      },
      facts.dedupe.map {
        constant("dedupe", .dedupe, $0.source, "Which messages are one, delivered twice.")
      },
      facts.buffer.map {
        constant("buffer", .buffer, $0.source, "What happens to events that nobody reads yet.")
      },
    ].compactMap(\.self)
  }

  /// The list of codes is a literal, whose type is written.
  private func constant(
    _ name: StaticString,
    _ kind: ConnectionPolicies.Kind,
    _ value: Source,
    _ summary: String
  ) -> FactBlueprint {
    FactBlueprint(
      name: SwiftName(known: name),
      documentation: DocumentationText(
        summary: summary,
        discussion: facts.descriptions[kind]
      ),
      type: kind == .closeCodes ? ": CloseCodePolicy = " : " = ",
      value: value
    )
  }
}
