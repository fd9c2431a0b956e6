import BinderyRuntime

/// The target of event decoders, which all decode every frame: the result is an event, unknown
/// JSON, or an error for that frame alone.
struct EventTarget: Target {
  let seeds: [[UInt8]]
  private let trials: [any EventChecking]

  init(_ subjects: [EventSubject]) throws(Violation) {
    let frames = FrameSeeds.all
    var trials: [any EventChecking] = []
    var services: [String: DescribedService] = [:]
    for subject in subjects {
      let known = services[subject.document]
      let service = if let known { known } else { try DescribedService(subject.document) }
      services[subject.document] = service
      trials.append(try subject.trial(service, frames))
    }
    self.trials = trials
    seeds = frames
  }

  func check(_ bytes: [UInt8]) throws(Violation) {
    for trial in trials { try trial.check(bytes) }
  }
}
