import Foundation

@main
struct Bindery {
  static func main() {
    do {
      switch try Command(Array(CommandLine.arguments.dropFirst())) {
      case .help(let help): Terminal().result(help.text)
      case .generate(let options): exit(Generate(options).run())
      }
    } catch {
      Terminal().usage(error)
      exit(2)
    }
  }
}
