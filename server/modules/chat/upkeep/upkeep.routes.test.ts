import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { type UpkeepTask, upkeepRoutes } from '../../../../contracts/chat/upkeep.ts';
import { upkeepCalendarPath } from '../../../../contracts/chat/upkeep-path.ts';
import { company } from '../../../db/schema/companies.ts';
import type { TestCompany } from '../../../testing/accounts.ts';
import { makePdf } from '../../../testing/manual-fixtures.ts';
import { createLink, createNeighbours, createReadyProduct } from '../../../testing/products.ts';
import { SCANNER_MANUAL } from '../../../testing/scanner-manual.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';

const HEADING_PT = 18;
const CARE_MANUAL = makePdf([
  [
    { text: '1 Care', sizePt: HEADING_PT },
    { text: 'Descale the machine every 200 cups or 3 months.' },
    { text: 'Rinse the wand after each use.' },
  ],
  [{ text: '2 Filter', sizePt: HEADING_PT }, { text: 'Change the cartridge every 2 months.' }],
]);

describeOnBothDatabases('the upkeep of a product', (database) => {
  const app = useTestApp(database);
  let vendor: TestCompany;
  let productId: string;
  let uniqueId: string;

  beforeAll(async () => {
    ({ vendor } = await createNeighbours(app()));
    productId = await createReadyProduct(app(), vendor, 'Kaffa; 300', CARE_MANUAL);
    ({ uniqueId } = await createLink(app(), vendor, productId));
  });

  const list = (key: string) => app().call(upkeepRoutes.upkeep, { body: { uniqueId: key } });
  const tasksOf = async (key: string) => ((await list(key)).body.data as { tasks: UpkeepTask[] }).tasks;
  const calendar = (key: string, query: Record<string, string> = {}) =>
    app().app.inject({ url: `${upkeepCalendarPath(key)}?${new URLSearchParams(query)}` });

  it('is what the manual says, word for word, with its page', async () => {
    const tasks = await tasksOf(uniqueId);
    expect(
      tasks.map(({ task, printed, every, uses, place }) => [task, printed, every, uses, place.page]),
    ).toEqual([
      [
        'Descale the machine every 200 cups or 3 months.',
        'every 200 cups or 3 months',
        { count: 3, unit: 'month' },
        'every 200 cups',
        1,
      ],
      ['Rinse the wand after each use.', 'after each use', null, 'after each use', 1],
      ['Change the cartridge every 2 months.', 'every 2 months', { count: 2, unit: 'month' }, null, 2],
    ]);
    const [first] = tasks;
    expect(first?.place).toMatchObject({ heading: '1 Care', quote: first?.task });
    expect(first?.place.boxes.length).toBeGreaterThan(0);
    expect((await tasksOf(uniqueId)).map(({ key }) => key)).toEqual(tasks.map(({ key }) => key));
  });

  it('is shown to whoever has the link, and of its product alone', async () => {
    const scanner = await createReadyProduct(app(), vendor, 'Scanner', SCANNER_MANUAL);
    const other = await createLink(app(), vendor, scanner);
    expect((await tasksOf(other.uniqueId)).map(({ printed }) => printed)).toEqual(['once a week']);
    expect((await list('x'.repeat(32))).status).toBe(404);
    expect((await list('short')).status).toBe(400);
  });

  it('comes as a calendar of all that a calendar can count', async () => {
    const reply = await calendar(uniqueId, { done: '2026-01-31', lang: 'de' });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(reply.headers['content-disposition']).toContain('upkeep.ics');
    const text = reply.payload.replaceAll('\r\n ', '');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(text).toContain(
      'DTSTART;VALUE=DATE:20260430\r\nRRULE:FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=28,29,30;BYSETPOS=-1',
    );
    expect(text).toContain('DTSTART;VALUE=DATE:20260331\r\n');
    expect(text).toContain(
      'SUMMARY;LANGUAGE=de:Kaffa\\; 300: Descale the machine every 200 cups or 3 months.',
    );
    expect(text).toMatch(/Aus der Anleitung: .*\\, Seite 2/);
    expect(text).toContain(`/${uniqueId}`);
  });

  it('comes as one task, the same entry each time', async () => {
    const task = (await tasksOf(uniqueId)).at(-1)?.key ?? '';
    const text = (await calendar(uniqueId, { task })).payload;
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    const uid = /UID:\S+/.exec(text)?.[0];
    expect(uid).toBeDefined();
    expect((await calendar(uniqueId, { task, lang: 'fr' })).payload).toContain(`${uid}\r\n`);
    const { uniqueId: second } = await createLink(app(), vendor, productId);
    expect((await calendar(second, { task })).payload).not.toContain(`${uid}\r\n`);
  });

  it('is no calendar of what is unknown or badly asked for', async () => {
    const counted = (await tasksOf(uniqueId))[1]?.key ?? '';
    for (const [key, query, status] of [
      ['x'.repeat(32), {}, 404],
      ['short', {}, 404],
      [uniqueId, { task: 'unknown' }, 404],
      [uniqueId, { task: counted }, 404],
      [uniqueId, { task: 'a b' }, 400],
      [uniqueId, { done: '2026-02-30' }, 400],
      [uniqueId, { done: '1900-01-01' }, 400],
      [uniqueId, { done: 'today' }, 400],
      [uniqueId, { lang: '<b>' }, 400],
    ] as const)
      expect((await calendar(key, query)).statusCode, JSON.stringify([key, query])).toBe(status);
  });

  it('is silent while its company is suspended', async () => {
    const change = (suspendedAt: Date | null) =>
      database().write.update(company).set({ suspendedAt }).where(eq(company.id, vendor.companyId));
    await change(new Date());
    expect(await tasksOf(uniqueId)).toEqual([]);
    expect((await calendar(uniqueId)).statusCode).toBe(404);
    await change(null);
    expect(await tasksOf(uniqueId)).toHaveLength(3);
  });
});
