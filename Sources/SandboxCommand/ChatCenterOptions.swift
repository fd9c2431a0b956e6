import BinderyRuntime
import ChatCenterUI
import Sandbox

/// The options of `sandbox chatcenter`.
struct ChatCenterOptions: Equatable {
  var port: UInt16 = 8092
  var settings = ChatCenterSettings()
  /// The file for the recorded traffic, written at the end.
  var recording: String?
  var isQuiet = false

  init() {}

  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    var parser = ArgumentParser(arguments, of: "chatcenter")
    while let option = try parser.next() {
      switch option {
      case "--port": port = try parser.number(of: option, in: 0...UInt16.max)
      case "--answer-after":
        settings.answerSeconds = Double(try parser.number(of: option, in: 0...3_600_000)) / 1000
      case "--without-answers": settings.answerSeconds = nil
      case "--set": try set(try parser.value(of: option))
      case "--record": recording = try parser.value(of: option)
      case "--quiet", "-q": isQuiet = true
      default: throw UsageError("there is no option “\(option)”; see sandbox chatcenter --help")
      }
    }
  }

  private mutating func set(_ text: String) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    var scratch = ServerSettings.defaults
    guard parts.count == 2, let value = try? JSONValue(parsing: parts[1]),
      let rule = ServerSettings.settings.first(where: { $0.name == parts[0] }),
      rule.apply(value, to: &scratch)
    else {
      let names = ServerSettings.settings.map(\.name).joined(separator: ", ")
      throw UsageError("--set takes NAME=VALUE, not “\(text)”; the names are \(names)")
    }
    var config = settings.configuration.channelConfig?.object ?? [:]
    config[parts[0]] = value
    settings.configuration.channelConfig = .object(config)
  }
}
