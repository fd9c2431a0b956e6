// Generated from shelter.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import BinderyXML
import Shelter
import XCTest

final class FindPetsContractTests: XCTestCase {
  func testFindPets() async {
    await checkContract {
      try await contract.verify(
        "findPets",
        FindPets.self,
        [
          ContractCase("shelter.har", 0, status: 200) {
            try await $0.findPets()
          },
          ContractCase("shelter.har", 1, status: 200, schema: "findPets.200") {
            try await $0.findPets()
          },
          ContractCase("shelter.har", 2, status: 404) {
            try await $0.findPets()
          },
        ]
      ) { outcome in
        switch outcome {
        case .success(let reply): .jsonOrXML(200, reply, as: .list(.object(Pet.self), named: "pet"))
        case .failure(.other(let status, let body)):
          .excluding([200], .xml(status, body, as: .object(Problem.self)))
        }
      }
    }
  }
}

final class AddPetContractTests: XCTestCase {
  func testAddPet() async {
    await checkContract {
      try await contract.verify(
        "addPet",
        AddPet.self,
        [
          ContractCase("shelter.har", 3, status: 201) {
            try await $0.addPet(
              body: .xml(
                recorded(
                  xml: """
                    <pet id=\"8\"><petName>Ida</petName><photoUrls/><score>3</score><score>4</score\
                    ></pet>
                    """,
                  as: .object(Pet.self)
                )
              )
            )
          }
        ]
      ) { outcome in
        switch outcome {
        case .success(let reply): .xml(201, reply, as: .object(Pet.self))
        }
      }
    }
  }
}

final class ListBucketsContractTests: XCTestCase {
  func testListBuckets() async {
    await checkContract {
      try await contract.verify(
        "listBuckets",
        ListBuckets.self,
        [
          ContractCase("shelter.har", 5, status: 200) {
            try await $0.listBuckets()
          }
        ]
      ) { outcome in
        switch outcome {
        case .success(let reply): .xml(200, reply, as: .object(ListBucketsOutput.self))
        }
      }
    }
  }
}

final class SendInvoiceContractTests: XCTestCase {
  func testSendInvoice() async {
    await checkContract {
      try await contract.verify(
        "sendInvoice",
        SendInvoice.self,
        [
          ContractCase("shelter.har", 4, status: 200) {
            try await $0.sendInvoice(
              body: recorded(
                xml: """
                  <inv:invoice xmlns:inv=\"urn:invoice\" xmlns:m=\"urn:money\"><total m:unit=\"EUR\
                  \">9.90</total><inv:line m:unit=\"EUR\">4</inv:line><inv:line>5.9</inv:line><![CD\
                  ATA[a < b]]></inv:invoice>
                  """,
                as: .object(Invoice.self)
              )
            )
          }
        ]
      ) { outcome in
        switch outcome {
        case .success(let reply): .xml(200, reply, as: .object(Invoice.self))
        }
      }
    }
  }
}
