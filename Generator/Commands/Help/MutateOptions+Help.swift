extension MutateOptions {
  static let help = """
    Tests the contract tests, or the check of recordings, by mutation: changes recordings and requests,
    and states which changes no test notices.

    USAGE
      bindery mutate [options]
      bindery mutate SPEC... [--recordings PATH] [options]

    Without SPEC, tests every Spec/*/bindings.yaml in the current folder. SPEC is a document, a
    bindings.yaml, a folder with one, or a folder of documents, as for check.

    If a bindings.yaml has contractTests, runs these once, with all mutations in their process. For
    other documents, and with --check-only, tests bindery check instead, without a build. Each mutation
    is one change:

      violations  recordings that contradict the document, so that tests must fail: another type, a
                  missing required member, a value that isn't listed, a number out of range, a string
                  of another form or length, a forbidden member, invalid JSON, another status or
                  header, and frames that are missing, repeated or in another order, or another close
      tolerated   recordings that are equally valid, so that tests must pass: an unknown member or
                  header, members in another order, other white space, the same number in another
                  form, and another value that the schema allows
      clients     defects of a client, so that tests must fail: a credential, header, parameter or
                  body that isn't sent or differs, swapped parameters, another path or method, a
                  request that is sent twice, another status, and a member that isn't read

    bindery check has no client, so that it is tested by the first two. No file is changed. Mutations
    with the same cause are one warning, at the keyword of the document if the change is about one,
    with the recording that shows it.

    OPTIONS
      --recordings PATH     a HAR file, or a folder of *.har files
      --tests COMMAND       the shell command that runs the contract tests; by default,
                            swift test --filter ContractTests
      --check-only          test only bindery check
      --seed N              select other mutations; by default 0. The same seed selects the same ones
      --limit N             the mutations of each exchange, message and session; by default 30
      --time SECONDS        test no further mutation after this time
      --fail-under PERCENT  exit with 1 if fewer mutations have the expected result
    \(ReportOptions.help)
      --all                 print all findings as text; by default, at most 20 of a kind
    \(CommonOptions.documentHelp)
      --strict              treat warnings as errors
      -q, --quiet           print only errors as text; the other formats contain everything
      --color WHEN          always, never or auto (the default)
      -h, --help            print this text

    EXAMPLES
      bindery mutate
      bindery mutate petstore.yaml --recordings petstore.har
      bindery mutate --tests "swift test --skip-build --filter ShopContractTests" --seed 7
      bindery mutate --fail-under 99 --format junit --output mutate.xml

    EXIT STATUS
      0  the mutations were tested, perhaps with unexpected results
      1  the percentage is too low, a test fails without mutations, or a warning with --strict
      2  invalid arguments
    """
}
