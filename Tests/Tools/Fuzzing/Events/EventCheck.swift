import BinderyRealtime
import BinderyRuntime

/// The check of a frame.
protocol EventChecking {
  func check(_ frame: [UInt8]) throws(Violation)
}

/// The checks of one event type.
struct EventCheck<Event: TypedEvent>: EventChecking {
  private typealias Verdict = Result<Event, UndecodableEvent>

  /// The channel and the direction.
  private static var name: String { String(reflecting: Event.self) }

  private let described: DescribedEvents
  /// A known frame with all required members.
  private let neighbour: [UInt8]

  init(_ described: DescribedEvents, _ frames: [[UInt8]]) throws(Violation) {
    self.described = described
    let known = frames.first { (try? Event(message: $0))?.messageName != nil }
    guard let known else { throw Violation("\(Self.name): no seed is one of its messages") }
    neighbour = known
    if Event.messageNames != described.names {
      throw Violation("\(Self.name) has other messages than the specification")
    }
  }

  func check(_ frame: [UInt8]) throws(Violation) {
    let value: JSONValue? = try? JSONReader.decode(from: frame)
    let verdict = verdict(of: frame)
    do throws(Violation) {
      switch verdict {
      case .success(let event):
        guard let value else { throw Violation("an event is decoded from invalid JSON") }
        try check(event, of: frame, value)
      case .failure(let error): try check(error, of: frame, value)
      }
      guard let value else { return }
      try checkNeighbours(of: frame, verdict)
      try checkMeaning(of: value, verdict, repeatsKeys: frame.repeatsKeys(of: value))
    } catch {
      throw Violation("\(Self.name): \(error)")
    }
  }

  private func verdict(of frame: [UInt8]) -> Verdict {
    do throws(UndecodableEvent) {
      return .success(try Event(message: frame))
    } catch {
      return .failure(error)
    }
  }

  /// Checks that an unknown message keeps its JSON, and that a known one adds nothing and encodes
  /// to the same again.
  private func check(
    _ event: Event,
    of frame: [UInt8],
    _ value: JSONValue
  ) throws(Violation) {
    if described.isAmbiguous(frame) {
      throw Violation("is identified as two messages, and decoded")
    }
    if described.isKnown(frame) == (event.messageName == nil) {
      throw Violation("is read as \(event.messageName ?? "no message that is known")")
    }
    guard let bytes = try? event.encoded(),
      let written: JSONValue = try? JSONReader.decode(from: bytes)
    else { throw Violation("what was read can't be written") }
    guard let name = event.messageName else {
      if written != value { throw Violation("an unknown message is written as another") }
      return
    }
    if !Event.messageNames.contains(name) { throw Violation("there is no message \(name)") }
    if let path = written.firstAddition(to: value) {
      throw Violation("\(name) differs at \(JSONPath(path))")
    }
    if let path = described.loss(of: value, as: name, in: written) {
      throw Violation("\(name) loses what is at \(path)")
    }
    guard let again = try? Event(message: bytes) else {
      throw Violation("what \(name) writes can't be read")
    }
    // A variant that rejects the first value of a repeated key may accept the encoded one.
    if again != event, !frame.repeatsKeys(of: value) {
      throw Violation("what \(name) writes is read as something else")
    }
  }

  /// Checks that an error has a path, and the undecoded message.
  private func check(
    _ error: UndecodableEvent,
    of frame: [UInt8],
    _ value: JSONValue?
  ) throws(Violation) {
    if error.message != frame { throw Violation("the error has another message") }
    guard let value else { return }
    if described.isKnown(frame) == false, !described.isAmbiguous(frame) {
      throw Violation("an unknown message is an error: \(error.error)")
    }
    // The path may be in the first value of a repeated key, which the decoded value lacks.
    if !value.has(error.error.path), !frame.repeatsKeys(of: value) {
      throw Violation("nothing is at the path of \(error.error)")
    }
  }

  /// Checks the result against the schemas of the messages.
  private func checkMeaning(
    of value: JSONValue,
    _ verdict: Verdict,
    repeatsKeys: Bool
  ) throws(Violation) {
    let reading: DescribedEvents.Reading =
      switch verdict {
      case .success(let event): event.messageName.map { .known($0) } ?? .unknown
      case .failure(let error): .undecodable(error.error)
      }
    // The first value of a repeated key may be invalid; the decoded value only has the last one.
    if repeatsKeys {
      guard case .unknown = reading else { return }
    }
    if let objection = described.objection(to: reading, of: value) { throw Violation(objection) }
  }

  /// Checks that the neighboring messages of a batch are decoded independently of it.
  private func checkNeighbours(of frame: [UInt8], _ verdict: Verdict) throws(Violation) {
    let list = Array("[".utf8) + neighbour + Array(",".utf8) + frame + Array(",".utf8) + neighbour
    let bytes = list + Array("]".utf8)
    guard (try? JSONReader.decode(from: bytes) as JSONValue) != nil else { return }
    guard let events: [ReceivedEvent<Event>] = try? JSONReader.decode(from: bytes) else {
      throw Violation("it costs those that come with it")
    }
    let expected = try? Event(message: neighbour)
    guard events.count == 3, events[0].event == expected, events[2].event == expected else {
      throw Violation("those that come with it are read as something else")
    }
    switch (events[1], verdict) {
    case (.event(let event), .success(let alone)) where event == alone: break
    case (.undecodable(let error), .failure(let alone))
    where error.error.path == alone.error.path && error.error.reason == alone.error.reason: break
    default: throw Violation("alone it is \(verdict), and among others \(events[1])")
    }
  }
}
