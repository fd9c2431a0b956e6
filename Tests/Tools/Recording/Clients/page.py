"""Runs a script in a page of Chromium, and writes the page's traffic to an HTTP archive.

    page.py CHROMIUM ORIGIN SCRIPT FILE
"""

import pathlib
import sys

from playwright.sync_api import sync_playwright

# Milliseconds.
TIMEOUT = 60_000

chromium, origin, script, file = sys.argv[1:]

with sync_playwright() as playwright:
    # The sandbox of Chromium isn't available to root, nor in most containers.
    browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
    context = browser.new_context(record_har_path=file, record_har_content="embed")
    page = context.new_page()
    # Any page of the service's origin, so that requests of the script are of the same origin.
    page.goto(f"http://{origin}/")
    function = pathlib.Path(script).read_text()
    late = f"new Promise((_, reject) => setTimeout(() => reject('no end'), {TIMEOUT}))"
    page.evaluate(f"() => Promise.race([({function})(), {late}])")
    # The archive is written when the context closes.
    context.close()
    browser.close()
