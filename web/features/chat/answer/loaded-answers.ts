/** What shows answers is loaded behind the welcome, and is there before any answer is. */
import { networkError } from '../../../lib/api/api-error.ts';
import type { answers } from './answers.ts';

type Answers = typeof answers;
type Load = () => Promise<{ answers: Answers }>;

let load: Load | null = null;
let loaded: Answers | null = null;

/** Says how they are loaded, once for a page: what shows answers uses this module, which so can't name it itself. */
export function loadAnswersBy(by: Load): void {
  load = by;
}

/** Null before it is loaded, when there are no answers to show. */
export const loadedAnswers = (): Answers | null => loaded;

/** Loads what shows answers, once. @throws ApiError network if it does not come; it may at the next call */
export async function loadAnswers(): Promise<void> {
  if (loaded) return;
  if (!load) throw new Error('Nobody has said how answers are loaded.');
  try {
    loaded = (await load()).answers;
  } catch {
    throw networkError();
  }
}
