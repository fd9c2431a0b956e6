import Canonicalizing

/// Answers about schemas that ask about others, perhaps in a circle.
///
/// A schema met again inside of itself counts as what is assumed. What came of an assumption that
/// turns out wrong is forgotten, so that no answer depends on where the asking began.
struct SchemaAnswers<Answer: Equatable> {
  private let assumption: Answer
  private var known: [Schema.ID: Answer] = [:]
  private var open: Set<Schema.ID> = []
  private var assumed: Set<Schema.ID> = []
  /// What was answered since the outermost question.
  private var recent: [Schema.ID] = []
  private var isMistaken = false

  init(assuming assumption: Answer) { self.assumption = assumption }

  /// The answer about a schema, known or assumed; without one it has to be found, and given.
  mutating func ask(_ id: Schema.ID) -> Answer? {
    if let answer = known[id] { return answer }
    if open.insert(id).inserted { return nil }
    assumed.insert(id)
    return assumption
  }

  /// Takes an answer; it is to be asked for again, since it may have been forgotten at once.
  mutating func give(_ answer: Answer, about id: Schema.ID) {
    open.remove(id)
    known[id] = answer
    recent.append(id)
    if answer != assumption, assumed.contains(id) { isMistaken = true }
    guard open.isEmpty else { return }
    // Each time at least one answer stays, which was assumed to be another.
    if isMistaken { for id in recent where known[id] == assumption { known[id] = nil } }
    isMistaken = false
    assumed = []
    recent = []
  }
}
