import { splitSentences } from '../document/sentences.ts';

/** What a model answers with, and nothing else, where the passages do not answer. */
export const NOT_IN_MANUAL = 'NOT_IN_MANUAL';

/** A sentence of a draft as it would be shown, and the numbers of the passages it names. */
export type DraftSentence = { text: string; cited: number[] };

/** Most of a draft that is looked at, in characters: well above the words it is asked for. */
const MAX_CHARACTERS = 2000;
const MARKER = /\s?[[【]\s*(\d{1,2}(?:\s*[,;]\s*\d{1,2})*)\s*(?:†[^\]】]*)?[\]】]/g;
/** A marker behind the full stop belongs to the sentence before it. */
const MARKERS_BEHIND = /([.!?…]["'”’)]*)((?:\s?[[【]\s*\d{1,2}(?:\s*[,;]\s*\d{1,2})*\s*[\]】])+)/g;
/** What some models say before they answer. */
const THOUGHT = /^[\s\S]*<\/(?:think|thinking|reasoning)>/i;
/** Unseen characters, which could make what is shown another text than the one that was checked. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu;
const LIST_MARK = /^\s*(?:[-*•‣]\s+|#{1,6}\s+|\d{1,2}[.)]\s+)/gm;
const EMPHASIS = /\*{1,3}(?=\S)([^*\n]+?)\*{1,3}|(?<![\p{L}\p{N}])__(?=\S)([^_\n]+?)__/gu;

/** Thoughts that have no end yet: what comes after them is not known. */
const THINKING = /<(?:think|thinking|reasoning)>(?![\s\S]*<\/)/i;

/** The sentences of a draft that is still being written, but the last, which may go on; see `parseDraft`. */
export const parseUnfinished = (draft: string): DraftSentence[] =>
  THINKING.test(draft) ? [] : (parseDraft(draft)?.slice(0, -1) ?? []);

/** The sentences of a draft in order; null if it says that the passages do not answer. */
export function parseDraft(draft: string): DraftSentence[] | null {
  const said = draft.replace(THOUGHT, '').slice(0, MAX_CHARACTERS);
  if (said.includes(NOT_IN_MANUAL)) return null;
  const text = said
    .normalize('NFC')
    .replace(/[\r\n]+/g, '\n')
    .replace(UNSEEN, (unseen) => (unseen === '\n' ? '\n' : ''))
    .replace(LIST_MARK, '')
    .replace(EMPHASIS, '$1$2')
    .replace(MARKERS_BEHIND, '$2$1');
  return splitSentences(text)
    .map(({ start, end }) => toSentence(text.slice(start, end)))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence.text));
}

function toSentence(text: string): DraftSentence {
  const cited = [...text.matchAll(MARKER)].flatMap(([, numbers = '']) => numbers.split(/[,;]/).map(Number));
  const bare = text
    .replace(MARKER, '')
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[.,;:!?])/g, '')
    .trim();
  return { text: bare, cited: [...new Set(cited)] };
}
