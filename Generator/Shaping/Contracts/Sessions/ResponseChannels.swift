import BinderyJSON
import Canonical
import Shape
import SourceDiagnostics

/// The channels whose messages are the responses to HTTP requests, such as long polls.
struct ResponseChannels {
  private let channels: [(channel: Channel, servers: [Server])]

  /// Finds the channels with an address on a server of HTTP.
  init(_ service: Service) {
    channels = service.channels.compactMap { channel in
      let servers = service.servers(of: channel).filter {
        $0.isHTTP || $0.isEventStream
      }
      return servers.isEmpty || channel.address == nil ? nil : (channel, servers)
    }
  }

  /// The HTTP servers of a channel.
  func servers(of channel: Channel) -> [Server] {
    channels.first { $0.channel.id == channel.id }?.servers ?? []
  }

  /// The channel with the method and the address of a request: on its server, or, if no channel
  /// names that, the only one.
  func channel(of recording: Recording) -> Channel? {
    let url = RecordedURL(recording.request.url)
    let own = channels.filter { $0.servers.contains { $0.hasAuthority(url.authority) } }
    let matches = (own.isEmpty ? channels : own).filter { channel, servers in
      let methods = channel.methods
      guard methods.isEmpty || methods.contains(recording.request.method) else { return false }
      let address = (channel.address ?? []).map { piece in
        switch piece {
        case .literal(let text): Template.Piece.text(text)
        case .parameter(let name): Template.Piece.name(name)
        }
      }
      return (servers.map(\.basePath) + [[]]).contains { base in
        RecordedRequest.match((base + address)[...], url.path[...], []) != nil
      }
    }
    return matches.count == 1 ? matches[0].channel : nil
  }
}

extension Service {
  /// The document of a channel; all documents for a channel of a file that they refer to.
  func realtime(of channel: Channel) -> [Realtime] {
    let own = realtime.filter { $0.document == channel.origin.file }
    return own.isEmpty ? realtime : own
  }

  /// The servers of a channel: those that it names, or else all of its document.
  func servers(of channel: Channel) -> [Server] {
    let servers = realtime(of: channel).flatMap(\.servers)
    if channel.servers.isEmpty { return servers }
    return servers.filter { $0.name.map(channel.servers.contains) == true }
  }
}

extension MessageMatcher {
  /// The exchange with the messages in its response; nil if that isn't a message of the channel
  /// with the address of the request.
  func response(_ recording: Recording) -> Recording? {
    let content = recording.response.content
    // Several JSON texts are several messages.
    let isSequence =
      MediaTypeName(content.mimeType).isJSON && WireReader.json(content.text) == nil
    guard 200..<300 ~= recording.response.status, !content.text.isEmpty, !isSequence,
      let channel = responses.channel(of: recording),
      let name = received(content.bytes, on: channel)
    else { return nil }
    func frame(_ location: Recording.Frame.Location, _ channel: String?, _ message: String?)
      -> Recording.Frame
    {
      Recording.Frame(
        location: location,
        direction: .receive,
        channel: channel,
        message: message,
        data: content,
        mark: content.mark ?? recording.mark
      )
    }
    let elements = elements(of: content, name, channel)
    var recording = recording
    recording.frames =
      [frame(.body, channel.name, name)]
      + elements.enumerated().map { frame(.element($0), nil, $1) }
    return recording
  }

  /// The session with the messages that a streamed channel sends in a response; nil if none of them
  /// is one of the channel with the address of the request.
  func stream(_ recording: Recording) -> Recording? {
    let content = recording.response.content
    guard recording.response.status == 200, let messages = messages(in: content),
      let channel = responses.channel(of: recording),
      responses.servers(of: channel).contains(where: channel.isConnected)
    else { return nil }
    var recording = recording
    recording.frames = messages.enumerated().map { index, message in
      let data = Recording.Body(mimeType: "", text: message.text)
      var frame = Recording.Frame(
        location: .frame(index),
        direction: .receive,
        channel: channel.name,
        message: received(data.bytes, eventType: message.eventType, on: channel),
        data: data,
        mark: content.mark ?? recording.mark
      )
      frame.eventType = message.eventType
      return frame
    }
    return recording.frames.contains { $0.message != nil } ? recording : nil
  }

  /// The messages in a body; nil for one that isn't a sequence or JSON.
  private func messages(in content: Recording.Body) -> [SequentialMediaType.Element]? {
    if let type = SequentialMediaType(content.mimeType) { return type.elements(in: content.text) }
    guard MediaTypeName(content.mimeType).isJSON else { return nil }
    // The texts of a stream are on lines, and a single one may have several.
    let isOne = WireReader.json(content.text) != nil
    let texts = isOne ? [content.text] : SequentialMediaType.lines(content.text)
    return texts.map { SequentialMediaType.Element(text: $0) }
  }

  /// The names of the messages in the list of a response; nil for an undescribed one.
  private func elements(
    of content: Recording.Body,
    _ message: String,
    _ channel: Channel
  ) -> [String?] {
    guard let list = bundle.list(in: message, of: channel),
      let other = channels.first(where: { $0.id == list.channel }),
      let elements = list.elements(in: content)
    else { return [] }
    return elements.map { element in
      guard let bytes = try? JSONWriter.encode(element) else { return nil }
      return received(bytes, on: other)
    }
  }
}
