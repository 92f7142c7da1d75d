/** Questions to ask at a press: to begin with, and after an answer. */

import { wordsAsked } from '../../../contracts/chat/photo-question.ts';
import type { MessageRow } from './chat.repository.ts';

/** Shown on an empty conversation. */
const MAX_FIRST = 4;
/** At most this many of them are questions of others; the manual's own say what else it holds. */
export const MAX_ASKED = 2;

const MAX_CHARS = 80;
/** Addresses, links and long numbers. Two customers who ask the same may share a household. */
const PERSONAL = /@|:\/\/|\bwww\.|\d(?:[\s./-]?\d){5}|\b(?:my name|i am called)\b/i;
/** Openings of questions that refer to the one before and mean nothing alone. */
const LEANING = /^(?:and|but|so|then|also|what about|how about|yes|no|ok)\b/i;

/** One form for comparing questions. */
const comparable = (question: string): string =>
  question
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether it says something to others, who saw neither what came before nor the photo. */
const standsAlone = (question: string): boolean =>
  question.length <= MAX_CHARS &&
  question.trim().split(/\s+/).length > 2 &&
  wordsAsked(question) === question &&
  !LEANING.test(question) &&
  !PERSONAL.test(question);

/** Each once, without those of `known`. */
function without(questions: readonly string[], known: readonly string[]): string[] {
  const seen = new Set(known.map(comparable));
  return questions.filter((question) => {
    const form = comparable(question);
    return !seen.has(form) && seen.add(form);
  });
}

/** A question to begin with that a company has chosen. */
export type ChosenStarter = { question: string; isPinned: boolean };

/** The company's own choice: what it has pinned first, each part in its order. */
export const inOrder = (chosen: readonly ChosenStarter[]): string[] =>
  [...chosen.filter(({ isPinned }) => isPinned), ...chosen.filter(({ isPinned }) => !isPinned)].map(
    ({ question }) => question,
  );

/** @param asked by other customers, most asked first. @param headings as questions, best first */
export function firstSuggestions(asked: readonly string[], headings: readonly string[]): string[] {
  const fromOthers = without(asked.filter(standsAlone), []).slice(0, MAX_ASKED);
  return [...fromOthers, ...without(headings, fromOthers)].slice(0, MAX_FIRST);
}

/** What the newest answer suggests, without what this conversation has asked already. Null before any answer. */
export function followUps(messages: readonly MessageRow[]): string[] | null {
  const newest = messages.findLast(({ answer }) => answer !== null)?.answer;
  const asked = messages.filter(({ sender }) => sender === 'user').map(({ content }) => content);
  return newest ? without(newest.suggestions, asked) : null;
}
