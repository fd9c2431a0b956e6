import BinderyRuntime

/// A message of a channel in an archive.
struct RecordedFrame {
  let recording: String
  let entry: Int
  let location: ContractFrame.Location
  let direction: String
  /// The channel; nil for a list element, whose channel only the spec knows.
  let channel: String?
  /// The name of the message in the spec; nil if the spec doesn't have it.
  let message: String?
  /// Whether the entry has `_bindery`; the frames of another one may belong to another service.
  var isAnnotated = true
  /// Whether the frame was captured, and the spec has no message for it; an example may have such a
  /// frame on purpose.
  var isUndescribed = false
  /// Whether the frame has no name and isn't JSON, as a text that keeps the session open.
  var isPlainText = false

  var name: String { Self.name(recording, entry, location) }

  static func name(
    _ recording: String,
    _ entry: Int,
    _ location: ContractFrame.Location
  ) -> String {
    let begin = "\(recording) #\(entry)"
    return switch location {
    case .frame(let position): "\(begin), frame \(position)"
    case .body: begin
    case .element(let position, _): "\(begin), element \(position)"
    }
  }

  /// Returns all messages of an entry, in order.
  static func all(in entry: HTTPArchive.Entry, _ position: Int, of file: String) -> [Self] {
    let frames = entry.frames.indices.compactMap { Self(at: .frame($0), in: entry, position, file) }
    guard frames.isEmpty else { return frames }
    let elements = (entry.origin?.elements ?? []).indices.map { index in
      ContractFrame.Location.element(index, list: "")
    }
    return ([.body] + elements).compactMap { Self(at: $0, in: entry, position, file) }
  }

  /// Creates the message at a location of an entry; nil if there is none.
  init?(
    at location: ContractFrame.Location,
    in entry: HTTPArchive.Entry,
    _ position: Int,
    _ file: String
  ) {
    recording = file
    self.entry = position
    self.location = location
    switch location {
    case .frame(let index):
      guard entry.frames.indices.contains(index), !entry.frames[index].isControl else { return nil }
      let frame = entry.frames[index]
      direction = frame.type
      channel = frame.channel ?? entry.origin?.channel
      message = frame.message
      isAnnotated = entry.origin != nil
      isUndescribed =
        frame.message == nil && entry.origin != nil && entry.origin?.kind != "documented"
      isPlainText = frame.message == nil && !frame.isJSON
    case .body:
      guard let origin = entry.origin, origin.channel != nil, origin.message != nil,
        entry.frames.allSatisfy(\.isControl)
      else { return nil }
      direction = "receive"
      channel = origin.channel
      message = origin.message
    case .element(let index, _):
      guard let body = Self(at: .body, in: entry, position, file),
        let elements = entry.origin?.elements, elements.indices.contains(index)
      else { return nil }
      direction = body.direction
      channel = nil
      message = elements[index]
    }
  }
}

extension HTTPArchive.Frame {
  fileprivate var isJSON: Bool {
    guard let bytes else { return false }
    return (try? JSONReader.decode(from: bytes) as JSONValue) != nil
  }
}

extension HTTPArchive.Entry {
  /// Returns the bytes of a message.
  func bytes(at location: ContractFrame.Location) throws(UnreadFrame) -> [UInt8] {
    switch location {
    case .frame(let position):
      guard frames.indices.contains(position) else {
        throw UnreadFrame("there is no frame \(position) among \(frames.count)")
      }
      guard let bytes = frames[position].bytes else { throw UnreadFrame("its data isn't base64") }
      return bytes
    case .body:
      guard
        let bytes = RecordedBytes.decode(response.content.text, encoding: response.content.encoding)
      else { throw UnreadFrame("its body isn't in its encoding") }
      return bytes
    case .element(let position, let list): return try element(position, of: list)
    }
  }

  /// The type of the server-sent event at a location; nil for other messages.
  func eventType(at location: ContractFrame.Location) -> String? {
    guard case .frame(let position) = location, frames.indices.contains(position) else {
      return nil
    }
    return frames[position].eventType
  }

  private func element(_ position: Int, of list: String) throws(UnreadFrame) -> [UInt8] {
    do {
      let body: JSONValue = try JSONReader.decode(from: try bytes(at: .body))
      guard case .array(let elements)? = body.member(at: list) else {
        throw UnreadFrame("its body has no list at \(list)")
      }
      // Without annotations, the generator found the names of all elements.
      let names = origin?.elements.count ?? elements.count
      guard elements.count == names, elements.indices.contains(position) else {
        throw UnreadFrame("\(names) elements have names, and \(list) has \(elements.count)")
      }
      return try JSONWriter.encode(elements[position])
    } catch let error as UnreadFrame {
      throw error
    } catch {
      throw UnreadFrame("\(error)")
    }
  }
}

/// The reason why a recorded message can't be read.
struct UnreadFrame: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}

extension JSONValue {
  /// Returns the value at a JSON pointer of object members (RFC 6901).
  fileprivate func member(at pointer: String) -> JSONValue? {
    pointer.split(separator: "/").reduce(self) { value, step in
      guard case .object(let object)? = value else { return nil }
      return object[String(step).replacing("~1", with: "/").replacing("~0", with: "~")]
    }
  }
}
