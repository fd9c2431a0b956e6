import BinderyTesting
import Foundation
import Sandbox

/// Runs the local Chat Center until somebody ends it.
struct ServeChatCenter {
  private let options: ChatCenterOptions

  init(_ options: ChatCenterOptions) { self.options = options }

  /// The exit status.
  func run() -> Int32 {
    do {
      try serve()
      return 0
    } catch let error as LoopbackFailure {
      Terminal.failure("error: \(error); take another --port")
    } catch {
      Terminal.failure("error: the recording can't be written: \(error.localizedDescription)")
    }
    return 1
  }

  private func serve() throws {
    OpenFiles.raiseLimit()
    let signals = EndSignals()
    let recorder = options.recording.map { _ in TrafficRecorder.chatCenter() }
    let sandbox = ChatCenterSandbox(
      options.settings,
      observe: { [options] line in if !options.isQuiet { Terminal.result(line) } },
      recorder: recorder
    )
    let server = try ChatCenterServer(sandbox, port: options.port)
    Terminal.result(
      """
      Chat Center sandbox on \(server.url), a stand-in for development; Control-C ends it
      socket \(server.socketURL), files \(server.filesURL)
      """
    )
    signals.wait()
    server.stop()
    if let file = options.recording { try recorder?.write(to: file) }
  }
}
