// Messages: JSON-RPC with the host, by the extension's revision 2026-01-26.

const waiting = new Map();
let lastID = 0;

const send = message => window.parent.postMessage({ jsonrpc: "2.0", ...message }, "*");

function ask(method, params) {
  lastID += 1;
  send({ id: lastID, method, params });
  return new Promise((resolve, reject) => waiting.set(lastID, { resolve, reject }));
}

window.addEventListener("message", event => {
  const message = event.data;
  if (event.source !== window.parent || window.parent === window || !isObject(message)) return;
  if (message.jsonrpc !== "2.0") return;
  if (typeof message.method !== "string") return settle(message);
  if (message.id === undefined) return hear(message.method, object(message.params));
  if (message.method === "ping" || message.method === "ui/resource-teardown") send({ id: message.id, result: {} });
  else send({ id: message.id, error: { code: -32601, message: "There is no such method" } });
  if (message.method === "ui/resource-teardown") clearInterval(clock);
});

function settle(message) {
  const request = waiting.get(message.id);
  if (!request) return;
  waiting.delete(message.id);
  if (isObject(message.result)) request.resolve(message.result);
  else request.reject(new Error(text(object(message.error).message) || "The client refused it."));
}

let lastArguments = {};

function hear(method, params) {
  switch (method) {
    case "ui/notifications/tool-input": lastArguments = object(params.arguments); break;
    case "ui/notifications/tool-result": take(params); break;
    case "ui/notifications/tool-cancelled": if (!answer) say("The call was cancelled."); break;
    case "ui/notifications/host-context-changed": wear(params); break;
  }
}

/// The host's theme and typeface; the colours stay ours, whose contrast is known.
function wear(context) {
  const root = document.documentElement;
  if (context.theme === "light" || context.theme === "dark") root.dataset.theme = context.theme;
  const font = object(object(context.styles).variables)["--font-sans"];
  if (text(font)) root.style.setProperty("--host-font", font);
}

let sent = "";

function tellSize() {
  const box = spot("view").getBoundingClientRect();
  const size = { width: Math.ceil(document.documentElement.clientWidth), height: Math.ceil(box.height) };
  if (!tellSize.isOn || JSON.stringify(size) === sent) return;
  sent = JSON.stringify(size);
  send({ method: "ui/notifications/size-changed", params: size });
}

new ResizeObserver(() => requestAnimationFrame(() => {
  show();
  tellSize();
})).observe(spot("view"));

spot("phones").addEventListener("change", event => {
  show.phone = event.target.value;
  show();
});

spot("refresh").addEventListener("click", async () => {
  const button = spot("refresh");
  button.disabled = true;
  say("Asking again\u2026");
  try {
    take(await ask("tools/call", { name: "get_status", arguments: lastArguments }));
  } catch (error) {
    say("It cannot be refreshed: " + error.message);
  }
  button.disabled = false;
});

const clock = setInterval(show, 20000);

async function start() {
  if (window.parent === window) return say("This view is shown by an MCP client.");
  try {
    const result = await ask("ui/initialize", {
      protocolVersion: "2026-01-26", appInfo: { name: "pocketwork-status", version: "1.0.0" },
      appCapabilities: { availableDisplayModes: ["inline", "fullscreen"] },
    });
    wear(object(result.hostContext));
    spot("refresh").hidden = !isObject(object(result.hostCapabilities).serverTools);
    send({ method: "ui/notifications/initialized" });
    tellSize.isOn = true;
    tellSize();
  } catch (error) {
    say(error.message);
  }
}

start();
