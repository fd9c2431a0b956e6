extension ReportPage {
  /// The style sheet: light and dark, from a phone to a wide window.
  static let style = """
    :root { color-scheme: light dark; --ground: #fff; --raised: #f5f6f8; --text: #1c1e21;
      --quiet: #565d66; --line: #d5d9de; --link: #0b57c2; --error: #b3261e; --warning: #8a5300;
      --note: #1f5f8b; --at: #fff3c4; }
    @media (prefers-color-scheme: dark) { :root { --ground: #14161a; --raised: #1e2127;
      --text: #e6e8eb; --quiet: #a3abb5; --line: #3a4049; --link: #8ab8ff; --error: #ff8f85;
      --warning: #f2b457; --note: #86c5f0; --at: #3d3513; } }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 1rem; }
    body { margin: 0 auto; max-width: 80rem; padding: 1rem; background: var(--ground);
      color: var(--text); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
    h1 { font-size: 1.5rem; margin: 0; } h2 { font-size: 1.2rem; } header p { margin: 0 0 1rem; }
    h3 { font-size: 1rem; margin: 0; font-weight: 600; } a { color: var(--link); }
    code, pre, .location { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: .875rem; }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    .skip { position: absolute; left: -999rem; } .skip:focus { position: static; }
    [hidden] { display: none !important; }
    form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; padding: .75rem;
      background: var(--raised); border: 1px solid var(--line); border-radius: .5rem; }
    label { display: flex; flex-direction: column; font-size: .875rem; min-width: 0; max-width: 100%; }
    .search { flex: 1 1 14rem; } .box { display: inline-flex; flex-direction: row; gap: .4rem;
      align-items: center; min-height: 2rem; margin-right: .75rem; }
    input[type=search], select, button { font: inherit; min-height: 2.75rem; max-width: 100%;
      padding: .25rem .5rem; color: inherit; background: var(--ground);
      border: 1px solid var(--quiet); border-radius: .35rem; }
    input[type=search] { display: block; width: 100%; } input[type=checkbox] { width: 1.15rem; height: 1.15rem; }
    fieldset { border: 0; margin: 0; padding: 0; } legend { font-size: .875rem; padding: 0; }
    #count { margin: 0; min-height: 1.5rem; flex: 1 1 100%; } .keys { margin: 0; color: var(--quiet); font-size: .875rem; }
    kbd { border: 1px solid var(--line); border-radius: .25rem; padding: 0 .3rem; font: inherit; }
    @media (hover: none) { .keys, .search kbd { display: none; } }
    #findings { list-style: none; margin: 1rem 0; padding: 0; }
    .finding { padding: .75rem 1rem; margin: 0 0 .75rem; border: 1px solid var(--line);
      border-left: .35rem solid var(--note); border-radius: .35rem; content-visibility: auto;
      contain-intrinsic-size: auto 16rem; }
    .finding:target { background: var(--raised); }
    .error { border-left-color: var(--error); } .error .severity { color: var(--error); }
    .warning { border-left-color: var(--warning); } .warning .severity { color: var(--warning); }
    .note .severity { color: var(--note); }
    .severity { text-transform: uppercase; font-size: .8rem; letter-spacing: .03em; }
    .meta, .fix { margin: .25rem 0; } .meta { color: var(--quiet); font-size: .875rem; }
    .locations { display: grid; gap: .75rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); }
    figure { margin: 0; min-width: 0; } figcaption { font-size: .875rem; margin-bottom: .25rem; }
    .pointer { color: var(--quiet); } .none { margin: 0; color: var(--quiet); font-size: .875rem; }
    pre { margin: 0; padding: .5rem 0; overflow-x: auto; background: var(--raised);
      border: 1px solid var(--line); border-radius: .35rem; line-height: 1.45; tab-size: 4; }
    pre > span { display: inline-block; min-width: 100%; padding-right: .75rem; }
    pre .at { background: var(--at); } pre mark { background: none; color: inherit;
      text-decoration: underline 2px var(--error); text-underline-offset: .2em; }
    .line { display: inline-block; min-width: 3.5rem; padding: 0 .75rem 0 .5rem; text-align: right;
      color: var(--quiet); user-select: none; }
    .wide { overflow-x: auto; } table { border-collapse: collapse; }
    th, td { white-space: nowrap; padding: .25rem .75rem; border-bottom: 1px solid var(--line); text-align: right; font-weight: 400; }
    th:first-child { text-align: left; padding-left: 0; } thead th { font-weight: 600; }
    ul { margin: .25rem 0; padding-left: 1.25rem; } dt { margin-top: 1rem; font-weight: 600; } dd { margin: .25rem 0 0; }
    @media print { form, .skip { display: none; } .finding { break-inside: avoid; content-visibility: visible; } }
    """
}
