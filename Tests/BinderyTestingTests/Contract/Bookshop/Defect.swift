/// A defect of a generated client, which the fixture simulates on demand.
enum Defect: CaseIterable {
  case dropsField, encodesWrongKey, mapsFailureToAnotherStatus
  case omitsParameter, explodesList, delimitsListByPipe
  case omitsHeader, omitsCookie, omitsBody, wrongContentType
  case wrongMethod, sendsTwice, ignoresStatus, roundsNumber
  case readsWrongHeader, makesUpMember

  @TaskLocal static var current: Defect?

  var isActive: Bool { Self.current == self }
}
