// Page: README.md
// Block: let api = ChatCenterAPI(server: ChatCenterAPI.server(host: "
// In scope: a token, and what to say of messages.

import ChatCenterUI

func example(token: String, statuses: UpdateStatuses) async throws {
  // BLOCK
  print(page, frame)
}
