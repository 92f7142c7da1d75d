import { whenNeeded } from '../../runtime/when-needed.ts';
import { formsOfAll, wordsNamed } from '../../words/named-words.ts';
import { type Bound, readBound } from './bounds.ts';
import { type Context, contextOf, wordsOf } from './context.ts';
import { findNumbers, type NumberPlace } from './number-places.ts';

/** A number with what it counts. */
export type Quantity = {
  /** "5"; "5..10" for a range, "93±1" for a tolerance. */
  value: string;
  /** Null for a number without a unit of measure. */
  unit: string | null;
  bound: Bound;
  /** Lower-case words right before and right behind a number without a unit: what it numbers ("step 3") or counts. */
  before: string[];
  behind: string[];
  context: Context;
};

const joint = whenNeeded(
  () => new RegExp(String.raw`^\s*(?:-|${formsOfAll('claims', 'to')}|\.{2,3})\s*$`, 'i'),
);
const TOLERANCE = /^\s*(?:±|\+\/-)\s*$/;
const joining = whenNeeded(() => [...wordsNamed('joining').values()].flat().join('|'));
const listed = whenNeeded(() => new RegExp(String.raw`^\s*(?:[/x×*,]|${joining()})\s*$`, 'i'));
const joined = whenNeeded(() => new RegExp(String.raw`^\s*(?:${joining()})\s*$`, 'i'));
const leadsToPair = whenNeeded(
  () => new RegExp(String.raw`\b(?:${formsOfAll('claims', 'between')})\s+$`, 'i'),
);
/** Characters that are looked at on either side. */
const NEAR = 60;
/** What counts or numbers stands on the same side of it. */
const STOP = /[.,;:()!?\t\n]/;
const WORDS_BEHIND = 3;
const WORDS_BEFORE = 2;

/** Every number of a plain text (see plain-text.ts), in figures or in words, each range as one. */
export function findQuantities(text: string, language: string): Quantity[] {
  const places = findNumbers(text, language);
  const found: Quantity[] = [];
  for (let i = 0; i < places.length; i += 1) {
    const place = places[i];
    if (place === undefined) continue;
    const next = places[i + 1];
    const between = next === undefined ? '' : text.slice(place.end, next.start);
    const isPair =
      next !== undefined &&
      (joint().test(between) || TOLERANCE.test(between) || isBetween(text, place, between));
    if (isPair) {
      i += 1;
      const sign = TOLERANCE.test(between) ? '±' : '..';
      const unit = next.unit ?? place.unit;
      found.push(
        toQuantity(text, { ...place, end: next.end, value: `${place.value}${sign}${next.value}`, unit }),
      );
    } else {
      found.push(toQuantity(text, { ...place, unit: place.unit ?? unitOfList(text, places, i) }));
    }
  }
  return found;
}

/** "between 5 and 10" */
const isBetween = (text: string, { start }: NumberPlace, between: string): boolean =>
  joined().test(between) && leadsToPair().test(text.slice(0, start));

/** Of numbers in a row, "290 x 400 mm", the last says the unit of all. */
function unitOfList(text: string, places: readonly NumberPlace[], from: number): string | null {
  for (let i = from; i + 1 < places.length; i += 1) {
    const [place, next] = [places[i], places[i + 1]];
    if (place === undefined || next === undefined || !listed().test(text.slice(place.end, next.start)))
      return null;
    if (next.unit !== null) return next.unit;
  }
  return null;
}

function toQuantity(text: string, { start, end, value, unit }: NumberPlace): Quantity {
  const [before, behind] = [text.slice(0, start), text.slice(end)];
  const bound = readBound(before.slice(-NEAR), behind.slice(0, NEAR));
  const context = contextOf(text, start, end);
  if (unit !== null) return { value, unit, bound, before: [], behind: [], context };
  return {
    value,
    unit,
    bound,
    before: wordsOf(before.slice(-NEAR).split(STOP).at(-1) ?? '').slice(-WORDS_BEFORE),
    context,
    behind: wordsOf(behind.slice(0, NEAR).split(STOP)[0] ?? '').slice(0, WORDS_BEHIND),
  };
}
