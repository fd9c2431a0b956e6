import Sandbox

/// The options of `sandbox pubnub`.
struct PubNubOptions: Equatable {
  var port: UInt16 = 8090
  var settings = SandboxSettings()
  var isQuiet = false

  init() {}

  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    var parser = ArgumentParser(arguments, of: "pubnub")
    while let option = try parser.next() {
      switch option {
      case "--port": port = try parser.number(of: option, in: 0...UInt16.max)
      case "--hold": settings.holdSeconds = try parser.number(of: option, in: 0...3600)
      case "--signal-limit": settings.signalBytes = try parser.number(of: option, in: 1...32_768)
      case "--auth":
        let token = try parser.value(of: option)
        settings.allowedTokens = (settings.allowedTokens ?? []).union([token])
      case "--without": settings.disabled.insert(try Self.feature(parser.value(of: option)))
      case "--quiet", "-q": isQuiet = true
      default: throw UsageError("there is no option “\(option)”; see sandbox pubnub --help")
      }
    }
  }

  private static func feature(_ name: String) throws(UsageError) -> SandboxSettings.Feature {
    guard let feature = SandboxSettings.Feature(rawValue: name) else {
      throw UsageError("--without takes storage, deletion or presence, not “\(name)”")
    }
    return feature
  }
}
