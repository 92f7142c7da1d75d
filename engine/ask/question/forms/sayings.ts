import { termsOf } from '../../../index/analysis.ts';
import { languageOf } from '../../../index/language.ts';
import { type ManualIndex, passagesWith } from '../../../index/manual-index.ts';
import { WORDS } from '../../../words/languages.ts';
import { findWords, replaceWords, wholeWords, withoutAccents } from '../../../words/whole-words.ts';

/** Passages that are looked through for a phrase, at most. */
const MAX_PASSAGES = 300;

/** Longer headings say more than what is asked. */
const LONGEST_HEADING = 60;

/**
 * The question with what it says in everyday words put as the manual puts it, where the manual has those words side by side:
 * as its heading, where one holds them.
 */
export function inWrittenWords(index: ManualIndex, question: string): string {
  let text = question;
  let plain = withoutAccents(text);
  for (const code of index.languages) {
    for (const { said, written } of WORDS.get(code)?.sayings ?? []) {
      const place = findWords(plain, said);
      const wording = place && firstPrinted(index, written, code);
      if (!wording) continue;
      const words = text.slice(place.at, place.end);
      text = replaceWords(
        text,
        place,
        wording.replace('$&', () => words),
      );
      plain = withoutAccents(text);
    }
  }
  return text;
}

/** The first of several wordings whose words in brackets, or all of it, the manual prints, as it prints them. */
function firstPrinted(index: ManualIndex, written: readonly string[], code: string): string | null {
  for (const wording of written) {
    const [, sought = wording] = /\[(.+)\]/.exec(wording) ?? [];
    const found = printed(index, sought, code);
    if (found === null) continue;
    // Beside what is said, a whole heading would be all that is asked.
    const taken = wording.includes('$&') ? sought : found;
    return wording.includes('[') ? wording.replace(/\[.+\]/, () => taken) : taken;
  }
  return null;
}

/** These words, whatever their case, if a passage holds them side by side; the heading that does, if there is one; else null. */
function printed(index: ManualIndex, words: string, code: string): string | null {
  const numbers = termsOf(words, languageOf(code)).map((term) => index.lexicon.get(term));
  const holders = numbers.map((number) => (number === undefined ? [] : passagesWith(index, number)));
  const [rarest = []] = holders.sort((a, b) => a.length - b.length);
  const passages = [...rarest].slice(0, MAX_PASSAGES).flatMap((number) => index.passages[number] ?? []);
  const holds = (text: string) => text.replace(/\s+/g, ' ').toLowerCase().includes(words);
  const inHeading = wholeWords`${words}`;
  const heading = passages.find(
    ({ heading: own }) => own.length <= LONGEST_HEADING && inHeading.test(withoutAccents(own)),
  )?.heading;
  return heading ?? (passages.some(({ text }) => holds(text)) ? words : null);
}
