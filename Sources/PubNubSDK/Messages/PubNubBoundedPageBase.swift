/// The page type that this client creates.
public struct PubNubBoundedPageBase: PubNubBoundedPage, Codable, Hashable {
  /// The newer bound, exclusive.
  public let start: Timetoken?
  /// The older bound, inclusive.
  public let end: Timetoken?
  /// The maximum number of elements.
  public let limit: Int?
  /// The oldest timetoken of each channel in earlier pages, so that no message is repeated.
  let oldest: [String: Timetoken]

  /// Creates a page; nil if all arguments are nil.
  public init?(start: Timetoken? = nil, end: Timetoken? = nil, limit: Int? = nil) {
    guard start != nil || end != nil || limit != nil else { return nil }
    self.start = start
    self.end = end
    self.limit = limit
    oldest = [:]
  }

  /// Creates the page that follows another.
  init(start: Timetoken, end: Timetoken?, limit: Int?, oldest: [String: Timetoken]) {
    self.start = start
    self.end = end
    self.limit = limit
    self.oldest = oldest
  }

  /// Decodes a stored page of this or another client.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    start = try values.decodeIfPresent(Timetoken.self, forKey: .start)
    end = try values.decodeIfPresent(Timetoken.self, forKey: .end)
    limit = try values.decodeIfPresent(Int.self, forKey: .limit)
    oldest = try values.decodeIfPresent([String: Timetoken].self, forKey: .oldest) ?? [:]
  }

  /// Creates a copy of another page.
  public init(from other: any PubNubBoundedPage) {
    start = other.start
    end = other.end
    limit = other.limit
    oldest = (other as? Self)?.oldest ?? [:]
  }
}
