import type { z } from 'zod';
import {
  ACCESS_TOKEN_PREFIX,
  type AccessToken,
  type accessTokenForm,
  MAX_ACCESS_TOKENS,
} from '../../../contracts/account/access-tokens.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { lockCompany } from '../../db/lock-company.ts';
import type { Actor, CompanyActor } from '../../http/actor.ts';
import { requireOwner } from '../../http/authorize.ts';
import { createToken, hashToken } from '../../lib/tokens.ts';
import { DAY_MS } from '../../time.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type AccessTokenRow, createAccessTokensRepository } from './access-tokens.repository.ts';

// Written at most this often, so that a call doesn't cost a write.
const TOUCH_EVERY_MS = 60_000;

export type AccessTokens = ReturnType<typeof createAccessTokens>;

const SHAPE = new RegExp(`^${ACCESS_TOKEN_PREFIX}[A-Za-z0-9_-]{43}$`);

/** Whether a bearer token has the shape of an access token, which is longer than a session's. */
export const isAccessToken = (token: string): boolean => SHAPE.test(token);

/** Access tokens, with which programs make a company's calls; its owner manages them. */
export function createAccessTokens({ db }: { db: Db }) {
  const repository = createAccessTokensRepository(db);

  return {
    /** Newest first. @throws AppError not_allowed for members */
    async list(actor: CompanyActor): Promise<AccessToken[]> {
      requireOwner(actor);
      return (await repository.list(actor.companyId)).map(present);
    },

    /**
     * @returns the token, which can't be read again, and what lists show of it
     * @throws AppError not_allowed for members, conflict when there are as many as there may be
     */
    async create(
      actor: CompanyActor,
      { name, scopes, validDays }: z.output<typeof accessTokenForm>,
    ): Promise<AccessToken & { token: string }> {
      requireOwner(actor);
      const { companyId, accountId } = actor;
      const made = createToken(validDays === null ? null : validDays * DAY_MS, ACCESS_TOKEN_PREFIX);
      const row = { ...made.row, companyId, name, scopes, createdBy: accountId };
      await db.transaction(async (tx) => {
        const within = createAccessTokensRepository(tx);
        await lockCompany(tx, companyId);
        if ((await within.count(companyId)) >= MAX_ACCESS_TOKENS) throw tooMany();
        await within.insert(row);
        await recordAudit(tx, actor, {
          action: 'access_token.created',
          companyId,
          subject: { id: row.id, name },
          after: { scopes, expiresAt: row.expiresAt },
        });
      });
      return { ...present({ ...row, lastUsedAt: null, creatorName: actor.name }), token: made.token };
    },

    /** @throws AppError not_allowed for members, not_found */
    async revoke(actor: CompanyActor, id: string): Promise<void> {
      requireOwner(actor);
      const { companyId } = actor;
      await db.transaction(async (tx) => {
        const revoked = await createAccessTokensRepository(tx).delete(companyId, id);
        if (!revoked) throw notFound('This access token');
        const subject = { id, name: revoked.name };
        await recordAudit(tx, actor, { action: 'access_token.revoked', companyId, subject });
      });
    },

    /** Revokes what an account has created for a company, as part of the caller's transaction. */
    async revokeOf(tx: Db, companyId: string, accountId: string): Promise<void> {
      await createAccessTokensRepository(tx).deleteOf(companyId, accountId);
    },

    /** The caller of an access token, or null. */
    findActor: createFindActor(db),
  };
}

function createFindActor(db: Db) {
  const repository = createAccessTokensRepository(db);

  return async (token: string): Promise<Actor | null> => {
    const now = new Date();
    const found = await repository.findActor(hashToken(token), now);
    if (!found) return null;
    const { actor, companyId, lastUsedAt } = found;
    if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= TOUCH_EVERY_MS) {
      await repository.touch(companyId, actor.sessionId, now);
    }
    return actor;
  };
}

const tooMany = (): AppError =>
  new AppError(
    'conflict',
    `A company can have ${MAX_ACCESS_TOKENS} access tokens. Revoke one that is not used any more.`,
  );

const present = (row: Omit<AccessTokenRow, 'companyId' | 'createdBy'>): AccessToken => ({
  _id: row.id,
  name: row.name,
  scopes: row.scopes,
  createdBy: row.creatorName,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  expiresAt: row.expiresAt?.toISOString() ?? null,
});
