/** Everything of a closed company goes, and nothing of another, however often erasing is cut off. */
import { eq, getTableName } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { account } from '../../db/schema/accounts.ts';
import { closedCompany, company } from '../../db/schema/companies.ts';
import { manualVersion } from '../../db/schema/manuals.ts';
import { mail } from '../../db/schema/platform.ts';
import type { FileStore } from '../../providers/storage/file-store.ts';
import { fillEveryTable, listSchemaTables } from '../../testing/every-table.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { createFileKey } from '../files/file-key.ts';
import { createMailsService } from '../mails/mails.service.ts';
import { createShowcaseRepository } from '../showcase/showcase.repository.ts';
import { createEraseCompanyHandler } from './erase-company.handler.ts';
import { ERASED_LAST, ERASED_TABLES } from './erased-tables.ts';

type Rows = Record<string, string[]>;

describeOnBothDatabases('erasing where every table has rows of two companies', (database) => {
  let gone: typeof company.$inferSelect;
  let other: typeof company.$inferSelect;
  let owner: typeof account.$inferSelect;
  let files: Set<string>;
  let drawn: Set<string>;
  const complete = vi.fn(async () => undefined);

  async function emptyEveryTable(): Promise<void> {
    const names = (await listSchemaTables()).map((table) => `"${getTableName(table)}"`).join(', ');
    // The trail refuses to be emptied.
    for (const statement of [
      'alter table audit_entry disable trigger user',
      `truncate ${names}`,
      'alter table audit_entry enable trigger user',
    ])
      await database().pool.query(statement);
  }

  /** Every row of every table, as PostgreSQL writes it. */
  async function readAll(): Promise<Rows> {
    const all: Rows = {};
    for (const name of (await listSchemaTables()).map((table) => getTableName(table))) {
      const { rows } = await database().pool.query<{ row: string }>(
        `select t::text as row from "${name}" t order by 1`,
      );
      all[name] = rows.map(({ row }) => row);
    }
    return all;
  }

  /** @param fails told of each removal of a file; throws to cut erasing off there */
  const handler = (fails: (key: string) => void = () => undefined) => {
    const fileStore: Pick<FileStore, 'list' | 'remove'> = {
      async *list() {
        for (const key of [...files]) yield { key, storedAt: new Date() };
      },
      async remove(key) {
        fails(key);
        files.delete(key);
      },
    };
    return createEraseCompanyHandler({
      db: database().write,
      fileStore,
      forgetPictures: async (key) => void drawn.delete(key),
      untilReleased: async () => undefined,
      forgetShowcase: (tx, id) => createShowcaseRepository(tx).forget(id),
      mails: createMailsService({ db: database().write, hasMailServer: false }),
      identity: { read: async () => ({ brandName: 'Manualist', supportEmail: null }) },
    });
  };
  const erase = (run = handler(), signal = new AbortController().signal) =>
    run(
      { companyId: gone.id, closedAt: gone.closedAt?.toISOString() ?? '' },
      {
        id: gone.id,
        companyId: null,
        attempt: 1,
        isLastAttempt: false,
        signal,
        complete,
        isWaitedFor: async () => false,
      },
    );

  beforeEach(async () => {
    complete.mockClear();
    const db = database().write;
    await emptyEveryTable();
    files = new Set(await fillEveryTable(database()));
    // A removed version has no file to count.
    await db.update(manualVersion).set({ removedAt: null });
    const rows = await db.select().from(company);
    const [closed, open] = [rows.find((row) => row.closedAt), rows.find((row) => !row.closedAt)];
    if (!closed?.closedAt || !open) throw new Error('One company is closed, and one is not.');
    [gone, other] = [closed, open];
    for (const { id } of [gone, other]) files.add(createFileKey(id, 'pdf'));
    files.add('somebody-elses.txt');
    drawn = new Set(files);
    const [person] = await db.select().from(account).where(eq(account.companyId, gone.id));
    if (!person) throw new Error('Each company has somebody.');
    owner = person;
    await db.update(company).set({ ownerId: owner.id }).where(eq(company.id, gone.id));
    await db.insert(closedCompany).values({
      id: gone.id,
      name: gone.name,
      closedBy: 'owner',
      closedAt: gone.closedAt ?? new Date(),
      erasesAt: new Date(),
    });
    await createShowcaseRepository(db).save({
      companyId: gone.id,
      productId: gone.id,
      openingQuestion: 'Why?',
    });
  });

  it('leaves nothing of it but its receipt and the audit trail', async () => {
    const db = database().write;
    const before = await readAll();
    await erase();
    const after = await readAll();
    expect(complete).toHaveBeenCalledTimes(1);

    for (const table of [...ERASED_TABLES, ...ERASED_LAST]) {
      const name = getTableName(table);
      const [was, is] = [before[name] ?? [], after[name] ?? []];
      expect([name, was.filter((row) => !is.includes(row)).length]).toEqual([name, 1]);
    }
    const holders = Object.entries(after).filter(([, rows]) => rows.some(isOfGone));
    // What visitors try is no company's; only here do its files have the names of those of one.
    expect(holders.map(([name]) => name).sort()).toEqual(['audit_entry', 'closed_company', 'mail', 'tryout']);
    expect(after.mail?.filter(isOfGone)).toEqual([expect.stringContaining('Receipt:')]);
    expect([...files].filter((key) => key.startsWith(gone.id))).toEqual([]);
    expect([...drawn].filter((key) => key.startsWith(gone.id))).toEqual([]);
    expect(await createShowcaseRepository(db).find()).toBeNull();

    const [receipt] = await db.select().from(closedCompany).where(eq(closedCompany.id, gone.id));
    expect(receipt).toMatchObject({
      holdings: { products: 1, manuals: 1, conversations: 1, members: 1, files: 3 },
      rowsErased: ERASED_TABLES.length + ERASED_LAST.length,
      erasedAt: expect.any(Date),
    });
  });

  it('changes and removes no row and no file of another', async () => {
    const before = await readAll();
    const filesBefore = [...files].filter((key) => !key.startsWith(gone.id));
    await erase();
    const after = await readAll();
    for (const [name, rows] of Object.entries(before)) {
      const others = rows.filter((row) => !isOfGone(row));
      expect([name, others.filter((row) => !after[name]?.includes(row))]).toEqual([name, []]);
      if (name !== 'closed_company') expect([name, others.length > 0]).toEqual([name, true]);
    }
    expect([...files].sort()).toEqual(filesBefore.sort());
    expect(drawn.size).toBe(files.size);
  });

  it('goes on where it was cut off, and counts every row once', async () => {
    let removed = 0;
    const cutOff = handler(() => {
      removed += 1;
      if (removed === 2) throw new Error('The disk is gone.');
    });
    await expect(erase(cutOff)).rejects.toThrow('The disk is gone.');
    for (const looks of [12, 20]) {
      await expect(erase(handler(), stoppedAfter(looks))).rejects.toThrow('The program stops.');
      const receipts = await database()
        .write.select()
        .from(closedCompany)
        .where(eq(closedCompany.id, gone.id));
      expect(receipts).toMatchObject([{ rowsErased: expect.toSatisfy((rows) => rows > 3), erasedAt: null }]);
    }
    expect(complete).not.toHaveBeenCalled();
    await erase();
    expect(await database().write.select().from(company)).toMatchObject([{ id: other.id }]);
    const [receipt] = await database()
      .write.select()
      .from(closedCompany)
      .where(eq(closedCompany.id, gone.id));
    expect(receipt).toMatchObject({
      holdings: { products: 1, files: 3 },
      rowsErased: ERASED_TABLES.length + ERASED_LAST.length,
      erasedAt: expect.any(Date),
    });
    const rows = await readAll();
    await erase();
    expect(await readAll()).toEqual(rows);
  });

  it('does nothing to a company that is open again, or was closed anew', async () => {
    const db = database().write;
    for (const closedAt of [null, new Date('2026-11-27T10:00:00Z')]) {
      await db.update(company).set({ closedAt }).where(eq(company.id, gone.id));
      const rows = await readAll();
      await erase();
      expect(await readAll()).toEqual(rows);
    }
  });

  it('takes the mails to its people that name no company, and tells its owner by one', async () => {
    const db = database().write;
    const to = (recipient: string) => ({
      id: crypto.randomUUID(),
      recipient,
      subject: 'Confirm your e-mail',
      text: 'words',
      html: 'words',
      state: 'sent' as const,
    });
    const strangers = to('stranger@example.com');
    await db.insert(mail).values([to(owner.email), strangers]);
    await erase();
    const mails = await db.select().from(mail);
    expect(mails.filter(({ subject }) => subject === 'Confirm your e-mail')).toMatchObject([
      { id: strangers.id },
    ]);
    const receipts = mails.filter(({ subject }) => subject.startsWith('Receipt:'));
    expect(receipts).toMatchObject([{ recipient: owner.email, companyId: null }]);
    expect(receipts[0]?.text).toContain('1 product\n1 manual\n1 conversation\n1 member\n3 stored files');
  });

  /** Whether a row names the company or its only person, as the rows of both do. */
  const isOfGone = (row: string): boolean => row.includes(gone.id) || row.includes(owner.id);
});

/** A signal that is aborted when it is looked at for so many times. */
function stoppedAfter(looks: number): AbortSignal {
  const { signal } = new AbortController();
  let looked = 0;
  signal.throwIfAborted = () => {
    looked += 1;
    if (looked >= looks) throw new Error('The program stops.');
  };
  return signal;
}
