// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime

/// The settings of the app.
///
/// A setting of `ServerSettings` applies only if the company doesn't set it, or if the app disables
/// the company's settings.
public struct LocalSettings: SettingsModel {
  /// Whether the user can write messages.
  ///
  /// If it is false, the client refuses to send messages and doesn't report typing, and a screen
  /// disables its input field.
  public var userInputEnabled: Bool
  /// Whether the server's values replace the app's, for the deprecated settings.
  public var shouldUseRemoteConfig: Bool
  /// The interval between two requests for the number of unread messages, in seconds; 0 for none.
  public var unreadMessageCountDelay: Int
  /// Whether the history is searchable.
  ///
  /// If it is false, the client refuses to search, and a screen shows no search field.
  ///
  /// Deprecated: the server's value replaces the app's unless `shouldUseRemoteConfig` is false.
  public var searchEnabled: Bool
  /// Whether the user can record and send voice messages.
  ///
  /// If it is false, the client refuses to send audio, and a screen shows no button to record.
  ///
  /// Deprecated: the server's value replaces the app's unless `shouldUseRemoteConfig` is false.
  public var voiceRecordingEnabled: Bool
  /// Whether a screen scrolls to new messages, and to the latest message when the user returns to
  /// the chat.
  ///
  /// The client has no screen, so the app's screen implements it.
  ///
  /// Deprecated: the server's value replaces the app's unless `shouldUseRemoteConfig` is false.
  public var scrollToLatest: Bool
  /// Whether a screen shows an OpenGraph preview of links.
  ///
  /// The client fetches no previews, so the app's screen implements it.
  ///
  /// Deprecated: the server's value replaces the app's unless `shouldUseRemoteConfig` is false.
  public var linkPreviewEnabled: Bool
  /// Whether a screen shows a button to attach files.
  ///
  /// The client sends files regardless of this setting.
  ///
  /// Deprecated: the server's value replaces the app's unless `shouldUseRemoteConfig` is false.
  public var showAttachButton: Bool
  /// The delay before the answers of a survey are sent, in milliseconds.
  ///
  /// Deprecated: the server's value replaces the app's unless `shouldUseRemoteConfig` is false.
  ///
  /// At least 0.
  public var surveyCompletionDelay: Int
  /// The number of entries in each request for the history.
  ///
  /// Deprecated: the server's value replaces the app's unless `shouldUseRemoteConfig` is false.
  ///
  /// At least 1.
  public var historyLoadingCount: Int
  /// Whether the WebSocket stays open after the chat is closed.
  ///
  /// It always closes in the background.
  ///
  /// Deprecated: the server's value replaces the app's unless `shouldUseRemoteConfig` is false.
  public var keepSocketActive: Bool
  /// Whether the WebSocket stays open after the chat is closed, until the operator ends the dialog.
  ///
  /// Deprecated: the server's value replaces the app's unless `shouldUseRemoteConfig` is false.
  public var keepSocketActiveDuringOperatorSession: Bool

  public init(
    userInputEnabled: Bool = true,
    shouldUseRemoteConfig: Bool = true,
    unreadMessageCountDelay: Int = 0,
    searchEnabled: Bool = true,
    voiceRecordingEnabled: Bool = false,
    scrollToLatest: Bool = true,
    linkPreviewEnabled: Bool = false,
    showAttachButton: Bool = true,
    surveyCompletionDelay: Int = 0,
    historyLoadingCount: Int = 30,
    keepSocketActive: Bool = false,
    keepSocketActiveDuringOperatorSession: Bool = false
  ) {
    self.userInputEnabled = userInputEnabled
    self.shouldUseRemoteConfig = shouldUseRemoteConfig
    self.unreadMessageCountDelay = unreadMessageCountDelay
    self.searchEnabled = searchEnabled
    self.voiceRecordingEnabled = voiceRecordingEnabled
    self.scrollToLatest = scrollToLatest
    self.linkPreviewEnabled = linkPreviewEnabled
    self.showAttachButton = showAttachButton
    self.surveyCompletionDelay = surveyCompletionDelay
    self.historyLoadingCount = historyLoadingCount
    self.keepSocketActive = keepSocketActive
    self.keepSocketActiveDuringOperatorSession = keepSocketActiveDuringOperatorSession
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var userInputEnabled: Bool?
    var shouldUseRemoteConfig: Bool?
    var unreadMessageCountDelay: Int?
    var searchEnabled: Bool?
    var voiceRecordingEnabled: Bool?
    var scrollToLatest: Bool?
    var linkPreviewEnabled: Bool?
    var showAttachButton: Bool?
    var surveyCompletionDelay: Int?
    var historyLoadingCount: Int?
    var keepSocketActive: Bool?
    var keepSocketActiveDuringOperatorSession: Bool?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "userInputEnabled": json.read(into: &userInputEnabled)
      case "shouldUseRemoteConfig": json.read(into: &shouldUseRemoteConfig)
      case "unreadMessageCountDelay": json.read(into: &unreadMessageCountDelay)
      case "searchEnabled": json.read(into: &searchEnabled)
      case "voiceRecordingEnabled": json.read(into: &voiceRecordingEnabled)
      case "scrollToLatest": json.read(into: &scrollToLatest)
      case "linkPreviewEnabled": json.read(into: &linkPreviewEnabled)
      case "showAttachButton": json.read(into: &showAttachButton)
      case "surveyCompletionDelay": json.read(into: &surveyCompletionDelay)
      case "historyLoadingCount": json.read(into: &historyLoadingCount)
      case "keepSocketActive": json.read(into: &keepSocketActive)
      case "keepSocketActiveDuringOperatorSession":
        json.read(into: &keepSocketActiveDuringOperatorSession)
      default: try json.skipValue()
      }
    }
    self.userInputEnabled = try json.require(userInputEnabled, "userInputEnabled")
    self.shouldUseRemoteConfig = try json.require(shouldUseRemoteConfig, "shouldUseRemoteConfig")
    self.unreadMessageCountDelay =
      try json.require(unreadMessageCountDelay, "unreadMessageCountDelay")
    self.searchEnabled = try json.require(searchEnabled, "searchEnabled")
    self.voiceRecordingEnabled = try json.require(voiceRecordingEnabled, "voiceRecordingEnabled")
    self.scrollToLatest = try json.require(scrollToLatest, "scrollToLatest")
    self.linkPreviewEnabled = try json.require(linkPreviewEnabled, "linkPreviewEnabled")
    self.showAttachButton = try json.require(showAttachButton, "showAttachButton")
    self.surveyCompletionDelay = try json.require(surveyCompletionDelay, "surveyCompletionDelay")
    self.historyLoadingCount = try json.require(historyLoadingCount, "historyLoadingCount")
    self.keepSocketActive = try json.require(keepSocketActive, "keepSocketActive")
    self.keepSocketActiveDuringOperatorSession =
      try json.require(
        keepSocketActiveDuringOperatorSession,
        "keepSocketActiveDuringOperatorSession"
      )
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("userInputEnabled", userInputEnabled)
    json.member("shouldUseRemoteConfig", shouldUseRemoteConfig)
    json.member("unreadMessageCountDelay", unreadMessageCountDelay)
    json.member("searchEnabled", searchEnabled)
    json.member("voiceRecordingEnabled", voiceRecordingEnabled)
    json.member("scrollToLatest", scrollToLatest)
    json.member("linkPreviewEnabled", linkPreviewEnabled)
    json.member("showAttachButton", showAttachButton)
    json.member("surveyCompletionDelay", surveyCompletionDelay)
    json.member("historyLoadingCount", historyLoadingCount)
    json.member("keepSocketActive", keepSocketActive)
    json.member("keepSocketActiveDuringOperatorSession", keepSocketActiveDuringOperatorSession)
    json.endObject()
  }

  /// The default settings.
  public static let defaults = Self()

  /// The rule of each setting: its unit and range.
  public static let settings: [SettingRule<Self>] = [
    SettingRule("userInputEnabled", \.userInputEnabled),
    SettingRule("shouldUseRemoteConfig", \.shouldUseRemoteConfig),
    SettingRule("unreadMessageCountDelay", \.unreadMessageCountDelay, minimum: 0, unit: "s"),
    SettingRule("searchEnabled", \.searchEnabled),
    SettingRule("voiceRecordingEnabled", \.voiceRecordingEnabled),
    SettingRule("scrollToLatest", \.scrollToLatest),
    SettingRule("linkPreviewEnabled", \.linkPreviewEnabled),
    SettingRule("showAttachButton", \.showAttachButton),
    SettingRule("surveyCompletionDelay", \.surveyCompletionDelay, minimum: 0, unit: "ms"),
    SettingRule("historyLoadingCount", \.historyLoadingCount, minimum: 1, unit: "items"),
    SettingRule("keepSocketActive", \.keepSocketActive),
    SettingRule("keepSocketActiveDuringOperatorSession", \.keepSocketActiveDuringOperatorSession),
  ]
}
