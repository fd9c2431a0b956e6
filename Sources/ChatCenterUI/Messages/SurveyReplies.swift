/// The answers to a survey.
struct SurveyReply: Hashable, Sendable {
  let survey: Survey
  let answers: [SurveyFormAnswer]
  let comment: String?
}

/// The survey answers that wait for their delay: at most one for each survey.
// X-20: another answer to the same survey restarts the delay.
struct SurveyReplies: Sendable {
  private var waiting: [String: (id: String, reply: SurveyReply)] = [:]

  /// Adds an answer; returns the id of the answer that it replaces.
  mutating func add(_ reply: SurveyReply, as id: String) -> String? {
    waiting.updateValue((id, reply), forKey: reply.survey.identity)?.id
  }

  /// Removes and returns an answer whose delay has ended; nil if a newer one has replaced it.
  mutating func take(_ id: String, to survey: String) -> SurveyReply? {
    guard waiting[survey]?.id == id else { return nil }
    return waiting.removeValue(forKey: survey)?.reply
  }

  /// Removes all answers, and returns their ids in order.
  mutating func takeAll() -> [String] {
    defer { waiting = [:] }
    return waiting.values.map(\.id).sorted()
  }
}

extension Survey {
  /// Identifies the survey among others.
  var identity: String { "\([sendingId, id].compactMap(\.self)) \(uuid ?? "")" }
}
