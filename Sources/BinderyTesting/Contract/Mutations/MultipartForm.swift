import BinderyRuntime

/// The parts of a multipart body that a client sent, which can be changed.
struct MultipartForm {
  private let boundary: String
  private let parts: [LoopbackPart]

  /// Returns nil for a body that isn't multipart.
  init?(_ body: [UInt8], as mediaType: String) {
    guard mediaType.lowercased().hasPrefix("multipart/"),
      let boundary = LoopbackPart.boundary(in: mediaType),
      let parts = LoopbackPart.parts(of: body, boundary)
    else { return nil }
    self.boundary = boundary
    self.parts = parts
  }

  /// Each part omitted, and each with another body, file name and media type.
  var changes: [(detail: String, body: [UInt8])] {
    parts.indices.flatMap { index -> [(detail: String, body: [UInt8])] in
      let part = parts[index]
      var (other, renamed, retyped) = (part, part, part)
      other.body.append(UInt8(ascii: "7"))
      var changes: [[LoopbackPart]] = [[], [other]]
      if part.fileName != nil {
        renamed.replace("Content-Disposition") {
          $0.replacing("; filename=\"", with: "; filename=\"x")
        }
        changes.append([renamed])
      }
      if part.headers["Content-Type"] != nil {
        retyped.replace("Content-Type") { _ in "text/unlisted" }
        changes.append([retyped])
      }
      let detail = "part \(part.name.map(JSONValue.quoted) ?? "\(index)")"
      return changes.map { replacement in
        let changed = parts[..<index] + replacement + parts[(index + 1)...]
        return (detail, bytes(of: changed))
      }
    }
  }

  private func bytes(of parts: ArraySlice<LoopbackPart>) -> [UInt8] {
    let all = parts.flatMap { part -> [UInt8] in
      let head = part.headers.map { "\($0.name): \($0.value)\r\n" }.joined()
      return Array("--\(boundary)\r\n\(head)\r\n".utf8) + part.body + Array("\r\n".utf8)
    }
    return all + Array("--\(boundary)--\r\n".utf8)
  }
}

extension LoopbackPart {
  fileprivate mutating func replace(_ name: String, by change: (String) -> String) {
    guard let value = headers[name] else { return }
    headers.remove(name)
    headers.append(name, change(value))
  }
}
