import BinderyTesting
import Foundation
import Sandbox

/// A local service that runs until a signal ends it.
enum Serving {
  /// Serves a sandbox; returns the exit status.
  ///
  /// - Parameters:
  ///   - recording: The recorder, and the file for its archive at the end.
  ///   - introduction: Returns the text to print when the server listens.
  static func run<Sandbox>(
    _ sandbox: Sandbox,
    port: UInt16,
    recording: (recorder: TrafficRecorder, file: String)? = nil,
    introduction: (SandboxServer<Sandbox>) -> String
  ) -> Int32 {
    OpenFiles.raiseLimit()
    let signals = EndSignals()
    do {
      let server = try SandboxServer(sandbox, port: port)
      Terminal.result(introduction(server))
      signals.wait()
      server.stop()
      try recording.map { try $0.recorder.write(to: $0.file) }
      return 0
    } catch let error as LoopbackFailure {
      Terminal.failure("error: \(error); choose another --port")
    } catch {
      Terminal.failure("error: the recording can't be written: \(error.localizedDescription)")
    }
    return 1
  }
}
