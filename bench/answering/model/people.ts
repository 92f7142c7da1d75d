import { type ModelBehaviour, say } from '../../../server/testing/model/model-server.ts';
import { passagesOf, questionOf } from '../../../server/testing/model/read-request.ts';
import type { AskedQuestion } from './ask-all.ts';

/** A model that answers as people did in the set, or gives the answer to another question of it. */
export function answerAsPeople(questions: readonly AskedQuestion[], shift = 0): ModelBehaviour {
  const answers = questions.map(({ answer }) => answer);
  return say((request) => {
    const at = questions.findIndex(({ question }) => question === questionOf(request));
    const answer = answers[(at + shift) % answers.length] ?? '';
    const cited = passagesOf(request)
      .map((_, i) => `[${i + 1}]`)
      .join('');
    return answer.replace(/[.!?](?=\s\p{Lu}|$)/gu, ` ${cited}.`);
  });
}
