import Foundation

/// The executable `bindery-network`, beside this one.
struct NetworkExecutable {
  /// The path of this process's executable.
  let command: URL

  init(besides command: URL? = Bundle.main.executableURL) {
    self.command = (command ?? URL(fileURLWithPath: CommandLine.arguments[0]))
      .resolvingSymlinksInPath()
  }

  private var path: String {
    command.deletingLastPathComponent().appendingPathComponent("bindery-network").path
  }

  /// Replaces this process, with the same arguments; returns the exit status if it can't.
  func run(_ arguments: [String]) -> Int32 {
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    execv(path, &words)
    let reason = String(cString: strerror(errno))
    Terminal().failure(isPresent ? "\(path) can't be run: \(reason)" : absence(arguments))
    return 1
  }

  private var isPresent: Bool { FileManager.default.fileExists(atPath: path) }

  /// Explains how to build the executable.
  func absence(_ arguments: [String]) -> String {
    let configuration = command.pathComponents.contains("release") ? " -c release" : ""
    return """
      bindery \(arguments.first ?? "") needs the executable bindery-network, which isn't in
      \(command.deletingLastPathComponent().path)
      Build it: swift build\(configuration) --product bindery-network
      """
  }
}
