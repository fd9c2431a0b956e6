import PubNubSDK

/// A change of presence: join, leave, timeout or state change.
struct PresenceChange {
  let channel: String
  let user: String
  let action: PresencePayload.Action
  let state: PresenceState?
  /// The number of users after the change.
  let occupancy: Int

  func payload(timestamp: Int64) -> PresencePayload {
    PresencePayload(
      action: action,
      uuid: user,
      timestamp: timestamp,
      occupancy: occupancy,
      data: state?.isEmpty == false || action == .stateChange ? state : nil
    )
  }
}
