import Commands
import Foundation

/// The commands of `bindery` that need a network.
@main
struct NetworkCommand {
  static func main() {
    do {
      switch try NetworkVerb(Array(CommandLine.arguments.dropFirst())) {
      case .record(let options): exit(try Record(options).run())
      }
    } catch {
      Terminal().usage(error, of: CommandLine.arguments.dropFirst().first)
      exit(2)
    }
  }
}
