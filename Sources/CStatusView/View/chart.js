function drawChart(slots, width) {
  const chart = spot("chart");
  chart.textContent = "";
  const hasAllowance = slots.some(slot => slot.used !== null || slot.budget !== null);
  const left = 40, column = (width - left - 2) / slots.length;
  const panels = [];
  let y = 0;
  const add = (name, height, most) => {
    const values = slots.flatMap(slot => name === "used" ? [slot.used, slot.budget] : [slot.focus]);
    const scale = axis(Math.max(0, ...values), most);
    const top = y + drawTitle(chart, name, slots, y) + 8;
    const panel = { name, top, bottom: top + height, scale };
    panel.row = minutes => panel.bottom - minutes / scale.top * height;
    panels.push(panel);
    y = panel.bottom + 26;
  };
  if (hasAllowance) add("used", 112, 4);
  add("focus", hasAllowance ? 60 : 150, hasAllowance ? 2 : 4);
  const height = y + 44;
  const svg = drawn(chart, "svg", {
    viewBox: "0 0 " + width + " " + height, height, role: "group",
    "aria-label": "The last 14 days; the arrow keys go from day to day",
  });
  const hatch = drawn(drawn(svg, "defs", {}), "pattern", {
    id: "hatch", width: 5, height: 5, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)",
  });
  drawn(hatch, "rect", { width: 2.2, height: 5, class: "over" });
  const middle = index => left + column * (index + 0.5);
  const marks = drawn(svg, "g", { "aria-hidden": "true" });
  const today = slots.findIndex(slot => slot.isToday);
  drawn(marks, "rect", {
    x: left + column * today + 1, y: panels[0].top - 8, width: column - 2, height: height - panels[0].top + 8, rx: 7,
    fill: "var(--band)",
  });
  for (const panel of panels) {
    drawScale(marks, panel, slots, left, width, column);
    const bar = panel.name === "used" ? Math.min(24, column * 0.54) : Math.min(14, column * 0.36);
    slots.forEach((slot, index) => drawBar(marks, panel, slot, middle(index), bar));
  }
  drawDates(marks, slots, middle, column, width, y);
  const numbers = drawn(svg, "g", { "aria-hidden": "true" });
  drawChart.numbers = index => drawNumbers(numbers, panels, slots, middle, column, index);
  const days = slots.map((slot, index) => {
    const day = drawn(svg, "g", { role: "img", tabindex: -1, "aria-label": slotWords(slot).join(": ") });
    drawn(day, "rect", {
      x: left + column * index + 1, y: panels[0].top - 8, width: column - 2, height: height - panels[0].top + 7, rx: 7,
      class: "frame",
    });
    day.addEventListener("pointerenter", () => choose(slots, index, false));
    day.addEventListener("focus", () => choose(slots, index, false));
    day.addEventListener("keydown", event => {
      const places = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: slots.length - 1 };
      if (!(event.key in places)) return;
      event.preventDefault();
      choose(slots, Math.min(Math.max(places[event.key], 0), slots.length - 1), true);
    });
    return day;
  });
  svg.addEventListener("pointerleave", () => {
    if (!svg.contains(document.activeElement)) choose(slots, today, false);
  });
  drawChart.days = days;
}

/// A panel's name and its keys, which take as many lines as they need: gives their height.
function drawTitle(chart, name, slots, y) {
  const title = put(chart, "div", undefined, "title");
  title.style.top = y + "px";
  put(title, "h2", name === "used" ? "Home allowance" : "Focus");
  const keys = put(title, "div", undefined, "keys");
  const key = (kind, words) => {
    const item = put(keys, "span");
    if (kind) put(item, "i", undefined, kind);
    item.append(words);
  };
  const mean = average(slots, name);
  if (name === "used") {
    key("used", "used");
    key("allowed", "allowed");
    if (slots.some(slot => slot.isOver)) key("over", "over");
  }
  if (y === 0 && slots.some(slot => !slot.isTold)) key("", "\u2013 no report");
  if (mean) key("average", "average " + minuteLabel(mean));
  return title.offsetHeight;
}

function drawScale(marks, panel, slots, left, width, column) {
  for (let minutes = 0; minutes <= panel.scale.top; minutes += panel.scale.step) {
    const y = panel.row(minutes);
    if (minutes > 0) drawn(marks, "path", { d: "M" + left + " " + y + "H" + width, stroke: "var(--grid)" });
    const label = minutes === 0 ? "0" : minuteLabel(minutes);
    drawn(marks, "text", { x: left - 7, y: y + 4, "text-anchor": "end" }, label);
  }
  const mean = average(slots, panel.name);
  if (mean) {
    const y = panel.row(mean);
    drawn(marks, "path", {
      d: "M" + left + " " + y + "H" + width, stroke: "var(--secondary)", "stroke-width": 1.5, "stroke-dasharray": "5 4",
    });
  }
  slots.forEach((slot, index) => drawn(marks, "path", {
    d: "M" + (left + column * index) + " " + panel.bottom + "h" + column, stroke: "var(--baseline)",
    "stroke-width": 1.5, ...(slot.isTold ? {} : { "stroke-dasharray": "2 4" }),
  }));
}

function drawBar(marks, panel, slot, x, bar) {
  const value = slot[panel.name], base = panel.bottom;
  const body = (from, to, radius, attributes) => {
    const [start, end, round] = [x - bar / 2, x + bar / 2, Math.min(radius, bar / 2, from - to)];
    const shape = "M" + start + " " + from + "V" + (to + round) + "q0 " + -round + " " + round + " " + -round
      + "H" + (end - round) + "q" + round + " 0 " + round + " " + round + "V" + from + "Z";
    drawn(marks, "path", { d: shape, ...attributes });
  };
  if (panel.name === "focus") {
    if (value > 0) body(base, Math.min(panel.row(value), base - 3), bar / 2, { class: "focus" });
    return;
  }
  const limit = slot.budget === null ? null : panel.row(slot.budget);
  if (slot.budget > 0) body(base, limit, 0, { fill: "var(--track)" });
  if (value > 0) {
    const top = Math.min(panel.row(value), base - 2);
    body(base, slot.isOver ? limit : top, slot.isOver ? 0 : 3, { class: "used" });
    if (slot.isOver) body(limit, Math.min(top, limit - 7), 3, { fill: "url(#hatch)" });
  }
  if (limit === null) return;
  const row = Math.min(limit, base - 1);
  const ground = slot.isToday ? "var(--band)" : "var(--background)";
  if (row < base - 4) drawn(marks, "rect", { x: x - bar / 2, y: row - 3, width: bar, height: 6, fill: ground });
  drawn(marks, "rect", {
    x: x - bar / 2 - 3, y: row - 1.5, width: bar + 6, height: 3, rx: 1.5, fill: "var(--text)",
  });
}

/// Every day's number where there is room, else those of today, of the chosen day and of days over the allowance.
function drawNumbers(numbers, panels, slots, middle, column, index) {
  numbers.textContent = "";
  for (const panel of panels) {
    const isWide = column >= 31;
    const kept = slots.map((slot, at) => isWide || at === index || slot.isToday && Math.abs(at - index) > 1);
    slots.forEach((slot, at) => {
      const isFree = !kept[at - 1] && !kept[at + 1];
      const isOdd = slot[panel.name] === null || slot.isOver && panel.name === "used";
      if (!isWide && isOdd && isFree) kept[at] = true;
    });
    slots.forEach((slot, at) => {
      const value = slot[panel.name];
      if (!kept[at] || (value === null && slot.isTold)) return;
      const kind = value === null || value === 0 ? "" : slot.isOver && panel.name === "used" ? "over" : panel.name;
      const end = at === slots.length - 1 && !isWide;
      drawn(numbers, "text", {
        x: end ? middle(at) + column / 2 : middle(at), y: panel.bottom + 16, "text-anchor": end ? "end" : "middle",
        class: kind + (slot.isToday || at === index ? " bold" : ""),
      }, value === null ? "\u2013" : minuteLabel(value));
    });
  }
}

function drawDates(marks, slots, middle, column, width, y) {
  const isWide = column >= 31;
  slots.forEach((slot, index) => {
    const x = middle(index), name = dayNames[weekday(slot.day)], kind = slot.isToday ? "strong" : "";
    const isLast = index === slots.length - 1;
    if (slot.isToday) {
      const place = isWide ? { x, "text-anchor": "middle" } : { x: x + column / 2, "text-anchor": "end" };
      drawn(marks, "text", { ...place, y: y + 7, class: kind }, "Today");
    } else if (isWide || index < slots.length - 3) {
      drawn(marks, "text", { x, y: y + 7, "text-anchor": "middle" }, isWide ? name : name[0]);
    }
    const number = String(Number(slot.day.slice(8)));
    drawn(marks, "text", { x, y: y + 22, "text-anchor": "middle", class: kind }, number);
    const isFirst = number === "1" || (index === 0 && slots[1].day.slice(8) !== "01");
    if (isFirst) drawn(marks, "text", { x, y: y + 37, "text-anchor": "middle" }, monthName(slot.day));
    if (weekday(slot.day) === 1 && index > 0) {
      drawn(marks, "path", { d: "M" + (x - column / 2) + " " + (y - 4) + "v30", stroke: "var(--grid)" });
    }
  });
}

/// Marks a day and says its numbers below the chart.
function choose(slots, index, takesFocus) {
  chosen = index;
  drawChart.numbers(index);
  drawChart.days.forEach((day, at) => {
    day.setAttribute("tabindex", at === index ? 0 : -1);
    day.setAttribute("class", at === index ? "chosen" : "");
  });
  if (takesFocus) drawChart.days[index].focus();
  const [name, words] = slotWords(slots[index]);
  const readout = spot("readout");
  readout.textContent = "";
  put(readout, "b", name);
  put(readout, "br");
  readout.append(words);
}

function fillTable(slots) {
  spot("table").textContent = "";
  const table = put(spot("table"), "table");
  const head = put(put(table, "thead"), "tr");
  for (const name of ["Day", "Used", "Allowed", "Focus"]) put(head, "th", name).scope = "col";
  const body = put(table, "tbody");
  for (const slot of [...slots].reverse()) {
    const row = put(body, "tr");
    put(row, "th", dateWords(slot.day) + (slot.isToday ? " (today)" : "")).scope = "row";
    if (!slot.isTold) put(row, "td", "no report").colSpan = 3;
    else for (const name of ["used", "budget", "focus"]) {
      put(row, "td", slot[name] === null ? "\u2013" : minuteLabel(slot[name]));
    }
  }
}
