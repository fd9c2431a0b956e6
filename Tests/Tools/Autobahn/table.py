"""Prints what the Autobahn test suite found, by section; exits with 1 if a case failed.

The arguments are the files with the results of an agent, several of which may have one agent.
"""

import collections
import json
import sys

FAILED = ("FAILED", "WRONG CODE", "UNCLEAN", "FAILED BY CLIENT")

agents = {}
for path in sys.argv[1:]:
    with open(path) as file:
        for agent, cases in json.load(file).items():
            agents.setdefault(agent, {}).update(cases)
failures = []
for agent, cases in agents.items():
    print(agent)
    print("section  cases     OK  non-strict  informational  failed")
    sections = collections.defaultdict(collections.Counter)
    for name, case in cases.items():
        is_failed = case["behavior"] in FAILED or case["behaviorClose"] in FAILED
        sections[int(name.split(".")[0])]["FAILED" if is_failed else case["behavior"]] += 1
        if is_failed:
            failures.append("%s %s: %s, %s" % (agent, name, case["behavior"], case["behaviorClose"]))
    total = collections.Counter()
    for section in sorted(sections) + ["all"]:
        counts = total if section == "all" else sections[section]
        total += collections.Counter() if section == "all" else counts
        known = [counts[word] for word in ("OK", "NON-STRICT", "INFORMATIONAL", "FAILED")]
        print("%7s %6d %6d %11d %14d %7d" % (section, sum(counts.values()), *known))
for failure in failures:
    print(failure)
sys.exit(1 if failures else 0)
