import BinderyRuntime
import ChatCenterUI
import Sandbox

/// The options of `sandbox chatcenter`.
struct ChatCenterOptions: Equatable {
  var port: UInt16 = 8092
  /// The delay of the operator's answers; nil for no answers.
  var answerMilliseconds: Int? = 1000
  /// The company's settings that differ from the defaults.
  var channelConfig: JSONObject = [:]
  /// The file for the recorded traffic, written at the end.
  var recording: String?
  var isQuiet = false

  init() {}

  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    var parser = ArgumentParser(arguments, of: "chatcenter")
    while let option = try parser.next() {
      switch option {
      case "--port": port = try parser.number(of: option, in: 0...UInt16.max)
      case "--answer-after": answerMilliseconds = try parser.number(of: option, in: 0...3_600_000)
      case "--without-answers": answerMilliseconds = nil
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
    channelConfig[parts[0]] = value
  }

  var settings: ChatCenterSettings {
    var settings = ChatCenterSettings()
    settings.answerSeconds = answerMilliseconds.map { Double($0) / 1000 }
    if !channelConfig.isEmpty { settings.configuration.channelConfig = .object(channelConfig) }
    return settings
  }
}
