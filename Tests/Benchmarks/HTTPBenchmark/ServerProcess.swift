import BinderyTesting
import Foundation

/// The server process, which is this program: it prints its URL, and ends when its input does.
struct ServerProcess {
  static let argument = "serve"
  static let body = #"{"messages":["\#(String(repeating: "m", count: 1700))"]}"#.utf8

  let url: String
  private let process = Process()
  private let input = Pipe()

  init() throws {
    let output = Pipe()
    process.executableURL = Bundle.main.executableURL
    process.arguments = [Self.argument]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    url = line.trimmingCharacters(in: .newlines)
  }

  func stop() {
    input.fileHandleForWriting.closeFile()
    process.waitUntilExit()
  }

  static func serve() throws {
    let answer = LoopbackResponse.json(String(Self.body))
    let server = try LoopbackServer { _ in answer }
    FileHandle.standardOutput.write(Data("\(server.url)\n".utf8))
    _ = FileHandle.standardInput.readDataToEndOfFile()
    server.stop()
  }
}
