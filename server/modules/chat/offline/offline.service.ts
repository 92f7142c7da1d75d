/** Chats that customers save on their devices: what is saved, and what was asked there since. */
import type { KeptQuestion } from '../../../../contracts/chat/offline.ts';
import { MAX_KEPT_DAYS } from '../../../../contracts/plans/limits.ts';
import { AppError, notFound } from '../../../app-error.ts';
import type { Db } from '../../../db/connect.ts';
import type { CompanyActor } from '../../../http/actor.ts';
import { DAY_MS } from '../../../time.ts';
import type { CorrectionService } from '../../corrections/corrections.service.ts';
import type { LinkSigner } from '../../files/link-signer.ts';
import type { AnsweringVersion } from '../../manuals/answering.repository.ts';
import type { PassageRepository } from '../../manuals/passages.repository.ts';
import type { MeaningService } from '../../meaning/meaning.service.ts';
import type { ModelShelf } from '../../meaning/model-shelf.ts';
import { createPlaceReads } from '../../places/places.service.ts';
import type { AskService } from '../ask.service.ts';
import { createChatRepository } from '../chat.repository.ts';
import { findLinkAt, findLinkByIds, type LinkIds } from '../find-link.ts';
import { createOfflineRepository } from './offline.repository.ts';
import { createPack } from './offline-packs.ts';
import { createPackedMeaning } from './packed-meaning.ts';

type Deps = {
  db: Db;
  asks: Pick<AskService, 'ask'>;
  passages: Pick<PassageRepository, 'findRevision' | 'listAnsweringPassages'>;
  corrections: Pick<CorrectionService, 'listCorrected'>;
  meaning: Pick<MeaningService, 'measureVectors' | 'readVectors'>;
  modelShelf: ModelShelf;
  listAnswering: (companyId: string, productId: string) => Promise<AnsweringVersion[]>;
  links: LinkSigner;
};
export type OfflineService = ReturnType<typeof createOfflineService>;

/** Makes packs, takes what was asked with them, and keeps whether they are allowed. */
export function createOfflineService({ db, asks, passages, corrections, links, ...made }: Deps) {
  const repository = createOfflineRepository(db);
  const chats = createChatRepository(db);

  return {
    /**
     * What a device saves of a link; null where it has that revision already.
     * @throws AppError not_found, not_allowed where the company does not allow it
     */
    pack: createPack({ chats, passages, corrections, places: createPlaceReads(db), links }),

    ...createPackedMeaning({
      ...{ chats, meaning: made.meaning, models: made.modelShelf, findRevision: passages.findRevision },
      listAnsweringVersions: made.listAnswering,
    }),

    /**
     * Keeps questions that were asked on a device, one after the other, each once. They are answered as the device
     * answered them, by words alone unless it says otherwise, and count on the day they were asked, also over a limit.
     * @returns the keys of those that are kept
     * @throws AppError not_found, not_allowed while the company is suspended, invalid_request for the key of another question
     */
    async keep(ids: LinkIds, questions: readonly KeptQuestion[], now = new Date()): Promise<string[]> {
      if ((await findLinkByIds(chats, ids))?.company.suspendedAt)
        throw new AppError('not_allowed', 'This chat is closed for now.');
      const kept: string[] = [];
      for (const { key, question, askedAt, variant, variants, byMeaning = false, ...code } of questions) {
        const sent = { question, requestKey: key, variant, variants, code };
        await asks.ask(ids, sent, {
          replayedAt: momentIn(askedAt, now),
          wasOffline: byMeaning ? 'by meaning' : 'by words',
        });
        kept.push(key);
      }
      return kept;
    },

    /** What the app of a chat is called by; null for a link that opens none, or may not be saved. @param ids as they stand in an address */
    async describeChat(ids: LinkIds): Promise<{ product: string; accent: string | null } | null> {
      const link = await findLinkAt(chats, ids);
      if (!link?.allowsOffline) return null;
      return { product: link.productName, accent: link.company.accent };
    },

    /** @throws AppError not_found */
    async isAllowed({ companyId }: CompanyActor, productId: string): Promise<boolean> {
      const isAllowed = await repository.findAllowed(companyId, productId);
      if (isAllowed === undefined) throw notFound('This product');
      return isAllowed;
    },

    /** @throws AppError not_found */
    async allow({ companyId }: CompanyActor, productId: string, isAllowed: boolean): Promise<void> {
      if (!(await repository.setAllowed(companyId, productId, isAllowed))) throw notFound('This product');
    },
  };
}

/** When a device says that it was asked, within what can be: its clock may be wrong. */
function momentIn(askedAt: string, now: Date): Date {
  const earliest = now.getTime() - MAX_KEPT_DAYS * DAY_MS;
  return new Date(Math.min(Math.max(new Date(askedAt).getTime(), earliest), now.getTime()));
}
