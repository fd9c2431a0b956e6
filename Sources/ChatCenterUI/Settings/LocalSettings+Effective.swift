import BinderyRuntime

extension LocalSettings {
  /// The settings in effect under the company's settings, or without them while they are unknown.
  func effective(under channelConfig: JSONValue?) -> EffectiveSettings<LocalSettings> {
    guard shouldUseRemoteConfig, let channelConfig else { return EffectiveSettings(of: self) }
    return EffectiveSettings(
      of: self,
      overriddenBy: channelConfig,
      allowing: ServerSettings.self
    )
  }
}

extension EffectiveSettings<LocalSettings> {
  /// The company's settings that have no effect, for the log: at most 20.
  func ignoredMembers(of channelConfig: JSONValue?) -> [JSONPath] {
    guard let channelConfig, !channelConfig.isNull else { return [] }
    let step = JSONPath.Step.key("channelConfig")
    guard let members = channelConfig.object?.members else { return [JSONPath([step])] }
    let taken = Set(LocalSettings.settings.filter { origin(of: $0) == .remote }.map(\.name))
    return members.lazy.filter { !$0.value.isNull && !taken.contains($0.key) }.prefix(20)
      .map { JSONPath([step, .key($0.key)]) }
  }
}
