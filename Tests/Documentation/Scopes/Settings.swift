// Page: Generator/Specification/Specification.docc/Settings.md
// Block: var local = Reminders()
// In scope: the model of the article's schema, and a service's response.

import BinderyRuntime
import ChatCenterUI

func example<Reminders: RemindersModel>(response: JSONValue, _: Reminders.Type) {
  // BLOCK
}

/// A substitute for the generated model, which has these members.
protocol RemindersModel: SettingsModel {
  init()
  var delay: Int { get set }
}
