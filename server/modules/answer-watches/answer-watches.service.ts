/** Customers who are told when a new version changes what they were answered: asked for in the chat, confirmed by the address, ended at any time. */
import { watchPath } from '../../../contracts/chat/watch-path.ts';
import type { UnsubscribeTokens } from '../../lib/unsubscribe-tokens.ts';
import { changeMail } from '../mails/change-mails.ts';
import type { MailsService } from '../mails/mails.service.ts';
import { createAnswerWatchesRepository, type KnownWatch } from './answer-watches.repository.ts';
import { type AskToWatchDeps, createAskToWatch } from './ask-to-watch.ts';
import { createTellChanges, tellOne } from './tell-changes.ts';

type Deps = Omit<AskToWatchDeps, 'now' | 'mails'> & {
  mails: Pick<MailsService, 'queue' | 'countWatchRequests' | 'countChangeMails' | 'findRefusal'>;
  links: WatchLinks;
  now?: () => Date;
};
export type AnswerWatchesService = ReturnType<typeof createAnswerWatches>;

/** Addresses of the page of one address. */
export type WatchLinks = ReturnType<typeof createWatchLinks>;
export function createWatchLinks({ tokens, publicUrl }: { tokens: UnsubscribeTokens; publicUrl: string }) {
  return {
    read: (token: string): { companyId: string; id: string } | undefined => {
      const [companyId, id] = tokens.read(token)?.split('.') ?? [];
      return companyId === undefined || id === undefined ? undefined : { companyId, id };
    },
    of: ({ companyId, id }: { companyId: string; id: string }) => {
      const token = tokens.make(`${companyId}.${id}`);
      return { link: publicUrl + watchPath(token), unsubscribeUrl: publicUrl + watchPath(token, 'stop') };
    },
  };
}

/** Makes the service. */
export function createAnswerWatches({ links, now = () => new Date(), ...deps }: Deps) {
  const { db, mails, identity } = deps;
  const telling: Parameters<typeof createTellChanges>[0] = {
    ...{ db, now, mails },
    send: async (tx, watch, answers, id) => {
      const { brandName } = await identity.read(tx);
      const { link, unsubscribeUrl } = links.of(watch);
      const { companyId, email: recipient } = watch;
      const content = changeMail({ ...watch, brandName, link, answers });
      await mails.queue(tx, {
        ...{ id, companyId, recipient, content, unsubscribeUrl, isPrivate: true },
        purpose: 'change',
      });
    },
  };

  async function find(token: string): Promise<KnownWatch | undefined> {
    const own = links.read(token);
    return own && createAnswerWatchesRepository(db).find(own.companyId, own.id);
  }

  return {
    ask: createAskToWatch({ ...deps, now }, links.of),

    find,

    /** Begins it, and tells at once what has changed by then. @returns what is confirmed; undefined where it is gone */
    async confirm(token: string): Promise<KnownWatch | undefined> {
      const found = await find(token);
      if (!found) return undefined;
      const { companyId } = found;
      const kept = await db.transaction((tx) =>
        createAnswerWatchesRepository(tx).confirm(companyId, found.id, now()),
      );
      if (kept === undefined) return undefined;
      await tellOne(telling, { companyId, id: kept });
      return { ...found, confirmedAt: found.confirmedAt ?? now() };
    },

    /** Ends all of the address's of the product, and erases the address; what is gone is ended. @returns what it was for */
    async stop(token: string): Promise<KnownWatch | undefined> {
      const found = await find(token);
      if (found) await createAnswerWatchesRepository(db).removeAddress(found);
      return found;
    },

    tellChanges: createTellChanges(telling),

    /** Forgets requests that were not confirmed. @returns how many */
    sweepRequests: (before: Date): Promise<number> =>
      createAnswerWatchesRepository(db).removeUnconfirmed(before),
  };
}
