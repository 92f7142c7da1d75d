import { beforeAll } from 'vitest';
import { loadAnswers, loadAnswersBy } from '../answer/loaded-answers.ts';

/** Loads what shows answers before the tests of a file: on a busy machine it takes longer than a test waits for an answer. */
export function loadAnswersFirst(): void {
  beforeAll(async () => {
    loadAnswersBy(() => import('../answer/answers.ts'));
    await loadAnswers();
  });
}
