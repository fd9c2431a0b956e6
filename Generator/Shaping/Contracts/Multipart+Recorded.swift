import Shape

extension Multipart {
  /// The parts with names: parts of multipart types other than forms are named by position.
  func named(_ recorded: [RecordedPart]) -> [RecordedPart] {
    guard recorded.allSatisfy({ $0.name == nil }) else {
      return recorded.map { part in
        var part = part
        part.name = part.name ?? ""
        return part
      }
    }
    let described = parts.count == recorded.count ? parts : parts.filter(\.isRequired)
    return recorded.enumerated().map { index, part in
      var part = part
      part.name = index < described.count ? described[index].key : "\(index)"
      return part
    }
  }
}

extension Multipart.Part {
  /// Whether the recorded part with a name belongs to this one.
  func owns(_ name: String, _ wire: WireReader) -> Bool {
    StyledValue(key, value)?.owns(name, wire) ?? (name == key)
  }

  /// Whether `contentType` of the Encoding Object excludes the media type of a recorded part; false
  /// if one of them isn't stated.
  ///
  /// Clients send `application/octet-stream` for a file whose type they don't know.
  func excludes(_ mediaType: String?) -> Bool {
    guard let contentType, let type = mediaType.map({ MediaTypeName($0).essence }) else {
      return false
    }
    return type != "application/octet-stream" && !MediaTypeName(contentType).includes(type)
  }
}

extension [RecordedPart] {
  /// The names and values of styled parts, which aren't percent-encoded.
  func pairs(_ key: String) -> [EncodedPair] {
    map { (name: $0.name ?? key, value: $0.text.replacing("%", with: "%25")) }
  }
}
