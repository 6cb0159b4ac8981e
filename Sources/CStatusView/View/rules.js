// What the rules block, and what waits.

function nameWords(item, rows, more) {
  rows.forEach((name, index) => {
    if (index > 0) item.append(", ");
    put(item, "bdi", text(name).replace(/^site:/, ""));
  });
  if (isCount(more) && more > 0) item.append(" and " + more + " more");
}

function showRows(id, rows, fill) {
  const section = spot(id);
  const place = section.querySelector("ul");
  place.textContent = "";
  section.hidden = rows.length === 0;
  for (const row of rows) fill(put(place, "li"), row);
}

/// What the rules were found to do: by now it may be something else, and from a day on it is not shown.
function showRules(at, today) {
  const rows = list(answer.blocked).filter(isObject), changes = list(answer.next_changes).filter(isObject);
  const given = Date.parse(text(object(answer.now).utc));
  const age = Number.isFinite(given) ? at - given : 0;
  const isPast = instant => Date.parse(text(instant)) <= at;
  const hasChanged = rows.some(row => isPast(row.until)) || changes.some(change => isPast(change.at));
  const isOld = age >= dayMs;
  const when = age >= 5 * 60000 || hasChanged ? timeWords(object(answer.now).local, today) : "";
  const left = rows.filter(row => !isPast(row.until));
  showRows("blocked", isOld ? [] : left, (item, row) => fillBlocked(item, row, today));
  const section = spot("blocked");
  section.hidden = false;
  section.querySelector("h2").textContent = when ? "Blocked at " + when : "Blocked now";
  section.querySelector("p").textContent = isOld ? "This answer is more than a day old. Ask again for what is blocked."
    : hasChanged ? "Since then something has changed. Ask again for what is blocked now."
    : rows.length === 0 ? "Nothing is blocked by the rules." : "";
  const coming = changes.filter(change => !isPast(change.at)).slice(0, 4);
  showRows("next", isOld ? [] : coming, (item, change) => {
    item.append(timeWords(change.at_local, today) + ": ");
    nameWords(put(item, "b"), list(change.targets), change.more_targets);
    item.append((change.blocked === true ? " blocked" : " free") + (change.only_at_home === true ? " at home" : ""));
    if (change.until_at_home) item.append("; at home " + timeWords(change.until_at_home_local, today));
  });
  showRows("pending", isOld ? [] : list(answer.pending).filter(isObject), (item, row) => {
    const verb = isPast(row.effective_at) ? "Was to take effect " : "Waits until ";
    put(item, "span", verb + timeWords(row.effective_at_local, today), "secondary");
    put(put(item, "span"), "bdi", text(row.summary));
  });
  showRows("warnings", isOld ? [] : list(answer.warnings).filter(text), (item, words) => put(item, "bdi", words));
}

function fillBlocked(item, row, today) {
  const names = put(item, "span");
  nameWords(put(names, "b"), list(row.targets), row.more_targets);
  const place = row.only_at_home === true ? " at home" : "";
  names.append(place + (row.until ? " until " + timeWords(row.until_local, today) : ", no end in sight"));
  if (row.until_at_home) names.append("; at home until " + timeWords(row.until_at_home_local, today));
  const by = list(row.by).map(object).map(blocker => text(blocker.name) || text(blocker.type)).filter(Boolean);
  if (by.length > 0) nameWords(put(item, "span", "by ", "secondary"), by, row.more_blockers);
}
