import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { EmergencyKind } from '../../../engine/ask/compose/emergency/kinds.ts';
import { readJsonLines } from './json-lines.ts';

const SETS = 'bench/sets';
const OWN = join(SETS, 'emergencies');

/** A message as somebody types it; `language` is ISO 639-1. */
export type SetMessage = { text: string; language: string };
type Group = { language: string; messages: string[] };

/** Messages about emergencies, to fit on. */
export const loadEmergencyMessages = (): (SetMessage & { kind: EmergencyKind })[] =>
  readJsonLines<Group & { kind: EmergencyKind }>(join(OWN, 'messages.jsonl')).flatMap(
    ({ kind, language, messages }) => messages.map((text) => ({ kind, language, text })),
  );

/** Messages that have words in common with those, and are about no emergency. */
export const loadLookAlikes = (): SetMessage[] =>
  readJsonLines<Group>(join(OWN, 'look-alikes.jsonl')).flatMap(({ language, messages }) =>
    messages.map((text) => ({ language, text })),
  );

/** A line of any of our sets of questions. */
type Row = {
  file?: string;
  language?: string;
  asked_in?: string;
  question?: string;
  questions?: string[];
  paraphrases?: string[];
  neighbours?: string[];
  turns?: { question: string }[];
};

/** All questions of our other sets, and of more files of the same form; each once. */
export function loadOtherQuestions(files: readonly string[]): SetMessage[] {
  const own = readdirSync(SETS, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.jsonl') && !name.startsWith('emergencies'))
    .sort();
  const byText = new Map<string, SetMessage>();
  for (const file of [...own.map((name) => join(SETS, name)), ...files]) {
    for (const row of readJsonLines<Row>(file)) {
      const language = row.asked_in ?? row.language ?? languageOfFile(row.file ?? file);
      const { question, questions = [], paraphrases = [], neighbours = [], turns = [] } = row;
      const texts = [question ?? [], questions, paraphrases, neighbours, turns.map((turn) => turn.question)];
      for (const text of texts.flat()) byText.set(text, { text, language });
    }
  }
  return [...byText.values()];
}

/** Manuals and logs that are not English name their language: "washer-dryer-de.pdf". */
const languageOfFile = (file: string): string =>
  /-(de|fr|es|it|pt|nl|sv|da|pl|cs|ru)[.-]/.exec(file)?.[1] ?? 'en';
