import BinderyTesting
import XCTest

extension Canary {
  static func testing() throws -> [Canary] {
    let pair = HTTPArchive.Pair("Authorization", secret)
    let field = HTTPArchive.Field("password", secret)
    let form = "multipart/form-data; boundary=b"
    let data = HTTPArchive.PostData(mimeType: form, text: secret, params: [field])
    let request = HTTPArchive.Request(
      method: "POST",
      url: url,
      headers: [pair],
      cookies: [HTTPArchive.Pair("session", secret)],
      postData: data
    )
    let body = "--b\r\nContent-Disposition: form-data; name=\"p\"\r\n\r\n\(secret)\r\n--b--\r\n"
    let arrived = LoopbackRequest(
      method: .post,
      target: "/path?auth=\(secret)",
      headers: ["Content-Type": form, "Cookie": secret],
      body: Array(body.utf8)
    )
    return [
      Canary("BinderyTesting.HTTPArchive.Pair", pair, visible: "Authorization"),
      Canary("BinderyTesting.HTTPArchive.Field", field, visible: "password"),
      Canary("BinderyTesting.HTTPArchive.PostData", data, visible: "multipart/form-data"),
      Canary("BinderyTesting.HTTPArchive.Request", request, visible: "session", "/path"),
      Canary("BinderyTesting.LoopbackRequest", arrived, visible: "POST", "/path", "Cookie"),
      Canary(
        "BinderyTesting.LoopbackPart",
        try XCTUnwrap(arrived.parts?.first),
        visible: "Disposition"
      ),
    ]
  }
}
