import PubNubSDK

/// Somebody came, left, fell silent or changed state.
struct PresenceChange {
  let channel: String
  let user: String
  let action: PresencePayload.Action
  let state: PresenceState?
  /// How many are present since.
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
