/// What a test checks: its name in reports, its description and its Swift type.
struct ContractSubject {
  var name: String
  var part: DescribedDocuments.Part
  var type: Any.Type?

  /// Returns a violation for each difference, and one for those that only differ in the element of
  /// a list; the documents are only searched if there is one.
  func violations(
    _ differences: [EntryDifference],
    in documents: DescribedDocuments,
    at location: (EntryPart) -> ContractLocation?
  ) -> [ContractViolation] {
    if differences.isEmpty { return [] }
    let document = documents.text(of: part)
    return differences.withoutRepetitions.map { difference in
      ContractViolation(
        subject: name,
        difference: difference.text,
        location: location(difference.part),
        document: document,
        symbol: type.map(Self.symbol)
      )
    }
  }

  /// The name of a type without its module.
  private static func symbol(_ type: Any.Type) -> String {
    String(String(reflecting: type).drop { $0 != "." }.dropFirst())
  }
}
