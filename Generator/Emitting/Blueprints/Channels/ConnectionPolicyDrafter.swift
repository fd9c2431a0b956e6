import Shape
import SwiftSource

/// Creates the blueprints of connection policies.
struct ConnectionPolicyDrafter {
  let policies: ConnectionPolicies
  let constants: MessageConstants

  var blueprints: [ConnectionPolicyBlueprint] {
    [
      policies.keepAlive.map {
        constant(
          "keepAlive",
          .keepAlive,
          $0.source(constants),
          "The exchange by which a side detects that the other is alive."
        )
      },
      policies.closeCodes.map {
        constant(
          "closeCodes",
          .closeCodes,
          "[\(elements: $0, \.source)]",
          "The reactions to close codes."
        )
      },
      policies.errorCodes.map {
        constant(
          "errorCodes",
          .errorCodes,
          $0.source,
          "The reactions to the error codes of a message."
        )
      },
      policies.backOff.map {
        constant("backOff", .backOff, $0.source, "The delays before reconnecting.")
      },
      policies.dedupe.map {
        constant("dedupe", .dedupe, $0.source, "The key of duplicate messages.")
      },
      policies.sequence.map {
        constant("sequence", .sequence, $0.source, "The consecutive numbers of messages.")
      },
      policies.resume.map {
        constant("resume", .resume, $0.source, "The position at which a new connection continues.")
      },
      policies.resubscription.map {
        constant(
          "resubscription",
          .resubscription,
          $0.source(constants),
          "The messages that are sent again on a new connection."
        )
      },
      policies.buffer.map {
        constant("buffer", .buffer, $0.source, "The limit of events that are not read yet.")
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
      kind: kind,
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
