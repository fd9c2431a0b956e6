import Commands
import Foundation

@main
struct Bindery {
  static func main() {
    exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())))
  }
}
