import Lobby

extension EventSubject {
  static var lobby: [EventSubject] {
    let lobby = "Tests/Golden/lobby.yaml"
    return [
      EventSubject(RoomChannel.Incoming.self, of: "room", in: lobby),
      EventSubject(RoomChannel.Outgoing.self, of: "room", in: lobby, isSent: true),
      EventSubject(NewsChannel.Incoming.self, of: "news", in: lobby),
      EventSubject(BoardChannel.Incoming.self, of: "board", in: lobby),
    ]
  }
}
