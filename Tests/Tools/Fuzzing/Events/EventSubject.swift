import BinderyRealtime

/// A generated event type, and its description in the specification.
struct EventSubject {
  /// The path of the document in the package.
  let document: String
  /// The name of the channel in the document.
  let channel: String
  let isSent: Bool
  private let makeTrial: (DescribedEvents, [[UInt8]]) throws(Violation) -> any EventChecking

  init<Event: TypedEvent>(
    _ type: Event.Type,
    of channel: String,
    in document: String,
    isSent: Bool = false
  ) {
    self.document = document
    self.channel = channel
    self.isSent = isSent
    makeTrial = { described, frames throws(Violation) in
      try EventCheck<Event>(described, frames)
    }
  }

  /// Returns the trial of the type; one of the frames belongs to it.
  func trial(
    _ service: DescribedService,
    _ frames: [[UInt8]]
  ) throws(Violation) -> any EventChecking {
    try makeTrial(try service.events(of: self), frames)
  }
}
