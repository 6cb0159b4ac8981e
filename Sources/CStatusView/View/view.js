// All of it.

function show() {
  const view = spot("view");
  if (!answer) return;
  const at = now(), today = localDay(at);
  const phones = list(answer.devices).filter(isObject);
  const phone = phones.find(phone => text(phone.id) === show.phone) || newest(phones) || {};
  showPhones(phones, phone);
  const state = phoneState(phone, at);
  showWords(phone, state, at);
  showDays(phone, state);
  showRules(at, today);
  view.setAttribute("aria-busy", "false");
}

const newest = phones => phones.reduce((best, phone) =>
  !best || text(object(phone.report).reported_at) > text(object(best.report).reported_at) ? phone : best, null);

/// A list that is open stays so, where it is still the same.
function showPhones(phones, phone) {
  const shown = JSON.stringify([phones.map(other => [other.id, other.name]), phone.id]);
  if (shown === showPhones.shown) return;
  showPhones.shown = shown;
  const select = spot("phones");
  spot("choice").hidden = phones.length < 2;
  select.textContent = "";
  for (const other of phones) {
    const option = put(select, "option", text(other.name) || text(other.id));
    option.value = text(other.id);
    option.selected = other === phone;
  }
}

/// A result of `get_status`: its object, or the same as text.
function take(result) {
  const words = list(result.content).map(object).filter(block => block.type === "text").map(block => text(block.text));
  let document = result.structuredContent;
  if (!isObject(document) && result.isError !== true) {
    try { document = JSON.parse(words[0]); } catch { document = null; }
  }
  if (result.isError === true || !isObject(document) || !Array.isArray(document.devices)) {
    return say(words.join("\n") || "The answer holds no status.");
  }
  [answer, answeredAt, showDays.drawing] = [document, performance.now(), null];
  say("");
  show();
}

function say(words) {
  spot("note").textContent = words;
  spot("view").setAttribute("aria-busy", "false");
  if (!answer && words) spot("headline").textContent = "No status to show";
}
