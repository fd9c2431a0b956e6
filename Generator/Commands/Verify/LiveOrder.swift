import Foundation

import struct Canonical.Recording

/// A part of the play of recordings with a live server; the numbers are those of steps.
package enum LiveEvent: Hashable, Sendable {
  case request(Int)
  /// A WebSocket is opened.
  case opening(Int)
  /// A message is sent or expected, by its index among those of its session.
  case frame(Int, of: Int)
  /// A session ends.
  case end(Int)
}

/// The order in which requests are sent and sessions are played.
///
/// Requests are sent in the order of the recording. If it has sessions, its times decide, because
/// their messages may depend on requests, and on other sessions.
struct LiveOrder {
  private(set) var events: [LiveEvent] = []

  /// - Parameter steps: The recordings, and the sessions of those that are played.
  init(_ steps: [(recording: Recording, session: LiveSession?)]) {
    var start = 0
    while start < steps.count {
      let file = steps[start].recording.mark.file
      let end = steps[start...].firstIndex { $0.recording.mark.file != file } ?? steps.count
      let group = start..<end
      if group.contains(where: { steps[$0].session != nil }) {
        let timed = group.flatMap { Self.timed($0, steps[$0]) }.enumerated()
        events += timed.sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
          .map(\.element.event)
      } else {
        events += group.map(LiveEvent.request)
      }
      start = end
    }
  }

  private static func timed(
    _ index: Int,
    _ step: (recording: Recording, session: LiveSession?)
  ) -> [(event: LiveEvent, time: Double)] {
    let started = step.recording.started ?? 0
    guard step.session != nil else { return [(.request(index), started)] }
    var time = started
    var events: [(LiveEvent, Double)] = [(.opening(index), time)]
    for (number, frame) in step.recording.frames.enumerated() {
      time = max(time, frame.time ?? time)
      events.append((.frame(number, of: index), time))
    }
    let duration = (step.recording.duration ?? 0) / 1000
    return events + [(.end(index), max(time, started + duration))]
  }
}

extension Recording {
  /// The time of the request, in seconds since 1970.
  fileprivate var started: Double? {
    let formats = [
      Date.ISO8601FormatStyle(includingFractionalSeconds: true), Date.ISO8601FormatStyle(),
    ]
    return formats.lazy.compactMap { try? Date(date, strategy: $0) }.first?.timeIntervalSince1970
  }
}
