import BinderyTesting
import Sandbox

/// Runs the local Chat Center until somebody ends it.
struct ServeChatCenter {
  private let options: ChatCenterOptions

  init(_ options: ChatCenterOptions) { self.options = options }

  /// The exit status.
  func run() -> Int32 {
    OpenFiles.raiseLimit()
    let signals = EndSignals()
    let sandbox = ChatCenterSandbox(
      options.settings,
      observe: { [options] line in if !options.isQuiet { Terminal.result(line) } }
    )
    let server: ChatCenterServer
    do throws(LoopbackFailure) {
      server = try ChatCenterServer(sandbox, port: options.port)
    } catch {
      Terminal.failure("error: \(error); take another --port")
      return 1
    }
    Terminal.result(
      """
      Chat Center sandbox on \(server.url), a stand-in for development; Control-C ends it
      socket \(server.socketURL), files \(server.filesURL)
      """
    )
    signals.wait()
    server.stop()
    return 0
  }
}
