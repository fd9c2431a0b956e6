import BinderyRealtime
import Foundation
import PubNubSDK
import PusherSwift

// The processor time from a message's bytes to its typed event, and how many times as fast that is
// as Foundation's decoder with types that mean the same, in the same run.

func frame<Event: TypedEvent, Reference: Decodable>(
  _ name: String,
  _ type: Event.Type,
  _ reference: Reference.Type,
  _ text: String
) -> Frame {
  Frame(
    name: name,
    text: text,
    decode: { bytes in
      let event = try Event(message: bytes)
      guard event.messageName == name else { throw CocoaError(.coderInvalidValue) }
    },
    reference: { data in _ = try Frame.decoder.decode(Reference.self, from: data) }
  )
}

/// The processor time of one call, in the best of seven rounds.
func microseconds(_ body: () throws -> Void) rethrows -> Double {
  let calls = 5_000
  var best = Double.infinity
  for _ in 0..<7 {
    let begin = clock()
    for _ in 0..<calls { try body() }
    best = min(best, Double(clock() - begin) / Double(CLOCKS_PER_SEC) / Double(calls))
  }
  return best * 1e6
}

print("event                      bytes    Bindery   JSONDecoder   ratio")
for frame in Frame.all {
  let bytes = Array(frame.text.utf8)
  let data = Data(bytes)
  let own = try microseconds { try frame.decode(bytes) }
  let reference = try microseconds { try frame.reference(data) }
  print(
    frame.name.padding(toLength: 24, withPad: " ", startingAt: 0)
      + String(
        format: "%8d %8.2f µs %10.2f µs %6.1fx",
        bytes.count,
        own,
        reference,
        reference / own
      )
  )
}
