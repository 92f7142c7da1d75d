import { whenNeeded } from '../runtime/when-needed.ts';
import { formsOfAll, wordForms } from '../words/named-words.ts';
import type { WarningLevel } from './manual.ts';
import { forbids } from './prohibitions.ts';

const LEVELS = ['danger', 'warning', 'caution', 'notice'] as const satisfies readonly WarningLevel[];

/** How a word is compared: capitals are often printed without their accents ("ATENCION"). */
const fold = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of all languages, in which they are the same or tell no other level. */
const levelOf = whenNeeded(
  () =>
    new Map(
      LEVELS.flatMap((level) =>
        formsOfAll('signal-words', level)
          .split('|')
          .map((word) => [fold(word), level] as const),
      ),
    ),
);

/** Labels of the same kind that state no danger: tips and examples. */
const asides = whenNeeded(() => new Set(formsOfAll('signal-words', 'aside').split('|').map(fold)));

const ORNAMENT = /^[\s⚠△▲!*•\-–—]+|[\s!:.*\-–—！：]+$/gu;
/** The general warning sign of ISO 7010, as fonts and text layers give it: "⚠", "△!", "!". It names no level. */
const SIGN = /^[△▲\s]*[!⚠]$/u;
const LONGEST_WORD = 30;
const LONGEST_TITLE = 90;

/** A signal word in capitals, what parts it from the text behind it, and that text. */
const CAPITALS = /^(\W{0,4})(\p{Lu}{4,16})([.\s]+)(\p{Lu}.*)/su;
/** More words behind a signal word are no title. */
const LONGEST_TITLE_WORDS = 8;
/** What labels in capitals name, which need no full stop: "CAUTION HOT SURFACE". Rather one too many: a warning may not be missed. */
const hazard = whenNeeded(() => wordForms(`‹${formsOfAll('signal-words', 'hazard')}›`));

/** The level when `text` is nothing but a signal word ("WARNING!", "Note:") or the sign for one, else null. */
export function signalLevel(text: string): WarningLevel | null {
  if (text.length > LONGEST_WORD) return null;
  if (SIGN.test(text)) return 'caution';
  return levelOf().get(fold(text.replace(ORNAMENT, ''))) ?? null;
}

/** Whether `text` is nothing but a signal word, or a label of its kind that states no danger ("Tip"). */
export function isSignalWord(text: string): boolean {
  const isShort = text.length <= LONGEST_WORD;
  if (isShort && SIGN.test(text)) return true;
  const word = fold(text.replace(ORNAMENT, ''));
  return (isShort && levelOf().has(word)) || asides().has(word);
}

/** The level of a text that opens with a signal word and a mark behind it ("Caution: hot surface"), else null. */
export function openingSignalLevel(text: string): WarningLevel | null {
  const opening = /^\W{0,4}(\p{L}[\p{L} ]{2,28}?)\s*[:!–—！：]\s*\S/u.exec(text);
  const word = opening?.[1];
  if (word !== undefined) return levelOf().get(fold(word)) ?? null;
  const [, sign = '', capitals, mark = '', rest = ''] = CAPITALS.exec(text) ?? [];
  if (capitals === undefined) return null;
  const isParted = /[⚠△▲!]/.test(sign) || mark.includes('.');
  return isParted || !isRestOfTitle(rest) ? (levelOf().get(fold(capitals)) ?? null) : null;
}

/** Whether a text in capitals makes a title of the signal word before it ("LABELS ON THE MACHINE"), and warns of nothing. */
function isRestOfTitle(text: string): boolean {
  const isTitle = !/\p{Ll}|[.!]$/u.test(text.trim()) && text.split(/\s+/).length <= LONGEST_TITLE_WORDS;
  return isTitle && !hazard().test(text) && !forbids(text);
}

/**
 * The level of a line that names a danger behind its signal word and stands above the text of its label ("WARNING – Risk of
 * burns"), else null. A line in capitals throughout is a heading: "WARNING LAMPS".
 */
export function titleSignalLevel(text: string): WarningLevel | null {
  if (text.length > LONGEST_TITLE || /[\p{Ll})]\.$/u.test(text.trim()) || !/\p{Ll}/u.test(text)) return null;
  return openingSignalLevel(text);
}

/** Whether a line of its own is the label of what stands below it, and no heading. */
export const isLabel = (text: string): boolean => isSignalWord(text) || titleSignalLevel(text) !== null;
