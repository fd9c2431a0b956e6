// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// What the app sets.
///
/// What an app sets of `ServerSettings` counts only where the company sets
/// nothing else, or the app doesn't want to know.
public struct LocalSettings: SettingsModel {
  /// Whether the client may write.
  public var userInputEnabled: Bool
  /// Whether the company's settings count before the app's.
  public var shouldUseRemoteConfig: Bool
  /// How many seconds lie between the end of one count of the unread messages and the next; 0 for
  /// none.
  public var unreadMessageCountDelay: Int
  /// Whether the history can be searched.
  public var searchEnabled: Bool
  /// Whether voice messages can be recorded and sent.
  public var voiceRecordingEnabled: Bool
  /// Whether the chat follows what is new.
  public var scrollToLatest: Bool
  /// Whether links are shown with a preview.
  public var linkPreviewEnabled: Bool
  /// Whether there is a button to attach files.
  public var showAttachButton: Bool
  /// How many milliseconds the answers of a survey wait before they are sent.
  ///
  /// At least 0.
  public var surveyCompletionDelay: Int
  /// How many entries of the history are fetched at once.
  ///
  /// At least 1.
  public var historyLoadingCount: Int
  /// Whether the socket stays when the chat is closed.
  public var keepSocketActive: Bool
  /// Whether the socket stays while an operator talks with the client.
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

  /// What holds unless somebody sets something else.
  public static let defaults = Self()

  /// What is known of each setting.
  public static let settings: [SettingRule<Self>] = [
    SettingRule("userInputEnabled", \.userInputEnabled),
    SettingRule("shouldUseRemoteConfig", \.shouldUseRemoteConfig),
    SettingRule("unreadMessageCountDelay", \.unreadMessageCountDelay, atLeast: 0, unit: "s"),
    SettingRule("searchEnabled", \.searchEnabled),
    SettingRule("voiceRecordingEnabled", \.voiceRecordingEnabled),
    SettingRule("scrollToLatest", \.scrollToLatest),
    SettingRule("linkPreviewEnabled", \.linkPreviewEnabled),
    SettingRule("showAttachButton", \.showAttachButton),
    SettingRule("surveyCompletionDelay", \.surveyCompletionDelay, atLeast: 0, unit: "ms"),
    SettingRule("historyLoadingCount", \.historyLoadingCount, atLeast: 1, unit: "items"),
    SettingRule("keepSocketActive", \.keepSocketActive),
    SettingRule("keepSocketActiveDuringOperatorSession", \.keepSocketActiveDuringOperatorSession),
  ]
}
