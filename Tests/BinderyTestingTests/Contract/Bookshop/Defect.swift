/// A mistake that a generated client could make, and that the fixture makes on demand.
enum Defect: CaseIterable {
  case dropsField, encodesWrongKey, mapsFailureToAnotherStatus
  case omitsParameter, explodesList, delimitsListByPipe
  case omitsHeader, omitsCookie, omitsBody, wrongContentType
  case wrongMethod, sendsTwice, ignoresStatus, roundsNumber
  case readsWrongHeader, makesUpMember

  @TaskLocal static var current: Defect?

  var isActive: Bool { Self.current == self }
}
