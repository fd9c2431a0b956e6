/// A resource of a synthetic document: its models, and six operations.
struct SyntheticResource {
  let number: Int
  /// The name of its model.
  let name: String
  /// The name in paths.
  let segment: String

  init(number: Int) {
    self.number = number
    let quality = Self.qualities[number % Self.qualities.count]
    let noun = Self.nouns[number / Self.qualities.count % Self.nouns.count]
    let round = number / (Self.qualities.count * Self.nouns.count)
    name = quality + noun + (round == 0 ? "" : String(round + 1))
    segment = "\(quality.lowercased())_\(noun.lowercased())s" + (round == 0 ? "" : "\(round + 1)")
  }

  /// Returns the name of an earlier resource, so that references are valid.
  func neighbor(_ dice: inout Dice) -> String {
    let distance = dice.number(below: 40)
    return SyntheticResource(number: distance > number ? number : number - distance).name
  }

  private static let qualities = [
    "Active", "Billing", "Cached", "Custom", "Default", "Delegated", "Embedded", "External",
    "Federated", "Global", "Hosted", "Imported", "Internal", "Legacy", "Linked", "Managed",
    "Mobile", "Nested", "Offline", "Online", "Partner", "Pending", "Personal", "Primary", "Private",
    "Public", "Queued", "Regional", "Remote", "Scheduled", "Shared", "Signed", "Team", "Temporary",
    "Trusted", "Unified", "Verified", "Virtual", "Weekly", "Work",
  ]
  private static let nouns = [
    "Account", "Agreement", "Alert", "Application", "Assignment", "Attachment", "Batch", "Booking",
    "Campaign", "Card", "Catalog", "Charge", "Collection", "Contract", "Coupon", "Customer",
    "Dashboard", "Dataset", "Deployment", "Document", "Domain", "Employee", "Endpoint", "Event",
    "Export", "Form", "Gateway", "Holding", "Identity", "Inbox", "Invoice", "Job", "Journal",
    "License", "Listing", "Machine", "Mandate", "Member", "Message", "Meter", "Notification",
    "Offer", "Order", "Package", "Payment", "Permission", "Pipeline", "Plan", "Policy", "Product",
    "Profile", "Project", "Quote", "Receipt", "Refund", "Report", "Reservation", "Schedule",
  ]
}
