import Sandbox

/// The options of `sandbox pusher`.
struct PusherOptions: Equatable {
  var port: UInt16 = 8091
  var settings = ChannelsSettings()
  /// The file for the recorded traffic, written at the end.
  var recording: String?
  var isQuiet = false

  init() {}

  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    var parser = ArgumentParser(arguments, of: "pusher")
    while let option = try parser.next() {
      switch option {
      case "--port": port = try parser.number(of: option, in: 0...UInt16.max)
      case "--key": settings.credentials.key = try parser.value(of: option)
      case "--secret": settings.credentials.secret = try parser.value(of: option)
      case "--app-id": settings.credentials.appID = try parser.value(of: option)
      case "--master-key": settings.credentials.masterKey = try parser.value(of: option)
      case "--activity-timeout":
        settings.activityTimeout = try parser.number(of: option, in: 1...86_400)
      case "--count": settings.countsSubscriptions = true
      case "--without-client-events": settings.allowsClientEvents = false
      case "--refusal": settings.refusal = try Self.refusal(parser.value(of: option))
      case "--record": recording = try parser.value(of: option)
      case "--quiet", "-q": isQuiet = true
      default: throw UsageError("there is no option “\(option)”; see sandbox pusher --help")
      }
    }
    guard settings.credentials.hasMasterKey else {
      throw UsageError("--master-key takes 32 bytes in base64")
    }
  }

  private static func refusal(
    _ name: String
  ) throws(UsageError) -> ChannelsSettings.SubscriptionRefusal {
    guard let refusal = ChannelsSettings.SubscriptionRefusal(rawValue: name) else {
      let names = ChannelsSettings.SubscriptionRefusal.allCases.map(\.rawValue)
      throw UsageError("--refusal takes \(names.joined(separator: ", ")), not “\(name)”")
    }
    return refusal
  }
}
