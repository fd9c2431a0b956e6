// Uses Chat Center with fetch and a WebSocket, as a web page without an SDK does.
async () => {
  const socket = new WebSocket(`ws://${location.host}/socket`);
  await new Promise((resolve) => (socket.onopen = resolve));
  const answers = new Map();
  let onMessages = () => {};
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    answers.get(message.correlationId)?.(message);
    if (message.action === "getMessages") onMessages(message.data.messages);
  };
  const send = (action, data) =>
    new Promise((resolve) => {
      const correlationId = crypto.randomUUID();
      answers.set(correlationId, resolve);
      socket.send(JSON.stringify({ action, correlationId, data }));
    });
  const common = { clientId: "web", appMarker: null, chatApiVersion: 17, authorized: true };

  const device = await send("registerDevice", {
    providerUid: "provider", clientId: "web", deviceUid: crypto.randomUUID(), deviceAddress: null,
    osName: "iOS", osVersion: "18.0", locale: "en_US", timeZone: "Etc/UTC", apiVersion: 17,
  });
  const { deviceAddress } = device.data;
  const deliver = (important, content, messageId = crypto.randomUUID()) =>
    send("sendMessage", { deviceAddress, important, messageId, content: { ...common, ...content } });
  const headers = { "X-Client-Token": `${deviceAddress}%3Aweb`, "X-Header-Encoding": "url" };
  const get = async (path) => (await fetch(path, { headers })).json();

  await get("/api/chat/config?channelType=IOS&auth=true&chatApiVersion=17");
  const info = { name: "Ann", libVersion: "5.9.0", clientLocale: "en_US", osName: "iOS" };
  await deliver(false, { type: "CLIENT_INFO", ...info });
  await deliver(false, { type: "TYPING", draft: "hel" });
  const answered = new Promise((resolve) => {
    onMessages = (messages) => {
      const answer = messages.find(({ content }) => content.type === "MESSAGE");
      if (answer) resolve(answer);
    };
  });
  const uuid = crypto.randomUUID();
  const text = { text: "hello", quotes: [], attachments: [], client: { name: "Ann" } };
  await deliver(true, { type: "MESSAGE", uuid, ...text }, uuid);
  const { messageId } = await answered;
  await send("updateStatuses", { deviceAddress, statuses: [{ messageId, status: "read" }] });
  await get("/api/client/history?count=30&chatApiVersion=17");
  await get("/api/client/history/unread");
  await get("/api/client/search?query=hello&page=0&chatApiVersion=17");
  // Chromium tells Playwright the text of a body, but not the parts of a FormData.
  const body = [
    "--boundary", 'Content-Disposition: form-data; name="file"; filename="image.svg"',
    "Content-Type: image/svg+xml", "", "<svg/>",
    "--boundary", 'Content-Disposition: form-data; name="externalClientId"', "", "web",
    "--boundary--", "",
  ].join("\r\n");
  const multipart = { ...headers, "Content-Type": "multipart/form-data; boundary=boundary" };
  const file = await (await fetch("/files", { method: "PUT", headers: multipart, body })).json();
  await fetch(`/files/${file.result}`, { headers });
  await get("/history?count=30&chatApiVersion=17");
  await get("/history/unread");
  await fetch("/sandbox/faults", {
    method: "POST", body: JSON.stringify({ path: "/api/chat/config", status: 500 }),
  });
  await fetch("/api/chat/config?channelType=IOS&auth=true&chatApiVersion=17", { headers });
  socket.close(1000);
  await new Promise((resolve) => (socket.onclose = resolve));
}
