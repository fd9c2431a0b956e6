import Canonicalizing
import Shaping

import struct Canonical.Recording

/// The services to which the annotated entries of an archive can belong.
///
/// An entry names its operation, but not its service: the best described one decides.
struct EntryOwners {
  private let services: [(job: Job, shaper: ContractShaper)]

  /// Whether an annotated entry belongs to a service.
  enum Ownership {
    case own, foreign, undescribed
    /// The services describe it equally well; the bindings are those of each.
    case ambiguous([Job])
  }

  init(_ services: [(job: Job, documents: [ShapedDocument])]) {
    self.services = services.flatMap { job, documents in
      documents.compactMap { $0.contractShaper.map { (job, $0) } }
    }
  }

  /// Whether an annotated entry belongs to a job.
  func ownership(of recording: Recording, by job: Job) -> Ownership {
    let ranked = services.compactMap { job, shaper in
      shaper.relevance(of: recording).map { (job: job, relevance: $0) }
    }
    if ranked.isEmpty { return .undescribed }
    let best = ranked.filter { $0.relevance == ranked.map(\.relevance).max() }.map(\.job)
    guard best.contains(where: { $0.recordings == job.recordings }) else { return .foreign }
    let isShared = Set(best.map(\.recordings)).count > 1
    return isShared ? .ambiguous(best) : .own
  }
}

extension Job {
  /// The folder of its recordings; empty without one.
  var recordings: String { contract?.recordings ?? "" }
}
