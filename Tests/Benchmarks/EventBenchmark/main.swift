import BinderyRealtime
import Foundation
import PubNubSDK
import PusherSwift

// The processor time from a message's bytes to its typed event, compared to that of Foundation's
// decoder with equivalent types, in the same run. Arguments select events.

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

/// Returns the processor time of some calls.
func time(_ body: () throws -> Void) rethrows -> Double {
  let calls = 500
  let begin = clock()
  for _ in 0..<calls { try body() }
  return Double(clock() - begin) / Double(CLOCKS_PER_SEC) / Double(calls) * 1e6
}

/// Returns the best of many short, alternating rounds, so that other load affects both decoders.
func microseconds(
  _ own: () throws -> Void,
  _ reference: () throws -> Void
) rethrows -> (own: Double, reference: Double) {
  var best = (own: Double.infinity, reference: Double.infinity)
  for _ in 0..<100 {
    best.own = min(best.own, try time(own))
    best.reference = min(best.reference, try time(reference))
  }
  return best
}

print("event                      bytes    Bindery   JSONDecoder   ratio")
let chosen = CommandLine.arguments.dropFirst()
for frame in Frame.all where chosen.isEmpty || chosen.contains(frame.name) {
  let bytes = Array(frame.text.utf8)
  let data = Data(bytes)
  let best = try microseconds({ try frame.decode(bytes) }, { try frame.reference(data) })
  print(
    frame.name.padding(toLength: 24, withPad: " ", startingAt: 0)
      + String(
        format: "%8d %8.2f µs %10.2f µs %6.1fx",
        bytes.count,
        best.own,
        best.reference,
        best.reference / best.own
      )
  )
}
