import BinderyRealtime

/// A generated type of events, and where the specification describes it.
struct EventSubject {
  /// The path of the document below the package.
  let document: String
  /// The author's word for the channel.
  let channel: String
  let isSent: Bool
  private let makeTrial: (DescribedEvents, [[UInt8]]) throws(Complaint) -> any EventTrying

  init<Event: TypedEvent>(
    _ type: Event.Type,
    of channel: String,
    in document: String,
    isSent: Bool = false
  ) {
    self.document = document
    self.channel = channel
    self.isSent = isSent
    makeTrial = { described, frames throws(Complaint) in
      try EventTrial<Event>(described, frames)
    }
  }

  /// The trial of the type by what the specification says; one of the frames is its own.
  func trial(
    _ service: DescribedService,
    _ frames: [[UInt8]]
  ) throws(Complaint) -> any EventTrying {
    try makeTrial(try service.events(of: self), frames)
  }
}
