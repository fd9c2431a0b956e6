import BinderyRuntime
import Foundation
import Shape
import Shaping
import Specification

/// What the specification says of the member that tells the messages of a channel apart.
struct RecognizedEvents {
  let names: [String]
  private let key: String?
  private let values: Set<Scalar>
  /// Whether some are known by how they look.
  private let hasOthers: Bool

  init(_ subject: EventSubject) throws(Complaint) {
    let file = Seeds.package.appending(path: subject.document)
    let diagnostics = Diagnostics()
    let documents = Documents(entry: file.path, diagnostics: diagnostics)
    let service = Shaper(documents, diagnostics: diagnostics).service()
    let channel = service?.channels.first { $0.name == subject.channel }
    let direction = subject.isSent ? channel?.outgoing : channel?.incoming
    let model = service?.models.first { $0.id == direction?.event }
    guard let direction, case .choice(let choice)? = model?.definition else {
      throw Complaint("\(subject.document) has no such messages of \(subject.channel)")
    }
    names = direction.messages.map(\.name)
    key = choice.discriminator?.key
    values = Set(choice.discriminator?.mapping.map(\.value) ?? [])
    hasOthers = choice.discriminator?.others.isEmpty == false
  }

  /// Whether a frame is one of the messages; nil where no member says that.
  func isKnown(_ frame: [UInt8]) -> Bool? {
    guard let key else { return nil }
    let members: FirstMembers? = try? JSONReader.decode(from: frame)
    if let value = members?.values[key].flatMap(Self.scalar), values.contains(value) { return true }
    return hasOthers ? nil : false
  }

  private static func scalar(_ value: JSONValue) -> Scalar? {
    switch value {
    case .string(let text): .string(text)
    case .boolean(let flag): .boolean(flag)
    case .number(let number): .number(number.text)
    case .null, .array, .object: nil
    }
  }
}
