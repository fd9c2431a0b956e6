#if os(Linux)
  import Foundation
  import XCTest

  /// A self-signed certificate with its key, in a folder of its own.
  public struct OwnCertificate: Sendable {
    /// The file in PEM.
    public let file: URL
    public let key: URL
    /// The certificate in DER.
    public let bytes: Data
    private let folder: URL

    public static let command = URL(filePath: "/usr/bin/openssl")

    /// Creates a certificate with the `openssl` command; skips the test if it isn't installed.
    /// - Parameter name: The host name.
    public init(name: String = "IP:127.0.0.1") throws {
      guard FileManager.default.isExecutableFile(atPath: Self.command.path) else {
        throw XCTSkip("no TLS without \(Self.command.path): apt-get install openssl")
      }
      folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      file = folder.appending(path: "certificate.pem")
      key = folder.appending(path: "key.pem")
      let process = Process()
      process.executableURL = Self.command
      process.arguments = [
        "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
        "-keyout", key.path, "-out", file.path, "-subj", "/CN=test", "-addext",
        "subjectAltName=\(name)",
      ]
      // It closes its output when it ends.
      let output = Pipe()
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      _ = try output.fileHandleForReading.readToEnd()
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      let base64 = lines.filter { !$0.hasPrefix("-----") }.joined()
      bytes = try XCTUnwrap(Data(base64Encoded: base64), "openssl makes no certificate")
    }

    public func remove() { try? FileManager.default.removeItem(at: folder) }
  }
#endif
