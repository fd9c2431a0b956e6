import BinderyRuntime
import RecordingMutation

/// A change of the recorded sessions of a client.
///
/// What the client delivers to its user remains as it was recorded, so that a frame that the client
/// lacks, or has twice, must be noticed.
struct SessionMutation: EntryMutation {
  let kind: MutationKind
  let detail: String
  let part: EntryPart
  /// The index of the changed entry in the archive.
  let position: Int
  let client: RecordedClient
  /// Whether the recording contradicts itself, so that its replay must fail in any case.
  private(set) var isContradiction = false

  var identity: String { "\(kind) \(position) \(detail)" }

  static func all(of client: RecordedClient) -> [Self] {
    client.sessions.indices.flatMap { session in
      frames(of: client, session) + closes(of: client, session)
    }
  }

  private init(
    _ kind: MutationKind,
    _ detail: String,
    in part: EntryPart,
    of client: RecordedClient,
    _ session: Int,
    _ change: (inout HTTPArchive.Entry) -> Void
  ) {
    self.kind = kind
    self.detail = detail
    self.part = part
    position = client.sessions[session].position
    var client = client
    change(&client.sessions[session].entry)
    self.client = client
  }

  /// Received frames that the client's user notices, dropped, doubled, and swapped.
  private static func frames(of client: RecordedClient, _ session: Int) -> [Self] {
    let frames = client.sessions[session].entry.frames
    let noticed = frames.indices.filter { index in
      frames[index].type == "receive" && !frames[index].isControl && !frames[index].delivers.isEmpty
    }
    let single = noticed.flatMap { index -> [Self] in
      let detail = "frame \(index)"
      let part = EntryPart.frame(index, path: nil)
      return [
        Self(.missingFrame, detail, in: part, of: client, session) { entry in
          // Its deliveries are still expected, at the step before.
          let missing = entry.frames.remove(at: index)
          let neighbour = max(index - 1, 0)
          guard entry.frames.indices.contains(neighbour) else { return }
          entry.frames[neighbour].delivers += missing.delivers
        },
        Self(.repeatedFrame, detail, in: part, of: client, session) { entry in
          var copy = entry.frames[index]
          copy.delivers = []
          entry.frames.insert(copy, at: index + 1)
        },
      ]
    }
    let swaps = zip(noticed, noticed.dropFirst())
      .filter { frames[$0].delivers != frames[$1].delivers }
      .map { first, second in
        let part = EntryPart.frame(first, path: nil)
        return Self(
          .reorderedFrames,
          "frames \(first) and \(second)",
          in: part,
          of: client,
          session
        ) { entry in
          for (index, other) in [(first, frames[second]), (second, frames[first])] {
            entry.frames[index].data = other.data
            entry.frames[index].opcode = other.opcode
          }
        }
      }
    return single + swaps
  }

  /// The end by the other side, and with another code.
  private static func closes(of client: RecordedClient, _ session: Int) -> [Self] {
    guard let close = client.sessions[session].entry.origin?.close else { return [] }
    let isOfClient = close.by == "client"
    var side = Self(.otherClose, "by", in: .close, of: client, session) { entry in
      entry.origin?.close?.by = isOfClient ? "service" : "client"
    }
    // The first close frame states who closed (RFC 6455, section 7.1.2).
    side.isContradiction = client.sessions[session].entry.frames.contains { $0.opcode == 8 }
    let code = Self(.otherClose, "code", in: .close, of: client, session) { entry in
      entry.origin?.close?.code = close.code == 1000 ? 4000 : 1000
    }
    return isOfClient || !close.delivers.isEmpty ? [side, code] : [side]
  }
}
