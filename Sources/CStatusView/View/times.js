// Time. An answer may be shown long after it was given: nothing is presented as current after its own end, nor after
// a day.

let answer = null;
let answeredAt = 0;

/// Now: by this device's clock, and no earlier than the answer's own time and what has passed since it came.
function now() {
  const given = Date.parse(text(object(answer.now).utc));
  const passed = performance.now() - answeredAt;
  return Number.isFinite(given) ? Math.max(Date.now(), given + passed) : Date.now();
}

function localDay(ms) {
  try {
    const zone = { timeZone: answer.time_zone, year: "numeric", month: "2-digit", day: "2-digit" };
    const day = new Intl.DateTimeFormat("en-CA", zone).format(ms);
    if (isDay(day)) return day;
  } catch { /* A zone that this browser does not know: the offset of the answer stands for it. */ }
  const offset = /([+-])(\d\d):(\d\d)$/.exec(text(object(answer.now).local));
  const minutes = offset ? (offset[1] + "1") * (Number(offset[2]) * 60 + Number(offset[3])) : 0;
  return new Date(ms + minutes * 60000).toISOString().slice(0, 10);
}

/// As in PST or CET; the zone's own name where there is no short one.
function zoneWords(ms) {
  for (const locale of ["en-US", "en-GB"]) {
    try {
      const format = new Intl.DateTimeFormat(locale, { timeZone: answer.time_zone, timeZoneName: "short" });
      const part = format.formatToParts(ms).find(part => part.type === "timeZoneName");
      if (part && !/^(GMT|UTC).+/.test(part.value)) return part.value;
    } catch { break; }
  }
  return text(answer.time_zone);
}
