import Canonical
import Shape

/// Reads the values with which recorded sessions were opened from their URLs and headers.
struct OpeningReader {
  let service: Service
  let wire: WireReader

  /// The values for each channel with messages in a session, and for the others at its address.
  ///
  /// A session with another URL than that of the channel has none, nor has one without a required
  /// value.
  func openings(_ recordings: [Recording]) -> [Contract.Opening] {
    recordings.filter(\.isSession).flatMap { recording in
      let names = Set(recording.frames.compactMap(\.channel))
      let addresses = Set(service.channels.filter { names.contains($0.name) }.map(\.address))
      return service.channels.filter { addresses.contains($0.address) }.compactMap { channel in
        arguments(of: channel, in: recording.request).map {
          Contract.Opening(channel: channel.id, entry: recording.entry, arguments: $0)
        }
      }
    }
  }

  private func arguments(
    of channel: Channel,
    in request: Recording.Request
  ) -> [Contract.Argument]? {
    let url = RecordedURL(request.url)
    guard let path = path(of: channel, url) else { return nil }
    var arguments: [Contract.Argument] = []
    for parameter in channel.parameters {
      guard let text = path[parameter.key],
        let value = wire.value(PercentText.decoded(text), parameter.type)
      else { return nil }
      arguments.append(Contract.Argument(location: .path, key: parameter.key, value: value))
    }
    let query = PercentText.pairs(url.query)
    for member in channel.handshake {
      let (key, isHeader) = (member.field.key, member.location == .header)
      let text =
        isHeader
        ? request.headers.first { $0.name.lowercased() == key.lowercased() }?.value
        : query.first { $0.name == key }.map { PercentText.decoded($0.value) }
      guard let text else {
        if member.field.isRequired, member.field.initialValue == nil { return nil }
        continue
      }
      guard let value = wire.value(text, member.field.type) else { return nil }
      arguments.append(
        Contract.Argument(location: isHeader ? .header : .query, key: key, value: value)
      )
    }
    return arguments
  }

  /// The percent-encoded values of the address; nil if the URL isn't that of the channel.
  private func path(of channel: Channel, _ url: RecordedURL) -> [String: String]? {
    guard let address = channel.address else { return nil }
    var pieces = address.map { piece in
      switch piece {
      case .literal(let text): Template.Piece.text(text)
      case .parameter(let name): Template.Piece.name(name)
      }
    }
    // The client separates the URL of a server and an address by a slash.
    var isRelative = true
    if case .text(let first)? = pieces.first { isRelative = !first.hasPrefix("/") }
    if isRelative { pieces.insert(.text("/"), at: 0) }
    let bases = service.servers(of: channel).map(\.basePath) + [[]]
    let paths = [url.path] + (url.path.hasSuffix("/") ? [] : [url.path + "/"])
    return bases.lazy.flatMap { base in
      paths.lazy.compactMap { RecordedRequest.match((base + pieces)[...], $0[...], []) }
    }.first
  }
}
