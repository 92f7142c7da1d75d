import { and, count, countDistinct, desc, eq, ilike } from 'drizzle-orm';
import type { CompanyHoldings } from '../../../contracts/company/closing.ts';
import type { Db } from '../../db/connect.ts';
import { createHoldingsRepository } from '../../db/holdings.repository.ts';
import { containing, type ListInput, type ListPage, offsetOf } from '../../db/list-page.ts';
import { account } from '../../db/schema/accounts.ts';
import { message } from '../../db/schema/chats.ts';
import { closedCompany, company } from '../../db/schema/companies.ts';
import { isStoredVersion, manual, manualVersion } from '../../db/schema/manuals.ts';
import { errorImage, product } from '../../db/schema/products.ts';
import { notifyWorkers } from '../../jobs/enqueue-job.ts';

export type Receipt = typeof closedCompany.$inferSelect;
export type Owner = Pick<typeof account.$inferSelect, 'id' | 'name' | 'email' | 'companyId'>;

/** The mark on a closed company, and its receipt. */
export function createClosingRepository(db: Db) {
  return { ...queryHoldings(db), ...queryOwners(db), ...markCompany(db), ...queryReceipts(db) };
}

/** What a company holds. */
function queryHoldings(db: Db) {
  const countOf = async (table: typeof product | typeof manual | typeof account, companyId: string) => {
    const [row] = await db.select({ n: count() }).from(table).where(eq(table.companyId, companyId));
    return row?.n ?? 0;
  };

  return {
    /** What the company holds, with what is deleted and can still be had back. */
    readHoldings: async (companyId: string): Promise<CompanyHoldings> => ({
      products: await countOf(product, companyId),
      manuals: await countOf(manual, companyId),
      conversations: await countConversations(db, companyId),
      members: await countOf(account, companyId),
      files: await countFiles(db, companyId),
      bytes: await createHoldingsRepository(db).sumBytes(companyId),
    }),

    /** Undefined for a closed company, too. */
    async findName(companyId: string): Promise<string | undefined> {
      const [row] = await db
        .select({ name: company.name, closedAt: company.closedAt })
        .from(company)
        .where(eq(company.id, companyId));
      return row?.closedAt === null ? row.name : undefined;
    },
  };
}

async function countFiles(db: Db, companyId: string): Promise<number> {
  const keys = [manualVersion, errorImage].map((table) =>
    db
      .select({ n: count(table.fileKey) })
      .from(table)
      .where(and(eq(table.companyId, companyId), table === manualVersion ? isStoredVersion : undefined)),
  );
  const logos = db
    .select({ n: count(company.logoKey) })
    .from(company)
    .where(eq(company.id, companyId));
  const counted = await Promise.all([...keys, logos]);
  return counted.reduce((total, [row]) => total + (row?.n ?? 0), 0);
}

async function countConversations(db: Db, companyId: string): Promise<number> {
  const [row] = await db
    .select({ n: countDistinct(message.chatbotId) })
    .from(message)
    .where(eq(message.companyId, companyId));
  return row?.n ?? 0;
}

/** Whose the company is. */
function queryOwners(db: Db) {
  return {
    async findOwner(companyId: string): Promise<Owner | undefined> {
      const [row] = await db
        .select({ id: account.id, name: account.name, email: account.email, companyId: account.companyId })
        .from(account)
        .innerJoin(company, and(eq(company.id, account.companyId), eq(company.ownerId, account.id)))
        .where(eq(company.id, companyId));
      return row;
    },

    /** The owner's account, if it is one's. */
    async findOwnerById(accountId: string): Promise<(Owner & { companyId: string }) | undefined> {
      const [row] = await db
        .select({ id: account.id, name: account.name, email: account.email, companyId: company.id })
        .from(account)
        .innerJoin(company, and(eq(company.id, account.companyId), eq(company.ownerId, account.id)))
        .where(eq(account.id, accountId));
      return row;
    },
  };
}

/** The mark. */
function markCompany(db: Db) {
  return {
    async close(receipt: Pick<Receipt, 'id' | 'name' | 'closedBy' | 'closedAt' | 'erasesAt'>): Promise<void> {
      const { id, closedAt } = receipt;
      await db.update(company).set({ closedAt }).where(eq(company.id, id));
      await db.insert(closedCompany).values(receipt);
    },

    /** Takes the mark away, and the receipt with it; the jobs that waited are due. */
    async open(companyId: string): Promise<void> {
      await db
        .update(company)
        .set({ closedAt: null })
        .where(eq(company.id, companyId))
        .returning({ notified: notifyWorkers });
      await db.delete(closedCompany).where(eq(closedCompany.id, companyId));
    },
  };
}

/** Receipts. */
function queryReceipts(db: Db) {
  return {
    async findReceipt(companyId: string): Promise<Receipt | undefined> {
      const [row] = await db.select().from(closedCompany).where(eq(closedCompany.id, companyId));
      return row;
    },

    /** Newest first, by the company's name. */
    async listReceipts(filter: ListInput): Promise<ListPage<Receipt>> {
      const matches = ilike(closedCompany.name, containing(filter.search));
      const rows = await db
        .select()
        .from(closedCompany)
        .where(matches)
        .orderBy(desc(closedCompany.closedAt), desc(closedCompany.id))
        .limit(filter.limit)
        .offset(offsetOf(filter));
      const [total] = await db.select({ n: count() }).from(closedCompany).where(matches);
      return { rows, total: total?.n ?? 0 };
    },
  };
}
