import BinderyJSON
import Canonical
import Shape
import SourceDiagnostics

/// The channels whose messages are the responses to HTTP requests, such as long polls.
struct ResponseChannels {
  private let channels: [(channel: Channel, servers: [Server])]
  private let lists: [MessageKey: [MessageList]]

  /// Finds the channels with an address on a server of HTTP.
  init(_ service: Service, _ bundle: SchemaBundle) {
    let servers = service.realtime.flatMap(\.servers).filter {
      ["http", "https"].contains($0.protocol?.lowercased())
    }
    lists = bundle.lists
    channels = service.channels.compactMap { channel in
      let own = servers.filter { server in
        channel.servers.isEmpty || server.name.map(channel.servers.contains) == true
      }
      return own.isEmpty || channel.address == nil ? nil : (channel, own)
    }
  }

  /// The channel with the address of a request; nil if none or several have it.
  func channel(of recording: Recording) -> Channel? {
    let path = RecordedURL(recording.request.url).path
    let matches = channels.filter { channel, servers in
      let address = (channel.address ?? []).map { piece in
        switch piece {
        case .literal(let text): Template.Piece.text(text)
        case .parameter(let name): Template.Piece.name(name)
        }
      }
      return (servers.map(\.basePath) + [[]]).contains { base in
        RecordedRequest.match((base + address)[...], path[...], []) != nil
      }
    }
    return matches.count == 1 ? matches[0].channel : nil
  }

  /// The list in a message whose elements are messages of another channel; nil without one.
  func list(in message: String, of channel: Channel) -> MessageList? {
    lists[MessageKey(channel: channel.id, direction: .receive, name: message)]?.first
  }
}

extension MessageMatcher {
  /// The exchange with the messages in its response; nil if that isn't a message of the channel
  /// with the address of the request.
  func response(_ recording: Recording) -> Recording? {
    let content = recording.response.content
    guard 200..<300 ~= recording.response.status, !content.text.isEmpty,
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

  /// The names of the messages in the list of a response; nil for an undescribed one.
  private func elements(
    of content: Recording.Body,
    _ message: String,
    _ channel: Channel
  ) -> [String?] {
    guard let list = responses.list(in: message, of: channel),
      let other = channels.first(where: { $0.id == list.channel }),
      let key = list.pointer.split(separator: "/").first.flatMap({ Pointer.unescaped($0) }),
      let body = try? JSONReader.decode(from: content.bytes) as BinderyJSON.JSONValue,
      let elements = body[key]?.array
    else { return [] }
    return elements.map { (element: BinderyJSON.JSONValue) -> String? in
      guard let bytes = try? JSONWriter.encode(element) else { return nil }
      return received(bytes, on: other)
    }
  }
}
