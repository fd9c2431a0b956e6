import BinderyRealtime
import BinderyRuntime

/// What is promised of every frame.
protocol EventTrying {
  func check(_ frame: [UInt8]) throws(Complaint)
}

/// The promises of one type of events.
struct EventTrial<Event: TypedEvent>: EventTrying {
  private typealias Verdict = Result<Event, UndecodableEvent>

  /// The channel and the direction.
  private static var name: String { String(reflecting: Event.self) }

  private let recognized: RecognizedEvents
  /// A frame that is known, and says all that its message must.
  private let neighbour: [UInt8]

  init(_ recognized: RecognizedEvents, _ frames: [[UInt8]]) throws(Complaint) {
    self.recognized = recognized
    let known = frames.first { (try? Event(message: $0))?.messageName != nil }
    guard let known else { throw Complaint("\(Self.name): no seed is one of its messages") }
    neighbour = known
    if Event.messageNames != recognized.names {
      throw Complaint("\(Self.name) has other messages than the specification")
    }
  }

  func check(_ frame: [UInt8]) throws(Complaint) {
    let value: JSONValue? = try? JSONReader.decode(from: frame)
    let verdict = verdict(of: frame)
    do throws(Complaint) {
      switch verdict {
      case .success(let event):
        guard let value else { throw Complaint("an event is read of what is no JSON") }
        try check(event, of: frame, value)
      case .failure(let error): try check(error, of: frame, value)
      }
      if value != nil { try checkNeighbours(of: frame, verdict) }
    } catch {
      throw Complaint("\(Self.name): \(error)")
    }
  }

  private func verdict(of frame: [UInt8]) -> Verdict {
    do throws(UndecodableEvent) {
      return .success(try Event(message: frame))
    } catch {
      return .failure(error)
    }
  }

  /// An unknown message keeps all that it says; a known one says nothing that it didn't, and is
  /// the same again.
  private func check(
    _ event: Event,
    of frame: [UInt8],
    _ value: JSONValue
  ) throws(Complaint) {
    if recognized.isKnown(frame) == (event.messageName == nil) {
      throw Complaint("is read as \(event.messageName ?? "no message that is known")")
    }
    guard let bytes = try? event.encoded(),
      let written: JSONValue = try? JSONReader.decode(from: bytes)
    else { throw Complaint("what was read can't be written") }
    guard let name = event.messageName else {
      if written != value { throw Complaint("an unknown message is written as another") }
      return
    }
    if !Event.messageNames.contains(name) { throw Complaint("there is no message \(name)") }
    if let place = written.firstAddition(to: value) {
      throw Complaint("\(name) says something else at \(JSONPath(place))")
    }
    // Of a repeated key one value is told and another kept, and only that is written.
    if frame.memberCount > value.memberCount { return }
    guard let again = try? Event(message: bytes) else {
      throw Complaint("what \(name) writes can't be read")
    }
    if again != event { throw Complaint("what \(name) writes is read as something else") }
  }

  /// What is wrong is told with its place, beside the message as it came.
  private func check(
    _ error: UndecodableEvent,
    of frame: [UInt8],
    _ value: JSONValue?
  ) throws(Complaint) {
    if error.message != frame { throw Complaint("the error has another message") }
    guard let value else { return }
    if recognized.isKnown(frame) == false {
      throw Complaint("an unknown message is an error: \(error.error)")
    }
    // The place may be in what a repeated key said first, which the value hasn't kept.
    if !value.has(error.error.path), frame.memberCount == value.memberCount {
      throw Complaint("nothing is at the place of \(error.error)")
    }
  }

  /// The messages that come together with it are what they are without it.
  private func checkNeighbours(of frame: [UInt8], _ verdict: Verdict) throws(Complaint) {
    let list = Array("[".utf8) + neighbour + Array(",".utf8) + frame + Array(",".utf8) + neighbour
    let bytes = list + Array("]".utf8)
    guard (try? JSONReader.decode(from: bytes) as JSONValue) != nil else { return }
    guard let events: [ReceivedEvent<Event>] = try? JSONReader.decode(from: bytes) else {
      throw Complaint("it costs those that come with it")
    }
    let expected = try? Event(message: neighbour)
    guard events.count == 3, events[0].event == expected, events[2].event == expected else {
      throw Complaint("those that come with it are read as something else")
    }
    switch (events[1], verdict) {
    case (.event(let event), .success(let alone)) where event == alone: break
    case (.undecodable(let error), .failure(let alone))
    where error.error.path == alone.error.path && error.error.reason == alone.error.reason: break
    default: throw Complaint("alone it is \(verdict), and among others \(events[1])")
    }
  }
}

extension [UInt8] {
  /// How many members JSON has, repeated ones included.
  fileprivate var memberCount: Int {
    var (count, isText, isEscaped) = (0, false, false)
    for byte in self {
      if byte == UInt8(ascii: "\""), !isEscaped { isText.toggle() }
      if byte == UInt8(ascii: ":"), !isText { count += 1 }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return count
  }
}
