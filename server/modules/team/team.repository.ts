import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Role } from '../../../contracts/account/auth.ts';
import type { Db } from '../../db/connect.ts';
import { account, accountTotp } from '../../db/schema/accounts.ts';
import { company, isOpenCompany } from '../../db/schema/companies.ts';
import { mail } from '../../db/schema/platform.ts';
import { teamInvitation, unwantedInvitation } from '../../db/schema/teams.ts';
import type { MailRow } from '../mails/mails.repository.ts';

export type InvitationRow = typeof teamInvitation.$inferSelect;
export type ListedInvitation = InvitationRow & {
  mailState: MailRow['state'] | null;
  isMailRefused: boolean | null;
  isUnwanted: boolean;
};
export type AccountRow = Pick<
  typeof account.$inferSelect,
  'id' | 'name' | 'email' | 'role' | 'companyId' | 'approvedAt'
>;
export type TeamRepository = ReturnType<typeof createTeamRepository>;

const accountColumns = {
  id: account.id,
  name: account.name,
  email: account.email,
  role: account.role,
  companyId: account.companyId,
  approvedAt: account.approvedAt,
};

/** Members and invitations of one company. */
export function createTeamRepository(db: Db) {
  return { ...queryMembers(db), ...queryChanges(db), ...queryInvitations(db) };
}

/** Members and who may become one. */
function queryMembers(db: Db) {
  return {
    /** The owner first, then by name. */
    listMembers(companyId: string): Promise<(AccountRow & { isOwner: boolean; hasTwoStep: boolean })[]> {
      const isOwner = sql<boolean>`${company.ownerId} = ${account.id}`;
      return db
        .select({
          ...accountColumns,
          isOwner,
          hasTwoStep: sql<boolean>`${accountTotp.turnedOnAt} is not null`,
        })
        .from(account)
        .leftJoin(accountTotp, eq(accountTotp.accountId, account.id))
        .innerJoin(company, eq(company.id, account.companyId))
        .where(eq(account.companyId, companyId))
        .orderBy(desc(isOwner), account.name, account.id);
    },

    async findMember(companyId: string, accountId: string): Promise<AccountRow | undefined> {
      const [row] = await db
        .select(accountColumns)
        .from(account)
        .where(and(eq(account.companyId, companyId), eq(account.id, accountId)));
      return row;
    },

    async findAccountByEmail(email: string): Promise<AccountRow | undefined> {
      const [row] = await db.select(accountColumns).from(account).where(eq(account.email, email));
      return row;
    },

    /** Holds the account, so that it can't create a company while it joins one. */
    async lockAccount(accountId: string): Promise<AccountRow | undefined> {
      const [row] = await db
        .select(accountColumns)
        .from(account)
        .where(eq(account.id, accountId))
        .for('update');
      return row;
    },

    async findCompanyName(companyId: string): Promise<string | undefined> {
      const [row] = await db.select({ name: company.name }).from(company).where(eq(company.id, companyId));
      return row?.name;
    },
  };
}

/** What changes in a team. */
function queryChanges(db: Db) {
  return {
    /** Whether the company asks its people for two-step sign-in. */
    async findTwoStepRule(companyId: string): Promise<boolean> {
      const [row] = await db
        .select({ isRequired: company.requiresTwoStep })
        .from(company)
        .where(eq(company.id, companyId));
      return row?.isRequired ?? false;
    },

    async setTwoStepRule(companyId: string, requiresTwoStep: boolean): Promise<void> {
      await db.update(company).set({ requiresTwoStep }).where(eq(company.id, companyId));
    },

    async setOwner(companyId: string, ownerId: string): Promise<void> {
      await db.update(company).set({ ownerId }).where(eq(company.id, companyId));
    },

    /** Puts an account into the company, with the standing its owner has. */
    async addMember(
      companyId: string,
      accountId: string,
      standing: { role: Role; approvedAt: Date | null },
    ): Promise<void> {
      await db
        .update(account)
        .set({ companyId, ...standing })
        .where(eq(account.id, accountId));
    },

    /** Takes an account out of the company, with the rights it had there. Undefined if it is not in it. */
    async removeMember(companyId: string, accountId: string): Promise<{ name: string } | undefined> {
      const [row] = await db
        .update(account)
        .set({ companyId: null, role: 'user', approvedAt: null })
        .where(and(eq(account.companyId, companyId), eq(account.id, accountId)))
        .returning({ name: account.name });
      return row;
    },
  };
}

/** Invitations that are open. */
function queryInvitations(db: Db) {
  return {
    /** With the state of the last invitation mailed to each, and whether its recipient wants any. */
    listInvitations(companyId: string): Promise<ListedInvitation[]> {
      const lastMail = lastInvitationMail(db, companyId);
      return db
        .select({
          ...getTableColumns(teamInvitation),
          mailState: lastMail.state,
          isMailRefused: lastMail.isRefused,
          isUnwanted,
        })
        .from(teamInvitation)
        .leftJoinLateral(lastMail, sql`true`)
        .where(eq(teamInvitation.companyId, companyId))
        .orderBy(desc(teamInvitation.createdAt), desc(teamInvitation.id));
    },

    /** The one look-up that begins without a tenant: the company is what the token tells. None is of a closed one. */
    async findByToken(tokenHash: string): Promise<InvitationRow | undefined> {
      const [row] = await db
        .select(getTableColumns(teamInvitation))
        .from(teamInvitation)
        .innerJoin(company, eq(company.id, teamInvitation.companyId))
        .where(and(eq(teamInvitation.tokenHash, tokenHash), isOpenCompany));
      return row;
    },

    /** Writes an invitation in place of an earlier one of the same address. */
    async replaceInvitation(companyId: string, row: Omit<InvitationRow, 'companyId'>): Promise<void> {
      const values = { ...row, companyId };
      await db
        .insert(teamInvitation)
        .values(values)
        .onConflictDoUpdate({ target: [teamInvitation.companyId, teamInvitation.email], set: values });
    },

    /** Undefined if it was gone already: an invitation is used by whoever deletes it. */
    async deleteInvitation(companyId: string, id: string): Promise<boolean> {
      const rows = await db
        .delete(teamInvitation)
        .where(and(eq(teamInvitation.companyId, companyId), eq(teamInvitation.id, id)))
        .returning({ id: teamInvitation.id });
      return rows.length > 0;
    },
  };
}

/** The state of the last invitation that was mailed to a selected invitation's address, as a lateral subquery. */
const lastInvitationMail = (db: Db, companyId: string) =>
  db
    .select({ state: mail.state, isRefused: mail.isRefused })
    .from(mail)
    .where(
      and(
        eq(mail.companyId, companyId),
        eq(mail.recipient, teamInvitation.email),
        eq(mail.purpose, 'invitation'),
      ),
    )
    .orderBy(desc(mail.createdAt), desc(mail.id))
    .limit(1)
    .as('last_mail');

/** Whether the recipient of a selected invitation wants none of its company. */
const isUnwanted = sql<boolean>`exists (select 1 from ${unwantedInvitation}
        where ${unwantedInvitation.companyId} = ${teamInvitation.companyId}
          and ${unwantedInvitation.addressHash} = encode(sha256(convert_to(${teamInvitation.email}, 'UTF8')), 'hex'))`;
