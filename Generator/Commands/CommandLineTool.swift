/// The command `bindery`.
package enum CommandLineTool {
  /// The version of the command; generated files omit it, so that an update alone changes none.
  package static let version = "0.1.0"

  /// Runs the command that the arguments state, and returns the exit status.
  package static func run(_ arguments: [String]) -> Int32 {
    do {
      switch try Command(arguments) {
      case .help(let help): Terminal().result(help.text)
      case .version: Terminal().result("bindery \(version)")
      case .generate(let options): return Generate.run(options)
      case .initialize(let options): return Initialize(options).run()
      case .lint(let options): return Lint(options).run()
      case .check(let options) where options.printsCoverage:
        return try RecordingTables(options).run()
      case .check(let options): return try Check(options).run()
      case .coverage(let options): return try Coverage(options).run()
      case .diff(let options): return try Diff(options).run()
      case .mutate(let options): return try Mutate(options).run()
      case .importArchive(let options): return Import(options).run()
      case .explain(let code): return try Explain(code).run()
      case .network(_, let arguments): return NetworkExecutable().run(arguments)
      }
      return 0
    } catch {
      Terminal().usage(error, of: arguments.first)
      return 2
    }
  }
}
