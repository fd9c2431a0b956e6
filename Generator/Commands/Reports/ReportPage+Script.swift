extension ReportPage {
  /// Searches and filters the findings, and moves between them by keys.
  ///
  /// It reads the elements of the page, and no text of a document is part of it.
  static let script = """
    (() => {
      const form = document.getElementById("filters");
      if (!form) return;
      const search = document.getElementById("search");
      const code = document.getElementById("code");
      const file = document.getElementById("file");
      const count = document.getElementById("count");
      const items = [...document.querySelectorAll(".finding")].map((element) => ({
        element, text: element.textContent.toLowerCase(), severity: element.dataset.severity,
        code: element.dataset.code, files: element.dataset.files.split("\\n"),
      }));
      const apply = () => {
        const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
        const severities = [...form.querySelectorAll("[name=severity]:checked")].map((box) => box.value);
        let shown = 0;
        for (const item of items) {
          const matches = severities.includes(item.severity)
            && (!code.value || item.code === code.value)
            && (!file.value || item.files.includes(file.value))
            && words.every((word) => item.text.includes(word));
          item.element.hidden = !matches;
          if (matches) shown += 1;
        }
        count.textContent = `${shown} of ${items.length} shown`;
      };
      const move = (step) => {
        const shown = items.map((item) => item.element).filter((element) => !element.hidden);
        if (!shown.length) return;
        const current = shown.indexOf(document.activeElement?.closest(".finding"));
        const next = current < 0 ? (step > 0 ? 0 : shown.length - 1)
          : Math.min(shown.length - 1, Math.max(0, current + step));
        shown[next].focus();
        shown[next].scrollIntoView({ block: "nearest" });
      };
      form.hidden = false;
      form.addEventListener("input", apply);
      form.addEventListener("submit", (event) => event.preventDefault());
      form.addEventListener("reset", () => setTimeout(apply));
      document.addEventListener("keydown", (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.target === search) {
          if (event.key === "Escape") { search.value = ""; apply(); search.blur(); }
          return;
        }
        if (event.target.matches("select, input, button")) return;
        if (event.key === "/") { event.preventDefault(); search.focus(); }
        else if (event.key === "j") move(1);
        else if (event.key === "k") move(-1);
      });
      apply();
    })();
    """
}
