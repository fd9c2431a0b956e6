import Foundation

/// A file path for other tools: relative if the current folder contains the file, so that it is the
/// same on every machine.
struct ArtifactPath {
  let isRelative: Bool
  private let steps: [Substring]

  /// The path without detours.
  var path: String { (isRelative ? "" : "/") + steps.joined(separator: "/") }

  var uri: String {
    (isRelative ? "" : "file:///") + steps.map(Self.escaped).joined(separator: "/")
  }

  init(_ path: String, from folder: String = FileManager.default.currentDirectoryPath) {
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    let local = path.hasPrefix(base) ? String(path.dropFirst(base.count)) : path
    isRelative = !local.hasPrefix("/")
    steps = local.split(separator: "/").reduce(into: []) { steps, step in
      switch step {
      case ".": break
      // As in RFC 3986, section 5.2.4.
      case ".." where steps.last.map { $0 != ".." } ?? false: steps.removeLast()
      default: steps.append(step)
      }
    }
  }

  /// Escapes a path segment; a colon could be read as the end of a scheme.
  private static func escaped(_ step: Substring) -> String {
    let plain = "-._~!$&'()*+,;=@".utf8
    return step.utf8.reduce(into: "") { text, byte in
      let letter = Unicode.Scalar(byte)
      let isPlain = letter.properties.isAlphabetic && byte < 0x80 || 0x30...0x39 ~= byte
      if isPlain || plain.contains(byte) {
        text.unicodeScalars.append(letter)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count == 1 ? "0" + digits : digits)
      }
    }
  }
}
