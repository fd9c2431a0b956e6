import Foundation

/// The plugin of SwiftPM that started this process.
///
/// Control-C ends `swift package` and its plugin, and not the command that the plugin started.
struct ParentProcess {
  /// The environment variable that the plugin sets.
  static let variable = "BINDERY_PLUGIN"

  private let timer: any DispatchSourceTimer

  /// - Parameter handler: Called on another thread, once, when the process has ended.
  init(hasEnded handler: @escaping @Sendable () -> Void) {
    let parent = getppid()
    timer = DispatchSource.makeTimerSource(queue: .global())
    timer.setEventHandler { [timer] in
      guard getppid() != parent else { return }
      timer.cancel()
      handler()
    }
    timer.schedule(deadline: .now() + 0.5, repeating: 0.5)
    timer.activate()
  }

  /// Ends the observation.
  func cancel() { timer.cancel() }
}
