import Sandbox

/// Runs the local Chat Center until somebody ends it.
struct ServeChatCenter {
  private let options: ChatCenterOptions

  init(_ options: ChatCenterOptions) { self.options = options }

  /// The exit status.
  func run() -> Int32 {
    let recording = options.recording.map { (recorder: TrafficRecorder.chatCenter(), file: $0) }
    let sandbox = ChatCenterSandbox(
      options.settings,
      observe: { [options] line in if !options.isQuiet { Terminal.result(line) } },
      recorder: recording?.recorder
    )
    return Serving.run(sandbox, port: options.port, recording: recording) { server in
      """
      Chat Center sandbox on \(server.url), a stand-in for development; Control-C ends it
      socket \(server.socketURL), files \(server.filesURL)
      """
    }
  }
}
