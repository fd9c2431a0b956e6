#if os(Linux)
  import Foundation
  import XCTest

  /// The `openssl` command as a server, with a certificate that it has signed itself.
  final class SecureServer {
    let url: String
    /// The file of the certificate, which is also its authority.
    let certificate: String
    private let process: Process
    private let folder: URL

    /// `name` is what the certificate vouches for: `IP:127.0.0.1`, say.
    init(name: String) throws {
      let command = URL(filePath: "/usr/bin/openssl")
      guard FileManager.default.isExecutableFile(atPath: command.path) else {
        throw XCTSkip("no TLS without /usr/bin/openssl: apt-get install openssl")
      }
      folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      certificate = folder.appending(path: "certificate.pem").path
      let key = folder.appending(path: "key.pem").path
      let certify = try Self.run(
        command,
        [
          "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
          "-keyout", key, "-out", certificate, "-subj", "/CN=test", "-addext",
          "subjectAltName=\(name)",
        ]
      )
      // It closes its output when it is done.
      _ = try certify.output.readToEnd()
      let serve = try Self.run(
        command,
        ["s_server", "-accept", "127.0.0.1:0", "-www", "-cert", certificate, "-key", key]
      )
      process = serve.process
      // It says so as soon as it listens: "ACCEPT 127.0.0.1:40123".
      let words = Self.line(beginning: "ACCEPT", of: serve.output).split(separator: ":")
      url = "https://127.0.0.1:\(try XCTUnwrap(words.last, "openssl does not listen"))"
    }

    func stop() {
      // Its parent's threads block SIGTERM, and so does it.
      kill(process.processIdentifier, SIGKILL)
      try? FileManager.default.removeItem(at: folder)
    }

    private static func run(
      _ command: URL,
      _ arguments: [String]
    ) throws -> (process: Process, output: FileHandle) {
      let process = Process()
      let output = Pipe()
      process.executableURL = command
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
