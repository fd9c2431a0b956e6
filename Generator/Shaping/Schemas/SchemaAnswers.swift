import Specification

/// Answers about schemas that ask about others, perhaps in a circle.
///
/// A schema met again inside of itself counts as what is assumed. What came of an assumption that
/// turns out wrong is forgotten, so that no answer depends on where the asking began.
struct SchemaAnswers<Answer: Equatable> {
  private let assumption: Answer
  private var known: [Node: Answer] = [:]
  private var open: Set<Node> = []
  private var assumed: Set<Node> = []
  /// What was answered since the outermost question.
  private var recent: [Node] = []
  private var isMistaken = false

  init(assuming assumption: Answer) { self.assumption = assumption }

  /// The answer about a schema, known or assumed; without one it has to be found, and given.
  mutating func ask(_ node: Node) -> Answer? {
    if let answer = known[node] { return answer }
    if open.insert(node).inserted { return nil }
    assumed.insert(node)
    return assumption
  }

  /// Takes an answer; it is to be asked for again, since it may have been forgotten at once.
  mutating func give(_ answer: Answer, about node: Node) {
    open.remove(node)
    known[node] = answer
    recent.append(node)
    if answer != assumption, assumed.contains(node) { isMistaken = true }
    guard open.isEmpty else { return }
    // Each time at least one answer stays, which was assumed to be another.
    if isMistaken { for node in recent where known[node] == assumption { known[node] = nil } }
    isMistaken = false
    assumed = []
    recent = []
  }
}
