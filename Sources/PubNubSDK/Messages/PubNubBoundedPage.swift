/// Part of what is kept, between two timetokens; history is read from its newest end.
public protocol PubNubBoundedPage: Sendable {
  /// The newer bound, itself not included.
  var start: Timetoken? { get }
  /// The older bound, itself included.
  var end: Timetoken? { get }
  /// How many at most.
  var limit: Int? { get }

  /// The same, as this type; throws where that can't be.
  init(from other: any PubNubBoundedPage) throws
}
