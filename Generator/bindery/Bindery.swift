import Foundation

@main
struct Bindery {
  /// The version of the command; generated files omit it, so that an update alone changes none.
  static let version = "0.1.0"

  static func main() {
    do {
      switch try Command(Array(CommandLine.arguments.dropFirst())) {
      case .help(let help): Terminal().result(help.text)
      case .version: Terminal().result("bindery \(version)")
      case .generate(let options): exit(Generate.run(options))
      case .initialize(let options): exit(Initialize(options).run())
      case .lint(let options): exit(Lint(options).run())
      case .check(let options): exit(Check(options).run())
      case .importArchive(let options): exit(Import(options).run())
      case .explain(let code): exit(try Explain(code).run())
      }
    } catch {
      Terminal().usage(error)
      exit(2)
    }
  }
}
