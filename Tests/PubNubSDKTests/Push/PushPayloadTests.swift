import BinderyRuntime
import XCTest

@testable import PubNubSDK

/// The JSON of push payloads.
final class PushPayloadTests: XCTestCase {
  func testAMessageForApplesAndAndroidDevices() throws {
    let message = PubNubPushMessage(
      apns: PubNubAPNSPayload(
        aps: APSPayload(alert: .object(.init(title: "Apple Message")), badge: 1),
        pubnub: [
          .init(
            targets: [.init(topic: "com.pubnub.swift", environment: .production)],
            collapseID: "SwiftSDK"
          )
        ],
        payload: "Push Message from PubNub Swift SDK"
      ),
      fcm: PubNubFCMPayload(
        payload: "Push Message from PubNub Swift SDK",
        target: .topic("com.pubnub.swift"),
        notification: FCMNotificationPayload(title: "Android Message"),
        android: FCMAndroidPayload(
          collapseKey: "SwiftSDK",
          notification: FCMAndroidNotification(sound: "default")
        )
      ),
      additional: "Push Message from PubNub Swift SDK"
    )
    try assertCodes(
      message,
      #"""
      {"data": "Push Message from PubNub Swift SDK",
       "pn_apns": {
         "aps": {"alert": {"title": "Apple Message"}, "badge": 1, "sound": "default"},
         "data": "Push Message from PubNub Swift SDK",
         "pn_push": [{
           "auth_method": "token", "collapse_id": "SwiftSDK", "version": "v2",
           "targets": [{"environment": "production", "topic": "com.pubnub.swift"}]}]},
       "pn_fcm": {
         "android": {"collapse_key": "SwiftSDK", "notification": {"sound": "default"}},
         "data": "Push Message from PubNub Swift SDK",
         "notification": {"title": "Android Message"}, "topic": "com.pubnub.swift"}}
      """#
    )
  }

  func testEveryFieldForApplesDevices() throws {
    let payload = PubNubAPNSPayload(
      aps: APSPayload(
        alert: .object(
          APSAlertObject(
            title: "t",
            subtitle: "s",
            body: "b",
            launchImage: "i",
            titleLocKey: "tk",
            titleLocArgs: ["ta"],
            subtitleLocKey: ["sk"],
            subtitleLocArgs: ["sa"],
            locKey: "k",
            locArgs: ["a"]
          )
        ),
        badge: 0,
        sound: .critical(APSCriticalSound(critical: 1, volume: 1)),
        threadID: "th",
        category: "c",
        contentAvailable: 1,
        mutableContent: 1,
        targetContentID: "w"
      ),
      pubnub: [
        PubNubPushConfig(
          targets: [PubNubPushTarget(topic: "app", excludedDevices: ["00ff"])],
          expiration: Date(timeIntervalSince1970: 1_000_000_000)
        )
      ],
      payload: ["id": UInt64.max]
    )
    try assertCodes(
      payload,
      #"""
      {"aps": {
         "alert": {
           "title": "t", "subtitle": "s", "body": "b", "launch-image": "i",
           "title-loc-key": "tk", "title-loc-args": ["ta"], "subtitle-loc-key": ["sk"],
           "subtitle-loc-args": ["sa"], "loc-key": "k", "loc-args": ["a"]},
         "badge": 0, "sound": {"critical": 1, "name": "default", "volume": 1},
         "thread-id": "th", "category": "c", "content-available": 1, "mutable-content": 1,
         "target-content-id": "w"},
       "pn_push": [{
         "auth_method": "token", "version": "v2", "expiration": "2001-09-09T01:46:40Z",
         "targets": [
           {"environment": "development", "topic": "app", "excluded_devices": ["00FF"]}]}],
       "id": 18446744073709551615}
      """#
    )
    try assertCodes(APSPayload(alert: .body("b"), sound: nil), #"{"alert": "b"}"#)
  }

  func testEveryPartOfAMessageForFirebase() throws {
    let payload = PubNubFCMPayload(
      payload: ["a": "b"],
      target: .condition("'x' in topics"),
      android: FCMAndroidPayload(
        priority: .high,
        ttl: 4500,
        restrictedPackageName: "com.app",
        options: FCMOptionsPayload(analyticsLabel: "o")
      ),
      webpush: FCMWebpushConfig(
        headers: ["TTL": "15"],
        data: ["d": "e"],
        notification: ["title": "w"],
        options: FCMWebpushOptions(link: "https://l")
      ),
      apns: FCMApnsConfig(
        headers: ["apns-priority": "10"],
        payload: ["aps": ["badge": 2]],
        options: FCMApnsOptions(image: "https://i")
      ),
      options: FCMOptionsPayload(analyticsLabel: "p")
    )
    try assertCodes(
      payload,
      #"""
      {"data": {"a": "b"}, "condition": "'x' in topics", "notification": null,
       "android": {
         "priority": "HIGH", "ttl": "4500.0s", "restricted_package_name": "com.app",
         "fcm_options": {"analytics_label": "o"}},
       "webpush": {
         "headers": {"TTL": "15"}, "data": {"d": "e"}, "notification": {"title": "w"},
         "fcm_options": {"link": "https://l"}},
       "apns": {
         "headers": {"apns-priority": "10"}, "payload": {"aps": {"badge": 2}},
         "fcm_options": {"image": "https://i"}},
       "fcm_options": {"analytics_label": "p"}}
      """#
    )
    try assertCodes(
      PubNubFCMPayload(payload: nil, target: .token("t")),
      #"{"token": "t", "notification": null}"#
    )
  }

  func testEveryFieldOfANotificationForAndroid() throws {
    let notification = FCMAndroidNotification(
      title: "t",
      body: "b",
      icon: "i",
      color: "#aabbcc",
      sound: "s",
      tag: "g",
      clickAction: "ca",
      bodyLocKey: "bk",
      bodyLocArgs: ["ba"],
      titleLocKey: "tk",
      titleLocArgs: ["ta"],
      channelID: "ch",
      ticker: "ti",
      sticky: true,
      eventTime: Date(timeIntervalSince1970: 0.5),
      localOnly: false,
      notificationPriority: .maximum,
      defaultSound: true,
      defaultVibrateTimings: false,
      defaultLightSettings: true,
      vibrateTimings: [0, 3.5, 0.00001],
      visibility: .private,
      notificationCount: 3,
      lightSettings: FCMAndroidLightSettings(
        color: FCMColor(red: 1, green: 0.5, blue: 0),
        lightOnDuration: 2,
        lightOffDuration: 0.25
      ),
      image: "https://i"
    )
    try assertCodes(
      notification,
      #"""
      {"title": "t", "body": "b", "icon": "i", "color": "#aabbcc", "sound": "s", "tag": "g",
       "click_action": "ca", "body_loc_key": "bk", "body_loc_args": ["ba"],
       "title_loc_key": "tk", "title_loc_args": ["ta"], "channel_id": "ch", "ticker": "ti",
       "sticky": true, "event_time": "1970-01-01T00:00:00.5Z", "local_only": false,
       "notification_priority": "PRIORITY_MAX", "default_sound": true,
       "default_vibrate_timings": false, "default_light_settings": true,
       "vibrate_timings": ["0.0s", "3.5s", "0.000010000s"], "visibility": "PRIVATE",
       "notification_count": 3, "image": "https://i",
       "light_settings": {
         "color": {"red": 1, "green": 0.5, "blue": 0},
         "light_on_duration": "2.0s", "light_off_duration": "0.25s"}}
      """#
    )
  }
}
