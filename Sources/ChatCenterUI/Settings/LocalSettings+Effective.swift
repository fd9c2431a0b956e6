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
