import Specification

/// The messages that go one way through a channel, by the questions that they are.
struct AskingMessages {
  private let names: [String]
  private let positions: [Node: Int]
  private let questions: [Node: [Node]]
  /// What several messages answer is looked up once.
  private var known: [Set<Node>: [String]] = [:]

  init(_ drafts: [MessageDraft], asking questions: [Node: [Node]]) {
    names = drafts.map(\.name)
    let nodes = drafts.map(\.view.node)
    positions = Dictionary(zip(nodes, nodes.indices)) { first, _ in first }
    self.questions = questions
  }

  /// The names of those that ask one of the questions, in the order of the channel.
  mutating func names(of asked: Set<Node>) -> [String] {
    if asked.isEmpty { return [] }
    if let names = known[asked] { return names }
    let messages = Set(asked.flatMap { questions[$0] ?? [] })
    let names = messages.compactMap { positions[$0] }.sorted().map { self.names[$0] }
    known[asked] = names
    return names
  }
}
