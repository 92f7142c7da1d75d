/**
 * Loaded into the program with `--import`, in every thread: a clock that can be set. `FAULT_CLOCK` names a file with the
 * milliseconds that are added to the time of day; like a real clock that is set, it leaves timers and
 * `performance.now()` alone.
 */
import { readFileSync } from 'node:fs';

const { FAULT_CLOCK: path } = process.env;
const lookEveryMs = 20;
const RealDate = Date;
const realNow = Date.now.bind(Date);
let offsetMs = 0;
let lookedAt = Number.NEGATIVE_INFINITY;

function now() {
  if (performance.now() - lookedAt > lookEveryMs) {
    lookedAt = performance.now();
    try {
      offsetMs = Number(readFileSync(path, 'utf8')) || 0;
    } catch {
      // Not set yet.
    }
  }
  return realNow() + offsetMs;
}

globalThis.Date = class SetDate extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(now());
    else super(...args);
  }
  static now() {
    return now();
  }
  // Those that the system makes are of the real kind.
  static [Symbol.hasInstance](value) {
    return value instanceof RealDate;
  }
};
