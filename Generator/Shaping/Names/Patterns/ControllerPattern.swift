/// A type and its function: `UsersController_findAll`, `UserService_GetUser`,
/// `VirtualMachines_Get`.
///
/// Of several functions with one name, each further one may have the method and the path instead:
/// `Orders_GetApiShopsByShopIdOrders`.
struct ControllerPattern: OperationIDPattern {
  private let numbers: DuplicateNumbers
  /// The word at the end of most types, which states their role: `Controller`.
  private var role: String?

  init(_ operations: [DescribedOperation], _ numbers: DuplicateNumbers) {
    self.numbers = numbers
    let groups = operations.compactMap { parts(of: $0)?.group }
    role = Self.roles.first { role in
      let count = groups.count { $0.count > 1 && $0.last?.lowercased() == role }
      return count > 0 && 2 * count >= groups.count
    }
  }

  private static let roles = [
    "controller", "service", "resource", "api", "endpoint", "endpoints", "handler",
  ]

  func parts(of operation: DescribedOperation) -> OperationIDParts? {
    let id = numbers.stem(of: operation.id, allowsBareNumber: true) ?? operation.id
    var pieces = id.split(separator: "_").map(String.init)
    var versions: [String] = []
    while let last = pieces.last, IdentifierWords.isVersion(last) {
      versions.insert(last, at: 0)
      pieces.removeLast()
    }
    guard let (type, function) = Self.divided(pieces) else { return nil }
    let words = type.flatMap { IdentifierWords.split($0) }
    // A type may have a version: `BookingsController_2024_08_13_createBooking`.
    var group = words.filter { !IdentifierWords.isVersion($0) }
    guard let first = group.first, !GeneralWords.isImperative(first) else { return nil }
    if group.count > 1, group.last?.lowercased() == role { group.removeLast() }
    return OperationIDParts(
      function: Self.isPath(function, of: operation)
        ? [operation.method] : IdentifierWords.split(function),
      group: group,
      versions: words.filter(IdentifierWords.isVersion) + versions
    )
  }

  /// Whether a function only consists of the method and the path.
  private static func isPath(_ function: String, of operation: DescribedOperation) -> Bool {
    operation.path.condensedByParameters.map {
      CondensedText(function).letters == Array(operation.method.unicodeScalars) + $0
    } ?? false
  }

  /// Returns a type without its namespaces but with the versions after it, and its function; nil if
  /// there are more types.
  ///
  /// After a type with its role, all is the function: `ChatsController_send_text`.
  private static func divided(_ pieces: [String]) -> (type: [Substring], function: String)? {
    guard let name = pieces.first?.split(separator: ".").last, name.first?.isUppercase == true
    else {
      return nil
    }
    let versions = pieces.dropFirst().prefix(while: IdentifierWords.isVersion)
    let functions = pieces.dropFirst(1 + versions.count)
    let words = IdentifierWords.split(name)
    let statesRole = words.count > 1 && words.last.map { roles.contains($0.lowercased()) } == true
    guard functions.count == 1 || statesRole && !functions.isEmpty else { return nil }
    return ([name] + versions.map { $0[...] }, functions.joined(separator: "_"))
  }
}
