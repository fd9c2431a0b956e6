import BinderyRuntime

/// The decoders of events, each of which is given every frame: it is an event, JSON that nobody
/// described, or an error that costs itself alone.
struct EventTarget: ByteTarget {
  let seeds: [[UInt8]]
  private let plants: [Plant]
  private let trials: [any EventTrying]

  init(_ subjects: [EventSubject]) throws(Complaint) {
    let frames = FrameSeeds.all
    var trials: [any EventTrying] = []
    var services: [String: DescribedService] = [:]
    for subject in subjects {
      let known = services[subject.document]
      let service = if let known { known } else { try DescribedService(subject.document) }
      services[subject.document] = service
      trials.append(try subject.trial(service, frames))
    }
    self.trials = trials
    seeds = frames
    plants = frames.compactMap { frame in
      let value: JSONValue? = try? JSONReader.decode(from: frame)
      return value.map { Plant($0) }
    }
  }

  /// A frame costs less than anything else that is tried.
  var limits: WorkLimits { WorkLimits(seconds: 2, bytes: 1 << 30) }

  func input(_ random: Randomness) -> [UInt8] {
    var mutation = FrameMutation(frames: seeds, plants: plants, random: random)
    return mutation.grow()
  }

  func check(_ bytes: [UInt8]) throws(Complaint) {
    for trial in trials { try trial.check(bytes) }
  }
}
