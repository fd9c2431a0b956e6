/// The page that this client makes.
public struct PubNubBoundedPageBase: PubNubBoundedPage, Codable, Hashable {
  /// The newer bound, itself not included.
  public let start: Timetoken?
  /// The older bound, itself included.
  public let end: Timetoken?
  /// How many at most.
  public let limit: Int?
  /// Of each channel the oldest that earlier pages had, so that none has it again.
  let oldest: [String: Timetoken]

  /// Nil when nothing is given, as that bounds nothing.
  public init?(start: Timetoken? = nil, end: Timetoken? = nil, limit: Int? = nil) {
    guard start != nil || end != nil || limit != nil else { return nil }
    self.start = start
    self.end = end
    self.limit = limit
    oldest = [:]
  }

  /// The page that follows one.
  init(start: Timetoken, end: Timetoken?, limit: Int?, oldest: [String: Timetoken]) {
    self.start = start
    self.end = end
    self.limit = limit
    self.oldest = oldest
  }

  /// A page that was stored, by this client or another.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    start = try values.decodeIfPresent(Timetoken.self, forKey: .start)
    end = try values.decodeIfPresent(Timetoken.self, forKey: .end)
    limit = try values.decodeIfPresent(Int.self, forKey: .limit)
    oldest = try values.decodeIfPresent([String: Timetoken].self, forKey: .oldest) ?? [:]
  }

  /// A copy of another, as this type.
  public init(from other: any PubNubBoundedPage) {
    start = other.start
    end = other.end
    limit = other.limit
    oldest = (other as? Self)?.oldest ?? [:]
  }
}
