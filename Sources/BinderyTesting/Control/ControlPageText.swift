/// The page of a local server, which needs no other file.
enum ControlPageText {
  static let html = head + body + "<script>\n" + script + "</script>\n</html>\n"

  private static let head = """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Bindery</title>
    <link rel="icon" href="data:,">
    <style>
    :root { color-scheme: light dark; --line: #8884; --bad: #c62828; --good: #2e7d32; }
    @media (prefers-color-scheme: dark) { :root { --bad: #ef9a9a; --good: #a5d6a7; } }
    * { box-sizing: border-box; }
    body { margin: 0; font: 15px/1.45 system-ui, sans-serif; }
    header { padding: .7rem 1rem; border-bottom: 1px solid var(--line); }
    h1 { margin: 0; font-size: 1.15rem; }
    h2 { margin: 0 0 .4rem; font-size: 1rem; }
    main { display: grid; grid-template-columns: minmax(0, 1fr) 21rem; gap: 1rem; padding: 1rem; }
    @media (max-width: 800px) { main { grid-template-columns: minmax(0, 1fr); } }
    form { border: 1px solid var(--line); border-radius: .4rem; padding: .7rem; margin: 0 0 1rem; }
    label { display: block; margin: .35rem 0; font-size: .9rem; }
    input, select, textarea { width: 100%; font: inherit; padding: .3rem; }
    textarea { font: 13px/1.4 ui-monospace, monospace; min-height: 7rem; }
    button { font: inherit; padding: .35rem .8rem; margin: .3rem .3rem 0 0; }
    .bar { display: flex; gap: .6rem; margin: 0 0 .7rem; }
    .bar button { margin: 0; white-space: nowrap; }
    ol { list-style: none; margin: 0; padding: 0; }
    li { border-top: 1px solid var(--line); padding: .3rem 0; overflow-wrap: anywhere; }
    li b { font-weight: 600; }
    li small { opacity: .75; }
    li ul { margin: .1rem 0 0; padding-left: 1.2rem; color: var(--bad); }
    li ul li { border: 0; padding: 0; }
    pre { margin: .2rem 0 0; font: 13px/1.4 ui-monospace, monospace; white-space: pre-wrap; }
    .bad { color: var(--bad); } .good { color: var(--good); }
    [hidden] { display: none; }
    </style>

    """

  private static let body = """
    <header><h1 id="title">Bindery</h1><div id="state" role="status">connecting</div></header>
    <main>
    <section aria-labelledby="traffic-title">
      <h2 id="traffic-title">Traffic</h2>
      <div class="bar">
        <input id="filter" type="search" placeholder="Filter" aria-label="Filter the traffic">
        <button id="problems" type="button" aria-pressed="false">Violations only</button>
        <button id="clear" type="button">Clear</button>
      </div>
      <ol id="traffic" aria-live="off"></ol>
    </section>
    <section aria-label="Actions">
      <p id="result" role="status"></p>
      <form id="messages" hidden>
        <h2>Send a message</h2>
        <label>Message <select name="message"></select></label>
        <label>Payload <textarea name="payload" spellcheck="false"></textarea></label>
        <label>Socket <input name="socket" inputmode="numeric" placeholder="all"></label>
        <button>Send</button>
      </form>
      <form id="sockets" hidden>
        <h2>Close sockets</h2>
        <label>Code <input name="code" inputmode="numeric" placeholder="none: end at once"></label>
        <label>Reason <input name="reason"></label>
        <label>Socket <input name="socket" inputmode="numeric" placeholder="all"></label>
        <button>Close</button>
      </form>
      <form id="webhooks" hidden>
        <h2>Send a webhook</h2>
        <label>Webhook <select name="webhook"></select></label>
        <label>URL <input name="url" type="url" required></label>
        <label>Payload <textarea name="payload" spellcheck="false"></textarea></label>
        <button>Send</button>
      </form>
      <form id="faults" hidden>
        <h2>Inject a fault</h2>
        <label>Fault <select name="fault"></select></label>
        <label>Requests <input name="count" inputmode="numeric" value="1"></label>
        <label>Path <input name="path" placeholder="all paths"></label>
        <button>Add</button> <button type="button" id="remove">Remove all</button>
      </form>
    </section>
    </main>

    """

  private static let script = """
    'use strict';
    const find = id => document.getElementById(id);
    const list = find('traffic');
    const shown = 500;
    let last = 0, described = {};

    function element(name, text, style) {
      const made = document.createElement(name);
      if (text !== undefined) made.textContent = text;
      if (style) made.className = style;
      return made;
    }

    function show(entry) {
      const item = element('li');
      item.dataset.kind = entry.kind;
      item.dataset.violations = (entry.violations || []).length;
      const mark = entry.kind === 'request' ? String(entry.status)
        : { received: '\\u2190', sent: '\\u2192' }[entry.kind] || '\\u00d7';
      const isBad = entry.status >= 400 || (entry.violations || []).length > 0;
      item.append(element('b', mark, isBad ? 'bad' : 'good'), ' ' + entry.title + ' ');
      if (entry.note) item.append(element('small', entry.note));
      if (entry.violations && entry.violations.length) {
        const lines = element('ul');
        for (const line of entry.violations) lines.append(element('li', line));
        item.append(lines);
      }
      if (entry.text) item.append(element('pre', entry.text));
      item.hidden = !matches(item);
      list.prepend(item);
      while (list.children.length > shown) list.lastChild.remove();
    }

    function matches(item) {
      const text = find('filter').value.toLowerCase();
      const onlyBad = find('problems').getAttribute('aria-pressed') === 'true';
      return item.textContent.toLowerCase().includes(text)
        && (!onlyBad || item.dataset.violations > 0);
    }

    function filter() { for (const item of list.children) item.hidden = !matches(item); }

    async function follow() {
      let isLost = false;
      for (;;) {
        try {
          if (isLost) await describe();
          isLost = false;
          const answer = await fetch('/_bindery/traffic?after=' + last);
          if (!answer.ok) throw new Error(answer.status);
          for (const entry of await answer.json()) {
            if (entry.number <= last) continue;
            last = entry.number;
            show(entry);
          }
          find('state').textContent = 'connected';
        } catch {
          isLost = true;
          find('state').textContent = 'the server doesn\\u2019t answer';
          await new Promise(done => setTimeout(done, 1000));
        }
      }
    }

    async function send(action, body) {
      let text;
      try {
        const answer = await fetch('/_bindery/' + action, {
          method: 'POST', headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body)
        });
        const value = await answer.json();
        text = value.error || value.result || 'done';
        find('result').className = answer.ok ? 'good' : 'bad';
      } catch (error) {
        text = String(error);
        find('result').className = 'bad';
      }
      find('result').textContent = text;
    }

    function number(form, name) {
      const text = form.elements[name].value.trim();
      return text === '' ? undefined : Number(text);
    }

    function payload(form) {
      const text = form.elements.payload.value;
      try { return JSON.parse(text); } catch { return text; }
    }

    function offer(form, name, items, label) {
      const select = form.elements[name];
      select.replaceChildren(...items.map((item, index) => new Option(label(item), index)));
      const fill = () => {
        const value = items[select.value].payload;
        form.elements.payload.value =
          typeof value === 'string' ? value : JSON.stringify(value, null, 2);
      };
      if (items.length && form.elements.payload) {
        select.onchange = fill;
        fill();
      }
      form.hidden = items.length === 0;
    }

    function on(id, action, body) {
      const form = find(id);
      form.addEventListener('submit', event => {
        event.preventDefault();
        send(action, body(form));
      });
    }

    on('messages', 'messages', form => {
      const item = described.messages[form.elements.message.value];
      return { channel: item.channel, message: item.message, payload: payload(form),
        socket: number(form, 'socket') };
    });
    on('sockets', 'sockets', form => ({ code: number(form, 'code'),
      reason: form.elements.reason.value, socket: number(form, 'socket') }));
    on('webhooks', 'webhooks', form => {
      const item = described.webhooks[form.elements.webhook.value];
      return { webhook: item.name, url: form.elements.url.value, payload: payload(form) };
    });
    on('faults', 'faults', form => ({ fault: described.faults[form.elements.fault.value],
      count: number(form, 'count'), path: form.elements.path.value }));
    find('remove').addEventListener('click', () => send('faults', { remove: true }));
    find('filter').addEventListener('input', filter);
    find('clear').addEventListener('click', () => list.replaceChildren());
    find('problems').addEventListener('click', event => {
      const isOn = event.target.getAttribute('aria-pressed') !== 'true';
      event.target.setAttribute('aria-pressed', isOn);
      filter();
    });

    // The numbers of a server that has started again begin again.
    async function describe() {
      const answer = await (await fetch('/_bindery/description')).json();
      if (answer.run === described.run) return;
      described = answer;
      last = 0;
      document.title = described.title;
      find('title').textContent = described.title;
      offer(find('messages'), 'message', described.messages || [],
        item => item.channel + ': ' + item.message);
      offer(find('webhooks'), 'webhook', described.webhooks || [], item => item.name);
      offer(find('faults'), 'fault', described.faults || [], item => item);
      find('sockets').hidden = !described.sockets;
      if (described.webhookURL) find('webhooks').elements.url.value = described.webhookURL;
    }
    describe().then(follow).catch(error => { find('state').textContent = String(error); });

    """
}
