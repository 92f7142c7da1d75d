import type { HeadedSection } from './headed-sections.ts';

const MIN_WORDS = 4;
const MAX_CHARACTERS = 120;
/** "Q:", "Q3.", "F:", "D :", before a question that the manual asks itself. */
const MARK = /^(?:Q|F|D|P|V|FAQ)\s?\d{0,2}\s?[.:)–-]\s+/u;

/** The questions that manuals ask and answer themselves: "Q: Why …?", or a heading that is a question. */
export function ownQuestions(sections: readonly HeadedSection[]): string[] {
  const found = sections.flatMap(({ heading, passages: [first, ...rest] }) => [
    ...askedBy(heading, first?.text ?? ''),
    ...[first, ...rest].flatMap((passage) =>
      (passage?.text ?? '').split('\n').flatMap((line) => (MARK.test(line) ? askedBy(line, '') : [])),
    ),
  ]);
  return [...new Set(found)];
}

/** What a heading asks; one that is marked may go on in the text below it. */
function askedBy(heading: string, text: string): string[] {
  const isMarked = MARK.test(heading);
  const whole = isMarked && !heading.includes('?') ? `${heading} ${text}` : heading;
  const end = whole.lastIndexOf('?', isMarked ? firstAnswer(whole) : whole.length);
  if (end < 0 || (!isMarked && end < whole.length - 1)) return [];
  const question = whole
    .slice(0, end + 1)
    .replace(MARK, '')
    .replace(/\s+/gu, ' ')
    .trim();
  const isLong = question.length > MAX_CHARACTERS || question.split(' ').length < MIN_WORDS;
  return isLong || !/^[¿\p{Lu}]/u.test(question) ? [] : [question];
}

/** Where the answer begins: "A: …" on a line of its own. */
function firstAnswer(whole: string): number {
  const at = whole.search(/\n(?:A|R)\s?\d{0,2}\s?[.:)–-]\s/u);
  return at < 0 ? whole.length : at;
}
