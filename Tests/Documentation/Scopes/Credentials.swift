// Page: README.md
// Block: let login = OAuthServer(tokenURL: Bookshop.OauthTokens.token
// In scope: the secret.

import BinderyRuntime
import Bookshop

func example(secret: String) {
  // BLOCK
  print(api)
}
