import { readUnit } from './units.ts';

/** Names in a plain text, each as its lower-case words. */
export type Names = {
  /** Words with a capital inside a sentence, which a part or a brand may be called. */
  capitalised: string[];
  /** Words all in capitals: keys, displays. */
  capitals: string[];
  /** Words in quotation marks. */
  quoted: string[];
};

const QUOTED = /"([^"\n]{1,80})"|(?<![\p{L}\p{N}])'([^'\n]{2,80})'(?![\p{L}\p{N}])/gu;
const WORD = /(?<![\p{L}\p{N}'°])\p{Lu}\p{L}+(?:['-]\p{L}+)*(?![\p{L}\p{N}])/gu;
/** Words that are written with a capital anywhere in English, or are capitals by themselves. */
const NO_NAMES = /^(?:i'm|i'll|i've|yes|no)$/i;

/** The names of a sentence; its first word is none unless it is all in capitals. */
export function findNames(sentence: string): Names {
  const quoted = [...sentence.matchAll(QUOTED)].map(([, double, single]) => squeeze(double ?? single ?? ''));
  const capitalised: string[] = [];
  const capitals: string[] = [];
  for (const match of sentence.matchAll(WORD)) {
    const [word] = match;
    if (NO_NAMES.test(word) || isUnit(sentence, match.index, word)) continue;
    if (word === word.toUpperCase()) capitals.push(word.toLowerCase());
    else if (!isFirst(sentence, match.index)) capitalised.push(word.toLowerCase().replace(/'s$/, ''));
  }
  return { capitalised, capitals, quoted: quoted.filter((words) => words !== '') };
}

const isFirst = (sentence: string, at: number): boolean =>
  /(?:^|[.!?:])["'(\s]*$/.test(sentence.slice(0, at)) || /^(?:yes|no)[,:;]?\s+$/i.test(sentence.slice(0, at));

/** "5 Nm": what a number counts is no name. */
const isUnit = (sentence: string, at: number, word: string): boolean =>
  /\d\s?$/.test(sentence.slice(0, at)) && readUnit(word)?.length === word.length;

/** Words in lower case, one blank between two. */
export const squeeze = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
