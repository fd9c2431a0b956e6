import BinderyRuntime
import Foundation

/// The decoders of events, each of which is given every frame: it is an event, JSON that nobody
/// described, or an error that costs itself alone.
struct EventTarget: Target {
  private let frames: [[UInt8]]
  private let plants: [Plant]
  private let trials: [any EventTrying]

  init() throws(Complaint) {
    let frames = FrameSeeds.all
    var trials: [any EventTrying] = []
    var services: [String: DescribedService] = [:]
    for subject in EventSubject.services + EventSubject.feed + EventSubject.lobby {
      let known = services[subject.document]
      let service = if let known { known } else { try DescribedService(subject.document) }
      services[subject.document] = service
      trials.append(try subject.trial(service, frames))
    }
    self.trials = trials
    self.frames = frames
    plants = frames.compactMap { frame in
      let value: JSONValue? = try? JSONReader.decode(from: frame)
      return value.map { Plant($0) }
    }
  }

  /// A frame costs less than anything else that is tried.
  var limits: WorkLimits { WorkLimits(seconds: 2, bytes: 1 << 30) }

  func input(_ random: Randomness) -> [UInt8] {
    var mutation = FrameMutation(frames: frames, plants: plants, random: random)
    return mutation.grow()
  }

  func check(_ file: URL, output: URL?) throws(Complaint) {
    guard let data = try? Data(contentsOf: file) else { throw Complaint("there is no such file") }
    for trial in trials { try trial.check(Array(data)) }
  }
}
