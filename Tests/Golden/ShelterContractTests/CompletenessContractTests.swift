// Generated from shelter.yaml. Edit the specification, then run `bindery generate`.

import BinderyTesting
import XCTest

final class CompletenessContractTests: XCTestCase {
  func testEveryStatusHasARecording() async {
    await checkContract {
      try contract.verifyCompleteness(
        [
          ContractExpectation("findPets", "200"),
          ContractExpectation("findPets", "default"),
          ContractExpectation("addPet", "201"),
          ContractExpectation("replacePets", "200", exception: "XML is tested here"),
          ContractExpectation("describePet", "200", exception: "XML is tested here"),
          ContractExpectation("createBucket", "204", exception: "XML is tested here"),
          ContractExpectation("listBuckets", "200"),
          ContractExpectation("sendInvoice", "200"),
          ContractExpectation("exportTable", "200", exception: "XML is tested here"),
          ContractExpectation("importTable", "204", exception: "XML is tested here"),
          ContractExpectation("convertTable", "200", exception: "XML is tested here"),
          ContractExpectation("readBatch", "200", exception: "XML is tested here"),
          ContractExpectation("readFiles", "200", exception: "XML is tested here"),
          ContractExpectation("listTags", "200", exception: "XML is tested here"),
          ContractExpectation("setTag", "200", exception: "XML is tested here"),
          ContractExpectation("storePacked", "204", exception: "XML is tested here"),
        ],
        events: [
          ContractEventExpectation("adopted", method: "POST", exception: "XML is tested here")
        ],
        cases: [
          "shelter.har #0",
          "shelter.har #1",
          "shelter.har #2",
          "shelter.har #3",
          "shelter.har #4",
          "shelter.har #5",
        ]
      )
    }
  }
}
