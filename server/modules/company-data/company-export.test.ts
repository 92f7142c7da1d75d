import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it, vi } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { teamRoutes } from '../../../contracts/account/team.ts';
import { chatRoutes } from '../../../contracts/chat/chat.ts';
import { companyDataRoutes } from '../../../contracts/company/company-data.ts';
import { dailyQuestions } from '../../db/schema/chats.ts';
import { company } from '../../db/schema/companies.ts';
import type { CompanyActor } from '../../http/actor.ts';
import { FileNotFoundError } from '../../providers/storage/file-store.ts';
import {
  createAccessToken,
  createAdministrator,
  createMember,
  createPendingCompany,
  type TestCompany,
  turnOnTwoStep,
} from '../../testing/accounts.ts';
import { fillEveryTable } from '../../testing/every-table.ts';
import { createLink, createNeighbours } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { createCompanyExport } from './company-export.service.ts';
import { createCompanyRowsRepository } from './company-rows.repository.ts';
import { EXPORTED_TABLES } from './exported-tables.ts';

const { exportAll } = companyDataRoutes;
const QUESTION = 'What does E-14 mean for Dana?';

/** The files of an archive by their paths. */
async function unzip(bytes: Buffer): Promise<Record<string, string>> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  const files: Record<string, string> = {};
  for await (const entry of zip.eachEntry())
    files[entry.fileName] = await text(await zip.openReadStreamPromise(entry));
  return files;
}
const rowsOf = (file: string | undefined): Record<string, unknown>[] =>
  (file ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

describeOnBothDatabases('export of a whole company', (database) => {
  const app = useTestApp(database);
  let vendor: TestCompany;
  let other: TestCompany;
  let productId = '';
  let uniqueId = '';

  const exportAs = (who: { token: string } | undefined, body: unknown) =>
    app().call(exportAll, { token: who?.token, body });
  /** The service on its own, for who has proven already. */
  const service = (openFile = async (key: string): Promise<Readable> => Readable.from([`file ${key}`])) =>
    createCompanyExport({
      db: database().write,
      twoStep: { prove: (_actor, _proof, work) => database().write.transaction(work) },
      storedFiles: { openFile },
      companyAudit: app().services.companyAudit,
      identity: app().services.identity,
    });

  beforeAll(async () => {
    const neighbours = await createNeighbours(app());
    ({ vendor, other, productId } = neighbours);
    const link = await createLink(app(), vendor, productId, 'dana@customer.example');
    uniqueId = link.uniqueId;
    await app().call(chatRoutes.askBot, { body: { ...link, question: QUESTION } });
    await app().call(teamRoutes.invite, { token: vendor.token, body: { email: 'ravi@example.com' } });
  });

  it('is a ZIP of rows and files that says what is what', async () => {
    const reply = await app().app.inject({
      method: exportAll.method,
      url: exportAll.path,
      headers: { authorization: `Bearer ${vendor.token}` },
      payload: { password: vendor.password },
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' });
    const files = await unzip(reply.rawPayload);
    expect(files['README.txt']).toContain('Everything that Manualist keeps of');
    for (const { name } of EXPORTED_TABLES) {
      expect(Object.keys(files)).toContain(`${name}.jsonl`);
      expect(files['README.txt']).toContain(`${name}.jsonl`);
    }
    expect(rowsOf(files['company.jsonl'])).toMatchObject([{ id: vendor.companyId }]);
    expect(rowsOf(files['members.jsonl'])).toMatchObject([{ id: vendor.userId, email: vendor.email }]);
    expect(rowsOf(files['chatbots.jsonl'])).toMatchObject([
      { uniqueId, customerEmail: 'dana@customer.example' },
    ]);
    expect(rowsOf(files['conversations.jsonl']).map(({ sender }) => sender)).toEqual(['user', 'bot']);
    expect(files['conversations.jsonl']).toContain(QUESTION);
    expect(files['audit-trail.csv']).toContain('Data of the company exported');
    const [{ fileKey } = { fileKey: '' }] = rowsOf(files['manual-versions.jsonl']);
    expect(files[`files/${fileKey}`]).toMatch(/^%PDF/);
    expect(Object.keys(files)).not.toContain('missing-files.txt');
  });

  it('asks for the password and, where it is on, for the code', async () => {
    expect(await exportAs(vendor, { password: 'not it at all' })).toMatchObject({
      body: { code: 'wrong_credentials' },
    });
    for (const body of [{}, { password: '' }, { password: 'x'.repeat(201) }, { password: 5 }])
      expect(await exportAs(vendor, body)).toMatchObject({ status: 400 });
    const codes = await turnOnTwoStep(app(), other);
    const { password } = other;
    expect(await exportAs(other, { password })).toMatchObject({ body: { code: 'code_required' } });
    expect(await exportAs(other, { password, code: '000000' })).toMatchObject({
      body: { code: 'wrong_code' },
    });
    expect(await exportAs(other, { password, code: codes[0] })).toMatchObject({ status: 200 });
    expect(await exportAs(other, { password, code: codes[0] })).toMatchObject({
      body: { code: 'wrong_code' },
    });
  });

  it('is the owner’s alone, of an approved company, and no program’s', async () => {
    const member = await createMember(app(), vendor);
    const waiting = await createPendingCompany(app(), 'Waiting House');
    const admin = await createAdministrator(app());
    const program = { token: await createAccessToken(app(), vendor, ['products:read']), password: 'x' };
    for (const who of [member, waiting, admin, program])
      expect(await exportAs(who, { password: who.password })).toMatchObject({ status: 403 });
    expect(await exportAs(undefined, { password: vendor.password })).toMatchObject({ status: 401 });
  });

  it('runs once at a time for a company, and ends with its reader', async () => {
    const exports = service();
    const actor = ownerOf(vendor.companyId);
    const first = await exports.export(actor, { password: '' });
    await expect(exports.export(actor, { password: '' })).rejects.toMatchObject({ code: 'conflict' });
    const second = await exports.export(ownerOf(other.companyId), { password: '' });
    await expect(exports.export(ownerOf(vendor.userId), { password: '' })).rejects.toMatchObject({
      code: 'unavailable',
    });
    for await (const _ of first) break;
    second.destroy();
    const again = await vi.waitFor(() => exports.export(actor, { password: '' }), 10_000);
    expect(Object.keys(await unzip(await buffer(again)))).toContain('sign-ins.csv');
  });

  it('reads on after a row, by keys of one column and of several', async () => {
    const days = ['2026-01-01', '2026-01-02', '2026-01-03'];
    const { write: db } = database();
    await db
      .insert(dailyQuestions)
      .values(days.map((day) => ({ companyId: vendor.companyId, productId, day, asked: 1 })));
    const { listAfter } = createCompanyRowsRepository(db);
    for (const name of ['conversations', 'daily-questions', 'company', 'members']) {
      const table = EXPORTED_TABLES.find((each) => each.name === name);
      if (!table) throw new Error('There is no such table.');
      const all = await listAfter(vendor.companyId, table, null, 100);
      const oneByOne: unknown[] = [];
      for (let last = null as (typeof all)[number] | null; ; ) {
        const [row] = await listAfter(vendor.companyId, table, last, 1);
        if (!row) break;
        oneByOne.push(row);
        last = row;
      }
      expect(oneByOne).toEqual(all);
      expect(all.length).toBeGreaterThan(0);
    }
  });

  it('names files that are gone, and sends the others', async () => {
    const key = `${vendor.companyId}_AAAAAAAAAAAAAAAAAAAAAA.webp`;
    const db = database().write;
    await db.update(company).set({ logoKey: key }).where(eq(company.id, vendor.companyId));
    const exports = service(async (asked) => {
      if (asked === key) throw new FileNotFoundError(key);
      return Readable.from([`file ${asked}`]);
    });
    const archive = await exports.export(ownerOf(vendor.companyId), { password: '' });
    const files = await unzip(await buffer(archive));
    await db.update(company).set({ logoKey: null }).where(eq(company.id, vendor.companyId));
    expect(Object.keys(files).filter((path) => path.startsWith('files/'))).toHaveLength(1);
    expect(files['missing-files.txt']).toBe(`${key}\n`);
  });
});

describeOnBothDatabases('export where every table has rows of two companies', (database) => {
  const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
  const idsIn = (values: unknown): string[] => JSON.stringify(values ?? null).match(UUID) ?? [];

  it('holds no row of the other, no secret and no hash', async () => {
    await fillEveryTable(database());
    const db = database().write;
    const exports = createCompanyExport({
      db,
      twoStep: { prove: async <T>() => 'Quill House' as T },
      storedFiles: { openFile: async (key) => Readable.from([`file ${key}`]) },
      companyAudit: { export: () => Readable.from(['']), exportSignIns: () => Readable.from(['']) },
      identity: { read: async () => ({ brandName: 'Manualist', supportEmail: null }) },
    });
    const ids = (await db.select({ id: company.id }).from(company)).map(({ id }) => id);
    expect(ids).toHaveLength(2);
    for (const own of ids) {
      const files = await unzip(await buffer(await exports.export(ownerOf(own), { password: '' })));
      const all = Object.entries(files).flat().join('\n');
      for (const { table, name, hidden } of EXPORTED_TABLES) {
        const rows: Record<string, unknown>[] = await db.select().from(table);
        const ownerIn = table === company ? 'id' : 'companyId';
        const foreign = rows.filter((row) => row[ownerIn] !== own);
        const mine = rows.filter((row) => row[ownerIn] === own);
        expect([name, rowsOf(files[`${name}.jsonl`]).length]).toEqual([name, mine.length]);
        expect(foreign).toHaveLength(1);
        const secrets = mine.map((row) => hidden.map((property) => row[property]));
        for (const id of idsIn([foreign, secrets])) expect([name, all.includes(id)]).toEqual([name, false]);
      }
    }
  });
});

/** The owner of a company, proven already. */
const ownerOf = (companyId: string): CompanyActor => ({
  accountId: companyId,
  sessionId: companyId,
  scopes: null,
  name: 'Ines',
  email: 'ines@example.com',
  role: 'company',
  companyId,
  isOwner: true,
  isSuspended: false,
  mustTurnOnTwoStep: false,
});
