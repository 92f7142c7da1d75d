import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { detectLanguage } from '../../document/language.ts';
import type { RecognizedWord } from './tsv.ts';

/** How the recogniser names languages of ISO 639-1. */
const NAMES: Record<string, string> = {
  cs: 'ces',
  da: 'dan',
  de: 'deu',
  en: 'eng',
  es: 'spa',
  fi: 'fin',
  fr: 'fra',
  hu: 'hun',
  it: 'ita',
  nb: 'nor',
  nl: 'nld',
  pl: 'pol',
  pt: 'por',
  ro: 'ron',
  sv: 'swe',
};

export const FIRST_LANGUAGE = 'eng';

/** Models by the scripts that the recogniser tells, best first; those of Latin script are told by their words. */
const MODELS: Record<string, readonly string[]> = {
  Arabic: ['ara', 'fas', 'urd'],
  Cyrillic: ['rus', 'ukr', 'bul'],
  Devanagari: ['hin', 'mar'],
  Greek: ['ell'],
  Han: ['chi_sim', 'chi_tra'],
  Hangul: ['kor'],
  Hebrew: ['heb'],
  Hiragana: ['jpn'],
  Japanese: ['jpn'],
  Katakana: ['jpn'],
  Korean: ['kor'],
  Thai: ['tha'],
};

/** The recogniser's models that may read a script, the one to ask for first; none for Latin and scripts nobody knows. */
export const modelsOfScript = (script: string): readonly string[] => MODELS[script] ?? [];

/** Fewer words do not tell a language: tables, parts lists. */
const MIN_WORDS = 40;
const LIST_TIMEOUT_MS = 5000;

type Lines = readonly (readonly RecognizedWord[])[];

/** The languages that the recogniser has models for, as it names them; none where it does not say. */
export async function listInstalled(program: string): Promise<ReadonlySet<string>> {
  const list = await promisify(execFile)(program, ['--list-langs'], { timeout: LIST_TIMEOUT_MS }).catch(
    () => null,
  );
  return new Set(list?.stdout.split('\n').map((name) => name.trim()) ?? []);
}

/** The recogniser's name of the language that a page is in, even if it was read as another; null where too little is printed. */
export function languageOfPage(lines: Lines): string | null {
  const words = lines.flat().filter(({ text }) => /^\p{L}{2}/u.test(text));
  if (words.length < MIN_WORDS) return null;
  return NAMES[detectLanguage(words.map(({ text }) => text))] ?? null;
}

/** How sure the recogniser is of a page's words, in per cent; each counts by its length. */
export function certaintyOf(lines: Lines): number {
  const words = lines.flat();
  const chars = words.reduce((sum, { text }) => sum + text.length, 0);
  return words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / Math.max(1, chars);
}
