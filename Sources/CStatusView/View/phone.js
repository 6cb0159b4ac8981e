// A phone.

function phoneState(phone, at) {
  const report = object(phone.report);
  const reported = Date.parse(text(report.reported_at));
  const today = localDay(at);
  if (!Number.isFinite(reported)) return { kind: "none", today };
  const age = Math.max(0, at - reported);
  const reportDay = (wall(report.reported_at_local) || { day: localDay(reported) }).day;
  const kind = age >= dayMs ? "stale" : reportDay !== today ? "earlier" : "today";
  const isAnswerOfToday = (wall(object(answer.now).local) || {}).day === today;
  return { kind, today, age, reported, reportDay, isAnswerOfToday, report };
}

function showWords(phone, state, at) {
  const { headline, line } = headlineWords(phone, state);
  spot("headline").textContent = headline;
  spot("line").textContent = line;
  showRunning(object(phone.session), state, at);
  const asOf = spot("as-of");
  asOf.className = state.kind === "stale" ? "chip" : "";
  if (state.kind === "none") asOf.textContent = "No report yet";
  else if (state.kind === "stale") asOf.textContent = "Last report " + ageWords(state.age);
  else {
    const time = clockWords((wall(state.report.reported_at_local) || { minute: 0 }).minute) + " " + zoneWords(at);
    const when = state.kind === "earlier" ? "yesterday, " + time : time + ", " + ageWords(state.age);
    asOf.textContent = "As of " + when;
  }
}

/// What the server says, for as long as its day lasts; after that only what is still true.
function headlineWords(phone, state) {
  const refresh = "Open the phone app to refresh.";
  switch (state.kind) {
    case "none":
      return { headline: "No phone report yet", line: "Turn sharing on, then sync the phone once." };
    case "stale": {
      const last = dateWords(state.reportDay) + ", " + timeWords(state.report.reported_at_local, state.reportDay);
      const days = dayCount(Math.floor(state.age / dayMs));
      return { headline: "Status is " + days + " old", line: "Last sync " + last + ". " + refresh };
    }
    case "earlier": {
      const day = dayNumber(state.today) - dayNumber(state.reportDay) === 1 ? "Yesterday" : dateWords(state.reportDay);
      const figures = figureWords(list(phone.days).map(object).find(item => item.day === state.reportDay));
      return { headline: "No report yet today", line: (figures ? day + ": " + figures + ". " : "") + refresh };
    }
    default:
      return { headline: text(phone.headline) || "Phone status", line: text(phone.line) };
  }
}

function figureWords(day) {
  const parts = [];
  if (!day) return "";
  if (isCount(day.used_minutes)) {
    const hasBudget = isCount(day.budget_minutes);
    parts.push("used " + (hasBudget ? partWords(day.used_minutes, day.budget_minutes) : minuteWords(day.used_minutes)));
  }
  if (isCount(day.focus_minutes)) parts.push("focus " + minuteWords(day.focus_minutes));
  return parts.join(", ");
}

/// A session runs no longer than its planned end, and none is told of from a report of a day ago.
function showRunning(session, state, at) {
  const running = spot("running");
  running.className = "";
  running.textContent = state.kind === "today" && session.state !== "unknown" ? "No session running" : "Phone status";
  const isTold = (session.state === "running" || session.state === "ended") && text(session.name);
  if (!isTold || state.kind === "none" || state.kind === "stale") return;
  const end = Date.parse(text(session.ends_at));
  if (session.state === "ended" || end <= at) {
    const time = wall(session.ends_at_local);
    if (!time || time.day !== state.today) return;
    running.textContent = "";
    put(running, "bdi", session.name);
    running.append(" ended " + clockWords(time.minute));
    return;
  }
  running.className = "pill";
  running.textContent = "";
  put(put(running, "b"), "bdi", session.name);
  const until = Number.isFinite(end) ? timeWords(session.ends_at_local, state.today) : "";
  running.append(until ? " until " + until : " running");
}
