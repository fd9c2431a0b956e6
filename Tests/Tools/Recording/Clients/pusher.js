// Connects to Channels by a WebSocket, as a web page without a client library does.
async () => {
  const socket = new WebSocket(`ws://${location.host}/app/demo?protocol=7&client=page&version=1.0`);
  const waiting = [];
  const received = [];
  const next = (name) =>
    new Promise((resolve) => {
      const index = received.findIndex(({ event }) => event === name);
      if (index < 0) waiting.push({ name, resolve });
      else resolve(received.splice(index, 1)[0]);
    });
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    const index = waiting.findIndex(({ name }) => name === message.event);
    if (index < 0) received.push(message);
    else waiting.splice(index, 1)[0].resolve(message);
  };
  const send = (event, data, channel) => socket.send(JSON.stringify({ event, data, channel }));
  const form = async (path, fields) => {
    const response = await fetch(path, { method: "POST", body: new URLSearchParams(fields) });
    return response.json();
  };

  const established = await next("pusher:connection_established");
  const { socket_id } = JSON.parse(established.data);
  const user = await form("/pusher/user-auth", { socket_id, user_id: "web" });
  send("pusher:signin", user);
  await next("pusher:signin_success");
  for (const channel of ["lobby", "private-orders", "presence-room"]) {
    const fields = { socket_id, channel_name: channel, user_id: "web" };
    const auth = channel === "lobby" ? {} : await form("/pusher/auth", fields);
    send("pusher:subscribe", { channel, ...auth });
    await next("pusher_internal:subscription_succeeded");
  }
  send("client-typing", { typing: true }, "private-orders");
  send("pusher:subscribe", { channel: "private-orders", auth: "demo:wrong" });
  send("pusher:unsubscribe", { channel: "lobby" });
  send("pusher:ping", {});
  await next("pusher:pong");
  socket.close(1000);
  await new Promise((resolve) => (socket.onclose = resolve));
}
