import Commands
import Foundation

/// The commands of `bindery` that need a network.
@main
struct NetworkCommand {
  static func main() async {
    do {
      switch try NetworkVerb(Array(CommandLine.arguments.dropFirst())) {
      case .mock(let options): exit(Mock(options).run())
      case .record(let options): exit(try Record(options).run())
      case .vendor(let options): exit(await Vendor(options).run())
      case .verify(let options): exit(try await Verify(options).run())
      }
    } catch {
      Terminal().usage(error, of: CommandLine.arguments.dropFirst().first)
      exit(2)
    }
  }
}
