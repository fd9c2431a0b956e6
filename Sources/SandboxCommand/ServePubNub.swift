import Sandbox

/// Runs the local PubNub until somebody ends it.
struct ServePubNub {
  private let options: PubNubOptions

  init(_ options: PubNubOptions) { self.options = options }

  /// The exit status.
  func run() -> Int32 {
    let sandbox = PubNubSandbox(options.settings) { [options] request in
      if !options.isQuiet { Terminal.result(request.line) }
    }
    return Serving.run(sandbox, port: options.port) { server in
      "PubNub sandbox on \(server.url), a stand-in for development; Control-C ends it"
    }
  }
}
