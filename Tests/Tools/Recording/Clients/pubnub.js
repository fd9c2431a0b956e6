// Uses PubNub's REST API with fetch, as a web page without an SDK does.
async () => {
  const key = "sub-key/demo";
  const get = async (path, query = {}, options = {}) => {
    const parameters = new URLSearchParams({ uuid: "web", ...query });
    const response = await fetch(`${path}?${parameters}`, options);
    return response.json();
  };
  const fault = (path, status) =>
    fetch("/sandbox/faults", {
      method: "POST",
      body: JSON.stringify({ path, status, body: { status, error: true, message: "Refused" } }),
    });
  const json = { "Content-Type": "application/json" };
  const message = encodeURIComponent(JSON.stringify({ text: "hello" }));

  await get("/time/0");
  const [, , timetoken] = await get(`/publish/demo/demo/0/lobby/0/${message}`, { store: "1" });
  const body = JSON.stringify("by POST");
  await get("/publish/demo/demo/0/lobby/0", {}, { method: "POST", headers: json, body });
  await get(`/signal/demo/demo/0/lobby/0/${encodeURIComponent('"wave"')}`);

  const { t } = await get("/v2/subscribe/demo/lobby/0", { tt: "0", heartbeat: "300" });
  await get(`/publish/demo/demo/0/lobby/0/${encodeURIComponent('"live"')}`);
  await get("/v2/subscribe/demo/lobby/0", { tt: t.t, tr: t.r });
  const presence = `/v2/presence/${key}`;
  await get(`${presence}/channel/lobby/heartbeat`, { heartbeat: "300" });
  await get(`${presence}/channel/lobby/uuid/web/data`, { state: JSON.stringify({ mood: "fine" }) });
  await get(`${presence}/channel/lobby/uuid/web`);
  await get(`${presence}/channel/lobby`, { state: "1", disable_uuids: "0" });
  await get(presence);
  await get(`${presence}/uuid/web`);
  await get(`${presence}/channel/lobby/leave`);

  const actions = "/v1/message-actions/demo/channel/lobby";
  const action = JSON.stringify({ type: "reaction", value: "smile" });
  const post = { method: "POST", headers: json, body: action };
  const { data } = await get(`${actions}/message/${timetoken}`, {}, post);
  await get(actions, { limit: "10" });
  const history = `/v3/history/${key}/channel/lobby`;
  await get(history, { max: "25", include_uuid: "true", include_message_type: "true" });
  await get(`/v3/history-with-actions/${key}/channel/lobby`, { max: "25" });
  await get(`/v3/history/${key}/message-counts/lobby`, { timetoken });
  const remove = { method: "DELETE" };
  await get(`${actions}/message/${timetoken}/action/${data.actionTimetoken}`, {}, remove);
  await get(history, { start: "0", end: timetoken }, remove);

  const groups = `/v1/channel-registration/${key}/channel-group`;
  await get(`${groups}/rooms`, { add: "lobby,kitchen" });
  await get(`${groups}/rooms`);
  await get(groups);
  await get(`${groups}/rooms/remove`);

  for (const [path, status] of [["/v3/history/*", 403], ["/v3/history/*", 429]]) {
    await fault(path, status);
    await get(history);
  }
  for (const status of [429, 503]) {
    await fault("/v2/presence/*", status);
    await get(`${presence}/channel/lobby`);
  }
}
