import BinderyRuntime
import BinderyTesting
import Foundation
import XCTest

/// A run of `bindery record` that ends with a signal.
final class RecordProcess {
  /// The URL of the proxy.
  let url: String
  /// The line with the URL on standard error, once the process has ended.
  private(set) var announcement = ""
  private let process = Process()
  private let errors = Pipe()

  /// Starts the command, and returns when it listens.
  ///
  /// - Parameter isChild: Whether a shell starts the command, as the plugin of SwiftPM does; the
  ///   signal of `end` is then for the shell.
  init(
    _ arguments: [String],
    in folder: URL,
    environment: [String: String] = [:],
    isChild: Bool = false
  ) throws {
    let output = Pipe()
    let executable = try BinderyProcess.executable()
    process.executableURL = isChild ? URL(fileURLWithPath: "/bin/sh") : executable
    let script = ["-c", "\"$0\" \"$@\" & wait", executable.path]
    process.arguments = (isChild ? script : []) + ["record"] + arguments
    process.currentDirectoryURL = folder
    var variables = ProcessInfo.processInfo.environment
    variables["CI"] = nil
    process.environment = variables.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    var line = ""
    while !line.contains("\n") {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { break }
      line += String(decoding: data, as: UTF8.self)
    }
    url = String(line.prefix { $0 != " " && $0 != "\n" })
    if !url.hasPrefix("http://127.0.0.1:") {
      process.waitUntilExit()
      let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      XCTFail("no URL in “\(line)”: \(text)")
    }
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// Sends a request through the proxy, and returns the status of the response.
  @discardableResult
  func get(_ target: String, headers: HTTPHeaders = [:]) async throws -> Int {
    let transport: any HTTPTransport = .default
    return try await transport.perform(HTTPExchange(url: url + target, headers: headers)).status
  }

  /// Ends the process with a signal; returns its exit status and what it wrote on standard error
  /// after the URL.
  func end(_ signal: Int32 = SIGTERM) -> (status: Int32, errors: String) {
    kill(process.processIdentifier, signal)
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    announcement = text.hasPrefix("\(url) forwards to ") ? text.prefix { $0 != "\n" } + "\n" : ""
    return (process.terminationStatus, String(text.dropFirst(announcement.count)))
  }
}
