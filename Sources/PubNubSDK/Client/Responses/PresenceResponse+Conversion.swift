import BinderyRuntime

extension HereNowReply {
  /// Creates the occupancy from a response with values of another type than described, such as
  /// `"2"` for 2; nil if the response has no occupancy.
  init?(converting value: JSONValue) {
    var repair = MemberRepair(removesMembers: false)
    if let single = repair.value(SingleOccupancy.self, value)?.value {
      self = .singleOccupancy(single)
    } else if let several = repair.value(OccupancyByChannel.self, value)?.value {
      self = .occupancyByChannel(several)
    } else {
      return nil
    }
  }
}

extension Occupant {
  /// The user with the state that is known of them, a number as text; nil for a form that is newer
  /// than this client.
  var withState: OccupantWithState? {
    switch self {
    case .userId(let user): return OccupantWithState(uuid: user)
    case .occupantWithState(let occupant): return occupant
    case .unknown(.number(let number)): return OccupantWithState(uuid: number.text)
    case .unknown(let value):
      var repair = MemberRepair(removesMembers: false)
      return repair.value(OccupantWithState.self, value)?.value
    }
  }
}
