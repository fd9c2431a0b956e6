// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import ChatCenterUI
import XCTest

final class UploadFileContractTests: XCTestCase {
  func testUploadFile() async {
    await checkContract {
      try await contract.verify(
        "uploadFile",
        UploadFile.self,
        [
          ContractCase(
            "files.har",
            0,
            status: 200,
            schema: "uploadFile.200",
            connection: ChatCenterAPI(
              credentials: .init(clientToken: "apns_client-1_abc123%3Aclient-1")
            ).connection
          ) {
            try await $0.uploadFile(
              body: FileUpload(
                file: .text("hello", fileName: "a.txt", contentType: "application/octet-stream"),
                externalClientId: "client-1"
              ),
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-image.har",
            3,
            status: 200,
            schema: "uploadFile.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "apns_2%3Aann")).connection
          ) {
            try await $0.uploadFile(
              body: FileUpload(
                file: .text("<svg/>", fileName: "blob", contentType: "image/svg+xml"),
                externalClientId: "ann"
              ),
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-web-page.har",
            5,
            status: 200,
            schema: "uploadFile.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "redacted01")).connection
          ) {
            try await $0.uploadFile(
              body: FileUpload(
                file: .text("<svg/>", fileName: "image.svg", contentType: "image/svg+xml"),
                externalClientId: "web"
              ),
              headerEncoding: "url"
            )
          },
        ]
      ) { outcome in
        switch outcome {
        case .success(let reply): .json(200, reply)
        }
      }
    }
  }
}

final class DownloadFileContractTests: XCTestCase {
  func testDownloadFile() async {
    await checkContract {
      try await contract.verify(
        "downloadFile",
        DownloadFile.self,
        [
          ContractCase(
            "files.har",
            1,
            status: 200,
            connection: ChatCenterAPI(
              credentials: .init(clientToken: "apns_client-1_abc123%3Aclient-1")
            ).connection
          ) {
            try await $0.downloadFile(fileId: "file-0001", headerEncoding: "url")
          },
          ContractCase(
            "sandbox-web-page.har",
            6,
            status: 200,
            connection: ChatCenterAPI(credentials: .init(clientToken: "redacted01")).connection
          ) {
            try await $0.downloadFile(fileId: "file-7", headerEncoding: "url")
          },
        ]
      ) { outcome in
        switch outcome {
        case .success(let reply): .bytes(200, reply)
        }
      }
    }
  }
}
