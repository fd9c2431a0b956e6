/// A command that needs a network; the executable `bindery-network` performs it.
///
/// It is an executable of its own because it links the test servers and the runtime, which
/// generating code doesn't need.
package enum NetworkVerb: Equatable {
  case mock(MockOptions)
  case record(RecordOptions)
  case vendor(VendorOptions)
  case verify(VerifyOptions)

  /// Parses a command; nil for a verb that needs no network.
  init?(_ verb: String, _ words: ArraySlice<String>) throws(UsageError) {
    switch verb {
    case "mock": self = .mock(try MockOptions(words))
    case "record": self = .record(try RecordOptions(words))
    case "vendor": self = .vendor(try VendorOptions(words))
    case "verify": self = .verify(try VerifyOptions(words))
    default: return nil
    }
  }

  /// Parses the arguments of `bindery-network`, which are those of `bindery`.
  package init(_ arguments: [String]) throws(UsageError) {
    let verb = arguments.first ?? ""
    guard let command = try NetworkVerb(verb, arguments.dropFirst()) else {
      throw UsageError(
        "bindery-network runs the commands of bindery that need a network: mock, record, vendor and"
          + " verify"
      )
    }
    self = command
  }
}
