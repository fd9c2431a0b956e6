// Page: README.md
// Block: let channels = PusherHTTPAPI(
// In scope: the app's secret.

func example(secret: String) async throws {
  // BLOCK
}
