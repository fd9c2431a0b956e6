import BinderyRealtime
import BinderyRuntime
import RecordingMutation

/// A change of what is sent in a recorded session, or of its recorded address.
///
/// A repeated frame isn't one: other channels may describe it equally well.
struct RoutingMutation: EntryMutation {
  let kind: MutationKind
  let detail: String
  let part: EntryPart
  let session: RoutedSession

  var identity: String { "\(kind) \(detail)" }

  static func all(
    of session: RoutedSession,
    _ channels: [ReplayedChannel],
    _ schemas: ContractSchemas
  ) -> [Self] {
    received(session) + sent(session, channels, schemas) + opening(session, channels)
  }

  private init(
    _ kind: MutationKind,
    _ detail: String,
    in part: EntryPart,
    of session: RoutedSession,
    _ change: (inout RoutedSession) -> Void
  ) {
    self.kind = kind
    self.detail = detail
    self.part = part
    var session = session
    change(&session)
    self.session = session
  }

  /// Described messages that the server doesn't send, and different ones of a channel swapped.
  private static func received(_ session: RoutedSession) -> [Self] {
    let frames = session.frames
    let described = frames.indices.filter { frames[$0].isReceived && frames[$0].expected != nil }
    let missing = described.map { index in
      let part = EntryPart.frame(frames[index].index, path: nil)
      return Self(.missingFrame, "frame \(frames[index].index)", in: part, of: session) {
        $0.frames[index].sent = nil
      }
    }
    let swaps = zip(described, described.dropFirst())
      .filter { first, second in
        let (one, other) = (frames[first], frames[second])
        return one.expected?.channel == other.expected?.channel
          && one.expected?.message != other.expected?.message && one.isText == other.isText
      }
      .map { first, second in
        let detail = "frames \(frames[first].index) and \(frames[second].index)"
        let part = EntryPart.frame(frames[first].index, path: nil)
        return Self(.reorderedFrames, detail, in: part, of: session) {
          $0.frames[first].sent = frames[second].bytes
          $0.frames[second].sent = frames[first].bytes
        }
      }
    return missing + swaps
  }

  /// Messages that the client sends without a described member.
  private static func sent(
    _ session: RoutedSession,
    _ channels: [ReplayedChannel],
    _ schemas: ContractSchemas
  ) -> [Self] {
    session.frames.indices.flatMap { index -> [Self] in
      let frame = session.frames[index]
      guard !frame.isReceived, let expected = frame.expected,
        let value: JSONValue = try? JSONReader.decode(from: frame.bytes)
      else { return [] }
      let schema = channels[expected.channel].schema(ofSent: expected.message, in: schemas)
      return MemberOmission.described(in: frame.bytes, by: schema).map { path in
        let part = EntryPart.frame(frame.index, path: path.description)
        return Self(.otherBody, "frame \(frame.index) \(path)", in: part, of: session) {
          $0.frames[index].sent = value.replacing(path, by: nil).utf8
        }
      }
    }
  }

  /// Another recorded path, and other values of the described query and headers.
  private static func opening(_ session: RoutedSession, _ channels: [ReplayedChannel]) -> [Self] {
    let opened = session.channels.map { channels[$0] }.filter { $0.opened.contains(session.name) }
    let request = session.request
    let url = MutableURL(request.url)
    var mutations: [Self] = []
    if opened.contains(where: { $0.template.hasSuffix("}") }), let last = url.segments.indices.last
    {
      var other = url
      other.segments[last] += "x"
      mutations.append(
        Self(.otherPath, "", in: .url, of: session) { $0.request.url = other.text }
      )
    }
    let query = Set(opened.flatMap(\.query))
    for name in query.sorted() {
      let indices = url.pairs.indices.filter { URLPairs.decoded(url.pairs[$0].name) == name }
      if indices.isEmpty { continue }
      var other = url
      for index in indices { other.pairs[index].value = "x" + (url.pairs[index].value ?? "") }
      mutations.append(
        Self(.otherParameter, name, in: .url, of: session) { $0.request.url = other.text }
      )
    }
    let headers = Set(opened.flatMap(\.headers).map { $0.lowercased() })
    for index in request.headers.indices
    where headers.contains(request.headers[index].name.lowercased()) {
      let name = request.headers[index].name
      mutations.append(
        Self(.otherHeader, name, in: .requestHeader(name), of: session) {
          $0.request.headers[index].value += "x"
        }
      )
    }
    return mutations
  }
}
