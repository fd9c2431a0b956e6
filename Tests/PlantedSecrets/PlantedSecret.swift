/// A secret in a recording, in the place from which it is recognized.
package struct PlantedSecret {
  package let name: String
  package let secret: String
  package let entry: RecordedEntry

  init(_ name: String, _ secret: String, _ entry: RecordedEntry) {
    self.name = name
    self.secret = secret
    self.entry = entry
  }

  /// The value of the environment variable `SHOP_API_TOKEN` of the tests.
  package static let environmentValue = "envVal/7c+Kq2Zt9"

  package static let all: [PlantedSecret] =
    headers + urls + bodies + messages + forms + texts + formats
}

// Prefixes of known tokens are in pieces, so that no scanner reports the tests.
extension PlantedSecret {
  static let headers: [PlantedSecret] = [
    PlantedSecret(
      "bearer",
      "b3aRer-tok_en.9~x7",
      .with(header: "Authorization", "Bearer b3aRer-tok_en.9~x7")
    ),
    PlantedSecret(
      "lower case bearer",
      "zk39aQ/t+8w=",
      .with(header: "authorization", "bearer zk39aQ/t+8w=")
    ),
    PlantedSecret(
      "proxy",
      "pr0xyTok3n77",
      .with(header: "Proxy-Authorization", "Bearer pr0xyTok3n77")
    ),
    PlantedSecret(
      "basic",
      "s3cr3t-pa$$w0rd",
      .with(header: "Authorization", "Basic " + "ann:s3cr3t-pa$$w0rd".base64)
    ),
    PlantedSecret(
      "basic without password",
      "k9Xv2LmQ81rT",
      .with(header: "Authorization", "Basic " + "k9Xv2LmQ81rT:".base64)
    ),
    PlantedSecret(
      "authorization without scheme",
      "plainAuth0rization",
      .with(header: "Authorization", "plainAuth0rization")
    ),
    PlantedSecret(
      "cookie",
      "c00kie/Value+1",
      .with(header: "Cookie", "theme=dark; sid=c00kie/Value+1")
    ),
    PlantedSecret(
      "set-cookie",
      "s3tC00kieValue",
      .response(header: "Set-Cookie", "sid=s3tC00kieValue; Path=/; HttpOnly")
    ),
    PlantedSecret(
      "cookies",
      "cookieArr4yValue",
      RecordedEntry(cookies: [("session", "cookieArr4yValue")])
    ),
    PlantedSecret("API key header", "a1B2c3D4e5F6", .with(header: "X-Api-Key", "a1B2c3D4e5F6")),
    PlantedSecret(
      "header of a refreshed token",
      "rf-7Hd83Kd92Ls01Pq74",
      .response(header: "X-Refresh", "rf-7Hd83Kd92Ls01Pq74")
    ),
    PlantedSecret("header of a scheme", "shopKey-55", .with(header: "X-Shop", "shopKey-55")),
  ]

  static let urls: [PlantedSecret] = [
    PlantedSecret(
      "query",
      "qu3ry/T0ken+x",
      .url("https://api.shop.io/?access_token=qu3ry%2FT0ken%2Bx&page=2")
    ),
    PlantedSecret(
      "query of a scheme",
      "schemeQ-7711",
      .url("https://api.shop.io/?shopkey=schemeQ-7711")
    ),
    PlantedSecret(
      "query string",
      "queryArr4yVal",
      RecordedEntry(query: [("api_key", "queryArr4yVal")])
    ),
    PlantedSecret(
      "twice percent-encoded",
      "tw1ce/enc&oded",
      .url("https://api.shop.io/?api_key=tw1ce%252Fenc%2526oded")
    ),
    PlantedSecret(
      "path parameter",
      "inv1te/code",
      .url("https://api.shop.io/v1/invitations/inv1te%2Fcode")
    ),
    PlantedSecret(
      "token in a path",
      "gh" + "p_16C7e42F292c6912E7710c838347Ae178B4a",
      .url("https://api.shop.io/x/gh" + "p_16C7e42F292c6912E7710c838347Ae178B4a/y")
    ),
    PlantedSecret(
      "user information",
      "us3rinf0pass",
      .url("https://ann:us3rinf0pass@api.shop.io/v1")
    ),
    PlantedSecret(
      "fragment",
      "fr4gmentT0ken",
      .url("https://api.shop.io/cb#access_token=fr4gmentT0ken&state=1")
    ),
    PlantedSecret(
      "redirect URL",
      "r3directT0ken",
      RecordedEntry(redirectURL: "/cb?id_token=r3directT0ken")
    ),
    PlantedSecret(
      "Location",
      "l0cationT0ken",
      .response(header: "Location", "https://a.io/cb?refresh_token=l0cationT0ken")
    ),
    PlantedSecret(
      "code in Location",
      "Oc44Au33Th22Co11",
      .response(header: "Location", "https://a.io/l?code=Oc44Au33Th22Co11")
    ),
    PlantedSecret(
      "code in a redirect URL",
      "Rc44Au33Th22Co11",
      RecordedEntry(redirectURL: "/l?code=Rc44Au33Th22Co11")
    ),
    PlantedSecret(
      "presigned URL",
      "FwoGZXIvYXdzEBYaDKsess10n",
      .url("https://s3.io/f?X-Amz-Security-Token=FwoGZXIvYXdzEBYaDKsess10n&X-Amz-Expires=60")
    ),
  ]
}

extension RecordedEntry {
  static func with(header: String, _ value: String) -> RecordedEntry {
    RecordedEntry(headers: [(header, value)])
  }

  static func response(header: String, _ value: String) -> RecordedEntry {
    RecordedEntry(responseHeaders: [(header, value)])
  }

  static func url(_ url: String) -> RecordedEntry { RecordedEntry(url: url) }

  static func content(_ text: String) -> RecordedEntry {
    RecordedEntry(content: ["mimeType": "application/json", "text": .string(text)])
  }

  static func body(_ mediaType: String, _ text: String) -> RecordedEntry {
    RecordedEntry(body: (mediaType, text))
  }
}
