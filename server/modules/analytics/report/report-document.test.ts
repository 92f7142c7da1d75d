import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ReadReport, readReport } from '../../../testing/read-report.ts';
import { drawReport, type Report } from './report-document.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'manualist-report-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const NO_TIME = { medianMs: null, medianMsBefore: null, trend: null };
const NOTHING = { asked: 0, answered: 0, not_answered: 0, works: 0, does_not_work: 0, resolved: 0 };

const reportOf = (values: Partial<Report>): Report => ({
  brandName: 'Manualist',
  companyName: 'Quill Instruments',
  productName: null,
  period: { from: '2026-01-01', to: '2026-01-31' },
  overview: {
    total: NOTHING,
    before: { from: '2025-12-01', to: '2025-12-31', asked: 0 },
    answerTime: NO_TIME,
    trend: null,
    days: [],
    daysBefore: [],
  },
  products: [],
  productsTotal: 0,
  points: NO_POINTS,
  improvements: { total: 0, looked_at: 0, cards: [], effects: [] },
  contacts: { asked: 0, answered: 0, helped: 0, sent: 0, left: 0, not_answered: 0 },
  madeAt: new Date('2026-02-01T08:00:00Z'),
  ...values,
});

const NO_POINTS: Report['points'] = {
  total: 0,
  looked_at: 0,
  topics: [],
  alone: 0,
  others: [],
  off_topic_total: 0,
  off_topic: [],
};

const product = (product_name: string, place = 0) => ({
  _id: `00000000-0000-7000-8000-${String(place).padStart(12, '0')}`,
  product_name,
  totalCount: 1200 + place,
  answered: 600,
  not_answered: 600 + place,
  high: 0,
  medium: 0,
  low: 0,
  works: 7,
  does_not_work: 3,
});

async function read(values: Partial<Report>): Promise<ReadReport> {
  const path = join(folder, 'report.pdf');
  await writeFile(path, await buffer(await drawReport(reportOf(values))));
  return readReport(path);
}

it('says how many questions it leaves out because they are not about the product', async () => {
  const { text } = await read({ points: { ...NO_POINTS, off_topic_total: 2 } });
  expect(text).toContain('Left out: 2 questions that are not about the product.');
});

it('is one page that says so where there is nothing to say', async () => {
  const { pages, text } = await read({});
  expect(pages).toBe(1);
  for (const words of [
    'Total queries: 0',
    'Deflection: –',
    'Median time to answer: –',
    'There are no products yet.',
    'Nobody was left without help.',
    'Nothing to improve in this period.',
  ])
    expect(text).toContain(words);
});

it('tells the trend, and the days of two years', async () => {
  const { text } = await read({
    period: { from: '2024-01-01', to: '2025-12-31' },
    overview: {
      total: { ...NOTHING, asked: 1234, answered: 617, not_answered: 617, resolved: 600 },
      before: { from: '2021-12-31', to: '2023-12-31', asked: 1000 },
      answerTime: { medianMs: 1318, medianMsBefore: 140, trend: 841 },
      trend: 23,
      days: [
        { day: '2024-02-29', asked: 1000, answered: 500 },
        { day: '2025-12-31', asked: 234, answered: 117 },
      ],
      daysBefore: [],
    },
  });
  expect(text).toContain('Total queries: 1,234');
  expect(text).toContain('+23%, from 1,000 in the 731 days before');
  expect(text).toContain('1,000 queries a day at most');
  expect(text).toContain('Answered: 617 (50%)');
  expect(text).toContain('Deflection: 49% (600 of 1,234 questions answered');
  expect(text).toContain('Median time to answer: 1.3 s (+841%, from 140 ms in the 731 days before)');
});

it('tells what was asked before without a trend where there is none', async () => {
  const { overview } = reportOf({});
  const { text } = await read({ overview: { ...overview, before: { ...overview.before, asked: 7 } } });
  expect(text).toContain('\n7 in the 31 days before\n');
});

it.each([
  ['without a time to compare with', 140, /Median time to answer: 140 ms\n/],
  ['of days when answers were not timed', null, /Median time to answer: not measured then\n/],
])('tells how long answers took, %s', async (_what, medianMs, expected) => {
  const { overview } = reportOf({});
  const total = { ...NOTHING, asked: 1, answered: 1 };
  const { text } = await read({ overview: { ...overview, total, answerTime: { ...NO_TIME, medianMs } } });
  expect(text).toMatch(expected);
});

it('tells how sure the answers about each product were', async () => {
  const products = [{ ...product('Kettle'), high: 3, medium: 2, low: 1 }, product('Lamp', 1)];
  const { text } = await read({ products, productsTotal: 2 });
  expect(text.replace(/\s+/g, ' ')).toMatch(/Kettle .*50% high, 33% .*medium, 17% low.* Lamp .* – /);
});

it('goes on over pages, with the headers of the table on each, and loses no product', async () => {
  const products = Array.from({ length: 100 }, (_, place) =>
    product(`Product ${place} ${'of many words '.repeat(8)}`, place),
  );
  const { pages, text } = await read({ products, productsTotal: 140 });
  expect(pages).toBeGreaterThan(3);
  for (let place = 0; place < 100; place += 1) expect(text).toContain(`Product ${place} `);
  expect(text).toContain('40 more are left out.');
});

it.each([
  ['letters of other alphabets', 'Łódź Ελλάδα Насос Việt', /Łódź Ελλάδα Насос Việt/],
  ['letters that no font has', '水泵 مضخة', /\?\? \?{4}/],
  ['a word wider than its column', 'x'.repeat(160), /x{20}/],
  ['accents that stand apart from their letters', 'Po\u0308mpe', /Pömpe/],
  ['signs that end lines, and half of a letter', 'A\nB\tC \ud83d!', /A B C \?!/],
])('draws a name with %s', async (_what, name, expected) => {
  const { text } = await read({ products: [product(name)], productsTotal: 1, companyName: name });
  expect(text).toMatch(expected);
  expect(text).toContain('600 (50%)');
});

it('tells what became of messages in contact forms, where there were any', async () => {
  expect((await read({})).text).not.toContain('Contact forms');
  const contacts = { asked: 10, answered: 7, helped: 2, sent: 4, left: 1, not_answered: 3 };
  const { text } = await read({ contacts });
  expect(text).toContain('Answered before sending: 7 of 10 messages');
  expect(text).toContain('it helped: 2 (deflection: 20% of all messages)');
  expect(text).toContain('Sent all the same: 4');
  expect(text).toContain('not known whether it helped: 1');
});
