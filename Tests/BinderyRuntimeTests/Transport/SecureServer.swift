#if os(Linux)
  import Foundation
  import TestSupport
  import XCTest

  /// The `openssl` command as a server, with a self-signed certificate.
  final class SecureServer {
    let url: String
    let certificate: OwnCertificate
    private let process: Process

    /// Creates a server whose certificate is for `name`, such as `IP:127.0.0.1`.
    init(name: String) throws {
      certificate = try OwnCertificate(name: name)
      let serve = try Self.run([
        "s_server", "-accept", "127.0.0.1:0", "-www", "-cert", certificate.file.path, "-key",
        certificate.key.path,
      ])
      process = serve.process
      // It prints this as soon as it listens: "ACCEPT 127.0.0.1:40123".
      let words = Self.line(beginning: "ACCEPT", of: serve.output).split(separator: ":")
      url = "https://127.0.0.1:\(try XCTUnwrap(words.last, "openssl does not listen"))"
    }

    func stop() {
      // The threads of this process block SIGTERM, and the command inherits that.
      kill(process.processIdentifier, SIGKILL)
      certificate.remove()
    }

    private static func run(
      _ arguments: [String]
    ) throws -> (process: Process, output: FileHandle) {
      let process = Process()
      let output = Pipe()
      process.executableURL = OwnCertificate.command
      process.arguments = arguments
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      return (process, output.fileHandleForReading)
    }

    private static func line(beginning word: String, of output: FileHandle) -> String {
      var text = ""
      while case let piece = output.availableData, !piece.isEmpty {
        text += String(decoding: piece, as: UTF8.self)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        if let line = lines.first(where: { $0.hasPrefix(word) }) { return String(line) }
      }
      return text
    }
  }
#endif
