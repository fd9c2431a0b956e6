// Generated from wire.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import Wire
import XCTest

final class ElsewhereByPathContractTests: XCTestCase {
  func testElsewhereByPath() async {
    await checkContract {
      try await contract.verify(
        "elsewhereByPath",
        ElsewhereByPath.self,
        [
          ContractCase("wire.har", 40, status: 204) {
            try await $0.elsewhereByPath()
          }
        ]
      ) { outcome in
        switch outcome {
        case .success: .empty(204)
        }
      }
    }
  }
}

final class ElsewhereByOperationContractTests: XCTestCase {
  func testElsewhereByOperation() async {
    await checkContract {
      try await contract.verify(
        "elsewhereByOperation",
        ElsewhereByOperation.self,
        [
          ContractCase("wire.har", 41, status: 204) {
            try await $0.elsewhereByOperation()
          }
        ]
      ) { outcome in
        switch outcome {
        case .success: .empty(204)
        }
      }
    }
  }
}

final class ElsewhereByNameContractTests: XCTestCase {
  func testElsewhereByName() async {
    await checkContract {
      try await contract.verify(
        "elsewhereByName",
        ElsewhereByName.self,
        [
          ContractCase("wire.har", 50, status: 204) {
            try await $0.elsewhereByName()
          }
        ]
      ) { outcome in
        switch outcome {
        case .success: .empty(204)
        }
      }
    }
  }
}

final class ElsewhereAtPathContractTests: XCTestCase {
  func testElsewhereAtPath() async {
    await checkContract {
      try await contract.verify(
        "elsewhereAtPath",
        ElsewhereAtPath.self,
        [
          ContractCase(
            "wire.har",
            51,
            status: 204,
            connection: Wire(credentials: .init(keyQuery: "k")).connection
          ) {
            try await $0.elsewhereAtPath()
          }
        ]
      ) { outcome in
        switch outcome {
        case .success: .empty(204)
        }
      }
    }
  }
}

final class ElsewhereAtVersionContractTests: XCTestCase {
  func testElsewhereAtVersion() async {
    await checkContract {
      try await contract.verify(
        "elsewhereAtVersion",
        ElsewhereAtVersion.self,
        [
          ContractCase(
            "wire.har",
            52,
            status: 204,
            connection: Wire(credentials: .init(keyQuery: "k")).connection
          ) {
            try await $0.elsewhereAtVersion()
          }
        ]
      ) { outcome in
        switch outcome {
        case .success: .empty(204)
        }
      }
    }
  }
}
