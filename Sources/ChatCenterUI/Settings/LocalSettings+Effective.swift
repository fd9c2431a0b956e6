import BinderyRuntime

extension LocalSettings {
  /// The settings as they hold while the company sets these, or while it isn't known what it sets.
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
  /// What the company sets and nobody takes, for a log: the first of it, whatever there is.
  func passedOver(of channelConfig: JSONValue?) -> [JSONPath] {
    guard let channelConfig, !channelConfig.isNull else { return [] }
    let place = JSONPath.Step.key("channelConfig")
    guard let members = channelConfig.object?.members else { return [JSONPath([place])] }
    let taken = Set(LocalSettings.settings.filter { origin(of: $0) == .remote }.map(\.name))
    return members.lazy.filter { !$0.value.isNull && !taken.contains($0.key) }.prefix(20)
      .map { JSONPath([place, .key($0.key)]) }
  }
}
