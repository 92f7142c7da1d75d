import { chatRoutes } from '../../../contracts/chat/chat.ts';
import { MAX_QUESTION_CHARS } from '../../../contracts/plans/limits.ts';
import { hostileKinds, hostileQuestion } from '../hostile-words/questions.ts';
import { type Attack, repeat } from './attack.ts';

const AT_ONCE = 20;

/** Questions that are made to be slow, unbroken words of every script among them. */
export const hostileWords: Attack = {
  name: 'hostile-words',
  about: `${AT_ONCE} questions at once of ${MAX_QUESTION_CHARS} characters, made to be slow in ${hostileKinds.length} ways`,
  run: ({ api, attacker: { uniqueId, companyId, productId } }, signal) =>
    repeat(signal, AT_ONCE, async (turn) => {
      const kind = hostileKinds[turn % hostileKinds.length] ?? '';
      const question = hostileQuestion(kind, MAX_QUESTION_CHARS).slice(0, MAX_QUESTION_CHARS);
      await api.call(chatRoutes.askBot, { body: { uniqueId, companyId, productId, question } });
    }),
};
