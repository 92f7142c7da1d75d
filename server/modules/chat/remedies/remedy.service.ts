/** Finds what to try next if an answer did not help: the manual's next section, then the company's own help. */

import type { Message } from '../../../../contracts/chat/messages.ts';
import { presentMessage } from '../../../../replies/present-message.ts';
import type { StoredAnswer } from '../../../../replies/stored-answer.ts';
import { AppError, notFound } from '../../../app-error.ts';
import type { Db } from '../../../db/connect.ts';
import type { LinkSigner } from '../../files/link-signer.ts';
import { createChatRepository, type LinkRow, type MessageRow } from '../chat.repository.ts';
import { findLinkByUniqueId } from '../find-link.ts';
import { idAt, messageRow } from '../message-row.ts';
import { createFindRemedy, type FindRemedyDeps } from './find-remedy.ts';
import { createRemedyRepository } from './remedy.repository.ts';

type Deps = FindRemedyDeps & { db: Db; links: LinkSigner };

export type RemedyService = ReturnType<typeof createRemedyService>;

/** Finds remedies. No model writes them and no query is charged, because the question has been paid for. */
export function createRemedyService({ db, links, ...deps }: Deps) {
  const repository = createChatRepository(db);
  const remedyRepository = createRemedyRepository(db);
  const find = createFindRemedy(repository, deps);

  /** Stores what was found, unless another call for the same answer was faster. */
  async function keep(
    link: LinkRow,
    answer: MessageRow,
    found: StoredAnswer | null,
  ): Promise<MessageRow | null> {
    const { companyId, id } = link.chatbot;
    return db.transaction(async (tx) => {
      const within = createChatRepository(tx);
      if (!(await within.lockAnswer(companyId, id, answer.id))) throw notFound('This answer');
      const remedies = createRemedyRepository(tx);
      const known = await remedies.findRemedy(companyId, answer.id);
      if (known) return known;
      if (!found) {
        await remedies.setNoRemedyLeft(companyId, answer.id);
        return null;
      }
      const now = new Date();
      const remedy = messageRow(link, {
        id: idAt(now),
        sender: 'bot',
        content: found.content,
        questionId: answer.questionId,
        remedyOf: answer.id,
        visit: answer.visit,
        answer: found,
        confidence: found.confidence,
        createdAt: now,
      });
      await within.insertMessages([remedy]);
      return remedy;
    });
  }

  return {
    /**
     * The remedy of an answer: found at the first call, the same one at every other; null when nothing is left.
     * @throws AppError not_found, out_of_queries while the company is suspended
     */
    async next(uniqueId: string, messageId: string): Promise<Message | null> {
      const link = await findLinkByUniqueId(repository, uniqueId);
      const { companyId, id } = link.chatbot;
      if (link.company.suspendedAt)
        throw new AppError('out_of_queries', 'This chatbot answers no questions now.');
      const answer = await remedyRepository.findAnswer(companyId, id, messageId);
      if (!answer) throw notFound('This answer');
      const known = await remedyRepository.findRemedy(companyId, messageId);
      const remedy = known ?? (await keep(link, answer, await find(link, answer)));
      return remedy && presentMessage(remedy, links);
    },
  };
}
