import Foundation

/// A file as a URI: relative to the current folder where it lies there, so that the log means the
/// same on every machine.
struct ArtifactPath {
  let uri: String
  let isRelative: Bool

  init(_ path: String, from folder: String = FileManager.default.currentDirectoryPath) {
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    let local = path.hasPrefix(base) ? String(path.dropFirst(base.count)) : path
    isRelative = !local.hasPrefix("/")
    let steps = local.split(separator: "/").filter { $0 != "." }.map { Self.escaped($0) }
    uri = (isRelative ? "" : "file:///") + steps.joined(separator: "/")
  }

  /// Letters that a step may hold stay; a colon could be read as the end of a scheme.
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
