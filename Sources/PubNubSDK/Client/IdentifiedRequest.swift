import BinderyRuntime

/// A request that states its user, client, instance and call.
protocol IdentifiedRequest: Request {
  mutating func identify(as identity: RequestIdentity)
}

/// A generated request, each of which has the parameters of an identity.
protocol GeneratedRequest: IdentifiedRequest {
  var uuid: String? { get set }
  var pnsdk: String? { get set }
  var instanceId: String? { get set }
  var requestId: String? { get set }
}

extension GeneratedRequest {
  mutating func identify(as identity: RequestIdentity) {
    uuid = identity.user
    pnsdk = identity.client
    instanceId = identity.instance
    requestId = identity.call
  }
}

extension AddMessageAction: GeneratedRequest {}
extension CountMessages: GeneratedRequest {}
extension DeleteChannelGroup: GeneratedRequest {}
extension DeleteMessages: GeneratedRequest {}
extension FetchHistory: GeneratedRequest {}
extension FetchHistoryWithActions: GeneratedRequest {}
extension FetchMessageActions: GeneratedRequest {}
extension FetchPresenceState: GeneratedRequest {}
extension FetchTime: GeneratedRequest {}
extension GlobalHereNow: GeneratedRequest {}
extension HereNow: GeneratedRequest {}
extension LeaveChannels: GeneratedRequest {}
extension ListChannelGroups: GeneratedRequest {}
extension ManageChannelGroup: GeneratedRequest {}
extension PostMessage: GeneratedRequest {}
extension PublishMessage: GeneratedRequest {}
extension RemoveMessageAction: GeneratedRequest {}
extension SendHeartbeat: GeneratedRequest {}
extension SendSignal: GeneratedRequest {}
extension SetPresenceState: GeneratedRequest {}
extension Subscribe: GeneratedRequest {}
extension WhereNow: GeneratedRequest {}
