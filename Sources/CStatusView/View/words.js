"use strict";
// The host's side is reached by messages alone; whatever it sends, and every name in it, is only ever shown as text.

const spot = id => document.getElementById(id);
const isObject = value => typeof value === "object" && value !== null && !Array.isArray(value);
const object = value => isObject(value) ? value : {};
const list = value => Array.isArray(value) ? value : [];
const text = value => typeof value === "string" ? value : "";
const isCount = value => Number.isFinite(value) && value >= 0 && value <= 100000;

function put(parent, name, content, kind) {
  const element = document.createElement(name);
  if (content !== undefined) element.textContent = content;
  if (kind) element.className = kind;
  parent.append(element);
  return element;
}

function drawn(parent, name, attributes, content) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (content !== undefined) element.textContent = content;
  parent.append(element);
  return element;
}

// Words. The same as the picture's.

const monthNames = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const dayNames = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const dayMs = 86400000;

const dayNumber = day => Date.parse(day + "T00:00:00Z") / dayMs;
const dayOf = number => new Date(number * dayMs).toISOString().slice(0, 10);
const isDay = value => /^\d{4}-\d\d-\d\d$/.test(text(value)) && Number.isFinite(dayNumber(value));
const weekday = day => (dayNumber(day) + 4) % 7;
const monthName = day => monthNames[Number(day.slice(5, 7)) - 1];
const dateWords = day => dayNames[weekday(day)] + " " + monthName(day) + " " + Number(day.slice(8));

function minuteWords(minutes) {
  const hours = Math.floor(minutes / 60), rest = minutes % 60;
  if (hours === 0) return rest + " min";
  return rest === 0 ? hours + " h" : hours + " h " + rest + " min";
}

function minuteLabel(minutes) {
  const hours = Math.floor(minutes / 60), rest = minutes % 60;
  if (hours === 0) return rest + "m";
  return rest === 0 ? hours + "h" : hours + "h" + String(rest).padStart(2, "0");
}

function partWords(used, budget) {
  if (used < 60 && budget < 60) return used + " of " + budget + " min";
  return minuteWords(used) + " of " + minuteWords(budget);
}

function clockWords(minute) {
  const hour = Math.floor(minute / 60);
  const digits = String(minute % 60).padStart(2, "0");
  return ((hour + 11) % 12 + 1) + ":" + digits + (hour < 12 ? " AM" : " PM");
}

/// The day and the minute that a local time names.
function wall(local) {
  const parts = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)/.exec(text(local));
  if (!parts || !isDay(parts[1])) return null;
  return { day: parts[1], minute: Number(parts[2]) * 60 + Number(parts[3]) };
}

/// The time, with its date where that is neither today nor before noon tomorrow.
function timeWords(local, today) {
  const time = wall(local);
  if (!time) return "";
  const days = dayNumber(time.day) - dayNumber(today);
  const isNear = days === 0 || (days === 1 && time.minute < 720);
  return (isNear ? "" : dateWords(time.day) + ", ") + clockWords(time.minute);
}

function ageWords(ms) {
  const minutes = Math.floor(ms / 60000);
  if (minutes < 1) return "just now";
  if (minutes < 60) return minutes + " min ago";
  if (minutes < 1440) return Math.floor(minutes / 60) + " hr ago";
  return dayCount(Math.floor(minutes / 1440)) + " ago";
}

const dayCount = days => days === 1 ? "1 day" : days + " days";
