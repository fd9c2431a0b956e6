import BinderyRuntime

/// The settings of the company, in effect together with the app's.
// the company's settings are kept in memory only.
struct CompanySettings: Sendable {
  let service: ServiceSettings?
  /// The settings in effect.
  let effective: EffectiveSettings<LocalSettings>
  /// The maximum size of an image, in bytes.
  let largestImage: Int
  /// The names of the company's settings that have no effect; nil if all have.
  let ignored: String?

  /// - Parameter configuration: Nil before it is loaded.
  init(_ configuration: ServiceConfiguration?, _ local: LocalSettings) {
    service = configuration?.settings
    effective = local.effective(under: configuration?.channelConfig)
    let maximum = configuration?.attachmentSettings?.content?.content?.maxSize ?? 0
    largestImage = maximum > 0 ? min(maximum, 1 << 20) << 20 : ChatMessage.largestImage
    let paths = effective.ignoredMembers(of: configuration?.channelConfig).map(\.description)
    ignored = local.shouldUseRemoteConfig && !paths.isEmpty ? paths.joined(separator: ", ") : nil
  }

  /// The minimum time between two typing frames.
  var typingInterval: Duration {
    .seconds(max((service ?? ServiceSettings()).typingMessagesIntervalSeconds ?? 3, 0))
  }
}
