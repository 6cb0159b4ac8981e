// The days.

let chosen = null;

/// Fourteen calendar days that end with today; one without a report is no zero.
function daySlots(phone, today) {
  const known = new Map(list(phone.days).filter(isObject).map(day => [day.day, day]));
  return Array.from({ length: 14 }, (_, index) => {
    const day = dayOf(dayNumber(today) - 13 + index);
    const told = known.get(day);
    const count = name => told && isCount(told[name]) ? told[name] : null;
    const [used, budget, focus] = [count("used_minutes"), count("budget_minutes"), count("focus_minutes")];
    const isOver = used !== null && budget !== null && used > budget;
    return { day, isTold: Boolean(told), isToday: day === today, used, budget, focus, isOver };
  });
}

/// The mean of the full days with a report, from four on, where it is not 0.
function average(slots, name) {
  const values = slots.filter(slot => slot.isTold && !slot.isToday && slot[name] !== null).map(slot => slot[name]);
  if (values.length < 4) return null;
  const sum = values.reduce((sum, value) => sum + value, 0);
  return Math.floor((2 * sum + values.length) / (2 * values.length)) || null;
}

function slotWords(slot) {
  const name = slot.isToday ? "Today, " + dateWords(slot.day) : dateWords(slot.day);
  if (!slot.isTold) return [name, "no report"];
  const parts = [];
  if (slot.budget === 0 && !slot.used) parts.push("no home allowance");
  else if (slot.used !== null) {
    const used = slot.budget !== null ? partWords(slot.used, slot.budget) : minuteWords(slot.used);
    parts.push(used + " used" + (slot.isOver ? ", " + minuteWords(slot.used - slot.budget) + " over" : ""));
  } else if (slot.budget !== null) parts.push(minuteWords(slot.budget) + " allowed");
  if (slot.focus !== null) parts.push("focus " + minuteWords(slot.focus));
  return [name, (parts.join("; ") || "nothing to count") + (slot.isToday ? " so far" : "")];
}

function axis(largest, most) {
  const steps = [5, 10, 15, 30, 60, 120, 180, 240, 300, 360, 720];
  const top = largest > 0 ? largest : 60;
  const step = steps.find(step => top <= step * most) || Math.ceil(top / most / 60) * 60;
  return { step, top: Math.ceil(top / step) * step };
}

function showDays(phone, state) {
  const slots = state.kind === "none" ? [] : daySlots(phone, state.today);
  const isShown = slots.some(slot => slot.isTold);
  spot("days").hidden = !isShown;
  spot("empty").hidden = isShown;
  if (!isShown) return showEmpty(phone, state);
  const width = Math.max(spot("chart").clientWidth, 200);
  const drawing = JSON.stringify([slots, width]);
  if (drawing === showDays.drawing) return;
  showDays.drawing = drawing;
  const hasFocus = spot("chart").contains(document.activeElement);
  chosen = Math.min(chosen ?? 13, 13);
  drawChart(slots, width);
  fillTable(slots);
  choose(slots, chosen, hasFocus);
}

function showEmpty(phone, state) {
  const empty = spot("empty");
  empty.textContent = "";
  showDays.drawing = null;
  if (!isObject(phone.report)) {
    put(empty, "p", "No device is set up. The owner makes one:");
    put(empty, "code", "pocketwork device add --name NAME");
  } else if (state.kind === "none") {
    put(empty, "p", "On the iPhone: Account & sync");
    put(empty, "p", "Share status with your agents \u2192 On", "secondary");
  } else put(empty, "p", "No report of the last 14 days is in this answer.");
}
