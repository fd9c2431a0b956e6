import Shape
import Specification

extension Diagnostic.Code {
  static let twinMessages = Self("twin-messages")
}

extension Shaper {
  /// Says which incoming messages nothing tells from others: the first of those is always the one.
  func noteTwins(of service: Service) {
    let models = Dictionary(
      service.models.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    for channel in service.channels {
      guard let direction = channel.incoming,
        case .choice(let choice)? = models[direction.event]?.definition
      else { continue }
      for (twin, first) in choice.twins { note(twin, like: first, in: channel) }
    }
  }

  private func note(_ twin: String, like first: String, in channel: Channel) {
    let origin = channel.origin
    diagnostics.report(
      Diagnostic(
        .warning,
        .twinMessages,
        at: Mark(file: origin.file, line: origin.line, column: origin.column),
        "nothing tells the message \(Excerpt.quoted(twin)) from \(Excerpt.quoted(first)), as which it"
          + " is read",
        mend: "give each a member with a constant of its own, or describe them as one message"
      )
    )
  }
}

extension Choice {
  /// Variants that look like one before them; what takes any JSON looks like nothing.
  fileprivate var twins: [(twin: String, first: String)] {
    var firsts: [Signature: String] = [:]
    var twins: [(String, String)] = []
    for position in discriminator?.others ?? Array(variants.indices) {
      let variant = variants[position]
      guard variant.signature != .any else { continue }
      if let first = firsts[variant.signature] {
        twins.append((variant.name, first))
      } else {
        firsts[variant.signature] = variant.name
      }
    }
    return twins
  }
}
