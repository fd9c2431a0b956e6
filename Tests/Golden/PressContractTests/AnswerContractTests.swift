// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import Contents
import XCTest

final class AnswerContractTests: XCTestCase {
  func testAnswer() async throws {
    try await contract.verify(
      "answer",
      Answer.self,
      [
        ContractCase("press.har", 24, status: 200, schema: "answer.200") {
          try await $0.answer(kind: "whole")
        },
        ContractCase("press.har", 25, status: 201) {
          try await $0.answer(kind: "text")
        },
        ContractCase("press.har", 26, status: 201) {
          try await $0.answer(kind: "image")
        },
        ContractCase("press.har", 27, status: 201, schema: "answer.201") {
          try await $0.answer(kind: "number")
        },
        ContractCase("press.har", 28, status: 204) {
          try await $0.answer()
        },
        ContractCase("press.har", 29, status: 206) {
          try await $0.answer(kind: "form")
        },
        ContractCase("press.har", 30, status: 226) {
          try await $0.answer(kind: "other")
        },
        ContractCase("press.har", 31, status: 304) {
          try await $0.answer(kind: "known")
        },
        ContractCase("press.har", 32, status: 404) {
          try await $0.answer(kind: "missing")
        },
        ContractCase("press.har", 33, status: 409, schema: "answer.4XX") {
          try await $0.answer(kind: "wrong")
        },
        ContractCase("press.har", 34, status: 503) {
          try await $0.answer(kind: "broken")
        },
      ]
    ) { outcome in
      switch outcome {
      case .success(.ok(let answer)):
        .json(200, answer.body, headers: ["X-Total": answer.xTotal, "X-Tags": answer.xTags])
      case .success(.created(let body)):
        switch body {
        case .text(let body): .text(201, body)
        case .binary(let body): .bytes(201, body)
        case .json(let body): .json(201, body)
        }
      case .success(.noContent): .empty(204)
      case .success(.partialContent(let body)): .form(206, body)
      case .success(.success(let status, let body)): .bytes(status, body)
      case .failure(.notModified(let answer)): .empty(304, headers: ["ETag": answer.eTag])
      case .failure(.notFound): .empty(404)
      case .failure(.clientError(let status, let answer)):
        .json(status, answer.body, headers: ["Retry-After": answer.retryAfter])
      case .failure(.other(let status, let body)): .text(status, body)
      }
    }
  }
}
