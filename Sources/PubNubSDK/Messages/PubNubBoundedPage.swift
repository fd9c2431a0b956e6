/// A page of stored data between two timetokens; history is read from its newest end.
public protocol PubNubBoundedPage: Sendable {
  /// The newer bound, exclusive.
  var start: Timetoken? { get }
  /// The older bound, inclusive.
  var end: Timetoken? { get }
  /// The maximum number of elements.
  var limit: Int? { get }

  /// Creates a copy of another page; throws if this type can't represent it.
  init(from other: any PubNubBoundedPage) throws
}
